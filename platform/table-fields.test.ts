import { expect, expectTypeOf, test } from 'vitest';
import {
  bulkColumnsOf,
  compileRecord,
  copyFrom,
  field,
  type RecordOf,
  readFrom,
  selectAs,
  selectOf,
} from './table-fields.ts';

const fields = {
  id: field.bigint('id'),
  kind: field.text('kind_name').as<'a' | 'b'>(),
  endedAt: field.time('ended_at').orNull(),
  startedAt: field.time('started_at'),
  details: field.json('details').orNull(),
};

test('a record, its row and its statements follow from one declaration', () => {
  expectTypeOf<RecordOf<typeof fields>>().toEqualTypeOf<{
    id: number;
    kind: 'a' | 'b';
    endedAt: number | null;
    startedAt: number;
    details: unknown;
  }>();
  const read = compileRecord<(row: object) => RecordOf<typeof fields>>(['row'], readFrom('row', fields));
  const row = { id: 7, kind_name: 'a', ended_at: null, started_at: new Date(5), details: { is: 1 }, other: 'left out' };
  const record = read(row);
  expect(record).toEqual({ id: 7, kind: 'a', endedAt: null, startedAt: 5, details: { is: 1 } });
  expect(bulkColumnsOf(fields).map(({ column, value }) => [column, value(record)])).toEqual([
    ['id', 7],
    ['kind_name', 'a'],
    ['ended_at', null],
    ['started_at', '1970-01-01 00:00:00.005+00'],
    ['details', '{"is":1}'],
  ]);
  expect(selectOf(fields, 't')).toBe('t.id, t.kind_name, t.ended_at, t.started_at, t.details');
  expect(selectAs({ kind: fields.kind }, 't')).toBe('t.kind_name as "kind"');
});

test('members on demand are made each time they are read, and by nobody else', () => {
  let times = 0;
  const join = compileRecord<(state: { id: number }, texts: { text: string }) => { id: number; text: string }>(
    ['state', 'texts'],
    copyFrom('state', ['id']),
    copyFrom('texts', ['text']),
  );
  const joined = join(
    { id: 1 },
    {
      get text() {
        times += 1;
        return 'dear';
      },
    },
  );
  expect([joined.id, times, joined.text, times]).toEqual([1, 0, 'dear', 1]);
});

test('only names become code, and a list is no column of a bulk statement', () => {
  expect(() => compileRecord(['row'], { 'a: process.exit(), b': 'row.a' })).toThrow(TypeError);
  expect(() => compileRecord(['row'], {}, { 'x()': 'row.a' })).toThrow(TypeError);
  expect(() => bulkColumnsOf({ tokens: field.texts('tokens') })).toThrow(TypeError);
});
