import { describe, expect, test } from 'vitest';
import { decisionScene, done, hour } from '../../../tests/support/decision-scene.ts';

const scene = decisionScene();
const { alarms, call, inAnHour, read, refusal, activityOf } = scene;
const day = 24 * hour;

describe('snoozing', () => {
  test('ALM-025 ALM-054 snoozeAlarm takes an end and a reason; both directions are told with reason and duration', async () => {
    const [one] = await alarms({});
    const end = inAnHour();
    expect(await call('snoozeAlarm', { ids: [one], until: end, reason: 'Filter change' })).toMatchObject(done);
    expect(await read(one)).toMatchObject({ status: 'Snoozed', snoozeExpiresAt: end, snoozeReason: 'Filter change' });
    const later = new Date(Date.parse(end) + hour).toISOString();
    await call('snoozeAlarm', { ids: [one], until: later });
    expect(await read(one)).toMatchObject({ status: 'Snoozed', snoozeExpiresAt: later, snoozeReason: null });
    const rows = await activityOf(one);
    expect(rows.map(({ field }) => field).sort()).toEqual(['snoozeExpiresAt', 'status']);
    const first = rows.find(({ field }) => field === 'status');
    expect(first?.metadata).toMatchObject({ snoozeReason: 'Filter change' });
    expect((first?.metadata?.snoozeDuration ?? 0) / hour).toBeCloseTo(1, 1);
  });

  test('snoozed again as it is, nothing is told; another reason is', async () => {
    const [one] = await alarms({});
    const snooze = { ids: [one], until: inAnHour(), reason: 'Filter change' };
    await call('snoozeAlarm', snooze);
    const before = [await read(one), await activityOf(one)];
    expect(await call('snoozeAlarm', snooze)).toMatchObject({ affected: 0, skipped: 1, failures: [], undoId: null });
    expect([await read(one), await activityOf(one)]).toEqual(before);
    expect(await call('snoozeAlarm', { ...snooze, reason: 'Belt' })).toMatchObject({ affected: 1 });
    expect((await activityOf(one)).map(({ metadata }) => metadata?.snoozeReason).sort()).toEqual([
      'Belt',
      'Filter change',
    ]);
  });

  test('ALM-026 unsnoozeAlarm ends it: the alarm goes where it belongs now', async () => {
    const [one, two] = await alarms({ status: 'Declined' }, {});
    await call('snoozeAlarm', { ids: [one, two], until: inAnHour() });
    await scene.api
      .db('alarm_state')
      .where({ customer_id: scene.customerId, id: Number(two) })
      .update({ is_active: false });
    expect(await call('unsnoozeAlarm', { ids: [one, two] })).toMatchObject({ affected: 2 });
    expect(await read(one)).toMatchObject({ status: 'Intake', snoozeExpiresAt: null });
    expect(await read(two)).toMatchObject({ status: 'Inactive' });
    expect(await call('unsnoozeAlarm', { ids: [one] })).toMatchObject({ affected: 0, skipped: 1 });
  });

  test('SNZ.1: not in the past, not endless', async () => {
    const [one] = await alarms({});
    const at = (ms: number) => new Date(scene.api.clock.now().getTime() + ms).toISOString();
    expect(await refusal('snoozeAlarm', { ids: [one], until: at(-1) })).toMatchObject({
      code: 'INVALID',
      message: 'A snooze must end in the future',
    });
    expect(await refusal('snoozeAlarm', { ids: [one], until: at(366 * day) })).toMatchObject({
      message: 'A snooze can last at most 365 days',
    });
    expect(await refusal('snoozeAlarm', { ids: [one], until: 'tomorrow' })).toMatchObject({ code: 'INVALID' });
    expect((await read(one))?.status).toBe('Intake');
  });

  test('SNZ.2: what is over is over when it is read, whether or not anything sweeps', async () => {
    const [one] = await alarms({});
    await call('snoozeAlarm', { ids: [one], until: inAnHour() });
    scene.api.advance(hour);
    expect(await read(one)).toMatchObject({ status: 'Intake', snoozeExpiresAt: null, snoozeReason: null });
    const [last] = await activityOf(one);
    expect(last).toMatchObject({ field: 'status', prevValue: 'Snoozed', revValue: 'Intake', user: null });
    expect(last?.metadata?.snoozeDuration).toBeGreaterThanOrEqual(hour - 1_000);
  });

  test('SNZ.3: raised to the highest priority, or impacting service, it is back at once, by the system', async () => {
    const [one, two] = await alarms({}, {});
    await call('snoozeAlarm', { ids: [one, two], until: inAnHour() });
    await call('updateAlarmPriority', { ids: [one], priority: 5 });
    await call('updateAlarms', { ids: [two], isServiceImpacting: true });
    expect([(await read(one))?.status, (await read(two))?.status]).toEqual(['Intake', 'Intake']);
    expect(
      (await activityOf(two)).find(({ field, revValue }) => field === 'status' && revValue === 'Intake')?.user,
    ).toBeNull();
  });
});
