import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { type Component, runService } from '../platform/service.ts';
import { createStream, kafkaOf } from '../platform/stream.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { createGateway } from './gateway/gateway.ts';
import { createLoader } from './load/loader.ts';
import { createMailDoor } from './mail/mail-door.ts';
import { readCertificate } from './mail/read-certificate.ts';
import { parseTrustedRelays } from './mail/trusted-relays.ts';
import { createNormaliseConsumer } from './normalise/normalise-consumer.ts';
import { createProjector } from './project/projector.ts';
import { createRefolder } from './project/refolder.ts';
import { createRelay } from './relay/relay.ts';
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
  const db = createDatabase(env.DATABASE_URL, { pool: env.DATABASE_POOL, name: `annunciator-${station}`, metrics });
  const common = { stream, db, clock, log, metrics, fatal };
  const build: Record<Station, () => Component[]> = {
    gateway: () => [
      createGateway({
        ...common,
        port: env.GATEWAY_PORT,
        host: env.GATEWAY_HOST,
        requestsPerSecond: env.GATEWAY_REQUESTS_PER_SECOND,
        trustedProxies: env.TRUSTED_PROXIES,
      }),
    ],
    mail: () => [
      createMailDoor({
        ...common,
        port: env.MAIL_PORT,
        host: env.MAIL_HOST,
        mailsPerSecond: env.MAIL_PER_SECOND,
        postmaster: env.MAIL_POSTMASTER,
        relays: parseTrustedRelays(env.MAIL_TRUSTED_RELAYS),
        tls: readCertificate(env.MAIL_TLS_CERT, env.MAIL_TLS_KEY),
      }),
    ],
    normalise: () => [createNormaliseConsumer(common)],
    project: () => [
      createProjector(common),
      createRefolder({ ...common, warehouse: createWarehouseClient(env, 'refold', metrics) }),
    ],
    relay: () => [createRelay({ ...common, databaseUrl: env.DATABASE_URL })],
    load: () => [createLoader({ ...common, warehouse: createWarehouseClient(env, 'load', metrics) })],
  };
  return build[station]();
});
