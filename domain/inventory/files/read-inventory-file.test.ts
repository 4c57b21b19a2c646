import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { growthOf, quadratic } from '../../../tests/support/growth.ts';
import { inventoryTexts } from '../../../texts/server/inventory.ts';
import type { Cell } from '../../sheets/cells.ts';
import { formats } from '../../sheets/formats.ts';
import { columnsOfType, type ImportType } from '../columns.ts';
import { tableLimits } from './inventory-table.ts';
import { readBrick } from './read-brick.ts';
import { readInventoryFile } from './read-inventory-file.ts';
import { readZinc } from './zinc.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');
async function read(type: ImportType, file: Buffer | string) {
  const table = await readInventoryFile(type, typeof file === 'string' ? bytesOf(file) : file);
  const rows = [];
  for await (const batch of table.rows) rows.push(...batch);
  return { ...table, rows };
}
const cellsOf = async (type: ImportType, file: Buffer | string) =>
  (await read(type, file)).rows.map(({ cells }) => cells);
/** Rows of a model as objects, by external id. */
async function itemsOf(type: ImportType, file: Buffer | string) {
  const { columns, rows, leftOut } = await read(type, file);
  const items = rows.map(({ cells }) => Object.fromEntries(columns.map((key, at) => [key, cells[at]])));
  return { leftOut, items: new Map(items.map((item) => [item.externalId as string, item])) };
}
const refused = (type: ImportType, file: Buffer | string) => expect(read(type, file)).rejects;

test('CSV is read with its separator and encoding, rows numbered as a spreadsheet does', async () => {
  const expected = [['Zürich', 'R;1']];
  const lines = 'Name,Room\n\nZürich,R;1\n';
  for (const bytes of [
    bytesOf(lines),
    bytesOf(`\uFEFF${lines}`),
    Buffer.from(lines, 'latin1'),
    Buffer.from(`\uFEFF${lines}`, 'utf16le'),
    Buffer.from(`\uFEFF${lines}`, 'utf16le').swap16(),
    gzipSync(bytesOf(lines)),
    bytesOf('Name;Room\r\n\r\nZürich;"R;1"\r\n'),
    bytesOf('Name\tRoom\n\nZürich\tR;1'),
  ])
    expect(await cellsOf('room', bytes)).toEqual(expected);
  const { encoding, rows } = await read('room', Buffer.from(lines, 'latin1'));
  expect([encoding, rows[0]?.row]).toEqual(['Windows-1252', 3]);
});

test('a row that cannot be read does not affect its neighbors', async () => {
  const { rows } = await read('room', `Name,Room\nA,1\nB "x",2\n${'y'.repeat(tableLimits.cell + 1)},3\nC,"4"\n`);
  expect(rows.map(({ row, cells, problem }) => [row, problem ?? cells[0]])).toEqual([
    [2, 'A'],
    [3, 'B "x"'],
    [4, inventoryTexts.longCell(tableLimits.cell)],
    [5, 'C'],
  ]);
});

test('a text that an export has made safe for spreadsheets is read as it was', async () => {
  expect(await cellsOf('room', `Name\n'=1+1\n'-12\n'quoted\n`)).toEqual([['=1+1'], ['-12'], [`'quoted`]]);
});

test.each([
  ['an empty file', '', inventoryTexts.noHeadings],
  ['bytes that are no text', Buffer.from([0, 1, 2, 3, 250]), inventoryTexts.noText],
  ['two columns of one name', 'Name,name\nA,B', inventoryTexts.sameHeadings('name')],
  ['a quotation mark without its second', 'Name\nA\n"B\nC', inventoryTexts.badCsv(4)],
  ['a workbook that is none', Buffer.from('PK\u0003\u0004 nothing'), inventoryTexts.noWorkbook],
  ['too many columns', Array.from({ length: 201 }, (_, n) => `c${n}`).join(), inventoryTexts.tooManyColumns(200)],
  ['an archive of a hundred megabytes and more', gzipSync(Buffer.alloc(101 * 1024 * 1024)), inventoryTexts.badArchive],
])('%s is refused with the reason', async (_, file, reason) => {
  await refused('room', file).toThrow(reason);
});

async function* batchesOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

test('a workbook of ours is read as it was written', async () => {
  const rows = [
    ['=SUM(A1)', 3, true],
    ['Gebäude 7 😀', -1.5, null],
    [null, null, null],
    ['x & <y>', 100, false],
  ];
  const bytes = await buffer(formats.xlsx.encode(['Name', 'Floor', 'Flag'], batchesOf(rows), 'UTC'));
  const read1 = await read('room', bytes);
  expect(read1.columns).toEqual(['Name', 'Floor', 'Flag']);
  expect(read1.rows).toEqual([
    { row: 2, cells: ['=SUM(A1)', '3', 'TRUE'] },
    { row: 3, cells: ['Gebäude 7 😀', '-1.5', ''] },
    { row: 5, cells: ['x & <y>', '100', 'FALSE'] },
  ]);
});

const book = `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>`;
const relations = `<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>`;
/** Packs a workbook of these parts, as other programs write them. */
async function packed(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  const all = { 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': relations, ...parts };
  for (const [path, xml] of Object.entries(all)) zip.addBuffer(Buffer.from(xml), path);
  zip.end();
  return buffer(zip.outputStream);
}

test('a workbook of another program: shared texts, computed formulas, gaps and prefixes', async () => {
  const sheet = `<x:worksheet xmlns:x="s"><x:sheetData>
    <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Floor</x:t></x:is></x:c></x:row>
    <x:row r="4"><x:c r="A4" t="str"><x:f>A1&amp;"1"</x:f><x:v>Name1</x:v></x:c><x:c r="C4"><x:v>1.2E1</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`;
  const shared = `<sst><si><r><t>Na</t></r><r><t>me</t></r><rPh><t>ignored</t></rPh></si></sst>`;
  const table = await read('room', await packed({ 'xl/worksheets/first.xml': sheet, 'xl/sharedStrings.xml': shared }));
  expect(table.columns).toEqual(['Name', '', 'Floor']);
  expect(table.rows).toEqual([{ row: 4, cells: ['Name1', '', '12'] }]);
});

test('a workbook that unpacks to gigabytes, declares entities or lies about its size is refused', async () => {
  const row = (text: string) =>
    `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>${text}</v></c></row></sheetData></worksheet>`;
  const bomb = await packed({ 'xl/worksheets/first.xml': row('x'.repeat(201 * 1024 * 1024)) });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await refused('room', bomb).toThrow(inventoryTexts.workbookTooLarge);
  const laughs = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${row('&b;')}`;
  await refused('room', await packed({ 'xl/worksheets/first.xml': laughs })).toThrow(inventoryTexts.noWorkbook);
  const lying = await packed({ 'xl/worksheets/first.xml': row('x'.repeat(100_000)) });
  const directory = lying.lastIndexOf('xl/worksheets/first.xml');
  lying.writeUInt32LE(10, directory - 46 + 24);
  await refused('room', lying).toThrow(inventoryTexts.noWorkbook);
});

test('a real Brick model of an older version: places, units, what they feed, and no points', async () => {
  const { items, leftOut } = await itemsOf('brick', readFileSync(new URL('fixtures/soda-hall.ttl', import.meta.url)));
  const count = (type: string) => [...items.values()].filter((item) => item.type === type).length;
  expect(['building', 'floor', 'room', 'equipment'].map(count)).toEqual([1, 7, 243, 258]);
  expect(leftOut).toBeGreaterThan(900);
  const soda = 'https://brickschema.org/schema/1.0.2/building_example#';
  expect(items.get(`${soda}building_1`)).toMatchObject({ name: 'Soda Hall', class: 'Building', location: '' });
  expect(items.get(`${soda}floor_3`)).toMatchObject({ class: 'Floor', location: `${soda}building_1` });
  const vav = items.get(`${soda}vav_R369`);
  // the zone between them is left out
  expect(vav).toMatchObject({ type: 'equipment', class: 'VAV', feeds: `${soda}room_R369` });
  expect(items.get(`${soda}ahu_A1`)?.feeds?.split(';')).toContain(`${soda}vav_C180`);
});

test('Brick: classes of its own, other namespaces, and the more special of two classes', async () => {
  const { items } = await itemsOf(
    'brick',
    `@prefix b: <https://brickschema.org/schema/1.1/Brick#> . @prefix f: <http://buildsys.org/ontologies/BrickFrame#> .
     @prefix rec: <https://w3id.org/rec#> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> . @prefix : <urn:x:> .
     :Lab_Hood rdfs:subClassOf :Hood . :Hood rdfs:subClassOf b:Exhaust_Fan .
     :hood a :Lab_Hood ; f:isLocatedIn :lab ; b:isPartOf :ahu . :ahu a b:Equipment, b:AHU ; f:feeds :hood .
     :lab a rec:Laboratory ; b:isPartOf :two, :main ; rdfs:label "Lab 2" . :two a rec:Level ; b:isPartOf :main .
     :main a rec:Building . :s a b:Zone_Air_Temperature_Sensor . :n a <urn:other:Fan> .`,
  );
  expect(items.get('urn:x:hood')).toMatchObject({ class: 'Exhaust Fan', location: 'urn:x:lab', partOf: 'urn:x:ahu' });
  expect(items.get('urn:x:ahu')).toMatchObject({ class: 'AHU', feeds: 'urn:x:hood' });
  expect(items.get('urn:x:lab')).toMatchObject({
    ...{ type: 'room', name: 'Lab 2', class: 'Room', spaceType: 'Laboratory', location: 'urn:x:two' },
  });
  expect(items.size).toBe(5);
});

test('a model that cannot be read is refused with the line, one without anything says so', async () => {
  await refused('brick', '@prefix a: <urn:a> .\na:b a ;').toThrow(/line 2/);
  await refused('brick', '<urn:a> a <urn:b> .').toThrow(inventoryTexts.noModel);
  await refused('haystack', 'ver:"3.0"\nid,dis\n@a,"x').toThrow(/cannot be read/);
  await refused('haystack', '{"a":').toThrow(/cannot be read/);
  await refused('haystack', '"x"').toThrow(inventoryTexts.badModel(inventoryTexts.noGrid));
  await refused('haystack', 'ver:"3.0"\nid,point\n@a,M\n').toThrow(inventoryTexts.noModel);
});

const grid = `ver:"3.0"
id,dis,navName,site,floor,space,room,equip,ahu,vav,exhaust,fan,point,system,chilled,water,siteRef,spaceRef,equipRef,airRef,systemRef
@s,"Science Hall",,M,,,,,,,,,,,,,,,,,
@f,"2F",,,M,M,,,,,,,,,,,@s,,,,
@r,"Rm 201",,,,M,M,,,,,,,,,,@s,@f,,,
@a,"AHU-1","Air handler 1",,,,,M,M,,,,,,,,@s,,,,@w
@v,"VAV-201",,,,,,M,,M,,,,,,,@s,@r,,@a,
@x,"EF-1",,,,,,M,,,M,M,,,,,@s,@f,@a,,
@w,"CHW",,,,,,,,,,,,M,M,M,@s,,,,
@p,"Temp \\u00e9\\"",,,,,,,,,,,M,,,,@s,,@v,,
`;

test('a Haystack grid in Zinc, and one in JSON', async () => {
  const { items, leftOut } = await itemsOf('haystack', grid);
  expect(leftOut).toBe(1);
  expect(items.get('s')).toMatchObject({ type: 'building', name: 'Science Hall', class: 'Building' });
  expect(items.get('f')).toMatchObject({ type: 'floor', location: 's' });
  expect(items.get('r')).toMatchObject({ type: 'room', location: 'f' });
  expect(items.get('a')).toMatchObject({
    ...{ type: 'equipment', class: 'AHU', aliases: 'Air handler 1', partOf: 'w', feeds: 'v', location: 's' },
  });
  expect(items.get('v')).toMatchObject({ class: 'VAV', location: 'r' });
  expect(items.get('x')).toMatchObject({ class: 'Exhaust Fan', partOf: 'a', location: 'f' });
  expect(items.get('w')).toMatchObject({ type: 'system', class: 'Chilled Water System' });
  const json = `{"_kind":"grid","meta":{"ver":"3.0"},"cols":[{"name":"id"},{"name":"site"}],
    "rows":[{"id":{"_kind":"ref","val":"s","dis":"Science Hall"},"site":{"_kind":"marker"}}]}`;
  expect((await itemsOf('haystack', json)).items.get('s')).toMatchObject({ name: 'Science Hall', type: 'building' });
});

test('columns of models are those that rows of them are read with', async () => {
  expect((await read('haystack', grid)).columns).toEqual(columnsOfType('haystack'));
});

test('a class that has the name of a member of every object is no class', async () => {
  for (const name of ['constructor', '__proto__', 'toString'])
    await refused('brick', `<urn:a> a <https://brickschema.org/schema/Brick#${name}> .`).toThrow(
      inventoryTexts.noModel,
    );
});

test('a text within a grid that is not closed is refused where it begins, not read again at each quote', async () => {
  await refused('haystack', `ver:<<${'\\"'.repeat(300_000)}`).toThrow(/a text is not closed in line 1/);
});

test('the work of reading a model grows as its length does', () => {
  const values = (size: number) => `<urn:a> <urn:b> ${Array.from({ length: size }, (_, n) => `"${n}"`).join(',')} .`;
  const thing = '<urn:b> a <https://brickschema.org/schema/Brick#Building> .\n';
  expect(growthOf((size) => readBrick(bytesOf(thing + values(size))), 20_000)).toBeLessThan(quadratic);
  const open = (size: number) => `ver:"3.0"\nid\n[${'C(,'.repeat(size)}]\n`;
  expect(growthOf((size) => readZinc(open(size)), 4_000)).toBeLessThan(quadratic);
});
