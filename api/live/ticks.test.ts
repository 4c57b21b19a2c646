import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Watched } from '../../tests/support/live-clients.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { until } from '../../tests/support/until.ts';

const minute = 60_000;
let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

const now = (): number => scene.api.clock.now().getTime();
const moves = (watched: Watched, key: string) =>
  watched
    .of('lens_event')
    .filter((event) => event.lens.key === key)
    .map((event) => [Number(event.data.entity.id), event.data.type]);

test('rows enter and leave an open lens as time passes, without any change', async () => {
  const watched = await scene.clients.signedIn(scene.person);
  const leaves = await scene.newAlarm({ latestAlarmAt: now() - 58 * minute, contextualName: 'Pump' });
  const enters = await scene.newAlarm({ latestAlarmAt: now() - 118 * minute });
  const stays = await scene.newAlarm({ latestAlarmAt: now() - 10 * minute });
  const lensId = 'active-alarms';
  await watched.open({ key: 'recent', lensId, criteria: [{ field: 'alarmTime', values: ['-1h..now'] }] });
  await watched.open({ key: 'long', lensId, criteria: [{ field: 'timeInAlarm', values: ['2h..'] }] });
  await watched.open({
    key: 'pumps',
    lensId,
    criteria: [{ field: 'alarmTime', isExclusion: true, values: ['-1h..now'] }],
    searchTerm: 'pump',
  });
  scene.api.advance(5 * minute);
  await until('what time moves', () => ['recent', 'long', 'pumps'].every((key) => moves(watched, key).length > 0));
  await scene.flushed(watched);
  const mine = [leaves.id, enters.id, stays.id];
  const moved = (key: string) => moves(watched, key).filter(([id]) => mine.includes(Number(id)));
  expect(moved('recent')).toEqual([[leaves.id, 'egress']]);
  expect(moved('long')).toEqual([[enters.id, 'ingress']]);
  expect(moved('pumps')).toEqual([[leaves.id, 'ingress']]);
  expect(watched.of('lens_event').map((event) => event.data.entity.id)).not.toContain(String(stays.id));
});

test('a new alarm enters a lens of the last hours at once', async () => {
  const watched = await scene.clients.signedIn(scene.person);
  await watched.open({ key: 'recent', criteria: [{ field: 'alarmTime', values: ['-24h..now'] }] });
  const state = await scene.newAlarm({ latestAlarmAt: now() });
  await scene.api.publish(scene.customerId, { alarms: [{ state, previous: null }] });
  await until('the ingress', () =>
    moves(watched, 'recent').some(([id, type]) => id === state.id && type === 'ingress'),
  );
});

test('a lens that speaks of days means those of the timezone it is opened with', async () => {
  // at noon UTC, 10:30 UTC was today at UTC+14, and yesterday at UTC-11
  const day = 24 * 60 * minute;
  scene.api.advance(day + day / 2 - (now() % day));
  const watched = await scene.clients.signedIn(scene.person);
  const today = { field: 'alarmTime', values: ['0d'] };
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
  await watched.open({ key: east, criteria: [today], timezone: east });
  await watched.open({ key: west, criteria: [today], timezone: west });
  const state = await scene.newAlarm({ latestAlarmAt: now() - 90 * minute });
  await scene.api.publish(scene.customerId, { alarms: [{ state, previous: null }] });
  await scene.flushed(watched);
  const entered = [east, west].filter((zone) => moves(watched, zone).some(([id]) => id === state.id));
  expect(entered).toEqual([east]);
  expect(await watched.open({ criteria: [today], timezone: 'Mars/Olympus' })).toMatchObject({ ok: false });
});
