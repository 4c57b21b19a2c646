import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect } from 'vitest';
import { loaderGroup } from '../../ingest/load/loader.ts';
import { normaliserGroup } from '../../ingest/normalise/normalise-consumer.ts';
import { createStream, topics } from '../../platform/stream.ts';
import { until } from '../support/until.ts';
import { type Arena, openArena } from './arena.ts';
import { expectedOf } from './expected.ts';
import { randomOf } from './random.ts';
import { bodyOf, createTraffic } from './traffic.ts';

export interface FaultRun {
  seed: number;
  events: number;
  /** How fast sources send while all is well: faults have to fall into the traffic. */
  eventsPerSecond: number;
  /** A kill every so many milliseconds, at random between the two. */
  everyMs: [number, number];
}

/**
 * Sends seeded traffic as sources do, again and again until a door has it, while processes and engines chosen by the seed
 * are killed with -9; then requires that nothing was lost and nothing is there twice.
 */
export async function runFaults({ seed, events, eventsPerSecond, everyMs }: FaultRun): Promise<void> {
  const random = randomOf(seed);
  const requests = createTraffic(random, { events, points: 60 });
  const arena = await openArena(`faults-${seed}`);
  const killed: string[] = [];
  let sending = true;
  try {
    const chaos = (async () => {
      while (sending) {
        await sleep(random.int(...everyMs));
        if (!sending) break;
        const target = random.pick([...arena.processNames, ...arena.engineNames]);
        killed.push(target);
        const engine = arena.engineNames.find((name) => name === target);
        if (engine) await arena.killEngine(engine);
        else arena.killProcess(target);
      }
    })();
    const accepted = await sendAll(arena, requests.map(bodyOf), eventsPerSecond);
    sending = false;
    await chaos;
    await settled(arena);
    await compare(arena, requests, accepted);
  } catch (error) {
    throw new Error(`seed ${seed}, killed ${killed.join(', ') || 'nobody'}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await arena.close();
  }
}

/** Posts every body until it is accepted, four sources at a time. @returns the payload ids that doors accepted. */
async function sendAll(arena: Arena, bodies: string[], eventsPerSecond: number): Promise<Set<string>> {
  const sources = 4;
  const accepted = new Set<string>();
  const queue = [...bodies];
  const source = async (): Promise<void> => {
    for (let body = queue.shift(); body !== undefined; body = queue.shift()) {
      for (;;) {
        const answer = await post(arena, body);
        if (answer) {
          for (const id of answer) accepted.add(id);
          break;
        }
        await sleep(200);
      }
      await sleep((body.split('\n').length / eventsPerSecond) * sources * 1_000);
    }
  };
  await Promise.all(Array.from({ length: sources }, source));
  return accepted;
}

async function post(arena: Arena, body: string): Promise<string[] | null> {
  try {
    const response = await fetch(arena.doors, {
      method: 'POST',
      headers: { authorization: `Bearer ${arena.key}`, 'content-type': 'application/x-ndjson' },
      body,
      signal: AbortSignal.timeout(15_000),
    });
    const answer = (await response.json()) as { items?: Array<{ outcome: string; payloadId?: string }> };
    if (response.status !== 207) return null;
    return (answer.items ?? []).flatMap((item) => item.payloadId ?? []);
  } catch {
    return null;
  }
}

/** Waits until everything that was accepted has arrived everywhere: no lag, an empty outbox, no history to derive. */
async function settled(arena: Arena): Promise<void> {
  const stream = createStream({
    brokers: arena.env.KAFKA_BROKERS,
    prefix: '',
    clientId: 'test',
    log: pino({ level: 'silent' }),
    fatal: () => {},
  });
  const caughtUp = async (topic: (typeof topics)[keyof typeof topics], group: string): Promise<boolean> =>
    (await stream.groupLag(topic, group)).every((row) => row.end === 0n || row.committed >= row.end);
  const isStill = async (): Promise<boolean> => {
    if (!(await caughtUp(topics.raw, normaliserGroup))) return false;
    const ends = await stream.groupLag(topics.normalised, normaliserGroup);
    const { rows } = await arena.db.raw(`select partition, next_offset::text from stream_positions`);
    const positions = new Map<number, bigint>(
      rows.map((row: { partition: number; next_offset: string }) => [row.partition, BigInt(row.next_offset)]),
    );
    if (ends.some((row) => row.end > 0n && (positions.get(row.partition) ?? 0n) < row.end)) return false;
    const { rows: left } = await arena.db.raw(
      `select (select count(*)::int from outbox) + (select count(*)::int from refolds) as n`,
    );
    if (left[0].n > 0) return false;
    for (const topic of [topics.raw, topics.changes, topics.deadLetters])
      if (!(await caughtUp(topic, loaderGroup))) return false;
    return true;
  };
  await until('everything to arrive', isStill, 180_000);
}

async function compare(arena: Arena, requests: Parameters<typeof expectedOf>[0], accepted: Set<string>): Promise<void> {
  const expected = expectedOf(requests, arena.customerId, arena.systemId);
  const events = await arena.rows<{ event_id: string; payload_id: string; alarm_id: string }>(
    'SELECT event_id, payload_id, alarm_id FROM events FINAL WHERE customer_id = {customerId:UInt32}',
  );
  const outcomes = await arena.rows<{ payload_id: string }>(
    'SELECT payload_id FROM outcomes FINAL WHERE customer_id = {customerId:UInt32}',
  );
  const instances = await arena.rows<{ alarm_id: string; s: string; e: string | null }>(
    'SELECT alarm_id, toUnixTimestamp64Milli(started_at) AS s, toUnixTimestamp64Milli(ended_at) AS e FROM instances FINAL WHERE customer_id = {customerId:UInt32} ORDER BY started_at',
  );
  const { rows: states } = await arena.db.raw(
    `select s.id, s.is_active, s.status, a.point_path from alarm_state s join alarms a using (customer_id, id) where s.customer_id = ?`,
    [arena.customerId],
  );

  // accepted = applied + not applied, a repetition counted once
  const applied = new Set(events.map((row) => row.payload_id));
  expect(applied).toEqual(expected.applied);
  expect(new Set(outcomes.map((row) => row.payload_id))).toEqual(expected.notApplied);
  expect(outcomes).toHaveLength(expected.notApplied.size);
  expect(accepted).toEqual(new Set([...expected.applied, ...expected.notApplied]));
  // every event exactly once
  expect(events).toHaveLength(expected.eventIds.size);
  expect(new Set(events.map((row) => row.event_id))).toEqual(expected.eventIds);
  // state and instances of an undisturbed run
  expect(states).toHaveLength(expected.alarms.size);
  for (const state of states) {
    const wanted = expected.alarms.get(state.point_path);
    expect({ point: state.point_path, isActive: state.is_active, status: state.status }).toEqual({
      point: state.point_path,
      isActive: wanted?.isActive,
      status: wanted?.isActive ? 'Intake' : 'Inactive',
    });
    const mine = instances
      .filter((row) => Number(row.alarm_id) === Number(state.id))
      .map((row) => [Number(row.s), row.e === null ? null : Number(row.e)]);
    expect(mine, state.point_path).toEqual(wanted?.instances);
  }
}
