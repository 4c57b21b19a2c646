import { uuidOf, uuidOfBytes } from '../../../platform/ids.ts';
import { type MailPayload, mailIdentity } from '../../integrations/mail-payload.ts';
import type { EventKind } from '../model/canonical-event.ts';

/** Ids that make every hop idempotent (ARCH.1). The leading word keeps the families apart. */

/** Id of one request (its body as sent) or one mail (its identity): the key of the archive. */
export function messageId(systemId: number | string, body: Uint8Array | string): string {
  return typeof body === 'string' ? uuidOf('mail', systemId, body) : uuidOfBytes(body, 'message', systemId);
}

/** Id of one item of a request, as sent, or of one mail, by its identity (WIRE.14). */
export function payloadId(systemId: number | string, item: string): string {
  return uuidOf('payload', systemId, item);
}

/** True for the payload id of a mail; earlier releases made it from the Message-ID alone. */
export const isIdOfMail = (id: string, systemId: number | string, mail: MailPayload): boolean =>
  id === payloadId(systemId, mailIdentity(mail));

/** Record id of an event that a mail states without one (ALM.5): two mails of one minute stay two events. */
export const mailRecordId = (payloadId: string, position: number): string => `${payloadId}/${position}`;

/** True for an event that carries the id of a record, which other payloads may state too. */
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
 * Id of one event. An event of a record is the same whichever copy it was read from; without a record id the payload
 * and the position in it identify it. The kind is part of both, so a zero-second activation and its return stay two.
 */
export function eventId(of: EventIdentity): string {
  return of.sourceRecordId === null
    ? uuidOf('stream', of.customerId, of.systemId, of.payloadId, of.position, of.kind, of.occurredAt)
    : uuidOf('record', of.customerId, of.systemId, of.sourceRecordId, of.kind, of.occurredAt);
}
