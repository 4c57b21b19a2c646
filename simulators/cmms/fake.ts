import type { IncomingHttpHeaders } from 'node:http';
import type { Orders } from './orders.ts';

/** A request as a profile sees it: the body read, JSON parsed. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Undefined where there is none; a form as its text. */
  body: unknown;
  /** Where the system thinks that it lives: what its own addresses begin with. */
  self: string;
}

export interface FakeAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The manner of one maintenance system: how it is spoken to, and what it refuses. */
export interface Profile {
  /** Under which the address of the whole begins, e.g. `/maximo/api`. */
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

/** What a running system knows beside its orders. */
export interface FakeState {
  orders: Orders;
  now(): Date;
  /** Of whom the product signs in as. */
  credentials: Credentials;
  /** Tokens that are good, and until when; ms since the epoch. */
  tokens: Map<string, number>;
  /** Repetitions that are refused, by the id they came with. */
  taken: Map<string, number>;
  /** Values of lists by field; `parent` is that of the value above. */
  lists: Map<string, Array<{ value: string; description: string; parent?: string }>>;
  /** The zone of the server's clock. */
  timezone: string;
  /** What the site calls its statuses, by their internal value. */
  statusNames: Map<string, string>;
  /** Begins of calls within the last minute, for systems that count them. */
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

/** A body that is an object; anything else is an empty one. */
export const objectOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
