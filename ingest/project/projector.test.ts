import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase, type Database, type Transaction } from '../../platform/database.ts';

import { type Batch, type ConsumerOptions, type OutMessage, type Stream, topics } from '../../platform/stream.ts';
import { customerWithSystem } from '../../tests/support/customer-with-system.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import type { DeadLetterMessage } from '../messages/messages.ts';
import { encodeNormalised } from '../messages/normalised-message.ts';
import { normaliseItem } from '../normalise/normalise-item.ts';
import type { Normaliser } from '../normalise/reading/normaliser.ts';
import { normaliserOf } from '../normalise/registry.ts';
import { eventsOf, plainSettings } from '../normalise/test-support.ts';
import { projectorConnections } from './connections.ts';
import { createProjector } from './projector.ts';

let own: Awaited<ReturnType<typeof ownDatabase>>;
let source: { customerId: number; systemId: number };
beforeAll(async () => {
  own = await ownDatabase(testEnv());
});
afterAll(() => own.drop());
beforeEach(async () => {
  await own.db('stream_positions').delete();
  source = await customerWithSystem(own.db);
});

/** A projector without Kafka, which owns all partitions. */
async function projector(wrap: (db: Database) => Database = (db) => db) {
  const db = createDatabase(own.url, { pool: projectorConnections, name: 'test-projector' });
  onTestFinished(() => db.destroy());
  const letters: DeadLetterMessage[] = [];
  const steps = new Map<number, number>();
  const metrics = new Registry();
  let options: ConsumerOptions | undefined;
  const stream: Pick<Stream, 'createConsumer' | 'createProducer'> = {
    createConsumer(given) {
      options = given;
      return { start: async () => {}, stop: async () => {}, health: () => ({ ready: true }) };
    },
    createProducer: () => ({
      start: async () => {},
      stop: async () => {},
      async send(batches: Array<{ messages: OutMessage[] }>) {
        for (const { messages } of batches) for (const { value } of messages) letters.push(JSON.parse(String(value)));
      },
    }),
  };
  const log = pino({ level: 'silent' });
  createProjector({ stream: stream as Stream, db: wrap(db), clock: systemClock, log, metrics });
  const { positions, handle } = options as ConsumerOptions;
  const partitions = Array.from({ length: 8 }, (_, partition) => ({ topic: topics.normalised, partition }));
  await positions?.(partitions);
  return {
    letters,
    /** Steps that a partition has reported. */
    steps,
    /** Hands over the events of partitions at the same time, in that order. */
    handle: (...of: Array<[partition: number, events: IdentifiedEvent[]]>) =>
      Promise.all(of.map(([partition, events]) => handle(batchOf(partition, events, steps)))),
    figure: async (name: string): Promise<string | undefined> =>
      new RegExp(`^annunciator_project_${name} (.*)$`, 'm').exec(await metrics.metrics())?.[1],
  };
}

function batchOf(partition: number, events: IdentifiedEvent[], steps: Map<number, number>): Batch {
  const message = {
    ...{ ...source, messageId: randomUUID(), normaliser: 'generic-json-1', receivedAt: Date.now() },
    ...{ events, payloads: new Map(events.map(({ payloadId, pointPath }) => [payloadId, pointPath])) },
  };
  const record = { offset: '0', key: null, value: encodeNormalised([message]), timestamp: '0' };
  return {
    ...{ topic: topics.normalised, partition, messages: [{ ...record, attributes: 0, headers: {} }] },
    holds: () => {},
    heartbeat: async () => void steps.set(partition, 1 + (steps.get(partition) ?? 0)),
  };
}

function eventOf(point: string): IdentifiedEvent {
  const payload = JSON.stringify({ timestamp: '2026-01-05T14:00:00Z', point, event: 'ALARM', message: point });
  const [event] = eventsOf(
    normaliseItem({
      ...{ ...source, payload, payloadId: payloadId(source.systemId, payload), settings: plainSettings },
      ...{ normaliser: normaliserOf('generic-json-1') as Normaliser, receivedAtMs: Date.now() },
    }),
  );
  return event as IdentifiedEvent;
}

async function storedPoints(): Promise<Map<string, number>> {
  const rows = await own.db('alarms').where({ customer_id: source.customerId }).select('id', 'point_path');
  return new Map(rows.map(({ id, point_path }) => [point_path, id]));
}

test.each([2, 8])(
  'what is refused in %i of eight partitions at once blocks nothing, and all else is applied once',
  async (poisoned) => {
    const { handle, letters, steps, figure } = await projector();
    const partitions = Array.from({ length: 8 }, (_, partition) => partition);
    await handle(
      ...partitions.map((partition): [number, IdentifiedEvent[]] => [
        partition,
        [
          ...(partition < poisoned ? [{ ...eventOf(`Poison-${partition}`), priority: 9 }] : []),
          eventOf(`Healthy-${partition}`),
        ],
      ]),
    );
    expect([...(await storedPoints()).keys()].sort()).toEqual(partitions.map((partition) => `Healthy-${partition}`));
    expect(letters.map(({ outcomes }) => outcomes[0]?.payload).sort()).toEqual(
      partitions.slice(0, poisoned).map((partition) => `Poison-${partition}`),
    );
    expect([await figure('events_total'), await figure('repetitions_total')]).toEqual(['8', '0']);
    const moved = await own.db('stream_positions').where({ topic: topics.normalised }).pluck('next_offset');
    expect(moved).toEqual(partitions.map(() => 1));
    // while others are searched, too: nobody takes the wait for that of an engine
    expect(Math.max(...steps.values())).toBeGreaterThan(2 * poisoned);
  },
);

/** A database whose transactions are lost before their commit, as by a kill. */
const killed = (db: Database): Database =>
  new Proxy(db, {
    get: (target, key) =>
      key === 'transaction'
        ? (work: (trx: Transaction) => Promise<unknown>) =>
            target.transaction(async (trx) => {
              await work(trx);
              throw new Error('killed');
            })
        : Reflect.get(target, key),
  });

test('ALM.2: numbers that a killed transaction of several partitions has taken are given, whichever comes first then', async () => {
  const three: [number, IdentifiedEvent[]] = [3, [eventOf('A'), eventOf('B')]];
  const five: [number, IdentifiedEvent[]] = [5, [eventOf('C'), eventOf('D'), eventOf('E')]];
  await expect((await projector(killed)).handle(three, five)).rejects.toThrow('killed');
  expect([...(await storedPoints()).keys()]).toEqual([]);
  const { handle } = await projector();
  await handle(five, three);
  expect([...(await storedPoints()).values()].sort()).toEqual([1, 2, 3, 4, 5]);
});
