import type { Database } from '../../../platform/database.ts';

/** Customers that have alarms whose snooze is over by `now` (milliseconds since the epoch). */
export async function customersWithDueSnoozes(db: Database, now: number): Promise<number[]> {
  const { rows } = await db.raw(
    `select c.id from customers c where exists (
       select from alarm_state s
       where s.customer_id = c.id and s.status = 'Snoozed' and s.snooze_expires_at <= ?::timestamptz)
     order by c.id`,
    [new Date(now).toISOString()],
  );
  return rows.map((row: { id: number }) => row.id);
}
