import { expect, test } from 'vitest';
import { assetScene } from '../../../tests/support/asset-scene.ts';
import { parsed } from '../../../tests/support/property-scene.ts';

const scene = assetScene();

test('a team keeps its alarms and assets when its building is renamed, and loses them when it is deleted (USR.15)', async () => {
  const { api, ada, customerId, systemId } = scene;
  const north = await scene.create('Building', 'North');
  const south = await scene.create('Building', 'South');
  const floor = await scene.create('Floor', '1', { parentId: north.id });
  // one that named the building, one that a person says is there, one elsewhere
  await api.storeAlarms([1, 2, 3].map((id) => ({ customerId, id, systemId, latestAlarmAt: id })));
  await api.storeProperties(customerId, 1, [
    { ...parsed('building', ['North']), by: 'ALIAS', entityId: Number(north.id) },
  ]);
  await api.storeProperties(customerId, 2, [parsed('building', ['Old mill'])]);
  await api.storeProperties(customerId, 3, [
    { ...parsed('building', ['South']), by: 'ALIAS', entityId: Number(south.id) },
  ]);
  const { createTeam: team } = await api.read<{ createTeam: { id: string } }>(
    'mutation { createTeam(name: "Labs") { id } }',
    ada,
  );
  await api.read(
    `mutation ($team: ID!, $building: ID!) {
      associateTeamAttributes(teamId: $team, locationIds: [], buildingIds: [$building]) { id }
      updateTeam(id: $team, input: { isAllBuildings: false }) { id } }`,
    ada,
    { team: team.id, building: north.id },
  );
  const lensOf = async (type: 'alarm' | 'asset', category: string) =>
    (
      await api.read<{ createLens: { id: string } }>(
        'mutation ($input: CreateLensInput!) { createLens(input: $input) { id } }',
        ada,
        { input: { teamId: team.id, type, category, name: `Its ${type}s`, criteria: [] } },
      )
    ).createLens.id;
  const [alarms, assets] = [await lensOf('alarm', 'all_alarms'), await lensOf('asset', 'all_assets')];
  const shown = async () => {
    const { fastAlarms, entitiesAndCount, lenses } = await api.read<{
      fastAlarms: Array<{ id: string }>;
      entitiesAndCount: { entities: Array<{ id: string }> };
      lenses: Array<{ scope: Array<{ values: string[] }> }>;
    }>(
      `query ($alarms: ID!, $assets: ID!) {
        fastAlarms(lensId: $alarms) { id }
        entitiesAndCount(where: { lensId: $assets }) { entities { id } }
        lenses(where: { ids: [$alarms] }) { scope { values } } }`,
      ada,
      { alarms, assets },
    );
    const ids = (rows: Array<{ id: string }>) => rows.map(({ id }) => id).toSorted();
    return { alarms: ids(fastAlarms), assets: ids(entitiesAndCount.entities), scope: lenses[0]?.scope[0]?.values[0] };
  };
  const all = { alarms: ['1'], assets: [north.id, floor.id].toSorted() };
  expect(await shown()).toMatchObject(all);
  await api.read('mutation ($id: ID!) { updateEntity(id: $id, name: "Old mill") { id } }', ada, { id: north.id });
  // those that name it as it is called now, too
  expect(await shown()).toMatchObject({ ...all, alarms: ['1', '2'] });
  await api.db('entities').where({ customer_id: customerId, id: floor.id }).update({ deleted_at: new Date() });
  await api.db('alarms').where({ customer_id: customerId }).update({ property_tokens: [], properties: '[]' });
  await api.read('mutation ($id: ID!) { deleteEntities(ids: [$id]) { deleted } }', ada, { id: north.id });
  await api.storeProperties(customerId, 2, [parsed('building', ['Old mill'])]);
  expect(await shown()).toMatchObject({ alarms: [], assets: [] });
});
