import { randomUUID } from 'node:crypto';
import { keepValues } from '../../domain/properties/property-values.ts';
import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

const newPlaceIds = () => ({
  entityClassId: randomUUID(),
  spaceTypeId: randomUUID(),
  spareSpaceTypeId: randomUUID(),
  locationId: randomUUID(),
  spareLocationId: randomUUID(),
});
/** Ids of a side's assets and places: each spare is consumed by its deletion. @param first number of its first entity. */
export const placesFrom = (first: number, ids = newPlaceIds()) => ({
  /** A building of its own. */
  entityId: String(first),
  /** An entity that nothing uses. */
  spareEntityId: String(first + 2),
  ...ids,
});
export type PlaceIds = ReturnType<typeof placesFrom>;

interface Of {
  customerId: number;
  marker: string;
  alarmId: number;
  teamId: string;
  first: number;
}

/** Stores a building with its storey, classes and types of a customer's own, where its alarm is, and places of a team. */
export async function storePlaces(
  api: TestApi,
  { customerId, marker, alarmId, teamId, first: entityId }: Of,
): Promise<PlaceIds> {
  const ids = placesFrom(entityId);
  await api.storeProperties(customerId, alarmId, [
    { type: 'rooms', value: [`Room ${marker}`], confidence: 0.9, by: 'PARSER', text: marker, field: 'pointPath' },
  ]);
  await api.db.transaction((trx) => keepValues(trx, [{ customerId, type: 'rooms', value: `Other ${marker}` }]));
  const definition = { name: 'shop', label: `Shop ${marker}`, order: 20 };
  const is = { isVisible: true, isMulti: false, isEditable: true, hasLocations: false };
  await api
    .db('alarm_configs')
    .insert({ customer_id: customerId, definitions: JSON.stringify([{ ...definition, ...is }]) });
  await api.db('entities').insert([
    {
      ...{
        customer_id: customerId,
        id: entityId,
        class: 'Building',
        name: `House ${marker}`,
        name_key: `house${marker}`,
      },
      created_at: new Date(activeAt),
    },
    {
      ...{
        customer_id: customerId,
        id: entityId + 1,
        class: 'Floor',
        name: `Storey ${marker}`,
        name_key: `storey${marker}`,
      },
      ...{ parent_id: entityId, created_at: new Date(activeAt) },
    },
  ]);
  await api.db('entity_directories').insert({ customer_id: customerId, stamp: randomUUID() });
  const spare = { name: `Spare ${marker}`, name_key: `spare${marker}`.toLowerCase(), created_at: new Date(activeAt) };
  await api.db('entities').insert({ customer_id: customerId, id: entityId + 2, class: 'AHU', shop: marker, ...spare });
  const dated = { customer_id: customerId, created_at: new Date(activeAt) };
  await api.db('entity_classes').insert({
    ...{ ...dated, id: ids.entityClassId, name: `Own ${marker}`, name_key: `own${marker}`.toLowerCase() },
    kind: 'equipment',
  });
  await api.db('space_types').insert([
    { ...dated, id: ids.spaceTypeId, name: `Type ${marker}`, name_key: `type${marker}`.toLowerCase() },
    { ...dated, id: ids.spareSpaceTypeId, name: `Unused ${marker}`, name_key: `unused${marker}`.toLowerCase() },
  ]);
  await api
    .db('entities')
    .where({ customer_id: customerId })
    .whereIn('id', [entityId, entityId + 1])
    .update({
      ...{ kind: 'space', building_id: entityId, properties: JSON.stringify([{ label: 'Make', value: marker }]) },
    });
  await api.db('entity_search_texts').insert(
    ['house', 'storey'].map((name, at) => ({
      ...{ customer_id: customerId, id: entityId + at, search_text: `${name} ${marker}`.toLowerCase() },
    })),
  );
  // the alarm is in the house, as far as its index says
  await api
    .db('alarms')
    .where({ customer_id: customerId, id: alarmId })
    .update({ property_tokens: api.db.raw('property_tokens || ?::text[]', [[`@=${entityId}`]]) });
  await api.db('entity_activity').insert({
    ...{ ...dated, id: randomUUID(), entity_id: entityId, field: 'name', rev_value: `House ${marker}` },
  });
  await api.db('locations').insert(
    Object.entries({ locationId: ids.locationId, spareLocationId: ids.spareLocationId }).map(([kind, id]) => ({
      ...{ customer_id: customerId, id, name: `${kind} ${marker}`, name_key: `${kind} ${marker}` },
      alarm_properties: JSON.stringify([{ name: 'rooms', values: [`Room ${marker}`] }]),
      created_at: new Date(activeAt),
    })),
  );
  await api.db('team_locations').insert({ customer_id: customerId, team_id: teamId, location_id: ids.locationId });
  await api.db('team_buildings').insert({ customer_id: customerId, team_id: teamId, building_id: entityId });
  return ids;
}
