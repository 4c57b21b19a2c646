import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import type { AlarmState } from '../alarms/model/state.ts';
import { lockStatesById } from '../alarms/rows/alarm-state-rows.ts';
import { inferredResolutionHours } from '../constants.ts';
import { bySweep } from '../origin/origin.ts';
import type { Ticket } from './model/ticket.ts';
import { alarmIdsOf } from './ticket-alarms.ts';
import { customersWithUninferred, ticketRowsOf } from './ticket-rows.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

const hourMs = 3_600_000;
const ticketsAtOnce = 100;

type AlarmEnd = Pick<AlarmState, 'isActive' | 'latestEndAt'>;

/**
 * Returns true if a ticket that was closed elsewhere counts as resolved: all its alarms were inactive within a day of
 * the closure (WORK.10).
 * @returns null while undecided.
 */
export function inferredResolution(closedAt: number, alarms: readonly AlarmEnd[], now: number): boolean | null {
  const deadline = closedAt + inferredResolutionHours * hourMs;
  const endedInTime = ({ isActive, latestEndAt }: AlarmEnd): boolean =>
    !isActive && (latestEndAt === null || latestEndAt <= deadline);
  if (alarms.every(endedInTime)) return true;
  return now >= deadline ? false : null;
}

/**
 * Decides which tickets that maintenance systems have closed count as resolved, a hundred a transaction.
 * @returns the number of tickets decided.
 */
export async function inferResolutions(
  { db, clock }: { db: Database; clock: Clock },
  onProgress: (progress: { inferred: number }) => void = () => {},
): Promise<number> {
  let inferred = 0;
  for (const customerId of await customersWithUninferred(db)) {
    for (let after: number | null = 0; after !== null; onProgress({ inferred })) {
      const page = await inferSome(db, customerId, after, clock.now().getTime());
      inferred += page.inferred;
      after = page.next;
    }
  }
  return inferred;
}

/** Decides the tickets after the given id; skips the undecided ones until the next run. */
function inferSome(
  db: Database,
  customerId: number,
  after: number,
  now: number,
): Promise<{ inferred: number; next: number | null }> {
  return forCustomer(db, customerId, async (trx) => {
    const tickets = await ticketRowsOf(trx, customerId).lockUninferred(after, ticketsAtOnce);
    const on = await alarmIdsOf(
      trx,
      customerId,
      tickets.map(({ id }) => id),
    );
    // deleted alarms do not count
    const states = await lockStatesById(trx, customerId, [...on.values()].flat());
    const byId = new Map(states.flatMap((state) => (state.deletedAt === null ? [[state.id, state]] : [])));
    const decided = tickets.flatMap((before): Array<{ before: Ticket; decision: TicketDecision }> => {
      const alarms = (on.get(before.id) ?? []).flatMap((id) => byId.get(id) ?? []);
      const isResolvedInferred = inferredResolution(before.closedAt ?? now, alarms, now);
      if (isResolvedInferred === null) return [];
      // keeps `changedAt`, so that earlier selections of the ticket stay valid
      return [{ before, decision: { change: { isResolvedInferred, changedAt: before.changedAt }, activity: [] } }];
    });
    await writeTickets(trx, customerId, decided, { ...bySweep, now });
    const last = tickets.length < ticketsAtOnce ? undefined : tickets.at(-1);
    return { inferred: decided.length, next: last?.id ?? null };
  });
}
