import { type Admin, Kafka, logLevel } from 'kafkajs';
import { expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { until } from '../tests/support/until.ts';
import { keepAdmin } from './kept-admin.ts';

const kafka = new Kafka({ brokers: testEnv().KAFKA_BROKERS, logLevel: logLevel.NOTHING });

test('calls that follow one another share a client, which is disconnected once nobody uses it', async () => {
  const opened: Admin[] = [];
  let disconnected = 0;
  const withAdmin = keepAdmin(() => {
    const admin = kafka.admin();
    opened.push(admin);
    admin.on(admin.events.DISCONNECT, () => {
      disconnected += 1;
    });
    return admin;
  });
  const ask = () => withAdmin((admin) => admin.listTopics());
  await Promise.all([ask(), ask()]);
  await ask();
  expect([opened.length, disconnected]).toEqual([1, 0]);
  await until('the client to be disconnected', () => disconnected === 1);
  await ask();
  expect(opened).toHaveLength(2);
});

test('after an error the next call opens another client, and others end theirs', async () => {
  let opened = 0;
  const withAdmin = keepAdmin(() => {
    opened += 1;
    return kafka.admin();
  });
  let go: () => void = () => {};
  const slow = withAdmin(async (admin) => {
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    return admin.listTopics();
  });
  await expect(withAdmin(() => Promise.reject(new Error('no leader')))).rejects.toThrow('no leader');
  expect(await withAdmin((admin) => admin.listTopics())).toEqual(expect.any(Array));
  expect(opened).toBe(2);
  go();
  expect(await slow).toEqual(expect.any(Array));
});
