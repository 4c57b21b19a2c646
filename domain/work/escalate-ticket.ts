import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import { bySweep } from '../origin/origin.ts';
import { changeTicket, type TicketCtx } from './find-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import { customersWithOverdue, ticketRowsOf } from './ticket-rows.ts';
import { escalationEnded } from './update-ticket.ts';
import { writeTickets } from './write-tickets.ts';

const schema = z.object({ id: z.string().max(50), isEscalated: z.boolean() });

const escalation = { eventType: 'STATE', field: 'isEscalated', prevValue: 'false', revValue: 'true' } as const;

/**
 * Policy workEscalation (WORK.14): creator, assignee or a team's admin pins an open ticket to the top, or ends that.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for a closed ticket.
 */
export function escalateTicket(ctx: TicketCtx, input: z.input<typeof schema>): Promise<Ticket> {
  const { id, isEscalated } = schema.parse(input);
  return changeTicket(ctx, { id }, async ({ before, assertMay }) => {
    await assertMay('ESCALATE');
    if (before.isEscalated === isEscalated) return null;
    const { bySystem: _, ...ended } = escalationEnded;
    return { change: { isEscalated }, activity: [isEscalated ? escalation : ended] };
  });
}

const ticketsAtOnce = 100;

/**
 * Escalates open tickets whose due time has passed (WORK.14), a hundred a transaction.
 * @returns the number of tickets escalated.
 */
export async function escalateOverdue(
  { db, clock }: { db: Database; clock: Clock },
  onProgress: (progress: { escalated: number }) => void = () => {},
): Promise<number> {
  let escalated = 0;
  for (const customerId of await customersWithOverdue(db, clock.now().getTime())) {
    for (let count = ticketsAtOnce; count === ticketsAtOnce; onProgress({ escalated })) {
      count = await forCustomer(db, customerId, async (trx) => {
        const now = clock.now().getTime();
        const due = await ticketRowsOf(trx, customerId).lockOverdue(now, ticketsAtOnce);
        const decision = { change: { isEscalated: true }, activity: [{ ...escalation, metadata: { overdue: true } }] };
        await writeTickets(
          trx,
          customerId,
          due.map((before) => ({ before, decision })),
          { ...bySweep, now },
        );
        return due.length;
      });
      escalated += count;
    }
  }
  return escalated;
}
