import { describe, expect, test } from 'vitest';
import { alarmState, shownOf } from '../../tests/support/alarm-rows.ts';
import type { AlarmState } from '../alarms/model/state.ts';
import type { Cause } from '../origin/cause.ts';
import type { Trigger } from './rule.ts';
import { enteredBy, type JudgedChange, staysIn } from './trigger.ts';

const at = Date.UTC(2026, 4, 4, 12);
const trigger = (type: Trigger['type'], status: string | null = null): Trigger => ({ type, status });

/** The change from one state to the next, which enters its status if that is another. */
function change(
  before: Partial<AlarmState> | null,
  after: Partial<AlarmState>,
  { cause = 'SOURCE' as Cause | null, entryId }: { cause?: Cause | null; entryId?: string } = {},
): JudgedChange {
  const base = { customerId: 1, id: 7, latestAlarmAt: at, version: 4 };
  const old = { ...base, ...before, version: 4 };
  const state = shownOf(alarmState({ ...old, ...after, version: 5 }));
  const previous = before === null ? null : shownOf(alarmState(old));
  const changed =
    previous &&
    Object.fromEntries(Object.entries(previous).filter(([key, value]) => value !== state[key as keyof typeof state]));
  const hasEntered = before === null || previous?.status !== state.status;
  return { state, previous: changed, cause, entryId: entryId ?? (hasEntered ? '5' : '2'), at };
}
const ended = { isActive: false, status: 'Inactive', latestEndAt: at - 60_000, latestAlarmAt: at - 120_000 };
const active = { isActive: true, status: 'Intake', latestAlarmAt: at };

describe('what triggers', () => {
  test('AUTO.1 any entry into Intake, also within one batch of events, but not what stays there', () => {
    const intake = trigger('ENTERS_INTAKE');
    expect(enteredBy(intake, change(ended, active))).toEqual({ entry: '5', since: null });
    expect(enteredBy(intake, change(null, active))).toEqual({ entry: '5', since: null });
    expect(enteredBy(intake, change(active, { ...active, latestAlarmAt: at + 1 }, { entryId: '5.1' }))).toEqual({
      ...{ entry: '5.1', since: null },
    });
    expect(enteredBy(intake, change(active, { ...active, latestAlarmAt: at + 1 }))).toBeNull();
    expect(enteredBy(intake, change(active, { status: 'Declined' }))).toBeNull();
  });

  test('AUTO.2 the status that the rule names', () => {
    const change5 = change(active, { status: 'Review' }, { cause: 'PERSON' });
    expect(enteredBy(trigger('ENTERS_STATUS', 'Review'), change5)).toEqual({ entry: '5', since: null });
    expect(enteredBy(trigger('ENTERS_STATUS', 'Declined'), change5)).toBeNull();
    expect(enteredBy(trigger('ENTERS_STATUS'), change5)).toBeNull();
  });

  test('AUTO.3 from inactive to active, also within one batch; not an occurrence that supersedes another', () => {
    const becomes = trigger('BECOMES_ACTIVE');
    const dispatched = { isActive: true, status: 'Dispatched', openWorkCount: 1, latestAlarmAt: at };
    expect(enteredBy(becomes, change(ended, active))).toEqual({ entry: 'v5', since: at });
    const again = { ...dispatched, latestEndAt: at + 60_000, latestAlarmAt: at + 120_000 };
    expect(enteredBy(becomes, change(dispatched, again))).toEqual({ entry: 'v5', since: at + 120_000 });
    const superseded = { ...dispatched, latestEndAt: at + 60_000, latestAlarmAt: at + 60_000 };
    expect(enteredBy(becomes, change(dispatched, superseded))).toBeNull();
    expect(enteredBy(becomes, change(active, { isPinned: true }))).toBeNull();
  });

  test('AUTO.4 from active to inactive, also within one batch', () => {
    const becomes = trigger('BECOMES_INACTIVE');
    expect(enteredBy(becomes, change(active, { isActive: false, latestEndAt: at + 1 }))).toEqual({
      ...{ entry: 'v5', since: at },
    });
    const blink = { ...ended, latestAlarmAt: at, latestEndAt: at + 1 };
    expect(enteredBy(becomes, change(ended, blink))).toEqual({ entry: 'v5', since: at });
    expect(enteredBy(becomes, change(ended, { isPinned: true }))).toBeNull();
  });

  test('AUTO.5 AUTO.6 AUTO.9 marks that are set, not those that are taken away', () => {
    const sweep = { cause: 'SWEEP' as const };
    expect(enteredBy(trigger('BECOMES_STALE'), change(active, { isStale: true }, sweep))).toMatchObject({
      entry: 'v5',
    });
    expect(enteredBy(trigger('BECOMES_STALE'), change({ ...active, isStale: true }, { isStale: false }))).toBeNull();
    const nuisance = trigger('BECOMES_NUISANCE');
    expect(enteredBy(nuisance, change(active, { nuisanceCount: 2 }))).toEqual({ entry: 'v5', since: null });
    expect(enteredBy(nuisance, change({ ...active, nuisanceCount: 2 }, { nuisanceCount: 3 }))).toBeNull();
    const impact = trigger('BECOMES_SERVICE_IMPACTING');
    expect(enteredBy(impact, change(active, { isServiceImpacting: true }, { cause: 'PERSON' }))).not.toBeNull();
    expect(
      enteredBy(impact, change({ ...active, isServiceImpacting: true }, { isServiceImpacting: false })),
    ).toBeNull();
  });

  test('AUTO.7 a snooze that ran out, not one that somebody ended', () => {
    const snoozed = { ...active, status: 'Snoozed', snoozeExpiresAt: at };
    const over = { status: 'Intake', snoozeExpiresAt: null };
    const expired = trigger('SNOOZE_EXPIRED');
    expect(enteredBy(expired, change(snoozed, over, { cause: 'SWEEP' }))).toEqual({ entry: '5', since: null });
    expect(enteredBy(expired, change(snoozed, over, { cause: 'PERSON' }))).toBeNull();
    expect(enteredBy(expired, change(active, { isStale: true }, { cause: 'SWEEP' }))).toBeNull();
  });

  test('AUTO.8 work that was closed while the alarm is active, not an alarm taken off it', () => {
    const worked = { ...active, status: 'Dispatched', openWorkCount: 1 };
    const back = { status: 'Intake', openWorkCount: 0 };
    const closed = trigger('WORK_CLOSED_STILL_ACTIVE');
    const closing = change(worked, { ...back, lastWorkTicketClosedAt: at }, { cause: 'TICKET' });
    expect(enteredBy(closed, closing)).toEqual({ entry: '5', since: null });
    expect(enteredBy(closed, change(worked, back, { cause: 'TICKET' }))).toBeNull();
    expect(enteredBy(closed, change(ended, active))).toBeNull();
  });

  test('ALM.12 neither reparse, merge nor undo, nor a replay of something old', () => {
    const intake = trigger('ENTERS_INTAKE');
    for (const cause of ['REPARSE', 'MERGE', 'UNDO', null] as const)
      expect(enteredBy(intake, change(ended, active, { cause }))).toBeNull();
    const replayed = (latestAlarmAt: number) =>
      enteredBy(intake, change(ended, { ...active, latestAlarmAt }, { cause: 'REPLAY' }));
    expect(replayed(at - 59 * 60_000)).not.toBeNull();
    expect(replayed(at - 61 * 60_000)).toBeNull();
    expect(enteredBy(intake, change(ended, { ...active, deletedAt: at }))).toBeNull();
  });
});

test('AUTO.21 staying is being in the same entry, whatever happened in between', () => {
  const now = (state: Partial<AlarmState>, entryId = '5') => ({
    state: shownOf(alarmState({ customerId: 1, id: 7, latestAlarmAt: at, version: 9, ...state })),
    entryId,
  });
  const intake = { entry: '5', since: null };
  expect(staysIn(trigger('ENTERS_INTAKE'), intake, now(active))).toBe(true);
  expect(staysIn(trigger('ENTERS_INTAKE'), intake, now(active, '8'))).toBe(false);
  expect(staysIn(trigger('ENTERS_INTAKE'), intake, now({ ...active, deletedAt: at }))).toBe(false);
  const since = { entry: 'v5', since: at };
  const becomes = trigger('BECOMES_ACTIVE');
  expect(staysIn(becomes, since, now({ ...active, latestEndAt: at - 1 }))).toBe(true);
  expect(staysIn(becomes, since, now({ ...active, latestEndAt: at + 10, latestAlarmAt: at + 10 }))).toBe(true);
  expect(staysIn(becomes, since, now({ ...active, latestEndAt: at + 5, latestAlarmAt: at + 10 }))).toBe(false);
  expect(staysIn(becomes, since, now({ isActive: false }))).toBe(false);
  expect(staysIn(trigger('BECOMES_INACTIVE'), since, now({ isActive: false }))).toBe(true);
  expect(staysIn(trigger('BECOMES_INACTIVE'), since, now({ isActive: false, latestAlarmAt: at + 1 }))).toBe(false);
  expect(staysIn(trigger('BECOMES_STALE'), since, now({ isStale: true }))).toBe(true);
  expect(staysIn(trigger('BECOMES_STALE'), since, now({ isStale: true, latestAlarmAt: at + 1 }))).toBe(false);
  expect(staysIn(trigger('BECOMES_NUISANCE'), since, now({ nuisanceCount: 0 }))).toBe(false);
});
