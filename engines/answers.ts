import { connect } from 'node:net';
import { get } from './get.ts';
import { callGrpc } from './grpc-call.ts';

/** Each of these resolves when the engine serves clients and rejects when it does not (yet); one attempt, no retry. */

export async function askKafka(broker: string): Promise<void> {
  const [{ Kafka, logLevel }] = await Promise.all([import('kafkajs'), import('../platform/patches/idle-polling.ts')]);
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
  const { status, text } = await get(new URL('/ping', withoutUser(url)), 5_000);
  if (status !== 200 || text !== 'Ok.\n') throw new Error(`/ping answered ${status} ${text.slice(0, 200)}`);
}

/** Checks for the namespace, which is created after the port opens: workflows can be started once it exists. */
export function askTemporal(address: string): Promise<void> {
  const method = '/temporal.api.workflowservice.v1.WorkflowService/DescribeNamespace';
  // its field `namespace`, encoded in protobuf
  return callGrpc(address, method, Buffer.from('\x0a\x07default'), 5_000);
}

/** Resolves if anything listens there. */
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
