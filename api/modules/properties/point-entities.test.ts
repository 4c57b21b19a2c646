import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answer, type DetailsResult, parsed, propertyScene } from '../../../tests/support/property-scene.ts';

const scene = propertyScene();
const { alarm, read } = scene;

describe('places and assets', () => {
  const create = async (given: Record<string, unknown>) =>
    (
      await scene.api.read<{ createEntity: { id: string } }>(
        `mutation ($class: String!, $name: String!, $parentId: ID, $criticality: Int, $aliases: [String!]) {
          createEntity(class: $class, name: $name, parentId: $parentId, criticality: $criticality, aliases: $aliases) { id } }`,
        scene.ada,
        given,
      )
    ).createEntity.id;

  test('ALM-011 ALM-015 ALM-024 a point is given to an asset: its places and criticality are certain, and its path is known', async () => {
    const tag = randomUUID().slice(0, 8);
    const building = await create({ class: 'Building', name: `Tower ${tag}` });
    const floor = await create({ class: 'Floor', name: `3F ${tag}`, parentId: building });
    const unit = await create({
      class: 'AHU',
      name: `AHU-07 ${tag}`,
      parentId: floor,
      criticality: 5,
      aliases: [`S-7 ${tag}`],
    });
    const id = await alarm([parsed('building', ['R&D'])]);
    const { updateAlarmPointEntity } = await scene.api.read<{ updateAlarmPointEntity: DetailsResult }>(
      `mutation { updateAlarmPointEntity(ids: ["${id}"], pointEntityId: "${unit}") ${answer} }`,
      scene.ada,
    );
    expect(updateAlarmPointEntity.affected).toBe(1);
    expect(await read(id)).toMatchObject({
      asset_name: { value: [`AHU-07 ${tag}`], confidence: 1 },
      asset_type: { value: ['AHU'] },
      asset_criticality: { value: ['5'] },
      building: { value: [`Tower ${tag}`], confidence: 1 },
      floors: { value: [`3F ${tag}`] },
    });
    const { alarmEntityPath, fastAlarms } = await scene.api.read<{
      alarmEntityPath: Array<{ name: string; class: string }>;
      fastAlarms: Array<{ pointEntityId: string; entityIds: string[]; entities: Array<{ name: string }> }>;
    }>(
      `{ alarmEntityPath(alarmId: "${id}") { name class }
         fastAlarms(where: { ids: ["${id}"] }) { pointEntityId entityIds entities { name } } }`,
      scene.ada,
    );
    expect(alarmEntityPath.map(({ class: kind }) => kind)).toEqual(['Building', 'Floor', 'AHU']);
    expect(fastAlarms[0]?.pointEntityId).toBe(unit);
    expect(new Set(fastAlarms[0]?.entityIds)).toEqual(new Set([unit, floor, building]));
    const listed = async (args: string) =>
      (
        await scene.api.read<{
          alarmEntitiesByType: { alarmEntities: Array<{ name: string; hasChildren: boolean }>; count: number };
        }>(`{ alarmEntitiesByType(${args}) { alarmEntities { name hasChildren } count } }`, scene.ada)
      ).alarmEntitiesByType;
    expect(await listed(`type: Asset, search: "${tag}"`)).toEqual({
      alarmEntities: [{ name: `AHU-07 ${tag}`, hasChildren: false }],
      count: 1,
    });
    expect((await listed(`type: Space, search: "${tag}", offset: 1`)).alarmEntities).toEqual([
      { name: `Tower ${tag}`, hasChildren: true },
    ]);
    expect((await listed(`type: Space, parentId: "${building}"`)).alarmEntities.map(({ name }) => name)).toEqual([
      `3F ${tag}`,
    ]);
    // top level of the picker: the tower, and the unit, which has no parent of its kind
    expect((await listed(`type: Space, isTop: true, search: "${tag}"`)).alarmEntities).toEqual([
      { name: `Tower ${tag}`, hasChildren: true },
    ]);
    expect((await listed(`type: Asset, isTop: true, search: "${tag}"`)).count).toBe(1);
    const { errors } = await scene.api.gql(
      `mutation { createEntity(class: "AHU", name: "ahu 07 ${tag}", parentId: "${floor}") { id } }`,
      scene.ada,
    );
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
