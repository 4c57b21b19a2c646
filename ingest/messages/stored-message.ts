import { payloadId } from '../../domain/alarms/ingest/event-ids.ts';
import { splitItems } from '../../domain/integrations/split-items.ts';
import type { RawEnvelope } from './messages.ts';

/** Message as stored in the archive. */
export interface StoredMessage {
  messageId: string;
  receivedAt: number;
  door: RawEnvelope['door'];
  format: RawEnvelope['format'];
  /** Ids of the accepted items, in their order. */
  payloadIds: readonly string[];
  body: string;
}

/** Returns the envelope that a stored message was sent with. */
export function envelopeOf(customerId: number, systemId: number, stored: StoredMessage): RawEnvelope {
  const { messageId, receivedAt, door, format } = stored;
  return { messageId, customerId, systemId, door, format, receivedAt, payloadIds: idsByPosition(systemId, stored) };
}

/** Returns the accepted items of a stored message, as sent. */
export function itemsOf(systemId: number, stored: StoredMessage): Array<{ payloadId: string; text: string }> {
  const ids = idsByPosition(systemId, stored);
  const split = splitItems(Buffer.from(stored.body), stored.format, { judge: false });
  if (!('items' in split)) return [];
  return split.items.flatMap(({ text, position }) => {
    const id = ids[position];
    return id ? [{ payloadId: id, text }] : [];
  });
}

/** The archive leaves out items that the door refused: if there are any, hashes identify the accepted ones. */
function idsByPosition(systemId: number, { format, body, payloadIds }: StoredMessage): Array<string | null> {
  const split = splitItems(Buffer.from(body), format, { judge: false });
  if (!('items' in split) || split.items.length === payloadIds.length) return [...payloadIds];
  const accepted = new Set(payloadIds);
  return split.items.map(({ text }) => {
    const id = payloadId(systemId, text);
    return accepted.has(id) ? id : null;
  });
}
