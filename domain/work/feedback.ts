import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { workTexts } from '../../texts/server/work.ts';
import { writeDecisions } from '../alarms/decisions/write-decisions.ts';
import { lockStatesById } from '../alarms/rows/alarm-state-rows.ts';
import { workTextMaxLength } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { byPerson } from '../origin/origin.ts';
import { textOf } from '../texts.ts';
import { findTicket } from './find-ticket.ts';
import { alarmsOn } from './ticket-alarms.ts';
import { ticketRowsOf } from './ticket-rows.ts';

const feedbackSchema = z.object({
  ticketId: z.string().max(50),
  alarmWasValid: z.boolean(),
  informationWasEnough: z.boolean(),
  comment: textOf(workTexts.comment, workTextMaxLength),
});
export interface TicketFeedback {
  alarmWasValid: boolean;
  informationWasEnough: boolean;
  comment: string | null;
}

/**
 * Policy feedbackForm (WORK.16): records a person's feedback on the alarms of a ticket, replacing their earlier one. It
 * is in each alarm's activity, beside the votes on its properties, and serves to tune parsers (PROP.4). @throws
 * AppError.
 */
export async function giveFeedback(ctx: Ctx, input: z.input<typeof feedbackSchema>): Promise<TicketFeedback> {
  assertPermission(ctx, 'work.activity', 'CREATE');
  const { ticketId, ...feedback } = feedbackSchema.parse(input);
  const ticket = await findTicket(ctx, ticketId);
  const { id: userId } = ctx.person;
  const now = ctx.clock.now();
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    // lock order as everywhere: the ticket first
    await ticketRowsOf(trx, ctx.customer.id).lock([ticket.id]);
    const key = { customer_id: ctx.customer.id, ticket_id: ticket.id, user_id: userId };
    const before = await trx('work_ticket_feedback').where(key).first();
    const answers = { alarm_was_valid: feedback.alarmWasValid, information_was_enough: feedback.informationWasEnough };
    await trx('work_ticket_feedback')
      .insert({ ...key, ...answers, comment: feedback.comment, created_at: now })
      .onConflict(Object.keys(key))
      .merge();
    const activity = [
      said('alarmWasValid', before?.alarm_was_valid, feedback.alarmWasValid),
      said('informationWasEnough', before?.information_was_enough, feedback.informationWasEnough),
    ].filter(({ prevValue, revValue }) => prevValue !== revValue);
    if (activity.length === 0) return;
    const metadata = { workTicketId: ticket.id, ...(feedback.comment !== null && { comment: feedback.comment }) };
    const states = await lockStatesById(trx, ctx.customer.id, await alarmsOn(trx, ticket));
    const decision = { change: {}, activity: activity.map((one) => ({ ...one, metadata })) };
    await writeDecisions(
      trx,
      ctx.customer.id,
      states.map((state) => ({ before: state, decision })),
      byPerson(userId),
      now.getTime(),
    );
  });
  return feedback;
}

const said = (field: string, before: boolean | undefined, answer: boolean) => ({
  field,
  prevValue: before === undefined ? null : String(before),
  revValue: String(answer),
});
