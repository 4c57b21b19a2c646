import { forCustomer } from '../../platform/database.ts';
import { feedbackShown } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Feedback that a person has sent to the provider. */
export interface Feedback {
  id: string;
  text: string;
  createdAt: Date;
}

/** Lists what the caller has written within this customer, newest first. */
export async function listFeedback(ctx: Ctx): Promise<Feedback[]> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select id, text, created_at as "createdAt" from feedback where customer_id = ? and user_id = ?
       order by created_at desc, id limit ?`,
      [ctx.customer.id, ctx.person.id, feedbackShown],
    ),
  );
  return rows;
}
