import { expect, test } from 'vitest';
import { type ActivityRow, activityQuote, activityText, actorName } from './activity-text.ts';

const row = (over: Partial<ActivityRow>): ActivityRow => ({
  id: '1',
  cause: null,
  field: 'status',
  prevValue: 'Intake',
  revValue: 'Declined',
  createdAt: '2025-10-14T19:41:00.000Z',
  user: null,
  automationRule: null,
  externalSystem: null,
  metadata: null,
  ...over,
});

const noWords = { statusUpdateReason: null, snoozeReason: null, snoozeDuration: null, vote: null, comment: null };

test('the actor is a person, a rule, a source or the system', () => {
  expect(actorName(row({ user: { displayName: 'Support' } }))).toBe('Support');
  expect(actorName(row({ automationRule: { id: '41', name: 'Surgical air', isDeleted: false } }))).toBe(
    'Automation · Surgical air',
  );
  expect(actorName(row({ externalSystem: { displayName: 'Air systems' } }))).toBe('Air systems');
  expect(actorName(row({}))).toBe('System');
});

test('a change names the field and both values in people’s words', () => {
  expect(activityText(row({}))).toBe('changed status: Intake → Declined');
  expect(activityText(row({ field: 'priority', prevValue: '4', revValue: '5' }))).toBe(
    'changed priority: High → Highest',
  );
  expect(activityText(row({ field: 'isServiceImpacting', prevValue: 'false', revValue: 'true' }))).toBe(
    'changed Is Service Failure Alarm: No → Yes',
  );
  expect(activityText(row({ field: 'equipment_type', prevValue: null, revValue: 'Pump' }))).toBe(
    'set equipment type: Pump',
  );
  expect(activityText(row({ field: 'equipment_type', prevValue: 'Pump', revValue: null }))).toBe(
    'changed equipment type: Pump → (blanks)',
  );
});

test('a change that is nobody’s own decision says what it follows from', () => {
  expect(activityText(row({ prevValue: 'Declined', revValue: 'Intake', cause: 'UNDO' }))).toBe(
    'changed status: Declined → Intake (undo)',
  );
  expect(activityText(row({ revValue: 'Dispatched', cause: 'TICKET' }))).toBe(
    'changed status: Intake → Dispatched (work on the alarm)',
  );
  expect(activityText(row({ cause: 'PERSON' }))).toBe('changed status: Intake → Declined');
  expect(activityText(row({ prevValue: 'Snoozed', revValue: 'Intake', cause: 'SWEEP' }))).toBe(
    activityText(row({ prevValue: 'Snoozed', revValue: 'Intake' })),
  );
});

test('what the source did reads as an event', () => {
  expect(activityText(row({ field: 'started' }))).toBe('activated');
  expect(activityText(row({ field: 'ended' }))).toBe('returned to normal');
});

test('a snooze says how long, and reasons and notes are quoted', () => {
  const snooze = row({
    revValue: 'Snoozed',
    metadata: { ...noWords, snoozeReason: 'Filter change', snoozeDuration: 14_400_000 },
  });
  expect(activityText(snooze)).toBe('changed status: Intake → Snoozed for 4h 0m');
  // the server counts from when it heard of it
  const late = { ...snooze, metadata: { ...noWords, snoozeDuration: 3_599_200 } };
  expect(activityText(late)).toBe('changed status: Intake → Snoozed for 1h 0m');
  expect(activityQuote(snooze)).toBe('Filter change');
  expect(activityQuote(row({ field: 'notes', revValue: 'Belt replaced' }))).toBe('Belt replaced');
  expect(activityQuote(row({}))).toBeNull();
});

test('what somebody says of a ticket’s alarms is told with the words that came with it', () => {
  const feedback = row({
    field: 'alarmWasValid',
    prevValue: null,
    revValue: 'false',
    metadata: { ...noWords, comment: 'The sensor was loose' },
  });
  expect(activityText(feedback)).toBe('set valid alarm: No');
  expect(activityQuote(feedback)).toBe('The sensor was loose');
});
