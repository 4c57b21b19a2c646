import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { operationOf, picture } from './browser.ts';
import { newest, oldest, openTriageStage, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
let context: BrowserContext;
const phone = { width: 390, height: 844 };
beforeAll(async () => {
  stage = await openTriageStage();
  ({ context } = stage);
});
afterAll(() => stage?.close());

async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await page.goto('/m/alarms/list/');
  await card(page, oldest).waitFor();
  return page;
}
const card = (page: Page, point: string) => page.getByRole('listitem').filter({ hasText: point });
async function middleOf(page: Page, point: string): Promise<{ x: number; y: number }> {
  const box = await card(page, point).boundingBox();
  if (!box) throw new Error('the card is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a card that is pushed aside offers what can be done with it', async () => {
  const page = await open();
  const { x, y } = await middleOf(page, newest);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.move(x - 140, y);
  await page.mouse.up();
  const verbs = card(page, newest);
  await verbs.getByRole('button', { name: 'Decline' }).waitFor();
  await picture(page, 'phone-swipe');
  await verbs.getByRole('button', { name: 'Decline' }).click();
  await page.getByText(/declined/).waitFor();
  // still on the list: the gesture was no tap
  expect(page.url()).not.toContain('open=');
  await page.close();
});

test('a long press selects, and what is decided then is decided for all that are selected', async () => {
  const page = await open();
  const { x, y } = await middleOf(page, oldest);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const bar = page.getByRole('toolbar', { name: 'What to do with the selected alarms' });
  await bar.waitFor();
  await page.mouse.up();
  await card(page, 'RF-2.S').click();
  await bar.getByRole('button', { name: 'Clear, 2 selected' }).waitFor();
  await picture(page, 'phone-selected');
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('dialog').waitFor();
  await picture(page, 'phone-priority');
  await page.getByRole('dialog').getByText('Medium').click();
  await page.getByText('2 alarms set to priority Medium').waitFor();
  await until('nothing is selected', async () => (await bar.count()) === 0);
  await page.close();
});

test('a list that is pulled down at its top draws what waits, and is read anew', async () => {
  const page = await open();
  const touch = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y }],
    });
  const read = page.waitForRequest((request) => operationOf(request) === 'LensAlarms');
  await finger('touchStart', 260);
  for (let y = 280; y <= 420; y += 20) await finger('touchMove', y);
  await page.getByText('Let go to refresh').waitFor({ state: 'attached' });
  await picture(page, 'phone-pull');
  await finger('touchEnd', 420);
  await read;
  await page.getByText('Let go to refresh').waitFor({ state: 'detached' });
  await card(page, oldest).waitFor();
  await page.close();
});

test('the console can be installed: it names itself, its start and its icons, and each is there', async () => {
  const page = await open();
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { start_url: string; icons: Array<{ src: string; sizes: string }> };
  expect(manifest).toMatchObject({ name: 'Annunciator', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
  await page.close();
});
