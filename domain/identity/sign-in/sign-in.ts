import { z } from 'zod';
import type { Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import type { PublicCtx } from '../ctx.ts';
import { factorIdOf } from '../factors/factor-rows.ts';
import { findAccess } from '../find-access.ts';
import type { PasswordDesk } from '../password-desk.ts';
import type { PersonRow } from '../person-row.ts';
import { placeOf, recordFailedSignIn } from '../security-events.ts';
import { createSession, tokenHashOf } from '../sessions.ts';

export const mfaRequiredCode = 'auth/multi-factor-auth-required';

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, identityTexts.emailRequired)
  .max(320)
  .pipe(z.email(identityTexts.emailInvalid));
const inputSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, identityTexts.passwordRequired).max(1_000),
});

export interface SignInResult {
  code: string | null;
  token: string | null;
  user: PersonRow | null;
  factorId: string | null;
  /** Replaces the password in the second step. */
  resolver: string | null;
}

/**
 * Signs in by e-mail and password. The answer and its time are the same whether or not the account exists.
 * @throws AppError UNAUTHENTICATED for a wrong pair, and for a try that has to wait, with the seconds (AUTH.15); LIMIT
 *   when too many are signing in; FORBIDDEN for a person who no longer belongs to any customer.
 */
export async function signIn(
  ctx: PublicCtx & { passwords: PasswordDesk },
  input: { email: string; password: string },
): Promise<SignInResult> {
  const { email, password } = inputSchema.parse(input);
  const now = ctx.clock.now();
  const judged = await ctx.passwords.judge(ctx, { email, password });
  if (!judged.person) throw recordFailedSignIn(ctx, email, wrongPair(judged.waitSeconds));
  const { person } = judged;
  if (!person.isSuper && !(await findAccess(ctx.db, person, null))) {
    throw new AppError('FORBIDDEN', identityTexts.disabled);
  }
  const awaitsFactor = person.isMfaEnabled;
  // whoever changes the password ends all sessions: also one that the old password is about to start
  const within = async (trx: Transaction) => {
    if (!(await judged.holds(trx))) throw recordFailedSignIn(ctx, email, wrongPair(null));
  };
  const token = await createSession(ctx.db, { userId: person.id, now, awaitsFactor, within }, ctx);
  if (!awaitsFactor) return signedIn(ctx, person, token);
  ctx.passwords.expectFactor(tokenHashOf(token));
  const factorId = await factorIdOf(ctx.db, person.id);
  return { code: mfaRequiredCode, token: null, user: null, factorId, resolver: token };
}

/** Records a finished sign-in. @returns its answer. */
export function signedIn(ctx: PublicCtx, person: PersonRow, token: string): SignInResult {
  ctx.log.info({ security: 'signed-in', userId: person.id, ...placeOf(ctx) }, 'somebody signed in');
  return { code: null, token, user: person, factorId: null, resolver: null };
}

export const wrongPair = (waitSeconds: number | null): AppError =>
  new AppError('UNAUTHENTICATED', identityTexts.incorrect, { retryAfterSeconds: waitSeconds ?? undefined });
