import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brickClasses } from '../../../domain/assets/classes/classes.ts';
import { assetScene } from '../../../tests/support/asset-scene.ts';
import { parsed } from '../../../tests/support/property-scene.ts';

const scene = assetScene();
const { create, entity, refused } = scene;
const tag = () => randomUUID().slice(0, 8);
const read = <T>(query: string, variables: Record<string, unknown> = {}) =>
  scene.api.read<T>(query, scene.ada, variables);

/** A building with a numbered floor and room, and a unit in the room. */
async function wing(name: string, unit: Record<string, unknown> = {}) {
  const building = await create('Building', `Tower ${name}`);
  const floor = await create('Floor', '3', { parentId: building.id });
  const room = await create('Room', '301', { parentId: floor.id });
  const ahu = await create('AHU', `AHU-1 ${name}`, { parentId: room.id, ...unit });
  return { building, floor, room, ahu };
}

let nextAlarm = 0;
/** Stores an active alarm whose texts name the entity and its building. */
async function alarmOn(entityId: string, buildingId?: string): Promise<string> {
  nextAlarm += 1;
  const { api, customerId, systemId } = scene;
  await api.storeAlarms([{ customerId, id: nextAlarm, systemId, latestAlarmAt: Date.now() - 60_000, isActive: true }]);
  await api.storeProperties(customerId, nextAlarm, [
    { ...parsed('asset_name', ['AHU-1']), by: 'ALIAS', entityId: Number(entityId) },
    ...(buildingId ? [{ ...parsed('building', ['Tower']), by: 'ALIAS' as const, entityId: Number(buildingId) }] : []),
  ]);
  return String(nextAlarm);
}

describe('an entity', () => {
  test('AST-021 AST-039 AST-041 has its class, type, places, criticality and properties', async () => {
    const name = tag();
    const { building, floor, room, ahu } = await wing(name, {
      criticality: 4,
      shop: 'HVAC',
      properties: [{ label: 'Make', value: 'Trane' }],
    });
    const alarmId = await alarmOn(ahu.id);
    expect(
      await entity(
        ahu.id,
        `name class classId rawEntityClass assetClass criticality isPaid shop properties { label value } alarmIds
         location roomName roomNumber floor spaceType { id } locationEntities { id name class }
         criticalityPath { source criticality }`,
      ),
    ).toEqual({
      ...{ name: `AHU-1 ${name}`, class: 'AHU', classId: 'AHU', rawEntityClass: 'AHU', assetClass: 'equipment' },
      ...{ criticality: 4, isPaid: true, shop: 'HVAC', properties: [{ label: 'Make', value: 'Trane' }] },
      ...{ alarmIds: [alarmId], location: `Tower ${name} › 3F › Rm 301`, roomName: 'Rm 301', roomNumber: '301' },
      ...{ floor: '3F', spaceType: null, criticalityPath: [{ source: 'OWN', criticality: 4 }] },
      locationEntities: [
        { id: building.id, name: `Tower ${name}`, class: 'Building' },
        { id: floor.id, name: '3F', class: 'Floor' },
        { id: room.id, name: 'Rm 301', class: 'Room' },
      ],
    });
    const office = await create('Office', `Office ${name}`, { parentId: floor.id });
    expect(await entity(office.id, 'class rawEntityClass assetClass')).toEqual({
      ...{ class: 'Room', rawEntityClass: 'Office', assetClass: 'space' },
    });
    const plant = await create('Chilled Water System', `CHW ${name}`);
    expect(await entity(plant.id, 'assetClass class')).toEqual({ assetClass: 'system', class: 'Chilled Water System' });
  });

  test('AST-015 a second one of that class, building and name, or alias, is no entity of its own', async () => {
    const name = tag();
    const { building, floor, ahu } = await wing(name, { aliases: [`S-7 ${name}`] });
    const check = async (given: Record<string, unknown>) =>
      (
        await read<{ checkEntityDuplicate: { id: string } | null }>(
          `query ($class: String!, $name: String!, $parentId: ID, $id: ID) {
            checkEntityDuplicate(class: $class, name: $name, parentId: $parentId, id: $id) { id } }`,
          { class: 'AHU', ...given },
        )
      ).checkEntityDuplicate;
    // in the building, wherever in it
    expect(await check({ name: `ahu_1 ${name}`, parentId: building.id })).toEqual({ id: ahu.id });
    expect(await check({ name: `s7${name}`, parentId: floor.id })).toEqual({ id: ahu.id });
    expect(await check({ name: `AHU-2 ${name}`, parentId: building.id })).toBeNull();
    expect(await check({ name: `AHU-1 ${name}`, parentId: building.id, id: ahu.id })).toBeNull();
    expect(await check({ name: `AHU-1 ${name}` })).toBeNull();
    expect(await check({ name: `AHU-1 ${name}`, class: 'Chiller', parentId: building.id })).toBeNull();
    const made = await Promise.allSettled(
      Array.from({ length: 4 }, () => create('AHU', `AHU-9 ${name}`, { parentId: building.id })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a place is not put into an asset, an entity not into itself, and an unknown class is refused', async () => {
    const { building, floor, ahu } = await wing(tag());
    const move = 'mutation ($id: ID!, $parentId: ID) { updateEntity(id: $id, parentId: $parentId) { id } }';
    expect(await refused(move, { id: floor.id, parentId: ahu.id })).toEqual({
      ...{ code: 'INVALID', message: 'A place cannot be inside equipment or a system' },
    });
    expect((await refused(move, { id: building.id, parentId: floor.id })).code).toBe('INVALID');
    const part = await create('Fan', `Fan ${tag()}`, { parentId: ahu.id });
    expect(await refused(move, { id: ahu.id, parentId: part.id })).toEqual({
      ...{ code: 'INVALID', message: 'An asset cannot be inside itself' },
    });
    expect(await refused('mutation { createEntity(class: "Flux Capacitor", name: "F") { id } }')).toEqual({
      code: 'NOT_FOUND',
      message: 'Class "Flux Capacitor" not found',
    });
  });

  test('AST-022 AST-012 AST-073 an update changes what is given, once for each version, and is told in the activity', async () => {
    const name = tag();
    const { building, ahu } = await wing(name);
    const update = `mutation ($id: ID!, $version: Int, $name: String, $parentId: ID, $shop: String) {
      updateEntity(id: $id, expectedVersion: $version, name: $name, parentId: $parentId, shop: $shop) { version location } }`;
    const { updateEntity } = await read<{ updateEntity: { version: number; location: string } }>(update, {
      ...{ id: ahu.id, version: ahu.version, name: `AHU-2 ${name}`, parentId: building.id, shop: 'HVAC' },
    });
    expect(updateEntity).toEqual({ version: ahu.version + 1, location: `Tower ${name}` });
    expect((await refused(update, { id: ahu.id, version: ahu.version, name: 'Other' })).code).toBe('CONFLICT');
    const { entityActivityAndCount } = await read<{
      entityActivityAndCount: { entityActivity: Array<Record<string, string | null>>; count: number };
    }>(
      'query ($id: ID!) { entityActivityAndCount(entityId: $id) { entityActivity { field prevValue revValue } count } }',
      {
        id: ahu.id,
      },
    );
    expect(entityActivityAndCount.count).toBe(4);
    expect(entityActivityAndCount.entityActivity).toEqual(
      expect.arrayContaining([
        { field: 'created', prevValue: null, revValue: `AHU-1 ${name}` },
        { field: 'name', prevValue: `AHU-1 ${name}`, revValue: `AHU-2 ${name}` },
        { field: 'parentId', prevValue: '301', revValue: `Tower ${name}` },
        { field: 'shop', prevValue: null, revValue: 'HVAC' },
      ]),
    );
    await scene.api.db('entity_activity').insert(
      Array.from({ length: 105 }, (_, at) => ({
        ...{ customer_id: scene.customerId, id: randomUUID(), entity_id: ahu.id, field: 'shop' },
        created_at: new Date(at),
      })),
    );
    const page = async (offset: number) =>
      (
        await read<{ entityActivityAndCount: { entityActivity: unknown[] } }>(
          'query ($id: ID!, $offset: Int) { entityActivityAndCount(entityId: $id, offset: $offset) { entityActivity { id } } }',
          { id: ahu.id, offset },
        )
      ).entityActivityAndCount.entityActivity.length;
    expect([await page(0), await page(100)]).toEqual([100, 9]);
  });
});

describe('criticality', () => {
  test('AST-029 AST-044 AST-013 own before space type before building, and the highest of what an asset serves', async () => {
    const name = tag();
    const { building, room, ahu } = await wing(name);
    const effective = async (id: string) =>
      entity<{ effectiveCriticality: number | null; criticalityPath: unknown[] }>(
        id,
        'effectiveCriticality criticalityPath { name source sourceName criticality }',
      );
    const set = (id: string, criticality: number | null) =>
      read('mutation ($id: ID!, $value: Int) { updateCriticality(ids: [$id], criticality: $value) { id } }', {
        ...{ id, value: criticality },
      });
    expect(await effective(ahu.id)).toEqual({ effectiveCriticality: null, criticalityPath: [] });
    await set(building.id, 2);
    const fromBuilding = { source: 'BUILDING', sourceName: `Tower ${name}`, criticality: 2 };
    expect(await effective(ahu.id)).toEqual({
      ...{ effectiveCriticality: 2, criticalityPath: [{ name: `AHU-1 ${name}`, ...fromBuilding }] },
    });
    const { createSpaceType } = await read<{ createSpaceType: { id: string } }>(
      'mutation ($name: String!) { createSpaceType(name: $name, criticality: 4) { id } }',
      { name: `Lab ${name}` },
    );
    await read('mutation ($id: ID!, $type: ID) { updateEntity(id: $id, spaceTypeId: $type) { id } }', {
      ...{ id: room.id, type: createSpaceType.id },
    });
    expect((await effective(room.id)).criticalityPath).toEqual([
      { name: '301', source: 'SPACE_TYPE', sourceName: `Lab ${name}`, criticality: 4 },
    ]);
    expect((await effective(ahu.id)).effectiveCriticality).toBe(4);
    // a unit elsewhere that feeds the room serves it
    const far = await create('AHU', `Far ${name}`, { criticality: 1 });
    await scene.api.db('entity_relations').insert({
      ...{ customer_id: scene.customerId, source_id: far.id, kind: 'feeds', target_id: room.id, status: 'CONFIRMED' },
      ...{ origin: 'PERSON', created_at: new Date() },
    });
    await read('mutation ($id: ID!) { updateSpaceType(id: $id, criticality: 5) { id } }', { id: createSpaceType.id });
    expect(await effective(far.id)).toEqual({
      effectiveCriticality: 5,
      criticalityPath: [{ name: '301', source: 'SPACE_TYPE', sourceName: `Lab ${name}`, criticality: 5 }],
    });
    await set(room.id, 3);
    expect((await effective(far.id)).effectiveCriticality).toBe(3);
    const { spaceTypes } = await read<{
      spaceTypes: { spaceTypes: Array<{ associatedEntities: unknown[] }>; spaceTypeCount: number };
    }>(
      `query ($search: String) { spaceTypes(search: $search) {
        spaceTypes { name criticality spaceCount associatedEntities { id } } spaceTypeCount } }`,
      { search: name },
    );
    expect(spaceTypes).toEqual({
      spaceTypeCount: 1,
      spaceTypes: [{ name: `Lab ${name}`, criticality: 5, spaceCount: 1, associatedEntities: [{ id: room.id }] }],
    });
    const used = await refused('mutation ($id: ID!) { deleteSpaceType(id: $id) { id } }', { id: createSpaceType.id });
    expect(used).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('is used by 1 space') });
    expect((await refused(`mutation { updateCriticality(ids: ["${room.id}"], criticality: 6) { id } }`)).code).toBe(
      'INVALID',
    );
  });
});

describe('deleting', () => {
  const remove = 'mutation ($ids: [ID!]!) { deleteEntities(ids: $ids) { deleted } }';

  test('AST-011 AST-023 AST-026 what alarms, work or contents keep is not deleted; alarms are reassigned first', async () => {
    const { building, floor, room, ahu } = await wing(tag());
    const other = await create('AHU', `AHU-8 ${tag()}`, { parentId: building.id });
    const alarmId = await alarmOn(ahu.id, building.id);
    const uses = async (ids: string[]) =>
      (
        await read<{ canDeleteEntities: Array<Record<string, unknown>> }>(
          'query ($ids: [ID!]!) { canDeleteEntities(ids: $ids) { id canDelete alarmCount openWorkCount childCount reasons } }',
          { ids },
        )
      ).canDeleteEntities;
    expect(await uses([ahu.id, room.id, other.id])).toEqual([
      {
        ...{ id: ahu.id, canDelete: false, alarmCount: 1, openWorkCount: 0, childCount: 0 },
        reasons: ['It has 1 alarm. Reassign them to another asset first.'],
      },
      {
        ...{ id: room.id, canDelete: false, alarmCount: 0, openWorkCount: 0, childCount: 1 },
        reasons: ['1 other asset is in it.'],
      },
      { id: other.id, canDelete: true, alarmCount: 0, openWorkCount: 0, childCount: 0, reasons: [] },
    ]);
    expect(await refused(remove, { ids: [other.id, ahu.id] })).toMatchObject({
      ...{ code: 'CONFLICT', message: expect.stringMatching(/^AHU-1 .* cannot be deleted. It has 1 alarm/) },
    });
    const { reassignAlarmPoints } = await read<{ reassignAlarmPoints: { affected: number } }>(
      'mutation ($from: ID!, $to: ID!) { reassignAlarmPoints(entityId: $from, toEntityId: $to) { affected failures { reason } } }',
      { from: ahu.id, to: other.id },
    );
    expect(reassignAlarmPoints).toEqual({ affected: 1, failures: [] });
    expect(await entity(other.id, 'alarmIds')).toEqual({ alarmIds: [alarmId] });
    expect(await read(remove, { ids: [ahu.id] })).toEqual({ deleteEntities: { deleted: 1 } });
    expect((await refused(`{ entity(id: "${ahu.id}") { id } }`)).code).toBe('NOT_FOUND');
    // soft: the row stays, and what is in a place goes with it
    const row = { customer_id: scene.customerId, id: ahu.id };
    expect((await scene.api.db('entities').where(row).first()).deleted_at).not.toBeNull();
    expect(await read(remove, { ids: [floor.id, room.id] })).toEqual({ deleteEntities: { deleted: 2 } });
    expect((await refused(remove, { ids: [building.id] })).code).toBe('CONFLICT');
  });

  test('a manager looks, and changes nothing', async () => {
    const manager = await scene.api.newPerson(scene.customerId, 'MANAGER');
    const { ahu } = await wing(tag());
    for (const call of [
      `mutation { createEntity(class: "AHU", name: "X") { id } }`,
      `mutation { updateEntity(id: "${ahu.id}", name: "X") { id } }`,
      `mutation { deleteEntities(ids: ["${ahu.id}"]) { deleted } }`,
      `mutation { updateCriticality(ids: ["${ahu.id}"], criticality: 1) { id } }`,
      `mutation { createEntitySchema(class: { name: "X", kind: equipment }) { id } }`,
      `mutation { refreshSidecarCache { refreshed } }`,
    ])
      expect((await refused(call, {}, manager)).code).toBe('FORBIDDEN');
    const { entity: seen } = await scene.api.read<{ entity: { id: string } }>(
      `{ entity(id: "${ahu.id}") { id } }`,
      manager,
    );
    expect(seen.id).toBe(ahu.id);
  });
});

describe('classes', () => {
  const list = async (search: string, offset = 0) =>
    (
      await read<{ entityClasses: { entityClasses: Array<{ id: string; name: string }>; entityClassCount: number } }>(
        `query ($search: String, $offset: Int) { entityClasses(search: $search, offset: $offset) {
          entityClasses { id name } entityClassCount } }`,
        { search, offset },
      )
    ).entityClasses;

  test('AST-005 AST-006 AST-045 are those of Brick 1.4 by name, fifty at a time', async () => {
    const first = await list('');
    expect(first.entityClasses).toHaveLength(50);
    expect(first.entityClassCount).toBeGreaterThanOrEqual(brickClasses.length);
    expect(brickClasses.length).toBe(496);
    expect(await list('absorption')).toEqual({
      entityClasses: [{ id: 'Absorption_Chiller', name: 'Absorption Chiller' }],
      entityClassCount: 1,
    });
    const names = first.entityClasses.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect((await list('', 50)).entityClasses.map(({ name }) => name)).not.toContain(names[0]);
  });

  test('AST-020 a class of the customer is used like any other, and is kept while it is used', async () => {
    const name = `Kiln ${tag()}`;
    const { createEntitySchema: made } = await read<{ createEntitySchema: Record<string, string> }>(
      'mutation ($name: String!) { createEntitySchema(class: { name: $name, kind: equipment, parent: "HVAC Equipment" }) { id name kind parent } }',
      { name },
    );
    expect(made).toMatchObject({ name, kind: 'equipment', parent: 'HVAC_Equipment' });
    expect((await list(name)).entityClasses).toEqual([{ id: made.id, name }]);
    const again = 'mutation ($name: String!) { createEntitySchema(class: { name: $name, kind: system }) { id } }';
    expect((await refused(again, { name: name.toUpperCase() })).code).toBe('CONFLICT');
    expect((await refused(again, { name: 'chiller' })).message).toBe('Class "chiller" already exists');
    const kiln = await create(name, `K-1 ${name}`);
    expect(await entity(kiln.id, 'class classId')).toEqual({ class: name, classId: made.id });
    const remove = `mutation { deleteEntitySchema(id: "${made.id}") { id } }`;
    expect(await refused(remove)).toEqual({
      ...{ code: 'CONFLICT', message: `Class "${name}" is used by 1 asset and cannot be deleted` },
    });
    await read('mutation ($ids: [ID!]!) { deleteEntities(ids: $ids) { deleted } }', { ids: [kiln.id] });
    expect(await read(remove)).toEqual({ deleteEntitySchema: { id: made.id } });
    expect((await refused('mutation { deleteEntitySchema(id: "AHU") { id } }')).code).toBe('CONFLICT');
  });
});
