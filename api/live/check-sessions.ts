import type { PublicCtx } from '../../domain/identity/ctx.ts';
import { findAccess } from '../../domain/identity/find-access.ts';
import type { AlarmHistory } from '../../domain/lists/alarms/alarm-history.ts';
import { AppError } from '../../platform/errors.ts';
import { authenticateSocket } from './credentials.ts';
import { type LiveSocket, renewAccess } from './live-socket.ts';
import type { Room } from './room.ts';

/** Concurrent checks: part of the API's connections to Postgres. */
const atOnce = 4;

type CheckDeps = Pick<PublicCtx, 'db' | 'clock' | 'log'> & { history: AlarmHistory };

/** Authenticates every open socket again, and closes those whose session or access has ended. */
export async function checkSessions(deps: CheckDeps, rooms: Iterable<Room>): Promise<void> {
  const sockets = [...rooms].flatMap((room) => [...room.sockets]);
  const next = sockets.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const live of next) await checkSession(deps, live);
    }),
  );
}

/** Authenticates an open socket again, with the access that its person has now (USR.7). */
export async function checkSession(deps: CheckDeps, live: LiveSocket): Promise<void> {
  const { requestId, address } = live.ctx;
  const { db, clock, log, history } = deps;
  // the customer of the handshake, whether chosen or by default
  const credentials = { ...live.credentials, customerId: String(live.ctx.customer.id) };
  try {
    const base = { db, clock, log, history, requestId, address };
    await renewAccess(live, (await authenticateSocket(base, credentials)).ctx);
  } catch (error) {
    // an unavailable engine ends no session
    if (!(error instanceof AppError)) return;
    live.io.emit((await isDisabled(db, live, error)) ? 'user-disabled' : 'session-expired', { v: 1 });
    live.io.disconnect(true);
  }
}

/** Returns true if the person may no longer open the customer: that may have ended the session, too (USR.13). */
async function isDisabled(db: CheckDeps['db'], { ctx }: LiveSocket, error: AppError): Promise<boolean> {
  if (error.code !== 'UNAUTHENTICATED') return true;
  const access = await findAccess(db, ctx.person, ctx.customer.id).catch(() => undefined);
  return access === null;
}
