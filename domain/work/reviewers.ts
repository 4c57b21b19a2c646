import { z } from 'zod';
import type { Transaction } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import type { Ctx } from '../identity/ctx.ts';
import { leadsAllTeamsSql, leadsTeamOf, type TicketViewer } from '../identity/ticket-rights.ts';
import type { Ticket } from './model/ticket.ts';

/** Checks a reviewer asked by name: the creator, somebody who leads all teams, or an admin of the assignee's team; never the assignee. */
export async function findReviewer(trx: Transaction, { customer }: Ctx, ticket: Ticket, id: string): Promise<string> {
  if (!z.uuid().safeParse(id).success) throw nobody();
  const { rows } = await trx.raw(
    `select ${leadsAllTeamsSql('m')} or exists (
       select from team_members l
       join team_members o on o.customer_id = l.customer_id and o.team_id = l.team_id and o.user_id = :assigneeId
       where l.customer_id = :customerId and l.user_id = m.user_id and l.role = 'TEAM_ADMIN') as leads
     from memberships m where m.customer_id = :customerId and m.user_id = :id and m.status = 'active'`,
    { id, customerId: customer.id, assigneeId: ticket.assigneeId },
  );
  if (rows.length === 0) throw nobody();
  const message = workTexts.reviewers;
  if (id === ticket.assigneeId || !(rows[0].leads || id === ticket.createdBy))
    throw invalid(message, [{ path: 'reviewerId', message }]);
  return id;
}

const nobody = () => notFound(workTexts.personNotFound);

/** Returns true for those who may answer a review: the creator, the named reviewer and the admins of the team. */
export const isReviewer = async (trx: Transaction, viewer: TicketViewer, ticket: Ticket): Promise<boolean> =>
  (viewer.person !== null && [ticket.createdBy, ticket.reviewerId].includes(viewer.person.id)) ||
  (await leadsTeamOf(trx, viewer, ticket));

/**
 * Returns true if the viewer is the assignee or submitted the review: reassigning a ticket makes nobody its reviewer.
 */
export async function didTheWork(
  trx: Transaction,
  { customer, person }: TicketViewer,
  ticket: Ticket,
): Promise<boolean> {
  if (person === null) return false;
  if (ticket.assigneeId === person.id) return true;
  const { rows } = await trx.raw(
    `select user_id from work_ticket_activity
     where customer_id = ? and ticket_id = ? and event_type = 'STATE' and field = 'pendingReview' and rev_value = 'true'
     order by version desc limit 1`,
    [customer.id, ticket.id],
  );
  return rows[0]?.user_id === person.id;
}
