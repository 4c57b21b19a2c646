import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { instanceRow, shownOf } from '../../tests/support/alarm-rows.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { until } from '../../tests/support/until.ts';

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

const startedAt = Date.UTC(2026, 4, 1, 10);

test('LIVE-012 LIVE-013 LIVE-014 a watcher hears of the occurrences of its alarm, and nobody else', async () => {
  const { api, customerId } = scene;
  const [{ id: alarmId }, other] = [await scene.newAlarm(), await scene.newAlarm()];
  const [watcher, bystander] = [await scene.clients.signedIn(scene.person), await scene.clients.signedIn(scene.person)];
  watcher.socket.emit('watch', [String(alarmId)]);
  // requested after it, and therefore answered after it
  await watcher.open({ searchTerm: 'nothing' });
  const row = instanceRow({ alarmId, startedAt, value: '78.2', unit: '°F' });
  const publish = (instance: object) =>
    api.publish(customerId, {
      instances: [{ ...row, ...instance }, instanceRow({ alarmId: other.id, startedAt, id: randomUUID() })],
    });
  await publish({});
  await until('the start', () => watcher.of('alarm_instance_created').length > 0);
  expect(watcher.of('alarm_instance_created')).toEqual([
    {
      v: 1,
      id: row.id,
      entity: {
        id: row.id,
        alarmId: String(alarmId),
        alarmTime: '2026-05-01T10:00:00.000Z',
        endTime: null,
        endTimeSource: null,
        duration: null,
        ackBy: null,
        ackTime: null,
        processVariableValue: { value: '78.2', unit: '°F' },
      },
    },
  ]);
  await publish({ endedAt: startedAt + 60_000, endSource: 'SOURCE', version: 2 });
  await until('the end', () => watcher.of('alarm_instance_updated').length > 0);
  expect(watcher.of('alarm_instance_updated')).toMatchObject([
    { v: 1, id: row.id, entity: { endTime: '2026-05-01T10:01:00.000Z', endTimeSource: 'SOURCE', duration: 60_000 } },
  ]);
  await publish({ isDeleted: true, version: 3 });
  await until('the withdrawal', () => watcher.of('alarm_instance_deleted').length > 0);
  expect(watcher.of('alarm_instance_deleted')).toEqual([{ v: 1, id: row.id, alarmId: String(alarmId) }]);
  expect(bystander.events.filter(([name]) => name.startsWith('alarm_instance'))).toEqual([]);
});

test('LIVE-017 a decision about a status is heard by everybody, what a source did by watchers', async () => {
  const { api, customerId } = scene;
  const [watcher, bystander] = [await scene.clients.signedIn(scene.person), await scene.clients.signedIn(scene.person)];
  const state = await scene.newAlarm();
  const id = String(state.id);
  watcher.socket.emit('watch', [id]);
  await Promise.all([watcher.open({ searchTerm: 'nothing' }), bystander.open({ searchTerm: 'nothing' })]);
  const { state: after } = await api.changeAlarm(state, { status: 'Inactive', isActive: false });
  await api.publish(customerId, {
    acceptedAt: Date.now(),
    alarms: [{ state: shownOf(after), previous: { status: 'Intake', isActive: true } }],
  });
  await until('by the source', () => watcher.of('alarm_status_changed').length > 0);
  expect(watcher.of('alarm_status_changed')).toMatchObject([
    { v: 1, id, cause: 'SOURCE', prevStatus: 'Intake', entity: { id, status: 'Inactive' } },
  ]);
  await api.read(
    `mutation { snoozeAlarm(ids: ["${id}"], until: "${new Date(Date.now() + 86_400_000).toISOString()}") { affected } }`,
    scene.person,
  );
  await until('by a person', () => bystander.of('alarm_status_changed').length > 0);
  expect(bystander.of('alarm_status_changed')).toMatchObject([
    { v: 1, id, cause: 'PERSON', prevStatus: 'Inactive', entity: { status: 'Snoozed' } },
  ]);
});

test('LIVE-009 an alarm that nobody knew is told of where a lens with it is open', async () => {
  const { api, customerId } = scene;
  const [inside, outside] = [await scene.clients.signedIn(scene.person), await scene.clients.signedIn(scene.person)];
  await inside.open({ lensId: 'intake' });
  await outside.open({ lensId: 'nuisance' });
  const state = await scene.newAlarm();
  await api.publish(customerId, { acceptedAt: Date.now(), alarms: [{ state: shownOf(state), previous: null }] });
  await until('the alarm', () => inside.of('alarm_created').length > 0);
  expect(inside.of('alarm_created')).toMatchObject([
    { v: 1, id: String(state.id), entity: { id: String(state.id), status: 'Intake' } },
  ]);
  await scene.flushed(outside);
  // apart from the event that marks the end
  expect(outside.of('alarm_created').filter(({ id }) => id === String(state.id))).toEqual([]);
});
