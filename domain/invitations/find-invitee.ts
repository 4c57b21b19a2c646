import { z } from 'zod';
import { type AppError, invalid } from '../../platform/errors.ts';
import { invitationTexts } from '../../texts/invitation.ts';
import { activationsPerMinute } from '../constants.ts';
import { createCallsPerMinute } from '../identity/calls-per-minute.ts';
import type { PublicCtx } from '../identity/ctx.ts';
import type { PasswordDesk } from '../identity/password-desk.ts';
import { linkHashOf } from '../identity/password-links.ts';

export const linkSchema = z.object({ token: z.string().max(200), customerId: z.string().max(50) });
export type Link = z.output<typeof linkSchema>;
export type DeskCtx = PublicCtx & { passwords: PasswordDesk; productName: string };

/** Whom an open link invites. */
export interface Invitee {
  customerId: number;
  customerName: string;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  /** E.164. */
  phone: string | null;
  hasPassword: boolean;
  /** True if the person has never been anywhere in the product. */
  isNew: boolean;
}

interface InviteeRecord {
  customer_id: number;
  customer_name: string;
  user_id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  expires_at: Date;
  has_password: boolean;
  is_email_verified: boolean;
}

/**
 * Creates the verb that says whom a link invites (AUTH-018).
 * @returns a verb that counts calls per address.
 */
export function createValidateInvitation() {
  const countCall = createCallsPerMinute(activationsPerMinute);
  /** @throws AppError INVALID for a link that is not good, LIMIT after 20 calls a minute from one address. */
  return async function validateInvitation(ctx: DeskCtx, input: z.input<typeof linkSchema>): Promise<Invitee> {
    countCall(ctx);
    return findInvitee(ctx, linkSchema.parse(input));
  };
}

/** Finds whom a link invites. @throws AppError INVALID, without saying what is wrong with the link. */
export async function findInvitee(ctx: DeskCtx, { token, customerId }: Link): Promise<Invitee> {
  const row = await ctx.passwords.ask(ctx, async () => {
    const { rows } = await ctx.db.raw<{ rows: InviteeRecord[] }>('select * from invitation_of(?)', [
      linkHashOf(customerId, token),
    ]);
    return rows[0];
  });
  if (!row || row.expires_at <= ctx.clock.now()) throw badLink(ctx);
  const [firstName, lastName] = [row.first_name ?? '', row.last_name ?? ''];
  return {
    customerId: row.customer_id,
    customerName: row.customer_name,
    userId: row.user_id,
    email: row.email,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`.trim(),
    phone: row.phone,
    hasPassword: row.has_password,
    isNew: !row.has_password && !row.is_email_verified,
  };
}

/** Returns the error for a link that is unknown, expired, used or withdrawn: it does not say which (AUTH-128). */
export function badLink({ productName }: Pick<DeskCtx, 'productName'>): AppError {
  const message = invitationTexts.badLink(productName);
  return invalid(message, [{ path: 'token', message }]);
}
