import { forPersonAt } from '../../platform/database.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Ctx } from './ctx.ts';

/** Flags of a customer that super users set, and the functions that do: the API has no right to change customers. */
const setters = { isSSOEnabled: 'set_sso_enabled', isMFAEnabled: 'set_mfa_enabled' } as const;

/**
 * Sets a flag of the customer that the caller, a super user, is within.
 * @returns the flag.
 */
export async function setCustomerFlag(
  ctx: Ctx,
  { action, flag, was, is }: { action: string; flag: keyof typeof setters; was: boolean; is: boolean },
): Promise<boolean> {
  if (was === is) return is;
  const { id: customerId } = ctx.customer;
  await forPersonAt(ctx.db, { userId: ctx.person.id, customerId }, async (trx) => {
    await trx.raw(`select ${setters[flag]}(?, ?, ?)`, [ctx.person.id, customerId, is]);
    await writeAudit(trx, ctx, {
      action,
      subject: { kind: 'customer', id: customerId },
      before: { [flag]: was },
      after: { [flag]: is },
    });
  });
  return is;
}
