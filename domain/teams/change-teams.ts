import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, limitReached } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { audited, auditedRow } from '../audit/audited.ts';
import type { Fields } from '../audit/field-changes.ts';
import { teamsMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import { assertMayAsk } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishAccess } from '../identity/publish-access.ts';
import { standardLensGroup } from '../lenses/lens.ts';
import { checkedCriteria } from '../lenses/lens-input.ts';
import { publishLenses } from '../lenses/publish-lenses.ts';
import { nameSchema } from '../name-schema.ts';
import { assertTeamAdmin, findTeamRole } from '../people/team-role.ts';
import { takeIds } from '../take-ids.ts';
import { findTeam } from './list-teams.ts';
import { lockTeams } from './lock-teams.ts';
import { type Team, teamIdSchema } from './team.ts';

const name = nameSchema('Team', 100);
const alarmFilters = checkedCriteria('alarm').nullish();
const fieldsSchema = z.object({ name, input: z.object({ alarmFilters }).nullish() });
const changeSchema = z.object({
  id: teamIdSchema,
  input: z.object({ name: name.nullish(), isAllBuildings: z.boolean().nullish(), alarmFilters }),
});
const filtersSchema = z.object({ teamId: teamIdSchema, alarmOptions: checkedCriteria('alarm') });

/** Labels of other groups: a team with the same name could not be distinguished from them. */
const reserved = new RegExp(`^(${standardLensGroup}|my (alarm|work|asset) lenses|list)$`, 'i');

/**
 * Makes a team; it looks after all buildings whatever the input says (USR-058).
 * @throws AppError FORBIDDEN, INVALID, CONFLICT for a name that is taken, LIMIT for too many.
 */
export async function createTeam(ctx: Ctx, given: z.input<typeof fieldsSchema>): Promise<Team> {
  assertPermission(ctx, 'teams', 'CREATE');
  const { name, input } = fieldsSchema.parse(given);
  const filters = input?.alarmFilters ?? [];
  assertMayAsk(ctx, filters);
  const customerId = ctx.customer.id;
  const id = await forCustomer(ctx.db, customerId, async (trx) => {
    await lockTeams(trx, ctx);
    await assertFree(trx, customerId, name, null);
    const { rows: made } = await trx.raw(
      'select count(*)::int as teams, coalesce(max(id), 0) as newest from teams where customer_id = ?',
      [customerId],
    );
    if (made[0].teams >= teamsMax) throw limitReached(peopleTexts.teamLimit(teamsMax), 0);
    const taken = await takeIds(trx, customerId, 'team', { above: Number(made[0].newest) });
    await auditedRow(trx, ctx, { action: 'createTeam', table: 'teams', key: { id: taken } }, () =>
      trx('teams').insert({
        customer_id: customerId,
        id: taken,
        name,
        is_all_buildings: true,
        alarm_filters: JSON.stringify(filters),
        created_by: ctx.person.id,
        created_at: ctx.clock.now(),
      }),
    );
    return String(taken);
  });
  return findTeam(ctx, id);
}

/**
 * Changes what is given of a team: its name, whether it looks after all buildings, and its filters, which its admins
 * may change, too (USR.6).
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT for a name that is taken.
 */
export async function updateTeam(ctx: Ctx, given: z.input<typeof changeSchema>): Promise<Team> {
  const { id, input } = changeSchema.parse(given);
  const { name, isAllBuildings, alarmFilters: filters } = input;
  const isForMembers = !name && typeof isAllBuildings !== 'boolean' && filters;
  if (!isForMembers) assertPermission(ctx, 'teams', 'EDIT');
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockTeams(trx, ctx);
    await assertTeamAdmin(ctx, trx, id);
    if (filters) assertMayAsk(ctx, filters);
    if (name) await assertFree(trx, ctx.customer.id, name, id);
    const row = {
      ...(name && { name }),
      ...(typeof isAllBuildings === 'boolean' && { is_all_buildings: isAllBuildings }),
      ...(filters && { alarm_filters: JSON.stringify(filters) }),
    };
    if (Object.keys(row).length === 0) return;
    await auditedRow(trx, ctx, { action: 'updateTeam', table: 'teams', key: { id } }, () =>
      trx('teams').where({ customer_id: ctx.customer.id, id }).update(row),
    );
    await publishLenses(trx, ctx, null);
  });
  return findTeam(ctx, String(id));
}

/** Deletes a team with its lenses. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function deleteTeam(ctx: Ctx, input: { id: string }): Promise<{ id: string }> {
  assertPermission(ctx, 'teams', 'DELETE');
  const id = teamIdSchema.parse(input.id);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockTeams(trx, ctx);
    await findTeamRole(trx, ctx, id);
    // whoever is adding a member finishes first, and then nobody else can
    await trx('teams').where({ customer_id: ctx.customer.id, id }).forUpdate().first('id');
    const bound = { customer_id: ctx.customer.id, team_id: id };
    const audit = {
      action: 'deleteTeam',
      subject: { kind: 'team', id },
      read: () => readWhole(trx, ctx.customer.id, id),
    };
    const members = await audited(trx, ctx, audit, async () => {
      for (const table of ['team_locations', 'team_buildings']) await trx(table).where(bound).delete();
      const left = await trx('team_members').where(bound).delete().returning('user_id');
      const lenses = await trx('lenses').where(bound).delete().returning('id');
      for (const table of ['lens_places', 'default_lenses'])
        await trx(table)
          .where({ customer_id: ctx.customer.id })
          .whereIn(
            'lens_id',
            lenses.map((lens) => lens.id),
          )
          .delete();
      await trx('teams').where({ customer_id: ctx.customer.id, id }).delete();
      return left;
    });
    await publishAccess(
      trx,
      ctx,
      members.map(({ user_id }) => ({ event: 'team_removed', userId: user_id, teamId: String(id) })),
    );
    await publishLenses(trx, ctx, null);
  });
  return { id: String(id) };
}

/** A team with what is deleted with it, for the audit log. */
async function readWhole(trx: Transaction, customerId: number, id: number): Promise<Fields | null> {
  const bound = { customer_id: customerId, team_id: id };
  const team = await trx('teams').where({ customer_id: customerId, id }).first('name', 'alarm_filters');
  if (!team) return null;
  const members = await trx('team_members').where(bound).orderBy('user_id').pluck('user_id');
  const lenses = await trx('lenses').where(bound).orderBy('name').pluck('name');
  return { name: team.name, alarmFilters: team.alarm_filters, members, lenses };
}

/**
 * Sets the filters that narrow the lenses of a team (USR-046); its admins may, too (USR.6).
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID for wrong criteria.
 */
export async function updateTeamAlarmFilters(ctx: Ctx, input: z.input<typeof filtersSchema>): Promise<Team> {
  const { teamId, alarmOptions } = filtersSchema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await assertTeamAdmin(ctx, trx, teamId);
    assertMayAsk(ctx, alarmOptions);
    await auditedRow(trx, ctx, { action: 'updateTeamAlarmFilters', table: 'teams', key: { id: teamId } }, () =>
      trx('teams')
        .where({ customer_id: ctx.customer.id, id: teamId })
        .update({ alarm_filters: JSON.stringify(alarmOptions) }),
    );
    await publishLenses(trx, ctx, null);
  });
  return findTeam(ctx, String(teamId));
}

async function assertFree(trx: Transaction, customerId: number, name: string, id: number | null): Promise<void> {
  if (reserved.test(name)) throw conflict(peopleTexts.teamExists(name));
  const { rows } = await trx.raw(
    'select id from teams where customer_id = ? and lower(name) = lower(?) and id is distinct from ?::bigint',
    [customerId, name, id],
  );
  if (rows.length > 0) throw conflict(peopleTexts.teamExists(name));
}
