import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { textOf } from '../alarms/decisions/texts.ts';
import { workTextMaxLength } from '../constants.ts';
import type { Ctx } from '../ctx.ts';
import { assertPermission } from '../people/assert-permission.ts';
import { findTicket } from './find-ticket.ts';

const feedbackSchema = z.object({
  ticketId: z.string().max(50),
  alarmWasValid: z.boolean(),
  informationWasEnough: z.boolean(),
  comment: textOf('The comment', workTextMaxLength),
});
export interface TicketFeedback {
  alarmWasValid: boolean;
  informationWasEnough: boolean;
  comment: string | null;
}

/** Policy feedbackForm (WORK.16): what somebody says of the alarms of a ticket; the last word counts. @throws AppError. */
export async function giveFeedback(ctx: Ctx, input: z.input<typeof feedbackSchema>): Promise<TicketFeedback> {
  assertPermission(ctx, 'work.activity', 'CREATE');
  const { ticketId, ...feedback } = feedbackSchema.parse(input);
  const ticket = await findTicket(ctx, ticketId);
  await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('work_ticket_feedback')
      .insert({
        customer_id: ctx.customer.id,
        ticket_id: ticket.id,
        user_id: ctx.person.id,
        alarm_was_valid: feedback.alarmWasValid,
        information_was_enough: feedback.informationWasEnough,
        comment: feedback.comment,
        created_at: ctx.clock.now(),
      })
      .onConflict(['customer_id', 'ticket_id', 'user_id'])
      .merge(),
  );
  return feedback;
}
