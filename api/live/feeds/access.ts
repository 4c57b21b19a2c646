import type { AccessChange } from '../../../domain/changes/lists/access.ts';
import { may } from '../../../domain/identity/assert-permission.ts';
import { readers } from '../../../domain/list-readers/generated/readers.ts';
import { listKindNames } from '../../../domain/lists/list-kinds.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { checkSession, eachSocket, renewAccessOf } from '../check-sessions.ts';
import type { CreateFeed, FeedRoom } from '../feed.ts';
import { type LiveSocket, renewLenses } from '../live-socket.ts';

/** Kinds of lists whose rows depend on the person. */
const personal = listKindNames.filter((kind) => readers[kind].counter?.isPersonal);

/** Applies changes of what people may open, before anything is sent, and notifies people of them. */
export const access: CreateFeed = (room) => ({
  rank: 10,
  reads: ['access'],
  async publish(messages) {
    const changes = messages.flatMap((message) => message.access);
    if (changes.length === 0) return;
    await applyAccess(room, changes);
    for (const kind of personal) room.badges.touch(kind);
  },
});

/**
 * Applies changes of what people may open: renews the access of those concerned, notifies them, and those who look at
 * people, and renews their lenses, which takes a while for thousands: nothing else is sent meanwhile. What cannot be
 * read now is renewed with the next check of sessions.
 */
async function applyAccess(room: FeedRoom, changes: AccessChange[]): Promise<void> {
  const byPerson = groupBy(changes, ({ userId }) => userId);
  const mine = ({ ctx }: LiveSocket) => [...(byPerson.get(ctx.person.id) ?? []), ...(byPerson.get(null) ?? [])];
  const concerned = [...room.sockets].filter((live) => mine(live).length > 0);
  const hasRole = (live: LiveSocket) =>
    mine(live).some(({ event }) => event === 'role_changed' || event === 'disable_user');
  const hasEnded = (live: LiveSocket) => mine(live).some(({ event }) => event === 'session_ended');
  const hasLenses = (live: LiveSocket) => mine(live).some(({ event }) => !withoutLenses.includes(event));
  const notRenewed = (error: unknown): void => room.log.warn({ err: error }, 'access and lenses were not renewed');
  await eachSocket(concerned.filter(hasEnded), (live) => checkSession(room, live));
  await renewAccessOf(room, concerned.filter(hasRole)).catch(notRenewed);
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
    for (const { ctx, io } of room.sockets) {
      if (!may(ctx, 'users', 'VIEW')) continue;
      if (people.length > namedMax) io.emit('user_updated', { v: 1, id: null });
      else for (const [id, event] of people) io.emit(event, { v: 1, id });
    }
  const withLenses = concerned.filter((live) => live.io.connected && !hasEnded(live) && hasLenses(live));
  await eachSocket(withLenses, (live) => renewLenses(live).catch(notRenewed));
  room.badges.ask();
}

/** People who are named one by one: a role may be that of thousands, and each is a message to everybody who looks at people. */
const namedMax = 20;

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
