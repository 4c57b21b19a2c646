import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { recomputeActivity } from '../../../domain/asset-management/recompute-activity.ts';
import { importMaxMb } from '../../../domain/constants.ts';
import { systemClock } from '../../../platform/clock.ts';
import { assetScene } from '../../../tests/support/asset-scene.ts';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../../../tests/support/cmms.ts';
import { parsed } from '../../../tests/support/property-scene.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { cmmsTexts } from '../../../texts/server/cmms.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';

const scene = assetScene();
let bea: TestPerson;
beforeAll(async () => {
  bea = await scene.api.newPerson(await scene.api.newCustomer());
});

const headersOf = (by: TestPerson) => ({ authorization: `Bearer ${by.token}`, 'customer-id': String(by.customerId) });
async function send(type: string, content: string | Buffer, by = scene.ada, more: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  body.set('file', new Blob([content as never]), `${type}.csv`);
  return fetch(`${scene.api.origin}/asset/import-${type}-inventory`, { method: 'POST', headers: headersOf(by), body });
}

interface Found {
  id: string;
  status: string;
  total: number;
  created: number;
  updated: number;
  same: number;
  failed: number;
  kept: number;
  leftOut: number;
  columns: string[];
  mapping: Array<string | null>;
  error: string | null;
  canUndo: boolean;
}
const fields = 'id status total created updated same failed kept leftOut columns mapping error canUndo';
const find = async (id: string, by = scene.ada): Promise<Found> =>
  (
    await scene.api.read<{ found: Found }>(`query ($id: ID!) { found: inventoryImport(id: $id) { ${fields} } }`, by, {
      id,
    })
  ).found;
/** Waits until no phase of an import runs. */
async function ended(id: string, by = scene.ada): Promise<Found> {
  let found = await find(id, by);
  await until('the end of a phase', async () => {
    found = await find(id, by);
    return !['READING', 'CHECKING', 'APPLYING', 'UNDOING'].includes(found.status);
  });
  return found;
}
/** Sends a file and waits for its check. */
async function check(type: string, content: string | Buffer, by = scene.ada, more: Record<string, string> = {}) {
  const response = await send(type, content, by, more);
  expect(response.status, await response.clone().text()).toBe(202);
  return ended(((await response.json()) as { id: string }).id, by);
}
const move = (verb: string, id: string, by = scene.ada) =>
  scene.api.gql<Record<string, unknown>>(`mutation ($id: ID!) { ${verb}InventoryImport(id: $id) { id } }`, by, { id });
async function run(verb: string, id: string, by = scene.ada): Promise<Found> {
  expect((await move(verb, id, by)).errors).toBeUndefined();
  return ended(id, by);
}
async function load(type: string, content: string | Buffer, by = scene.ada, more: Record<string, string> = {}) {
  const checked = await check(type, content, by, more);
  return checked.created + checked.updated > 0 ? run('apply', checked.id, by) : checked;
}
interface Row {
  row: number;
  outcome: string;
  column: string | null;
  reason: string | null;
  warnings: string[];
  entityId: string | null;
}
const rowsOf = async (id: string, outcome?: string, by = scene.ada): Promise<Row[]> =>
  (
    await scene.api.read<{ list: { rows: Row[] } }>(
      `query ($id: ID!, $outcome: InventoryRowFilter) { list: inventoryImportRows(id: $id, outcome: $outcome) {
         rows { row outcome column reason warnings entityId } } }`,
      by,
      { id, outcome },
    )
  ).list.rows;
const stored = (by = scene.ada) =>
  scene.api.db('entities').where({ customer_id: by.customerId, deleted_at: null }).orderBy('id').select('*');
const named = async (name: string, by = scene.ada) => (await stored(by)).find((row) => row.name === name);
const counts = ({ created, updated, same, failed }: Found) => ({ created, updated, same, failed });

test('AST-032 POST /asset/import-{type}-inventory takes a file of each type: a dry run first, then its rows, and undo', async () => {
  const buildings = await check(
    'building',
    'External ID,Name,Criticality,Aliases\nB1,North Hall,4,NH;N Hall\nB2,South Hall,,\n',
  );
  expect(buildings).toMatchObject({ status: 'CHECKED', total: 2, created: 2, failed: 0, canUndo: false });
  expect(buildings.mapping).toEqual(['externalId', 'name', 'criticality', 'aliases']);
  expect(await stored()).toEqual([]);
  expect(await run('apply', buildings.id)).toMatchObject({ status: 'COMPLETE', created: 2, canUndo: true });
  await load('floor', 'Name;Building\n1;North Hall\n2;B1\n2;South Hall\n');
  await load('room', Buffer.from('Name,Building,Floor,Room type\nR 101,NH,1,Büro\n', 'latin1'));
  const units =
    'Tag,Name,Class,Building,Floor,Room,Part of,Feeds,Trade\nAHU-1,AHU 1,AHU,B1,2,,CHW,VAV-1,HVAC\nVAV-1,VAV 1,Variable Air Volume Box,B1,,R 101,,R 101,HVAC\n';
  await load('system', 'Name,Class,External ID\nChilled water,Chilled Water System,CHW\n');
  const equipment = await load('equipment', units);
  expect(equipment).toMatchObject({ status: 'COMPLETE', created: 2, failed: 0 });
  const [hall, floor, room] = [await named('North Hall'), await named('2'), await named('R 101')];
  expect(hall).toMatchObject({ external_id: 'B1', criticality: 4, class: 'Building', is_paid: true });
  expect(await named('AHU 1')).toMatchObject({
    ...{
      external_id: 'AHU-1',
      class: 'AHU',
      parent_id: floor?.id,
      building_id: hall?.id,
      shop: 'HVAC',
      kind: 'equipment',
    },
  });
  expect(await named('VAV 1')).toMatchObject({ parent_id: room?.id, room_id: room?.id });
  const spaceType = await scene.api.db('space_types').where({ customer_id: scene.customerId }).first('*');
  expect([spaceType?.name, room?.space_type_id]).toEqual(['Büro', spaceType?.id]);
  const edges = await scene.api
    .db('entity_relations')
    .where({ customer_id: scene.customerId })
    .select('kind', 'origin', 'status');
  expect(edges.map(({ kind, origin, status }) => [kind, origin, status]).sort()).toEqual([
    ['feeds', 'IMPORT', 'CONFIRMED'],
    ['feeds', 'IMPORT', 'CONFIRMED'],
    ['has part', 'IMPORT', 'CONFIRMED'],
  ]);
  // the same again changes nothing; by external id even the name may change
  expect(counts(await check('equipment', units))).toEqual({ created: 0, updated: 0, same: 2, failed: 0 });
  const renamed = await load('equipment', units.replace('AHU 1', 'AHU North').replace(',HVAC', ',Mechanical'));
  expect(counts(renamed)).toEqual({ created: 0, updated: 1, same: 1, failed: 0 });
  expect(await named('AHU North')).toMatchObject({ external_id: 'AHU-1', shop: 'Mechanical' });
  const audit = await scene.api.db('audit_log').where({ customer_id: scene.customerId }).select('action');
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['importInventory', 'applyInventoryImport']),
  );

  expect(await run('undo', renamed.id)).toMatchObject({ status: 'UNDONE', kept: 0 });
  expect(await named('AHU 1')).toMatchObject({ external_id: 'AHU-1', shop: 'HVAC' });
  expect((await move('undo', renamed.id)).errors?.[0]?.message).toBe(inventoryTexts.notComplete);
  // a unit that an alarm or a person has touched since is kept
  await scene.api.db('entities').where({ customer_id: scene.customerId, name: 'VAV 1' }).increment('version', 1);
  expect(await run('undo', equipment.id)).toMatchObject({ status: 'UNDONE', kept: 2 });
  const kept = await rowsOf(equipment.id, 'KEPT');
  expect(kept.map(({ reason }) => reason)).toContain(inventoryTexts.row.keptChanged);
  expect(await scene.api.db('entity_relations').where({ customer_id: scene.customerId })).toEqual([]);
});

describe('AST.10 rows with errors are named with their column and reason, and do not keep the others', () => {
  const { row } = inventoryTexts;
  test.each([
    ['equipment', 'Name,Class\n,AHU', 'Name', row.missing('Name')],
    ['equipment', 'Name,Class\nX,', 'Class', row.missing('Class')],
    ['equipment', 'Name,Class\nX,Blender', 'Class', row.unknownClass('Blender')],
    ['equipment', 'Name,Class\nX,Chilled Water System', 'Class', row.otherKind('Chilled Water System', 'system')],
    ['equipment', 'Name,Class,Criticality\nX,AHU,9', 'Criticality', row.criticality],
    ['equipment', 'Name,Class,Building\nX,AHU,Nowhere', 'Building', row.unknown('Nowhere')],
    ['equipment', 'ID,Name,Class\n1,X,AHU\n1,Y,AHU', 'External ID', row.sameId(2)],
    ['equipment', 'Name,Class\nX-1,AHU\nx 1,AHU', 'Name', row.sameName(2)],
    ['equipment', 'ID,Name,Class,Part of\n1,X,AHU,2\n2,Y,AHU,3\n3,Z,AHU,1', 'Part of', row.cycle('1')],
    ['equipment', 'Name,Class,Part of\nX,AHU,X', 'Part of', row.cycle('X')],
    ['equipment', 'Name,Class,Aliases\nX,AHU,Q 7\nY,AHU,q-7', 'Aliases', row.aliasTaken('q-7', 'X')],
    ['floor', 'Name\nX', 'Building', row.missing('Building')],
  ])('%s: %s', async (type, content, column, reason) => {
    const found = await check(type, content, bea);
    expect(found).toMatchObject({ status: 'CHECKED', failed: 1, total: found.created + 1 });
    expect(await rowsOf(found.id, 'ERROR', bea)).toEqual([
      expect.objectContaining({ column, reason, outcome: 'ERROR' }),
    ]);
  });

  test('an alias of two letters is taken, with a warning', async () => {
    const found = await check('building', 'Name,Aliases\nEast,E1\n', bea);
    expect(await rowsOf(found.id, 'WARNING', bea)).toEqual([
      expect.objectContaining({ outcome: 'CREATE', warnings: [row.shortAlias('E1')] }),
    ]);
  });
});

test('AST.10 a file that cannot be read fails with the reason; no other is taken while one runs', async () => {
  expect(await check('room', Buffer.from([0, 1, 2, 255]), bea)).toMatchObject({
    status: 'FAILED',
    error: inventoryTexts.noText,
  });
  const big = await send('room', Buffer.alloc(importMaxMb * 1024 * 1024 + 1), bea);
  expect([big.status, ((await big.json()) as { errors: [{ message: string }] }).errors[0].message]).toEqual([
    400,
    inventoryTexts.fileTooLarge(importMaxMb),
  ]);
  expect((await send('teapot', 'Name\nX', bea)).status).toBe(404);
  const occupant = await scene.api.newPerson(bea.customerId, 'OCCUPANT');
  expect((await send('room', 'Name\nX', occupant)).status).toBe(403);
  const own = await check('building', 'Name\nX', bea);
  expect((await move('apply', own.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await scene.api
    .db('inventory_imports')
    .where({ id: own.id })
    .update({ status: 'APPLYING', run: 100, updated_at: new Date('2100-01-01') });
  expect((await send('building', 'Name\nY', bea)).status).toBe(409);
  await scene.api.db('inventory_imports').where({ id: own.id }).update({ status: 'CHECKED' });
});

test('AST.10 columns are what people say they are', async () => {
  const found = await check('building', 'What,Where,Name\nWest,x,ignored\n', bea);
  expect(found.mapping).toEqual([null, null, 'name']);
  const map = (mapping: Array<string | null>) =>
    scene.api.gql(
      `mutation ($id: ID!, $mapping: [String]!) { mapInventoryImport(id: $id, mapping: $mapping) { id } }`,
      bea,
      {
        ...{ id: found.id, mapping },
      },
    );
  for (const [mapping, message] of [
    [['name', 'name', null], inventoryTexts.mappedTwice('Name')],
    [[null, null, null], inventoryTexts.neededColumn('Name')],
    [['name', null], inventoryTexts.badMapping],
    [['name', 'class', null], inventoryTexts.badMapping],
  ] as const)
    expect((await map([...mapping])).errors?.[0]?.message).toBe(message);
  expect((await map(['name', null, null])).errors).toBeUndefined();
  await ended(found.id, bea);
  await run('apply', found.id, bea);
  expect((await stored(bea)).map(({ name }) => name)).toContain('West');
});

test('AST.10 an import of many rows ends with fresh statistics of its tables', async () => {
  const analyzed = async (): Promise<number> => {
    const { rows } = await scene.api.db.raw(`select analyze_count from pg_stat_user_tables where relname = 'entities'`);
    return Number(rows[0].analyze_count);
  };
  const hugo = await scene.api.newPerson(await scene.api.newCustomer());
  const before = await analyzed();
  const names = Array.from({ length: 1_000 }, (_, n) => `Hall ${n}`);
  expect(await load('building', `Name\n${names.join('\n')}\n`, hugo)).toMatchObject({ created: 1_000, failed: 0 });
  await until('statistics', async () => (await analyzed()) > before);
});

test('USR.15 a building whose import is undone leaves the scopes of teams; one that alarms name stays in them', async () => {
  const customerId = await scene.api.newCustomer();
  const dora = await scene.api.newPerson(customerId);
  const imported = await load('building', 'Name\nMill\nHarbour\n', dora);
  const [mill, harbour] = [await named('Mill', dora), await named('Harbour', dora)];
  const { createTeam } = await scene.api.read<{ createTeam: { id: string } }>(
    'mutation { createTeam(name: "Labs") { id } }',
    dora,
  );
  const buildings = [mill, harbour].map((row) => String(row?.id));
  await scene.api.read(
    `mutation ($team: ID!, $buildings: [ID!]!) {
      associateTeamAttributes(teamId: $team, locationIds: [], buildingIds: $buildings) { id } }`,
    dora,
    { team: createTeam.id, buildings },
  );
  const systemId = await scene.api.newSystem(customerId);
  await scene.api.storeAlarms([{ customerId, id: 1, systemId, latestAlarmAt: 1 }]);
  await scene.api.storeProperties(customerId, 1, [
    { ...parsed('building', ['Harbour']), by: 'ALIAS', entityId: Number(harbour?.id) },
  ]);

  expect(await run('undo', imported.id, dora)).toMatchObject({ status: 'UNDONE', kept: 1 });
  expect((await stored(dora)).map(({ name }) => name)).toEqual(['Harbour']);
  const scope = await scene.api.db('team_buildings').where({ customer_id: customerId }).pluck('building_id');
  expect(scope.map(String)).toEqual([String(harbour?.id)]);
  expect((await rowsOf(imported.id, 'KEPT', dora)).map(({ reason }) => reason)).toEqual([inventoryTexts.row.keptInUse]);
  const lines = await scene.api.db('entity_activity').where({ customer_id: customerId, entity_id: mill?.id });
  expect(lines.map(({ field, user_id }) => [field, user_id])).toContainEqual(['deleted', dora.id]);
});

test('AST.15 an import that moves an asset takes its active alarm along, and undo brings it back', async () => {
  const customerId = await scene.api.newCustomer();
  const fay = await scene.api.newPerson(customerId);
  await load('building', 'Name\nMill\nHarbour\n', fay);
  const units = (building: string) => `ID,Name,Class,Building\nU1,AHU 1,AHU,${building}\n`;
  await load('equipment', units('Mill'), fay);
  const systemId = await scene.api.newSystem(customerId);
  await scene.api.storeAlarms([{ customerId, id: 1, systemId, latestAlarmAt: Date.now() - 60_000, isActive: true }]);
  await scene.api.storeProperties(customerId, 1, [
    { ...parsed('asset_name', ['AHU 1']), by: 'ALIAS', entityId: Number((await named('AHU 1', fay))?.id) },
  ]);
  await recomputeActivity({ db: scene.api.db, clock: systemClock, customer: { id: customerId } }, [1]);
  const active = async () => (await stored(fay)).filter((row) => row.active_alarm_count === 1).map(({ name }) => name);
  expect(await active()).toEqual(['Mill', 'AHU 1']);
  const moved = await load('equipment', units('Harbour'), fay);
  expect(await active()).toEqual(['Harbour', 'AHU 1']);
  await run('undo', moved.id, fay);
  expect(await active()).toEqual(['Mill', 'AHU 1']);
});

test('AST.10 with externalSystemId, ids and columns of fields are those of the maintenance system', async () => {
  const customerId = await scene.api.newCustomer({ features: ['cmmsConfig'] });
  const eve = await scene.api.newPerson(customerId);
  const systemId = await newCmmsSystem(scene.api.db, customerId);
  const plant = await storeCmmsField(scene.api.db, { customerId, systemId, name: 'plant', title: 'Plant' });
  await storeCmmsValues(scene.api.db, { customerId, fieldId: plant }, [
    { name: 'N', value: 'North campus' },
    { name: 'S', value: 'South campus' },
  ]);
  const other = await newCmmsSystem(scene.api.db, customerId, { displayName: 'Other' });
  const by = (id: number) => ({ externalSystemId: String(id) });
  const units = (one: string, two: string) => `ID,Name,Class,Plant\nU1,AHU 1,AHU,${one}\nU2,AHU 2,AHU,${two}\n`;
  const configured = async () =>
    (await scene.api.db('cmms_configs').where({ customer_id: customerId }).orderBy('target_id').select('*')).map(
      (row) => [row.target_type, String(row.target_id), row.field_id, row.value],
    );

  const refused = await check('equipment', units('N', 'West'), eve, by(systemId));
  expect(refused).toMatchObject({ mapping: ['externalId', 'name', 'class', `cmms:${plant}`], created: 1, failed: 1 });
  expect(await rowsOf(refused.id, 'ERROR', eve)).toEqual([
    expect.objectContaining({ row: 3, column: 'Plant', reason: cmmsTexts.notOption('West', 'Plant') }),
  ]);
  expect(await configured()).toEqual([]);
  // a column of another system is left out
  expect((await check('equipment', units('N', 'S'), eve, by(other))).mapping[3]).toBeNull();

  const first = await load('equipment', units('N', 'S'), eve, by(systemId));
  const [one, two] = [await named('AHU 1', eve), await named('AHU 2', eve)];
  expect([one?.external_id, one?.external_system_id]).toEqual(['U1', systemId]);
  const given = (value: string) => ['ENTITY', String(one?.id), plant, value];
  const kept = ['ENTITY', String(two?.id), plant, 'S'];
  expect(await configured()).toEqual([given('N'), kept]);
  expect(counts(await check('equipment', units('N', 'S'), eve, by(systemId)))).toMatchObject({ same: 2, updated: 0 });
  // an empty cell changes nothing
  const second = await load('equipment', units('S', ''), eve, by(systemId));
  expect(counts(second)).toEqual({ created: 0, updated: 1, same: 1, failed: 0 });
  expect(await configured()).toEqual([given('S'), kept]);
  await run('undo', second.id, eve);
  expect(await configured()).toEqual([given('N'), kept]);

  // the same id of another system is another asset
  const elsewhere = await check('equipment', 'ID,Name,Class\nU1,AHU 9,AHU\n', eve, by(other));
  expect(counts(elsewhere)).toEqual({ created: 1, updated: 0, same: 0, failed: 0 });
  expect((await send('equipment', units('N', 'S'), eve, by(999_999))).status).toBe(404);
  // who may not fill fields brings none in
  const noCmms = await scene.api.newPerson(customerId, { assets: ['VIEW', 'CREATE', 'EDIT'] });
  expect((await send('equipment', units('N', 'S'), noCmms, by(systemId))).status).toBe(403);
  expect((await send('equipment', units('N', 'S'), noCmms)).status).toBe(202);
  expect(first.status).toBe('COMPLETE');
});

const get = (path: string, by: TestPerson) => fetch(scene.api.origin + path, { headers: headersOf(by) });

test('a Brick model of a real building is imported with what feeds what, and comes back from Turtle, Zinc, JSON and CSV as it is', async () => {
  const cleo = await scene.api.newPerson(await scene.api.newCustomer());
  const model = readFileSync(new URL('../../../domain/inventory/files/fixtures/soda-hall.ttl', import.meta.url));
  const imported = await load('brick', model, cleo);
  expect(imported).toMatchObject({ status: 'COMPLETE', total: 509, created: 509, failed: 0 });
  const soda = await named('Soda Hall', cleo);
  expect(await named('vav_R369', cleo)).toMatchObject({ class: 'VAV', class_id: 'VAV' });
  const rooms = (await stored(cleo)).filter((row) => row.class === 'Room');
  expect([rooms.length, rooms.every((row) => row.building_id === soda?.id)]).toEqual([243, true]);
  const fed = await scene.api.db('entity_relations').where({ customer_id: cleo.customerId, kind: 'feeds' }).count();
  expect(Number(fed[0]?.count)).toBeGreaterThan(450);
  for (const [type, path] of [
    ['brick', '/asset/export-brick-model'],
    ['haystack', '/asset/export-haystack-model'],
    ['haystack', '/asset/export-haystack-model?format=json'],
  ] as const) {
    const response = await get(path, cleo);
    expect(response.status).toBe(200);
    expect(counts(await check(type, Buffer.from(await response.arrayBuffer()), cleo)), path).toEqual({
      ...{ created: 0, updated: 0, same: 509, failed: 0 },
    });
  }
  for (const [type, same] of [
    ['room', 243],
    ['equipment', 258],
  ] as const) {
    const file = await get(`/inventory/download?${new URLSearchParams({ input: JSON.stringify({ type }) })}`, cleo);
    expect(counts(await check(type, Buffer.from(await file.arrayBuffer()), cleo)), type).toEqual({
      ...{ created: 0, updated: 0, same, failed: 0 },
    });
  }
  expect(await run('undo', imported.id, cleo)).toMatchObject({ status: 'UNDONE', kept: 0 });
  expect(await stored(cleo)).toEqual([]);
});

test('a template has the headings that an import of its type knows', async () => {
  const csv = await (await get('/asset/template-equipment-inventory', bea)).text();
  const found = await check('equipment', `${csv}a1,Pump 9,Pump,,,,,,,,\n`, bea);
  expect(found.mapping.every((target) => target !== null)).toBe(true);
  const workbook = await get('/asset/template-room-inventory?format=xlsx', bea);
  expect(await check('room', Buffer.from(await workbook.arrayBuffer()), bea)).toMatchObject({
    status: 'CHECKED',
    total: 0,
  });
});

test('what is exported as CSV is safe for spreadsheets, and is imported as it was', async () => {
  await load('building', `Name\n"=HYPERLINK(""http://x"")"\n`, bea);
  const file = await get(`/inventory/download?${new URLSearchParams({ input: '{"type":"building"}' })}`, bea);
  const bytes = Buffer.from(await file.arrayBuffer());
  const names = (parse(gunzipSync(bytes), { columns: true, bom: true }) as Array<{ Name: string }>).map(
    ({ Name }) => Name,
  );
  expect(names).toContain(`'=HYPERLINK("http://x")`);
  expect(await check('building', bytes, bea)).toMatchObject({ created: 0, updated: 0, failed: 0 });
});
