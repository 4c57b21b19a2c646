import type { AccessChange } from '../../domain/changes/access-change.ts';
import type { PublicCtx } from '../../domain/identity/ctx.ts';
import { eachSocket, renewAccessOf } from './check-sessions.ts';
import { type LiveSocket, renewLenses } from './live-socket.ts';
import type { Room } from './room.ts';

/**
 * Applies changes of what people may open: renews the access and lenses of those concerned, then notifies them. What
 * cannot be read now is renewed with the next check of sessions.
 */
export async function notifyOfAccess(
  { db, log }: Pick<PublicCtx, 'db' | 'log'>,
  room: Pick<Room, 'sockets' | 'askBadges'>,
  changes: AccessChange[],
): Promise<void> {
  const byPerson = new Map<string | null, AccessChange[]>();
  for (const change of changes) byPerson.set(change.userId, [...(byPerson.get(change.userId) ?? []), change]);
  const mine = ({ ctx }: LiveSocket) => [...(byPerson.get(ctx.person.id) ?? []), ...(byPerson.get(null) ?? [])];
  const concerned = [...room.sockets].filter((live) => mine(live).length > 0);
  const hasRole = (live: LiveSocket) => mine(live).some(({ event }) => event === 'role_changed');
  const hasLenses = (live: LiveSocket) => mine(live).some(({ event }) => event !== 'external_system_updated');
  const notRenewed = (error: unknown): void => log.warn({ err: error }, 'access and lenses were not renewed');
  await renewAccessOf({ db, log }, concerned.filter(hasRole)).catch(notRenewed);
  const others = concerned.filter((live) => !hasRole(live) && hasLenses(live));
  await eachSocket(others, (live) => renewLenses(live).catch(notRenewed));
  for (const live of concerned)
    for (const { event, teamId, systemId } of mine(live)) {
      if (event === 'lenses_changed' || event === 'role_changed') live.io.emit(event, { v: 1 });
      else if (event === 'external_system_updated') live.io.emit(event, { v: 1, id: systemId ?? '' });
      else live.io.emit(event, { v: 1, teamId: teamId ?? '' });
    }
  room.askBadges();
}
