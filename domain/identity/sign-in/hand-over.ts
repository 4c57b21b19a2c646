import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Database, forPersonAt, type Transaction } from '../../../platform/database.ts';
import { type AppError, invalid } from '../../../platform/errors.ts';
import { identityTexts } from '../../../texts/server/identity.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { handOverSeconds, handOversPerMinute, handOversRedeemedPerMinute } from '../../constants.ts';
import { createCallsPerMinute } from '../calls-per-minute.ts';
import type { Ctx, PublicCtx } from '../ctx.ts';
import { findAccess } from '../find-access.ts';
import type { PasswordDesk } from '../password-desk.ts';
import { placeOf } from '../security-events.ts';
import { bearerHashOf, createSession, isOver, replaceSession, tokenHashOf } from '../sessions.ts';
import { continueSsoSession } from '../sso/sso-session.ts';

/** Maximum customer id: an int. */
const largestId = 2_147_483_647;
const makeSchema = z.object({
  customerId: z
    .string()
    .regex(/^\d{1,10}$/, identityTexts.noAccess)
    .transform(Number)
    .refine((id) => id <= largestId, identityTexts.noAccess),
});
const redeemSchema = z.object({ token: z.string().max(200) });

/** A token that continues a session on another device. */
export interface HandOver {
  token: string;
  expiresAt: Date;
}

/** A session that was continued, and the customer that it opens. */
export interface HandedOver {
  token: string;
  customerId: number;
}

/**
 * Creates the verb that makes a hand-over token for the caller's own session (AUTH.10): for one use, 60 seconds, and one
 * of the customers that the caller may open.
 * @returns a verb that counts calls per address.
 */
export function createHandOver() {
  const countCall = createCallsPerMinute(handOversPerMinute);
  /** @throws AppError INVALID for a customer that the caller may not open, LIMIT. */
  return async function handOver(ctx: Ctx, input: z.input<typeof makeSchema>): Promise<HandOver> {
    countCall(ctx);
    const { customerId } = makeSchema.parse(input);
    const { person } = ctx;
    const isOpen = !ctx.isConfined || customerId === ctx.customer.id;
    if (!isOpen || !(await findAccess(ctx.db, person, customerId))) throw noAccess();
    const now = ctx.clock.now();
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + handOverSeconds * 1_000);
    await forPersonAt(ctx.db, { userId: person.id, customerId }, async (trx) => {
      await trx('hand_overs').insert({
        ...{ customer_id: customerId, token_hash: tokenHashOf(token), user_id: person.id },
        ...{ session_hash: ctx.tokenHash, created_at: now, expires_at: expiresAt },
      });
      await writeAudit(
        trx,
        { ...ctx, customer: { id: customerId } },
        { action: 'getCustomToken', subject: ofCustomer(customerId) },
      );
    });
    const event = { security: 'hand-over-made', userId: person.id, customerId, ...placeOf(ctx) };
    ctx.log.info(event, 'a session may be continued on another device');
    return { token, expiresAt };
  };
}

interface HandOverRecord {
  customer_id: number;
  user_id: string;
  is_super: boolean;
  expires_at: Date;
  session_hash: Buffer;
  session_created_at: Date;
  session_factor_at: Date | null;
  session_only_customer_id: number | null;
}

/**
 * Creates the verb that redeems a hand-over token. The session it starts is as old as the one that made the token: it
 * ends no later, and ends with that one. Where that one redeems its own token ("Log In as Customer"), it goes on as the
 * new one. Whoever else has the token gets no more than it was made for: a session of that customer alone, without what is
 * for the provider's staff.
 * @returns a verb that counts calls per address.
 */
export function createRedeemHandOver() {
  const countCall = createCallsPerMinute(handOversRedeemedPerMinute);
  /**
   * @throws AppError INVALID for a token that is unknown, expired or used, or whose session has ended, without saying
   *   which; LIMIT.
   */
  return async function redeemHandOver(
    ctx: PublicCtx & { passwords: PasswordDesk; authorization: string | undefined },
    input: z.input<typeof redeemSchema>,
  ): Promise<HandedOver> {
    countCall(ctx);
    const token_hash = tokenHashOf(redeemSchema.parse(input).token);
    const now = ctx.clock.now();
    const found = await ctx.passwords.ask(ctx, async () => {
      const { rows } = await ctx.db.raw<{ rows: HandOverRecord[] }>('select * from hand_over_of(?)', [token_hash]);
      return rows[0];
    });
    if (!found || found.expires_at <= now) throw badToken();
    const { customer_id: customerId, user_id: userId, session_hash: from, session_created_at: createdAt } = found;
    const person = { id: userId, isSuper: found.is_super };
    const access = await findAccess(ctx.db, person, customerId);
    if (!access || isOver({ createdAt, lastSeenAt: now }, access.customer.userSessionExpiryMins, now)) throw badToken();
    const goesOn = bearerHashOf(ctx.authorization)?.equals(from) ?? false;
    const within = async (trx: Transaction, to: Buffer) => {
      // a concurrent call comes second
      const used = await trx('hand_overs')
        .where({ customer_id: customerId, token_hash, used_at: null })
        .update({ used_at: now });
      if (used === 0) throw badToken();
      await continueSsoSession(trx, { from, to });
      // the end of a session takes its devices along
      if (goesOn)
        await trx('device_tokens').where({ user_id: userId, session_hash: from }).update({ session_hash: to });
      if (!(goesOn ? await replaceSession(trx, { from, to }, now) : await isOpen(trx, from))) throw badToken();
      await writeAudit(
        trx,
        { ...ctx, customer: access.customer, person },
        { action: 'signInWithCustomToken', subject: ofCustomer(customerId) },
      );
    };
    const token = await createSession(
      ctx.db,
      {
        ...{ userId, now, createdAt, awaitsFactor: false, hasFactor: found.session_factor_at !== null },
        ...(goesOn
          ? { onlyCustomerId: found.session_only_customer_id }
          : { onlyCustomerId: customerId, parentHash: from }),
        ...{ customerId, within },
      },
      ctx,
    );
    const event = { security: 'signed-in', by: 'hand-over', userId, customerId, ...placeOf(ctx) };
    ctx.log.info(event, 'somebody signed in');
    return { token, customerId };
  };
}

/** Returns true for a session that has not ended; it does not end before the transaction. */
async function isOpen(trx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await trx.raw('select from sessions where token_hash = ? and ended_at is null for share', [
    tokenHash,
  ]);
  return rows.length > 0;
}

/** Deletes tokens that expired a day ago, on the pipeline's connection. */
export async function forgetHandOvers(db: Database, now: Date): Promise<void> {
  await db.raw('delete from hand_overs where expires_at < ?', [new Date(now.getTime() - 86_400_000)]);
}

const ofCustomer = (id: number) => ({ kind: 'customer', id });

const noAccess = (): AppError =>
  invalid(identityTexts.noAccess, [{ path: 'customerId', message: identityTexts.noAccess }]);

const badToken = (): AppError =>
  invalid(identityTexts.badHandOver, [{ path: 'token', message: identityTexts.badHandOver }]);
