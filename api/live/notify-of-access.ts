import type { AccessChange } from '../../domain/changes/access-change.ts';
import { may } from '../../domain/identity/assert-permission.ts';
import { checkSession } from './check-sessions.ts';
import { type LiveSocket, renewLenses } from './live-socket.ts';
import type { Room } from './room.ts';

/**
 * Applies changes of what people may open: renews the access and lenses of those concerned, then notifies them, and
 * those who look at people. What cannot be read now is renewed with the next check of sessions.
 */
export async function notifyOfAccess(
  deps: Parameters<typeof checkSession>[0],
  room: Pick<Room, 'sockets' | 'askBadges'>,
  changes: AccessChange[],
): Promise<void> {
  const people = peopleOf(changes);
  for (const live of [...room.sockets]) {
    const mine = changes.filter(({ userId }) => userId === null || userId === live.ctx.person.id);
    if (mine.length > 0) await applyTo(deps, live, mine);
    if (people.size > 0 && may(live.ctx, 'users', 'VIEW'))
      for (const [id, event] of people) live.io.emit(event, { v: 1, id });
  }
  room.askBadges();
}

/** Returns the people whose access or profile has changed, for lists of people: a role counts as well. */
function peopleOf(changes: AccessChange[]): Map<string, 'disable_user' | 'user_updated'> {
  const people = new Map<string, 'disable_user' | 'user_updated'>();
  for (const { event, userId } of changes) {
    if (userId === null) continue;
    if (event === 'disable_user') people.set(userId, event);
    else if (event === 'user_updated' || event === 'role_changed') people.set(userId, 'user_updated');
  }
  return people;
}

async function applyTo(
  deps: Parameters<typeof checkSession>[0],
  live: LiveSocket,
  mine: AccessChange[],
): Promise<void> {
  if (mine.some(({ event }) => event === 'disable_user' || event === 'role_changed')) await checkSession(deps, live);
  else if (mine.some(({ event }) => event !== 'external_system_updated' && event !== 'user_updated'))
    await renewLenses(live).catch((error: unknown) => live.ctx.log.warn({ err: error }, 'lenses were not renewed'));
  for (const { event, teamId, systemId } of mine) {
    if (event === 'disable_user' || event === 'user_updated') continue;
    if (event === 'lenses_changed' || event === 'role_changed') live.io.emit(event, { v: 1 });
    else if (event === 'external_system_updated') live.io.emit(event, { v: 1, id: systemId ?? '' });
    else live.io.emit(event, { v: 1, teamId: teamId ?? '' });
  }
}
