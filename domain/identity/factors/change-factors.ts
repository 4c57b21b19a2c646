import { randomUUID } from 'node:crypto';
import { forPerson, type Transaction } from '../../../platform/database.ts';
import { AppError, forbidden } from '../../../platform/errors.ts';
import { mailTexts } from '../../../texts/mails.ts';
import { factorTexts } from '../../../texts/server/factors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { profileTexts } from '../../../texts/server/profile.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { newDeviceMailHours } from '../../constants.ts';
import { writeMails } from '../../mail/write-mails.ts';
import { lockAccount } from '../lock-account.ts';
import type { PasswordDesk } from '../password-desk.ts';
import { placeOf, recordFailedSignIn } from '../security-events.ts';
import { takesPassword } from '../sessions.ts';
import { isSsoPerson } from '../sso/sso-configuration.ts';
import { type Caller, FactorRequired } from './factor-required.ts';
import { hasFactor } from './factor-rows.ts';

/** Caller of a verb that changes the own factors. */
export type FactorCtx = Caller & { passwords: PasswordDesk };

/**
 * Refuses changes of the own factors to whoever has given none of those that they have, or not their password lately.
 * @param password may be absent in a session that has just begun.
 * @throws AppError UNAUTHENTICATED while a factor is awaited; FORBIDDEN for people who sign in by SSO (AUTH.3), and in a
 *   session from before the factor; INVALID for a wrong password, which counts as at sign-in.
 */
export async function assertMayChange(ctx: FactorCtx, password: string | null | undefined): Promise<void> {
  assertGaveFactor(ctx);
  const { person, session } = ctx;
  if (await isSsoPerson(ctx.db, person)) throw forbidden(factorTexts.ofProvider);
  if (!password) {
    if (!takesPassword(session, ctx.clock.now())) return;
    throw wrongPassword(identityTexts.passwordRequired);
  }
  const judged = await ctx.passwords.judge(ctx, { email: person.email, password });
  if (judged.person) return;
  throw recordFailedSignIn(ctx, person.email, wrongPassword(profileTexts.passwordWrong, judged.waitSeconds));
}

/** @throws AppError UNAUTHENTICATED while a factor is awaited, FORBIDDEN in a session from before the person had one. */
export function assertGaveFactor(ctx: Caller): void {
  const { person, session } = ctx;
  if (session.awaitsFactor) throw new FactorRequired(ctx);
  if (person.isMfaEnabled && session.factorAt === null) throw forbidden(factorTexts.signInAgain);
}

const wrongPassword = (message: string, waitSeconds: number | null = null): AppError =>
  new AppError('INVALID', message, {
    fields: [{ path: 'password', message }],
    retryAfterSeconds: waitSeconds ?? undefined,
  });

/** Changes that people are notified of by mail. */
export type FactorChange = keyof typeof mailTexts.factors.facts;

/**
 * Makes a change of the caller's factors in one transaction, with its audit, a mail to them, and the facts that
 * follow: whether they have a factor, and whether their session has.
 * @throws AppError UNAUTHENTICATED while a factor is awaited, FORBIDDEN in a session from before the person had one.
 */
export async function changeFactors<T>(
  ctx: Caller,
  { action, fact }: { action: string; fact: FactorChange },
  change: (trx: Transaction, now: Date) => Promise<T>,
): Promise<T> {
  assertGaveFactor(ctx);
  const { person } = ctx;
  const now = ctx.clock.now();
  const result = await forPerson(ctx.db, person.id, async (trx) => {
    await lockAccount(trx, person.id);
    const changed = await change(trx, now);
    const hasOne = await hasFactor(trx, person.id);
    if (!hasOne) await trx('recovery_codes').where({ user_id: person.id }).delete();
    // the factor that a session was given is gone with the last one
    const sessions = hasOne ? { user_id: person.id, token_hash: ctx.tokenHash } : { user_id: person.id };
    await trx('sessions')
      .where(sessions)
      .update({ factor_at: hasOne ? now : null });
    await writeAudit(trx, { ...ctx, customer: null }, { action, subject: { kind: 'person', id: person.id } });
    await writeMails(trx, [factorMail({ to: person.email, fact, now })]);
    return changed;
  });
  ctx.log.info({ audit: 'factors', security: 'factors-changed', fact, userId: person.id, ...placeOf(ctx) }, action);
  return result;
}

/** Mail about a change of somebody's factors. */
export const factorMail = ({ to, fact, now }: { to: string; fact: FactorChange; now: Date }) => ({
  id: randomUUID(),
  to,
  subject: mailTexts.factors.subject,
  body: [
    mailTexts.factors.facts[fact],
    mailTexts.factors.notYou,
    { label: mailTexts.factors.link, path: '/settings/profile' },
  ],
  createdAt: now,
  expiresAt: new Date(now.getTime() + newDeviceMailHours * 3_600_000),
});
