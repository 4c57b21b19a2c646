import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Batch, type ConsumerOptions, type OutMessage, type Stream, topics } from '../../platform/stream.ts';
import { createNormaliseConsumer } from './normalise-consumer.ts';

const megabyte = 1024 * 1024;

/** Normalises batches without Kafka, all at the same time. @returns the requests that are sent. */
async function requestsOf(batches: Batch[]): Promise<Array<Array<{ messages: OutMessage[] }>>> {
  const requests: Array<Array<{ messages: OutMessage[] }>> = [];
  let options: ConsumerOptions | undefined;
  const parts = { start: async () => {}, stop: async () => {}, health: () => ({ ready: true }) };
  const stream: Partial<Stream> = {
    createConsumer(given) {
      options = given;
      return parts;
    },
    createProducer: () => ({ ...parts, send: async (request) => void requests.push(request) }),
  };
  const log = pino({ level: 'silent' });
  const [db, metrics, clock] = [{} as Database, new Registry(), systemClock];
  createNormaliseConsumer({ stream: stream as Stream, db, clock, log, metrics });
  await Promise.all(batches.map((batch) => options?.handle(batch)));
  return requests;
}

/** Messages of a megabyte each that no door has written. */
const strangers = (partition: number, count: number): Batch => ({
  ...{ topic: topics.raw, partition, heartbeat: async () => {}, holds: () => {} },
  messages: Array.from({ length: count }, (_, offset) => ({
    ...{ offset: String(offset), key: null, timestamp: '0', attributes: 0, headers: {} },
    value: Buffer.alloc(megabyte, '\u0001'),
  })),
});

test('what is rejected is sent in requests that Kafka accepts, however much was fetched, and all of it', async () => {
  const requests = await requestsOf([0, 1, 2, 3].map((partition) => strangers(partition, 5)));
  const letters = requests.map((request) => request.flatMap(({ messages }) => messages));
  expect(letters.flat()).toHaveLength(20);
  const bytes = letters.map((of) => of.reduce((sum, { value }) => sum + value.length, 0));
  expect(Math.max(...bytes)).toBeLessThan(32 * megabyte);
});
