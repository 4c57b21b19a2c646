import { z } from 'zod';
import { notFound } from '../../../platform/errors.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import { assertMayChange, changeFactors, type FactorCtx } from './change-factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

const passwordSchema = z.object({ password: z.string().max(1_000).nullish() });
const removeSchema = passwordSchema.extend({ id: z.uuid(factorTexts.notFound) });

/**
 * Removes a factor of the caller's. With the last one their sessions lose it: a customer that requires one is closed until
 * another is set up.
 * @throws AppError as `assertMayChange`; NOT_FOUND.
 */
export async function removeFactor(ctx: FactorCtx, input: z.input<typeof removeSchema>): Promise<boolean> {
  const { id, password } = removeSchema.parse(input);
  await assertMayChange(ctx, password);
  const own = { user_id: ctx.person.id, id };
  return changeFactors(ctx, { action: 'removeFactor', fact: 'removed' }, async (trx) => {
    const apps = await trx('authenticator_apps').where(own).whereNotNull('confirmed_at').delete();
    const removed = apps || (await trx('passkeys').where(own).delete());
    if (removed === 0) throw notFound(factorTexts.notFound);
    return true;
  });
}

/**
 * Replaces the caller's recovery codes. @returns the new ones, shown this once.
 * @throws AppError as `assertMayChange`; NOT_FOUND for whoever has no factor.
 */
export async function createRecoveryCodes(ctx: FactorCtx, input: z.input<typeof passwordSchema>): Promise<string[]> {
  const { password } = passwordSchema.parse(input);
  await assertMayChange(ctx, password);
  if (!ctx.person.isMfaEnabled) throw notFound(factorTexts.notFound);
  return changeFactors(ctx, { action: 'createRecoveryCodes', fact: 'recoveryCodes' }, (trx, now) =>
    replaceRecoveryCodes(trx, ctx.person.id, now),
  );
}
