import { NativeConnection } from '@temporalio/worker';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../platform/database.ts';
import { parseEnv } from '../platform/env.ts';
import { Kafka, logLevel } from '../platform/kafka-client.ts';
import { createStream, kafkaOf } from '../platform/stream.ts';
import { createTemporal, temporalConnection } from '../platform/temporal.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { testEnv } from './support/engines.ts';
import { patience } from './support/patience.ts';
import { kafkaUser, startSecureKafka } from './support/secure-kafka.ts';
import { quietTemporal } from './support/temporal.ts';
import { createTlsTerminator, type Terminator, tlsFile } from './support/tls-terminator.ts';
import { until } from './support/until.ts';

// Each engine over TLS, as configured by the processes' environment. Where the local engine has no TLS, a terminator
// is in front of it.
const ca = tlsFile('authority');
const own = { cert: tlsFile('client'), key: tlsFile('client-key') };
const untrusted = /self-signed|self signed|unable to (verify|get)|UnknownIssuer|certificate/i;
const otherHost = /does not match certificate's altnames|NotValidForName|certificate/i;
const opened: Terminator[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

async function terminator(...args: Parameters<typeof createTlsTerminator>): Promise<number> {
  const made = await createTlsTerminator(...args);
  opened.push(made);
  return made.port;
}

/** Ports of terminators in front of an engine: right, of another host, and for clients with a certificate. */
async function terminators(target: number, more: { postgres?: 'S' } = {}) {
  const [right, elsewhere, closed] = await Promise.all([
    terminator(target, more),
    terminator(target, { ...more, certificate: 'elsewhere' }),
    terminator(target, { ...more, wantsClient: true }),
  ]);
  return { right, elsewhere, closed };
}
type Ports = Awaited<ReturnType<typeof terminators>>;

describe('ClickHouse', () => {
  let ports: Ports;
  const address = new URL(testEnv().CLICKHOUSE_URL);
  beforeAll(async () => {
    ports = await terminators(Number(address.port));
  });

  async function reach(origin: string, files: { ca?: string; cert?: string; key?: string }): Promise<unknown> {
    const url = new URL(origin);
    url.username = address.username;
    url.password = address.password;
    const env = parseEnv(['warehouse'], {
      ENVIRONMENT_NAME: 'test',
      CLICKHOUSE_URL: url.toString(),
      CLICKHOUSE_TLS_CA: files.ca,
      CLICKHOUSE_TLS_CERT: files.cert,
      CLICKHOUSE_TLS_KEY: files.key,
    });
    const client = createWarehouseClient({ ...env, CLICKHOUSE_DATABASE: 'default' }, 'test');
    try {
      return await (await client.query({ query: 'select 1 as one', format: 'JSONEachRow' })).json();
    } finally {
      await client.close();
    }
  }

  test('is reached with the right authority, by name and by address, and with a certificate of one’s own', async () => {
    for (const host of ['localhost', '127.0.0.1'])
      expect(await reach(`https://${host}:${ports.right}`, { ca })).toEqual([{ one: 1 }]);
    expect(await reach(`https://localhost:${ports.closed}`, { ca, ...own })).toEqual([{ one: 1 }]);
  });

  test('is refused otherwise', async () => {
    await expect(reach(`https://localhost:${ports.right}`, {})).rejects.toThrow(untrusted);
    await expect(reach(`https://localhost:${ports.right}`, { ca: tlsFile('stranger') })).rejects.toThrow(untrusted);
    await expect(reach(`https://localhost:${ports.elsewhere}`, { ca })).rejects.toThrow(otherHost);
    await expect(reach(`https://localhost:${ports.closed}`, { ca })).rejects.toThrow();
    await expect(reach(`https://127.0.0.1:${address.port}`, { ca })).rejects.toThrow(/SSL|wrong version|packet/i);
  });
});

describe('Postgres', () => {
  let ports: Ports;
  let without: number;
  const address = new URL(testEnv().DATABASE_URL);
  beforeAll(async () => {
    ports = await terminators(Number(address.port), { postgres: 'S' });
    without = await terminator(Number(address.port), { postgres: 'N' });
  });

  async function reach(host: string, port: number, parameters: Record<string, string>): Promise<unknown> {
    const url = new URL(address);
    url.host = `${host}:${port}`;
    url.search = new URLSearchParams({ sslmode: 'verify-full', ...parameters }).toString();
    const env = parseEnv(['database'], { ENVIRONMENT_NAME: 'test', DATABASE_URL: url.toString() });
    const db = createDatabase(env.DATABASE_URL, { pool: 1, name: 'test' });
    try {
      return (await db.raw('select 1 as one')).rows;
    } finally {
      await db.destroy();
    }
  }

  test('is reached with the right authority, by name and by address, and with a certificate of one’s own', async () => {
    for (const host of ['localhost', '127.0.0.1'])
      expect(await reach(host, ports.right, { sslrootcert: ca })).toEqual([{ one: 1 }]);
    const files = { sslrootcert: ca, sslcert: own.cert, sslkey: own.key };
    expect(await reach('localhost', ports.closed, files)).toEqual([{ one: 1 }]);
  });

  test('is refused otherwise, also by address, and never without TLS', async () => {
    await expect(reach('localhost', ports.right, {})).rejects.toThrow(untrusted);
    await expect(reach('localhost', ports.right, { sslrootcert: tlsFile('stranger') })).rejects.toThrow(untrusted);
    for (const host of ['localhost', '127.0.0.1'])
      await expect(reach(host, ports.elsewhere, { sslrootcert: ca })).rejects.toThrow(otherHost);
    await expect(reach('localhost', ports.closed, { sslrootcert: ca })).rejects.toThrow();
    await expect(reach('localhost', without, { sslrootcert: ca })).rejects.toThrow('does not support SSL');
    await expect(reach('127.0.0.1', Number(address.port), { sslrootcert: ca })).rejects.toThrow('does not support SSL');
  });
});

describe('Temporal', () => {
  let ports: Ports;
  const plain = Number(testEnv().TEMPORAL_ADDRESS.split(':').at(-1));
  beforeAll(async () => {
    quietTemporal();
    ports = await terminators(plain);
  });
  const given = (host: string, port: number, more: Record<string, string>) =>
    parseEnv(['temporal'], { TEMPORAL_ADDRESS: `${host}:${port}`, TEMPORAL_TLS: 'true', ...more });

  /** Connects as the API and as a worker do. */
  async function reach(...args: Parameters<typeof given>): Promise<void> {
    const env = given(...args);
    const temporal = createTemporal(env);
    try {
      await temporal.ping(patience(5_000));
    } finally {
      await temporal.close();
    }
    await (await NativeConnection.connect(temporalConnection(env))).close();
  }
  const work = async (...args: Parameters<typeof given>): Promise<unknown> =>
    NativeConnection.connect(temporalConnection(given(...args)));

  test('is reached with the right authority, and with a certificate of one’s own', async () => {
    for (const host of ['localhost', '127.0.0.1']) await reach(host, ports.right, { TEMPORAL_TLS_CA: ca });
    await reach('localhost', ports.elsewhere, { TEMPORAL_TLS_CA: ca, TEMPORAL_TLS_SERVER_NAME: 'elsewhere.example' });
    await reach('localhost', ports.closed, {
      TEMPORAL_TLS_CA: ca,
      TEMPORAL_TLS_CERT: own.cert,
      TEMPORAL_TLS_KEY: own.key,
    });
  });

  test('is refused otherwise', async () => {
    const cases: Parameters<typeof given>[] = [
      ['localhost', ports.right, {}],
      ['localhost', ports.right, { TEMPORAL_TLS_CA: tlsFile('stranger') }],
      ['localhost', ports.elsewhere, { TEMPORAL_TLS_CA: ca }],
      ['127.0.0.1', plain, { TEMPORAL_TLS_CA: ca }],
    ];
    const tries = await Promise.allSettled(cases.flatMap((one) => [reach(...one), work(...one)]));
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 'rejected'));
  });
});

describe('Kafka', () => {
  let broker: Awaited<ReturnType<typeof startSecureKafka>>;
  const { username, password } = kafkaUser;
  const sasl = { KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password };
  const scram = { ...sasl, KAFKA_SASL_MECHANISM: 'scram-sha-512', KAFKA_TLS_CA: ca };

  async function reach(variables: Record<string, string>, port = broker.port): Promise<void> {
    const env = parseEnv(['kafka'], { KAFKA_BROKERS: `localhost:${port}`, ...variables });
    const { brokers, ssl, sasl } = kafkaOf(env);
    const admin = new Kafka({ brokers, ssl, sasl, logLevel: logLevel.NOTHING, retry: { retries: 0 } }).admin();
    try {
      await admin.connect();
      await admin.listTopics();
    } finally {
      await admin.disconnect();
    }
  }

  beforeAll(async () => {
    broker = await startSecureKafka();
    await until('the broker to answer', async () => {
      await reach(scram);
      return true;
    });
  });
  afterAll(() => broker?.stop());

  test('is reached over TLS with a password, by SCRAM and PLAIN, and with a certificate of one’s own', async () => {
    const log = pino({ level: 'silent' });
    const env = parseEnv(['kafka'], { KAFKA_BROKERS: `localhost:${broker.port}`, ...scram });
    const stream = createStream({ ...kafkaOf(env), clientId: 'test', log, fatal: () => {} });
    await stream.ensureTopics({ partitions: 1, replication: 1 });
    await reach({ ...scram, KAFKA_SASL_MECHANISM: 'plain' });
    await reach({ KAFKA_TLS_CA: ca, KAFKA_TLS_CERT: own.cert, KAFKA_TLS_KEY: own.key }, broker.certificatePort);
  });

  test('is refused otherwise', async () => {
    await expect(reach({ ...scram, KAFKA_SASL_PASSWORD: 'another' })).rejects.toThrow(/authentication/i);
    await expect(reach({ ...scram, KAFKA_TLS_CA: tlsFile('stranger') })).rejects.toThrow(untrusted);
    await expect(reach({ ...sasl, KAFKA_SASL_MECHANISM: 'scram-sha-512', KAFKA_TLS: 'true' })).rejects.toThrow(
      untrusted,
    );
    await expect(reach({ ...sasl, KAFKA_SASL_MECHANISM: 'scram-sha-512' })).rejects.toThrow();
    await expect(reach({ KAFKA_TLS_CA: ca })).rejects.toThrow();
    await expect(reach({ KAFKA_TLS_CA: ca }, broker.certificatePort)).rejects.toThrow();
  });
});
