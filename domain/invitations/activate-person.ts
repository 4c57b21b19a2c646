import { z } from 'zod';
import { forPersonAt, type Transaction } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { identityTexts } from '../../texts/server/identity.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { auditedRow } from '../audit/audited.ts';
import { activationsPerMinute } from '../constants.ts';
import { createCallsPerMinute } from '../identity/calls-per-minute.ts';
import { assertNotGuessable } from '../identity/guessable-password.ts';
import { linkHashOf } from '../identity/password-links.ts';
import { meetsRules, passwordMaxLength } from '../identity/password-rules.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { placeOf, recordFailedSignIn } from '../identity/security-events.ts';
import type { createEmailTenantCheck } from '../identity/sign-in/check-email-tenant.ts';
import { wrongPair } from '../identity/sign-in/sign-in.ts';
import { badLink, type DeskCtx, findInvitee, type Invitee, linkSchema } from './find-invitee.ts';

const schema = linkSchema.extend({
  password: z.string().min(1, identityTexts.passwordRequired).max(passwordMaxLength, identityTexts.breaksRules),
});
type ActivationCtx = DeskCtx & { checkEmailTenant: ReturnType<typeof createEmailTenantCheck> };

/**
 * Creates the verb that accepts an invitation (AUTH-017): a new person sets their password and gets the name of the
 * invitation, somebody who has a password confirms it. The link also proves the e-mail.
 * @returns a verb that counts calls per address.
 */
export function createActivatePerson() {
  const countCall = createCallsPerMinute(activationsPerMinute);
  /**
   * @throws AppError INVALID for a link that is not good, a password against the rules or a guessable one, and an address that signs in by
   *   SSO; UNAUTHENTICATED for a wrong password, worded and throttled as at sign-in (AUTH.15); LIMIT.
   */
  return async function activatePerson(ctx: ActivationCtx, input: z.input<typeof schema>): Promise<true> {
    countCall(ctx);
    const { password, ...link } = schema.parse(input);
    const invitee = await findInvitee(ctx, link);
    const signsOn = (await ctx.checkEmailTenant(ctx, { email: invitee.email })).isSso;
    if (signsOn || (!invitee.hasPassword && !invitee.isNew)) throw invalid(peopleTexts.invite.signsOn);
    const passwordHash = invitee.isNew ? await hashNew(ctx, password, invitee) : null;
    if (!invitee.isNew) await confirm(ctx, { email: invitee.email, password });
    const tokenHash = linkHashOf(link.customerId, link.token);
    await forPersonAt(ctx.db, invitee, async (trx) => {
      await accept(trx, ctx, invitee, tokenHash);
      if (passwordHash === null) await verifyEmail(trx, invitee);
      else await writeNewPerson(trx, ctx, invitee, passwordHash);
    });
    const event = { audit: 'people', security: 'person-activated', userId: invitee.userId, ...placeOf(ctx) };
    ctx.log.info({ ...event, customerId: invitee.customerId }, 'an invitation was accepted');
    return true;
  };
}

async function hashNew(ctx: DeskCtx, password: string, about: Invitee): Promise<string> {
  const message = identityTexts.breaksRules;
  if (!meetsRules(password)) throw invalid(message, [{ path: 'password', message }]);
  assertNotGuessable(password, [about.email, about.displayName, about.customerName]);
  return ctx.passwords.hash(ctx, password);
}

async function confirm(ctx: DeskCtx, pair: { email: string; password: string }): Promise<void> {
  const judged = await ctx.passwords.judge(ctx, pair);
  if (!judged.person) throw recordFailedSignIn(ctx, pair.email, wrongPair(judged.waitSeconds));
}

/** Uses the link and opens the membership. @throws AppError INVALID if another call has used or voided it meanwhile. */
async function accept(trx: Transaction, ctx: DeskCtx, invitee: Invitee, tokenHash: Buffer): Promise<void> {
  const now = ctx.clock.now();
  const { customerId, userId } = invitee;
  const by = { ...ctx, customer: { id: customerId }, person: { id: userId, isSuper: false } };
  const audit = { action: 'activateUser', table: 'memberships', key: { user_id: userId } } as const;
  await auditedRow(trx, by, audit, async () => {
    const used = await trx('invitations')
      .where({ customer_id: customerId, token_hash: tokenHash })
      .whereNull('used_at')
      .whereNull('voided_at')
      .update({ used_at: now });
    const opened = await trx('memberships')
      .where({ customer_id: customerId, user_id: userId, status: 'pending' })
      .update({ status: 'active', status_changed_at: now, invited_first_name: null, invited_last_name: null });
    if (used === 0 || opened === 0) throw badLink(ctx);
  });
  await publishAccess(trx, by, [{ event: 'role_changed', userId, teamId: null }]);
}

const verifyEmail = (trx: Transaction, { userId }: Invitee) =>
  trx('users').where({ id: userId, is_email_verified: false }).update({ is_email_verified: true });

/** Sets password, name and phone of somebody who is new. @throws AppError INVALID if they have accepted elsewhere meanwhile. */
async function writeNewPerson(trx: Transaction, ctx: DeskCtx, invitee: Invitee, passwordHash: string): Promise<void> {
  const written = await trx('users').where({ id: invitee.userId, is_email_verified: false }).update({
    password_hash: passwordHash,
    display_name: invitee.displayName,
    first_name: invitee.firstName,
    last_name: invitee.lastName,
    phone_number: invitee.phone,
    is_email_verified: true,
  });
  if (written === 0) throw badLink(ctx);
}
