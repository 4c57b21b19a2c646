import { randomUUID } from 'node:crypto';
import type { TestApi, TestPerson } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Purposes of a side's tickets. */
export const ticketNames = [
  'seen',
  'closed',
  'bulk',
  'some',
  'bare',
  'answered',
  'failed',
  'dismissed',
  'reset',
] as const;
export type TicketName = (typeof ticketNames)[number];
export const ticketsFrom = (first: number): Record<TicketName, string> =>
  Object.fromEntries(ticketNames.map((name, index) => [name, String(first + index)])) as Record<TicketName, string>;

/** Stores tickets of a customer, each assigned to its admin, and the maintenance system that they go to. */
export async function storeWork(
  api: TestApi,
  { customerId, marker, admin, alarmId }: { customerId: number; marker: string; admin: TestPerson; alarmId: number },
) {
  const tickets = ticketsFrom(alarmId === 1 ? 310_000 : 320_000);
  const workSystemId = await api.newSystem(customerId, `Work ${marker}`);
  await api
    .db('external_systems')
    .where({ id: workSystemId })
    .update({ type: 'WORK_ORDER_SYSTEM', is_close_work_button_enabled: true });
  const at = new Date(activeAt);
  const closed = { state: 'CLOSED', closed_at: at, is_resolved: true };
  const failed = { cmms_sync_status: 'Failed', cmms_sync_error: marker };
  const special: Partial<Record<TicketName, object>> = {
    // nobody reviews their own work
    answered: { pending_review: true, reviewer_id: admin.id, assignee_id: null },
    failed,
    dismissed: failed,
    reset: closed,
  };
  await api.db('work_tickets').insert(
    ticketNames.map((name) => ({
      customer_id: customerId,
      id: tickets[name],
      state: 'OPEN',
      objective: `${name} ${marker}`,
      assignee_id: admin.id,
      created_by: admin.id,
      created_at: at,
      // so that no sweep of the running product escalates them
      due_at: new Date('2100-01-01T00:00:00Z'),
      external_system_id: workSystemId,
      search_text: `w${tickets[name]}\n${name} ${marker}`,
      changed_at: at,
      version: 1,
      ...special[name],
    })),
  );
  await api
    .db('work_ticket_alarms')
    .insert({ customer_id: customerId, ticket_id: tickets.seen, alarm_id: alarmId, attached_at: at });
  const commentId = randomUUID();
  await api.db('work_ticket_activity').insert({
    customer_id: customerId,
    id: commentId,
    ticket_id: tickets.seen,
    event_type: 'COMMENT',
    comment: marker,
    user_id: admin.id,
    created_at: at,
    version: 1,
  });
  const { workTicketsAndCount } = await api.read<{ workTicketsAndCount: { workTickets: Array<{ cursor: string }> } }>(
    '{ workTicketsAndCount(limit: 1) { workTickets { cursor } } }',
    admin,
  );
  return { tickets, workSystemId, commentId, ticketCursor: workTicketsAndCount.workTickets[0]?.cursor ?? '' };
}
