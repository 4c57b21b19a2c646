import type { Ctx } from '../ctx.ts';
import { placeOf } from '../security-events.ts';
import { endSession } from '../sessions.ts';

/** Ends the session of the request, whether its second factor was given or not. */
export async function signOut(
  ctx: Pick<Ctx, 'db' | 'clock' | 'log' | 'tokenHash' | 'person' | 'address' | 'requestId'>,
): Promise<boolean> {
  const userId = ctx.person.id;
  await endSession(ctx.db, { userId, tokenHash: ctx.tokenHash }, ctx.clock.now());
  ctx.log.info({ security: 'session-ended', reason: 'signed-out', userId, ...placeOf(ctx) }, 'a session was ended');
  return true;
}
