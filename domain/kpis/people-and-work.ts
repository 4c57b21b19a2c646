import type { Transaction } from '../../platform/database.ts';
import { localDay, startOfDay } from '../timezone.ts';
import type { Pair } from './kpi-facts.ts';
import { countedMembership, isInvited, isRegistered } from './people.ts';

const dayMs = 86_400_000;

/** KPI.1, now. */
export async function countPeople(trx: Transaction, customerId: number): Promise<Pair> {
  const { rows } = await trx.raw(
    `select count(*) filter (where ${isRegistered}) as numerator, count(*) filter (where ${isInvited}) as denominator
     from memberships m where m.customer_id = ? and ${countedMembership}`,
    [customerId],
  );
  return { part: 0, ...rows[0] };
}

/** KPI.1, now: returns who the denominator counts, and whether the numerator counts them too. */
export async function listPeople(
  trx: Transaction,
  customerId: number,
): Promise<Array<{ id: string; isCounted: boolean }>> {
  const { rows } = await trx.raw(
    `select m.user_id as id, (${isRegistered}) as "isCounted"
     from memberships m where m.customer_id = ? and ${countedMembership} and ${isInvited}`,
    [customerId],
  );
  return rows;
}

/** Returns who was registered at each time: had become active, and was not disabled yet. Parallel to `times`. */
export async function registeredAt(trx: Transaction, customerId: number, times: number[]): Promise<string[][]> {
  const { rows } = await trx.raw<{ rows: Array<{ id: string; since: Date; until: Date | null }> }>(
    `select m.user_id as id, m.activated_at as since, m.disabled_at as until from memberships m
     where m.customer_id = ? and m.activated_at is not null and ${countedMembership}`,
    [customerId],
  );
  const people = rows;
  return times.map((at) =>
    people
      .filter(({ since, until }) => since.getTime() < at && (until === null || until.getTime() >= at))
      .map(({ id }) => id),
  );
}

/** Numbers of a day's end (KPI.14). Those of tickets are null where they were measured too late. */
export interface Snapshot {
  registeredPeople: number;
  invitedPeople: number;
  openTickets: number | null;
  openTicketsInactive: number | null;
  openTicketsDuplicate: number | null;
}

/**
 * Reads the snapshots of the local days that had ended last at some times; null where nobody measured that day, and where
 * it ended no later than `after`. Parallel to `times`.
 */
export async function readSnapshots(
  trx: Transaction,
  customerId: number,
  times: ReadonlyArray<{ at: number; after: number }>,
  timezone: string,
): Promise<Array<Snapshot | null>> {
  const days = times.map(({ at, after }) => {
    const next = localDay({ now: at, timezone });
    return startOfDay(next, timezone) > after ? new Date(next - dayMs).toISOString().slice(0, 10) : null;
  });
  const { rows } = await trx.raw<{ rows: Array<Snapshot & { day: string }> }>(
    `select day::text, registered_people as "registeredPeople", invited_people as "invitedPeople",
       open_tickets as "openTickets", open_tickets_inactive as "openTicketsInactive",
       open_tickets_duplicate as "openTicketsDuplicate"
     from daily_snapshots where customer_id = ? and day = any(?::date[])`,
    [customerId, days],
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => (day === null ? null : (byDay.get(day) ?? null)));
}

/** Returns since when entries into statuses are recorded; null where they always were. */
export async function entriesRecordedSince(trx: Transaction, customerId: number): Promise<Date | null> {
  const { rows } = await trx.raw('select since from entries_recorded_since(?)', [customerId]);
  return rows[0]?.since ?? null;
}
