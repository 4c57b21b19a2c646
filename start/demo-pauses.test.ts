import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionLostMinutes, connectionSweepSeconds } from '../domain/constants.ts';
import { findLostConnections } from '../domain/integrations/alerts/find-lost-connections.ts';
import { findLowThroughput } from '../domain/integrations/alerts/find-low-throughput.ts';
import { integrationHealth, isThroughputLow } from '../domain/integrations/integration-health.ts';
import { readSourceSystems } from '../domain/integrations/list-source-systems.ts';
import { fixedClock } from '../platform/clock.ts';
import { forCustomer } from '../platform/database.ts';
import { parseEnv } from '../platform/env.ts';
import { createBuilding } from '../simulators/bas/building.ts';
import { readDerivedLog } from '../simulators/bas/derived-log.ts';
import { alarmState, storeAlarms } from '../tests/support/alarm-rows.ts';
import { testEnv } from '../tests/support/engines.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { createDemo } from './demo.ts';
import { demo } from './demo-facts.ts';

/** A round of the live building, hours long, on a clock that moves from one sleeper to the next. */
const clock = fixedClock(new Date());
const rows = readDerivedLog();
const { customerId } = demo;
let own: Awaited<ReturnType<typeof ownDatabase>>;
let folder: string;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  folder = await mkdtemp(join(tmpdir(), 'demo-pauses-'));
});
afterAll(async () => {
  await own?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Lets as many loops sleep as there are, then wakes the one that is due first. */
function sleepers(count: number) {
  const asleep = new Set<{ at: number; wake: () => void }>();
  let allAsleep = () => {};
  return {
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const refuse = () => reject(signal.reason);
        signal.addEventListener('abort', refuse);
        asleep.add({
          at: clock.now().getTime() + ms,
          wake() {
            signal.removeEventListener('abort', refuse);
            resolve();
          },
        });
        if (asleep.size === count) allAsleep();
      }),
    async wakeNext(): Promise<void> {
      if (asleep.size < count)
        await new Promise<void>((resolve) => {
          allAsleep = resolve;
        });
      const [first] = [...asleep].sort((a, b) => a.at - b.at);
      if (!first) throw new Error('nobody sleeps');
      asleep.delete(first);
      clock.set(new Date(Math.max(first.at, clock.now().getTime())));
      first.wake();
    },
  };
}

/** Opens a door that takes everything and remembers when each integration called, with how many items in all. */
async function openDoor() {
  const calls = new Map<number, number>();
  const alarmed = new Map<number, number>();
  /** The longest time without an item, of each that sent any. */
  const pauses = new Map<number, number>();
  let items = 0;
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const [systemId, at] = [Number(/\/ingest\/(\d+)\//.exec(request.url ?? '')?.[1]), clock.now().getTime()];
    calls.set(systemId, at);
    const sent = (JSON.parse(body) as unknown[]).length;
    if (sent > 0) {
      const before = alarmed.get(systemId) ?? at;
      pauses.set(systemId, Math.max(pauses.get(systemId) ?? 0, at - before));
      alarmed.set(systemId, at);
    }
    items += sent;
    response.writeHead(207).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ calls, alarmed, pauses, items: () => items },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('the live building goes on round after round, and its pauses turn no source red', async () => {
  const { db } = own;
  const integrations = await createDemo(own.url, { ENVIRONMENT_NAME: 'test' });
  const ids = integrations.map(({ systemId }) => systemId);
  const [started, since] = [clock.now().getTime(), new Date(clock.now().getTime() - 86_400_000)];
  await db('external_systems').where({ customer_id: customerId }).update({ created_at: since, updated_at: since });
  await storeAlarms(
    db,
    ids.map((systemId, index) => alarmState({ customerId, id: index + 1, systemId, latestAlarmAt: started })),
  );
  const stateFile = join(folder, 'building.json');
  const shiftMs = started - (rows.at(-1)?.at ?? 0);
  await writeFile(stateFile, JSON.stringify({ shiftMs, historySent: rows.length, round: 1, next: 0, times: [] }));
  const door = await openDoor();
  const { wait, wakeNext } = sleepers(2);
  const building = createBuilding({
    ...{ target: door.url, integrations, stateFile, clock, wait, log: pino({ level: 'silent' }) },
    speed: parseEnv(['building'], {}).BUILDING_SPEED,
  });

  /** Runs the sweeps with what the door would have noted; returns each source that is not well. */
  async function judge(): Promise<string[]> {
    const now = clock.now();
    await db('doors')
      .insert({ name: 'gateway', open_since: since, seen_at: now })
      .onConflict('name')
      .merge(['seen_at']);
    const contacts = [...door.calls].map(([system_id, at]) => ({
      ...{ customer_id: customerId, system_id, last_access_at: new Date(at) },
    }));
    await db('external_system_contacts').insert(contacts).onConflict(['customer_id', 'system_id']).merge();
    for (const [system_id, at] of door.alarmed)
      await db('alarm_state')
        .where({ customer_id: customerId, system_id })
        .update({ latest_alarm_at: new Date(at) });
    await findLostConnections({ db, clock });
    await findLowThroughput({ db, clock }, []);
    const sources = await forCustomer(db, customerId, (trx) => readSourceSystems(trx, customerId));
    return sources.flatMap((source) => {
      const { state, label } = integrationHealth(source, now);
      const isWell = state === 'HEALTHY' && !isThroughputLow(source, now);
      return isWell || !ids.includes(source.id) ? [] : [`${source.displayName}: ${label}`];
    });
  }

  await building.start();
  let judgedAt = started;
  while (door.items() < rows.length + 20) {
    await wakeNext();
    if (clock.now().getTime() < judgedAt + connectionSweepSeconds * 1_000) continue;
    judgedAt = clock.now().getTime();
    expect([clock.now(), await judge()]).toEqual([clock.now(), []]);
  }
  await building.stop();
  await door.close();
  // each of the three has been silent for longer than a lost connection is
  expect(door.pauses.size).toBe(3);
  for (const pause of door.pauses.values()) expect(pause).toBeGreaterThan(connectionLostMinutes * 60_000);
});
