import { connect } from 'node:net';
import { DATABASE } from './addresses.ts';

/** Each of these resolves when the engine serves clients and rejects when it does not (yet). One attempt, no retries. */

export async function askKafka(broker: string): Promise<void> {
  const { Kafka, logLevel } = await import('kafkajs');
  const admin = new Kafka({
    clientId: 'annunciator-engines',
    brokers: [broker],
    logLevel: logLevel.NOTHING,
    connectionTimeout: 2_000,
    requestTimeout: 5_000,
    retry: { retries: 0 },
  }).admin();
  try {
    await admin.connect();
    const { brokers } = await admin.describeCluster();
    if (brokers.length === 0) throw new Error('no broker has joined yet');
  } finally {
    await admin.disconnect();
  }
}

export async function askClickHouse(url: string): Promise<void> {
  const answer = await fetch(new URL('/ping', withoutUser(url)), { signal: AbortSignal.timeout(5_000) });
  const text = await answer.text();
  if (answer.status !== 200 || text !== 'Ok.\n')
    throw new Error(`/ping answered ${answer.status} ${text.slice(0, 200)}`);
}

/** The namespace is made after the port opens: workflows can be started once it is there. */
export async function askTemporal(address: string): Promise<void> {
  const { Connection } = await import('@temporalio/client');
  const connection = await Connection.connect({ address, connectTimeout: 2_000 });
  try {
    await connection.withDeadline(Date.now() + 5_000, () =>
      connection.workflowService.describeNamespace({ namespace: 'default' }),
    );
  } finally {
    await connection.close();
  }
}

/** Also creates the product's database when it is not there yet. `url` is that of the maintenance database. */
export async function askPostgres(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // what ends the connection also rejects the query
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}

/** Whether anything listens there. */
export function askPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.once('error', fail);
    socket.once('timeout', () => fail(new Error('no answer within 5 s')));
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
  });
}

function withoutUser(url: string): string {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain.href;
}
