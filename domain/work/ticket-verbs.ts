import { forCustomer, type Transaction } from '../../platform/database.ts';
import { type AppError, conflict, forbidden, invalid } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { may } from '../identity/assert-permission.ts';
import { actsAsSuper } from '../identity/assert-super.ts';
import type { PermissionAction } from '../identity/built-in-permissions.ts';
import type { Ctx } from '../identity/ctx.ts';
import {
  leadsTeamOf,
  readTeammates,
  rightsOn,
  type TicketRights,
  type TicketViewer,
} from '../identity/ticket-rights.ts';
import { closedElsewhere } from './close-rules.ts';
import type { Ticket } from './model/ticket.ts';
import { isAsReset } from './reset-change.ts';
import { didTheWork, isReviewer } from './reviewers.ts';
import { workSystemOf } from './work-systems.ts';

/** A ticket and a viewer who sees it. */
export interface TicketInSight {
  viewer: TicketViewer;
  ticket: Ticket;
  rights: TicketRights;
  trx: Transaction;
}

/** Returns the reason why a verb is refused on a ticket; null if it is allowed. */
type Rule = (on: TicketInSight) => AppError | null | Promise<AppError | null>;

/** Combines rules; the first refusal counts. */
const all =
  (...rules: Rule[]): Rule =>
  async (on) => {
    for (const rule of rules) {
      const refused = await rule(on);
      if (refused) return refused;
    }
    return null;
  };

const needs =
  (...anyOf: PermissionAction[]): Rule =>
  ({ rights }) =>
    anyOf.some((action) => rights.may(action)) ? null : forbidden();

/** WORK.5 */
const isOpen: Rule = ({ ticket: { id, state } }) => (state === 'OPEN' ? null : conflict(workTexts.closed(id)));
const isClosed: Rule = ({ ticket: { id, state } }) => (state === 'CLOSED' ? null : conflict(workTexts.open(id)));

/** WORK.6, rule (1) */
const isClosedHere: Rule = async ({ trx, viewer, ticket }) => {
  const elsewhere = closedElsewhere({ system: await workSystemOf(trx, viewer.customer, ticket) });
  return elsewhere ? invalid(elsewhere) : null;
};

/** WORK.15: closing a ticket that waits for a review would answer the review, and nobody answers their own. */
const waitsForNobody: Rule = ({ ticket: { id, pendingReview } }) =>
  pendingReview ? conflict(workTexts.inReview(id)) : null;
const waitsForReview: Rule = ({ ticket: { id, pendingReview } }) =>
  pendingReview ? null : conflict(workTexts.notInReview(id));
const mayReview: Rule = async ({ trx, viewer, ticket }) => {
  if (await didTheWork(trx, viewer, ticket)) return forbidden(workTexts.ownReview);
  return (await isReviewer(trx, viewer, ticket)) ? null : forbidden();
};
const isAssignee: Rule = ({ viewer, ticket }) =>
  viewer.person === null || viewer.person.isSuper || ticket.assigneeId === viewer.person.id
    ? null
    : forbidden(workTexts.notAssignee);

/** WORK.14 */
const mayEscalate: Rule = async ({ trx, viewer, ticket, rights }) =>
  rights.isOwn || (await leadsTeamOf(trx, viewer, ticket)) ? null : forbidden();

const mayComment: Rule = ({ viewer }) => (may(viewer, 'work.activity', 'CREATE') ? null : forbidden());

const hasFailedSync: Rule = ({ ticket: { id, cmmsSyncStatus } }) =>
  cmmsSyncStatus === 'Failed' ? null : conflict(workTexts.syncNotFailed(id));
const goesToASystem: Rule = async ({ trx, viewer, ticket }) =>
  (await workSystemOf(trx, viewer.customer, ticket)) ? null : conflict(workTexts.systemInactive);

const isProvider: Rule = ({ viewer }) => (viewer.person !== null && actsAsSuper(viewer) ? null : forbidden());
const hasToBeReset: Rule = ({ ticket }) => (isAsReset(ticket) ? conflict(workTexts.isAsReset(ticket.id)) : null);

const rules = {
  EDIT: all(needs('EDIT'), isOpen),
  REASSIGN: all(needs('REASSIGN'), isOpen),
  CLOSE: all(needs('CLOSE'), isOpen, waitsForNobody, isClosedHere),
  REISSUE: all(needs('CLOSE'), isClosed),
  ESCALATE: all(isOpen, mayEscalate),
  SUBMIT_FOR_REVIEW: all(isOpen, isAssignee, waitsForNobody, isClosedHere),
  REVIEW: all(waitsForReview, mayReview),
  ATTACH: all(needs('CREATE'), isOpen),
  COMMENT: mayComment,
  GIVE_FEEDBACK: mayComment,
  // CMMS.14
  RETRY_SYNC: all(needs('CREATE', 'EDIT'), hasFailedSync, goesToASystem),
  DISMISS_SYNC_FAILURE: all(needs('CREATE', 'EDIT'), hasFailedSync),
  RESET: all(isProvider, hasToBeReset),
} satisfies Record<string, Rule>;

/** Verbs on a ticket. Both the code that applies one and the code that offers it call `refusalOf`. */
export type TicketVerb = keyof typeof rules;
export const ticketVerbs = Object.keys(rules) as TicketVerb[];

/** Returns the reason why a verb is refused, by the viewer's rights and the ticket's state; null if it is allowed. */
export const refusalOf = async (verb: TicketVerb, on: TicketInSight): Promise<AppError | null> => rules[verb](on);

/** @throws AppError FORBIDDEN, CONFLICT or INVALID, as `refusalOf` says. */
export async function assertVerb(verb: TicketVerb, on: TicketInSight): Promise<void> {
  const refused = await refusalOf(verb, on);
  if (refused) throw refused;
}

/** State of a ticket for its viewer. */
export interface TicketStanding {
  /** Verbs that the viewer may use now. */
  verbs: TicketVerb[];
  /** Sentence for an open ticket that can be closed only in its maintenance system; else null. */
  closedElsewhere: string | null;
}

/** Returns the state of tickets for a caller who sees them. */
export const standingsOf = (ctx: Ctx, tickets: readonly Ticket[]): Promise<TicketStanding[]> =>
  forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const teammates = await readTeammates(trx, ctx);
    const standings: TicketStanding[] = [];
    for (const ticket of tickets) {
      const on = { viewer: ctx, ticket, rights: rightsOn(ctx, ticket, teammates), trx };
      const verbs: TicketVerb[] = [];
      for (const verb of ticketVerbs) if ((await refusalOf(verb, on)) === null) verbs.push(verb);
      const elsewhere = ticket.state === 'OPEN' ? await isClosedHere(on) : null;
      standings.push({ verbs, closedElsewhere: elsewhere?.message ?? null });
    }
    return standings;
  });
