import type { AccessChange } from '../../domain/changes/access-change.ts';
import { checkSession } from './check-sessions.ts';
import { renewLenses } from './live-socket.ts';
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
  for (const live of [...room.sockets]) {
    const mine = changes.filter(({ userId }) => userId === null || userId === live.ctx.person.id);
    if (mine.length === 0) continue;
    if (mine.some(({ event }) => event === 'role_changed' || event === 'session_ended')) await checkSession(deps, live);
    else if (mine.some(({ event }) => event !== 'external_system_updated'))
      await renewLenses(live).catch((error: unknown) => live.ctx.log.warn({ err: error }, 'lenses were not renewed'));
    for (const { event, teamId, systemId } of mine) {
      // the socket of an ended session is told by its check
      if (event === 'session_ended') continue;
      if (event === 'lenses_changed' || event === 'role_changed') live.io.emit(event, { v: 1 });
      else if (event === 'external_system_updated') live.io.emit(event, { v: 1, id: systemId ?? '' });
      else live.io.emit(event, { v: 1, teamId: teamId ?? '' });
    }
  }
  room.askBadges();
}
