import { z } from 'zod';

/**
 * What processes read from their environment: one schema per concern, each variable with a comment and a default that
 * works locally. A process names the concerns it needs; all problems are printed together, then it exits with 1.
 */

const port = z.coerce.number().int().min(0).max(65_535);

export const concerns = {
  log: {
    /** trace, debug, info, warn, error or silent. */
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Which of several copies of a process this is, in its log lines; the process id where it is not set. */
    INSTANCE: z.string().default(String(process.pid)),
  },
  health: {
    /** Port of /health, /ready and /metrics of a process without a door of its own; 0 takes a free one. */
    HEALTH_PORT: port.default(0),
  },
  status: {
    /** Comma-separated origins of the processes' health ports, for `npm run status` where `npm start` does not run. */
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
    /** Put before every topic and consumer group, where several installations share a cluster. */
    KAFKA_PREFIX: z
      .string()
      .regex(/^[A-Za-z0-9._-]*$/)
      .default(''),
    /** Copies of each partition; 3 on a cluster. */
    KAFKA_REPLICATION: z.coerce.number().int().min(1).default(1),
    /** Partitions of each topic when it is created. */
    KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(200).default(4),
  },
  database: {
    /** The pipeline's and migrations' connection; its role must bypass row-level security. */
    DATABASE_URL: z.string().default('postgres://postgres:postgres@127.0.0.1:5432/annunciator'),
    DATABASE_POOL: z.coerce.number().int().min(1).default(4),
  },
  apiDatabase: {
    /** Password of the role annunciator_api; migrations set it, the API signs in with it. */
    API_DATABASE_PASSWORD: z.string().min(12).default('local-api-password'),
    /** The API's connection; by default DATABASE_URL with the role annunciator_api and the password above. */
    API_DATABASE_URL: z.string().optional(),
    API_DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  },
  warehouse: {
    /** ClickHouse over HTTP, with user and password. */
    CLICKHOUSE_URL: z.url().default('http://default:@127.0.0.1:8123'),
    CLICKHOUSE_DATABASE: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
      .default('annunciator'),
  },
  temporal: {
    TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
    TEMPORAL_NAMESPACE: z.string().default('default'),
    TEMPORAL_TASK_QUEUE: z.string().default('annunciator'),
  },
  gateway: {
    GATEWAY_PORT: port.default(8081),
    GATEWAY_HOST: z.string().default('127.0.0.1'),
    /** Requests a second that one integration may send before it is answered 429. */
    GATEWAY_REQUESTS_PER_SECOND: z.coerce.number().positive().default(2_000),
  },
  mail: {
    MAIL_PORT: port.default(2525),
    MAIL_HOST: z.string().default('127.0.0.1'),
    /** Mails a second that one client address may send before it is answered 451. */
    MAIL_PER_SECOND: z.coerce.number().positive().default(200),
    /** Files in PEM: a certificate with its chain, and its key. With both, STARTTLS is offered. */
    MAIL_TLS_CERT: z.string().optional(),
    MAIL_TLS_KEY: z.string().optional(),
  },
  api: {
    PORT: port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    /** Where the doors listen, so that one origin serves everything: /ingest is passed on to it. */
    GATEWAY_URL: z.url().default('http://127.0.0.1:8081'),
    /** Proxies in front whose X-Forwarded-For is believed: a number of hops, addresses or networks; none by default. */
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((text) => (/^\d+$/.test(text) ? Number(text) : text)),
  },
  secrets: {
    /**
     * Seals what is stored and shown again (licence keys, passwords of other systems): 32 random bytes in base64, as
     * `openssl rand -base64 32` makes them. `npm start` makes one under .data. Without it those can be read no more.
     */
    SECRETS_KEY: z
      .base64()
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((key) => key.length === 32, 'has to be 32 bytes in base64'),
  },
  smtp: {
    /**
     * The mail server that takes what goes out, smtp://user:password@host:port or smtps://…; STARTTLS where it is offered.
     * Without it mails are kept until they are of no more use, and their text is in the worker's log.
     */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Address that mails come from. */
    MAIL_FROM: z.email().default('no-reply@alarms.example'),
    /** Origin of the console, for links in mails. */
    CONSOLE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
  },
  mailDomain: {
    /** Behind the @ of the addresses that integrations of the connection type Email are given. */
    MAIL_DOMAIN: z.string().min(1).default('alarms.localhost'),
  },
  reparse: {
    /** Payloads that a reparse reads and writes at a time: more are quicker, and need more memory. */
    REPARSE_WINDOW: z.coerce.number().int().min(100).max(50_000).default(10_000),
  },
  building: {
    /** Origin of the doors the simulated building sends to. */
    BUILDING_TARGET: z.url().default('http://127.0.0.1:8080'),
    /** How it sends: JSON list of {points, dialect, systemId, key}; points is a regular expression. */
    BUILDING_INTEGRATIONS: z.string().default('[]'),
    /** File that remembers how far it is, so that a restart goes on where it left off. */
    BUILDING_STATE: z.string().default('.data/building.json'),
    /** How much faster than the real building the live part runs. */
    BUILDING_SPEED: z.coerce.number().positive().default(100),
  },
  maintenance: {
    /** Where the simulated maintenance system listens. */
    MAINTENANCE_PORT: port.default(8090),
    /** File that keeps its orders over a restart. */
    MAINTENANCE_STATE: z.string().default('.data/maintenance.json'),
  },
  product: {
    /** Replaces the product's name in everything people read. */
    PRODUCT_NAME: z.string().min(1).default('Annunciator'),
    /** Shown as a ribbon; `production` shows none. */
    ENVIRONMENT_NAME: z.string().default('production'),
  },
} as const;

type Concern = keyof typeof concerns;
type Values = { [K in Concern]: z.infer<z.ZodObject<(typeof concerns)[K]>> };
type Intersect<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;
/** The checked variables of the named concerns. */
export type Env<C extends Concern> = Intersect<Values[C]>;

/**
 * Reads and checks the variables of the named concerns. Unset and empty are the same.
 * @throws Error that lists every wrong variable, a line each.
 */
export function parseEnv<C extends Concern>(names: readonly C[], source: NodeJS.ProcessEnv = process.env): Env<C> {
  const shape: z.ZodRawShape = Object.assign({}, ...names.map((name) => concerns[name]));
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data as Env<C>;
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

/** As parseEnv, for a process's main: prints all problems together and exits with 1. */
export function readEnv<C extends Concern>(...names: C[]): Env<C> {
  try {
    return parseEnv(names);
  } catch (error) {
    process.stderr.write(`The environment is not usable:\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
