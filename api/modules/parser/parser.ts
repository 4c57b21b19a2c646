import { payloadId } from '../../../domain/alarms/ingest/event-ids.ts';
import type { ParserPorts, PayloadReading, StoredPayload } from '../../../domain/repair/parser/payload-reader.ts';
import { itemsOf } from '../../../ingest/messages/stored-message.ts';
import { loadReading } from '../../../ingest/normalise/integration-settings.ts';
import { normaliseItem } from '../../../ingest/normalise/normalise-item.ts';
import { normaliserOf } from '../../../ingest/normalise/registry.ts';
import { repairTexts } from '../../../texts/server/repair.ts';
import type { WarehouseClient } from '../../../warehouse/client.ts';
import { findNewestMessages, type RawMessageRow } from '../../../warehouse/queries/raw-messages.ts';

/** Creates the ports for parsing payloads on request, with the road's normalisers and the archive. */
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
      if (!reader || problem) return refused(problem ?? repairTexts.normaliserNotFound(normaliser));
      const read = normaliseItem({
        normaliser: reader,
        payload,
        payloadId: payloadId(systemId, payload),
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
    async newest({ customerId, systemId, limit, span }) {
      const messages = await findNewestMessages(warehouse, { customerId, systemId, limit, ...(span && { span }) });
      return messages.flatMap((message) => payloadsOf(systemId, message)).slice(0, limit);
    },
  };
}

const payloadsOf = (systemId: number, message: RawMessageRow): StoredPayload[] =>
  itemsOf(systemId, message).map(({ payloadId: id, text }) => ({
    payloadId: id,
    receivedAt: message.receivedAt,
    door: message.door,
    payload: text,
  }));
