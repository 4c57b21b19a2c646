import type { Transaction } from '../../../platform/database.ts';
import type { CanonicalEvent, ReasonKind } from '../../alarms/model/canonical-event.ts';

/** Outcome of one payload. */
export interface PayloadReading {
  normaliser: string;
  outcome: 'applied' | 'dropped' | 'rejected';
  kind: ReasonKind | null;
  reason: string | null;
  events: CanonicalEvent[];
  /** Events that the integration's settings leave out. */
  leftOut: number;
}

export interface StoredPayload {
  payloadId: string;
  receivedAt: number;
  door: string;
  payload: string;
}

/** Ports that the raw data screen needs besides the database. */
export interface ParserPorts {
  /**
   * Reads a payload as the road would now.
   * @param given.version instead of the integration's own
   * @param given.mapping instead of the integration's stored map; undefined for the stored one
   */
  read(
    trx: Transaction,
    given: { customerId: number; systemId: number; payload: string; version?: string; mapping?: unknown; now: number },
  ): Promise<PayloadReading | null>;
  /** Lists the newest payloads of an integration, newest first; optionally only those of a time span (end excluded). */
  newest(of: {
    customerId: number;
    systemId: number;
    limit: number;
    /** Milliseconds since the epoch. */
    span?: { from: number; to: number };
  }): Promise<StoredPayload[]>;
}
