import type { Ctx } from '../ctx.ts';
import { endSession } from './sessions.ts';

/** Ends the session the request came with. */
export async function signOut(ctx: Pick<Ctx, 'db' | 'clock' | 'tokenHash'>): Promise<boolean> {
  await endSession(ctx.db, ctx.tokenHash, ctx.clock.now());
  return true;
}
