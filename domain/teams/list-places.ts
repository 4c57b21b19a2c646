import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { Building } from './list-buildings.ts';
import type { Location } from './location.ts';

/** Places that a team looks after while it does not look after all buildings. */
export interface TeamPlaces {
  locations: Location[];
  buildings: Building[];
}

interface PlaceRecord {
  teamId: number;
  locations: Location[];
  buildings: Building[];
}

/** Reads the places of teams that the caller may look at, by their ids. */
export async function listPlaces(ctx: Ctx, teamIds: readonly number[]): Promise<Map<number, TeamPlaces>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: PlaceRecord[] }>(
      `select l.team_id as "teamId", '[]'::json as buildings,
         json_agg(json_build_object('id', o.id, 'name', o.name, 'alarmProperties', o.alarm_properties)
           order by o.name_key) as locations
       from team_locations l join locations o on o.customer_id = l.customer_id and o.id = l.location_id
       where l.customer_id = :customerId and l.team_id = any(:teamIds::bigint[])
       group by l.team_id
       union all
       select b.team_id, json_agg(json_build_object('id', e.id::text, 'name', e.name) order by e.name_key, e.id), '[]'
       from team_buildings b join entities e on e.customer_id = b.customer_id and e.id = b.building_id
       where b.customer_id = :customerId and b.team_id = any(:teamIds::bigint[]) and e.deleted_at is null
       group by b.team_id`,
      { customerId: ctx.customer.id, teamIds: [...teamIds] },
    ),
  );
  const places = new Map<number, TeamPlaces>();
  for (const { teamId, locations, buildings } of rows) {
    const known = places.get(teamId);
    places.set(teamId, {
      locations: [...(known?.locations ?? []), ...locations],
      buildings: [...(known?.buildings ?? []), ...buildings],
    });
  }
  return places;
}
