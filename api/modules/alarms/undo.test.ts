import { describe, expect, test } from 'vitest';
import { decisionScene } from '../../../tests/support/decision-scene.ts';

const scene = decisionScene();
const { alarms, call, inAnHour, read, refusal, activityOf } = scene;

describe('undo', () => {
  test('STAT.29: status, snooze and the same Intake entry are back; activity keeps both steps', async () => {
    const [one, two] = await alarms({}, { status: 'Declined' });
    const before = [await read(one), await read(two)];
    const { undoId } = await call('snoozeAlarm', { ids: [one, two], until: inAnHour(), reason: 'Oops' });
    expect(await call('undoAlarms', { undoId })).toMatchObject({ affected: 2, failures: [] });
    for (const [index, id] of [one, two].entries())
      expect(await read(id)).toMatchObject({
        status: before[index]?.status,
        enteredStatusAt: before[index]?.enteredStatusAt,
        snoozeExpiresAt: null,
        snoozeReason: null,
      });
    expect((await activityOf(one)).filter(({ field }) => field === 'status')).toHaveLength(2);
  });

  test('STAT.29: a snooze that was ended is back with its end and reason', async () => {
    const [one] = await alarms({});
    const end = inAnHour();
    await call('snoozeAlarm', { ids: [one], until: end, reason: 'Parts' });
    const { undoId } = await call('unsnoozeAlarm', { ids: [one] });
    await call('undoAlarms', { undoId });
    expect(await read(one)).toMatchObject({ status: 'Snoozed', snoozeExpiresAt: end, snoozeReason: 'Parts' });
  });

  test('STAT.29: a cleared alarm is active again, its instance open', async () => {
    const [one] = await alarms({ severity: 'Warn' });
    const { undoId } = await call('moveAlarms', { ids: [one], status: 'Inactive' });
    expect(await call('undoAlarms', { undoId })).toMatchObject({ affected: 1 });
    expect(await read(one)).toMatchObject({ status: 'Intake', state: 'active', severity: 'Warn' });
  });

  test('STAT.29: what has changed since stays as it is, and is said', async () => {
    const [one, two] = await alarms({}, {});
    const { undoId } = await call('moveAlarms', { ids: [one, two], status: 'Declined' });
    const grace = await scene.api.newPerson(scene.customerId);
    await call('moveAlarms', { ids: [one], status: 'Dispatched' }, grace);
    expect(await call('undoAlarms', { undoId })).toMatchObject({
      affected: 1,
      failures: [{ id: one, code: 'CONFLICT', reason: `Alarm ${one} has changed since, so it was not undone.` }],
    });
    expect([(await read(one))?.status, (await read(two))?.status]).toEqual(['Dispatched', 'Intake']);
    // only once, and only by the person who made the change
    expect((await call('undoAlarms', { undoId })).affected).toBe(0);
    expect(await refusal('undoAlarms', { undoId }, grace)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
