import { expect, test } from 'vitest';
import { type ChangeRows, type Changes, noChanges } from '../../domain/changes/changes-message.ts';
import { portionsOf } from './portions.ts';

let at = 0;
function message(alarms: number, tickets = 0): Changes {
  at += 1;
  const lists: Partial<ChangeRows> = { alarms: new Array(alarms), tickets: new Array(tickets) };
  return { ...noChanges(1, at), ...lists };
}

test('a portion takes no further message from a thousand rows on, whatever they are of; none is lost', () => {
  const messages = [message(600), message(0, 399), message(1), message(2_500), message(0), message(10)];
  const portions = [...portionsOf(messages)];
  expect(portions.map(({ length }) => length)).toEqual([3, 1, 2]);
  expect(portions.flat()).toEqual(messages);
  expect([...portionsOf([])]).toEqual([]);
});
