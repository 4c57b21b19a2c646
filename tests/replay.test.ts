import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Command } from '../domain/repair/commands/command.ts';
import { findReparse } from '../domain/repair/reparse/reparse-rows.ts';
import { createTemporal, type Temporal } from '../platform/temporal.ts';
import { startCommands } from '../workflows/commands/client.ts';
import { testEngines, testEnv } from './support/engines.ts';
import { openMailRoad } from './support/mail-road.ts';
import { patience } from './support/patience.ts';
import {
  expectSameEnd,
  mapBy,
  queueReplay,
  replayEnded,
  timeFirst,
  unread,
  untilTakenOver,
} from './support/replays.ts';
import { item, openRoad, type Road, rowsWhen, storeFromUnknownDoor } from './support/road.ts';
import { spawnWorker } from './support/spawn-worker.ts';
import { newTaskQueue } from './support/temporal.ts';
import { until } from './support/until.ts';

const env = testEnv();
let temporal: Temporal;
const roads: Road[] = [];
const open = async (): Promise<Road> => {
  const road = await openRoad();
  roads.push(road);
  return road;
};
beforeAll(() => {
  temporal = createTemporal(env);
});
afterAll(() => Promise.all([temporal.close(), ...roads.map((road) => road.close())]));

const t0 = Date.parse('2026-01-05T14:00:00Z');
const at = (minutes: number): string => new Date(t0 + minutes * 60_000).toISOString();

/** Queues a replay of all payloads of the road's integration and starts on its queue. */
async function begin(road: Road, by: Temporal = temporal): Promise<{ customerId: number; id: string }> {
  const { customerId, systemId } = road;
  const key = await queueReplay(road);
  await startCommands(by, { customerId, systemId });
  return key;
}
const replay = async (road: Road): Promise<Command> => replayEnded(road, await begin(road));

describe('a replay from the archive (INT.17)', () => {
  let road: Road;
  beforeAll(async () => {
    road = await open();
    await road.send(
      { ...item('ALARM', 'AHU-1', at(0)), when: at(0), note: 'Otherwise' },
      { ...item('RTN', 'AHU-1', at(30)), when: at(30), note: 'Otherwise' },
      // they could not be read when they came
      unread('RTN', 'AHU-1', at(10), { note: 'Too warm' }),
      unread('ALARM', 'AHU-1', at(20), { note: 'Too warm' }),
      unread('ALARM', 'AHU-2', at(5), { note: 'Too warm' }),
    );
    await rowsWhen(road, 'events', (rows) => rows.length === 2);
    await rowsWhen(road, 'outcomes', (rows) => rows.length === 3);
  });

  test('adds what is missing and leaves what is stored; only the newest event moves the current state', async () => {
    await mapBy(road, { ...timeFirst, message: 'note' });
    const command = await replay(road);
    expect(command).toMatchObject({
      status: 'COMPLETE',
      response: '5 payloads read, 3 events added, 1 new alarm',
    });
    const run = await findReparse(road.db, command);
    expect(run).toMatchObject({ kind: 'REPLAY', status: 'COMPLETE' });
    expect(run?.counts).toMatchObject({
      payloads: 5,
      events: 5,
      unchanged: 2,
      added: 3,
      moved: 0,
      changed: 0,
      removed: 0,
    });

    const events = await rowsWhen(road, 'events', (rows) => rows.length === 5);
    // read otherwise now, yet a replay corrects nothing
    expect(events.filter((row) => row.message === 'Supply temperature high')).toHaveLength(2);
    const states = await road.states();
    const by = (point: string) => states.find((state) => state.point_path === point);
    // the return at 30 is newer than what was added
    expect(by('AHU-1')).toMatchObject({ is_active: false, status: 'Inactive' });
    expect(by('AHU-2')).toMatchObject({ is_active: true, status: 'Intake' });
    const instances = await rowsWhen(road, 'instances', (rows) => rows.length === 3);
    const ofFirst = instances.filter((row) => Number(row.alarm_id) === Number(by('AHU-1')?.id));
    // an end that was missing is one that the replay has taught (ALM.4): its duration makes nothing fleeting
    expect(ofFirst.map((row) => [row.ended_at, row.end_source])).toEqual([
      ['2026-01-05 14:10:00.000', 'REPLAY'],
      ['2026-01-05 14:30:00.000', 'SOURCE'],
    ]);
    // nobody could act on what began at 20; what puts its alarm into Intake is seen (KPI.15)
    expect(instances.map((row) => [String(row.started_at).slice(11, 16), row.is_replayed]).sort()).toEqual([
      ['14:00', 0],
      ['14:05', 0],
      ['14:20', 1],
    ]);
    await rowsWhen(road, 'outcomes', (rows) => rows.filter((row) => row.outcome === 'settled').length === 3);
  });

  test('says of what it has moved that it was a replay, so that nothing old is notified of (ALM.12)', async () => {
    // sent again, it is the same event and changes nothing afterwards
    const back = { ...item('RTN', 'AHU-2', at(60)), when: at(60), id: randomUUID() };
    await until('the live road to read by the new map', async () => {
      await road.send(back);
      return (await road.states()).some((state) => state.point_path === 'AHU-2' && !state.is_active);
    });
    const entries = await rowsWhen(road, 'status_entries', (rows) => rows.some((row) => row.cause === 'REPLAY'));
    expect(entries.filter((row) => row.cause === 'REPLAY').map((row) => row.status)).toEqual(['Intake']);
    const ended = await rowsWhen(road, 'instances', (rows) => rows.every((row) => row.ended_at !== null));
    expect(ended.filter((row) => row.is_replayed === 1)).toHaveLength(1);
  });

  test('twice is once', async () => {
    await until('no history to derive again', async () => {
      const mark = await road.db('refolds').where({ customer_id: road.customerId }).first('alarm_id');
      return mark === undefined;
    });
    const before = await road.states();
    const command = await replay(road);
    expect(command.response).toMatch(/, 0 events added, 0 new alarms$/);
    expect((await findReparse(road.db, command))?.counts).toMatchObject({ added: 0, touchedAlarms: 0 });
    expect(await road.states()).toEqual(before);
  });
});

test('INT.17 reads the mails of an e-mail source from the archive, as it reads requests of others', async () => {
  const road = await openMailRoad();
  roads.push(road);
  const messageId = `${randomUUID()}@site.example`;
  const lines = [`Source: AHU-1.SAT`, `Timestamp: ${at(0)}`, 'State: Offnormal / Unacked', 'Priority: 64'];
  await road.mail({ messageId, subject: 'Niagara Alarm', text: lines.join('\n'), date: new Date(at(0)) });
  // its integration could not read mails when it came
  expect(await road.letter(messageId)).toMatchObject({ outcome: 'rejected' });
  await road
    .db('external_systems')
    .where({ customer_id: road.customerId, id: road.systemId })
    .update({ etl_normalize_version: 'niagara-mail-1' });
  expect(await replay(road)).toMatchObject({
    ...{ status: 'COMPLETE', response: '1 payload read, 1 event added, 1 new alarm' },
  });
  expect(await road.states()).toMatchObject([{ point_path: 'AHU-1.SAT', is_active: true }]);
});

test('INT.13 INT.17 a payload by a door that this release does not know ends a replay, which says so', async () => {
  const road = await open();
  await storeFromUnknownDoor(road);
  expect(await replay(road)).toMatchObject({
    ...{ status: 'FAILED', response: 'This release cannot read what is stored: unknown door carrier-pigeon' },
  });
});

test(
  'a replay whose worker is killed at random moments ends as an undisturbed one',
  async () => {
    const own = { ...env, TEMPORAL_TASK_QUEUE: newTaskQueue() };
    const near = createTemporal(own);
    onTestFinished(() => near.close());
    const start = () =>
      spawnWorker('commands-worker', {
        ...(testEngines() as Record<string, string>),
        TEMPORAL_TASK_QUEUE: own.TEMPORAL_TASK_QUEUE,
        REPARSE_WINDOW: '100',
      });
    let worker = await start();
    onTestFinished(() => {
      worker.kill('SIGKILL');
    });
    const [disturbed, calm] = await Promise.all([open(), open()]);
    const [points, steps] = [100, 20];
    for (const road of [disturbed, calm])
      for (let step = 0; step < steps; step += 1)
        await road.send(
          ...Array.from({ length: points }, (_, n) => unread(step % 2 ? 'RTN' : 'ALARM', `P-${n}`, at(step * 10))),
        );
    for (const road of [disturbed, calm]) {
      await rowsWhen(road, 'outcomes', (rows) => rows.length === points * steps);
      await mapBy(road, timeFirst);
    }
    const key = await begin(disturbed, near);
    const half = Math.floor((steps - 4) / 2);
    for (const from of [1, 1 + half]) {
      const windows = from + Math.floor(Math.random() * half);
      await until(
        `window ${windows}`,
        async () => {
          const run = await findReparse(disturbed.db, key);
          return run !== null && run.counts.payloads >= windows * points;
        },
        untilTakenOver,
      );
      worker.kill('SIGKILL');
      worker = await start();
    }
    const command = await replayEnded(disturbed, key, untilTakenOver);
    expect(command).toMatchObject({ status: 'COMPLETE', response: (await replay(calm)).response });
    const all = points * steps;
    await expectSameEnd(disturbed, calm, { events: all, instances: all / 2, resolved: all });
  },
  patience(240_000),
);
