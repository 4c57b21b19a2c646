import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { chooseEncoding, type Encoding } from './encoding.ts';
import { type QueryError, refuse } from './errors.ts';
import type { ExternalTable } from './external.ts';
import type { SessionRequest } from './sessions.ts';

/** A request without its body: from the URL and the headers, or the fields of a form. */
export interface QueryRequest {
  queryId: string;
  /** Name of who asks, for the log. */
  user: string;
  /** The `query` parameter, which the body continues. */
  query: string;
  database: string;
  databaseGiven: boolean;
  settings: Map<string, string>;
  params: Map<string, string>;
  roles: string[];
  session: SessionRequest | undefined;
  format: string | undefined;
  /** Bytes to buffer before the answer's status is committed. */
  holdBytes: number;
  /** True if the answer begins only after the statement has succeeded. */
  waitForEnd: boolean;
  /** Interval of progress reports; 0 for none. */
  progressEveryMs: number;
  readOnly: boolean;
  encoding: Encoding | undefined;
  external: readonly ExternalTable[];
  userAgent: string;
}

/** Parameters of the HTTP interface, not settings of the engine. */
const NOT_SETTINGS = new Set([
  ...['query', 'query_id', 'database', 'user', 'password', 'quota_key', 'session_id', 'session_timeout'],
  ...['session_check', 'close_session', 'default_format', 'compress', 'decompress', 'buffer_size', 'role'],
  ...['wait_end_of_query', 'stacktrace', 'client_protocol_version', ''],
]);

const LONGEST_NAME = 100;
const MIB = 1024 * 1024;
const LARGEST_HOLD = 64 * MIB;
const DEFAULT_PROGRESS_MS = 100;
const FASTEST_PROGRESS_MS = 20;

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

export interface Credentials {
  user: string;
  password: string;
}

/** Returns the credentials in ClickHouse's headers, Basic, or parameters; throws 516 if they cannot be read. */
export function readCredentials(req: IncomingMessage, url: URLSearchParams): Credentials {
  let given = { user: url.get('user') ?? 'default', password: url.get('password') ?? '' };
  const authorization = header(req, 'authorization');
  const named = header(req, 'x-clickhouse-user') ?? '';
  const key = header(req, 'x-clickhouse-key') ?? '';
  const ways = [
    named !== '' || key !== '' ? 'X-ClickHouse HTTP headers' : '',
    authorization !== undefined ? 'Authorization HTTP header' : '',
    url.has('user') || url.has('password') ? 'authentication via parameters' : '',
  ].filter((way) => way !== '');
  if (ways.length > 1) {
    throw refuse(516, `Invalid authentication: it is not allowed to use ${ways[0]} and ${ways[1]} simultaneously`);
  }
  if (named !== '' || key !== '') given = { user: named, password: key };
  else if (authorization !== undefined) {
    const [scheme = ''] = authorization.split(' ');
    const basic = /^basic\s(.*)$/i.exec(authorization)?.[1];
    if (basic === undefined) {
      throw refuse(516, `Invalid authentication: '${scheme}' HTTP Authorization scheme is not supported`);
    }
    const decoded = Buffer.from(basic, 'base64').toString('utf8');
    const colon = decoded.indexOf(':');
    given =
      colon < 0
        ? { user: decoded, password: '' }
        : { user: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
  }
  if (given.user === '') throw refuse(516, `Got an empty user name from ${ways[0] ?? 'authentication via parameters'}`);
  return given;
}

/** True for the credentials of the owner, who may do everything. Without a password any is accepted, as by a server. */
export function areOwners(given: Credentials, owner: Credentials): boolean {
  return same(given.user, owner.user) && (owner.password === '' || same(given.password, owner.password));
}

/** Creates the error for credentials that are nobody's. */
export function refuseCredentials({ user }: Credentials): QueryError {
  // The code that makes a browser ask for a password.
  const code = user === 'default' ? 194 : 516;
  const name = user.slice(0, LONGEST_NAME);
  return refuse(code, `${name}: Authentication failed: password is incorrect, or there is no user with such name`);
}

function sessionOf(fields: URLSearchParams): SessionRequest | undefined {
  const id = fields.get('session_id');
  if (!id) return undefined;
  const timeoutSeconds = Number(fields.get('session_timeout') ?? 60);
  if (!Number.isInteger(timeoutSeconds) || timeoutSeconds < 0 || timeoutSeconds > 3600) {
    throw refuse(374, `Invalid session timeout: '${fields.get('session_timeout')}'`);
  }
  const close = isOn(fields.get('close_session'));
  return { id, timeoutSeconds, mustExist: fields.get('session_check') === '1', close };
}

function holdBytesOf(fields: URLSearchParams): number {
  const requested = Number(fields.get('buffer_size') ?? fields.get('http_response_buffer_size') ?? 0);
  return Number.isFinite(requested) ? Math.min(Math.max(requested, MIB), LARGEST_HOLD) : MIB;
}

/** Returns true if a parameter or setting is on. */
export function isOn(value: string | null | undefined): boolean {
  return value === '1' || value === 'true';
}

function progressEveryMs(fields: URLSearchParams): number {
  if (!isOn(fields.get('send_progress_in_http_headers'))) return 0;
  const requested = Number(fields.get('http_headers_progress_interval_ms') ?? DEFAULT_PROGRESS_MS);
  return Number.isFinite(requested) ? Math.max(requested, FASTEST_PROGRESS_MS) : DEFAULT_PROGRESS_MS;
}

/**
 * Reads a request's parameters and headers.
 * @param user name of who asks
 * @param fields parameters of the URL, with statement and parameters of a form after them
 * @param external tables of the form; `undefined` when the request is no form
 */
export function readQueryRequest(
  req: IncomingMessage,
  user: string,
  fields: URLSearchParams,
  external?: readonly ExternalTable[],
): QueryRequest {
  // Blocks in ClickHouse's native framing: the daemon has no codec for them.
  for (const name of ['compress', 'decompress']) {
    if (isOn(fields.get(name))) throw refuse(48, `${name}=1 is not supported, use HTTP compression`);
  }
  const settings = new Map<string, string>();
  const params = new Map<string, string>();
  for (const [name, value] of fields) {
    if (name.startsWith('param_')) {
      if (!params.has(name.slice(6))) params.set(name.slice(6), value);
    } else if (!NOT_SETTINGS.has(name) && !(external && /_(format|types|structure)$/.test(name))) {
      settings.set(name, value);
    }
  }
  const compression = fields.get('enable_http_compression');
  const database = header(req, 'x-clickhouse-database') || fields.get('database');
  return {
    user,
    queryId: fields.get('query_id') || header(req, 'x-clickhouse-query-id') || randomUUID(),
    query: fields.getAll('query').join(''),
    database: database || 'default',
    databaseGiven: Boolean(database),
    settings,
    params,
    roles: fields.getAll('role'),
    session: sessionOf(fields),
    format: header(req, 'x-clickhouse-format') ?? fields.get('default_format') ?? undefined,
    holdBytes: holdBytesOf(fields),
    waitForEnd: isOn(fields.get('wait_end_of_query')) || isOn(fields.get('http_wait_end_of_query')),
    progressEveryMs: progressEveryMs(fields),
    readOnly: req.method === 'GET' || req.method === 'HEAD',
    encoding: compression === null || isOn(compression) ? chooseEncoding(header(req, 'accept-encoding')) : undefined,
    external: external ?? [],
    userAgent: header(req, 'user-agent') ?? '',
  };
}
