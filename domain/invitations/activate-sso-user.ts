import { type Database, forPerson, forPersonAt, type Transaction } from '../../platform/database.ts';
import { auditedRow } from '../audit/audited.ts';
import type { PublicCtx } from '../identity/ctx.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { placeOf } from '../identity/security-events.ts';
import { ownSsoSession } from '../identity/sso/sso-session.ts';

interface Pending {
  customer_id: number;
  invited_first_name: string | null;
  invited_last_name: string | null;
  invited_phone: string | null;
}

/**
 * Accepts the invitations of whoever has signed in at their identity provider (AUTH.2): that proves the address as the
 * link of the mail would. Nobody is made: without an invitation nothing is accepted, nor in a session that opens one
 * customer alone.
 * @returns true if the person has access to a customer now.
 * @throws AppError UNAUTHENTICATED for a session that no identity provider opened.
 */
export async function activateSsoUser(ctx: PublicCtx, authorization: string | undefined): Promise<boolean> {
  const { person, isActive, onlyCustomerId } = await ownSsoSession(ctx, authorization);
  if (onlyCustomerId !== null) return isActive;
  let isOpened = isActive;
  let isNew = !person.isEmailVerified;
  for (const invitation of await pendingOf(ctx.db, person.id)) {
    const isAccepted = await forPersonAt(
      ctx.db,
      { userId: person.id, customerId: invitation.customer_id },
      async (trx) => {
        const opened = await accept(trx, ctx, person.id, invitation);
        if (opened && isNew) await writeName(trx, person.id, invitation);
        return opened;
      },
    );
    // withdrawn meanwhile, or accepted by another call
    if (!isAccepted) continue;
    isOpened = true;
    isNew = false;
    const event = { audit: 'people', security: 'person-activated', userId: person.id, ...placeOf(ctx) };
    ctx.log.info({ ...event, customerId: invitation.customer_id }, 'an invitation was accepted');
  }
  // another call may have accepted them
  return isOpened || (await ownSsoSession(ctx, authorization)).isActive;
}

/** Open invitations of a person to customers that are not disabled. */
async function pendingOf(db: Database, userId: string): Promise<Pending[]> {
  const { rows } = await forPerson(db, userId, (trx) =>
    trx.raw(
      `select m.customer_id, m.invited_first_name, m.invited_last_name, m.invited_phone
       from memberships m join customers c on c.id = m.customer_id
       where m.user_id = ? and m.status = 'pending' and c.onboarding_status <> 'DISABLED' order by m.invited_at`,
      [userId],
    ),
  );
  return rows;
}

/** Opens the membership of an invitation. @returns false if it is not pending any more. */
async function accept(trx: Transaction, ctx: PublicCtx, userId: string, { customer_id }: Pending): Promise<boolean> {
  const now = ctx.clock.now();
  const by = { ...ctx, customer: { id: customer_id }, person: { id: userId, isSuper: false } };
  const audit = { action: 'activateSsoUser', table: 'memberships', key: { user_id: userId } } as const;
  const opened = await auditedRow(trx, by, audit, async () => {
    await trx('invitations')
      .where({ customer_id, user_id: userId })
      .whereNull('used_at')
      .whereNull('voided_at')
      .update({ used_at: now });
    return trx('memberships')
      .where({ customer_id, user_id: userId, status: 'pending' })
      .update({ status: 'active', status_changed_at: now, invited_first_name: null, invited_last_name: null });
  });
  if (opened === 0) return false;
  await publishAccess(trx, by, [{ event: 'role_changed', userId, teamId: null }]);
  return true;
}

/** Gives somebody who has never been anywhere in the product the name of their first invitation. */
async function writeName(trx: Transaction, userId: string, invitation: Pending): Promise<void> {
  const [firstName, lastName] = [invitation.invited_first_name ?? '', invitation.invited_last_name ?? ''];
  const displayName = `${firstName} ${lastName}`.trim();
  await trx('users')
    .where({ id: userId, is_email_verified: false })
    .update({
      ...(displayName !== '' && { display_name: displayName, first_name: firstName, last_name: lastName }),
      phone_number: invitation.invited_phone,
      is_email_verified: true,
    });
}
