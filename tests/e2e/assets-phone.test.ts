import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { createEntity } from './asset-stage.ts';
import { findings } from './axe.ts';
import { picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';
import { lookForCramped } from './thumb.ts';
import { phone } from './visitors.ts';

/** The inventory in an engineer's hand. */

let stage: Stage;
let ada: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const house = await createEntity(ada, { class: 'Building', name: 'Harbor House' });
  for (const name of ['AHU-11', 'AHU-12', 'AHU-13'])
    await createEntity(ada, { class: 'AHU', name, parentId: house, shop: 'HVAC' });
  const { road } = stage;
  await road.send(item('ALARM', 'HH.AHU-11.TEMP', minutesAgo(5), { message: 'Supply air warm', priority: 20 }));
  await until('an alarm', async () => (await road.states()).length === 1);
  await until('an asset in alarm', async () => {
    const { entitiesAndCount } = await ada.ask<{ entitiesAndCount: { count: number } }>(
      `{ entitiesAndCount(where: { lensId: "active-assets" }) { count } }`,
    );
    return entitiesAndCount.count > 0;
  });
});
afterAll(() => stage?.close());

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('assets stand as cards on a phone, are found by a search, and one opens with its alarms', async () => {
  const { page, errors, close } = await ada.newPage(phone);
  await page.goto('/m/alarms/list/');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('button', { name: 'Me' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assets' }).click();
  await page.waitForURL('**/m/assets/list/');
  await page.getByRole('heading', { level: 1, name: 'Active Assets' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Lenses' })
    .getByRole('link', { name: /^All Assets/ })
    .click();
  await page.getByRole('list', { name: 'Assets of All Assets' }).waitFor();
  await card(page, 'AHU-11').getByText('1 active alarm').waitFor();
  await card(page, 'AHU-12').getByText('Harbor House').waitFor();
  await picturesInBoth(page, 'phone-assets');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox', { name: 'Search assets' }).fill('AHU-12');
  await card(page, 'AHU-11').waitFor({ state: 'detached' });
  await card(page, 'AHU-12').waitFor();
  await page.getByRole('searchbox', { name: 'Search assets' }).fill('');
  await card(page, 'AHU-11').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'AHU-11' }).waitFor();
  await page.getByText('HVAC').waitFor();
  await picturesInBoth(page, 'phone-asset');
  await page.getByRole('tab', { name: 'Alarms' }).click();
  await page.getByRole('table', { name: 'Alarms' }).getByRole('link', { name: /^A\d/ }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('table', { name: 'Alarms' }).getByRole('link', { name: /^A\d/ }).click();
  await page.waitForURL('**/m/alarms/alarms/list/active_alarms/*');
  await page.getByRole('button', { name: 'Back to list' }).click();
  await page.getByRole('heading', { level: 1, name: 'AHU-11' }).waitFor();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await page.getByRole('list', { name: 'Assets of All Assets' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a filter of assets is set in a sheet; what it leaves is told', async () => {
  const { page, errors, close } = await ada.newPage(phone);
  await page.goto('/m/assets/list/?lens=All%20Assets&q=nothing-is-called-so');
  await page.getByText('No assets match these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await card(page, 'AHU-11').waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').filter({ hasText: 'Filter assets' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each([
  [390, 844],
  [320, 640],
  [767, 900],
])('at %i × %i all that a thumb presses on lists and pages of assets is large enough', async (width, height) => {
  const { page, close } = await ada.newPage({ width, height });
  const { look, cramped } = lookForCramped(page);
  await page.goto('/m/assets/list/?lens=All%20Assets');
  await card(page, 'AHU-11').waitFor();
  await look('list');
  await card(page, 'AHU-11').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'AHU-11' }).waitFor();
  await look('details');
  await page.getByRole('tab', { name: 'Alarms' }).click();
  await page.getByRole('table', { name: 'Alarms' }).waitFor();
  await look('alarms');
  await page.getByRole('tab', { name: 'Work' }).click();
  await page.getByText('Open work').waitFor();
  await look('work');
  expect(cramped).toEqual({});
  await close();
});
