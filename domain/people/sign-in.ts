import { z } from 'zod';
import { forPerson } from '../../platform/database.ts';
import { AppError, unauthenticated } from '../../platform/errors.ts';
import type { PublicCtx } from '../ctx.ts';
import { findAccess } from './find-access.ts';
import { verifyPassword } from './password.ts';
import { type PersonRecord, type PersonRow, personColumns, toPerson } from './person-row.ts';
import { createSession } from './sessions.ts';
import { countTry, forgetTries } from './sign-in-throttle.ts';

export const mfaRequiredCode = 'auth/multi-factor-auth-required';
const totpFactorId = 'totp';

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(320)
  .pipe(z.email('Email must be a valid email address'));
const inputSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Password is required').max(1_000),
});

export interface SignInResult {
  code: string | null;
  token: string | null;
  user: PersonRow | null;
  factorId: string | null;
  /** Stands for the password in the second step. */
  resolver: string | null;
}

/**
 * Signs in by e-mail and password. The answer and its time are the same whether or not somebody has that e-mail.
 * @throws AppError UNAUTHENTICATED for a wrong pair, and for a try that has to wait (AUTH.8); FORBIDDEN for somebody who
 *   belongs to no customer any more.
 */
export async function signIn(ctx: PublicCtx, input: { email: string; password: string }): Promise<SignInResult> {
  const { email, password } = inputSchema.parse(input);
  const now = ctx.clock.now();
  if (!(await countTry(ctx.db, { email, address: ctx.address, at: now }))) throw wrongPair();
  const { rows } = await ctx.db.raw(`select ${personColumns}, u.password_hash from users u where u.email = ?`, [email]);
  const row = rows[0] as (PersonRecord & { password_hash: string | null }) | undefined;
  if (!(await verifyPassword(row?.password_hash ?? null, password)) || !row) throw wrongPair();
  await forgetTries(ctx.db, { email, address: ctx.address });

  const person = toPerson(row);
  if (!person.isSuper && !(await findAccess(ctx.db, person, null))) {
    throw new AppError('FORBIDDEN', 'Your access is disabled. Please contact your administrator.');
  }
  if (person.isMfaEnabled) {
    const resolver = await createSession(ctx.db, { userId: person.id, now, awaitsFactor: true });
    return { code: mfaRequiredCode, token: null, user: null, factorId: totpFactorId, resolver };
  }
  const token = await createSession(ctx.db, { userId: person.id, now, awaitsFactor: false });
  await forPerson(ctx.db, person.id, (trx) =>
    trx.raw('update users set last_sign_in_at = ? where id = ?', [now, person.id]),
  );
  return { code: null, token, user: person, factorId: null, resolver: null };
}

const wrongPair = (): AppError => unauthenticated('Incorrect username or password');
