import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntity } from './asset-stage.ts';
import { findings } from './axe.ts';
import { follow, pathOf } from './browser.ts';
import { openSignedIn } from './signed-in.ts';
import { newest, openTriageStage, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
beforeAll(async () => {
  stage = await openTriageStage();
});
afterAll(() => stage?.close());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Waits until what a pointer's move changes is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens the palette by its key alone, and types. */
async function ask(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] [role=combobox]'));
  await page.keyboard.type(typed);
}

test('Ctrl+K leads to a page, a lens and an alarm by keys alone', async () => {
  const { page, errors, close } = await stage.lent();
  await ask(page, 'settings prof');
  await options(page).filter({ hasText: 'Profile' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/profile');
  await palette(page).waitFor({ state: 'detached' });

  await ask(page, 'snoozed');
  await options(page).filter({ hasText: 'Standard Lenses' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/alarms/Standard%20Lenses/Snoozed*');

  const id = await stage.alarmIdOf(newest);
  await ask(page, `a${id}`);
  await options(page)
    .filter({ hasText: `Open A${id}` })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/alarms/list/all_alarms/${id}`);
  expect(errors).toEqual([]);
  await close();
});

test('what is typed before the palette has loaded is typed into it, and is no shortcut of the page', async () => {
  const { page, close } = await stage.lent();
  await page.getByRole('row').nth(1).waitFor();
  let letThrough: () => void = () => undefined;
  const isAwaited = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/CommandPalette/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.keyboard.press('j');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  // S, D and P would ask for a reason or a priority
  await page.keyboard.type('sdp');
  await page.keyboard.press('Enter');
  letThrough();
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] [role=combobox]'));
  await page.keyboard.type('x');
  expect(await field(page).inputValue()).toBe('sdpx');
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(pathOf(page)).toBe('/alarms/Standard Lenses/Active Alarms');
  await close();
});

test('arrows go through the results and around, Escape leads nowhere, and the key works in a field', async () => {
  const { page, close } = await stage.lent();
  await page.getByRole('searchbox').click();
  await ask(page, '');
  const [first, second] = (await options(page).allTextContents()) as [string, string];
  await page.keyboard.press('ArrowDown');
  expect(await chosen(page).textContent()).toBe(second);
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen(page).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page).textContent()).toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page).textContent()).toBe((await options(page).allTextContents()).at(-1));
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.type('no such page');
  await palette(page).getByText('Nothing found').waitFor();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/alarms/Standard Lenses/Active Alarms');
  await close();
});

test('keys choose while a pointer rests on the list; one that moves chooses, too', async () => {
  const { page, close } = await stage.lent();
  await ask(page, '');
  const box = await options(page).nth(4).boundingBox();
  if (!box) throw new Error('there are too few results');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await drawn(page);
  const names = await options(page).allTextContents();
  expect(await chosen(page).textContent()).toBe(names[4]);
  await page.keyboard.press('ArrowUp');
  // as browsers do where a list scrolls beneath it
  await options(page).nth(4).dispatchEvent('pointermove', { pointerType: 'mouse', clientX: x, clientY: y });
  await drawn(page);
  expect(await chosen(page).textContent()).toBe(names[3]);
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await close();
});

test('nobody is led to a page they do not see', async () => {
  const occupant = await openSignedIn(stage.browser, await stage.person('OCCUPANT'));
  const { page, close } = await occupant.newPage();
  await page.goto('/settings/profile');
  await page.getByRole('heading', { name: 'Profile' }).first().waitFor();
  await ask(page, '');
  await options(page).filter({ hasText: 'Profile' }).waitFor();
  const names = (await options(page).allTextContents()).join('\n');
  expect(names).not.toMatch(/Integrations|Object control|Follow-up|CMMS Config/);
  await close();
});

test('the provider is led to the pages of the provider too', async () => {
  const { customerId } = stage.road;
  const support = await openSignedIn(stage.browser, await stage.person('SUPER'), customerId);
  const { page, close } = await support.newPage();
  await page.goto('/404');
  await follow(page, '/integrations');
  await page.getByRole('main').getByText(/\w/).first().waitFor();
  await ask(page, 'dead');
  await options(page).filter({ hasText: 'Dead letters' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dead-letters');
  await close();
});

test('an asset is found by a part of its name', async () => {
  const admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const id = await createEntity(admin, { class: 'Building', name: 'Lighthouse at the pier' });
  const { page, errors, close } = await admin.newPage();
  await page.goto('/settings/profile');
  await page.getByRole('heading', { name: 'Profile' }).first().waitFor();
  await ask(page, 'at the pier');
  await options(page).filter({ hasText: 'Lighthouse at the pier' }).filter({ hasText: 'Assets, Building' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/assets/entity/${id}`);
  expect(errors).toEqual([]);
  await close();
});
