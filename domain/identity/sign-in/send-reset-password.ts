import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { forPerson, type Transaction } from '../../../platform/database.ts';
import { mailTexts } from '../../../texts/mails.ts';
import { defaultCustomerId, resetLinkHours, resetMailsPerPerson, resetsPerMinute } from '../../constants.ts';
import type { Mail } from '../../mail/mail.ts';
import { writeMails } from '../../mail/write-mails.ts';
import { createCallsPerMinute } from '../calls-per-minute.ts';
import type { PublicCtx } from '../ctx.ts';
import type { PasswordDesk } from '../password-desk.ts';
import { linkHashOf } from '../password-links.ts';
import { accountName, placeOf } from '../security-events.ts';
import { emailSchema } from './sign-in.ts';

const schema = z.object({ email: emailSchema });
/** Least time of an answer: longer than the work without a queue, of which writing a mail is done for an account alone. */
const answerMs = 300;

/** Number of links sent to a person within an hour, and the customer named in the next one. */
interface Sent {
  links: number;
  customerId: number;
}

/**
 * Creates the verb that mails a link to set a new password. The answer and its time are the same whether or not an
 * account has that address (AUTH.7). Sends nothing to people without
 * a password here (AUTH.3), and at most `resetMailsPerPerson` links an hour.
 * @returns a verb that counts calls per address.
 */
export function createSendResetPassword() {
  const countCall = createCallsPerMinute(resetsPerMinute);
  /**
   * @throws AppError LIMIT after 20 calls a minute from one address and when too many are signing in, INVALID for an
   *   invalid e-mail.
   */
  return async function sendResetPassword(
    ctx: PublicCtx & { passwords: PasswordDesk },
    input: { email: string },
  ): Promise<true> {
    countCall(ctx);
    const { email } = schema.parse(input);
    await Promise.all([ctx.passwords.ask(ctx, () => writeLink(ctx, email)), sleep(answerMs)]);
    return true;
  };
}

async function writeLink(ctx: PublicCtx, email: string): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await ctx.db.raw<{ rows: Array<{ id: string; hasPassword: boolean }> }>(
    'select id, password_hash is not null as "hasPassword" from sign_in_candidate(?)',
    [email],
  );
  const person = rows[0];
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + resetLinkHours * 3_600_000);
  const personId = person?.id ?? randomUUID();
  await forPerson(ctx.db, personId, async (trx) => {
    // links of a person are counted one after the other
    await trx.raw('select pg_advisory_xact_lock(1936286833, hashtext(?))', [personId]);
    const { links, customerId } = await sentBefore(trx, personId, now);
    const isSent = person?.hasPassword && links < resetMailsPerPerson;
    await trx.raw('insert into password_resets (token_hash, user_id, created_at, expires_at) values (?, ?, ?, ?)', [
      linkHashOf(customerId, token),
      isSent ? person.id : null,
      now,
      expiresAt,
    ]);
    if (isSent) await writeMails(trx, [resetMail({ to: email, customerId, token, now, expiresAt })]);
  });
  const event = { security: 'reset-asked', account: accountName(email), ...placeOf(ctx) };
  ctx.log.info(event, 'a link that sets a password was asked for');
}

/** Reads the links sent; the next one names the default customer if the person belongs to it, or to none. */
async function sentBefore(trx: Transaction, personId: string, now: Date): Promise<Sent> {
  const { rows } = await trx.raw<{ rows: [{ links: number; customerId: number | null }] }>(
    `select (select count(*) from password_resets where user_id = :personId and created_at > :hourAgo) as links,
       (select customer_id from memberships where user_id = :personId and status = 'active'
        order by (customer_id = :defaultCustomerId) desc, customer_id limit 1) as "customerId"`,
    { personId, hourAgo: new Date(now.getTime() - resetLinkHours * 3_600_000), defaultCustomerId },
  );
  const { links, customerId } = rows[0];
  return { links, customerId: customerId ?? defaultCustomerId };
}

function resetMail(of: { to: string; customerId: number; token: string; now: Date; expiresAt: Date }): Mail {
  return {
    id: randomUUID(),
    to: of.to,
    subject: mailTexts.reset.subject,
    body: [
      mailTexts.reset.request,
      { label: mailTexts.reset.link, path: `/change_password?token=${of.token}&cid=${of.customerId}` },
      mailTexts.reset.validity(resetLinkHours),
      mailTexts.reset.ignore,
    ],
    createdAt: of.now,
    expiresAt: of.expiresAt,
  };
}
