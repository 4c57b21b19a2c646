import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forPerson } from '../../platform/database.ts';
import { defaultCustomerId, resetLinkHours, resetMailsPerPerson, resetsPerMinute } from '../constants.ts';
import type { PublicCtx } from '../ctx.ts';
import type { Mail } from '../mail/mail.ts';
import { writeMails } from '../mail/write-mails.ts';
import { createCallsPerMinute } from './calls-per-minute.ts';
import { linkHashOf } from './password-links.ts';
import { emailSchema } from './sign-in.ts';

const schema = z.object({ email: emailSchema });

interface Asked {
  id: string;
  hasPassword: boolean;
  /** Links of the last hour. */
  links: number;
}

/**
 * Has a link sent that sets another password. The answer is the same whether or not anybody has that address, and so is
 * the work behind it, so that time tells nothing either (AUTH.7). Nothing is sent to who has no password here (AUTH.3),
 * nor more than some links an hour.
 * @returns a verb that counts calls per address.
 */
export function createSendResetPassword() {
  const countCall = createCallsPerMinute(resetsPerMinute);
  /** @throws AppError LIMIT after 20 calls a minute from one address, INVALID for what is no e-mail. */
  return async function sendResetPassword(ctx: PublicCtx, input: { email: string }): Promise<true> {
    countCall(ctx);
    const { email } = schema.parse(input);
    const now = ctx.clock.now();
    const hourAgo = new Date(now.getTime() - resetLinkHours * 3_600_000);
    const { rows } = await ctx.db.raw(
      `select u.id, u.password_hash is not null as "hasPassword",
         (select count(*) from password_resets r where r.user_id = u.id and r.created_at > ?) as links
       from users u where u.email = ?`,
      [hourAgo, email],
    );
    const asked = rows[0] as Asked | undefined;
    const customerId = await customerOf(ctx, asked?.id ?? randomUUID());
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + resetLinkHours * 3_600_000);
    const isSent = asked?.hasPassword && asked.links < resetMailsPerPerson;
    await ctx.db.transaction(async (trx) => {
      await trx.raw('insert into password_resets (token_hash, user_id, created_at, expires_at) values (?, ?, ?, ?)', [
        linkHashOf(customerId, token),
        isSent ? asked.id : null,
        now,
        expiresAt,
      ] as never);
      if (isSent) await writeMails(trx, [resetMail({ to: email, customerId, token, now, expiresAt })]);
    });
    return true;
  };
}

/** The customer that a person's link names: the default one where they belong to it, or belong to none. */
async function customerOf(ctx: PublicCtx, personId: string): Promise<number> {
  const { rows } = await forPerson(ctx.db, personId, (trx) =>
    trx.raw(
      `select customer_id from memberships where user_id = ? and status = 'active'
       order by (customer_id = ?) desc, customer_id limit 1`,
      [personId, defaultCustomerId],
    ),
  );
  return rows[0]?.customer_id ?? defaultCustomerId;
}

function resetMail(of: { to: string; customerId: number; token: string; now: Date; expiresAt: Date }): Mail {
  return {
    id: randomUUID(),
    to: of.to,
    subject: 'Reset your password',
    body: [
      'Somebody asked to reset the password of the account with this address.',
      { label: 'Choose a new password', path: `/change_password?token=${of.token}&cid=${of.customerId}` },
      `The link is good for ${resetLinkHours === 1 ? 'one hour' : `${resetLinkHours} hours`}, and once. Whoever is signed in to the account is then signed out everywhere.`,
      'If it was not you, there is nothing to do: without the link the password stays as it is.',
    ],
    createdAt: of.now,
    expiresAt: of.expiresAt,
  };
}
