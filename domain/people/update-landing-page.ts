import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { landingPages } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';

const schema = z.object({ landingPage: z.enum(landingPages) });

/**
 * Sets the caller's landing page within this customer (USR.14).
 * @returns the caller's new context. @throws AppError INVALID for support, who belong to no customer.
 */
export async function updateLandingPage(ctx: Ctx, input: z.input<typeof schema>): Promise<Ctx> {
  const { landingPage } = schema.parse(input);
  const changed = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('memberships')
      .where({ customer_id: ctx.customer.id, user_id: ctx.person.id })
      .update({ landing_page: landingPage }),
  );
  if (changed === 0) throw invalid(peopleTexts.startPageOfOthers);
  return { ...ctx, membership: { ...ctx.membership, landingPage } };
}
