import type { IncomingHttpHeaders } from 'node:http';
import type { Orders } from './orders.ts';

/** A request as a profile receives it: the body read, JSON parsed. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Undefined without a body; a form as its text. */
  body: unknown;
  /** Origin that the system uses in its own addresses. */
  self: string;
}

export interface FakeAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Behaviour of one maintenance system: its protocol, and what it refuses. */
export interface Profile {
  /** Path prefix of all its addresses, e.g. `/maximo/api`. */
  base: string;
  handle(request: FakeRequest, state: FakeState): FakeAnswer;
}

/** A maintenance system of a schema, as the connectors' test needs it. */
export interface SystemKind {
  schema: string;
  profile: Profile;
  /** Status of a new order, one that is still open, and the one that a closing leads to. */
  statuses: [string, string, string];
  /** Settings other than usual. */
  more?: Record<string, unknown>;
  /** True if it signs in with a token. */
  hasToken?: boolean;
  /** True if people there know an order by its id. */
  isKnownById?: boolean;
}

/** State of a running system. */
export interface FakeState {
  orders: Orders;
  now(): Date;
  /** Credentials that the product signs in with. */
  credentials: Credentials;
  /** Valid tokens and their expiry; ms since the epoch. */
  tokens: Map<string, number>;
  /** Idempotency keys already used, with a time in ms; a repetition is refused. */
  taken: Map<string, number>;
  /** Values of lists by field; `parent` is that of the value above. */
  lists: Map<string, Array<{ value: string; description: string; parent?: string }>>;
  /** The zone of the server's clock. */
  timezone: string;
  /** The site's names of its statuses, by internal value. */
  statusNames: Map<string, string>;
  /** Start times of calls within the last minute, for systems that limit them. */
  calls: number[];
  options: { maxCallsPerMinute: number; asksToConfirm: boolean; tokenMs: number };
}

export interface Credentials {
  username: string;
  password: string;
  apiKey: string;
  connectionKey: string;
  client: string;
  tenant: string;
  organization: string;
  siteId: string;
  segmentId: string;
  partnerAccountNumber: string;
  partnerPassCode: string;
  clientAccountNumber: string;
}

export const answer = (status: number, body?: unknown, headers?: Record<string, string>): FakeAnswer => ({
  status,
  body,
  headers,
});

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Returns a body that is an object; for anything else an empty one. */
export const objectOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
