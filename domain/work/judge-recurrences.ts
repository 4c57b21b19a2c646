import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { recurrenceGraceMinutes, reoccurrenceDays } from '../constants.ts';
import { bySweep } from '../origin/origin.ts';
import { alarmIdsOf } from './ticket-alarms.ts';
import { customersWithUnjudged, ticketRowsOf } from './ticket-rows.ts';
import { writeTickets } from './write-tickets.ts';

const windowMs = reoccurrenceDays * 86_400_000;
const ticketsAtOnce = 500;

/** A closed ticket and its alarms; `closedAt` in milliseconds since the epoch. */
export interface ClosedTicket {
  id: number;
  alarmIds: readonly number[];
  closedAt: number;
}

export interface RecurrenceDeps {
  db: Database;
  clock: Clock;
  /** Returns the tickets of whose alarms one occurred within the time after the closing; deleted alarms do not count. */
  recurredAmong(of: { customerId: number; tickets: readonly ClosedTicket[]; windowMs: number }): Promise<Set<number>>;
}

/**
 * Returns whether a closed ticket has recurred (ANA.5).
 * @returns null while it may still do so, or a late occurrence may become known.
 */
export function hasRecurred(closedAt: number, isRecurring: boolean, now: number): boolean | null {
  if (isRecurring) return true;
  return now >= closedAt + windowMs + recurrenceGraceMinutes * 60_000 ? false : null;
}

/**
 * Judges which closed tickets recurred within 7 days, 500 a transaction.
 * @returns the number of tickets judged.
 */
export async function judgeRecurrences(
  deps: RecurrenceDeps,
  onProgress: (progress: { judged: number }) => void = () => {},
): Promise<number> {
  let judged = 0;
  for (const customerId of await customersWithUnjudged(deps.db)) {
    for (let after: number | null = 0; after !== null; onProgress({ judged })) {
      const page = await judgeSome(deps, customerId, after);
      judged += page.judged;
      after = page.next;
    }
  }
  return judged;
}

/** Judges the tickets after the given id; skips the undecided ones until the next run. */
async function judgeSome(
  { db, clock, recurredAmong }: RecurrenceDeps,
  customerId: number,
  after: number,
): Promise<{ judged: number; next: number | null }> {
  const now = clock.now().getTime();
  const closed = await forCustomer(db, customerId, (trx) => readUnjudged(trx, customerId, after));
  // asked while no ticket is locked
  const recurred = await recurredAmong({ customerId, tickets: closed, windowMs });
  const judged = new Map(
    closed.flatMap(({ id, closedAt }) => {
      const is = hasRecurred(closedAt, recurred.has(id), now);
      return is === null ? [] : [[id, { closedAt, is }] as const];
    }),
  );
  await forCustomer(db, customerId, async (trx) => {
    const tickets = await ticketRowsOf(trx, customerId).lock([...judged.keys()]);
    const decided = tickets.flatMap((before) => {
      const found = judged.get(before.id);
      // it was opened again meanwhile
      if (found === undefined || before.closedAt !== found.closedAt) return [];
      // keeps `changedAt`, so that earlier selections of the ticket stay valid
      return [{ before, decision: { change: { hasRecurred: found.is, changedAt: before.changedAt }, activity: [] } }];
    });
    await writeTickets(trx, customerId, decided, { ...bySweep, now });
  });
  const last = closed.length < ticketsAtOnce ? undefined : closed.at(-1);
  return { judged: judged.size, next: last?.id ?? null };
}

async function readUnjudged(trx: Transaction, customerId: number, after: number): Promise<ClosedTicket[]> {
  const tickets = await ticketRowsOf(trx, customerId).unjudged(after, ticketsAtOnce);
  const alarms = await alarmIdsOf(
    trx,
    customerId,
    tickets.map(({ id }) => id),
  );
  return tickets.flatMap(({ id, closedAt }) =>
    closedAt === null ? [] : [{ id, alarmIds: alarms.get(id) ?? [], closedAt }],
  );
}
