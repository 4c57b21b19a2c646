import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import { type PastStatusChange, reconstructEntries } from '../rows/reconstruct-entries.ts';

interface Backfill {
  customer_id: number;
  next_alarm_id: number;
}

/**
 * Publishes the entries of before entries were recorded (ALM.13) that activity shows, for the next alarms of one
 * customer. What they are still in is recorded once they leave it. Locks no alarm; the position moves in the same
 * transaction.
 * @returns how many alarms it has read; null if no customer's are left.
 */
export async function backfillEntries(
  { db, clock }: { db: Database; clock: Clock },
  limit: number,
): Promise<number | null> {
  const now = clock.now().getTime();
  return db.transaction(async (trx) => {
    const backfill = await lockNext(trx, now);
    if (!backfill) return null;
    const { customer_id: customerId, next_alarm_id: from } = backfill;
    const ids: number[] = await trx('alarm_state')
      .where({ customer_id: customerId })
      .where('id', '>=', from)
      .orderBy('id')
      .limit(limit)
      .pluck('id');
    const past = await readPast(trx, customerId, ids);
    const entries = ids.flatMap((id) => reconstructEntries(id, past.get(id) ?? []));
    await writeOutbox(trx, { ...noChanges(customerId, now), entries });
    const last = ids.at(-1);
    await trx('entry_backfills')
      .where({ customer_id: customerId })
      .update(ids.length < limit || last === undefined ? { done_at: new Date(now) } : { next_alarm_id: last + 1 });
    return ids.length;
  });
}

/** Locks a customer whose past entries have not all been derived; a new customer has none. */
async function lockNext(trx: Transaction, now: number): Promise<Backfill | undefined> {
  await trx.raw(
    `insert into entry_backfills (customer_id, since)
     select id, ?::timestamptz from customers c
     where not exists (select from entry_backfills b where b.customer_id = c.id)
     on conflict do nothing`,
    [new Date(now).toISOString()],
  );
  const { rows } = await trx.raw(
    `select customer_id, next_alarm_id from entry_backfills where done_at is null
     order by customer_id limit 1 for update skip locked`,
  );
  return rows[0];
}

async function readPast(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, PastStatusChange[]>> {
  const { rows } = await trx.raw(
    `select alarm_id, id, prev_value as from, rev_value as to, created_at, user_id, automation_rule_id, version,
       metadata->>'isUndo' = 'true' as is_undo,
       case when prev_value = 'Intake' then metadata->>'triageDuration'
         when prev_value = 'Snoozed' then metadata->>'snoozeDuration' end as stayed_ms
     from alarm_activity
     where customer_id = ? and alarm_id = any(?::bigint[]) and field = 'status' and cause is null
     order by alarm_id, version`,
    [customerId, [...ids]],
  );
  const past = new Map<number, PastStatusChange[]>();
  for (const row of rows) {
    const list = past.get(row.alarm_id) ?? [];
    past.set(row.alarm_id, list);
    list.push({
      id: row.id,
      from: row.from,
      to: row.to,
      at: row.created_at.getTime(),
      userId: row.user_id,
      automationRuleId: row.automation_rule_id,
      isUndo: row.is_undo === true,
      stayedMs: row.stayed_ms === null ? null : Number(row.stayed_ms),
      version: row.version,
    });
  }
  return past;
}
