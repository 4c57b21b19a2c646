import { expect, test } from 'vitest';
import { parseFieldMap } from './field-map.ts';

const problemOf = (input: unknown): string => {
  const parsed = parseFieldMap(input);
  if ('map' in parsed) throw new Error('expected a problem');
  return parsed.problem;
};

test('no map is the default map: a stream with the words of the canonical events', () => {
  for (const none of [undefined, null, {}]) {
    expect(parseFieldMap(none)).toMatchObject({
      map: { mode: 'stream', pairBy: 'condition', fields: {}, events: { ALARM: 'ALARM', RTN: 'RTN', ACK: 'ACK' } },
    });
  }
});

test('a map names paths for some fields and leaves others unread', () => {
  const input = { mode: 'record', fields: { occurredAt: 'activation.at', sourceRecordId: 'id', event: null } };
  expect(parseFieldMap(input)).toMatchObject({ map: input });
});

test.each([
  ['an unknown field', { fields: { poinnt: 'x' } }, /fields.*poinnt/],
  ['an unknown setting', { mood: 'stream' }, /mood/],
  ['an unknown kind of event', { events: { CLEARED: 'GONE' } }, /events\.CLEARED/],
  ['a path that is no text', { fields: { message: 3 } }, /fields\.message/],
  ['an empty path', { fields: { message: ' ' } }, /fields\.message/],
  ['a record without an id', { mode: 'record', fields: { sourceRecordId: null } }, /Records need an id/],
  ['no time', { fields: { occurredAt: null } }, /needs a time/],
  ['a text', 'timestamp', /the field map cannot be used/],
])('%s is refused with where and why', (_, input, reason) => {
  expect(problemOf(input)).toMatch(reason);
});
