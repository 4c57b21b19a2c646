import { hash } from 'node:crypto';
import { splitItems } from '../domain/integrations/split-items.ts';
import type { ParserPorts, PayloadReading, StoredPayload } from '../domain/parser/payload-reader.ts';
import { loadReading } from '../ingest/normalise/integration-settings.ts';
import { normaliseItem } from '../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../ingest/normalise/registry.ts';
import { envelopeOf } from '../ingest/stored-message.ts';
import type { WarehouseClient } from '../warehouse/client.ts';
import { findNewestMessages, type RawMessageRow } from '../warehouse/queries/raw-messages.ts';

/** Reading payloads by hand: the road's own normalisers, and the archive. */
export function createParser(warehouse: WarehouseClient): ParserPorts {
  return {
    async read(trx, { customerId, systemId, payload, version, mapping, now }) {
      const reading = await loadReading(trx, customerId, systemId, version);
      if (!reading) return null;
      const { normaliser, problem, settings } = reading;
      const refused = (reason: string): PayloadReading => ({
        normaliser,
        outcome: 'rejected',
        kind: 'integration',
        reason,
        events: [],
        leftOut: 0,
      });
      const reader = normaliserOf(normaliser);
      if (!reader || problem) return refused(problem ?? `There is no normaliser ${normaliser}`);
      const read = normaliseItem({
        normaliser: reader,
        payload,
        payloadId: payloadIdOf(payload),
        customerId,
        systemId,
        settings: mapping === undefined ? settings : { ...settings, fieldMap: mapping },
        receivedAtMs: now,
      });
      if (read.outcome !== 'applied')
        return { normaliser, outcome: read.outcome, kind: read.kind, reason: read.reason, events: [], leftOut: 0 };
      const events = read.value.map(
        ({ eventId: _, payloadId: __, position: ___, fingerprint: ____, ...event }) => event,
      );
      return { normaliser, outcome: 'applied', kind: null, reason: null, events, leftOut: read.leftOut?.length ?? 0 };
    },
    async newest({ customerId, systemId, limit }) {
      const messages = await findNewestMessages(warehouse, { customerId, systemId, limit });
      return messages.flatMap((message) => payloadsOf(customerId, systemId, message)).slice(0, limit);
    },
    async within({ customerId, systemId, limit, from, to }) {
      const messages = await findNewestMessages(warehouse, { customerId, systemId, limit, span: { from, to } });
      return messages.flatMap((message) => payloadsOf(customerId, systemId, message)).slice(0, limit);
    },
  };
}

/** Any will do: ids of what is only looked at are shown nowhere. */
const payloadIdOf = (payload: string): string =>
  hash('md5', payload).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function payloadsOf(customerId: number, systemId: number, message: RawMessageRow): StoredPayload[] {
  const { payloadIds } = envelopeOf(customerId, systemId, message);
  const split = splitItems(Buffer.from(message.body), message.format, { judge: false });
  if (!('items' in split)) return [];
  const { messageId, receivedAt, door } = message;
  return split.items.flatMap(({ text, position }) => {
    const id = payloadIds[position];
    return id ? [{ payloadId: id, messageId, receivedAt, door, payload: text }] : [];
  });
}
