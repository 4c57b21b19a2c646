import { forCustomer, type Transaction } from '../../platform/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { anyOf, type Expression, isIn } from '../lists/criteria/expression.ts';
import { ticketColumn } from '../lists/tickets/ticket-columns.ts';
import type { Ticket } from '../work/model/ticket.ts';
import type { PermissionAction } from './built-in-permissions.ts';
import type { Ctx } from './ctx.ts';

/** Person whose rights are checked. */
export type TicketViewer = Pick<Ctx, 'customer' | 'person' | 'permissions' | 'authRole'>;

const has = ({ person, permissions }: TicketViewer, area: 'work.myWork' | 'work.teamWork', action: PermissionAction) =>
  person.isSuper || (permissions.get(area)?.includes(action) ?? false);

/** WORK-087: people who may see their own or their team's tickets have access to work. */
export const seesWork = (viewer: TicketViewer): boolean =>
  viewer.customer.products.includes('Work') &&
  (has(viewer, 'work.myWork', 'VIEW') || has(viewer, 'work.teamWork', 'VIEW'));

/** @throws AppError FORBIDDEN without access to work. */
export function assertWork(viewer: TicketViewer): void {
  if (!seesWork(viewer)) throw forbidden();
}

/** USR.4: only Admin and Manager see tickets of others. */
const seesAllWork = (viewer: TicketViewer): boolean =>
  (viewer.person.isSuper || viewer.authRole === 'ADMIN' || viewer.authRole === 'MANAGER') &&
  has(viewer, 'work.teamWork', 'VIEW');

const isOwn = ({ person }: TicketViewer, { assigneeId, createdBy }: Pick<Ticket, 'assigneeId' | 'createdBy'>) =>
  assigneeId === person.id || createdBy === person.id;

/** Returns the ids of people who share a team with the viewer, without the viewer. */
export async function readTeammates(trx: Transaction, { customer, person }: TicketViewer): Promise<string[]> {
  const { rows } = await trx.raw(
    `select distinct o.user_id from team_members m
     join team_members o on o.customer_id = m.customer_id and o.team_id = m.team_id
     where m.customer_id = ? and m.user_id = ? and o.user_id <> m.user_id`,
    [customer.id, person.id],
  );
  return rows.map(({ user_id }: { user_id: string }) => user_id);
}

/** Policy workVisibility: returns the condition of the tickets that the viewer sees; null for all. */
export async function visibleTickets(viewer: TicketViewer & Pick<Ctx, 'db'>): Promise<Expression<Ticket> | null> {
  if (seesAllWork(viewer)) return null;
  const mine = has(viewer, 'work.myWork', 'VIEW')
    ? [isIn(ticketColumn.assigneeId, viewer.person.id), isIn(ticketColumn.createdBy, viewer.person.id)]
    : [];
  const mates = has(viewer, 'work.teamWork', 'VIEW')
    ? await forCustomer(viewer.db, viewer.customer.id, (trx) => readTeammates(trx, viewer))
    : [];
  return anyOf(...mine, ...(mates.length > 0 ? [isIn(ticketColumn.assigneeId, ...mates)] : []));
}

/** Rights of a viewer on one ticket. */
export interface TicketRights {
  sees: boolean;
  isOwn: boolean;
  may(action: PermissionAction): boolean;
}

/** @param teammates of the viewer. */
export function rightsOn(viewer: TicketViewer, ticket: Ticket, teammates: readonly string[]): TicketRights {
  const own = isOwn(viewer, ticket);
  const isTeams = ticket.assigneeId !== null && teammates.includes(ticket.assigneeId);
  const mayAs = (action: PermissionAction): boolean =>
    (own && has(viewer, 'work.myWork', action)) ||
    ((isTeams || seesAllWork(viewer)) && has(viewer, 'work.teamWork', action));
  return { sees: mayAs('VIEW'), isOwn: own, may: mayAs };
}

/** Returns true if the viewer is an admin of a team of the ticket's assignee; Admins lead all teams. */
export async function leadsTeamOf(trx: Transaction, viewer: TicketViewer, ticket: Ticket): Promise<boolean> {
  if (viewer.person.isSuper || viewer.authRole === 'ADMIN') return true;
  const { rows } = await trx.raw(
    `select 1 from team_members m
     join team_members o on o.customer_id = m.customer_id and o.team_id = m.team_id and o.user_id = ?
     where m.customer_id = ? and m.user_id = ? and m.role = 'TEAM_ADMIN' limit 1`,
    [ticket.assigneeId, viewer.customer.id, viewer.person.id],
  );
  return rows.length > 0;
}
