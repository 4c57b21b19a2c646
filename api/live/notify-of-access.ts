import type { AccessChange } from '../../domain/changes/access-change.ts';
import { checkSession, eachSocket } from './check-sessions.ts';
import { type LiveSocket, renewLenses } from './live-socket.ts';
import type { Room } from './room.ts';

/**
 * Applies changes of what people may open: renews the access and lenses of those concerned, then notifies them. What
 * cannot be read now is renewed with the next check of sessions.
 */
export async function notifyOfAccess(
  deps: Parameters<typeof checkSession>[0],
  room: Pick<Room, 'sockets' | 'askBadges'>,
  changes: AccessChange[],
): Promise<void> {
  const byPerson = new Map<string | null, AccessChange[]>();
  for (const change of changes) byPerson.set(change.userId, [...(byPerson.get(change.userId) ?? []), change]);
  const concerning = ({ ctx }: LiveSocket) => [...(byPerson.get(ctx.person.id) ?? []), ...(byPerson.get(null) ?? [])];
  await eachSocket(
    [...room.sockets].filter((live) => concerning(live).length > 0),
    async (live) => {
      const mine = concerning(live);
      if (mine.some(({ event }) => event === 'role_changed')) await checkSession(deps, live);
      else if (mine.some(({ event }) => event !== 'external_system_updated'))
        await renewLenses(live).catch((error: unknown) => live.ctx.log.warn({ err: error }, 'lenses were not renewed'));
      for (const { event, teamId, systemId } of mine) {
        if (event === 'lenses_changed' || event === 'role_changed') live.io.emit(event, { v: 1 });
        else if (event === 'external_system_updated') live.io.emit(event, { v: 1, id: systemId ?? '' });
        else live.io.emit(event, { v: 1, teamId: teamId ?? '' });
      }
    },
  );
  room.askBadges();
}
