import { z } from 'zod';
import { forPerson, type Transaction } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import type { Ctx, PublicCtx } from '../ctx.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { linkHashOf } from './password-links.ts';
import { meetsRules, passwordMaxLength } from './password-rules.ts';
import { countTry, forgetTries } from './sign-in-throttle.ts';

const newPassword = z.string().refine(meetsRules, 'Your new password does not meet the rules');
const resetSchema = z.object({
  password: newPassword,
  token: z.string().max(200),
  customerId: z.string().max(50),
});
const changeSchema = z.object({
  oldPassword: z.string().min(1, 'Your old password is required').max(passwordMaxLength),
  newPassword,
});

/** A link that is unknown, over or used: which of them is nobody's business. */
const badLink =
  'Sorry, it looks like your change password link expired or is invalid. Please reset your password again';

/**
 * Sets the password of whom a link was sent to; that ends the link, those beside it, and all sessions (AUTH.6, AUTH.7).
 * @throws AppError INVALID for a password against the rules, which leaves the link as it is, and for a link that is no good.
 */
export async function resetPassword(ctx: PublicCtx, input: z.input<typeof resetSchema>): Promise<true> {
  const { password, token, customerId } = resetSchema.parse(input);
  const now = ctx.clock.now();
  const linkHash = linkHashOf(customerId, token);
  const living = 'token_hash = ? and user_id is not null and used_at is null and expires_at > ?';
  const { rows } = await ctx.db.raw(`select user_id from password_resets where ${living}`, [linkHash, now]);
  const userId: string | undefined = rows[0]?.user_id;
  if (!userId) throw invalid(badLink, [{ path: 'token', message: badLink }]);
  const passwordHash = await hashPassword(password);
  await forPerson(ctx.db, userId, async (trx) => {
    const used = await trx.raw(`update password_resets set used_at = ? where ${living}`, [now, linkHash, now]);
    // somebody was quicker with the same link
    if (used.rowCount === 0) throw invalid(badLink, [{ path: 'token', message: badLink }]);
    await writePassword(trx, { userId, passwordHash, now });
  });
  ctx.log.info({ audit: 'password', userId, requestId: ctx.requestId }, 'a password was reset by its link');
  return true;
}

/**
 * Changes the password of the signed-in person, which ends all their sessions, this one too (AUTH.6).
 * @throws AppError INVALID for a password against the rules and for a wrong old one, and for a
 *   to wait, as at sign-in (AUTH.8).
 */
export async function changePassword(ctx: Ctx, input: z.input<typeof changeSchema>): Promise<true> {
  const { oldPassword, newPassword: password } = changeSchema.parse(input);
  const { person, address } = ctx;
  const now = ctx.clock.now();
  if (!(await countTry(ctx.db, { email: person.email, address, at: now }))) throw wrongOld();
  const { rows } = await ctx.db.raw('select password_hash from users where id = ?', [person.id]);
  if (!(await verifyPassword(rows[0]?.password_hash ?? null, oldPassword))) throw wrongOld();
  await forgetTries(ctx.db, { email: person.email, address });
  const passwordHash = await hashPassword(password);
  await forPerson(ctx.db, person.id, (trx) => writePassword(trx, { userId: person.id, passwordHash, now }));
  ctx.log.info({ audit: 'password', userId: person.id, requestId: ctx.requestId }, 'a password was changed');
  return true;
}

async function writePassword(
  trx: Transaction,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await trx.raw('update users set password_hash = ? where id = ?', [passwordHash, userId]);
  await trx.raw('update password_resets set used_at = ? where user_id = ? and used_at is null', [now, userId]);
  await trx.raw('update sessions set ended_at = ? where user_id = ? and ended_at is null', [now, userId]);
}

const wrongOld = () =>
  invalid('Your old password is incorrect', [{ path: 'oldPassword', message: 'Your old password is incorrect' }]);
