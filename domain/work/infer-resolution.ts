import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import type { AlarmState } from '../alarms/model/state.ts';
import { lockStatesById } from '../alarms/rows/alarm-state-rows.ts';
import { inferredResolutionHours } from '../constants.ts';
import type { Ticket } from './model/ticket.ts';
import { alarmIdsOf } from './ticket-alarms.ts';
import { customersWithUninferred, ticketRowsOf } from './ticket-rows.ts';
import { type TicketDecision, writeTickets } from './write-tickets.ts';

const hourMs = 3_600_000;
const ticketsAtOnce = 100;

type AlarmEnd = Pick<AlarmState, 'isActive' | 'latestEndAt'>;

/**
 * Whether a ticket that was closed elsewhere counts as resolved: all its alarms were inactive within a day of the closure
 * (WORK.10).
 * @returns null while that is open.
 */
export function inferredResolution(closedAt: number, alarms: readonly AlarmEnd[], now: number): boolean | null {
  const deadline = closedAt + inferredResolutionHours * hourMs;
  const endedInTime = ({ isActive, latestEndAt }: AlarmEnd): boolean =>
    !isActive && (latestEndAt === null || latestEndAt <= deadline);
  if (alarms.every(endedInTime)) return true;
  return now >= deadline ? false : null;
}

/**
 * Settles which tickets that maintenance systems have closed count as resolved, a hundred a transaction.
 * @returns how many were settled.
 */
export async function inferResolutions(
  { db, clock }: { db: Database; clock: Clock },
  onProgress: (progress: { inferred: number }) => void = () => {},
): Promise<number> {
  let inferred = 0;
  for (const customerId of await customersWithUninferred(db)) {
    for (let after: number | null = 0; after !== null; onProgress({ inferred })) {
      const page = await inferSome(db, customerId, after, clock.now().getTime());
      inferred += page.settled;
      after = page.next;
    }
  }
  return inferred;
}

/** The tickets behind one; those that are still open are passed by until the next time. */
function inferSome(
  db: Database,
  customerId: number,
  after: number,
  now: number,
): Promise<{ settled: number; next: number | null }> {
  return forCustomer(db, customerId, async (trx) => {
    const tickets = await ticketRowsOf(trx, customerId).lockUninferred(after, ticketsAtOnce);
    const on = await alarmIdsOf(
      trx,
      customerId,
      tickets.map(({ id }) => id),
    );
    // deleted ones say nothing any more
    const states = await lockStatesById(trx, customerId, [...on.values()].flat());
    const byId = new Map(states.flatMap((state) => (state.deletedAt === null ? [[state.id, state]] : [])));
    const decided = tickets.flatMap((before): Array<{ before: Ticket; decision: TicketDecision }> => {
      const alarms = (on.get(before.id) ?? []).flatMap((id) => byId.get(id) ?? []);
      const isResolvedInferred = inferredResolution(before.closedAt ?? now, alarms, now);
      if (isResolvedInferred === null) return [];
      // whoever has chosen it before still means it
      return [{ before, decision: { change: { isResolvedInferred, changedAt: before.changedAt }, activity: [] } }];
    });
    await writeTickets(trx, customerId, decided, { userId: null, now });
    const last = tickets.length < ticketsAtOnce ? undefined : tickets.at(-1);
    return { settled: decided.length, next: last?.id ?? null };
  });
}
