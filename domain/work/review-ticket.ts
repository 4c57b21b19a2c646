import { z } from 'zod';
import { invalid } from '../../platform/errors.ts';
import { workTexts } from '../../texts/server/work.ts';
import { workTextMaxLength } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { textOf } from '../texts.ts';
import { closing, surveySchema } from './close-ticket.ts';
import { changeTicket } from './find-ticket.ts';
import type { Ticket } from './model/ticket.ts';
import { findReviewer } from './reviewers.ts';

const note = textOf(workTexts.note, workTextMaxLength);
const submitSchema = z.object({ id: z.string().max(50), reviewerId: z.string().max(50).nullish(), note });

const pending = (from: boolean) =>
  ({ eventType: 'STATE', field: 'pendingReview', prevValue: String(from), revValue: String(!from) }) as const;

/**
 * Policy reviewFlow (WORK.15): the assignee asks the creator, or a named admin of the team, to confirm that the work is
 * done. The ticket stays open.
 * @throws AppError FORBIDDEN unless the caller is the assignee, NOT_FOUND also for a reviewer of another customer,
 *   INVALID for one who may not confirm it and for a ticket that is closed elsewhere, CONFLICT for a closed ticket.
 */
export function submitForReview(ctx: Ctx, input: z.input<typeof submitSchema>): Promise<Ticket> {
  const { id, reviewerId, note: comment } = submitSchema.parse(input);
  return changeTicket(ctx, { id }, async ({ before, trx, assertMay }) => {
    if (before.pendingReview) return null;
    await assertMay('SUBMIT_FOR_REVIEW');
    // without a named reviewer, the creator's own ticket goes to the admins of their team
    const creator = before.createdBy === before.assigneeId ? null : before.createdBy;
    const reviewer = reviewerId ? await findReviewer(trx, ctx, before, reviewerId) : creator;
    return {
      change: { pendingReview: true, reviewerId: reviewer },
      activity: [{ ...pending(false), ...(comment && { comment }) }],
    };
  });
}

const answerSchema = z.object({
  id: z.string().max(50),
  isApproved: z.boolean(),
  survey: surveySchema,
  comment: textOf(workTexts.comment, workTextMaxLength),
});

/**
 * Answers a review: approval closes with the survey, rejection leaves the ticket open with a comment.
 * @throws AppError FORBIDDEN unless the caller is creator, reviewer or admin of the team, and for the person who did
 *   the work, INVALID, NOT_FOUND, CONFLICT.
 */
export function answerReview(ctx: Ctx, input: z.input<typeof answerSchema>): Promise<Ticket> {
  const { id, isApproved, survey, comment } = answerSchema.parse(input);
  return changeTicket(ctx, { id }, async ({ before, now, trx, assertMay }) => {
    await assertMay('REVIEW');
    if (!isApproved) {
      const message = workTexts.missingRequired;
      if (!comment) throw invalid(message, [{ path: 'comment', message }]);
      return { change: { pendingReview: false, reviewerId: null }, activity: [{ ...pending(true), comment }] };
    }
    return closing(trx, ctx, before, survey, now);
  });
}
