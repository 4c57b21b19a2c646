import { z } from 'zod';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { textOf } from '../alarms/decisions/texts.ts';
import { workTextMaxLength } from '../constants.ts';
import type { Ctx } from '../ctx.ts';
import { closing, surveySchema } from './close-ticket.ts';
import { changeTicket } from './find-ticket.ts';
import type { Ticket } from './ticket.ts';
import { leadsTeamOf } from './ticket-rights.ts';
import { assertOpen } from './update-ticket.ts';

const note = textOf('The note', workTextMaxLength);
const submitSchema = z.object({ id: z.string().max(50), reviewerId: z.uuid().nullish(), note });

const pending = (from: boolean) =>
  ({ eventType: 'STATE', field: 'pendingReview', prevValue: String(from), revValue: String(!from) }) as const;

/**
 * Policy reviewFlow (WORK.15): the assignee asks the creator, or a named admin of the team, to confirm that the work is
 * done. The ticket stays open.
 * @throws AppError FORBIDDEN for others than the assignee, NOT_FOUND, CONFLICT for a closed ticket.
 */
export function submitForReview(ctx: Ctx, input: z.input<typeof submitSchema>): Promise<Ticket> {
  const { id, reviewerId, note: comment } = submitSchema.parse(input);
  return changeTicket(ctx, { id }, null, ({ before }) => {
    assertOpen(before);
    if (!ctx.person.isSuper && before.assigneeId !== ctx.person.id)
      throw forbidden('Only the assignee can submit a ticket for review');
    if (before.pendingReview) return null;
    return {
      change: { pendingReview: true, reviewerId: reviewerId ?? before.createdBy },
      activity: [{ ...pending(false), ...(comment && { comment }) }],
    };
  });
}

const answerSchema = z.object({
  id: z.string().max(50),
  isApproved: z.boolean(),
  survey: surveySchema,
  comment: textOf('The comment', workTextMaxLength),
});

/**
 * Answers a review: approval closes with the survey, rejection leaves the ticket open with a comment.
 * @throws AppError FORBIDDEN for others than creator, reviewer and the team's admins, INVALID, NOT_FOUND, CONFLICT.
 */
export function answerReview(ctx: Ctx, input: z.input<typeof answerSchema>): Promise<Ticket> {
  const { id, isApproved, survey, comment } = answerSchema.parse(input);
  return changeTicket(ctx, { id }, null, async ({ before, now, trx }) => {
    if (!before.pendingReview) throw conflict(`W${before.id} is not waiting for a review`);
    const isAsked = [before.createdBy, before.reviewerId].includes(ctx.person.id);
    if (!isAsked && !(await leadsTeamOf(trx, ctx, before))) throw forbidden();
    if (!isApproved) {
      const message = 'Say what is missing';
      if (!comment) throw invalid(message, [{ path: 'comment', message }]);
      return { change: { pendingReview: false, reviewerId: null }, activity: [{ ...pending(true), comment }] };
    }
    const decision = await closing(trx, ctx, before, survey, now);
    if (!('refused' in decision)) return decision;
    const { message, field } = decision.refused;
    throw invalid(message, field ? [{ path: `survey.${field}`, message }] : []);
  });
}
