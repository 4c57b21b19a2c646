import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askDoor, needKafka } from '../faults/need-kafka.ts';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';
import { seedFrom } from './seeds.ts';

const inNeed = ['gateway', 'normalise', 'project', 'relay', 'load', 'worker'];

test('Kafka is away for two minutes: doors say when to come again, nobody leaves, nothing is lost', async () => {
  const trial = { name: 'kafka-away', seed: seedFrom(11), events: 100_000, eventsPerSecond: 200 };
  await survive(trial, async (scene) => {
    const { arena, standstill } = scene;
    await until('events to flow', () => standstill.hasMovedSince(0));
    const pids = arena.processNames.map(arena.pid);
    const line = arena.said.length;
    await arena.takeAway('kafka');
    const refused = await needKafka(scene);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await arena.complaining(inNeed, line);
    await sleep(120_000);
    const later = arena.said.length;
    expect((await askDoor(scene)).status).toBe(503);
    await arena.complaining(inNeed, later);
    // reading lists does not need the stream
    await until('the API to be ready', async () => (await arena.ready('api'))?.ready);
    expect(arena.processNames.map(arena.pid)).toEqual(pids);
    await arena.bringBack('kafka');
    const backAt = Date.now();
    await arena.allReady();
    await until('events to flow again', () => standstill.hasMovedSince(backAt), 60_000);
    expect(arena.processNames.map(arena.pid)).toEqual(pids);
  });
});
