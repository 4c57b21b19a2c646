import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AlarmProperty } from '../../domain/alarms/model/property.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { dragOnto, failOperation, follow, picture, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

const points = ['Campus/Building 3/Floor 2/FCU 12/ZoneTemp', 'Campus/Building 5/Floor 1/AHU 4/Filter DP'];
let stage: Stage;
let ada: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  await stage.road.send(
    ...points.map((point, index) =>
      item('ALARM', point, minutesAgo(10 * (index + 1)), { message: 'Zone temperature high', priority: 100 }),
    ),
  );
  await until('the alarms', async () => (await stage.road.states()).length === points.length);
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

const definitions = (page: Page) => page.getByRole('list', { name: 'Alarm properties' });
const values = (page: Page) => page.getByRole('region', { name: /^Values of/ });
const toast = (page: Page, words: string) => page.locator(styled('toast')).filter({ hasText: words });
const names = (page: Page) =>
  definitions(page)
    .locator(`${styled('property-open')} .strong`)
    .allInnerTexts();
async function open(property?: string) {
  const opened = await ada.lent();
  await follow(opened.page, `/settings/object-control?tab=properties${property ? `&property=${property}` : ''}`);
  await definitions(opened.page).getByText('Equipment type').waitFor({ state: 'attached' });
  return opened;
}
const more = async (page: Page, label: string, action: string) => {
  await page.getByRole('button', { name: `More for ${label}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
const valuesOf = async (type: string): Promise<string[]> => {
  const rows = await stage.road.db('alarms').where({ customer_id: stage.road.customerId }).select('properties');
  return rows
    .flatMap(({ properties }) => (properties as AlarmProperty[]).filter((one) => one.type === type))
    .flatMap(({ value }) => value)
    .sort();
};

test('ALM-117 UI-035 UI-036 a property is renamed, hidden, ordered and added; what fails is said in the contract’s words', async () => {
  const { page, errors, close } = await open();
  await picture(page, 'property-definitions');
  await more(page, 'Room', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Room' });
  await dialog.getByRole('textbox', { name: 'Display name' }).fill('Space');
  await picture(page, 'property-edit');
  await failOperation(page, 'UpdateAlarmPropertyConfiguration', 'No');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Failed to apply or update alarm configuration changes').waitFor();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await definitions(page).getByText('Space', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Hide Space' }).click();
  await page.getByRole('button', { name: 'Show Space' }).waitFor();

  const grip = (label: string) => page.getByRole('button', { name: `Move ${label}`, exact: true });
  await dragOnto(page, grip('Category'), grip('Equipment'));
  await until('dragged', async () => (await names(page))[0] === 'Category');
  await until('saved', async () => {
    const row = await stage.road.db('alarm_configs').where({ customer_id: stage.road.customerId }).first('definitions');
    return row?.definitions[0]?.name === 'category';
  });
  await grip('Category').press('ArrowDown');
  await until('a step down', async () => (await names(page)).slice(0, 2).join() === 'Equipment,Category');

  await page.getByRole('button', { name: 'Add property' }).click();
  const added = page.getByRole('dialog', { name: 'Add property' });
  const label = added.getByRole('textbox', { name: 'Display name' });
  await label.pressSequentially('Co%s.t <centre>');
  expect(await label.inputValue()).toBe('Cost centre');
  await label.fill('Cost (centre)');
  await label.dispatchEvent('paste');
  await until('the pasted text is clean', async () => (await label.inputValue()) === 'Cost centre');
  await added.getByText('cost_centre').waitFor();
  await added.getByRole('checkbox', { name: /Takes several values/ }).click();
  await added.getByRole('button', { name: 'Add property' }).click();
  await definitions(page).getByText('Cost centre').waitFor();
  await toast(page, 'Successfully saved changes.').first().waitFor();
  await more(page, 'Cost centre', 'Remove');
  await until('it is gone', async () => !(await names(page)).includes('Cost centre'));
  expect(errors).toEqual([]);
  await close();
});

test('values are added, renamed and merged, and alarms follow', async () => {
  const { page, errors, close } = await open('building');
  const row = (value: string) => values(page).getByRole('listitem').filter({ hasText: value });
  await row('Building 5').getByText('1 alarm').waitFor();
  await values(page).getByRole('textbox', { name: 'A new value' }).fill('Tower');
  await values(page).getByRole('button', { name: 'Add' }).click();
  await row('Tower').getByText('0 alarms').waitFor();
  await values(page).getByRole('button', { name: 'Rename Building 3' }).click();
  await values(page).getByRole('textbox', { name: 'New name of Building 3' }).fill('Laboratory');
  await values(page).getByRole('button', { name: 'Save' }).click();
  await row('Laboratory').getByText('1 alarm').waitFor();
  await until('the alarms', async () => (await valuesOf('building')).join() === 'Building 5,Laboratory');
  for (const value of ['Laboratory', 'Tower'])
    await values(page)
      .getByRole('checkbox', { name: `Select ${value}` })
      .click();
  await picture(page, 'property-values');
  await values(page).getByRole('button', { name: 'Merge 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge 2 values of Building' });
  await dialog.getByRole('radio', { name: 'Tower' }).click();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await picture(page, 'property-merge');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await toast(page, '1 value merged into Tower').waitFor();
  await row('Tower').getByText('1 alarm').waitFor();
  expect(await row('Laboratory').count()).toBe(0);
  expect(await valuesOf('building')).toEqual(['Building 5', 'Tower']);
  await values(page).getByRole('textbox', { name: 'Search values' }).fill('tow');
  await until('what was searched', async () => (await row('Building 5').count()) === 0);
  expect(errors).toEqual([]);
  await close();
});

test('in dark, and where there is little room', async () => {
  for (const [name, size, theme] of [
    ['dark', { width: 1600, height: 1000 }, 'dark'],
    ['narrow', { width: 900, height: 900 }, 'light'],
  ] as const) {
    const { page, close } = await ada.newPage(size, theme);
    await page.goto('/settings/object-control?tab=properties&property=building');
    await values(page).getByText('Building 5').waitFor();
    await picture(page, `property-values-${name}`);
    await close();
  }
});
