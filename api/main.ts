import { helpDeskOf } from '../domain/identity/help-desk.ts';
import { createGeocoder } from '../domain/maps/geocoder.ts';
import { mapboxOf } from '../domain/maps/mapbox.ts';
import { systemClock } from '../platform/clock.ts';
import { apiDatabaseUrl, createDatabase } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { createOutbound } from '../platform/outbound.ts';
import { outboundRules } from '../platform/outbound-address.ts';
import { pushKeysOf } from '../platform/push/push-keys.ts';
import { fromRoot } from '../platform/root.ts';
import { createSeal } from '../platform/seal.ts';
import { runService } from '../platform/service.ts';
import { isSmsOn } from '../platform/sms/sms-provider.ts';
import { createStream, kafkaOf } from '../platform/stream.ts';
import { createTemporal } from '../platform/temporal.ts';
import { createWarehouseClient } from '../warehouse/client.ts';
import { createApi } from './create-api.ts';

const env = readEnv(
  'log',
  'health',
  'kafka',
  'database',
  'apiDatabase',
  'warehouse',
  'temporal',
  'api',
  'secrets',
  'mailDomain',
  'sms',
  'outbound',
  'maps',
  'product',
  'exports',
  'support',
);

await runService('api', env, async ({ log, metrics, fatal }) => [
  await createApi({
    db: createDatabase(apiDatabaseUrl(env), { pool: env.API_DATABASE_POOL, name: 'annunciator-api', metrics }),
    warehouse: createWarehouseClient(env, 'api', metrics),
    stream: createStream({
      ...kafkaOf(env),
      clientId: 'annunciator-api',
      log,
      metrics,
      fatal,
    }),
    temporal: createTemporal(env),
    clock: systemClock,
    log,
    metrics,
    fatal,
    port: env.PORT,
    host: env.HOST,
    gatewayUrl: env.GATEWAY_URL,
    consoleUrl: env.CONSOLE_URL,
    consoleFolder: fromRoot('dist', 'web'),
    product: { name: env.PRODUCT_NAME, environment: env.ENVIRONMENT_NAME },
    releaseAddresses: env.RELEASE_CHANNELS,
    seal: createSeal(env.SECRETS_KEY),
    mailDomain: env.MAIL_DOMAIN,
    isSmsOn: isSmsOn(env),
    pushKey: pushKeysOf(env.SECRETS_KEY).publicKey,
    helpDesk: helpDeskOf(env),
    supportEmail: env.SUPPORT_EMAIL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    outboundRules: outboundRules(env),
    geocoder: createGeocoder(env, createOutbound(outboundRules(env), { log }), env.CONSOLE_URL),
    mapbox: mapboxOf(env),
    exportsFolder: env.EXPORTS_FOLDER,
  }),
]);
