import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { peopleTexts } from '../../texts/server/people.ts';
import { audited } from '../audit/audited.ts';
import { teamPlacesMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishLenses } from '../lenses/publish-lenses.ts';
import { findTeamRole } from '../people/team-role.ts';
import { findTeam } from './list-teams.ts';
import { locationIdSchema } from './location.ts';
import { lockTeams } from './lock-teams.ts';
import { type Team, teamIdSchema } from './team.ts';

const buildingIdSchema = z
  .string()
  .regex(/^\d{1,15}$/, peopleTexts.buildingNotFound)
  .transform(Number);
const schema = z.object({
  teamId: teamIdSchema,
  locationIds: z.array(locationIdSchema).max(teamPlacesMax),
  buildingIds: z.array(buildingIdSchema).max(teamPlacesMax),
});

/**
 * Gives a team the places that it looks after, instead of those it had. They count while it does not look after all
 * buildings; its lenses show the difference at once.
 * @throws AppError FORBIDDEN, NOT_FOUND for the team or a place that the customer does not have, INVALID.
 */
export async function associateTeamAttributes(ctx: Ctx, input: z.input<typeof schema>): Promise<Team> {
  assertPermission(ctx, 'teams', 'EDIT');
  const given = schema.parse(input);
  const places = {
    locations: { table: 'team_locations', column: 'location_id', ids: [...new Set(given.locationIds)] },
    buildings: { table: 'team_buildings', column: 'building_id', ids: [...new Set(given.buildingIds)] },
  } as const;
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockTeams(trx, ctx);
    await findTeamRole(trx, ctx, given.teamId);
    await assertKnown(trx, ctx, places.locations.ids, places.buildings.ids);
    const key = { customer_id: ctx.customer.id, team_id: given.teamId };
    const idsOf = ({ table, column }: { table: string; column: string }) =>
      trx(table).where(key).orderBy(column).pluck(column);
    const read = async () => ({
      locations: await idsOf(places.locations),
      buildings: (await idsOf(places.buildings)).map(Number),
    });
    const subject = { kind: 'team', id: given.teamId };
    await audited(trx, ctx, { action: 'associateTeamAttributes', subject, read }, async () => {
      for (const { table, column, ids } of Object.values(places)) {
        await trx(table).where(key).delete();
        if (ids.length > 0) await trx(table).insert(ids.map((id) => ({ ...key, [column]: id })));
      }
    });
    await publishLenses(trx, ctx, null);
  });
  return findTeam(ctx, String(given.teamId));
}

async function assertKnown(
  trx: Transaction,
  { customer }: Pick<Ctx, 'customer'>,
  locationIds: readonly string[],
  buildingIds: readonly number[],
): Promise<void> {
  const { rows } = await trx.raw(
    `select (select count(*)::int from locations where customer_id = :customerId and id = any(:locationIds::uuid[]))
         as locations,
       (select count(*)::int from entities where customer_id = :customerId and id = any(:buildingIds::bigint[])
         and class = 'Building' and deleted_at is null) as buildings`,
    { customerId: customer.id, locationIds: [...locationIds], buildingIds: [...buildingIds] },
  );
  if (rows[0].locations < locationIds.length) throw notFound(peopleTexts.locationNotFound);
  if (rows[0].buildings < buildingIds.length) throw notFound(peopleTexts.buildingNotFound);
}
