import { createAlarmStatus } from '../../domain/alarms/decisions/change-statuses.ts';
import { createEntity } from '../../domain/alarms/details/entities.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { findAccess } from '../../domain/identity/find-access.ts';
import { findAsker } from '../../domain/identity/find-asker.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { associateTeamAttributes } from '../../domain/teams/associate-team-attributes.ts';
import { addTeamMember } from '../../domain/teams/change-members.ts';
import { createTeam, updateTeam } from '../../domain/teams/change-teams.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { buildings } from './campus.ts';
import { ownStatus } from './live-through.ts';
import { dayMs, type Span } from './patterns.ts';
import { members, teams } from './people.ts';

/** Whom the campus is prepared for. */
export interface Campus {
  db: Database;
  log: Log;
  customerId: number;
  /** E-mail of the administrator who sets it up. */
  adminEmail: string;
  /** Password of the people of the campus. */
  password: string;
}

/**
 * Creates the people of the campus, its teams, buildings and floors, and its own status, by the product's verbs. What
 * exists stays as it is.
 * @returns ids of all people of the customer, by e-mail.
 */
export async function prepareCampus(campus: Campus, span: Span): Promise<Map<string, string>> {
  const { db, customerId } = campus;
  for (const { email, displayName, title, authRole } of members) {
    const known = await db('users').where({ email }).first('id');
    if (known) continue;
    const memberships = [{ customerId, authRole, title }];
    await createUser(db, { email, displayName, password: campus.password, memberships });
  }
  await dateMemberships(campus, span);
  const rows = await db('memberships as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where('m.customer_id', customerId)
    .select<Array<{ id: string; email: string }>>('u.id', 'u.email');
  const userIds = new Map(rows.map(({ id, email }) => [email, id]));
  const ctx = await contextOf(campus, userIds);
  const buildingIds = await createPlaces(ctx, campus);
  await createTeams(ctx, campus, userIds, buildingIds);
  if (!ctx.customer.customStatuses.some(({ name }) => name === ownStatus))
    await createAlarmStatus(ctx, { name: ownStatus });
  return userIds;
}

/** The administrator, as verbs know them. */
async function contextOf({ db, log, customerId, adminEmail }: Campus, userIds: Map<string, string>): Promise<Ctx> {
  const userId = userIds.get(adminEmail) ?? '';
  const asker = await findAsker({ db, clock: systemClock }, { userId, customerId });
  const access = asker && (await findAccess(db, asker.person, customerId));
  if (!access) throw new Error(`${adminEmail} has no access to customer ${customerId}`);
  const { authRole, membership } = access;
  const request = { requestId: 'campus', address: '127.0.0.1', tokenHash: Buffer.alloc(0) };
  // the verbs of people and places read no history
  return { ...asker, ...request, db, log, authRole, membership, history: undefined as never };
}

/** Since when people have been there, as the past needs it; a person who left is disabled since then. */
async function dateMemberships({ db, customerId }: Campus, { midnights }: Span): Promise<void> {
  const [first, last] = [midnights[0] as number, midnights.at(-1) as number];
  const at = (part: number): Date => new Date(Math.min(first + part * (last - first), last - dayMs));
  // those of the demo were there before
  await db.raw(
    `update memberships set invited_at = :at, activated_at = :at
     where customer_id = :customerId and status = 'active' and activated_at > :at`,
    { customerId, at: at(0) },
  );
  for (const { email, joined, left } of members) {
    const user = db('users').where({ email }).select('id');
    const since = { invited_at: at(joined), activated_at: at(joined) };
    await db('memberships').where({ customer_id: customerId, user_id: user }).update(since);
    if (left === undefined) continue;
    const until = { status: 'disabled', status_changed_at: at(left) };
    await db('memberships').where({ customer_id: customerId, user_id: user, status: 'active' }).update(until);
  }
}

/** @returns ids of the buildings, by name. */
async function createPlaces(ctx: Ctx, { db, customerId }: Campus): Promise<Map<string, number>> {
  const idOf = async (kind: string, name: string, parentId: number | null): Promise<number> => {
    const place = { customer_id: customerId, class: kind, name, parent_id: parentId, deleted_at: null };
    const found = await db('entities').where(place).first('id');
    const parent = parentId === null ? {} : { parentId: String(parentId) };
    return found ? Number(found.id) : (await createEntity(ctx, { class: kind, name, ...parent })).id;
  };
  const ids = new Map<string, number>();
  for (const { name, floors } of buildings) {
    const id = await idOf('Building', name, null);
    ids.set(name, id);
    for (let floor = 1; floor <= floors; floor += 1) await idOf('Floor', `Floor ${floor}`, id);
  }
  return ids;
}

async function createTeams(
  ctx: Ctx,
  { db, customerId }: Campus,
  userIds: Map<string, string>,
  buildingIds: Map<string, number>,
): Promise<void> {
  for (const team of teams) {
    const known = await db('teams').where({ customer_id: customerId, name: team.name }).first('id');
    if (known) continue;
    const id = String((await createTeam(ctx, { name: team.name })).id);
    if (team.buildings.length > 0) {
      const ids = team.buildings.map((name) => String(buildingIds.get(name)));
      await associateTeamAttributes(ctx, { teamId: id, locationIds: [], buildingIds: ids });
      await updateTeam(ctx, { id, input: { isAllBuildings: false } });
    }
    for (const [index, email] of team.members.entries())
      await addTeamMember(ctx, {
        ...{ teamId: id, userId: userIds.get(email) as string },
        role: index === 0 ? 'TEAM_ADMIN' : 'TEAM_MEMBER',
      });
  }
}
