import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { incidentKeptDays } from '../constants.ts';
import { publishIncidents } from './publish-incidents.ts';
import { lockGrouping } from './start-rows.ts';

/** Place of an incident among those of all customers. */
export interface IncidentKey {
  customerId: number;
  id: number;
}

const dayMs = 86_400_000;

/**
 * Forgets incidents of which all alarms returned to normal long ago (BEY.1), of all customers, on the pipeline's connection.
 * An incident stays while a ticket of it, or of one merged into it, is open: that shows its alarms. Grouping of a customer waits for the transaction.
 * @param page at most how many incidents to look at, after which one.
 * @returns how many were forgotten, and the incident to go on after; null at the end.
 */
export async function forgetIncidents(
  { db, clock }: { db: Database; clock: Clock },
  { after, limit }: { after: IncidentKey; limit: number },
): Promise<{ forgotten: number; next: IncidentKey | null }> {
  const before = new Date(clock.now().getTime() - incidentKeptDays * dayMs);
  const { rows: page } = await db.raw<{ rows: IncidentKey[] }>(
    `select customer_id as "customerId", id from incidents
     where (customer_id, id) > (?, ?) and merged_into is null and created_at < ? order by customer_id, id limit ?`,
    [after.customerId, after.id, before, limit],
  );
  let forgotten = 0;
  for (const [customerId, keys] of groupBy(page, (key) => key.customerId))
    forgotten += await forCustomer(db, customerId, async (trx) => {
      await lockGrouping(trx, customerId);
      const ids = await readOver(
        trx,
        customerId,
        keys.map(({ id }) => id),
        before,
      );
      if (ids.length === 0) return 0;
      const left = await forget(trx, customerId, ids);
      const changes = ids.map((id) => ({ id, alarmIds: left.get(id) ?? [] }));
      await publishIncidents(trx, { customer: { id: customerId }, clock }, changes);
      return ids.length;
    });
  return { forgotten, next: page.length === limit ? (page.at(-1) ?? null) : null };
}

/** Returns those of some incidents that were over before a time. */
async function readOver(trx: Transaction, customerId: number, ids: readonly number[], before: Date): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    `select i.id from incidents i
     where i.customer_id = :customerId and i.id = any(:ids::bigint[]) and i.merged_into is null
       and not exists (select from incident_starts m
         join alarm_state s on s.customer_id = m.customer_id and s.id = m.alarm_id
         where m.customer_id = i.customer_id and m.incident_id = i.id and (m.started_at >= :before
           or m.is_latest and (s.latest_end_at >= :before or s.is_active and s.deleted_at is null)))
       and not exists (select from incidents o
         join work_tickets t on t.customer_id = o.customer_id and t.id = o.ticket_id and t.state = 'OPEN'
         where o.customer_id = i.customer_id and (o.id = i.id or o.merged_into = i.id))`,
    { customerId, ids: pgArray('bigint', ids), before },
  );
  return rows.map(({ id }) => id);
}

/** Deletes incidents. The newest start of each alarm stays, as of one alone. @returns the alarms that were in each. */
async function forget(trx: Transaction, customerId: number, ids: readonly number[]): Promise<Map<number, number[]>> {
  const bindings = { customerId, ids: pgArray('bigint', ids) };
  await trx.raw(
    `delete from incident_starts where customer_id = :customerId and incident_id = any(:ids::bigint[]) and not is_latest`,
    bindings,
  );
  const { rows } = await trx.raw<{ rows: Array<{ id: number; alarmId: number }> }>(
    `with old as (select customer_id, alarm_id, started_at, incident_id from incident_starts
       where customer_id = :customerId and incident_id = any(:ids::bigint[]))
     update incident_starts m set incident_id = null, cause_alarm_id = null, cause_started_at = null,
       cause_asset_id = null, is_cause_upstream = null, is_placed = false, split_from_id = null
     from old where m.customer_id = :customerId and m.alarm_id = old.alarm_id and m.started_at = old.started_at
     returning old.incident_id as id, m.alarm_id as "alarmId"`,
    bindings,
  );
  await trx.raw(
    `delete from incidents where customer_id = :customerId
       and (id = any(:ids::bigint[]) or merged_into = any(:ids::bigint[]))`,
    bindings,
  );
  return new Map([...groupBy(rows, ({ id }) => id)].map(([id, starts]) => [id, starts.map(({ alarmId }) => alarmId)]));
}
