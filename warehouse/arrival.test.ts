import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStream, topics } from '../platform/stream.ts';
import { testEnv } from '../tests/support/engines.ts';
import { ownDatabase } from '../tests/support/own-database.ts';
import { loaderGroup, projectorGroup, waitForAccepted, waitForArrival } from './arrival.ts';

const env = testEnv();
const stream = createStream({
  brokers: env.KAFKA_BROKERS,
  prefix: `${randomUUID()}.`,
  clientId: 'test-arrival',
  log: pino({ level: 'silent' }),
  fatal(error) {
    throw error;
  },
});
let own: Awaited<ReturnType<typeof ownDatabase>>;

beforeAll(async () => {
  own = await ownDatabase(env);
  await stream.ensureTopics({ partitions: 2, replication: 1 });
});
afterAll(() => own.drop());

const arrived = (patienceMs: number) => waitForArrival({ db: own.db, stream }, { patienceMs });

test('what is committed has arrived once the outbox is published and the loader has stored it', async () => {
  expect(await arrived(0)).toBe(true);

  await own.db('outbox').insert({ customer_id: 1, payload: '{}' });
  expect(await arrived(0)).toBe(false);
  const published = arrived(60_000);
  await own.db('outbox').delete();
  expect(await published).toBe(true);

  const producer = stream.createProducer();
  await producer.start();
  await producer.send([{ topic: topics.changes, messages: [{ key: null, value: '{}' }] }]);
  expect(await arrived(0)).toBe(false);
  const stored = arrived(60_000);
  const loader = stream.createConsumer({ group: loaderGroup, topics: [topics.changes], handle: async () => {} });
  await loader.start();
  expect(await stored).toBe(true);
  await Promise.all([loader.stop(), producer.stop()]);
});

test('what doors accepted is applied where the projector itself says so, whatever Kafka knows of its position', async () => {
  const accepted = (patienceMs: number) => waitForAccepted({ db: own.db, stream }, { patienceMs });
  const loader = stream.createConsumer({ group: loaderGroup, topics: [topics.changes], handle: async () => {} });
  await loader.start();
  const producer = stream.createProducer();
  await producer.start();
  await producer.send([{ topic: topics.normalised, messages: [{ key: null, value: '{}', partition: 1 }] }]);
  expect(await accepted(0)).toBe(false);
  const applied = accepted(60_000);
  const consumer = { consumer: projectorGroup, topic: topics.normalised };
  await own.db('stream_positions').insert({ ...consumer, partition: 1, next_offset: 1 });
  expect(await applied).toBe(true);
  await Promise.all([loader.stop(), producer.stop()]);
});

test('patience is for all steps together: whoever waits has to give a sign of life in between', async () => {
  const begin = performance.now();
  const elapsed = (): number => performance.now() - begin;
  // the last step begins late, and does not end
  const groupLag = async (topic: string) => {
    const committed = topic === topics.raw && elapsed() > 2_500 ? 1n : 0n;
    return topic === topics.normalised ? [] : [{ partition: 0, end: 1n, committed }];
  };
  expect(await waitForAccepted({ db: own.db, stream: { groupLag } }, { patienceMs: 3_000 })).toBe(false);
  expect(elapsed()).toBeGreaterThan(2_500);
  expect(elapsed()).toBeLessThan(5_000);
});
