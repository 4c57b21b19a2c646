import { expect, test } from 'vitest';
import { parseCsvMap } from './csv-map.ts';

const problemOf = (input: unknown): string => {
  const parsed = parseCsvMap(input);
  if ('map' in parsed) throw new Error('expected a problem');
  return parsed.problem;
};

test('no map is the default map: commas, a header, a stream', () => {
  for (const none of [undefined, null, {}]) {
    expect(parseCsvMap(none)).toMatchObject({ map: { mode: 'stream', delimiter: ',', header: true, fields: {} } });
  }
});

test('a field is a column by name or number, or the text of several', () => {
  const input = { header: false, fields: { occurredAt: [1, 2], message: 7, value: null } };
  expect(parseCsvMap(input)).toMatchObject({ map: input });
});

test.each([
  ['an unknown field', { fields: { poinnt: 'x' } }, /fields.*poinnt/],
  ['a column number of 0', { fields: { message: 0 } }, /fields\.message/],
  ['no column at all', { fields: { message: [] } }, /fields\.message/],
  ['a delimiter of words', { delimiter: 'and' }, /at delimiter/],
  ['names beside a header', { columns: ['a'] }, /at columns: The header already names the columns/],
  ['columns that nothing names', { header: false }, /at fields\.occurredAt: Nothing names the columns/],
  ['a record without an id', { mode: 'record', fields: { sourceRecordId: null } }, /Records need an id/],
  ['no time', { fields: { occurredAt: null } }, /needs a time/],
  ['a text', 'timestamp', /the column map cannot be used/],
])('%s is refused with where and why', (_, input, reason) => {
  expect(problemOf(input)).toMatch(reason);
});
