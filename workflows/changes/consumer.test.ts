import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeList } from '../../domain/changes/changes-message.ts';
import { createStream, topics } from '../../platform/stream.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { until } from '../../tests/support/until.ts';
import { createChangesConsumer } from './consumer.ts';
import type { ChangesHandler } from './handler.ts';

const stream = createStream({
  ...{ brokers: testEnv().KAFKA_BROKERS, prefix: `${randomUUID()}.`, clientId: 'test-changes' },
  log: pino({ level: 'silent' }),
  fatal(error) {
    throw error;
  },
});
const producer = stream.createProducer();
beforeAll(async () => {
  await stream.ensureTopics({ partitions: 2, replication: 1 });
  await producer.start();
});
afterAll(() => producer.stop());

const send = (value: string, holds: ChangeList, { partition = 0, customer = 1 } = {}) =>
  producer.send([
    {
      topic: topics.changes,
      messages: [{ key: null, value, partition, headers: { holds, 'customer-id': String(customer) } }],
    },
  ]);

/** A handler that notes what it gets. */
function noting(reads: ChangeList[], refuses?: string) {
  const got: string[] = [];
  const handler: ChangesHandler = {
    reads,
    customersOf: async (ids) => new Set(ids.filter((id) => id === 1)),
    async handle(_, payloads) {
      if (refuses && payloads.includes(refuses)) throw new SyntaxError('no JSON');
      got.push(...payloads);
    },
  };
  return { handler, got };
}

/** Reads as a group of an earlier release, up to a message. */
async function readAs(group: string, last: string): Promise<void> {
  let isDone = false;
  const consumer = stream.createConsumer({
    ...{ group, topics: [topics.changes] },
    async handle({ messages }) {
      isDone ||= messages.some(({ value }) => String(value) === last);
    },
  });
  await consumer.start();
  await until(`${group} to have read ${last}`, () => isDone);
  await consumer.stop();
}

test('handlers share what is read, from where the groups that they had before ended; none misses what another refuses', async () => {
  await send('first', 'alarms');
  await readAs('incidents', 'first');
  await send('second', 'alarms');
  await readAs('entity-activity', 'second');
  await send('third', 'attributes', { partition: 1 });

  const [alarms, attributes, strict] = [noting(['alarms']), noting(['attributes']), noting(['alarms'], 'broken')];
  const handlers = [alarms, attributes, strict].map(({ handler }) => handler);
  const consumer = createChangesConsumer({ stream, handlers });
  await consumer.start();
  await until('what was not read before', () => alarms.got.length > 0 && attributes.got.length > 0);
  expect([alarms.got, attributes.got, strict.got]).toEqual([['second'], ['third'], ['second']]);

  await send('of nobody', 'alarms', { customer: 2 });
  await send('broken', 'alarms');
  await send('last', 'alarms');
  await until('the last', () => strict.got.includes('last') && alarms.got.includes('last'));
  expect(strict.got).toEqual(['second', 'last']);
  // one that a handler refuses is tried alone, so others may get it again
  expect(new Set(alarms.got)).toEqual(new Set(['second', 'broken', 'last']));
  await until('its positions', async () =>
    (await stream.groupLag(topics.changes, 'alarm-facts')).every(({ end, committed }) => committed === end),
  );
  await consumer.stop();
});
