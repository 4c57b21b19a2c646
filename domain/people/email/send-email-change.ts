import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forPerson } from '../../../platform/database.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { mailTexts } from '../../../texts/mails.ts';
import { profileTexts as texts } from '../../../texts/server/profile.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { emailChangeHours, emailChangesPerHour } from '../../constants.ts';
import { assertPerHour } from '../../identity/assert-per-hour.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import type { PasswordDesk } from '../../identity/password-desk.ts';
import { recordFailedSignIn } from '../../identity/security-events.ts';
import { tokenHashOf } from '../../identity/sessions.ts';
import { emailSchema } from '../../identity/sign-in/sign-in.ts';
import type { Mail } from '../../mail/mail.ts';
import { writeMails } from '../../mail/write-mails.ts';

const schema = z.object({ email: emailSchema, password: z.string().max(1_000) });
const hourMs = 3_600_000;

/**
 * Sends a link to a new e-mail address of the caller, and tells the old one (USR.17). Nothing says whether somebody has
 * the address: that is found out by whoever opens its link. A later link replaces an earlier one.
 * @throws AppError INVALID for the address that they have and for a wrong password, which counts as at sign-in; LIMIT
 *   above `emailChangesPerHour`, and when too many are signing in.
 */
export async function sendEmailChange(
  ctx: Ctx & { passwords: PasswordDesk },
  input: z.input<typeof schema>,
): Promise<true> {
  const { email, password } = schema.parse(input);
  const { person, clock } = ctx;
  if (email === person.email) throw invalid(texts.emailIsSame, [{ path: 'email', message: texts.emailIsSame }]);
  const judged = await ctx.passwords.judge(ctx, { email: person.email, password });
  if (!judged.person) throw recordFailedSignIn(ctx, person.email, wrongPassword(judged.waitSeconds));
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + emailChangeHours * hourMs);
  await forPerson(ctx.db, person.id, async (trx) => {
    await lockAccount(trx, person.id);
    const message = texts.emailLimit(emailChangesPerHour);
    await assertPerHour(trx, { table: 'email_changes', userId: person.id, now, most: emailChangesPerHour, message });
    const open = { user_id: person.id, used_at: null };
    await trx('email_changes').where(open).update({ used_at: now });
    await trx('email_changes').insert({
      ...{ token_hash: tokenHashOf(token), user_id: person.id, email },
      ...{ created_at: now, expires_at: expiresAt },
    });
    await writeAudit(
      trx,
      { ...ctx, customer: null },
      {
        action: 'sendEmailChange',
        subject: { kind: 'person', id: person.id },
        after: { newEmail: email },
      },
    );
    await writeMails(trx, [
      linkMail({ to: email, token, now, expiresAt }),
      warningMail({ to: person.email, newEmail: email, now, expiresAt }),
    ]);
  });
  return true;
}

type Sent = { to: string; now: Date; expiresAt: Date };

const linkMail = ({ to, token, now, expiresAt }: Sent & { token: string }): Mail => ({
  id: randomUUID(),
  to,
  subject: mailTexts.emailChange.subject,
  body: [
    mailTexts.emailChange.request,
    { label: mailTexts.emailChange.link, path: `/settings/profile/email?token=${token}` },
    mailTexts.emailChange.validity(emailChangeHours),
    mailTexts.emailChange.ignore,
  ],
  createdAt: now,
  expiresAt,
});

const warningMail = ({ to, newEmail, now, expiresAt }: Sent & { newEmail: string }): Mail => ({
  id: randomUUID(),
  to,
  subject: mailTexts.emailChange.warningSubject,
  body: [mailTexts.emailChange.warning(newEmail), mailTexts.emailChange.notYou],
  createdAt: now,
  expiresAt,
});

const wrongPassword = (waitSeconds: number | null): AppError =>
  new AppError('INVALID', texts.passwordWrong, {
    fields: [{ path: 'password', message: texts.passwordWrong }],
    retryAfterSeconds: waitSeconds ?? undefined,
  });
