import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testEnv } from '../../tests/support/engines.ts';
import { until } from '../../tests/support/until.ts';
import { fromRoot } from '../root.ts';
import { createStream, type Stream, topics } from '../stream.ts';

const { KAFKA_BROKERS: brokers } = testEnv();
const log = pino({ level: 'silent' });
const streamOf = (prefix: string, member: string): Stream =>
  createStream({ brokers, prefix, clientId: 'test', member, log, fatal: () => {} });

let prefix: string;
let first: ChildProcess;
beforeAll(() => {
  prefix = `lives-${randomUUID()}-`;
  return streamOf(prefix, 'nobody').ensureTopics({ partitions: 1, replication: 1 });
});
/** A reader named `one` has joined and been killed. */
beforeEach(async () => {
  first = fork(fromRoot('tests', 'support', 'group-member.ts'), [brokers.join(','), prefix, topics.changes, 'one'], {
    execArgv: ['--import', 'tsx'],
    cwd: fromRoot(),
  });
  await new Promise((joined) => first.once('message', joined));
  first.kill('SIGKILL');
});
afterEach(() => first.kill('SIGKILL'));

async function secondsToJoin(member: string): Promise<number> {
  const consumer = streamOf(prefix, member).createConsumer({
    group: 'members',
    topics: [topics.changes],
    handle: async () => {},
  });
  const begunAt = performance.now();
  await consumer.start();
  await until('it to be a member', () => consumer.health().ready);
  const seconds = (performance.now() - begunAt) / 1_000;
  await consumer.stop();
  return seconds;
}

test('a reader that died and comes again under its name does not wait until its session is over', async () => {
  expect(await secondsToJoin('one')).toBeLessThan(2);
});

test('whoever has another name leaves others’ members alone', async () => {
  expect(await secondsToJoin('another')).toBeGreaterThan(3);
});
