import { uuidOf, uuidOfBytes } from '../../platform/ids.ts';
import type { EventKind } from './canonical-event.ts';

/** Ids that make every hop idempotent (architecture.md, decision 1). The leading word keeps the families apart. */

/** Of one request (its body as sent) or one mail (its Message-ID): the key of the archive. */
export function messageId(systemId: number | string, body: Uint8Array | string): string {
  return typeof body === 'string' ? uuidOf('mail', systemId, body) : uuidOfBytes(body, 'message', systemId);
}

/** Of one item of a request, as sent; for a mail of its Message-ID (WIRE.14). */
export function payloadId(systemId: number | string, item: string): string {
  return uuidOf('payload', systemId, item);
}

export interface EventIdentity {
  customerId: number | string;
  systemId: number | string;
  sourceRecordId: string | null;
  payloadId: string;
  /** Position of the event among those its payload yields. */
  position: number;
  kind: EventKind;
  /** ISO, UTC, milliseconds. */
  occurredAt: string;
}

/**
 * Of one event. A record's event is the same whichever copy it was read from; without a record id the payload and the
 * position in it stand in. The kind is part of both, so a zero-second activation and its return stay two.
 */
export function eventId(of: EventIdentity): string {
  return of.sourceRecordId === null
    ? uuidOf('stream', of.customerId, of.systemId, of.payloadId, of.position, of.kind, of.occurredAt)
    : uuidOf('record', of.customerId, of.systemId, of.sourceRecordId, of.kind, of.occurredAt);
}
