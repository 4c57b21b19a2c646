import type { PulledField, PulledValue } from '../connector.ts';

/** A ticket as it is sent to a maintenance system. */
export interface Order {
  /** W12, after the second reissue W12-2: what the order is found by (CMMS.10). */
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

/** An order as the maintenance system has it. What it left out is undefined, and says nothing. */
export interface ExternalOrder {
  externalId: string;
  /** The number that people there use; absent where that is the id. */
  number?: string | null;
  /** Ids under which it was known before, where the kind of id has changed. */
  aliases: string[];
  reference: string | null | undefined;
  /** As the site calls it. */
  status: string | null | undefined;
  /** The system's internal value of it, whatever the site calls it. */
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

/** An order that was just made, as it is there where the answer shows it. */
export interface CreatedOrder {
  externalId: string;
  order: ExternalOrder | null;
}

/** A maintenance system, asked and told. Every method fails with a CmmsFailure alone. */
export interface Connector {
  /** Asks whether address and sign-in are right. */
  test(): Promise<void>;
  /** All orders with this reference; one, unless somebody made another by hand. */
  find(reference: string): Promise<ExternalOrder[]>;
  /** @param once an id of this very attempt, for systems that refuse a repetition. */
  create(order: Order, once: string): Promise<CreatedOrder>;
  /** @throws CmmsFailure gone. */
  read(externalId: string): Promise<ExternalOrder>;
  /** Changes what is given, and the status to the one that means closed where `close` is set. */
  update(externalId: string, order: Partial<Order>, more: { stamp: string | null; close?: boolean }): Promise<void>;
  /** Adds a comment. Does nothing where the system has none. */
  comment(externalId: string, text: string): Promise<void>;
  takesComments: boolean;
  /** Calls that are made at a time. */
  atOnce: number;
  /** True if it reports that one order does not exist; where only lists are read, absence says nothing. */
  tellsGone: boolean;
  /** Orders changed since then, pages in any order; some may come twice. */
  changedSince(since: Date): AsyncGenerator<ExternalOrder[]>;
  pullFields(): Promise<PulledField[]>;
  pullValues(field: string): AsyncGenerator<PulledValue[]>;
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
