import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database.ts';
import { limitReached } from '../../platform/errors.ts';
import { mailTexts } from '../../texts/mails.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { inviteLinkDays, invitesPerHour, providerDisplayName } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { linkHashOf } from '../identity/password-links.ts';
import type { Mail } from '../mail/mail.ts';
import { writeMails } from '../mail/write-mails.ts';

const hourMs = 3_600_000;

/**
 * Stores an invitation and its mail, within the transaction of the membership; an older link of the person is void.
 * Runs under `lockRoles`, so that the customer's invitations are counted one by one.
 * @throws AppError LIMIT for more than `invitesPerHour` of the customer.
 */
export async function writeInvitation(
  trx: Transaction,
  ctx: Ctx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const now = ctx.clock.now();
  await assertFew(trx, ctx, now);
  await voidInvitations(trx, ctx, userId);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + inviteLinkDays * 24 * hourMs);
  await trx('invitations').insert({
    customer_id: ctx.customer.id,
    token_hash: linkHashOf(ctx.customer.id, token),
    user_id: userId,
    created_by: ctx.person.id,
    created_at: now,
    expires_at: expiresAt,
  });
  await writeMails(trx, [mailOf(ctx, { email, token, now, expiresAt })]);
}

/** Voids the open links of a person to the customer. */
export const voidInvitations = (trx: Transaction, { customer, clock }: Ctx, userId: string) =>
  trx('invitations')
    .where({ customer_id: customer.id, user_id: userId })
    .whereNull('used_at')
    .whereNull('voided_at')
    .update({ voided_at: clock.now() });

async function assertFew(trx: Transaction, { customer }: Ctx, now: Date): Promise<void> {
  const { rows } = await trx.raw<{ rows: [{ sent: number; first: Date | null }] }>(
    'select count(*) as sent, min(created_at) as first from invitations where customer_id = ? and created_at > ?',
    [customer.id, new Date(now.getTime() - hourMs)],
  );
  const { sent, first } = rows[0];
  if (Number(sent) < invitesPerHour || !first) return;
  const waitSeconds = Math.ceil((first.getTime() + hourMs - now.getTime()) / 1_000);
  throw limitReached(peopleTexts.invite.limit(invitesPerHour), waitSeconds);
}

function mailOf({ person, customer }: Ctx, of: { email: string; token: string; now: Date; expiresAt: Date }): Mail {
  const inviter = person.isSuper ? providerDisplayName : person.displayName;
  return {
    id: randomUUID(),
    to: of.email,
    subject: mailTexts.invite.subject(customer.name),
    body: [
      mailTexts.invite.request(inviter, customer.name),
      { label: mailTexts.invite.link, path: `/register?token=${of.token}&cid=${customer.id}` },
      mailTexts.invite.validity(inviteLinkDays),
      mailTexts.invite.ignore,
    ],
    createdAt: of.now,
    expiresAt: of.expiresAt,
  };
}
