import type { AccessChange } from '../../domain/changes/access-change.ts';
import { may } from '../../domain/identity/assert-permission.ts';
import { checkSession, eachSocket, renewAccessOf } from './check-sessions.ts';
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
  const byPerson = new Map<string | null, AccessChange[]>();
  for (const change of changes) byPerson.set(change.userId, [...(byPerson.get(change.userId) ?? []), change]);
  const mine = ({ ctx }: LiveSocket) => [...(byPerson.get(ctx.person.id) ?? []), ...(byPerson.get(null) ?? [])];
  const concerned = [...room.sockets].filter((live) => mine(live).length > 0);
  const hasRole = (live: LiveSocket) =>
    mine(live).some(({ event }) => event === 'role_changed' || event === 'disable_user');
  const hasEnded = (live: LiveSocket) => mine(live).some(({ event }) => event === 'session_ended');
  const hasLenses = (live: LiveSocket) => mine(live).some(({ event }) => !withoutLenses.includes(event));
  const notRenewed = (error: unknown): void => deps.log.warn({ err: error }, 'access and lenses were not renewed');
  await eachSocket(concerned.filter(hasEnded), (live) => checkSession(deps, live));
  await renewAccessOf(deps, concerned.filter(hasRole)).catch(notRenewed);
  const others = concerned.filter((live) => !hasRole(live) && !hasEnded(live) && hasLenses(live));
  await eachSocket(others, (live) => renewLenses(live).catch(notRenewed));
  for (const live of concerned)
    for (const { event, teamId, systemId } of mine(live)) {
      // the check notifies whoever has lost session or access; what follows notifies lists of people
      if (event === 'session_ended' || event === 'disable_user' || event === 'user_updated') continue;
      if (event === 'lenses_changed' || event === 'role_changed' || event === 'automation_rules_updated')
        live.io.emit(event, { v: 1 });
      else if (event === 'external_system_updated') live.io.emit(event, { v: 1, id: systemId ?? '' });
      else live.io.emit(event, { v: 1, teamId: teamId ?? '' });
    }
  const people = [...peopleOf(changes)];
  if (people.length > 0)
    for (const { ctx, io } of room.sockets)
      if (may(ctx, 'users', 'VIEW')) for (const [id, event] of people) io.emit(event, { v: 1, id });
  room.askBadges();
}

/** Events that concern no lens. */
const withoutLenses: ReadonlyArray<AccessChange['event']> = [
  'external_system_updated',
  'user_updated',
  'automation_rules_updated',
];

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
