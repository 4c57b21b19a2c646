import type { PulledField, PulledValue, ReadWatch } from '../connector.ts';

/** A ticket as it is sent to a maintenance system. */
export interface Order {
  /** Reference that the order is found by: W12, after the second reissue W12-2 (CMMS.10). */
  reference: string;
  /** One line. */
  description: string;
  /** Everything else that is known: several lines. */
  details: string;
  dueAt: Date | null;
  /** Values of the configured fields by the maintenance system's own name; a dot leads into an object. */
  values: Readonly<Record<string, unknown>>;
  /** Most characters by the system's own name, as the site's fields are configured. */
  maxLengths?: Readonly<Record<string, number>>;
}

export interface OrderComment {
  /** The maintenance system's own id, which does not change. */
  id: string;
  text: string;
  author: string | null;
  at: Date | null;
}

/** State of an order in the maintenance system. Fields that it left out are undefined: unknown. */
export interface ExternalOrder {
  externalId: string;
  /** Number that people there use; absent if it is the id. */
  number?: string | null;
  /** Ids under which it was known before, where the kind of id has changed. */
  aliases: string[];
  reference: string | null | undefined;
  /** As the site calls it. */
  status: string | null | undefined;
  /** The system's internal status, independent of the site's name for it. */
  statusKey: string | null | undefined;
  isClosed: boolean | undefined;
  assignee: string | null | undefined;
  changedAt: Date | null;
  /** The person who changed it last. */
  changedBy: string | null;
  /** To be given back with a change, where the system looks after that. */
  stamp: string | null;
  comments: OrderComment[];
}

/** A new order, with its state there if the answer contains it. */
export interface CreatedOrder {
  externalId: string;
  order: ExternalOrder | null;
}

/** Client of a maintenance system. Every method throws only CmmsFailure, or the reason of the caller's signal. */
export interface Connector {
  /** Checks address and sign-in. */
  test(): Promise<void>;
  /** Finds all orders with this reference; one, unless a person created another by hand. */
  find(reference: string): Promise<ExternalOrder[]>;
  /** @param once id of this creation, for systems that refuse a repetition. */
  create(order: Order, once: string): Promise<CreatedOrder>;
  /** @throws CmmsFailure gone. */
  read(externalId: string): Promise<ExternalOrder>;
  /** Changes the given fields, and sets the closing status if `close` is true. */
  update(externalId: string, order: Partial<Order>, more: { stamp: string | null; close?: boolean }): Promise<void>;
  /** Adds a comment. Does nothing if the system has none. */
  comment(externalId: string, text: string): Promise<void>;
  takesComments: boolean;
  /** Maximum concurrent calls. */
  atOnce: number;
  /** True if it reports that an order does not exist; absence from lists proves nothing. */
  reportsGone: boolean;
  /** Reads orders changed since then, pages in any order; some may repeat. */
  changedSince(since: Date, watch?: ReadWatch): AsyncGenerator<ExternalOrder[]>;
  pullFields(watch?: ReadWatch): Promise<PulledField[]>;
  pullValues(field: string, watch?: ReadWatch): AsyncGenerator<PulledValue[]>;
}

/** Settings of an integration: the contents of its form, with readable secrets. */
export interface ConnectorSettings {
  systemId: number;
  schema: string;
  /** The form's `url`, where it shows one. */
  url: string | null;
  outbound: Readonly<Record<string, unknown>>;
  export: {
    timezone?: string | null;
    /** Seconds. */
    timeout?: number | null;
    isConcurrencySupported?: boolean | null;
    maxRecordsPerQuery?: number | null;
    maxQueriesPerMinute?: number | null;
    chunkSize?: number | null;
    maxConcurrentApiRequests?: number | null;
    apiRequestIntervalSeconds?: number | null;
  };
}
