import type { PublicCtx } from '../../domain/identity/ctx.ts';
import { FactorRequired } from '../../domain/identity/factors/factor-required.ts';
import { findAccess, findAccessOfMany } from '../../domain/identity/find-access.ts';
import type { AlarmHistory } from '../../domain/lists/alarms/alarm-history.ts';
import { AppError } from '../../platform/errors.ts';
import { authenticateSocket } from './credentials.ts';
import { type LiveSocket, renewAccess } from './live-socket.ts';

/** Concurrent checks: part of the API's connections to Postgres. */
const atOnce = 4;
/** People whose access is read with one query. */
const readAtOnce = 500;

type CheckDeps = Pick<PublicCtx, 'db' | 'clock' | 'log'> & { history: AlarmHistory };

/** Authenticates every open socket again, and closes those whose session or access has ended. */
export async function checkSessions(
  deps: CheckDeps,
  rooms: Iterable<{ sockets: Iterable<LiveSocket> }>,
): Promise<void> {
  await eachSocket(
    [...rooms].flatMap((room) => [...room.sockets]),
    (live) => checkSession(deps, live),
  );
}

/** Does something for each of many sockets, a few at a time. */
export async function eachSocket(
  sockets: readonly LiveSocket[],
  work: (live: LiveSocket) => Promise<void>,
): Promise<void> {
  const next = sockets.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const live of next) await work(live);
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
    // the session goes on: whoever connects again is sent what it lacks
    if (error instanceof FactorRequired) return void live.io.disconnect(true);
    endSocket(live, (await isDisabled(db, live, error)) ? 'user-disabled' : 'session-expired');
  }
}

/** Closes a socket whose session or access has ended, and says which. */
function endSocket(live: LiveSocket, reason: 'session-expired' | 'user-disabled'): void {
  live.io.emit(reason, { v: 1 });
  live.io.disconnect(true);
}

/**
 * Gives open sockets of a customer the access that their people have now, read for many at a time, and closes those of
 * people who have none. Sessions are checked as ever: these go on. Their lenses are still as they were opened.
 */
export async function renewAccessOf({ db }: Pick<CheckDeps, 'db'>, sockets: readonly LiveSocket[]): Promise<void> {
  for (let from = 0; from < sockets.length; from += readAtOnce) {
    const some = sockets.slice(from, from + readAtOnce);
    const [first] = some;
    if (!first) return;
    const people = some.map(({ ctx }) => ctx.person);
    const access = await findAccessOfMany(db, people, first.ctx.customer.id);
    for (const live of some) {
      const now = access.get(live.ctx.person.id);
      if (!now) {
        endSocket(live, 'user-disabled');
        continue;
      }
      const { lastActiveAt: _, ...within } = now;
      live.ctx = { ...live.ctx, ...within };
    }
  }
}

/** Returns true if the person may no longer open the customer: that may have ended the session, too (USR.13). */
async function isDisabled(db: CheckDeps['db'], { ctx }: LiveSocket, error: AppError): Promise<boolean> {
  if (error.code !== 'UNAUTHENTICATED') return true;
  const access = await findAccess(db, ctx.person, ctx.customer.id).catch(() => undefined);
  return access === null;
}
