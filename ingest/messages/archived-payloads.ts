import type { WarehouseClient } from '../../warehouse/client.ts';
import type { NewestPayload } from '../../warehouse/queries/newest-payloads.ts';
import { findMessagesOfPayloads } from '../../warehouse/queries/raw-messages.ts';
import { itemsOf } from './stored-message.ts';

/** Each may be in a message of its own, and a message is read as a whole. */
const payloadsAQuery = 20;

/** Payloads as sent, by id, from the archive of raw messages; payloads no longer stored are left out. */
export async function readArchivedPayloads(
  warehouse: WarehouseClient,
  customerId: number,
  wanted: ReadonlyArray<Omit<NewestPayload, 'alarmId'>>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const systemId of new Set(wanted.map((one) => one.systemId))) {
    const payloads = wanted.filter((one) => one.systemId === systemId);
    for (let start = 0; start < payloads.length; start += payloadsAQuery) {
      const some = payloads.slice(start, start + payloadsAQuery);
      const ids = new Set(some.map(({ payloadId }) => payloadId));
      for (const message of await findMessagesOfPayloads(warehouse, { customerId, systemId, payloads: some }))
        for (const { payloadId, text } of itemsOf(systemId, message))
          if (ids.has(payloadId)) texts.set(payloadId, text);
    }
  }
  return texts;
}
