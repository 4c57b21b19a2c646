import { randomUUID } from 'node:crypto';
import type { Admin } from 'kafkajs';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { ConfigResourceTypes, ConfigSource, Kafka, logLevel } from './kafka-client.ts';
import { createStream } from './stream.ts';
import { retentionDays, type Topic, topics } from './topics.ts';

const brokers = testEnv().KAFKA_BROKERS;
const type = ConfigResourceTypes.TOPIC;
let admin: Admin;
beforeAll(async () => {
  admin = new Kafka({ brokers, clientId: 'test', logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
});
afterAll(() => admin.disconnect());

/** An unused prefix, with a function that migrates its topics to this release. */
function newInstallation() {
  const prefix = `test_${randomUUID().slice(0, 8)}.`;
  const fatal = (error: unknown): void => {
    throw error;
  };
  const stream = createStream({ brokers, prefix, clientId: 'test', log: pino({ level: 'silent' }), fatal });
  return { prefix, migrate: () => stream.ensureTopics({ partitions: 1, replication: 1 }) };
}

/** Settings of the topics themselves, not their broker's. */
async function ownSettings(name: string): Promise<Record<string, string>> {
  const { resources } = await admin.describeConfigs({ includeSynonyms: false, resources: [{ type, name }] });
  const own = (resources[0]?.configEntries ?? []).filter(
    ({ configSource }) => configSource === ConfigSource.TOPIC_CONFIG,
  );
  return Object.fromEntries(own.map(({ configName, configValue }) => [configName, configValue]));
}
const msOf = (topic: Topic): string => String(retentionDays[topic] * 86_400_000);

test('new topics say themselves for how long they keep what they hold, whatever their broker would', async () => {
  const { prefix, migrate } = newInstallation();
  await migrate();
  for (const topic of Object.values(topics))
    expect(await ownSettings(prefix + topic)).toMatchObject({
      'cleanup.policy': 'delete',
      'retention.ms': msOf(topic),
    });
});

test('topics of an earlier release are told; what an operator has set stays', async () => {
  const { prefix, migrate } = newInstallation();
  const early = { name: 'max.message.bytes', value: '1048588' };
  const chosen = { name: 'retention.ms', value: '3600000' };
  await admin.createTopics({
    waitForLeaders: true,
    topics: [
      { topic: `${prefix}alarms.raw`, numPartitions: 1, configEntries: [early] },
      { topic: `${prefix}changes`, numPartitions: 1, configEntries: [early, chosen] },
    ],
  });
  // twice: migrations run at each start
  for (let times = 0; times < 2; times += 1) await migrate();
  const common = { 'max.message.bytes': early.value, 'cleanup.policy': 'delete' };
  expect(await ownSettings(`${prefix}alarms.raw`)).toEqual({ ...common, 'retention.ms': msOf('alarms.raw') });
  expect(await ownSettings(`${prefix}changes`)).toEqual({ ...common, 'retention.ms': chosen.value });
});
