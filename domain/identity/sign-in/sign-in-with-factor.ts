import { z } from 'zod';
import { networkOf } from '../../../platform/client-address.ts';
import { forPerson, type Transaction } from '../../../platform/database.ts';
import { AppError, limitReached } from '../../../platform/errors.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { writeMails } from '../../mail/write-mails.ts';
import type { PublicCtx } from '../ctx.ts';
import { factorMail } from '../factors/change-factors.ts';
import { type AppPort, codeSchema, secretPlace, wrongCode } from '../factors/enrol-app.ts';
import { takeRecoveryCode } from '../factors/recovery-codes.ts';
import { factorAccount, stepOf } from '../factors/totp.ts';
import { warnOfKnownPassword } from '../factors/warn-of-known-password.ts';
import type { PasswordDesk } from '../password-desk.ts';
import { recordFailedSignIn } from '../security-events.ts';
import {
  createSession,
  findSession,
  isFresh,
  isOver,
  replaceSession,
  type SessionRow,
  tokenHashOf,
} from '../sessions.ts';
import { beginTry, codeTries, endTry, hasLockedCodes, recoveryTries, type TryKind } from '../sign-in-throttle.ts';
import { sessionOver } from './authenticate.ts';
import { type SignInResult, signedIn } from './sign-in.ts';

/** Answer of the first step: the bearer of a session that lacks its factor. */
export const resolverSchema = z.object({ resolver: z.string().max(200) });
const recoverySchema = z.object({ code: z.string().max(100) });

const retryAfterSeconds = 2;

/** Context of a try at a second factor, which the desk of passwords lets in: it is fair by network. */
export type TryCtx = PublicCtx & { passwords: PasswordDesk };

/** A session that lacks its factor. */
export type Awaiting = SessionRow & { tokenHash: Buffer };

/**
 * Completes a sign-in by a code of the authenticator app, each code once across all processes (AUTH.5, AUTH.9).
 * @throws AppError INVALID for a wrong or used code; UNAUTHENTICATED for a sign-in that is over or was completed; LIMIT
 *   while the account is locked for this network, with the seconds.
 */
export function signInWithCode(
  ctx: TryCtx & { app: AppPort },
  input: { resolver: string; code: string },
): Promise<SignInResult> {
  const { code } = codeSchema.parse(input);
  return signInBy(ctx, { ...input, kind: codeTries }, ({ person }, trx, now) =>
    takeCode(trx, { ...ctx, userId: person.id }, code, now),
  );
}

/** Accepts a code of a person's app. @returns false for a wrong one, and for one that was accepted before. */
async function takeCode(
  trx: Transaction,
  { app, userId }: { app: AppPort; userId: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const own = await trx('authenticator_apps').where({ user_id: userId }).whereNotNull('confirmed_at').first();
  const step = own && stepOf(app.seal.open(own.secret_sealed, secretPlace(userId)), code, now);
  if (step === undefined || step === null) return false;
  // whoever comes second, in whatever process, finds the step taken
  const { rowCount } = await trx.raw(
    'update authenticator_apps set last_step = :step, last_used_at = :now where user_id = :userId and last_step < :step',
    { step, now, userId },
  );
  return rowCount > 0;
}

/** Completes a sign-in by a recovery code, once. @throws AppError as `signInWithCode`. */
export function signInWithRecoveryCode(ctx: TryCtx, input: { resolver: string; code: string }): Promise<SignInResult> {
  const { code } = recoverySchema.parse(input);
  return signInBy(ctx, { ...input, kind: recoveryTries }, async ({ person }, trx, now) => {
    if (!(await takeRecoveryCode(trx, person.id, code, now))) return false;
    await writeMails(trx, [factorMail({ to: person.email, fact: 'recoveryCodeUsed', now })]);
    return true;
  });
}

/** Completes a sign-in if `take` accepts what was given; tries are limited by their kind. */
async function signInBy(
  ctx: TryCtx,
  { resolver, kind }: { resolver: string; kind: TryKind },
  take: (awaiting: Awaiting, trx: Transaction, now: Date) => Promise<boolean>,
): Promise<SignInResult> {
  const awaiting = await findAwaiting(ctx, resolver);
  const { id: userId, email } = awaiting.person;
  const now = ctx.clock.now();
  const pair = { account: factorAccount(userId), network: networkOf(ctx.address).slice(0, 100) };
  const answer = await ctx.passwords.ask(ctx, () => beginTry(ctx.db, pair, now, () => true, kind), awaiting.tokenHash);
  if (!answer.begun) {
    if (answer.verdict?.may !== 'wait') throw limitReached(identityTexts.busy, retryAfterSeconds);
    throw recordFailedSignIn(ctx, email, locked(Math.ceil(answer.verdict.ms / 1_000)));
  }
  const { begun } = answer;
  let isRight: boolean;
  try {
    isRight = await forPerson(ctx.db, userId, (trx) => take(awaiting, trx, now));
    await endTry(ctx.db, begun, isRight ? 'succeeded' : 'failed', now);
  } catch (error) {
    if (!(error instanceof AppError)) await endTry(ctx.db, begun, 'not-judged', now);
    throw error;
  }
  if (isRight) return complete(ctx, awaiting);
  // without a word of it in the answer
  if (awaiting.awaitsFactor && (await hasLockedCodes(ctx.db, pair, now)))
    await warnOfKnownPassword(ctx, awaiting.person, now);
  throw recordFailedSignIn(ctx, email, wrongCode());
}

/**
 * Finds a session that lacks its factor: of a sign-in that waits for it, or one from before the customer required it.
 * @throws AppError UNAUTHENTICATED for one that is over, or has its factor; LIMIT when too many ask.
 */
export async function findAwaiting(ctx: TryCtx, resolver: string): Promise<Awaiting> {
  const tokenHash = tokenHashOf(resolverSchema.parse({ resolver }).resolver);
  const session = await ctx.passwords.ask(ctx, () => findSession(ctx.db, tokenHash), tokenHash);
  if (!session) {
    ctx.passwords.endFactor(tokenHash);
    ctx.passwords.failed(ctx);
  }
  const now = ctx.clock.now();
  if (!session || session.factorAt !== null) throw sessionOver();
  if (session.awaitsFactor ? !isFresh(session, now) : isOver(session, null, now)) throw sessionOver();
  return { ...session, tokenHash };
}

/**
 * Replaces the session without a factor by one with it: a bearer known before opens nothing. One that was open before is
 * as old as it was, so that a code does for no password, and goes on opening one customer alone if it did.
 * @throws AppError UNAUTHENTICATED if it has ended since it was found, by a new password or another call.
 */
export async function complete(
  ctx: TryCtx,
  { person, tokenHash, onlyCustomerId, createdAt, awaitsFactor }: Awaiting,
): Promise<SignInResult> {
  const now = ctx.clock.now();
  ctx.passwords.endFactor(tokenHash);
  const session = {
    ...{ userId: person.id, now, awaitsFactor: false, hasFactor: true, onlyCustomerId },
    ...(!awaitsFactor && { createdAt }),
  };
  const within = async (trx: Transaction, to: Buffer) => {
    if (!(await replaceSession(trx, { from: tokenHash, to }, now))) throw sessionOver();
  };
  return signedIn(ctx, person, await createSession(ctx.db, { ...session, within }, ctx));
}

const locked = (seconds: number): AppError => {
  const message = factorTexts.locked(Math.ceil(seconds / 60));
  return new AppError('LIMIT', message, { fields: [{ path: 'code', message }], retryAfterSeconds: seconds });
};
