import type { PulledField, PulledValue } from '../connector.ts';
import type { ConnectorSettings, ExternalOrder, OrderComment } from './connector.ts';
import type { Zone } from './times.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call, from the base address on. */
export interface Call {
  method: Method;
  /** Begins with a slash. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON; a URLSearchParams as a form. */
  body?: unknown;
}

/** Authentication of a system's callers. */
export type Auth =
  | { kind: 'headers'; headers(settings: Readable): Record<string, string> }
  | {
      kind: 'login';
      call(settings: Readable): Call;
      /** The token of the answer and how long it holds, ms since the epoch; null where the system did not let us in. */
      read(answer: unknown): { token: string; expiresAt: number | null } | null;
      headers(token: string): Record<string, string>;
    };

/** Settings by name, as texts; empty if not set. */
export type Readable = (name: string) => string;

/** Position of the next page, and the sign of the last one. */
export type Paging =
  | { kind: 'none' }
  /** The answer has the next page's address; of it only the query is taken, never the host. */
  | { kind: 'link'; next: string; size: string }
  /** Top and skip: a short page is the last. */
  | { kind: 'skip'; size: string; skip: string }
  /** Numbered pages with a flag for more. */
  | { kind: 'page'; size: string; number: string; more: string }
  /** The answer has the position and a flag for more. */
  | { kind: 'cursor'; size: string; cursor: string; position: string; more: string };

/** External names of the fields that every ticket has; null if the system has no such field. */
export interface FieldNames {
  reference: string;
  description: string;
  details: string | null;
  dueAt: string | null;
  /** Assignee, if an order has one. */
  assignee?: string;
}

/** A row of a list, as it came. */
export type Row = Record<string, unknown>;

export interface ReadContext {
  settings: Readable;
  time(value: unknown): Date | null;
}

/** Specifics of a maintenance system, as data and small hooks; the rest is in `createConnector`. */
export interface Descriptor {
  /** Returns the whole base URL without a trailing slash; empty if not set. */
  base(settings: Readable): string;
  auth: Auth;
  headers?(settings: Readable): Record<string, string>;
  /** On every call. */
  query?: Record<string, string>;
  /** A small call that checks address and sign-in. */
  test: Call;
  names: FieldNames;
  /** Maximum characters by external name, if the system does not report it. */
  maxLength?: Record<string, number>;
  /** Treatment of empty values: left out, or sent as null. */
  nullPolicy: 'omit' | 'null';
  /** The order in which the system wants a body's names. */
  fieldOrder?: readonly string[];
  timezone: 'utc' | 'server';

  list: {
    /** @param since as text for the system. Neither: all open ones there are. */
    call(filter: { reference?: string; since?: string }, settings: Readable): Call;
    items: string;
    paging: Paging;
    /** Pointer to the number of rows of all pages, where an answer has it; people see it, nothing ends by it. */
    total?: string;
    /** Most rows of a page; a setting may say less. */
    maxSize: number;
    since(at: Date, zone: Zone): string;
  };
  /** Null where a single order cannot be read: it is looked up by its id in the list. */
  read: { call(id: string, settings: Readable): Call; item: string } | null;
  create: {
    call(body: Row, once: string, settings: Readable): Call;
    /** Finds the new order's id. */
    id(answer: { body: unknown; location: string | null }): string | null;
    /** Pointer to the new order in the answer, which then need not be read. */
    item?: string;
  };
  update(id: string, body: Row, stamp: string | null, settings: Readable): Call;
  comment:
    | { kind: 'call'; call(id: string, text: string, settings: Readable): Call; field: string }
    /** Written at the end of a text that the order has. */
    | { kind: 'field'; field: string }
    | { kind: 'none' };
  /** Values that are written into an order that is closed here. */
  closing: Row;
  order(row: Row, context: ReadContext): ExternalOrder;

  errors: {
    /** Pointers to an error's words, in order. */
    words: readonly string[];
    code?: string;
    /** Returns the error inside an answer with status 200. */
    inAnswer?(body: unknown): string | null;
    /** Codes of errors that mean that the change is already done. */
    done?: RegExp;
    /** Status for a repeated creation, which means that the first one succeeded. */
    repeated?: number;
  };
  throttle: { status: readonly number[]; waitMs: number; maxPerMinute: number | null };
  /** True if one session may run several calls at a time. */
  concurrent: boolean;

  /** Calls that list fields and values; null if the system has none. */
  fields: { call(settings: Readable): Call; read(body: unknown): PulledField[] } | null;
  values: {
    call(field: string, settings: Readable): Call;
    items: string;
    paging: Paging;
    /** As that of the list. */
    total?: string;
    read(row: Row, field: string): PulledValue;
  } | null;
}

/** A query of one name, by reference or by time: whichever is asked for. */
export const eitherBy = (
  { reference, since }: { reference?: string; since?: string },
  names: { reference: string; since: string },
): Record<string, string> =>
  reference === undefined ? { [names.since]: since ?? '1970-01-01T00:00:00Z' } : { [names.reference]: reference };

export const noComments: OrderComment[] = [];

/** Settings of an integration as a descriptor reads them. */
export const readable =
  (settings: ConnectorSettings): Readable =>
  (name) => {
    const value = name === 'host' ? (settings.outbound.host ?? settings.url) : settings.outbound[name];
    return value === null || value === undefined ? '' : String(value).trim();
  };
