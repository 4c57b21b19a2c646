import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { findCommand } from '../../domain/repair/commands/command-rows.ts';
import { findReparse } from '../../domain/repair/reparse/reparse-rows.ts';
import { fromRoot } from '../../platform/root.ts';
import { createTemporal, type Temporal } from '../../platform/temporal.ts';
import { newPumpMachine, openWay } from '../../simulators/pump/machine.ts';
import { startCommands } from '../../workflows/commands/client.ts';
import { type Arena, openArena } from '../faults/arena.ts';
import { drained } from '../faults/drained.ts';
import { type Random, randomOf } from '../faults/random.ts';
import {
  expectSameEnd,
  mapBy,
  queueReplay,
  replayEnded,
  timeFirst,
  unread,
  untilTakenOver,
} from '../support/replays.ts';
import { openRoad, type Road } from '../support/road.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

/** Alternating alarms and returns: of each point one a step, ten minutes apart. */
const [points, steps] = [500, 200];
const all = points * steps;
/** Later steps, which arrive live while an archive is replayed; after an odd number every alarm is active. */
const liveSteps = 41;
/** Limit of each step, ms: others are taken over beside it, and wait for the same stations. */
const stepMs = 2 * untilTakenOver;
/** Payloads that a pump delivers at once (pump/deliver.ts). */
const delivered = 500;

const t0 = Date.parse('2026-01-05T00:00:00Z');
/** One event of each point. Its time stands where the default map does not look for it, and there too if it is readable. */
const stepOf = (step: number, isReadable: boolean): object[] =>
  Array.from({ length: points }, (_, n) => {
    const at = new Date(t0 + step * 600_000 + n * 1_000).toISOString();
    const one = unread(step % 2 ? 'RTN' : 'ALARM', `P-${n}`, at);
    return isReadable ? { ...one, timestamp: at } : one;
  });

let arena: Arena;
let temporal: Temporal;
beforeAll(async () => {
  arena = await openArena(fromRoot('.data', 'faults-replay'), { REPARSE_WINDOW: '2000' });
  temporal = createTemporal(arena.env);
});
afterAll(async () => {
  await temporal?.close();
  await arena?.close();
});

async function open(given: Parameters<typeof openRoad>[0] = {}): Promise<Road> {
  const road = await openRoad(given, arena);
  onTestFinished(() => road.close());
  return road;
}

/** Death of a process once a replay has done so much. */
interface Kill {
  at: number;
  /** Time until then, ms: what is under way may be anywhere. */
  pauseMs: number;
  victim: string;
}

/** Each victim, in a random order, dies at a random moment of its own part of what is to be done. */
function killsOf(random: Random, victims: readonly string[], work: number): Kill[] {
  const bag = [...victims];
  const part = work / victims.length;
  return victims.map((_, n) => ({
    at: Math.ceil((n + random.next()) * part),
    pauseMs: random.int(0, 500),
    victim: bag.splice(random.int(0, bag.length - 1), 1)[0] as string,
  }));
}

async function killProcess(name: string): Promise<void> {
  await until(`${name} to run`, () => arena.pid(name));
  arena.killProcess(name);
}

const killed: string[] = [];
/** Kills while a replay runs: a process, unless told how. */
async function kill(
  { db }: Road,
  command: { customerId: number; id: string },
  { at, pauseMs, victim }: Kill,
  how: () => Promise<void> = () => killProcess(victim),
): Promise<void> {
  await sleep(pauseMs);
  expect((await findCommand(db, command))?.status, `the replay before ${victim} is killed at ${at}`).toBe(
    'IN_PROGRESS',
  );
  killed.push(`${victim} at ${at}`);
  await how();
}

/** Replays the archive of an integration, by a map that can read it, while later events of the same points arrive. */
async function replayArchive(road: Road, kills: readonly Kill[]): Promise<void> {
  const { customerId, systemId } = road;
  const command = await queueReplay(road);
  const moments = [
    ...kills.map((one) => ({ at: one.at, act: () => kill(road, command, one) })),
    ...Array.from({ length: liveSteps }, (_, n) => ({
      at: Math.floor((n * all) / liveSteps),
      act: () => road.send(...stepOf(steps + n, true)),
    })),
  ].sort((a, b) => a.at - b.at);
  await startCommands(temporal, { customerId, systemId });
  for (const { at, act } of moments) {
    const isThere = async (): Promise<boolean> => {
      const found = await findReparse(road.db, command);
      // one that ends with fewer is judged by its counts
      return (found?.counts.payloads ?? 0) >= at || Boolean(found?.finishedAt);
    };
    await until(`${at} payloads of the archive to be read`, isThere, stepMs);
    await act();
  }
  const { status, response } = await replayEnded(road, command, stepMs);
  expect(status, response ?? '').toBe('COMPLETE');
  // what was read before a death is not read again
  expect((await findReparse(road.db, command))?.counts).toMatchObject({ payloads: all, added: all, rejected: 0 });
}

/** Replays what a source has kept, through a pump. */
async function replayThroughPump(road: Road, origin: string, kills: readonly Kill[]): Promise<void> {
  const way = await openWay(arena.gateway);
  onTestFinished(() => way.close());
  let deliveries = 0;
  way.disturb = (path) => {
    if (path.endsWith('/events')) deliveries += 1;
    return false;
  };
  const machine = await newPumpMachine({ url: way.url, systemId: road.systemId, key: road.key });
  onTestFinished(() => machine.remove());
  await machine.set({ origins: [origin] });
  const source = { kind: 'HTTP', name: 'Plant', url: `${origin}/`, historyUrl: `${origin}/past`, everySeconds: 1 };
  await road.db('pumps').insert({
    ...{ customer_id: road.customerId, system_id: road.systemId, config_revision: 1 },
    config: JSON.stringify({ pollSeconds: 1, sources: [source] }),
  });
  machine.start();
  const dies = async (): Promise<void> => {
    await machine.kill();
    // it reads the source from its beginning again
    deliveries = 0;
    machine.start();
  };
  const command = await queueReplay(road, 'PUMP');
  for (const one of kills) {
    const isThere = async () => deliveries >= one.at || Boolean((await findCommand(road.db, command))?.finishedAt);
    await until(`${one.at} deliveries of the pump`, isThere, stepMs);
    await kill(road, command, one, one.victim === 'pump' ? dies : undefined);
  }
  const { status, response } = await replayEnded(road, command, stepMs);
  expect(status, response ?? '').toBe('COMPLETE');
  // followed by what the product has added so far
  expect(response?.split('. ')[0]).toBe(`${all.toLocaleString('en-US')} payloads read from 1 source`);
}

/** A system that has the alarms of the past at an address of their own, as one answer. @returns its origin. */
async function startHistory(): Promise<string> {
  const past = JSON.stringify(Array.from({ length: steps }, (_, step) => stepOf(step, true)).flat());
  const server = createServer((request, response) => void response.end(request.url === '/past' ? past : '[]'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('replays of 100,000 events each, from an archive beside live events and through a pump, end as undisturbed ones although worker, normalizer and pump are killed with -9 at random moments', async () => {
  const seed = seedFrom(17);
  onTestFailed(() => void process.stderr.write(`seed ${seed}, killed: ${killed.join(', ') || 'nothing'}\n`));
  const random = randomOf(seed);
  const ofWorker = killsOf(random, ['worker', 'worker', 'worker'], all * 0.9);
  const ofPump = killsOf(random, ['pump', 'pump', 'pump', 'normalise', 'normalise'], (all / delivered) * 0.75);
  const archives = { disturbed: await open(), calm: await open() };
  const pumps = {
    disturbed: await open({ connectionType: 'DATAPUMP' }),
    calm: await open({ connectionType: 'DATAPUMP' }),
  };
  const origin = await startHistory();
  await Promise.all(
    Object.values(archives).map(async (road) => {
      for (let step = 0; step < steps; step += 1) await road.send(...stepOf(step, false));
    }),
  );
  await drained(arena);
  for (const road of Object.values(archives)) await mapBy(road, timeFirst);

  // beside each other: one goes on while the other waits for whoever takes over
  await Promise.all([replayArchive(archives.disturbed, ofWorker), replayThroughPump(pumps.disturbed, origin, ofPump)]);
  await arena.allReady();
  await Promise.all([replayArchive(archives.calm, []), replayThroughPump(pumps.calm, origin, [])]);
  await drained(arena);
  await expectSameEnd(archives.disturbed, archives.calm, {
    events: all + liveSteps * points,
    instances: points * Math.ceil((steps + liveSteps) / 2),
    resolved: all,
  });
  await expectSameEnd(pumps.disturbed, pumps.calm, { events: all, instances: all / 2, resolved: 0 });
});
