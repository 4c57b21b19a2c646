import { createAlarmStatus } from '../../domain/alarms/decisions/change-statuses.ts';
import { createEntity, type NewEntity } from '../../domain/asset-management/create-entity.ts';
import { createRelations } from '../../domain/assets/relations/create-relations.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { findAccess } from '../../domain/identity/find-access.ts';
import { findAsker } from '../../domain/identity/find-asker.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { associateTeamAttributes } from '../../domain/teams/associate-team-attributes.ts';
import { addTeamMember } from '../../domain/teams/change-members.ts';
import { createTeam, updateTeam } from '../../domain/teams/change-teams.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Database, forCustomer } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { buildings, equipmentOf } from './campus.ts';
import { type CampusAsset, relationsOf } from './campus-relations.ts';
import { drawBuildings, drawFloorPlan } from './draw-campus.ts';
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
 * Creates the people of the campus, its teams, buildings with their shapes and floors, its assets with what serves what,
 * the floor plan of one floor, and its own status, by the product's verbs. What exists stays as it is.
 * @param scale how many times as many units each floor has.
 * @returns ids of all people of the customer, by e-mail.
 */
export async function prepareCampus(campus: Campus, span: Span, scale: number): Promise<Map<string, string>> {
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
  await drawBuildings(ctx, campus, buildingIds);
  await createAssets(ctx, campus, buildingIds, scale);
  await drawFloorPlan(ctx, campus, buildingIds);
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
  const request = { requestId: 'campus', address: '127.0.0.1', tokenHash: Buffer.alloc(0), isConfined: false };
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
  const createPlace = (place: NewEntity) => forCustomer(ctx.db, customerId, (trx) => createEntity(trx, ctx, place));
  const idOf = async (kind: string, name: string, parentId: number | null): Promise<number> => {
    const place = { customer_id: customerId, class: kind, name, parent_id: parentId, deleted_at: null };
    const found = await db('entities').where(place).first('id');
    const parent = parentId === null ? {} : { parentId: String(parentId) };
    return found ? Number(found.id) : (await createPlace({ class: kind, name, ...parent })).id;
  };
  const ids = new Map<string, number>();
  for (const { name, floors } of buildings) {
    const id = await idOf('Building', name, null);
    ids.set(name, id);
    for (let floor = 1; floor <= floors; floor += 1) await idOf('Floor', `Floor ${floor}`, id);
  }
  return ids;
}

/** Assets that are created in one transaction: no other changes relations meanwhile. */
const assetsAtOnce = 200;

/** Name of a room as sources call it. */
const atSource = (room: string): string => room.replace(/^Room /, 'Rm ');

/** Creates the assets of the campus and the rooms that they serve, and relates them. */
async function createAssets(
  ctx: Ctx,
  { db, customerId }: Campus,
  buildingIds: Map<string, number>,
  scale: number,
): Promise<void> {
  const { assets, relations } = relationsOf(equipmentOf(scale));
  const key = (parentId: number | null, kind: string, name: string) => `${parentId}/${kind}/${name}`;
  const known = new Map<string, number>();
  const rows = await db('entities').where({ customer_id: customerId, deleted_at: null });
  for (const { id, parent_id, class: kind, name } of rows) known.set(key(parent_id, kind, name), Number(id));
  const parentOf = ({ building, floor }: CampusAsset): number | null => {
    const buildingId = buildingIds.get(building) ?? null;
    return floor === null ? buildingId : (known.get(key(buildingId, 'Floor', `Floor ${floor}`)) ?? null);
  };
  const keyOfAsset = (asset: CampusAsset) => key(parentOf(asset), asset.class, asset.name);
  const missing = assets.filter((asset) => !known.has(keyOfAsset(asset)));
  for (let at = 0; at < missing.length; at += assetsAtOnce)
    await forCustomer(ctx.db, customerId, async (trx) => {
      for (const asset of missing.slice(at, at + assetsAtOnce)) {
        const parentId = String(parentOf(asset));
        const aliases = asset.class === 'Room' ? [atSource(asset.name)] : [];
        const { id } = await createEntity(trx, ctx, { class: asset.class, name: asset.name, parentId, aliases });
        known.set(keyOfAsset(asset), id);
      }
    });
  const idOf = (asset: CampusAsset) => known.get(keyOfAsset(asset)) as number;
  const declared = relations.map(({ source, kind, target }) => ({
    ...{ entityId: idOf(source), kind, otherId: idOf(target) },
  }));
  await forCustomer(ctx.db, customerId, (trx) => createRelations(trx, ctx, declared, { origin: 'PERSON' }));
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
