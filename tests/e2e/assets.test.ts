import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

/** An engineer's day with places and assets. */

let stage: Stage;
let ada: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const toast = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first();

async function choose(page: Page, label: string, text: string): Promise<void> {
  const select = page.getByRole('dialog').getByRole('combobox', { name: label });
  await select.click();
  await select.fill(text);
  await options(page).getByTitle(text, { exact: true }).first().click();
}

/** Fills the form of a new asset and saves it. */
async function create(
  page: Page,
  { name, entityClass, place }: { name: string; entityClass?: string; place?: string[] },
) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (entityClass) await choose(page, 'Class', entityClass);
  if (place) {
    await dialog.getByRole('button', { name: /^In:/ }).click();
    const picker = page.locator(styled('picker'));
    for (const step of place.slice(0, -1)) await picker.getByRole('button', { name: step }).first().click();
    await picker
      .getByRole('button', { name: new RegExp(place.at(-1) as string) })
      .first()
      .click();
    await picker.getByRole('button', { name: 'Select' }).click();
  }
  await dialog.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'Asset has been created').waitFor();
}

test('AST-034 AST-035 AST-057 an engineer creates a building and a unit; its alarms find it, and its page says so', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/');
  await page.waitForURL('**/alarms/**');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Assets' }).click();
  await page.waitForURL('**/assets/Standard%20Lenses/Active%20Assets');
  await page.getByText('No asset has an active alarm').waitFor();
  await page.getByRole('button', { name: 'New asset' }).click();
  await create(page, { name: 'Harbor House', entityClass: 'Building' });
  await page.waitForURL('**/assets/entity/*');
  await page.getByRole('heading', { name: 'Harbor House' }).waitFor();

  await page.goto('/assets/Standard%20Lenses/All%20Assets');
  for (const name of ['AHU-11', 'AHU-12']) {
    await page.goto('/assets/Standard%20Lenses/All%20Assets');
    await page.getByRole('button', { name: 'New asset' }).click();
    await create(page, { name, entityClass: 'AHU', place: ['Space', 'Harbor House'] });
  }
  const { road } = stage;
  await road.send(item('ALARM', 'HH.AHU-11.TEMP', minutesAgo(5), { message: 'Supply air warm', priority: 20 }));
  await until('an alarm', async () => (await road.states()).length === 1);
  await page.goto('/assets/Standard%20Lenses/All%20Assets');
  const table = page.getByRole('table', { name: 'Assets of All Assets' });
  await table.getByRole('link', { name: 'AHU-11' }).waitFor();
  await picturesInBoth(page, 'assets-list');
  expect(await findings(page)).toEqual([]);
  await table.getByRole('link', { name: 'AHU-11' }).click();
  await page.getByText('Harbor House').first().waitFor();
  await page.getByRole('tab', { name: 'Alarms' }).click();
  await page.getByRole('table', { name: 'Alarms' }).getByRole('link', { name: /^A\d/ }).waitFor();
  await picturesInBoth(page, 'asset-alarms');
  expect(errors).toEqual([]);
  await close();
});

test('AST-059 AST-060 it is edited, and deleted once its alarms belong to another', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/assets/Standard%20Lenses/All%20Assets');
  await page.getByRole('link', { name: 'AHU-11' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Shop' }).fill('HVAC');
  await picturesInBoth(page, 'asset-edit');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Your changes are saved and may take a minute to update').waitFor();
  await page.getByText('HVAC').waitFor();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('row', { name: /Shop/ }).waitFor();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('It has 1 alarm. Reassign them to another asset first.').waitFor();
  await picturesInBoth(page, 'asset-blocked');
  await page.getByRole('dialog').getByRole('button', { name: 'Reassign alarms' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^New asset/ })
    .click();
  const picker = page.locator(styled('picker'));
  await picker
    .getByRole('button', { name: /^Asset/ })
    .first()
    .click();
  await picker
    .getByRole('button', { name: /AHU-12/ })
    .first()
    .click();
  await picker.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reassign alarms' }).click();
  await toast(page, 'Alarms Have been reassigned to new asset').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/assets/Standard%20Lenses/*');
  await page.goto('/assets/Standard%20Lenses/All%20Assets');
  await page.getByRole('link', { name: 'AHU-12' }).waitFor();
  expect(await page.getByRole('link', { name: 'AHU-11' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('AST-036 AST-049 an unknown lens leads to the start; spaces are a tree of buildings, floors and rooms', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/assets/Nobody/Nothing');
  await page.waitForURL('**/assets/Standard%20Lenses/Active%20Assets');
  await page.goto('/assets/spaces');
  await page.getByRole('button', { name: 'Open Harbor House' }).click();
  await page.getByRole('button', { name: 'Add floor to Harbor House' }).click();
  await create(page, { name: '3' });
  await page.getByRole('link', { name: '3F' }).waitFor();
  await page.getByRole('button', { name: 'New space type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Laboratory');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('table', { name: 'Space types' }).getByText('Laboratory').waitFor();
  await picturesInBoth(page, 'asset-spaces');
  expect(errors).toEqual([]);
  await close();
});

test('AST-076 AST-077 a floor and a room whose names are numbers read 3F and Rm 12 in the tree', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/assets/spaces');
  await page.getByRole('button', { name: 'Open Harbor House' }).click();
  await page.getByRole('button', { name: 'Open 3F' }).click();
  await page.getByRole('button', { name: 'Add room to 3F' }).click();
  await create(page, { name: '12' });
  await page.getByRole('link', { name: 'Rm 12' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('LENS-076 a lens of active assets keeps that criterion, and opens once it is made', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/assets/Standard%20Lenses/All%20Assets');
  await page.getByRole('region', { name: 'My Asset Lenses' }).getByRole('link', { name: 'New lens' }).click();
  const row = page.locator(`${styled('filter-row')}${styled('is-locked')}`);
  await row.getByRole('img', { name: 'Active is locked' }).waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Mine');
  await page.getByRole('dialog').getByRole('button', { name: 'Create lens' }).click();
  await page.waitForURL('**/assets/My%20Asset%20Lenses/Mine');
  expect(errors).toEqual([]);
  await close();
});
