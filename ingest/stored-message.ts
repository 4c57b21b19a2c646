import { payloadId } from '../domain/alarms/ingest/event-ids.ts';
import { splitItems } from '../domain/integrations/split-items.ts';
import type { RawEnvelope } from './messages.ts';

/** A message as the archive keeps it. */
export interface StoredMessage {
  messageId: string;
  receivedAt: number;
  door: RawEnvelope['door'];
  format: RawEnvelope['format'];
  /** Of the items that were accepted, in their order. */
  payloadIds: readonly string[];
  body: string;
}

/** The envelope that a stored message travelled in. */
export function envelopeOf(customerId: number, systemId: number, stored: StoredMessage): RawEnvelope {
  const { messageId, receivedAt, door, format } = stored;
  return { messageId, customerId, systemId, door, format, receivedAt, payloadIds: idsByPosition(systemId, stored) };
}

/** The items of a stored message that were accepted, as sent. */
export function itemsOf(systemId: number, stored: StoredMessage): Array<{ payloadId: string; text: string }> {
  const ids = idsByPosition(systemId, stored);
  const split = splitItems(Buffer.from(stored.body), stored.format, { judge: false });
  if (!('items' in split)) return [];
  return split.items.flatMap(({ text, position }) => {
    const id = ids[position];
    return id ? [{ payloadId: id, text }] : [];
  });
}

/** The archive leaves out items that the door refused: where there are such, the items' own hashes say which is which. */
function idsByPosition(systemId: number, { format, body, payloadIds }: StoredMessage): Array<string | null> {
  const split = splitItems(Buffer.from(body), format, { judge: false });
  if (!('items' in split) || split.items.length === payloadIds.length) return [...payloadIds];
  const accepted = new Set(payloadIds);
  return split.items.map(({ text }) => {
    const id = payloadId(systemId, text);
    return accepted.has(id) ? id : null;
  });
}
