import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forPerson, type Transaction } from '../../platform/database.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { mailTexts } from '../../texts/mails.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { type AuditCtx, writeAudit } from '../audit/write-audit.ts';
import { newDeviceMailHours } from '../constants.ts';
import type { Mail } from '../mail/mail.ts';
import { writeMails } from '../mail/write-mails.ts';
import type { Ctx, PublicCtx } from './ctx.ts';
import { assertNotGuessable } from './guessable-password.ts';
import { lockAccount } from './lock-account.ts';
import type { PasswordDesk } from './password-desk.ts';
import { linkHashOf } from './password-links.ts';
import { meetsRules, passwordMaxLength } from './password-rules.ts';
import { placeOf, recordFailedSignIn } from './security-events.ts';

const newPassword = z.string().refine(meetsRules, identityTexts.breaksRules);
const resetSchema = z.object({
  password: newPassword,
  token: z.string().max(200),
  customerId: z.string().max(50),
});
const changeSchema = z.object({
  oldPassword: z.string().min(1, identityTexts.oldRequired).max(passwordMaxLength),
  newPassword,
});

/** Message for a link that is unknown, expired or used, without revealing which. */
const badLink = identityTexts.badLink;

/**
 * Sets the password of the person a link was sent to; ends all their links and sessions (AUTH.6, AUTH.7), and notifies
 * them by mail.
 * @throws AppError INVALID for a password against the rules or a guessable one, which keeps the link valid, and for an
 *   invalid link;
 *   LIMIT when too many are signing in.
 */
export async function resetPassword(
  ctx: PublicCtx & { passwords: PasswordDesk },
  input: z.input<typeof resetSchema>,
  action = 'resetPassword',
): Promise<true> {
  const { password, token, customerId } = resetSchema.parse(input);
  const now = ctx.clock.now();
  const linkHash = linkHashOf(customerId, token);
  const link = await ctx.passwords.ask(ctx, async () => {
    const { rows } = await ctx.db.raw<{ rows: Array<{ user_id: string; expires_at: Date }> }>(
      'select user_id, expires_at from reset_link_of(?)',
      [linkHash],
    );
    return rows[0];
  });
  if (!link || link.expires_at <= now) throw noGood();
  const userId = link.user_id;
  assertNotGuessable(password, await wordsAbout(ctx, userId));
  const passwordHash = await ctx.passwords.hash(ctx, password);
  await forPerson(ctx.db, userId, async (trx) => {
    // before the link: a concurrent call has locked another one, and ends this one
    await lockAccount(trx, userId);
    const used = await trx.raw('update password_resets set used_at = ? where token_hash = ? and used_at is null', [
      now,
      linkHash,
    ]);
    // a concurrent call has used the same link
    if (used.rowCount === 0) throw noGood();
    await writePassword(trx, ctx, { action, person: { id: userId, isSuper: false }, passwordHash });
  });
  const event = { audit: 'password', security: 'password-reset', userId, ...placeOf(ctx) };
  ctx.log.info(event, 'a password was reset by its link');
  return true;
}

/**
 * Changes the password of the signed-in person and ends all their sessions, including this one (AUTH.6); notifies them by
 * mail.
 * @throws AppError INVALID for a password against the rules, a guessable one and a wrong old one, also for one throttled as at
 *   sign-in (AUTH.15); LIMIT when too many are signing in.
 */
export async function changePassword(
  ctx: Ctx & { passwords: PasswordDesk },
  input: z.input<typeof changeSchema>,
): Promise<true> {
  const { oldPassword, newPassword: password } = changeSchema.parse(input);
  const { person } = ctx;
  const judged = await ctx.passwords.judge(ctx, { email: person.email, password: oldPassword });
  if (!judged.person) throw recordFailedSignIn(ctx, person.email, wrongOld(judged.waitSeconds));
  assertNotGuessable(password, [person.email, person.displayName, ctx.customer.name], 'newPassword');
  const passwordHash = await ctx.passwords.hash(ctx, password);
  await forPerson(ctx.db, person.id, async (trx) => {
    await lockAccount(trx, person.id);
    // another one was set since the old one was verified
    if (!(await judged.holds(trx))) throw recordFailedSignIn(ctx, person.email, wrongOld(null));
    await writePassword(trx, ctx, { action: 'changePassword', person, passwordHash });
  });
  const event = { audit: 'password', security: 'password-changed', userId: person.id, ...placeOf(ctx) };
  ctx.log.info(event, 'a password was changed');
  return true;
}

/** Reads what others know of a person. */
async function wordsAbout({ db }: PublicCtx, userId: string): Promise<string[]> {
  const { rows } = await forPerson(db, userId, (trx) =>
    trx.raw('select email, display_name from users where id = ?', [userId]),
  );
  return rows.flatMap((row: { email: string; display_name: string }) => [row.email, row.display_name]);
}

async function writePassword(
  trx: Transaction,
  { clock, address, requestId }: PublicCtx,
  { action, person, passwordHash }: { action: string; person: NonNullable<AuditCtx['person']>; passwordHash: string },
): Promise<void> {
  const [userId, now] = [person.id, clock.now()];
  const by = { customer: null, person, clock, address, requestId };
  await writeAudit(trx, by, { action, subject: { kind: 'person', id: userId } });
  const { rows } = await trx.raw('update users set password_hash = ? where id = ? returning email', [
    passwordHash,
    userId,
  ]);
  await writeMails(trx, [passwordMail(rows[0].email, now)]);
  await trx.raw('update password_resets set used_at = ? where user_id = ? and used_at is null', [now, userId]);
  await trx.raw('update sessions set ended_at = ? where user_id = ? and ended_at is null', [now, userId]);
}

function passwordMail(to: string, now: Date): Mail {
  const texts = mailTexts.password;
  return {
    ...{ id: randomUUID(), to, subject: texts.subject },
    body: [texts.fact, texts.yours, texts.notYours, { label: texts.link, path: '/reset' }],
    createdAt: now,
    expiresAt: new Date(now.getTime() + newDeviceMailHours * 3_600_000),
  };
}

const noGood = (): AppError => invalid(badLink, [{ path: 'token', message: badLink }]);

const wrongOld = (waitSeconds: number | null): AppError => {
  const message = identityTexts.oldIncorrect;
  const fields = [{ path: 'oldPassword', message }];
  return new AppError('INVALID', message, { fields, retryAfterSeconds: waitSeconds ?? undefined });
};
