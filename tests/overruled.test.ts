import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, openRoad, type Road } from './support/road.ts';
import { until } from './support/until.ts';

let road: Road;
beforeAll(async () => {
  road = await openRoad();
});
afterAll(() => road?.close());

const at = (minutesAgo: number): string => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const stateOf = async (point: string) => (await road.states()).find((state) => state.point_path === point);
/** Sends an alarm, then sets a state as if people had changed it. */
async function left(point: string, change: object): Promise<number> {
  await road.send(item('ALARM', point, at(60), { priority: 200 }));
  const state = await until('the alarm', () => stateOf(point));
  await road.db('alarm_state').where({ customer_id: road.customerId, id: state.id }).update(change);
  return Number(state.id);
}
const activityOf = (alarmId: number) =>
  road
    .db('alarm_activity')
    .where({ customer_id: road.customerId, alarm_id: alarmId })
    .orderBy('field')
    .select('field', 'prev_value', 'rev_value', 'user_id');

test('ALM.8: an activation brings a deleted alarm back into Intake, and that is told', async () => {
  const id = await left('P-1', { deleted_at: new Date(), status: 'Declined' });
  await road.send(item('ALARM', 'P-1', at(1), { priority: 200 }));
  const state = await until('the alarm to be back', async () => {
    const now = await stateOf('P-1');
    return now?.deleted_at === null ? now : null;
  });
  expect(state).toMatchObject({ status: 'Intake', is_active: true });
  expect(await activityOf(id)).toEqual([{ field: 'isDeleted', prev_value: 'true', rev_value: 'false', user_id: null }]);
});

test('SNZ.3: a source that raises a snoozed alarm to the highest priority ends the snooze', async () => {
  const snoozeUntil = new Date(Date.now() + 3_600_000);
  const id = await left('P-2', { status: 'Snoozed', snooze_expires_at: snoozeUntil });
  await road.db('alarms').where({ customer_id: road.customerId, id }).update({ snooze_reason: 'Later' });
  await road.send(item('ALARM', 'P-2', at(2), { priority: 100 }));
  await until('the second activation', async () => Number((await stateOf('P-2'))?.priority) === 3);
  expect((await stateOf('P-2'))?.status).toBe('Snoozed');
  await road.send(item('UPDATE', 'P-2', at(1), { priority: 1 }));
  const state = await until('the end of the snooze', async () => {
    const now = await stateOf('P-2');
    return now?.status === 'Intake' ? now : null;
  });
  expect(state.snooze_expires_at).toBeNull();
  expect(await activityOf(id)).toEqual([
    { field: 'status', prev_value: 'Snoozed', rev_value: 'Intake', user_id: null },
  ]);
  const { snooze_reason } = await road.db('alarms').where({ customer_id: road.customerId, id }).first();
  expect(snooze_reason).toBeNull();
});
