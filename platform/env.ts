import { z } from 'zod';
import { isProduction, rules, rulesOfProduction } from './env-rules.ts';
import { areNetworks } from './outbound-address.ts';
import { flag, pemFile } from './tls.ts';

/**
 * Environment variables of the processes: one schema per concern, each variable with a comment and, unless it is a
 * secret, a default that works locally. A process names the concerns it needs; all problems are printed together, then
 * it exits with 1. Rules between variables, and additional ones in production, are in env-rules.ts.
 */

/** Message for a missing value or an invalid address; never the value, which may contain a password. */
const unusable = ({ input }: { input?: unknown }): string =>
  input === undefined ? 'is required' : 'is not a usable URL';
const port = z.coerce.number().int().min(0).max(65_535);

/** Proxies in front whose X-Forwarded-For is trusted: a number of hops, addresses or networks; none by default. */
const trustedProxies = z
  .string()
  .default('')
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text));

const channelPattern = /^(dev|qa|stage|production)=https?:\/\/[^\s/,]+$/;

export const concerns = {
  log: {
    /** trace, debug, info, warn, error or silent. */
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Name of this copy of a process in its log lines; the process id if it is not set. */
    INSTANCE: z.string().default(String(process.pid)),
  },
  health: {
    /** Port of /health, /ready and /metrics of a process without a door of its own; 0 takes a free one. */
    HEALTH_PORT: port.default(0),
  },
  status: {
    /** Comma-separated origins of the processes' health ports, for `npm run status` when `npm start` is not running. */
    HEALTH_URLS: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((url) => url.trim() || [])),
  },
  kafka: {
    /** Comma-separated host:port list. */
    KAFKA_BROKERS: z
      .string()
      .default('127.0.0.1:9092')
      .transform((text) => text.split(',').map((broker) => broker.trim())),
    /** Prefix of every topic and consumer group, for installations that share a cluster. */
    KAFKA_PREFIX: z
      .string()
      .regex(/^[A-Za-z0-9._-]*$/)
      .default(''),
    /**
     * Name of a process in its consumer groups: one that died and is restarted under the same name gets its partitions
     * back at once, not when its session times out. Never the same for two that run at the same time.
     */
    KAFKA_MEMBER: z.string().min(1).optional(),
    /** Copies of each partition; 3 on a cluster. */
    KAFKA_REPLICATION: z.coerce.number().int().min(1).default(1),
    /** Partitions of each topic when it is created. */
    KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(200).default(4),
    /** TLS to the brokers; also enabled by any of the PEM files: the authority's certificates, the client's, its key. */
    KAFKA_TLS: flag.optional(),
    KAFKA_TLS_CA: pemFile.optional(),
    KAFKA_TLS_CERT: pemFile.optional(),
    KAFKA_TLS_KEY: pemFile.optional(),
    KAFKA_SASL_MECHANISM: z.enum(['plain', 'scram-sha-256', 'scram-sha-512']).optional(),
    KAFKA_SASL_USERNAME: z.string().optional(),
    KAFKA_SASL_PASSWORD: z.string().optional(),
  },
  database: {
    /**
     * Connection of pipeline and migrations, postgres://user:password@host:5432/database; its role must bypass
     * row-level security. TLS with ?sslmode=verify-full and, for a private authority, &sslrootcert=file;
     * &sslcert=file&sslkey=file.
     */
    DATABASE_URL: z.url({ error: unusable }),
    /** Connections of a process; a projector has at least those that its transactions need. */
    DATABASE_POOL: z.coerce.number().int().min(1).default(4),
  },
  apiDatabase: {
    /** Password of the role annunciator_api; migrations set it, the API signs in with it. */
    API_DATABASE_PASSWORD: z.string().min(12).optional(),
    /**
     * The API's connection; by default DATABASE_URL with the role annunciator_api and the password above. If only this
     * is given, migrations leave the role's password as it is.
     */
    API_DATABASE_URL: z.url({ error: unusable }).optional(),
    API_DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  },
  warehouse: {
    /** ClickHouse over HTTP or HTTPS, with user and password. */
    CLICKHOUSE_URL: z.url({ protocol: /^https?$/, error: unusable }),
    /** Files in PEM, for https: the authority's certificates, and the client's with its key. */
    CLICKHOUSE_TLS_CA: pemFile.optional(),
    CLICKHOUSE_TLS_CERT: pemFile.optional(),
    CLICKHOUSE_TLS_KEY: pemFile.optional(),
    CLICKHOUSE_DATABASE: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
      .default('annunciator'),
  },
  temporal: {
    TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
    TEMPORAL_NAMESPACE: z.string().default('default'),
    /** TLS to the server; also enabled by a key or any of the PEM files: as for Kafka. */
    TEMPORAL_TLS: flag.optional(),
    TEMPORAL_TLS_CA: pemFile.optional(),
    TEMPORAL_TLS_CERT: pemFile.optional(),
    TEMPORAL_TLS_KEY: pemFile.optional(),
    /** Name in the server's certificate, if it differs from that of the address. */
    TEMPORAL_TLS_SERVER_NAME: z.string().optional(),
    TEMPORAL_API_KEY: z.string().optional(),
    TEMPORAL_TASK_QUEUE: z.string().default('annunciator'),
  },
  gateway: {
    GATEWAY_PORT: port.default(8081),
    GATEWAY_HOST: z.string().default('127.0.0.1'),
    /** Requests per second that one integration may send before it is answered 429. */
    GATEWAY_REQUESTS_PER_SECOND: z.coerce.number().positive().default(2_000),
    /** For the gateway: the API's addresses, and proxies that pass requests to it without the API. */
    TRUSTED_PROXIES: trustedProxies,
  },
  mail: {
    MAIL_PORT: port.default(2525),
    MAIL_HOST: z.string().default('127.0.0.1'),
    /** Mails per second that one client address may send before it is answered 451. */
    MAIL_PER_SECOND: z.coerce.number().positive().default(200),
    /** Recipient of mails to postmaster, which every mail server has to accept; without it they are refused. */
    MAIL_POSTMASTER: z.email().optional(),
    /** PEM files: a certificate with its chain, and its key. With both, STARTTLS is offered. */
    MAIL_TLS_CERT: z.string().optional(),
    MAIL_TLS_KEY: z.string().optional(),
    /**
     * Your own mail relays whose check of a sender is trusted: how each names itself in Authentication-Results and the
     * networks it sends from, mx.example.org=192.0.2.0/24 with commas between; none by default.
     */
    MAIL_TRUSTED_RELAYS: z.string().default(''),
  },
  api: {
    PORT: port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    /** Address of the doors, so that one origin serves everything: /ingest is forwarded to it. */
    GATEWAY_URL: z.url().default('http://127.0.0.1:8081'),
    TRUSTED_PROXIES: trustedProxies,
    /**
     * Origin of the console, required in production: where identity providers send answers, passkeys are made for, and
     * sockets are accepted from. Elsewhere requests show it.
     */
    CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  },
  secrets: {
    /**
     * Encrypts stored values that are shown again (licence keys, other systems' passwords): 32 random bytes in base64,
     * as by `openssl rand -base64 32`. `npm start` makes one under .data. Without it they can no longer be read.
     */
    SECRETS_KEY: z
      .base64()
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((key) => key.length === 32, 'has to be 32 bytes in base64'),
  },
  outbound: {
    /** Comma-separated networks (10.0.0.0/8) of maintenance systems outside the public internet; none by default. */
    OUTBOUND_ALLOWED_NETWORKS: z.string().default('').refine(areNetworks, 'has to be networks, such as 10.0.0.0/8'),
  },
  smtp: {
    /**
     * Outgoing mail server, smtp://user:password@host:port or smtps://…. Without it mails
     * are kept until they expire, and their text is in the worker's log.
     */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** STARTTLS with smtp://: `required`, the default in production, or `if-offered`, which whoever is between can prevent. */
    SMTP_TLS: z.enum(['required', 'if-offered']).optional(),
    /** Sender address of mails. */
    MAIL_FROM: z.email().default('no-reply@alarms.example'),
    /** Origin of the console, for links in mails. */
    CONSOLE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
  },
  print: {
    /** Headless browser that PDFs are made with, e.g. /usr/bin/chromium; without it mails carry sheets in their place. */
    BROWSER_PATH: z.string().optional(),
  },
  sms: {
    /**
     * Provider of text messages: a POST of {id, to, text} to this address, with the token as bearer. Without it and
     * without Twilio no phone number can be verified.
     */
    SMS_URL: z.url({ protocol: /^https?$/, error: unusable }).optional(),
    SMS_TOKEN: z.string().optional(),
    /** Twilio in its place: account, its token, and the number or sender that messages come from. */
    TWILIO_ACCOUNT_SID: z.string().optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z.string().optional(),
    /** Twilio's address, for another region. */
    TWILIO_URL: z.url({ protocol: /^https?$/, error: unusable }).default('https://api.twilio.com'),
  },
  maps: {
    /**
     * Key of a maps service that finds addresses; without it nobody is asked. A public key of Mapbox (`pk.…`) is also given
     * to browsers, whose map then has streets.
     */
    MAPS_KEY: z.string().optional(),
    /** Its forward geocoding: a GET with q, country, types, limit and access_token, answered with GeoJSON. */
    MAPS_URL: z
      .url({ protocol: /^https?$/, error: unusable })
      .default('https://api.mapbox.com/search/geocode/v6/forward'),
    /** Mapbox's API, which browsers ask for styles and tiles with a public key. */
    MAPS_API_URL: z.url({ protocol: /^https?$/, error: unusable }).default('https://api.mapbox.com'),
  },
  mailDomain: {
    /** Domain of the addresses that integrations of the connection type Email are given. */
    MAIL_DOMAIN: z.string().min(1).default('alarms.localhost'),
  },
  reparse: {
    /** Payloads that a reparse reads and writes at a time: more are faster, and need more memory. */
    REPARSE_WINDOW: z.coerce.number().int().min(100).max(50_000).default(10_000),
  },
  exports: {
    /** Folder of exported files, which every worker and every API has to reach. */
    EXPORTS_FOLDER: z.string().min(1).default('.data/exports'),
  },
  support: {
    /**
     * Address of a help desk that signs people in by a token, https://example.zendesk.com/access/jwt, the secret that it
     * shares with us, and the brand id with which it leads people to our sign-in and back. Without it help opens a form.
     */
    HELPDESK_URL: z.url({ protocol: /^https$/, error: unusable }).optional(),
    HELPDESK_SECRET: z.string().min(32).optional(),
    HELPDESK_BRAND_ID: z.string().min(1).optional(),
    /** Address that requests for support are mailed to; without it they are kept and listed for the provider. */
    SUPPORT_EMAIL: z.email().optional(),
  },
  building: {
    /** Origin of the doors the simulated building sends to. */
    BUILDING_TARGET: z.url().default('http://127.0.0.1:8080'),
    /** Integrations it sends to: JSON list of {points, dialect, systemId, key}; points is a regular expression. */
    BUILDING_INTEGRATIONS: z.string().default('[]'),
    /** File that stores its progress, so that a restart continues where it left off. */
    BUILDING_STATE: z.string().default('.data/building.json'),
    /** Speed of the live part relative to the real building. */
    BUILDING_SPEED: z.coerce.number().positive().default(100),
  },
  maintenance: {
    /** Port of the simulated maintenance system. */
    MAINTENANCE_PORT: port.default(8090),
    /** File that keeps its orders over a restart. */
    MAINTENANCE_STATE: z.string().default('.data/maintenance.json'),
  },
  product: {
    /** Replaces the product's name in everything people read. */
    PRODUCT_NAME: z.string().min(1).default('Annunciator'),
    /** Shown as a ribbon; `production` shows none, and refuses well-known passwords. */
    ENVIRONMENT_NAME: z.string().default('production'),
    /** Other installations that the phone shell can be changed to, such as `qa=https://qa.example.com,dev=…`; by default none. */
    RELEASE_CHANNELS: z
      .string()
      .default('')
      .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
      .refine((list) => list.every((one) => channelPattern.test(one)), 'has to be names with origins')
      .transform(
        (list) => new Map(list.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)])),
      ),
  },
} as const;

type Concern = keyof typeof concerns;
type Values = { [K in Concern]: z.infer<z.ZodObject<(typeof concerns)[K]>> };
type Intersect<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;
/** Checked variables of the named concerns. */
export type Env<C extends Concern> = Intersect<Values[C]>;

/**
 * Reads and checks the variables of the named concerns. Unset and empty are the same.
 * @throws Error that lists every wrong variable, one per line, without their values.
 */
export function parseEnv<C extends Concern>(names: readonly C[], source: NodeJS.ProcessEnv = process.env): Env<C> {
  const shape: z.ZodRawShape = Object.assign({}, ...names.map((name) => concerns[name]));
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  const problems = new Map<string, string>();
  const note = (name: string, message: string): void => void (problems.has(name) || problems.set(name, message));
  for (const { path, code, message } of result.error?.issues ?? [])
    note(path.join('.'), code === 'invalid_type' && given[path.join('.')] === undefined ? 'is required' : message);
  for (const name of names) {
    const ofName = [...(rules[name] ?? []), ...(isProduction(given) ? (rulesOfProduction[name] ?? []) : [])];
    for (const rule of ofName) for (const [variable, message] of rule(given)) note(variable, message);
  }
  if (result.success && problems.size === 0) return result.data as Env<C>;
  throw new Error([...problems].map((problem) => problem.join(': ')).join('\n'));
}

/** Like parseEnv, for a process's main: prints all problems together and exits with 1. */
export function readEnv<C extends Concern>(...names: C[]): Env<C> {
  return readEnvFrom(process.env, ...names);
}

/** Like readEnv, from variables of another process. */
export function readEnvFrom<C extends Concern>(source: NodeJS.ProcessEnv, ...names: C[]): Env<C> {
  try {
    return parseEnv(names, source);
  } catch (error) {
    process.stderr.write(`The environment is not usable:\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
