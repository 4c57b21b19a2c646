import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recomputeActivity } from '../../../domain/asset-management/recompute-activity.ts';
import { ringOf } from '../../../domain/maps/shape.ts';
import { systemClock } from '../../../platform/clock.ts';
import { assetScene, type MadeEntity } from '../../../tests/support/asset-scene.ts';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import { parsed } from '../../../tests/support/property-scene.ts';
import { until } from '../../../tests/support/until.ts';
import { mapTexts } from '../../../texts/server/maps.ts';

const scene = assetScene();
const { create } = scene;
let north: MadeEntity;
let south: MadeEntity;
let unit: MadeEntity;
let clients: ReturnType<typeof createLiveClients>;
beforeAll(async () => {
  clients = createLiveClients(scene.api);
  north = await create('Building', 'House 2');
  south = await create('Building', 'House 10');
  const floor = await create('Floor', '1', { parentId: north.id });
  unit = await create('AHU', 'AHU-1', { parentId: floor.id });
});
afterEach(() => clients.close());

interface OnMap {
  id: string;
  name: string;
  activeAlarmCount: number;
  priority: number | null;
  impact: string;
  geoJSON: unknown;
  version: number;
  cursor: string;
}
const listing = `query ($searchTerm: String, $ids: [ID!], $limit: Int, $after: String) {
  getMapViewBuildingAssets(searchTerm: $searchTerm, ids: $ids, limit: $limit, after: $after) {
    buildingAssets { id name activeAlarmCount priority impact geoJSON version cursor } count } }`;
const listed = async (variables: Record<string, unknown> = {}) =>
  (
    await scene.api.read<{ getMapViewBuildingAssets: { buildingAssets: OnMap[]; count: number } }>(
      listing,
      scene.ada,
      variables,
    )
  ).getMapViewBuildingAssets;
const updating = `mutation ($id: ID!, $geoJson: JSON, $expectedVersion: Int) {
  updateAssetGeoJson(id: $id, geoJson: $geoJson, expectedVersion: $expectedVersion) { id version geoJSON } }`;
const draw = async (id: string, geoJson: unknown, expectedVersion: number | null = null) =>
  (await scene.api.read<{ updateAssetGeoJson: OnMap }>(updating, scene.ada, { id, geoJson, expectedVersion }))
    .updateAssetGeoJson;

const house = ringOf([
  [-93.2, 44.9],
  [-93.199, 44.9],
  [-93.199, 44.901],
  [-93.2, 44.901],
]);

let lastAlarm = 0;
/** Stores an active alarm on the unit, as parsers and the worker leave it. */
async function alarm(given: Partial<Parameters<typeof scene.api.storeAlarms>[0][number]>) {
  const { api, customerId, systemId } = scene;
  lastAlarm += 1;
  const id = lastAlarm;
  const [state] = await api.storeAlarms([{ customerId, id, systemId, latestAlarmAt: Date.now(), ...given }]);
  if (!state) throw new Error('nothing was stored');
  await api.storeProperties(customerId, id, [
    { ...parsed('asset_name', ['AHU-1']), by: 'ALIAS', entityId: Number(unit.id) },
  ]);
  await recomputeActivity({ db: api.db, clock: systemClock, customer: { id: customerId } }, [id]);
  return state;
}

test('AST-019 lists buildings in the order people count, a page after a row, and those that a term finds', async () => {
  const all = await listed({ limit: 1_000 });
  expect(all.count).toBe(2);
  expect(all.buildingAssets.map(({ name, geoJSON, impact, priority }) => [name, geoJSON, impact, priority])).toEqual([
    ['House 2', null, 'GREEN', null],
    ['House 10', null, 'GREEN', null],
  ]);
  const first = await listed({ limit: 1 });
  expect(first.buildingAssets.map(({ id }) => id)).toEqual([north.id]);
  const next = await listed({ limit: 1, after: first.buildingAssets[0]?.cursor });
  expect(next.buildingAssets.map(({ id }) => id)).toEqual([south.id]);
  expect(await listed({ searchTerm: 'house 1' })).toMatchObject({ count: 1, buildingAssets: [{ id: south.id }] });
  expect(await listed({ searchTerm: '%' })).toEqual({ count: 0, buildingAssets: [] });
  expect((await listed({ ids: [south.id, unit.id] })).buildingAssets.map(({ id }) => id)).toEqual([south.id]);
  expect(await scene.refused(listing, { after: 'x' })).toMatchObject({ code: 'INVALID' });
  expect(await scene.refused(listing, { limit: 1_001 })).toMatchObject({ code: 'INVALID' });
  const stranger = await scene.api.newPerson(scene.customerId, 'OCCUPANT');
  expect(await scene.refused(listing, {}, stranger)).toMatchObject({ code: 'FORBIDDEN' });
});

describe('a shape', () => {
  test('AST-031 is set, changed and taken away, and each is in the audit log and in the activity', async () => {
    const { id, version } = north;
    const first = await draw(id, { type: 'Feature', properties: {}, geometry: house }, version);
    expect(first).toEqual({ id, version: version + 1, geoJSON: house });
    // once more is no change
    expect(await draw(id, house)).toEqual(first);
    expect((await listed()).buildingAssets[0]).toMatchObject({ id, geoJSON: house, version: version + 1 });
    expect(await scene.refused(updating, { id, geoJson: null, expectedVersion: version })).toEqual({
      ...{ code: 'CONFLICT', message: mapTexts.changed(id) },
    });
    const point = { type: 'Point', coordinates: [-93.2, 44.9] };
    await draw(id, point);
    expect((await draw(id, null)).geoJSON).toBeNull();
    const audit = await scene.api
      .db('audit_log')
      .where({ customer_id: scene.customerId, action: 'updateAssetGeoJson', subject_id: id })
      .orderBy('at')
      .select('user_id', 'before', 'after');
    expect(audit).toMatchObject([
      { user_id: scene.ada.id, before: { geoJson: null }, after: { geoJson: house } },
      { before: { geoJson: house }, after: { geoJson: point } },
      { before: { geoJson: point }, after: { geoJson: null } },
    ]);
    const { entityActivityAndCount } = await scene.api.read<{
      entityActivityAndCount: { entityActivity: Array<{ field: string; prevValue: string; revValue: string }> };
    }>(
      'query ($id: ID!) { entityActivityAndCount(entityId: $id) { entityActivity { field prevValue revValue } } }',
      scene.ada,
      { id },
    );
    const lines = entityActivityAndCount.entityActivity.filter(({ field }) => field === 'geoJson');
    expect(lines.map(({ prevValue, revValue }) => [prevValue, revValue])).toEqual([
      ['Point', null],
      ['Ring of 4 corners', 'Point'],
      [null, 'Ring of 4 corners'],
    ]);
  });

  test('that is none, or of something else than a building, is refused at the field, and nothing changes', async () => {
    const hourglass = ringOf([
      [-93.2, 44.9],
      [-93.199, 44.901],
      [-93.199, 44.9],
      [-93.2, 44.901],
    ]);
    const { errors } = await scene.api.gql(updating, scene.ada, { id: south.id, geoJson: hourglass });
    expect(errors?.[0]).toMatchObject({
      message: mapTexts.crosses,
      extensions: { code: 'INVALID', fields: [{ path: 'geoJson', message: mapTexts.crosses }] },
    });
    expect(await scene.refused(updating, { id: south.id })).toMatchObject({ message: mapTexts.notGeoJson });
    expect(await scene.refused(updating, { id: unit.id, geoJson: house })).toEqual({
      ...{ code: 'INVALID', message: mapTexts.onlyBuildings },
    });
    expect(await scene.refused(updating, { id: '999999', geoJson: house })).toMatchObject({ code: 'NOT_FOUND' });
    const reader = await scene.api.newPerson(scene.customerId, 'MANAGER');
    expect(await scene.refused(updating, { id: south.id, geoJson: house }, reader)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await listed({ ids: [south.id] })).buildingAssets[0]).toMatchObject({ geoJSON: null, version: 1 });
  });

  test('with coordinates swapped is known by the other buildings', async () => {
    await draw(north.id, { type: 'Point', coordinates: [12.5, 41.9] });
    const swapped = { type: 'Point', coordinates: [41.91, 12.49] };
    expect(await scene.refused(updating, { id: south.id, geoJson: swapped })).toMatchObject({
      message: mapTexts.swapped,
    });
    // as far away, but not the same place swapped
    await draw(south.id, { type: 'Point', coordinates: [77.2, 28.6] });
  });
});

test('LIVE-038 who has the map open is notified of a building whose alarms change, and that it is gone', async () => {
  const { api, customerId } = scene;
  const [watched, other] = [await clients.signedIn(scene.ada), await clients.signedIn(scene.ada)];
  const occupant = await clients.signedIn(await api.newPerson(customerId, 'OCCUPANT'));
  for (const { socket } of [watched, occupant]) socket.emit('map_open', true);
  const sent = () => watched.of('map_entity_updated').filter(({ id }) => id === north.id);
  const state = await alarm({ priority: 2, isServiceImpacting: false });
  const publish = (given: Parameters<typeof api.publish>[1]) => api.publish(customerId, given);
  await until('the alarm', async () => {
    await publish({ entities: [{ id: Number(north.id) }] });
    return sent().length > 0;
  });
  expect(sent().at(-1)).toEqual({
    ...{ v: 1, id: north.id },
    entity: {
      ...{ id: north.id, name: 'House 2', activeAlarmCount: 1, priority: 2, impact: 'GREEN' },
      version: expect.any(Number),
    },
  });
  // nothing of the building itself changes: its alarm does
  const failing = await api.changeAlarm(state, { priority: 5, isServiceImpacting: true });
  await publish({ alarms: [failing] });
  await until('its impact', () => sent().at(-1)?.entity?.impact === 'RED');
  expect(sent().at(-1)?.entity).toMatchObject({ priority: 5, activeAlarmCount: 1 });
  await api.db('alarm_state').where({ customer_id: customerId, id: state.id }).update({ open_work_count: 1 });
  await publish({ alarms: [failing] });
  await until('its work', () => sent().at(-1)?.entity?.impact === 'YELLOW');
  expect((await listed()).buildingAssets[0]).toMatchObject({ activeAlarmCount: 1, priority: 5, impact: 'YELLOW' });
  // of several the worst
  await alarm({ priority: 1, isServiceImpacting: true });
  expect((await listed()).buildingAssets[0]).toMatchObject({ activeAlarmCount: 2, priority: 5, impact: 'RED' });
  // what returned to normal or is deleted is none of them, before the building is counted anew too
  for (const change of [{ is_active: false }, { is_active: true, deleted_at: new Date() }]) {
    await api.db('alarm_state').where({ customer_id: customerId, id: state.id }).update(change);
    expect((await listed()).buildingAssets[0]).toMatchObject({ priority: 1, impact: 'RED' });
  }
  const { version } = await draw(south.id, { type: 'Point', coordinates: [77.21, 28.6] });
  await until('its new shape', () =>
    watched.of('map_entity_updated').some(({ id, entity }) => id === south.id && entity?.version === version),
  );

  const gone = await create('Building', 'House 11');
  await scene.api.read('mutation ($ids: [ID!]!) { deleteEntities(ids: $ids) { deleted } }', scene.ada, {
    ids: [gone.id],
  });
  await publish({ entities: [{ id: Number(gone.id) }] });
  await until('its end', () => watched.of('map_entity_updated').some(({ id, entity }) => id === gone.id && !entity));
  expect((await listed()).buildingAssets.map(({ id }) => id)).toEqual([north.id, south.id]);
  expect([other, occupant].flatMap((one) => one.of('map_entity_updated'))).toEqual([]);
});
