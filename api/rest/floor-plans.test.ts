import { connect } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawingMaxMb, floorPlanMaxMb, floorPlanMaxPixels, floorPlanSide } from '../../domain/constants.ts';
import { ringOf } from '../../domain/maps/shape.ts';
import { assetScene, type MadeEntity } from '../../tests/support/asset-scene.ts';
import { pixelBomb } from '../../tests/support/hostile-pictures.ts';
import type { TestPerson } from '../../tests/support/test-api.ts';
import { floorPlanTexts as texts } from '../../texts/server/floor-plans.ts';

const scene = assetScene();
let house: MadeEntity;
let floor: MadeEntity;
let room: MadeEntity;
beforeAll(async () => {
  house = await scene.create('Building', 'House 1');
  floor = await scene.create('Floor', '3', { parentId: house.id });
  room = await scene.create('Room', '12', { parentId: floor.id });
});

interface Uploaded {
  status: number;
  floorId?: string;
  fileId?: string;
  version?: number;
  errors?: Array<{ message: string; extensions: { code: string } }>;
}
const headersOf = ({ token, customerId }: TestPerson) => ({
  authorization: `Bearer ${token}`,
  'customer-id': String(customerId),
});
interface Sent {
  floorId?: string;
  by?: TestPerson;
  name?: string;
  type?: string;
  expectedVersion?: number;
}
async function upload(content: Buffer | string, given: Sent = {}): Promise<Uploaded> {
  const { floorId = floor.id, by = scene.ada, name = 'floor.png', type = 'image/png', expectedVersion } = given;
  const body = new FormData();
  body.set('floorId', floorId);
  if (expectedVersion !== undefined) body.set('expectedVersion', String(expectedVersion));
  body.set('file', new File([new Uint8Array(Buffer.from(content))], name, { type }));
  const url = `${scene.api.origin}/floor-plans/upload`;
  const response = await fetch(url, { method: 'POST', headers: headersOf(by), body });
  return { status: response.status, ...((await response.json()) as object) };
}
const get = (fileId: string, by = scene.ada, floorId = floor.id) =>
  fetch(`${scene.api.origin}/floor-plans/${floorId}/${fileId}`, { headers: headersOf(by) });
const refusalOf = ({ status, errors }: Uploaded) => ({
  ...{ status, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message },
});
const invalid = (message: string) => ({ status: 400, code: 'INVALID', message });

/** A sheet of paper with a red corner, larger than it is high. */
const sheet = (format: 'png' | 'jpeg' | 'webp' = 'png', width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: { create: { width: 50, height: 50, channels: 3, background: 'red' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .toFormat(format)
    .toBuffer();
const square = ringOf([
  [60, 40],
  [120, 40],
  [120, 80],
  [60, 80],
]);
const drawing = JSON.stringify({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { name: '12' }, geometry: square }],
});

const reading = `query ($id: ID!) { floorPlan(floorId: $id) {
  version floorPlan { kind bounds fileId fileName } rooms { id geoJSON version } } }`;
interface Read {
  version: number;
  floorPlan: { kind: string; bounds: number[]; fileId: string; fileName: string } | null;
  rooms: Array<{ id: string; geoJSON: unknown; version: number }>;
}
const read = async (id = floor.id, by = scene.ada) =>
  (await scene.api.read<{ floorPlan: Read }>(reading, by, { id })).floorPlan;

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a WebP without anything else of the file', async (format) => {
  const uploaded = await upload(await sheet(format), { name: `C:\\floors\\third\u202e.${format}` });
  expect(uploaded).toMatchObject({ status: 200, floorId: floor.id, fileId: expect.any(String) });
  const { floorPlan, version } = await read();
  expect(floorPlan).toMatchObject({ kind: 'IMAGE', bounds: [0, 0, 600, 400], fileId: uploaded.fileId });
  expect(floorPlan?.fileName).toContain('third');
  expect(floorPlan?.fileName).not.toContain('\\');
  expect(version).toBe(uploaded.version);
  const response = await get(uploaded.fileId ?? '');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
  expect(bytes.toString('latin1')).not.toContain('Secret place');
});

test('a drawing is kept as polygons, and read as JSON', async () => {
  const { status, fileId } = await upload(`\ufeff ${drawing}`, { name: 'floor.geojson', type: 'text/html' });
  expect(status).toBe(200);
  expect((await read()).floorPlan).toMatchObject({ kind: 'DRAWING', bounds: [60, 40, 120, 80] });
  const response = await get(fileId ?? '');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({
    polygons: [{ name: '12', rings: [square.coordinates[0].slice(0, -1)] }],
  });
});

describe('a file that is no floor plan', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG with a script', svg, texts.svg],
    ['an SVG with a prologue', `\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg}`, texts.svg],
    ['a page', '<!doctype html><script>alert(1)</script>', texts.formats],
    ['a PDF', '%PDF-1.7\n', texts.pdf],
    ['a text', 'hello', texts.formats],
    ['nothing', '', texts.formats],
    ['a bitmap of Windows', 'BM\0\0\0\0', texts.formats],
    ['an animation', 'GIF89a', texts.formats],
    ['half a drawing', '{"type":"FeatureCollection"', texts.notJson],
    ['a drawing that is not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), texts.notJson],
    ['a drawing of nothing', '{"type":"FeatureCollection","features":[]}', texts.noPolygons],
  ])('such as %s is refused in plain words, whatever it says it is', async (_, content, message) => {
    for (const [name, type] of [
      ['floor.png', 'image/png'],
      ['floor.geojson', 'application/geo+json'],
    ] as const)
      expect(refusalOf(await upload(content, { name, type }))).toEqual(invalid(message));
  });

  test('such as a cut image, too many pixels, or a drawing of many megabytes is refused, and nothing changes', async () => {
    const before = await read();
    const whole = await sheet();
    expect(refusalOf(await upload(whole.subarray(0, 300)))).toEqual(invalid(texts.broken));
    expect(refusalOf(await upload(pixelBomb(30_000, 30_000)))).toEqual(
      invalid(texts.tooManyPixels(floorPlanMaxPixels / 1_000_000)),
    );
    const large = `{"type":"FeatureCollection","features":[],"x":"${'x'.repeat(drawingMaxMb * 1024 * 1024)}"}`;
    expect(refusalOf(await upload(large))).toEqual(invalid(texts.drawingTooLarge(drawingMaxMb)));
    expect(await read()).toEqual(before);
  });

  test('that is a picture and a page at once is a picture alone afterwards', async () => {
    const polyglot = Buffer.concat([await sheet('jpeg'), Buffer.from('<script>alert("both")</script>PK\x03\x04')]);
    const { status, fileId } = await upload(polyglot, { name: 'floor.html', type: 'text/html' });
    expect(status).toBe(200);
    const response = await get(fileId ?? '');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toContain('both');
  });

  test('of 50 MB is refused before it is received', async () => {
    const socket = connect(Number(new URL(scene.api.origin).port), '127.0.0.1');
    const head = [
      'POST /floor-plans/upload HTTP/1.1',
      'host: localhost',
      ...Object.entries(headersOf(scene.ada)).map((pair) => pair.join(': ')),
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${50 * 1024 * 1024}`,
    ];
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
    expect(await answer).toContain(texts.fileTooLarge(floorPlanMaxMb));
    socket.destroy();
  });
});

test('a sheet larger than what is shown is made smaller', async () => {
  await upload(await sheet('png', 6_000, 3_000));
  expect((await read()).floorPlan?.bounds).toEqual([0, 0, floorPlanSide, floorPlanSide / 2]);
});

describe('another floor plan', () => {
  const setting = `mutation ($id: ID!, $geoJson: JSON) { setRoomShape(roomId: $id, geoJson: $geoJson) { geoJSON } }`;

  test('keeps rooms on the same sheet, removes them from another, and leaves traces', async () => {
    const first = await upload(await sheet());
    await scene.api.read(setting, scene.ada, { id: room.id, geoJson: square });
    await upload(await sheet('webp', 1_200, 800), { name: 'better.webp' });
    const [kept] = (await read()).rooms;
    expect(kept?.geoJSON).toEqual(
      ringOf([
        [120, 80],
        [240, 80],
        [240, 160],
        [120, 160],
      ]),
    );
    expect((await get(first.fileId ?? '')).status).toBe(404);
    await upload(drawing, { name: 'floor.geojson' });
    expect((await read()).rooms[0]?.geoJSON).toBeNull();
    const { entityActivityAndCount } = await scene.api.read<{
      entityActivityAndCount: { entityActivity: Array<{ field: string; prevValue: string; revValue: string }> };
    }>(
      'query ($id: ID!) { entityActivityAndCount(entityId: $id) { entityActivity { field prevValue revValue } } }',
      scene.ada,
      { id: floor.id },
    );
    expect(entityActivityAndCount.entityActivity.slice(0, 2)).toEqual([
      { field: 'floorPlan', prevValue: 'better.webp', revValue: 'floor.geojson' },
      { field: 'floorPlan', prevValue: 'floor.png', revValue: 'better.webp' },
    ]);
    const audit = await scene.api
      .db('audit_log')
      .where({ customer_id: scene.customerId, action: 'uploadFloorPlan', subject_id: floor.id })
      .orderBy('at', 'desc')
      .first();
    expect(audit).toMatchObject({
      user_id: scene.ada.id,
      before: { kind: 'IMAGE', fileName: 'better.webp', drawnRooms: 1 },
      after: { kind: 'DRAWING', fileName: 'floor.geojson', drawnRooms: 0 },
    });
  });

  test('is refused to whoever has seen an older one, for what is no floor, and to whoever may not edit assets', async () => {
    const { version } = await read();
    await upload(drawing, { expectedVersion: version });
    expect(refusalOf(await upload(drawing, { expectedVersion: version }))).toEqual({
      ...{ status: 409, code: 'CONFLICT', message: texts.changed('3F') },
    });
    expect(refusalOf(await upload(drawing, { floorId: room.id }))).toEqual(invalid(texts.onlyFloors));
    expect(refusalOf(await upload(drawing, { floorId: '999999' }))).toMatchObject({ status: 404 });
    for (const floorId of ['', 'x', '1e3']) expect((await upload(drawing, { floorId })).status).toBe(400);
    const manager = await scene.api.newPerson(scene.customerId, 'MANAGER');
    expect(refusalOf(await upload(drawing, { by: manager }))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

test('a file is read by whoever sees assets of its customer, under its address alone', async () => {
  const { fileId = '' } = await upload(drawing);
  const manager = await scene.api.newPerson(scene.customerId, 'MANAGER');
  expect((await get(fileId, manager)).status).toBe(200);
  const occupant = await scene.api.newPerson(scene.customerId, 'OCCUPANT');
  expect((await get(fileId, occupant)).status).toBe(403);
  const stranger = await scene.api.newPerson(await scene.api.newCustomer());
  expect((await get(fileId, stranger)).status).toBe(404);
  expect((await fetch(`${scene.api.origin}/floor-plans/${floor.id}/${fileId}`)).status).toBe(401);
  for (const [floorId, file] of [
    [house.id, fileId],
    [floor.id, '1'],
    [floor.id, '%00'],
    ['x', fileId],
  ] as const)
    expect((await get(file, scene.ada, floorId)).status, `${floorId}/${file}`).toBe(404);
});
