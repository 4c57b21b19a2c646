import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findReparse } from '../../domain/repair/reparse/reparse-rows.ts';
import { fromRoot } from '../../platform/root.ts';
import { createTemporal, type Temporal } from '../../platform/temporal.ts';
import { newPumpMachine, type PumpMachine } from '../../simulators/pump/machine.ts';
import { startCommands } from '../../workflows/commands/client.ts';
import { type Arena, openArena } from '../faults/arena.ts';
import { drained } from '../faults/drained.ts';
import { randomOf } from '../faults/random.ts';
import { slowness } from '../support/patience.ts';
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
const t0 = Date.parse('2026-01-05T00:00:00Z');
const stepOf = (step: number, more: (at: string) => object = () => ({})): object[] => {
  const at = new Date(t0 + step * 600_000).toISOString();
  return Array.from({ length: points }, (_, n) => ({
    ...unread(step % 2 ? 'RTN' : 'ALARM', `P-${n}`, at),
    ...more(at),
  }));
};

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

const roads: Road[] = [];
const machines: PumpMachine[] = [];
afterEach(async () => {
  await Promise.all(machines.splice(0).map((one) => one.remove()));
  await Promise.all(roads.splice(0).map((one) => one.close()));
});
async function open(given: Parameters<typeof openRoad>[0] = {}): Promise<Road> {
  const road = await openRoad(given, arena);
  roads.push(road);
  return road;
}

test('100,000 archived events are replayed while the worker and the normalizer are killed with -9 at random moments, beside live events: all ends as without', async () => {
  const random = randomOf(seedFrom(17));
  const [disturbed, calm] = [await open(), await open()];
  for (const road of [disturbed, calm]) for (let step = 0; step < steps; step += 1) await road.send(...stepOf(step));
  await drained(arena);
  for (const road of [disturbed, calm]) await mapBy(road, timeFirst);

  const replayed = async (road: Road, disturb: (payloads: () => Promise<number>) => Promise<void>, live: number) => {
    const { customerId, systemId } = road;
    const key = await queueReplay(road);
    let isOver = false;
    // the same points, later; readable by the map before and by the one after
    const sending = (async () => {
      let step = 0;
      for (; !isOver || step < live; step += 1) {
        await road.send(...stepOf(steps + step, (timestamp) => ({ timestamp })));
        if (!isOver) await sleep(2_500 * slowness());
      }
      return step;
    })();
    // its failure is that of the test, at the end
    sending.catch(() => {});
    try {
      await startCommands(temporal, { customerId, systemId });
      await disturb(async () => (await findReparse(road.db, key))?.counts.payloads ?? 0);
      const { status, response } = await replayEnded(road, key, untilTakenOver);
      expect(status, response ?? '').toBe('COMPLETE');
    } finally {
      isOver = true;
    }
    expect((await findReparse(road.db, key))?.counts).toMatchObject({ added: all, rejected: 0 });
    return sending;
  };

  const bag = ['worker', 'worker', 'worker', 'normalise', 'normalise', 'normalise'];
  const moments = bag.map(() => random.int(1, all - 5_000)).sort((a, b) => a - b);
  const live = await replayed(
    disturbed,
    async (payloads) => {
      for (const moment of moments) {
        await until(`${moment} payloads to be read`, async () => (await payloads()) >= moment, untilTakenOver);
        await sleep(random.int(0, 500));
        const [victim] = bag.splice(random.int(0, bag.length - 1), 1) as [string];
        arena.killProcess(victim);
      }
    },
    0,
  );
  expect(await replayed(calm, async () => {}, live)).toBe(live);
  await drained(arena);
  const events = all + live * points;
  await expectSameEnd(disturbed, calm, { events, instances: points * Math.ceil((steps + live) / 2) });
});

/** A system that has the alarms of the past at an address of their own, as one answer. @returns its origin. */
async function startHistory(): Promise<string> {
  const past = JSON.stringify(
    Array.from({ length: steps }, (_, step) => stepOf(step, (timestamp) => ({ timestamp }))).flat(),
  );
  const server = createServer((request, response) => void response.end(request.url === '/past' ? past : '[]'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a replay of 100,000 events through a pump ends the same although the pump, the normalizer and the worker are killed with -9 at random moments', async () => {
  const random = randomOf(seedFrom(18));
  const origin = await startHistory();
  const replayed = async (disturb: (machine: PumpMachine, isOver: () => boolean) => Promise<void>): Promise<Road> => {
    const road = await open({ connectionType: 'DATAPUMP' });
    const machine = await newPumpMachine({ url: arena.gateway, systemId: road.systemId, key: road.key });
    machines.push(machine);
    await machine.set({ origins: [origin] });
    const source = { kind: 'HTTP', name: 'Plant', url: `${origin}/`, historyUrl: `${origin}/past`, everySeconds: 1 };
    await road.db('pumps').insert({
      ...{ customer_id: road.customerId, system_id: road.systemId, config_revision: 1 },
      config: JSON.stringify({ pollSeconds: 1, sources: [source] }),
    });
    machine.start();
    const key = await queueReplay(road, 'PUMP');
    let isOver = false;
    const ending = replayEnded(road, key, 600_000).finally(() => {
      isOver = true;
    });
    await disturb(machine, () => isOver);
    expect(await ending).toMatchObject({ status: 'COMPLETE', response: `${all} payloads read from 1 source` });
    return road;
  };

  const bag = ['pump', 'pump', 'pump', 'pump', 'normalise', 'normalise', 'worker'];
  const disturbed = await replayed(async (machine, isOver) => {
    while (bag.length > 0) {
      await sleep(random.int(500, 3_000) * slowness());
      expect(isOver(), 'it ended before everything was killed').toBe(false);
      const [victim] = bag.splice(random.int(0, bag.length - 1), 1) as [string];
      if (victim === 'pump') {
        await machine.kill();
        machine.start();
      } else arena.killProcess(victim);
    }
  });
  const calm = await replayed(async () => {});
  await drained(arena);
  await expectSameEnd(disturbed, calm, { events: all, instances: all / 2 });
});
