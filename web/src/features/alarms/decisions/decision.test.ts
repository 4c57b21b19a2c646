import { expect, test } from 'vitest';
import { bulkAction, nameOf, type Outcome, successOf, undoneText } from './decision.ts';

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

test('an undo names the status that an alarm is back in', () => {
  const alarm = { status: 'Intake', state: 'active', activeWorkCount: 0 } as const;
  const snooze = { verb: 'snooze', until: '2026-05-01T12:00:00.000Z' } as const;
  expect(undoneText(snooze, { ...one, alarm })).toBe('Snooze undone: A48213 is back in Intake');
  expect(undoneText({ verb: 'move', status: 'Declined' }, some)).toBe('Decline undone: 3 alarms');
  expect(undoneText({ verb: 'pin', pin: true }, { ...one, alarm })).toBe('Pin undone: A48213');
});

test('a confirmation says what will be done', () => {
  expect(bulkAction({ verb: 'move', status: 'Vendor' }, '227 alarms')).toBe('Move 227 alarms to Vendor');
  expect(bulkAction({ verb: 'move', status: 'Declined' }, '227 alarms')).toBe('Decline 227 alarms');
  expect(bulkAction({ verb: 'priority', priority: 4 }, '227 alarms')).toBe('Set 227 alarms to priority High');
  expect(bulkAction({ verb: 'impact', isServiceImpacting: false }, 'A5')).toBe('Remove service failure from A5');
});
