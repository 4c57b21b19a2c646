import { randomUUID } from 'node:crypto';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { keepAdmin } from './kept-admin.ts';
import { topicOffsets } from './topic-offsets.ts';

const kafka = new Kafka({ brokers: testEnv().KAFKA_BROKERS, logLevel: logLevel.NOTHING });

function electing(type: string, answersAfter: number) {
  let opened = 0;
  return {
    open: (): Admin => {
      const admin = kafka.admin();
      opened += 1;
      if (opened > answersAfter) return admin;
      return { ...admin, fetchTopicOffsets: () => Promise.reject(Object.assign(new Error(type), { type })) };
    },
    opened: () => opened,
  };
}

test('offsets are asked anew with another client while a partition has no leader or a new one', async () => {
  const topic = `test-offsets-${randomUUID()}`;
  const withAdmin = keepAdmin(() => kafka.admin());
  await withAdmin((admin) => admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 2 }] }));
  for (const type of ['NOT_LEADER_FOR_PARTITION', 'LEADER_NOT_AVAILABLE']) {
    const { open, opened } = electing(type, 2);
    expect(await topicOffsets(keepAdmin(open), topic)).toEqual([
      { partition: 0, low: 0n, high: 0n },
      { partition: 1, low: 0n, high: 0n },
    ]);
    expect(opened()).toBe(3);
  }
});

test('any other refusal is thrown at once', async () => {
  const { open, opened } = electing('TOPIC_AUTHORIZATION_FAILED', 1);
  await expect(topicOffsets(keepAdmin(open), `test-offsets-${randomUUID()}`)).rejects.toThrow(
    'TOPIC_AUTHORIZATION_FAILED',
  );
  expect(opened()).toBe(1);
});
