import { messageId, payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import { detectFormat, splitItems } from '../../domain/integrations/split-items.ts';
import type { RawEnvelope } from '../messages/messages.ts';
import { Refused } from './answer.ts';
import type { EventDoor } from './door-keys.ts';

/** Outcome of one item, as returned to the source. */
export interface ItemOutcome {
  position: number;
  outcome: 'accepted' | 'malformed';
  payloadId?: string;
  reason?: string;
}

/** Request as it is forwarded: its envelope, and the answer that is sent once Kafka has it. */
export interface Accepted {
  envelope: RawEnvelope;
  items: ItemOutcome[];
  acceptedCount: number;
}

/**
 * Finds the items of a body and assigns each an id. Pure.
 * @param replay the replay that has read them again; null: they are new.
 * @throws Refused 400 for an envelope that cannot be read, 413 for too many items.
 */
export function acceptRequest(
  door: EventDoor,
  contentType: string | undefined,
  body: Buffer,
  receivedAt: number,
  replay: string | null,
): Accepted {
  const format = detectFormat(contentType, body);
  const split = splitItems(body, format);
  if ('unreadable' in split) throw new Refused(split.tooMany ? 413 : 400, split.unreadable);
  const items = split.items.map(
    (item): ItemOutcome =>
      item.malformed
        ? { position: item.position, outcome: 'malformed', reason: item.malformed }
        : { position: item.position, outcome: 'accepted', payloadId: payloadId(door.systemId, item.text) },
  );
  return {
    envelope: {
      messageId: messageId(door.systemId, body),
      customerId: door.customerId,
      systemId: door.systemId,
      door: door.door,
      format,
      receivedAt,
      payloadIds: items.map((item) => item.payloadId ?? null),
      ...(replay !== null && { replay }),
    },
    items,
    acceptedCount: items.filter((item) => item.outcome === 'accepted').length,
  };
}
