import type { Transaction } from '../../platform/database.ts';
import type { Ticket } from './model/ticket.ts';
import type { TicketDecision } from './write-tickets.ts';

type Part = Pick<TicketDecision, 'change' | 'activity'>;
const nothing: Part = { change: {}, activity: [] };

/**
 * Returns what takes a ticket that opens again from an assignee who was removed from the customer: nobody who is gone
 * has open work (USR.11). An assignee who is there stays so until the transaction ends.
 */
export async function withoutLeaver(
  trx: Transaction,
  { customerId, assigneeId }: Pick<Ticket, 'customerId' | 'assigneeId'>,
): Promise<Part> {
  if (assigneeId === null) return nothing;
  const member = await trx('memberships')
    .where({ customer_id: customerId, user_id: assigneeId })
    .whereNot({ status: 'none' })
    .forShare()
    .first('user_id');
  if (member) return nothing;
  return {
    change: { assigneeId: null },
    activity: [{ eventType: 'ASSIGNEE', prevValue: assigneeId, revValue: null, bySystem: true }],
  };
}
