import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { survive } from '../faults/survive.ts';
import { until } from '../support/until.ts';

const needKafka = ['gateway', 'normalise', 'project', 'relay', 'load'];

test('Kafka is away for two minutes: doors say when to come again, nobody leaves, nothing is lost', async () => {
  const trial = { name: 'kafka-away', seed: 11, events: 100_000, eventsPerSecond: 200 };
  await survive(trial, async ({ arena, tenant, standstill }) => {
    await until('events to flow', () => standstill.hasMovedSince(0));
    const pids = arena.processNames.map(arena.pid);
    await arena.takeAway('kafka');
    const door = tenant.systems.api;
    const refused = await fetch(door.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${door.key}` },
      body: '{"point":"P-1"}',
    });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await arena.unready(needKafka);
    await sleep(120_000);
    await arena.unready(needKafka);
    expect(arena.processNames.map(arena.pid)).toEqual(pids);
    await arena.bringBack('kafka');
    const backAt = Date.now();
    await arena.allReady();
    await until('events to flow again', () => standstill.hasMovedSince(backAt), 60_000);
    expect(arena.processNames.map(arena.pid)).toEqual(pids);
  });
});
