import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { snapshotGraceMinutes, snapshotLateDays } from '../constants.ts';
import { canonicalTimezone, localDay, startOfDay } from '../timezone.ts';
import { openWork } from './open-work.ts';
import { countedMembership, isInvited, isRegistered } from './people.ts';

const dayMs = 86_400_000;
const graceMs = snapshotGraceMinutes * 60_000;

interface Due {
  id: number;
  timezone: string;
  createdAt: Date;
  /** Days that have a snapshot, as yyyy-mm-dd. */
  taken: string[];
}

/**
 * Takes the snapshot of each customer's last local day (KPI.14), and of earlier days that were missed, as far as they
 * can still be known: of tickets within the hour, of people while no membership has changed since. Other days have none.
 * Taking one again changes nothing.
 * @param between called after each customer with the number of snapshots so far.
 */
export async function takeSnapshots(
  { db, clock }: { db: Database; clock: Clock },
  between: (progress: { taken: number }) => void,
): Promise<number> {
  let taken = 0;
  for (const customer of await listDue(db, clock.now())) {
    for (const day of missingDays(customer, clock.now().getTime()))
      taken += await forCustomer(db, customer.id, (trx) => takeSnapshot(trx, customer.id, day, clock.now().getTime()));
    between({ taken });
  }
  return taken;
}

async function listDue(db: Database, now: Date): Promise<Due[]> {
  const { rows } = await db.raw(
    `select c.id, c.default_timezone as timezone, c.created_at as "createdAt",
       array(select s.day::text from daily_snapshots s where s.customer_id = c.id and s.day >= ?::date) as taken
     from customers c where c.onboarding_status <> 'DISABLED' order by c.id`,
    [dateOf(now.getTime() - (snapshotLateDays + 2) * dayMs)],
  );
  return rows;
}

interface Day {
  date: string;
  /** When it ended: the start of the next one. */
  end: number;
}

/** Returns the customer's days that have ended without a snapshot, the newest first. */
function missingDays({ timezone, createdAt, taken }: Due, now: number): Day[] {
  const zone = canonicalTimezone(timezone) ?? 'UTC';
  const today = localDay({ now, timezone: zone });
  return Array.from({ length: snapshotLateDays }, (_, ago) => today - (ago + 1) * dayMs)
    .map((day) => ({ date: dateOf(day), end: startOfDay(day + dayMs, zone) }))
    .filter(({ date, end }) => createdAt.getTime() < end && !taken.includes(date));
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** @returns the number of snapshots: 0 where there is one, or nothing of that day can be known any more. */
async function takeSnapshot(trx: Transaction, customerId: number, { date, end }: Day, now: number): Promise<number> {
  const isInTime = now - end <= graceMs;
  const bindings = { customerId, day: date, now: new Date(now), at: new Date(isInTime ? now : end), isInTime };
  const tickets = `(select count(*) as open, count(*) filter (where is_inactive) as inactive,
      count(*) filter (where is_duplicate) as duplicate
    from ${openWork} t)`;
  const { rowCount } = await trx.raw(
    `insert into daily_snapshots (customer_id, day, taken_at, registered_people, invited_people, open_tickets,
       open_tickets_inactive, open_tickets_duplicate)
     select :customerId, :day::date, :now::timestamptz, p.registered, p.invited, w.open, w.inactive, w.duplicate
     from (
       select count(*) filter (where ${isRegistered}) as registered, count(*) filter (where ${isInvited}) as invited,
         coalesce(max(m.status_changed_at), '-infinity') as changed_at
       from memberships m
       where m.customer_id = :customerId and m.invited_at <= :at::timestamptz and ${countedMembership}) p
     left join ${tickets} w on :isInTime
     where :isInTime or p.changed_at <= :at::timestamptz
     on conflict (customer_id, day) do nothing`,
    bindings,
  );
  return rowCount;
}
