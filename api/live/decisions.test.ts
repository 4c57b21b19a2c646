import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { alarmsATime } from '../../domain/bulk/run-bulk-job.ts';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { until } from '../../tests/support/until.ts';

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

const ask = (call: string) =>
  scene.api.read<Record<string, { taskId: string | null }>>(`mutation { ${call} { taskId } }`, scene.person);
const nextDay = () => new Date(scene.api.clock.now().getTime() + 86_400_000).toISOString();

test('LIVE-011 LIVE-015 LIVE-016 a decision reaches sockets: held, unheld with the alarm, deleted with its id', async () => {
  const watched = await scene.clients.signedIn(scene.person);
  await watched.open({ lensId: 'nuisance' });
  const { id } = await scene.newAlarm();
  await ask(`snoozeAlarm(ids: ["${id}"], until: "${nextDay()}")`);
  await until('held', () => watched.of('alarm_held').length > 0);
  expect(watched.of('alarm_held')).toMatchObject([
    { v: 1, id: String(id), cause: 'PERSON', entity: { status: 'Snoozed', version: 2 } },
  ]);
  await ask(`unsnoozeAlarm(ids: ["${id}"])`);
  await until('unheld', () => watched.of('alarm_unheld').length > 0);
  expect(watched.of('alarm_unheld')).toMatchObject([{ v: 1, id: String(id), entity: { status: 'Intake' } }]);
  await ask(`deleteAlarms(ids: ["${id}"])`);
  await until('deleted', () => watched.of('alarm_deleted').length > 0);
  expect(watched.of('alarm_deleted')).toEqual([{ v: 1, id: String(id), cause: 'PERSON' }]);
});

test('a lens that an alarm leaves by a decision hears of it, without anybody asking again', async () => {
  const watched = await scene.clients.signedIn(scene.person);
  await watched.open({ lensId: 'intake' });
  const { id } = await scene.newAlarm();
  await ask(`moveAlarms(ids: ["${id}"], status: "Declined")`);
  const of = () => watched.of('lens_event').filter(({ data }) => data.entity.id === String(id));
  await until('the egress', () => of().length > 0);
  expect(of().map(({ data }) => data.type)).toEqual(['egress']);
});

test('LIVE-006 LIVE-007 LIVE-008 a job tells whoever asked for it that it began, how far it is and how it ended, by its task, and nobody else', async () => {
  const [ada, grace] = await Promise.all([
    scene.clients.signedIn(scene.person),
    scene.clients.signedIn(await scene.api.newPerson(scene.customerId)),
  ]);
  const { customerId, systemId } = scene;
  const total = alarmsATime + 1;
  const ids = Array.from({ length: total }, (_, index) => 1_000 + index);
  await scene.api.storeAlarms(ids.map((id) => ({ customerId, id, systemId })));
  const { pinAlarms } = await ask(`pinAlarms(ids: ${JSON.stringify(ids.map(String))}, pin: true)`);
  const taskId = pinAlarms?.taskId;
  const names = ['bulk_job_created', 'bulk_job_updated', 'bulk_job_completed'] as const;
  await until('all of it', () => names.every((name) => ada.of(name).length > 0));
  expect(ada.of('bulk_job_created')).toMatchObject([{ v: 1, taskId, done: 0, total }]);
  expect(ada.of('bulk_job_updated')).toMatchObject([{ taskId, done: alarmsATime, total }]);
  expect(ada.of('bulk_job_completed')).toMatchObject([
    { taskId, status: 'COMPLETE', done: total, total, affected: total, skipped: 0, failures: [] },
  ]);
  expect(grace.events.filter(([name]) => name.startsWith('bulk_job'))).toEqual([]);
});

test('STAT.29 what a job did to more than a hundred alarms is taken back by another, as its end says', async () => {
  const ada = await scene.clients.signedIn(scene.person);
  const { customerId, systemId } = scene;
  const ids = Array.from({ length: 101 }, (_, index) => 3_000 + index);
  await scene.api.storeAlarms(ids.map((id) => ({ customerId, id, systemId })));
  const ended = (taskId: string | null | undefined) =>
    until('the end of a job', () => ada.of('bulk_job_completed').find((job) => job.taskId === taskId));
  const { moveAlarms } = await ask(`moveAlarms(ids: ${JSON.stringify(ids.map(String))}, status: "Declined")`);
  const moved = await ended(moveAlarms?.taskId);
  expect(moved).toMatchObject({ affected: 101, undoId: moveAlarms?.taskId });
  const { undoAlarms } = await ask(`undoAlarms(undoId: "${moved.undoId}")`);
  expect(await ended(undoAlarms?.taskId)).toMatchObject({ verb: 'undoAlarms', affected: 101, undoId: null });
  const statuses = await scene.api
    .db('alarm_state')
    .where({ customer_id: customerId })
    .whereIn('id', ids)
    .pluck('status');
  expect(new Set(statuses)).toEqual(new Set(['Intake']));
});
