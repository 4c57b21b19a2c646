import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AlarmProperty } from '../domain/alarms/model/property.ts';
import { writeProperties } from '../domain/alarms/rows/alarm-property-rows.ts';
import { updateSearchTexts } from '../domain/alarms/rows/alarm-search-texts.ts';
import { writeTexts } from '../domain/alarms/rows/alarm-texts.ts';
import { keyOf } from '../domain/assets/similarity.ts';
import { strongest } from '../domain/properties/describe.ts';
import { findReparse } from '../domain/repair/reparse/reparse-rows.ts';
import { createTemporal, type Temporal } from '../platform/temporal.ts';
import { startReparse } from '../workflows/reparse/client.ts';
import { testEnv } from './support/engines.ts';
import { item, openRoad, type Road, rowsWhen } from './support/road.ts';
import { until } from './support/until.ts';

let road: Road;
let temporal: Temporal;
beforeAll(async () => {
  temporal = createTemporal(testEnv());
  road = await openRoad();
});
afterAll(() => Promise.all([road?.close(), temporal?.close()]));

const t0 = Date.parse('2026-01-05T14:00:00Z');
const at = (minutes: number): string => new Date(t0 + minutes * 60_000).toISOString();

interface Stored {
  id: number;
  properties: AlarmProperty[];
  text: string;
}
const stored = async (point: string): Promise<Stored | undefined> =>
  road.db('alarms').where({ customer_id: road.customerId, point_path: point }).first('id', 'properties', 'text');
/** Properties of an alarm by type, once its text is `text`. */
const known = (point: string, text: string): Promise<Record<string, AlarmProperty>> =>
  until(`the properties of ${point}`, async () => {
    const alarm = await stored(point);
    return alarm?.text === text ? Object.fromEntries(alarm.properties.map((one) => [one.type, one])) : null;
  });
/** Sets a property of an alarm as a person. */
async function say(point: string, said: AlarmProperty): Promise<void> {
  const { id, properties } = (await stored(point)) as Stored;
  await road.db.transaction((trx) =>
    writeProperties(trx, road.customerId, [{ id, properties: strongest([said, ...properties]), pointEntityId: null }]),
  );
}
const byPerson = (type: string, value: string, confidence = 1): AlarmProperty => ({
  ...{ type, value: [value], confidence, by: 'PERSON', userId: randomUUID(), userName: 'Ada' },
});

test('an alarm is described by its texts when it comes, and the warehouse is told', async () => {
  const point = 'Campus/Building 3/Floor 2/FCU 12/ZoneTemp';
  await road.send(item('ALARM', point, at(0), { message: 'Zone too warm' }));
  expect(await known(point, 'Zone too warm')).toMatchObject({
    building: { value: ['Building 3'], by: 'PARSER', text: 'Building 3', field: 'pointPath' },
    floors: { value: ['2F'] },
    asset_name: { value: ['FCU-12'] },
    category: { value: ['Temperature'], field: 'message' },
  });
  const [row] = await rowsWhen(road, 'alarms', (rows) => rows.length === 1);
  expect(row?.property_tokens).toEqual(expect.arrayContaining(['building', 'building=Building 3', 'floors=2F']));
  const values = await road.db('alarm_property_values').where({ customer_id: road.customerId, type: 'building' });
  expect(values).toMatchObject([{ value: 'Building 3', value_key: 'building 3' }]);
});

test('an alarm keeps its name, its text and what is known of it when it returns to normal in other words', async () => {
  const point = 'Campus/Building 4/Floor 3/VAV 2-1/ZoneTemp';
  const alarm = () => road.db('alarms').where({ customer_id: road.customerId, point_path: point }).first();
  await road.send(item('ALARM', point, at(0), { message: 'Zone temperature low', priority: 20 }));
  const before = await until('the alarm', alarm);
  await road.send(item('RTN', point, at(1), { message: 'Fan smoke returned to normal', priority: 200 }));
  const after = await until('the return', async () => {
    const row = await alarm();
    return row?.priority_raw === '200' ? row : null;
  });
  const { contextual_name, text, formatted_raw_text, properties, property_tokens } = before;
  expect(contextual_name).toContain('Zone temperature low');
  expect(after).toMatchObject({ contextual_name, text, formatted_raw_text, properties, property_tokens });
  const state = async () => (await road.states()).find((each) => each.point_path === point);
  expect(await state()).toMatchObject({ is_active: false });
  // its text at the next activation replaces the earlier one
  await road.send(item('ALARM', point, at(2), { message: 'Zone temperature high', priority: 200 }));
  await until('the new text', async () => (await state())?.text === 'Zone temperature high');
});

test('an alarm that a person has named is found by that name and by what its source says later', async () => {
  const point = 'Campus/Building 51/Chiller 4/Flow';
  await road.send(item('ALARM', point, at(0), { message: 'No flow' }));
  await known(point, 'No flow');
  const { id } = (await stored(point)) as Stored;
  const { customerId } = road;
  const contextual_name = 'The old chiller';
  await road.db.transaction(async (trx) => {
    await writeTexts(trx, customerId, [{ id, texts: { contextual_name, contextual_name_by: randomUUID() } }]);
    await updateSearchTexts(trx, [
      { customerId, id, contextualName: contextual_name, text: 'No flow', pointPath: point },
    ]);
  });
  await road.send(item('ALARM', point, at(1), { message: 'Flow too low' }));
  await known(point, 'Flow too low');
  const { search_text } = await road.db('alarm_search_texts').where({ customer_id: customerId, id }).first();
  expect(search_text).toBe(`a${id}\nthe old chiller\nflow too low\n${point.toLowerCase()}`);
});

test('names and aliases of the customer win over the parser, as far as its integration wants them alike', async () => {
  const customer_id = road.customerId;
  const entity = (id: number, kind: string, name: string, parent_id: number | null = null) => ({
    ...{ customer_id, id, class: kind, name, name_key: keyOf(name), parent_id, created_at: new Date() },
  });
  await road
    .db('entities')
    .insert([
      entity(1, 'Building', 'Surgical Pavilion'),
      entity(2, 'Floor', '3F', 1),
      entity(3, 'AHU', 'Theatre air', 2),
    ]);
  await road.db('entity_aliases').insert([{ customer_id, entity_id: 3, alias: 'AHU-07', alias_key: keyOf('AHU-07') }]);
  await road.db('entity_directories').insert({ customer_id, stamp: randomUUID() });
  await road.send(
    item('ALARM', 'SP/AHU-07/SF-S', at(0), { message: 'Fan does not match command' }),
    item('ALARM', 'SP/AHU-08/SF-S', at(0), { message: 'Fan in Surgcal Pavilion stopped' }),
    item('ALARM', 'SP/AHU-09/SF-S', at(0), { message: 'Fan in Sgcl Pvln stopped' }),
  );
  expect(await known('SP/AHU-07/SF-S', 'Fan does not match command')).toMatchObject({
    asset_name: { value: ['Theatre air'], by: 'ALIAS', text: 'AHU-07', entityId: 3 },
    asset_type: { value: ['AHU'] },
    building: { value: ['Surgical Pavilion'], by: 'ALIAS' },
    floors: { value: ['3F'] },
    equipment_type: { value: ['Air handling unit'], by: 'PARSER' },
  });
  const alike = await known('SP/AHU-08/SF-S', 'Fan in Surgcal Pavilion stopped');
  expect(alike.building).toMatchObject({ value: ['Surgical Pavilion'], by: 'ALIAS', text: 'Surgcal Pavilion' });
  expect(alike.building?.confidence).toBeLessThan(0.97);
  // a different number is a different unit, however similar the names
  expect(alike.asset_name).toMatchObject({ value: ['AHU-08'], by: 'PARSER' });
  expect(await known('SP/AHU-09/SF-S', 'Fan in Sgcl Pvln stopped')).not.toHaveProperty('building');
});

test('what a person has said stays, whatever texts come after; the rest follows them', async () => {
  const point = 'Campus/Building 4/Floor 1/AHU 5/Status';
  await road.send(item('ALARM', point, at(0), { message: 'Filter dirty' }));
  await known(point, 'Filter dirty');
  await say(point, byPerson('building', 'Annex'));
  await say(point, byPerson('floors', '1F', 0));
  await road.send(item('ALARM', point, at(5), { message: 'Smoke detected' }));
  expect(await known(point, 'Smoke detected')).toMatchObject({
    building: { value: ['Annex'], by: 'PERSON', confidence: 1 },
    floors: { value: ['1F'], by: 'PERSON', confidence: 0 },
    category: { value: ['Life safety'], by: 'PARSER' },
  });
  const [row] = await rowsWhen(road, 'alarms', (rows) => rows.some((one) => one.text === 'Smoke detected')).then(
    (rows) => rows.filter((one) => one.text === 'Smoke detected'),
  );
  expect(row?.property_tokens).toContain('building=Annex');
  expect(row?.property_tokens).not.toContain('floors');
});

test('a value that was merged into another stands for it in texts that come after', async () => {
  await road.db('alarm_property_values').insert({
    ...{ customer_id: road.customerId, type: 'building', value_key: 'building 9', value: 'Building 9' },
    stands_for: 'Laboratory',
  });
  const point = 'Campus/Building 9/Floor 2/AHU 1/Temp';
  await road.send(item('ALARM', point, at(0), { message: 'Too cold' }));
  expect((await known(point, 'Too cold')).building?.value).toEqual(['Laboratory']);
});

test('a reparse reads texts anew and touches nothing that a person has said (PROP.5)', async () => {
  const other = await openRoad();
  try {
    const point = 'Campus/Building 6/Floor 3/AHU 2/Temp';
    await other.send(
      item('ALARM', point, at(0), { message: 'Too warm', note: 'Filter dirty' }),
      item('ALARM', 'X', at(0), { message: 'Too warm', note: 'Room 7 smoke' }),
    );
    const read = async (text: string) => {
      const alarms: Array<Stored & { point_path: string }> = await other
        .db('alarms')
        .where({ customer_id: other.customerId, text })
        .orderBy('point_path');
      return alarms.length > 0 ? alarms : null;
    };
    const [alarm] = await until('the alarms', async () => {
      const alarms = await read('Too warm');
      return alarms?.length === 2 ? alarms : null;
    });
    const said = [byPerson('building', 'Annex'), byPerson('category', 'Comfort')];
    await other.db.transaction((trx) =>
      writeProperties(trx, other.customerId, [
        {
          id: alarm?.id as number,
          properties: strongest([...said, ...(alarm?.properties ?? [])]),
          pointEntityId: null,
        },
      ]),
    );
    await rowsWhen(other, 'events', (rows) => rows.length === 2);
    await other
      .db('external_systems')
      .where({ customer_id: other.customerId, id: other.systemId })
      .update({ field_map: JSON.stringify({ fields: { message: 'note' } }) });
    const key = { customerId: other.customerId, id: randomUUID() };
    const now = new Date();
    await other.db('reparses').insert({
      ...{ customer_id: key.customerId, id: key.id, system_id: other.systemId, normaliser: 'generic-json-1' },
      ...{ read_to: now, is_dry_run: false, status: 'IN_PROGRESS', created_at: now, updated_at: now },
    });
    await startReparse(temporal, key);
    await until('the end of the run', async () => (await findReparse(other.db, key))?.finishedAt ?? null);
    const [kept] = await until('the new text', () => read('Filter dirty'));
    const byType = Object.fromEntries((kept?.properties ?? []).map((one) => [one.type, one]));
    expect(byType).toMatchObject({
      building: { value: ['Annex'], confidence: 1, by: 'PERSON' },
      category: { value: ['Comfort'], confidence: 1, by: 'PERSON' },
      floors: { value: ['3F'], by: 'PARSER' },
    });
    const [described] = await until('the other', () => read('Room 7 smoke'));
    expect(described?.properties.find(({ type }) => type === 'rooms')).toMatchObject({
      value: ['Rm 7'],
      field: 'message',
    });
  } finally {
    await other.close();
  }
});
