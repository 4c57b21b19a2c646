import { keepPayloads, withoutPayload } from '../../domain/alarms/ingest/keep-payloads.ts';
import type { AlarmKey } from '../../domain/alarms/ingest/list-for-recount.ts';
import { payloadKeptAfterDays, rawPayloadDays } from '../../domain/constants.ts';
import { readArchivedPayloads } from '../../ingest/messages/archived-payloads.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { listNewestPayloads } from '../../warehouse/queries/newest-payloads.ts';

const dayMs = 24 * 3_600_000;

/**
 * Copies the newest payloads of the next alarms after `after` that have been quiet for long enough, from the archive of
 * raw messages.
 * @returns their number, and the start of the next page; null after the last customer's last alarm.
 */
export async function keepPage(
  { db, warehouse, clock }: { db: Database; warehouse: WarehouseClient; clock: Clock },
  after: AlarmKey,
  limit: number,
): Promise<{ kept: number; next: AlarmKey | null }> {
  const customer: { id: number } | undefined = await db('customers')
    .where('id', '>=', after.customerId)
    .orderBy('id')
    .select('id')
    .first();
  if (!customer) return { kept: 0, next: null };
  const customerId = customer.id;
  const now = clock.now().getTime();
  const newest = await listNewestPayloads(warehouse, {
    customerId,
    after: customerId === after.customerId ? after.id : 0,
    from: now - rawPayloadDays * dayMs,
    to: now - payloadKeptAfterDays * dayMs,
    limit,
  });
  const missing = await withoutPayload(db, customerId, newest);
  const texts = await readArchivedPayloads(warehouse, customerId, missing);
  const kept = missing.flatMap((one) => {
    const payload = texts.get(one.payloadId);
    return payload === undefined ? [] : [{ ...one, payload }];
  });
  if (kept.length > 0) await keepPayloads(db, customerId, kept);
  const last = newest.at(-1);
  const isDone = newest.length < limit || !last;
  return { kept: kept.length, next: isDone ? { customerId: customerId + 1, id: 0 } : { customerId, id: last.alarmId } };
}
