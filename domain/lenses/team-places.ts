import type { Transaction } from '../../platform/database.ts';
import { entityToken } from '../alarms/model/property.ts';
import { type PropertyValues, placeValue } from '../lists/alarms/place-filters.ts';

interface PlaceRecord {
  teamId: number;
  properties: PropertyValues[];
}

/** Reads what each of some teams looks after, as values of the filter `places`. */
export async function readTeamPlaces(
  trx: Transaction,
  customerId: number,
  teamIds: readonly number[],
): Promise<Map<number, string[]>> {
  const places = new Map<number, string[]>();
  if (teamIds.length === 0) return places;
  const { rows } = await trx.raw<{ rows: PlaceRecord[] }>(
    `select b.team_id as "teamId",
       json_build_array(json_build_object('name', 'building', 'values', json_agg(e.name order by e.id)),
         json_build_object('name', '${entityToken}', 'values', json_agg(e.id::text order by e.id))) as properties
     from team_buildings b join entities e on e.customer_id = b.customer_id and e.id = b.building_id
     where b.customer_id = :customerId and b.team_id = any(:teamIds::bigint[]) and e.deleted_at is null
     group by b.team_id
     union all
     select l.team_id, o.alarm_properties::json
     from team_locations l join locations o on o.customer_id = l.customer_id and o.id = l.location_id
     where l.customer_id = :customerId and l.team_id = any(:teamIds::bigint[])`,
    { customerId, teamIds: [...new Set(teamIds)] },
  );
  for (const { teamId, properties } of rows)
    places.set(teamId, [...(places.get(teamId) ?? []), placeValue(properties)].sort());
  return places;
}
