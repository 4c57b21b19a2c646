import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { refuse } from './errors.ts';
import type { SessionRequest } from './sessions.ts';

/** A request but for its body: what the URL and the headers say, or the fields of a form. */
export interface Asked {
  queryId: string;
  /** The `query` parameter; what is in the body follows it. */
  query: string;
  database: string;
  databaseGiven: boolean;
  settings: Map<string, string>;
  params: Map<string, string>;
  roles: string[];
  session: SessionRequest | undefined;
  format: string | undefined;
  /** Bytes held back before the answer's status is settled. */
  holdBytes: number;
  readOnly: boolean;
  acceptEncoding: string | undefined;
  userAgent: string;
}

/** Parameters that concern the HTTP interface and are no settings of the engine. */
const NOT_SETTINGS = new Set([
  ...['query', 'query_id', 'database', 'user', 'password', 'quota_key', 'session_id', 'session_timeout'],
  ...['session_check', 'close_session', 'default_format', 'compress', 'decompress', 'buffer_size', 'role'],
  ...['wait_end_of_query', 'stacktrace', 'client_protocol_version', 'enable_http_compression'],
  ...['http_wait_end_of_query', 'http_response_buffer_size'],
]);

const MIB = 1024 * 1024;
const HELD_TO_THE_END = 256 * MIB;

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Who asks: headers of ClickHouse, Basic, or parameters; throws 516 unless user and password are the daemon's. */
export function authenticate(req: IncomingMessage, url: URLSearchParams, user: string, password: string): void {
  let given = { user: url.get('user') ?? 'default', password: url.get('password') ?? '' };
  const authorization = header(req, 'authorization');
  const named = header(req, 'x-clickhouse-user');
  const key = header(req, 'x-clickhouse-key');
  if (named !== undefined || key !== undefined) given = { user: named ?? 'default', password: key ?? '' };
  else if (authorization !== undefined) {
    const basic = /^basic\s+(.*)$/i.exec(authorization)?.[1];
    if (basic === undefined) throw refuse(516, 'Invalid authentication: HTTP Authorization scheme is not supported');
    const decoded = Buffer.from(basic, 'base64').toString('utf8');
    const colon = decoded.indexOf(':');
    given =
      colon < 0
        ? { user: decoded, password: '' }
        : { user: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
  }
  if (same(given.user, user) && same(given.password, password)) return;
  throw refuse(516, `${given.user}: Authentication failed: password is incorrect, or there is no user with such name`);
}

function sessionOf(fields: URLSearchParams): SessionRequest | undefined {
  const id = fields.get('session_id');
  if (!id) return undefined;
  const timeoutSeconds = Number(fields.get('session_timeout') ?? 60);
  if (!Number.isInteger(timeoutSeconds) || timeoutSeconds < 0 || timeoutSeconds > 3600) {
    throw refuse(374, `Invalid session timeout: '${fields.get('session_timeout')}'`);
  }
  return { id, timeoutSeconds, mustExist: fields.get('session_check') === '1' };
}

function holdBytesOf(fields: URLSearchParams): number {
  if (fields.get('wait_end_of_query') === '1' || fields.get('http_wait_end_of_query') === '1') return HELD_TO_THE_END;
  const asked = Number(fields.get('http_response_buffer_size') ?? fields.get('buffer_size') ?? 0);
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked, HELD_TO_THE_END) : MIB;
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'true';
}

/**
 * Reads what a request asks for.
 * @param fields parameters of the URL, with those of a form after them
 */
export function readAsked(req: IncomingMessage, fields: URLSearchParams): Asked {
  // Blocks in the engine's own framing: the daemon has no codec for them.
  for (const name of ['compress', 'decompress']) {
    if (isOn(fields.get(name))) throw refuse(48, `${name}=1 is not supported, use HTTP compression`);
  }
  const settings = new Map<string, string>();
  const params = new Map<string, string>();
  for (const [name, value] of fields) {
    if (name.startsWith('param_')) params.set(name.slice(6), value);
    else if (!NOT_SETTINGS.has(name)) settings.set(name, value);
  }
  const database = fields.get('database') || header(req, 'x-clickhouse-database');
  return {
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
    readOnly: req.method === 'GET' || req.method === 'HEAD',
    acceptEncoding: isOn(fields.get('enable_http_compression')) ? header(req, 'accept-encoding') : undefined,
    userAgent: header(req, 'user-agent') ?? '',
  };
}
