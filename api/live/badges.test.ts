import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { alarmState } from '../../tests/support/alarm-rows.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { until } from '../../tests/support/until.ts';

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

describe('badges and the feed age', () => {
  test('LIVE-019 counts come when asked for, and again after changes, for lenses the person may open', async () => {
    const own = await scene.api.newCustomer();
    const reader = await scene.api.newPerson(own);
    const [state] = await scene.api.storeAlarms([{ customerId: own, id: 1, status: 'Intake' }]);
    const watched = await scene.clients.signedIn(reader);
    watched.socket.emit('badges', ['intake', 'declined', 'nope']);
    const counts = () => watched.of('lens_badge_count_event').map((event) => event.counts);
    await until('the first counts', () => counts().length === 1);
    expect(counts()[0]).toEqual([
      { lens: { id: 'intake' }, count: 1 },
      { lens: { id: 'declined' }, count: 0 },
    ]);
    if (!state) throw new Error('nothing was stored');
    const startedAt = performance.now();
    const declined = await scene.api.changeAlarm(state, { status: 'Declined' });
    for (let i = 0; i < 5; i += 1) await scene.api.publish(own, { alarms: [declined] });
    await until('the next counts', () => counts().length === 2);
    expect(performance.now() - startedAt).toBeGreaterThan(1_900);
    expect(counts()[1]).toEqual([
      { lens: { id: 'intake' }, count: 0 },
      { lens: { id: 'declined' }, count: 1 },
    ]);
  });

  test('LIVE-018 the newest event’s time starts from the last contact and moves with events, at most once a second', async () => {
    const own = await scene.api.newCustomer();
    const system = await scene.api.newSystem(own);
    await scene.api.db.raw(
      'insert into external_system_contacts (customer_id, system_id, last_access_at) values (?, ?, ?)',
      [own, system, '2026-05-01T00:00:00.000Z'],
    );
    const watched = await scene.clients.signedIn(await scene.api.newPerson(own));
    const times = () => watched.of('alarm_count_updated').map((event) => event.lastEventAt);
    await until('the last contact', () => times().length === 1);
    const startedAt = performance.now();
    const alarms = [{ state: alarmState({ customerId: own, id: 1 }), previous: {} }];
    const say = (newestAcceptedAt: number) => scene.api.publish(own, { alarms, newestAcceptedAt });
    const last = Date.UTC(2026, 4, 2);
    for (let i = 0; i < 20; i += 1) await say(last - 1_000 * i);
    await say(last + 1);
    await until('the newest', () => times().at(-1) === new Date(last + 1).toISOString());
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(times()[0]).toBe('2026-05-01T00:00:00.000Z');
    expect(times()).toEqual([...times()].sort());
    expect(times().length).toBeLessThanOrEqual(seconds + 3);
  });
});
