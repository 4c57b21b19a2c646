import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import { Client, Connection } from '@temporalio/client';
import { Kafka, logLevel } from 'kafkajs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { bornAt } from '../identity.ts';
import { productRoot } from '../root.ts';
import { type EngineEnv, type Engines, startEngines } from './index.ts';

const toolsDir = join(productRoot(), '.data', 'tools');
const TOPIC = 'kept';

describe('the four local engines', () => {
  let home: string;
  let dataDir: string;
  let engines: Engines;
  const said: string[] = [];

  const start = () =>
    startEngines({ dataDir, toolsDir, choose: 'local', say: (line) => said.push(line), env: process.env });

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'engines-'));
    dataDir = join(home, 'a folder, as in Köln');
    engines = await start();
  });

  afterAll(async () => {
    await engines.stop();
    await rm(home, { recursive: true, force: true });
  });

  test('each says in one line where it listens and how long it took', () => {
    for (const title of ['Kafka', 'ClickHouse', 'Temporal', 'Postgres']) {
      const lines = said.filter((line) => line.startsWith(`${title}: local process`));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/, 127\.0\.0\.1:\d+, \d+\.\d s$/);
    }
    expect(engines.list.map(({ name, how }) => `${name} ${how}`)).toEqual([
      'kafka local',
      'clickhouse local',
      'temporal local',
      'postgres local',
    ]);
  });

  test('each runs in a session of its own, which Ctrl-C does not reach', () => {
    for (const { pid } of engines.list) {
      const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' });
      expect(Number(group)).toBe(pid);
    }
  });

  test('a second start on the same folder is refused with the process to stop', async () => {
    await expect(start()).rejects.toThrow(`belong to process ${process.pid}, which still runs: stop that one first`);
  });

  test('what they hold survives an orderly stop and a start, at the same addresses', async () => {
    await writeEverywhere(engines.env);
    const before = engines.env;
    const pids = engines.list.map(({ pid }) => pid ?? 0);

    await engines.stop();
    expect(pids.filter((pid) => bornAt(pid) !== undefined)).toEqual([]);
    expect(await readFile(join(dataDir, 'logs', 'postgres.log'), 'utf8')).toContain('database system is shut down');

    engines = await start();
    expect(engines.env).toEqual(before);
    await expectEverywhere(engines.env);
  });

  test('a killed engine is gone until it is restarted, and holds what it held', async () => {
    for (const { name, pid } of engines.list) {
      await engines.kill(name, 'SIGKILL');
      expect(bornAt(pid ?? 0), name).toBeUndefined();
    }
    expect(engines.list.map(({ pid }) => pid)).toEqual([undefined, undefined, undefined, undefined]);
    await Promise.all(engines.list.map(({ name }) => engines.restart(name)));
    await expectEverywhere(engines.env);
    expect(said.filter((line) => line.includes('ended on its own'))).toEqual([]);
  });

  test('an engine that ends on its own is reported with its log and started again', async () => {
    const pid = engines.list.find(({ name }) => name === 'temporal')?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until('Temporal to serve again', () => said.at(-1) === 'Temporal: serves again');
    expect(said.at(-2)).toMatch(/^Temporal: ended on its own \(killed by SIGKILL\); its log is /);
    await expectEverywhere(engines.env);
  });
});

test('Kafka keeps what it holds when others took its ports', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'engines-'));
  const options = {
    dataDir,
    toolsDir,
    choose: 'local',
    only: ['kafka'],
    say: () => undefined,
    env: process.env,
  } as const;
  const first = await startEngines(options);
  const admin = kafkaOf(first.env).admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic: TOPIC, numPartitions: 3 }] });
  await admin.disconnect();
  await first.stop();
  const ports: Record<string, number> = JSON.parse(await readFile(join(dataDir, 'ports.json'), 'utf8'));
  const taken = [ports.kafka, ports.kafkaController].map((port) => createServer().listen(port, '127.0.0.1'));
  const second = await startEngines(options);
  try {
    expect(second.env.KAFKA_BROKERS).not.toBe(first.env.KAFKA_BROKERS);
    const again = kafkaOf(second.env).admin();
    await again.connect();
    const { topics } = await again.fetchTopicMetadata({ topics: [TOPIC] });
    await again.disconnect();
    expect(topics[0]?.partitions).toHaveLength(3);
  } finally {
    await second.stop();
    for (const server of taken) server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Writes one item to each engine. */
async function writeEverywhere(env: EngineEnv): Promise<void> {
  const kafka = kafkaOf(env);
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic: TOPIC, numPartitions: 1 }] });
  await admin.disconnect();
  const producer = kafka.producer({ idempotent: true });
  await producer.connect();
  await producer.send({ topic: TOPIC, acks: -1, messages: [{ value: 'kept' }] });
  await producer.disconnect();

  const postgres = new pg.Client(env.DATABASE_URL);
  await postgres.connect();
  await postgres.query("create table kept (word text); insert into kept values ('kept')");
  await postgres.end();

  const clickhouse = createClient({ url: env.CLICKHOUSE_URL });
  await clickhouse.command({ query: 'create table kept (word String) engine = MergeTree order by word' });
  await clickhouse.insert({ table: 'kept', values: [['kept']], format: 'JSONCompactEachRow' });
  await clickhouse.close();

  await withTemporal(env, (client) => client.workflow.start('kept', { taskQueue: 'nobody', workflowId: 'kept' }));
}

async function expectEverywhere(env: EngineEnv): Promise<void> {
  const consumer = kafkaOf(env).consumer({ groupId: `reader-${performance.now()}` });
  await consumer.connect();
  await consumer.subscribe({ topic: TOPIC, fromBeginning: true });
  const value = await new Promise((resolve, reject) => {
    consumer.run({ eachMessage: async ({ message }) => resolve(message.value?.toString()) }).catch(reject);
  });
  await consumer.disconnect();
  expect(value).toBe('kept');

  const postgres = new pg.Client(env.DATABASE_URL);
  await postgres.connect();
  expect((await postgres.query('select word from kept')).rows).toEqual([{ word: 'kept' }]);
  await postgres.end();

  const clickhouse = createClient({ url: env.CLICKHOUSE_URL });
  const rows = await clickhouse.query({ query: 'select word from kept', format: 'JSONEachRow' });
  expect(await rows.json()).toEqual([{ word: 'kept' }]);
  await clickhouse.close();

  const found = await withTemporal(env, (client) => client.workflow.getHandle('kept').describe());
  expect(found.status.name).toBe('RUNNING');
}

function kafkaOf(env: EngineEnv): Kafka {
  return new Kafka({ brokers: env.KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING });
}

async function withTemporal<T>(env: EngineEnv, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await Connection.connect({ address: env.TEMPORAL_ADDRESS });
  try {
    return await work(new Client({ connection }));
  } finally {
    await connection.close();
  }
}
