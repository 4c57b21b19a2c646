import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Position } from '../../domain/maps/shape.ts';
import { tones } from '../../web/src/ui/tokens.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { canvas, drawingFile, drawn, type FloorStage, listed, openFloorStage, rectangle } from './asset-stage.ts';
import { findings, showIn } from './axe.ts';
import { failOperation, follow, picturesInBoth, styled } from './browser.ts';
import type { SignedIn } from './signed-in.ts';
import { minutesAgo } from './stage.ts';
import { phone } from './visitors.ts';

let stage: FloorStage;
let ada: SignedIn;
let reader: SignedIn;

/** A drawing of 60 m by 21 m: rooms along a corridor. */
const walls = [
  ['Outline', rectangle(0, 0, 60, 21)],
  ['Corridor', rectangle(0, 9, 60, 3)],
  ...[0, 1, 2, 3, 4].map((n) => [`R${n}`, rectangle(12 * n, 0, 12, 9)] as const),
] as const;

beforeAll(async () => {
  stage = await openFloorStage();
  ({ ada, reader } = stage);
});
afterAll(() => stage?.close());

const pathOf = (name = 'Floor 3', query = ''): string => `/assets/floors/${stage.ids[name]}/plan${query}`;
const toast = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first();
const shapeOf = async (room: string) => {
  const { road, ids } = stage;
  return (await road.db('room_shapes').where({ customer_id: road.customerId, room_id: ids[room] }).first('shape'))
    ?.shape;
};
/** Returns where a position of the drawing is on the screen. */
async function screenOf(page: Page, [x, y]: Position): Promise<{ x: number; y: number }> {
  const box = await canvas(page).locator(styled('floor-sheet')).boundingBox();
  if (!box) throw new Error('there is no floor plan');
  return { x: box.x + (x / 60) * box.width, y: box.y + ((21 - y) / 21) * box.height };
}
async function press(page: Page, position: Position): Promise<void> {
  const { x, y } = await screenOf(page, position);
  await page.mouse.click(x, y);
}
const fillOf = (room: Locator) =>
  room.locator(styled('floor-room')).evaluate((path) => {
    const { fill } = getComputedStyle(path);
    return `#${(fill.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  });

test('a floor without floor plan says what would fill it, refuses what is none, and takes a drawing', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, '/assets/map');
  await page.getByRole('link', { name: 'Floors of Harbor House' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Floor 3' }).getByText('No floor plan').waitFor();
  await page.getByRole('link', { name: 'Floor plan of Floor 3' }).click();
  await page.getByRole('heading', { name: 'No floor plan yet' }).waitFor();
  await listed(page, '301').waitFor();
  await picturesInBoth(page, 'floor-plan-empty');
  expect(await findings(page)).toEqual([]);
  const file = page.locator('input[type=file]');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="script"</script></svg>';
  await file.setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await toast(page, 'SVG is not accepted').waitFor();
  await file.setInputFiles(drawingFile(walls));
  await toast(page, 'Floor plan uploaded').waitFor();
  await canvas(page).locator(styled('floor-wall')).first().waitFor();
  expect(await canvas(page).locator(styled('floor-wall')).count()).toBe(walls.length);
  await page.getByText('No room is drawn yet').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('an admin draws a room, moves a corner, undoes it, snaps to walls, pastes a ring, and takes an outline', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, pathOf());
  await page.getByRole('link', { name: 'Draw rooms' }).click();
  await page.getByText('Choose a room to draw its shape.').waitFor();
  await listed(page, '301').getByText('Not drawn').waitFor();
  await listed(page, '301').getByRole('link').click();
  await page.getByRole('heading', { name: 'Shape of Rm 301' }).waitFor();
  const corners = () => page.getByRole('spinbutton', { name: /^X of corner/ });
  // a bit beside the corners of the wall
  for (const [index, corner] of (
    [
      [0.1, 0.1],
      [11.9, 0.1],
      [11.9, 8.9],
      [0.1, 8.9],
    ] as Position[]
  ).entries()) {
    await press(page, corner);
    await until('a corner', async () => (await corners().count()) === index + 1);
  }
  const x = page.getByRole('spinbutton', { name: 'X of corner 2' });
  expect(Number(await x.inputValue())).toBe(12);
  await picturesInBoth(page, 'floor-plan-editor');
  expect(await findings(page)).toEqual([]);
  const from = await screenOf(page, [12, 0]);
  const to = await screenOf(page, [16, 3]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await until('the movement', async () => Number(await x.inputValue()) > 15);
  await page.keyboard.press('Control+z');
  await until('the corner to be back', async () => Number(await x.inputValue()) === 12);
  await page.getByRole('button', { name: 'Save shape' }).click();
  await toast(page, 'Shape of Rm 301 saved').waitFor();
  await listed(page, '301').getByText('Drawn', { exact: true }).waitFor();
  expect(await shapeOf('301')).toEqual(rectangle(0, 0, 12, 9));

  await listed(page, '302').getByRole('link').click();
  await page.getByRole('heading', { name: 'Shape of Rm 302' }).waitFor();
  const text = page.getByRole('textbox', { name: 'GeoJSON' });
  const paste = async (given: unknown) => {
    await text.fill(typeof given === 'string' ? given : JSON.stringify(given));
    await page.getByRole('button', { name: 'Use this GeoJSON' }).click();
  };
  await paste('{');
  await page.getByText('Invalid JSON').waitFor();
  await paste(rectangle(55, 0, 12, 9));
  await page.getByText('The ring leaves the floor plan').waitFor();
  await paste(rectangle(12, 0, 12, 9));
  await until('the pasted corners', async () => (await corners().count()) === 4);
  // by keyboard: a corner that makes the ring cross itself
  await page.getByRole('spinbutton', { name: 'X of corner 1' }).fill('30');
  await page.getByRole('spinbutton', { name: 'Y of corner 1' }).fill('5');
  await page.getByRole('status').filter({ hasText: 'The ring crosses or touches itself' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save shape' }).isDisabled()).toBe(true);
  // what is not saved is not lost by a press
  await listed(page, '303').getByRole('link').click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Save shape' }).click();
  await until(
    'the stored shape',
    async () => JSON.stringify(await shapeOf('302')) === JSON.stringify(rectangle(12, 0, 12, 9)),
  );

  await listed(page, '303').getByRole('link').click();
  await page.getByRole('heading', { name: 'Shape of Rm 303' }).waitFor();
  await page.getByRole('combobox', { name: 'Outline of the drawing' }).click();
  await page.getByTitle('R2').click();
  await until('the outline', async () => (await corners().count()) === 4);
  await page.getByRole('button', { name: 'Save shape' }).click();
  await until(
    'its shape',
    async () => JSON.stringify(await shapeOf('303')) === JSON.stringify(rectangle(24, 0, 12, 9)),
  );
  expect(errors).toEqual([]);
  await close();
});

test('a room takes the colors of its alarm while one looks on, is opened by keyboard, and leads to the alarm', async () => {
  await stage.drawRooms({ 301: rectangle(0, 0, 12, 9), 302: rectangle(12, 0, 12, 9), 303: rectangle(24, 0, 12, 9) });
  const { page, errors, close } = await reader.lent();
  await follow(page, pathOf());
  await drawn(page, '301').waitFor();
  expect(await drawn(page, '301').getAttribute('aria-label')).toBe('Rm 301: No active alarms');
  expect(await page.getByRole('link', { name: 'Draw rooms' }).count()).toBe(0);
  await page.getByRole('region', { name: 'Not on the floor plan' }).getByText('Rm 304').waitFor();
  const { road } = stage;
  await road.send(item('ALARM', 'HH.VAV-301.TEMP', minutesAgo(5), { message: 'Zone too warm', priority: 20 }));
  await drawn(page, '301').and(page.locator('[aria-label*="1 active alarm"]')).waitFor();
  const [alarm] = await road.states();
  await ada.ask(
    'mutation ($ids: [ID!]) { updateAlarms(ids: $ids, isServiceImpacting: true, priority: 5) { affected } }',
    { ids: [String(alarm?.id)] },
  );
  await page.locator('[aria-label="Rm 301: 1 active alarm, Service Failure, highest priority Highest"]').waitFor();
  expect(await fillOf(drawn(page, '301'))).toBe(tones.light.danger.icon);
  expect(await fillOf(drawn(page, '302'))).toBe(tones.light.neutral.icon);
  await picturesInBoth(page, 'floor-plan');
  expect(await findings(page)).toEqual([]);
  await showIn(page, 'dark');
  expect(await fillOf(drawn(page, '301'))).toBe(tones.dark.danger.icon);
  await showIn(page, 'light');

  // from the floor plan to its first room, and to the next
  await canvas(page).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Rm 301/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Rm 302/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Rm 301' });
  await panel.getByRole('listitem').filter({ hasText: 'VAV-301' }).waitFor();
  await picturesInBoth(page, 'floor-plan-room');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Rm 301/);
  // by hand, and on to its lens and its alarm
  await press(page, [6, 2]);
  await panel.getByRole('link', { name: 'Open in Active Alarms' }).click();
  await page.getByRole('row').filter({ hasText: 'VAV-301' }).waitFor();
  await page.goBack();
  await panel.getByRole('listitem').getByRole('link').click();
  await page.waitForURL(`**/alarms/list/all_alarms/${alarm?.id}`);
  expect(errors).toEqual([]);
  await close();
});

test('a floor plan is zoomed and moved by keys, wheel and hand', async () => {
  const { page, errors, close } = await reader.lent();
  await follow(page, pathOf());
  await drawn(page, '301').waitFor();
  const sheet = async () => {
    const box = await canvas(page).locator(styled('floor-sheet')).boundingBox();
    if (!box) throw new Error('there is no floor plan');
    return box;
  };
  const all = await sheet();
  await canvas(page).focus();
  await page.keyboard.press('+');
  await until('it is nearer', async () => (await sheet()).width > all.width * 1.4);
  const near = await sheet();
  await page.keyboard.press('ArrowRight');
  await until('it has moved', async () => (await sheet()).x < near.x - 50);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await until('all of it', async () => Math.abs((await sheet()).width - all.width) < 1);
  const middle = { x: all.x + all.width / 2, y: all.y + all.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await until('the wheel', async () => (await sheet()).width > all.width * 1.4);
  const before = await sheet();
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 30, { steps: 4 });
  await page.mouse.up();
  await until('the hand', async () => (await sheet()).x > before.x + 40);
  // a movement opens no room
  expect(new URL(page.url()).searchParams.get('room')).toBeNull();
  await page.getByRole('button', { name: 'Show all (0)' }).click();
  await until('all of it again', async () => Math.abs((await sheet()).width - all.width) < 1);
  await page.getByRole('button', { name: 'Show Rm 302 on the floor plan' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Rm 302/);
  expect(errors).toEqual([]);
  await close();
});

test('on a narrow screen the floor plan stands above its rooms; a failed read says so', async () => {
  const { page, errors, close } = await reader.newPage();
  await failOperation(page, 'FloorPlan', 'Out of order');
  await page.goto(pathOf());
  await page.getByRole('alert').getByText('Failed to get the floor plan').waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await drawn(page, '301').waitFor();
  // a window that was wide goes on showing the console
  await page.setViewportSize(phone);
  await until('the plan above its rooms', async () => {
    const [plan, list] = await Promise.all([canvas(page).boundingBox(), listed(page, '304').boundingBox()]);
    return plan !== null && list !== null && plan.y < list.y;
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await picturesInBoth(page, 'floor-plan-phone');
  expect(await findings(page, 'main')).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('an image stands beneath the rooms; a floor plan is replaced, and removed with its shapes', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, pathOf('Floor 4'));
  const image = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#dde3ea' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'f4.png', mimeType: 'image/png', buffer: image });
  await toast(page, 'Floor plan uploaded').waitFor();
  await canvas(page).locator('image').waitFor();
  await page.getByText('No rooms on this floor yet').waitFor();
  await picturesInBoth(page, 'floor-plan-image');
  await page.goto(pathOf('Floor 3', '?edit=1'));
  await page.locator('input[type=file]').setInputFiles({ name: 'f3.png', mimeType: 'image/png', buffer: image });
  await toast(page, 'Floor plan uploaded').waitFor();
  await listed(page, '301').getByText('Not drawn').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Its file is deleted.').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await toast(page, 'Floor plan removed').waitFor();
  await page.getByRole('heading', { name: 'No floor plan yet' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
