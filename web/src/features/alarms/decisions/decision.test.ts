import { expect, test } from 'vitest';
import { nameOf, type Outcome, successOf } from './decision.ts';

const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  taskId: null,
  undoId: null,
  affected: 1,
  skipped: 0,
  failures: [],
  ...given,
});
const one = { ids: ['48213'], count: 1 };
const some = { ids: ['1', '2', '3'], count: 3 };

test('one alarm is named, many are counted', () => {
  expect(nameOf(one)).toBe('A48213');
  expect(nameOf(some)).toBe('3 alarms');
  expect(nameOf({ count: 1_303 })).toBe('1,303 alarms');
});

test('a toast says what was done, why, and what was not', () => {
  expect(successOf({ verb: 'move', status: 'Declined', reason: ' Known ' }, one, outcome())).toEqual({
    title: 'A48213 declined',
    body: 'Reason: Known',
  });
  expect(successOf({ verb: 'pin', pin: true }, one, outcome())).toEqual({ title: 'A48213 pinned' });
  const failures = [{ id: '3', code: 'CONFLICT', reason: 'Alarm 3 has changed.' }];
  expect(successOf({ verb: 'move', status: 'Vendor' }, some, outcome({ affected: 2, skipped: 1, failures }))).toEqual({
    title: '2 alarms moved to Vendor',
    body: '1 skipped, 1 not changed: Alarm 3 has changed.',
  });
});

test('what is accepted and done in the background is said so', () => {
  const { title, body } = successOf({ verb: 'delete' }, { count: 1_303 }, outcome({ taskId: 't', affected: 0 }));
  expect(`${title}. ${body}`).toBe('1,303 alarms are being updated. Changes will appear momentarily.');
});

test('ALM-129 an accepted update of an alarm is said so', () => {
  const { title, body } = successOf({ verb: 'impact', isServiceImpacting: true }, one, outcome());
  expect(`${title} ${body}`).toBe('Alarm is being updated. Changes will appear momentarily.');
});
