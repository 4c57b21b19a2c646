import { expect, test } from 'vitest';
import { locationClasses } from '../../../domain/assets/classes/classes.ts';
import { pageSizes } from '../../../domain/constants.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { assetScene } from '../../../tests/support/asset-scene.ts';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { parsed } from '../../../tests/support/property-scene.ts';

const scene = assetScene();
const { create, entity } = scene;
const read = <T>(query: string, variables: Record<string, unknown> = {}) =>
  scene.api.read<T>(query, scene.ada, variables);
const now = Date.now();

/** Stores alarms on an asset, by their numbers. */
async function alarmsOn(entityId: string, ids: readonly number[]): Promise<void> {
  const { api, customerId, systemId } = scene;
  await api.storeAlarms(
    ids.map((id) => ({ customerId, id, systemId, latestAlarmAt: now - id * 1_000, isActive: true })),
  );
  const property = { ...parsed('asset_name', ['Some unit']), by: 'ALIAS', entityId: Number(entityId) };
  await api.db.raw(
    `update alarms set properties = ?::jsonb, property_tokens = ?::text[] where customer_id = ? and id = any(?::bigint[])`,
    [
      JSON.stringify([property]),
      pgArray('text', ['asset_name', 'asset_name=Some unit', '@', `@=${entityId}`]),
      customerId,
      pgArray('bigint', ids),
    ],
  );
}

test('AST-014 spaceTypes come with the count of all that a search finds, beyond the page', async () => {
  for (let n = 0; n <= pageSizes.picker; n += 1)
    await read('mutation ($name: String!) { createSpaceType(name: $name) { id } }', { name: `Lab ${n}` });
  const types = async (search: string) =>
    (
      await read<{ spaceTypes: { spaceTypes: unknown[]; spaceTypeCount: number } }>(
        'query ($search: String) { spaceTypes(search: $search) { spaceTypes { id } spaceTypeCount } }',
        { search },
      )
    ).spaceTypes;
  const all = await types('');
  expect([all.spaceTypes.length, all.spaceTypeCount]).toEqual([50, 51]);
  expect((await types('lab 50')).spaceTypeCount).toBe(1);
});

test('AST-038 AST-040 an alarm carries its entity with its places, which are of the classes Building, Floor and Room', async () => {
  const building = await create('Building', 'Tower', { criticality: 2 });
  const floor = await create('Floor', '3', { parentId: building.id });
  const lab = await create('Laboratory', '301', { parentId: floor.id });
  const unit = await create('AHU', 'AHU-1', { parentId: lab.id });
  await read('mutation ($id: ID!) { updateEntity(id: $id, isPaid: false) { id } }', { id: unit.id });
  await alarmsOn(unit.id, [1]);
  const { fastAlarms } = await read<{ fastAlarms: Array<{ entities: unknown[] }> }>(
    `{ fastAlarms(where: { ids: ["1"] }) { entities {
      id name class isPaid location criticality floor roomName roomNumber } } }`,
  );
  expect(fastAlarms[0]?.entities).toEqual([
    {
      ...{ id: unit.id, name: 'AHU-1', class: 'AHU', isPaid: false, location: 'Tower › 3F › Rm 301', criticality: 2 },
      ...{ floor: '3F', roomName: 'Rm 301', roomNumber: '301' },
    },
  ]);
  const { locationEntities } = await entity<{ locationEntities: Array<{ class: string }> }>(
    unit.id,
    'locationEntities { class }',
  );
  expect(locationEntities.map((place) => place.class)).toEqual(['Building', 'Floor', 'Room']);
  expect(locationClasses).toEqual(['Building', 'Floor', 'Room']);
});

test('AST-048 a location has an id, a name and the alarm properties that it is found by', async () => {
  const alarmProperties = [{ name: 'building', values: ['Tower'] }];
  const { createLocation } = await read<{ createLocation: { id: string } }>(
    'mutation ($input: LocationInput!) { createLocation(input: $input) { id } }',
    { input: { name: 'Old campus', alarmProperties } },
  );
  const { locations } = await read<{ locations: unknown[] }>(
    '{ locations { id name alarmProperties { name values } } }',
  );
  expect(locations).toEqual([{ id: createLocation.id, name: 'Old campus', alarmProperties }]);
});

test('WORK-084 the tickets of an asset are listed fifty at a time', async () => {
  const unit = await create('AHU', 'AHU-2');
  await alarmsOn(unit.id, [2]);
  const stored = Array.from({ length: 51 }, (_, n) => ({ id: n + 1, createdAt: now - n * 1_000, alarms: [2] }));
  await storeTickets(scene.api, scene.customerId, stored);
  const tickets = async (more: string) =>
    (
      await read<{ entityWorkTickets: Array<{ id: string }> }>(
        `query ($id: ID!) { entityWorkTickets(entityId: $id ${more}) { id } }`,
        { id: unit.id },
      )
    ).entityWorkTickets.map(({ id }) => Number(id));
  expect([pageSizes.assetWork, (await tickets('')).length]).toEqual([50, 50]);
  expect(await tickets('offset: 50')).toHaveLength(1);
});

test('assets are found by themselves, their name, what they are in, and the label of a property', async () => {
  const hall = await create('Building', 'Long Hall');
  const pump = await create('Pump', 'P-1', { parentId: hall.id, properties: [{ label: 'Serial', value: '7' }] });
  await create('Pump', 'P-2', { parentId: hall.id });
  const found = async (field: string, value: string) =>
    (
      await read<{ entitiesAndCount: { entities: Array<{ name: string }> } }>(
        'query ($criteria: [CriterionInput!]) { entitiesAndCount(where: { criteria: $criteria }) { entities { name } } }',
        { criteria: [{ field, isExclusion: false, values: [value] }] },
      )
    ).entitiesAndCount.entities.map(({ name }) => name);
  expect(await found('entityId', pump.id)).toEqual(['P-1']);
  expect(await found('entityName', 'P-2')).toEqual(['P-2']);
  expect((await found('entityParent', hall.id)).toSorted()).toEqual(['P-1', 'P-2']);
  expect(await found('entityLabel', 'Serial')).toEqual(['P-1']);
  expect(await found('entityLabel', 'Nothing')).toEqual([]);
});

test('AST.8 a building with ten thousand alarms says how many keep it, and stays', async () => {
  const building = await create('Building', 'Alarm Hall');
  await alarmsOn(
    building.id,
    Array.from({ length: 10_000 }, (_, n) => 1_000 + n),
  );
  const { canDeleteEntities } = await read<{ canDeleteEntities: unknown[] }>(
    'query ($ids: [ID!]!) { canDeleteEntities(ids: $ids) { canDelete alarmCount reasons } }',
    { ids: [building.id] },
  );
  const reason = 'It has 10,000 alarms. Reassign them to another asset first.';
  expect(canDeleteEntities).toEqual([{ canDelete: false, alarmCount: 10_000, reasons: [reason] }]);
  const refused = await scene.refused(`mutation { deleteEntities(ids: ["${building.id}"]) { deleted } }`);
  expect(refused).toEqual({ code: 'CONFLICT', message: `Alarm Hall cannot be deleted. ${reason}` });
  // what has come to be meanwhile is judged as well: two who delete at once delete it once
  const empty = await create('Building', 'Empty Hall');
  const twice = await Promise.all(
    [0, 1].map(() => scene.api.gql(`mutation { deleteEntities(ids: ["${empty.id}"]) { deleted } }`, scene.ada)),
  );
  expect(twice.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual(['NOT_FOUND', 'done']);
});
