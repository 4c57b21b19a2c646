import type { AddressInfo } from 'node:net';
import { createClientAddress } from '../platform/client-address.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createHttpMetrics } from '../platform/http-metrics.ts';
import { createGuardedServer, keepConnection } from '../platform/http-server.ts';
import type { Registry } from '../platform/metrics.ts';
import { createSecurityLog } from '../platform/security-log.ts';
import type { Component, Health } from '../platform/service.ts';
import type { Stream } from '../platform/stream.ts';
import { createApp } from './app.ts';
import { createPorts } from './generated/modules.ts';
import { createGraphql } from './graphql.ts';
import { createLive } from './live/create-live.ts';
import type { SocketLimits } from './live/limits.ts';
import { createIsOwnOrigin } from './live/own-origin.ts';
import type { PortDeps } from './modules/port-deps.ts';
import { createBearerLookups } from './request/bearer-lookups.ts';
import { createIngestProxy } from './rest/ingest-proxy.ts';

const pingMs = 5_000;

export interface ApiDeps extends Omit<PortDeps, 'producer'> {
  /** The API's own connection: row-level security binds it. */
  db: Database;
  stream: Stream;
  clock: Clock;
  metrics: Registry;
  fatal(error: unknown): void;
  port: number;
  host: string;
  gatewayUrl: string;
  consoleFolder: string;
  /** Names of the product and of this installation, as shown to people. */
  product: { name: string; environment: string };
  /** Addresses of release channels, by their names in lower case; a channel without one cannot be chosen (SYS.10). */
  releaseAddresses?: ReadonlyMap<string, string>;
  /** Express' `trust proxy`: proxies whose headers are trusted for a client's address. */
  trustedProxies: string | number;
  /** Interval of the checks of open sockets' sessions and access. */
  checkMs?: number;
  /** Interval at which lenses are re-evaluated because time has passed. */
  tickMs?: number;
  /** Address of the console, if requests do not show it: sockets are accepted from its pages, passkeys made for it. */
  consoleUrl?: string | undefined;
  /** Limits of sockets that differ from the defaults. */
  socketLimits?: Partial<SocketLimits> | undefined;
}

/** Creates the API process: GraphQL, REST, sockets and console files on one port; owns its connections. */
export async function createApi(deps: ApiDeps): Promise<Component & { port(): number }> {
  const { db, log } = deps;
  let health: Health = { ready: false, reason: 'not yet started' };
  let pinging: NodeJS.Timeout | undefined;
  const producer = deps.stream.createProducer();
  const graphql = createGraphql(deps);
  await graphql.start();
  const ingest = createIngestProxy(deps);
  const ports = createPorts({ ...deps, producer });
  const lookups = createBearerLookups();
  const app = createApp({
    ...deps,
    graphql,
    ingest: ingest.handler,
    ports,
    lookups,
    clientAddress: createClientAddress(deps.trustedProxies),
    isOwnOrigin: createIsOwnOrigin(deps),
    answered: createHttpMetrics(deps.metrics),
    health: () => health,
  });
  const server = createGuardedServer({ trusted: deps.trustedProxies, security: createSecurityLog(log) }, app);
  const live = createLive({ ...deps, lookups, server, keepConnection, history: ports.history });

  async function ping(): Promise<void> {
    try {
      await db.raw('select 1').timeout(pingMs);
      health = { ready: true };
    } catch (error) {
      health = { ready: false, reason: (error as Error).message };
    }
  }

  return {
    port: () => (server.address() as AddressInfo).port,
    async start() {
      await live.start();
      await ping();
      await new Promise<void>((listening, failed) => {
        server.once('error', failed);
        server.listen(deps.port, deps.host, listening);
      });
      pinging = setInterval(ping, pingMs);
      log.info({ port: (server.address() as AddressInfo).port }, 'listening');
    },
    async stop() {
      clearInterval(pinging);
      health = { ready: false, reason: 'draining' };
      await live.stop();
      server.closeIdleConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
      await graphql.stop();
      ingest.close();
      await Promise.all([db.destroy(), deps.warehouse.close(), producer.stop(), deps.temporal.close()]);
    },
    health: () => health,
  };
}
