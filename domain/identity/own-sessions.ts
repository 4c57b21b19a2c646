import { z } from 'zod';
import { forPersonAt, type Transaction } from '../../platform/database.ts';
import { profileTexts } from '../../texts/server/profile.ts';
import { assertWholeAccount } from './assert-whole-account.ts';
import type { Ctx } from './ctx.ts';
import { publishAccess } from './publish-access.ts';
import { placeOf } from './security-events.ts';
import { isOver } from './sessions.ts';

/** A living session of the caller. */
export interface OwnSession {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** Browser and system; null where they were not recognized. */
  device: string | null;
  /** Network that it was started from; null for one that is older than the record. */
  network: string | null;
  /** True for the session that asks. */
  isCurrent: boolean;
}

/**
 * Lists the caller's living sessions, the asking one first, then by their last use. One that opens a customer alone sees
 * only itself.
 */
export async function listSessions(ctx: Ctx): Promise<OwnSession[]> {
  const now = ctx.clock.now();
  const { rows } = await inOwn(ctx, (trx) =>
    trx.raw<{ rows: OwnSession[] }>(
      `select id, created_at as "createdAt", last_seen_at as "lastSeenAt", device, network,
         token_hash = :current as "isCurrent"
       from sessions where user_id = :userId and ended_at is null and not awaits_factor
       order by "isCurrent" desc, last_seen_at desc, id`,
      { current: ctx.tokenHash, userId: ctx.person.id },
    ),
  );
  // sessions that are over end with their next use
  return rows.filter(
    (session) => session.isCurrent || (!ctx.isConfined && !isOver(session, ctx.customer.userSessionExpiryMins, now)),
  );
}

const schema = z.object({ id: z.uuid(profileTexts.sessionNotFound) });

/**
 * Ends a session of the caller's, at once.
 * @returns false for one that there is not, or no longer.
 * @throws AppError FORBIDDEN in a session that opens a customer alone.
 */
export async function revokeSession(ctx: Ctx, input: z.input<typeof schema>): Promise<boolean> {
  assertWholeAccount(ctx);
  const { id } = schema.parse(input);
  const ended = await end(ctx, (trx) =>
    trx.raw('update sessions set ended_at = ? where user_id = ? and id = ? and ended_at is null', [
      ctx.clock.now(),
      ctx.person.id,
      id,
    ]),
  );
  return ended > 0;
}

/**
 * Ends all sessions of the caller but the asking one.
 * @returns how many.
 * @throws AppError FORBIDDEN in a session that opens a customer alone.
 */
export async function revokeOtherSessions(ctx: Ctx): Promise<number> {
  assertWholeAccount(ctx);
  return end(ctx, (trx) =>
    trx.raw('update sessions set ended_at = ? where user_id = ? and token_hash <> ? and ended_at is null', [
      ctx.clock.now(),
      ctx.person.id,
      ctx.tokenHash,
    ]),
  );
}

const inOwn = <T>(ctx: Ctx, work: (trx: Transaction) => Promise<T>): Promise<T> =>
  forPersonAt(ctx.db, { userId: ctx.person.id, customerId: ctx.customer.id }, work);

async function end(ctx: Ctx, change: (trx: Transaction) => PromiseLike<{ rowCount: number }>): Promise<number> {
  const userId = ctx.person.id;
  const ended = await inOwn(ctx, async (trx) => {
    const { rowCount } = await change(trx);
    if (rowCount === 0) return 0;
    // sockets of other customers are closed by the next check of sessions
    await publishAccess(trx, ctx, [{ event: 'session_ended', userId, teamId: null }]);
    return rowCount;
  });
  if (ended > 0) {
    const event = { security: 'session-ended', reason: 'revoked', userId, sessions: ended, ...placeOf(ctx) };
    ctx.log.info(event, 'sessions were ended');
  }
  return ended;
}
