import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recomputeActivity } from '../../../domain/asset-management/recompute-activity.ts';
import { ringOf } from '../../../domain/maps/shape.ts';
import { systemClock } from '../../../platform/clock.ts';
import { assetScene, type MadeEntity } from '../../../tests/support/asset-scene.ts';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import { parsed } from '../../../tests/support/property-scene.ts';
import { until } from '../../../tests/support/until.ts';
import { floorPlanTexts as texts } from '../../../texts/server/floor-plans.ts';
import { mapTexts } from '../../../texts/server/maps.ts';

const scene = assetScene();
const { create } = scene;
let house: MadeEntity;
let floor: MadeEntity;
let second: MadeEntity;
/** A floor that no test changes: a change of another test may be published late. */
let unchanged: MadeEntity;
let room: MadeEntity;
let box: MadeEntity;
let clients: ReturnType<typeof createLiveClients>;
beforeAll(async () => {
  clients = createLiveClients(scene.api);
  house = await create('Building', 'House 1');
  floor = await create('Floor', '2', { parentId: house.id });
  second = await create('Floor', '10', { parentId: house.id });
  unchanged = await create('Floor', '1', { parentId: (await create('Building', 'House 2')).id });
  room = await create('Room', '12', { parentId: floor.id });
  await create('Room', '3', { parentId: floor.id });
  box = await create('VAV', 'VAV-12', { parentId: room.id });
});
afterEach(() => clients.close());

const square = (left: number, side = 10) =>
  ringOf([
    [left, 0],
    [left + side, 0],
    [left + side, side],
    [left, side],
  ]);
/** Stores a floor plan, as an upload does. @returns the id of its file. */
async function store(floorId: string): Promise<string> {
  const fileId = randomUUID();
  await scene.api
    .db('floor_plans')
    .insert({
      ...{ customer_id: scene.customerId, floor_id: floorId, kind: 'DRAWING', bounds: JSON.stringify([0, 0, 60, 20]) },
      ...{ file: Buffer.from('{"polygons":[]}'), file_id: fileId, file_name: 'floor.json', updated_at: new Date() },
    })
    .onConflict(['customer_id', 'floor_id'])
    .merge();
  return fileId;
}

interface OnFloor {
  id: string;
  name: string;
  activeAlarmCount: number;
  priority: number | null;
  impact: string;
  geoJSON: unknown;
  version: number;
}
interface View {
  id: string;
  name: string;
  version: number;
  building: { id: string; name: string } | null;
  floorPlan: { kind: string; bounds: number[]; fileId: string } | null;
  rooms: OnFloor[];
}
const fields = `id name version building { id name } floorPlan { kind bounds fileId }
  rooms { id name activeAlarmCount priority impact geoJSON version }`;
const reading = `query ($id: ID!) { floorPlan(floorId: $id) { ${fields} } }`;
const read = async (id = floor.id) => (await scene.api.read<{ floorPlan: View }>(reading, scene.ada, { id })).floorPlan;
const roomNow = async () => (await read()).rooms.find(({ id }) => id === room.id);
const setting = `mutation ($id: ID!, $geoJson: JSON, $expectedVersion: Int, $fileId: ID) {
  setRoomShape(roomId: $id, geoJson: $geoJson, expectedVersion: $expectedVersion, fileId: $fileId) { version geoJSON } }`;
const draw = async (id: string, geoJson: unknown, given: object = {}) =>
  (await scene.api.read<{ setRoomShape: OnFloor }>(setting, scene.ada, { id, geoJson, ...given })).setRoomShape;

test('a floor says which rooms it has, in the order people count, before it has a floor plan too', async () => {
  const { id, name, building, floorPlan, rooms } = await read();
  expect({ id, name, building, floorPlan }).toEqual({
    ...{ id: floor.id, name: '2F', building: { id: house.id, name: 'House 1' }, floorPlan: null },
  });
  expect(rooms.map(({ name: each, geoJSON, impact }) => [each, geoJSON, impact])).toEqual([
    ['Rm 3', null, 'GREEN'],
    ['Rm 12', null, 'GREEN'],
  ]);
  expect(await scene.refused(setting, { id: room.id, geoJson: square(0) })).toMatchObject({
    ...{ code: 'INVALID', message: texts.noFloorPlan },
  });
  for (const id of [room.id, house.id, '999999'])
    expect(await scene.refused(reading, { id })).toMatchObject({ code: 'NOT_FOUND' });
  const occupant = await scene.api.newPerson(scene.customerId, 'OCCUPANT');
  expect(await scene.refused(reading, { id: floor.id }, occupant)).toMatchObject({ code: 'FORBIDDEN' });
});

test('a building lists its floors from below, with which of them have a floor plan', async () => {
  const listing = 'query ($id: ID!) { buildingFloors(buildingId: $id) { id name hasFloorPlan activeAlarmCount } }';
  await store(second.id);
  const { buildingFloors } = await scene.api.read<{ buildingFloors: unknown[] }>(listing, scene.ada, { id: house.id });
  expect(buildingFloors).toEqual([
    { id: floor.id, name: '2F', hasFloorPlan: false, activeAlarmCount: 0 },
    { id: second.id, name: '10F', hasFloorPlan: true, activeAlarmCount: 0 },
  ]);
  expect(await scene.refused(listing, { id: floor.id })).toMatchObject({ code: 'NOT_FOUND' });
});

describe('a room', () => {
  test('is drawn, changed and taken away, and each is in the audit log and in its activity', async () => {
    const fileId = await store(floor.id);
    const { version } = room;
    const first = await draw(room.id, { type: 'Feature', properties: {}, geometry: square(0) }, { fileId });
    expect(first).toEqual({ version: version + 1, geoJSON: square(0) });
    // once more is no change
    expect(await draw(room.id, square(0))).toEqual(first);
    expect(await roomNow()).toMatchObject({ geoJSON: square(0), version: version + 1 });
    await draw(room.id, square(20));
    expect((await draw(room.id, null)).geoJSON).toBeNull();
    const audit = await scene.api
      .db('audit_log')
      .where({ customer_id: scene.customerId, action: 'setRoomShape', subject_id: room.id })
      .orderBy('at')
      .select('user_id', 'before', 'after');
    expect(audit).toMatchObject([
      { user_id: scene.ada.id, before: { shape: null }, after: { shape: square(0) } },
      { before: { shape: square(0) }, after: { shape: square(20) } },
      { before: { shape: square(20) }, after: { shape: null } },
    ]);
    const lines = await scene.api
      .db('entity_activity')
      .where({ customer_id: scene.customerId, entity_id: room.id, field: 'roomShape' })
      .orderBy('created_at')
      .select('prev_value', 'rev_value');
    expect(lines.map(({ prev_value, rev_value }) => [prev_value, rev_value])).toEqual([
      [null, texts.ring(4)],
      [texts.ring(4), texts.ring(4)],
      [texts.ring(4), null],
    ]);
  });

  test.each([
    [
      'a ring that crosses itself',
      ringOf([
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 9],
      ]),
      mapTexts.crosses,
    ],
    [
      '501 corners',
      ringOf(Array.from({ length: 501 }, (_, n) => [n / 10, n % 2] as const)),
      mapTexts.tooMany(500, 501),
    ],
    ['a ring beyond the floor plan', square(55), texts.outside],
    ['a point', { type: 'Point', coordinates: [1, 1] }, texts.notRing],
    ['nothing said', undefined, mapTexts.notGeoJson],
  ])('is not drawn as %s', async (_, geoJson, message) => {
    await store(floor.id);
    const { errors } = await scene.api.gql(setting, scene.ada, { id: room.id, geoJson });
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'INVALID', fields: [{ path: 'geoJson', message }] },
    });
    expect((await roomNow())?.geoJSON).toBeNull();
  });

  test('is not drawn by whoever has seen an older one or another floor plan, or may not; nor is what is no room', async () => {
    const old = await store(floor.id);
    const { version = 0 } = (await roomNow()) ?? {};
    const stale = { id: room.id, geoJson: square(0), expectedVersion: version - 1 };
    expect(await scene.refused(setting, stale)).toEqual({ code: 'CONFLICT', message: texts.roomChanged('Rm 12') });
    await store(floor.id);
    expect(await scene.refused(setting, { id: room.id, geoJson: square(0), fileId: old })).toEqual({
      ...{ code: 'CONFLICT', message: texts.changed('2F') },
    });
    for (const id of [floor.id, house.id, box.id])
      expect(await scene.refused(setting, { id, geoJson: square(0) })).toMatchObject({ message: texts.onlyRooms });
    expect(await scene.refused(setting, { id: '999999', geoJson: square(0) })).toMatchObject({ code: 'NOT_FOUND' });
    const manager = await scene.api.newPerson(scene.customerId, 'MANAGER');
    expect(await scene.refused(setting, { id: room.id, geoJson: square(0) }, manager)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('that moves to another floor is on no floor plan, until it is drawn there', async () => {
    const moved = await create('Room', '77', { parentId: floor.id });
    for (const each of [floor, second]) await store(each.id);
    await draw(moved.id, square(0));
    await scene.api.read(
      'mutation ($id: ID!, $parentId: ID) { updateEntity(id: $id, parentId: $parentId) { id } }',
      scene.ada,
      { id: moved.id, parentId: second.id },
    );
    const there = async () => (await read(second.id)).rooms.find(({ id }) => id === moved.id);
    expect(await there()).toMatchObject({ geoJSON: null });
    expect((await read()).rooms.map(({ id }) => id)).not.toContain(moved.id);
    await draw(moved.id, square(20));
    expect(await there()).toMatchObject({ geoJSON: square(20) });
  });
});

test('a floor plan is taken away with the shapes on it, once, by whoever has seen the newest', async () => {
  await store(second.id);
  const own = await create('Room', '101', { parentId: second.id });
  await draw(own.id, square(0));
  const removing = `mutation ($id: ID!, $expectedVersion: Int) {
    removeFloorPlan(floorId: $id, expectedVersion: $expectedVersion) { ${fields} } }`;
  const { version } = await read(second.id);
  expect(await scene.refused(removing, { id: second.id, expectedVersion: version - 1 })).toEqual({
    ...{ code: 'CONFLICT', message: texts.changed('10F') },
  });
  const manager = await scene.api.newPerson(scene.customerId, 'MANAGER');
  expect(await scene.refused(removing, { id: second.id }, manager)).toMatchObject({ code: 'FORBIDDEN' });
  const { removeFloorPlan } = await scene.api.read<{ removeFloorPlan: View }>(removing, scene.ada, {
    ...{ id: second.id, expectedVersion: version },
  });
  expect(removeFloorPlan).toMatchObject({ version: version + 1, floorPlan: null });
  expect(removeFloorPlan.rooms.every(({ geoJSON }) => geoJSON === null)).toBe(true);
  expect(await scene.refused(removing, { id: second.id })).toEqual({ code: 'NOT_FOUND', message: texts.notFound });
  const audit = await scene.api
    .db('audit_log')
    .where({ customer_id: scene.customerId, action: 'removeFloorPlan', subject_id: second.id });
  expect(audit).toMatchObject([{ user_id: scene.ada.id, before: { fileName: 'floor.json' }, after: null }]);
});

test('a room takes the colors of its alarms, and who has its floor open is notified, of that floor alone', async () => {
  const { api, ada, customerId, systemId } = scene;
  await store(floor.id);
  await draw(room.id, square(0));
  const [here, elsewhere, unasked] = [
    await clients.signedIn(ada),
    await clients.signedIn(ada),
    await clients.signedIn(await api.newPerson(customerId, 'OCCUPANT')),
  ];
  here.socket.emit('floor_open', floor.id);
  elsewhere.socket.emit('floor_open', unchanged.id);
  unasked.socket.emit('floor_open', floor.id);
  const notified = () => here.of('floor_plan_updated').length;
  const [state] = await api.storeAlarms([
    { customerId, id: 1, systemId, latestAlarmAt: Date.now(), priority: 2, isServiceImpacting: false },
  ]);
  if (!state) throw new Error('nothing was stored');
  await api.storeProperties(customerId, 1, [
    { ...parsed('asset_name', ['VAV-12']), by: 'ALIAS', entityId: Number(box.id) },
  ]);
  await recomputeActivity({ db: api.db, clock: systemClock, customer: { id: customerId } }, [1]);
  await until('the alarm', async () => {
    await api.publish(customerId, { entities: [{ id: Number(room.id) }] });
    return notified() > 0;
  });
  expect(await roomNow()).toMatchObject({ activeAlarmCount: 1, priority: 2, impact: 'GREEN' });
  // nothing of the room itself changes: its alarm does
  const before = notified();
  const failing = await api.changeAlarm(state, { priority: 5, isServiceImpacting: true });
  await until('its impact', async () => {
    await api.publish(customerId, { alarms: [failing] });
    return notified() > before;
  });
  expect(here.of('floor_plan_updated').at(-1)).toEqual({ v: 1, floorId: floor.id });
  expect(await roomNow()).toMatchObject({ activeAlarmCount: 1, priority: 5, impact: 'RED' });
  expect([elsewhere, unasked].flatMap((one) => one.of('floor_plan_updated'))).toEqual([]);
});
