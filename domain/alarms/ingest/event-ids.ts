import { uuidOf, uuidOfBytes } from '../../../platform/ids.ts';
import { type MailPayload, mailIdentity } from '../../integrations/mail-payload.ts';
import type { EventKind } from '../model/canonical-event.ts';

/** Ids that make every hop idempotent (ARCH.1). The leading word keeps the families apart. */

/** Of one request (its body as sent) or one mail (what it is known by): the key of the archive. */
export function messageId(systemId: number | string, body: Uint8Array | string): string {
  return typeof body === 'string' ? uuidOf('mail', systemId, body) : uuidOfBytes(body, 'message', systemId);
}

/** Of one item of a request, as sent; of a mail by what it is known by (WIRE.14). */
export function payloadId(systemId: number | string, item: string): string {
  return uuidOf('payload', systemId, item);
}

/** Whether a payload id is that of a mail; those of earlier releases were made of the Message-ID alone. */
export const isIdOfMail = (id: string, systemId: number | string, mail: MailPayload): boolean =>
  id === payloadId(systemId, mailIdentity(mail));

/** What stands in for a vendor's record id where a mail states an event (ALM.5): two mails of one minute stay two. */
export const mailRecordId = (payloadId: string, position: number): string => `${payloadId}/${position}`;

/** Whether an event has the id of a record that other payloads may state too. */
export const isOfRecord = (event: Pick<EventIdentity, 'sourceRecordId' | 'payloadId' | 'position'>): boolean =>
  event.sourceRecordId !== null && event.sourceRecordId !== mailRecordId(event.payloadId, event.position);

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
