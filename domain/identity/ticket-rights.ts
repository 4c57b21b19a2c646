import { forCustomer, type Transaction } from '../../platform/database.ts';
import { anyOf, type Expression, isIn } from '../lists/criteria/expression.ts';
import { ticketColumn } from '../lists/tickets/ticket-columns.ts';
import { byPerson, byRule, type Origin } from '../origin/origin.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { assertPermission, may } from './assert-permission.ts';
import type { PermissionAction } from './built-in-permissions.ts';
import type { Ctx } from './ctx.ts';
import { mayInSql, permissionsWithin } from './permissions.ts';

/** A person who works on tickets. */
export type PersonAtWork = Pick<Ctx, 'customer' | 'person' | 'permissions'> & Partial<Pick<Ctx, 'isConfined'>>;

/** An automation rule that works on tickets; no person stands for it. */
export interface RuleAtWork extends Pick<Ctx, 'customer' | 'permissions'> {
  person: null;
  automationRuleId: number;
  /** Number of rules in a row that have led to it, this one included. */
  chain: number;
}

/** Person, rule or system that works on tickets. */
export type TicketViewer = PersonAtWork | RuleAtWork;

/** Returns a rule as it works on tickets: what an Admin may, who made it. */
export const ruleAtWork = (customer: Ctx['customer'], automationRuleId: number, chain = 1): RuleAtWork => ({
  customer,
  person: null,
  automationRuleId,
  chain,
  permissions: permissionsWithin(customer, { authRole: 'ADMIN', listed: null, isSuper: false }),
});

/** Why, and by whom, a ticket is changed by who works on it. */
export const originOf = (viewer: TicketViewer): Origin =>
  viewer.person === null ? byRule(viewer.automationRuleId, viewer.chain) : byPerson(viewer.person.id);

/** WORK-087: people who may see their own or their team's tickets have access to work. */
export const seesWork = (viewer: TicketViewer): boolean =>
  may(viewer, 'work.myWork', 'VIEW') || may(viewer, 'work.teamWork', 'VIEW');

/** @throws AppError FORBIDDEN without access to work. */
export function assertWork(viewer: TicketViewer): void {
  if (!seesWork(viewer)) assertPermission(viewer, 'work.myWork', 'VIEW');
}

/** USR.4: the rights on team work extend to tickets of others for those who see all work. */
export const seesAllWork = (viewer: TicketViewer): boolean =>
  may(viewer, 'work.allWork', 'VIEW') && may(viewer, 'work.teamWork', 'VIEW');

const isOwn = ({ person }: TicketViewer, { assigneeId, createdBy }: Pick<Ticket, 'assigneeId' | 'createdBy'>) =>
  person !== null && (assigneeId === person.id || createdBy === person.id);

/** Returns the ids of people who share a team with the viewer, without the viewer. */
export async function readTeammates(trx: Transaction, { customer, person }: TicketViewer): Promise<string[]> {
  if (person === null) return [];
  const { rows } = await trx.raw(
    `select distinct o.user_id from team_members m
     join team_members o on o.customer_id = m.customer_id and o.team_id = m.team_id
     where m.customer_id = ? and m.user_id = ? and o.user_id <> m.user_id`,
    [customer.id, person.id],
  );
  return rows.map(({ user_id }: { user_id: string }) => user_id);
}

/** Policy workVisibility: returns the condition of the tickets that the viewer sees; null for all. */
export async function visibleTickets(viewer: PersonAtWork & Pick<Ctx, 'db'>): Promise<Expression<Ticket> | null> {
  if (seesAllWork(viewer)) return null;
  const mine = may(viewer, 'work.myWork', 'VIEW')
    ? [isIn(ticketColumn.assigneeId, viewer.person.id), isIn(ticketColumn.createdBy, viewer.person.id)]
    : [];
  const mates = may(viewer, 'work.teamWork', 'VIEW')
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
    (own && may(viewer, 'work.myWork', action)) ||
    ((isTeams || seesAllWork(viewer)) && may(viewer, 'work.teamWork', action));
  return { sees: mayAs('VIEW'), isOwn: own, may: mayAs };
}

/** People who may change all teams lead each of them. */
export const leadsAllTeams = (viewer: Pick<Ctx, 'permissions'>): boolean => may(viewer, 'teams', 'EDIT');
/** The same in SQL, for the membership of this alias. */
export const leadsAllTeamsSql = (membership: string): string => mayInSql(membership, 'teams', 'EDIT');

/** Returns true if the viewer is an admin of a team of the ticket's assignee, or a rule. */
export async function leadsTeamOf(trx: Transaction, viewer: TicketViewer, ticket: Ticket): Promise<boolean> {
  if (viewer.person === null || leadsAllTeams(viewer)) return true;
  const { rows } = await trx.raw(
    `select 1 from team_members m
     join team_members o on o.customer_id = m.customer_id and o.team_id = m.team_id and o.user_id = ?
     where m.customer_id = ? and m.user_id = ? and m.role = 'TEAM_ADMIN' limit 1`,
    [ticket.assigneeId, viewer.customer.id, viewer.person.id],
  );
  return rows.length > 0;
}
