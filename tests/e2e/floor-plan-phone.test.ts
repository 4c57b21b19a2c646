import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { canvas, drawingFile, drawn, type FloorStage, listed, openFloorStage, rectangle } from './asset-stage.ts';
import { findings } from './axe.ts';
import { picturesInBoth, styled } from './browser.ts';
import type { SignedIn } from './signed-in.ts';
import { minutesAgo } from './stage.ts';
import { lookForCramped } from './thumb.ts';
import { phone } from './visitors.ts';

/** Floor plans in an engineer's hand. */

let stage: FloorStage;
let reader: SignedIn;

beforeAll(async () => {
  stage = await openFloorStage();
  reader = stage.reader;
  const { page, close } = await stage.ada.newPage();
  await page.goto(`/assets/floors/${stage.ids['Floor 3']}/plan`);
  await page.locator('input[type=file]').setInputFiles(drawingFile([['Outline', rectangle(0, 0, 30, 20)]]));
  await canvas(page).locator(styled('floor-wall')).first().waitFor();
  await close();
  await stage.drawRooms({ 301: rectangle(0, 0, 15, 10), 302: rectangle(15, 0, 15, 10) });
});
afterAll(() => stage?.close());

test('MAP.6 on a phone a building leads to its floors, a floor to its plan, and a room to its alarms, live', async () => {
  const { page, errors, close } = await reader.newPage(phone);
  await page.goto('/m/alarms/list/');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('button', { name: 'Me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buildings and floors' }).click();
  await page.waitForURL('**/m/assets/buildings');
  await page.getByRole('link', { name: 'Floors of Harbor House' }).waitFor();
  await picturesInBoth(page, 'phone-buildings');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Floors of Harbor House' }).click();
  await page.getByRole('heading', { level: 1, name: 'Harbor House' }).waitFor();
  await page.getByRole('link', { name: 'Floor plan of Floor 4' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Floor plan of Floor 3' }).click();
  await page.waitForURL('**/m/assets/floors/*/plan');
  await drawn(page, '301').waitFor();
  expect(await drawn(page, '301').getAttribute('aria-label')).toBe('Rm 301: No active alarms');
  // nothing is drawn here, whoever looks at it
  expect(await page.getByRole('link', { name: 'Draw rooms' }).count()).toBe(0);
  await stage.road.send(item('ALARM', 'HH.VAV-301.TEMP', minutesAgo(5), { message: 'Zone too warm', priority: 20 }));
  await drawn(page, '301').and(page.locator('[aria-label*="1 active alarm"]')).waitFor();
  await listed(page, '301').getByText('1 active alarm').waitFor();
  const [plan, list] = await Promise.all([canvas(page).boundingBox(), listed(page, '303').boundingBox()]);
  expect((plan?.y ?? 0) + (plan?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
  await picturesInBoth(page, 'phone-floor-plan');
  expect(await findings(page)).toEqual([]);

  await drawn(page, '301').click();
  const panel = page.getByRole('region', { name: 'Rm 301' });
  await panel.getByRole('listitem').filter({ hasText: 'VAV-301' }).waitFor();
  await picturesInBoth(page, 'phone-floor-room');
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close the panel' }).click();
  await panel.waitFor({ state: 'detached' });
  // from the list beneath, the panel comes into sight
  await listed(page, '301').getByRole('link').click();
  await until('the panel in sight', async () => {
    const box = await panel.getByRole('heading').boundingBox();
    return box !== null && box.y >= 0 && box.y < phone.height;
  });
  await panel.getByRole('link', { name: 'Open in Active Alarms' }).click();
  await page.waitForURL('**/m/alarms/list/?*');
  await page.getByRole('listitem').filter({ hasText: 'VAV-301' }).waitFor();
  await page.goBack();
  await panel.getByRole('listitem').getByRole('link').click();
  await page.waitForURL('**/m/alarms/alarms/list/active_alarms/*');
  await page.getByRole('button', { name: 'Back to list' }).click();
  await drawn(page, '301').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Harbor House' }).waitFor();
  await page.getByRole('link', { name: 'Floor plan of Floor 3' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a floor without floor plan has its rooms, a building is searched by its name, and one finger moves the plan', async () => {
  const { page, errors, close } = await reader.newPage(phone);
  await page.goto('/m/assets/buildings');
  await page.getByRole('link', { name: 'Floors of Harbor House' }).waitFor();
  await page.getByRole('textbox', { name: 'Search buildings' }).fill('Lighthouse');
  await page.getByText('No buildings match').waitFor();
  await page.goto(`/m/assets/floors/${stage.ids['Floor 4']}/plan`);
  await page.getByRole('heading', { name: 'No floor plan yet' }).waitFor();
  expect(await page.getByRole('button', { name: 'Upload floor plan' }).count()).toBe(0);
  await page.goto(`/m/assets/floors/${stage.ids['Floor 3']}/plan`);
  await drawn(page, '301').waitFor();
  const sheet = page.locator(styled('floor-sheet'));
  const before = await sheet.boundingBox();
  if (!before) throw new Error('there is no floor plan');
  const touch = await page.context().newCDPSession(page);
  const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + by, y: at.y }],
    });
  await finger('touchStart');
  for (const by of [10, 30, 60]) await finger('touchMove', by);
  await finger('touchEnd');
  await until('the plan to move', async () => ((await sheet.boundingBox())?.x ?? 0) > before.x + 30);
  // a movement opens no room
  expect(new URL(page.url()).searchParams.get('room')).toBeNull();
  await page.goto('/m/assets/floors/999999/plan');
  await page.getByText('Floor 999999 does not exist').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each([
  [390, 844],
  [320, 640],
  [767, 900],
])('at %i × %i all that a thumb presses on the way to a room is large enough', async (width, height) => {
  const { page, close } = await reader.newPage({ width, height });
  const { look, cramped } = lookForCramped(page);
  await page.goto('/m/assets/buildings');
  await page.getByRole('link', { name: 'Floors of Harbor House' }).waitFor();
  await look('buildings');
  await page.getByRole('link', { name: 'Floors of Harbor House' }).click();
  await page.getByRole('link', { name: 'Floor plan of Floor 3' }).waitFor();
  await look('floors');
  await page.getByRole('link', { name: 'Floor plan of Floor 3' }).click();
  await drawn(page, '301').waitFor();
  await look('floor plan');
  await listed(page, '301').getByRole('link').click();
  await page.getByRole('region', { name: 'Rm 301' }).getByRole('link', { name: 'Open in Active Alarms' }).waitFor();
  await look('room');
  expect(cramped).toEqual({});
  await close();
});
