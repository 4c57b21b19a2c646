import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { type Component, runService } from '../platform/service.ts';
import { createStream, kafkaOf } from '../platform/stream.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { leastConnections } from './project/connections.ts';
import { type Station, stations } from './stations.ts';

const station = process.argv[2] as Station;
if (!stations.includes(station)) {
  process.stderr.write(`Say which station to run: ${stations.join(', ')}\n`);
  process.exit(1);
}

const env = readEnv('log', 'health', 'kafka', 'database', 'warehouse', 'gateway', 'mail');

await runService(station, env, ({ log, metrics, fatal }) => {
  const clock = systemClock;
  const stream = createStream({
    ...kafkaOf(env),
    clientId: `annunciator-${station}`,
    log,
    metrics,
    fatal,
  });
  const pool = Math.max(env.DATABASE_POOL, station === 'project' ? leastConnections : 1);
  const db = createDatabase(env.DATABASE_URL, { pool, name: `annunciator-${station}`, metrics });
  const common = { stream, db, clock, log, metrics, fatal };
  // a process loads what its own station needs: the packages of the mail door take megabytes
  const build: Record<Station, () => Promise<Component[]>> = {
    async gateway() {
      const { createGateway } = await import('./gateway/gateway.ts');
      return [
        createGateway({
          ...common,
          port: env.GATEWAY_PORT,
          host: env.GATEWAY_HOST,
          requestsPerSecond: env.GATEWAY_REQUESTS_PER_SECOND,
          trustedProxies: env.TRUSTED_PROXIES,
        }),
      ];
    },
    async mail() {
      const [{ createMailDoor }, { readCertificate }, { parseTrustedRelays }] = await Promise.all([
        import('./mail/mail-door.ts'),
        import('./mail/read-certificate.ts'),
        import('./mail/trusted-relays.ts'),
      ]);
      return [
        createMailDoor({
          ...common,
          port: env.MAIL_PORT,
          host: env.MAIL_HOST,
          mailsPerSecond: env.MAIL_PER_SECOND,
          postmaster: env.MAIL_POSTMASTER,
          relays: parseTrustedRelays(env.MAIL_TRUSTED_RELAYS),
          tls: readCertificate(env.MAIL_TLS_CERT, env.MAIL_TLS_KEY),
        }),
      ];
    },
    async normalise() {
      const { createNormaliseConsumer } = await import('./normalise/normalise-consumer.ts');
      return [createNormaliseConsumer(common)];
    },
    async project() {
      const [{ createProjector }, { createRefolder }] = await Promise.all([
        import('./project/projector.ts'),
        import('./project/refolder.ts'),
      ]);
      return [
        createProjector(common),
        createRefolder({ ...common, warehouse: createWarehouseClient(env, 'refold', metrics) }),
      ];
    },
    async relay() {
      const { createRelay } = await import('./relay/relay.ts');
      return [createRelay({ ...common, databaseUrl: env.DATABASE_URL })];
    },
    async load() {
      const { createLoader } = await import('./load/loader.ts');
      return [createLoader({ ...common, warehouse: createWarehouseClient(env, 'load', metrics) })];
    },
  };
  return build[station]();
});
