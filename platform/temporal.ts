import { Client, Connection, type TLSConfig } from '@temporalio/client';
import type { Env } from './env.ts';
import './patches/address-without-name.ts';
import { tlsOf } from './tls.ts';

/** Temporal, for code that starts, signals and queries workflows. */
export interface Temporal {
  client: Client;
  /** Client over this process's own worker connection, if any: workflows that it starts may begin here at once. */
  localClient: Client | null;
  /** Task queue of the product's workers; also separates installations that share a namespace. */
  taskQueue: string;
  /** Makes calls that a person waits for: they fail when the server does not answer soon. */
  withDeadline<T>(call: () => Promise<T>): Promise<T>;
  /** Resolves when the server answers. @throws Error when it does not within `timeoutMs`. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

const connectMs = 3_000;
const deadlineMs = 5_000;

/** Returns the connection settings of clients and workers. */
export function temporalConnection(env: Env<'temporal'>): { address: string; tls?: TLSConfig; apiKey?: string } {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey, TEMPORAL_TLS_SERVER_NAME: serverName } = env;
  const { TEMPORAL_TLS_CA: ca, TEMPORAL_TLS_CERT: cert, TEMPORAL_TLS_KEY: key } = env;
  const tls = tlsOf(env.TEMPORAL_TLS ?? (apiKey || serverName ? true : undefined), { ca, cert, key });
  if (!tls) return { address };
  return {
    address,
    ...(apiKey && { apiKey }),
    tls: {
      ...(ca && { serverRootCACertificate: Buffer.from(ca) }),
      ...(cert && key && { clientCertPair: { crt: Buffer.from(cert), key: Buffer.from(key) } }),
      ...(serverName && { serverNameOverride: serverName }),
    },
  };
}

/** Creates a connection to Temporal that opens on its first call and reopens after an outage. */
export function createTemporal(env: Env<'temporal'>): Temporal {
  const connection = Connection.lazy({ ...temporalConnection(env), connectTimeout: connectMs });
  return {
    client: new Client({ connection, namespace: env.TEMPORAL_NAMESPACE }),
    localClient: null,
    taskQueue: env.TEMPORAL_TASK_QUEUE,
    withDeadline: (call) => connection.withDeadline(Date.now() + deadlineMs, call),
    async ping(timeoutMs) {
      await connection.withDeadline(Date.now() + timeoutMs, () => connection.workflowService.getSystemInfo({}));
    },
    close: () => connection.close(),
  };
}
