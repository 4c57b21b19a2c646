import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { failOperation, picture } from './browser.ts';
import { type CmmsStage, openCmmsStage } from './cmms-stage.ts';
import type { SignedIn } from './signed-in.ts';

let stage: CmmsStage;
let ada: SignedIn;
let location: string;
let asset: string;
beforeAll(async () => {
  stage = await openCmmsStage();
  ({ ada, location, asset } = stage);
});
afterAll(() => stage?.close());

const main = '/users/cmms-config/main';
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const toast = (page: Page, text: string | RegExp) => page.locator('.toast').filter({ hasText: text }).first().waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const fieldNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Fields' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.ariaLabel));
/** Width as the contract has it, and that nothing is smaller than it allows. */
const sizeOf = (page: Page, name: string) =>
  dialog(page, name).evaluate((element) => {
    const box = element.querySelector<HTMLElement>('.ant-modal-container') ?? (element as HTMLElement);
    const wrap = element.closest<HTMLElement>('.ant-modal-wrap') ?? element.parentElement;
    return {
      width: (element as HTMLElement).offsetWidth,
      isTall: box.offsetHeight >= 200,
      zIndex: wrap && getComputedStyle(wrap).zIndex,
    };
  });

test('CMMS-033 CMMS-046 CMMS-060 an admin opens CMMS Config and puts fields in another order; a failure says so', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'CMMS Config' }).click();
  await page.waitForURL(`**${main}`);
  await page.getByRole('listitem', { name: 'Location' }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    ...['Fields', 'Domain values', 'Mappings', 'Relations', 'Translations'],
  ]);
  await picture(page, 'cmms-fields');
  await page.getByRole('button', { name: 'Move Asset' }).press('ArrowUp');
  await until('the asset first', async () => (await fieldNames(page))[0] === 'Asset');
  const stored = () =>
    stage.road.db('external_cmms_fields').where({ id: asset }).first('create_display_order as place');
  await until('the order to be stored', async () => (await stored()).place === 0);
  await page.reload();
  await page.getByRole('listitem', { name: 'Asset' }).waitFor();
  expect((await fieldNames(page)).slice(0, 2)).toEqual(['Asset', 'Location']);
  await page
    .getByRole('listitem', { name: 'Location' })
    .dragTo(page.getByRole('listitem', { name: 'Asset' }), { targetPosition: { x: 200, y: 6 } });
  await until('the location first', async () => (await stored()).place === 1);
  await failOperation(page, 'ReorderCmmsFields', 'No order today');
  await page.getByRole('button', { name: 'Move Asset' }).press('ArrowUp');
  await toast(page, 'Failed to reorder fields');
  expect(errors).toEqual([]);
  await close();
});

test('CMMS-047 CMMS-048 CMMS-052 CMMS-053 CMMS-070 a value is added by hand in a dialog of the right size', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto(`${main}?tab=values&field=${asset}`);
  await page.getByRole('cell', { name: 'AHU-4', exact: true }).waitFor();
  await picture(page, 'cmms-values');
  await page.getByRole('button', { name: 'Add value' }).click();
  const form = dialog(page, 'Add Domain Value');
  await form.waitFor();
  expect(await sizeOf(page, 'Add Domain Value')).toEqual({ width: 460, isTall: true, zIndex: '1001' });
  const add = form.getByRole('button', { name: 'Add value' }).last();
  expect(await add.isDisabled()).toBe(true);
  await form.getByLabel('Name').fill('AHU-5');
  expect(await add.isDisabled()).toBe(true);
  await form.getByLabel('Value').fill('Air handler 5');
  expect(await add.isDisabled()).toBe(false);
  await form.getByLabel('Name').fill('');
  expect(await add.isDisabled()).toBe(true);
  await form.getByLabel('Name').fill('AHU-5');
  await add.click();
  await page.getByRole('row').filter({ hasText: 'AHU-5' }).getByText('By hand').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('CMMS-050 CMMS-054 CMMS-055 CMMS-056 a mapping needs type, name and field; both attributes are sent as one type', async () => {
  const { page, close } = await ada.newPage();
  await page.goto(`${main}?tab=mappings`);
  await page.getByText('No mappings yet').waitFor();
  await page.getByRole('button', { name: 'Add mapping' }).click();
  const form = dialog(page, 'Add Mapping');
  await form.waitFor();
  expect(await sizeOf(page, 'Add Mapping')).toEqual({ width: 460, isTall: true, zIndex: '1001' });
  const add = form.getByRole('button', { name: 'Add mapping' }).last();
  const choose = async (label: string, option: string) => {
    await form.getByRole('combobox', { name: label }).click();
    await options(page).getByTitle(option, { exact: true }).click();
  };
  expect(await add.isDisabled()).toBe(true);
  await choose('Internal field type', 'Alarm Attribute');
  await choose('Internal field name', 'Building');
  expect(await add.isDisabled()).toBe(true);
  await choose('CMMS field', 'Location');
  expect(await add.isDisabled()).toBe(false);
  await choose('Internal field type', 'CMMS Attribute');
  expect(await add.isDisabled()).toBe(true);
  await form.getByRole('combobox', { name: 'Internal field name' }).fill('siteCode');
  await add.click();
  await page.getByRole('row').filter({ hasText: 'siteCode' }).waitFor();
  const kept = await stage.road.db('external_cmms_field_mappings').where({ field_id: location }).first();
  expect(kept).toMatchObject({ internal_field_type: 'ATTRIBUTE', internal_field_name: 'siteCode' });
  await picture(page, 'cmms-mappings');
  await close();
});

test('CMMS-057 a relation needs its parent field', async () => {
  const { page, close } = await ada.newPage();
  await page.goto(`${main}?tab=relations`);
  await page.getByRole('listitem', { name: 'Asset' }).waitFor();
  await page.getByRole('button', { name: 'Add relation' }).click();
  const form = dialog(page, 'Add Relation');
  await form.waitFor();
  expect(await sizeOf(page, 'Add Relation')).toEqual({ width: 460, isTall: true, zIndex: '1001' });
  const add = form.getByRole('button', { name: 'Add relation' }).last();
  await form.getByRole('combobox', { name: 'CMMS field' }).click();
  await options(page).getByTitle('Location', { exact: true }).click();
  expect(await add.isDisabled()).toBe(true);
  await form.getByRole('combobox', { name: 'Parent field' }).click();
  await options(page).getByTitle('Asset', { exact: true }).click();
  await add.click();
  // the asset follows the location already
  await toast(page, 'Location cannot follow itself');
  await close();
});

test('CMMS-058 CMMS-059 CMMS-071 a translation needs both values, in a dialog that is 400 wide', async () => {
  const { page, close } = await ada.newPage({ width: 1280, height: 900 }, 'dark');
  await page.goto(`${main}?tab=translations&field=${location}`);
  await page.getByText('No translations yet').waitFor();
  await page.getByRole('button', { name: 'Add translation' }).click();
  const form = dialog(page, 'Add Field Value Translation');
  await form.waitFor();
  expect(await sizeOf(page, 'Add Field Value Translation')).toEqual({ width: 400, isTall: true, zIndex: '1001' });
  const add = form.getByRole('button', { name: 'Add translation' }).last();
  await form.getByLabel('Internal value').fill('North');
  expect(await add.isDisabled()).toBe(true);
  await form.getByRole('combobox', { name: 'External value' }).click();
  await options(page).getByTitle('BLDG-N - North house').click();
  await picture(page, 'cmms-translation-dark');
  await form.getByLabel('Internal value').fill('');
  expect(await add.isDisabled()).toBe(true);
  await form.getByLabel('Internal value').fill('North');
  await add.click();
  await page.getByRole('row').filter({ hasText: 'BLDG-N' }).waitFor();
  await close();
});

test('CMMS-061 CMMS-062 UI-034 files that fail say so, with the server’s words; lines that could not be taken are listed', async () => {
  const { page, close } = await ada.newPage();
  await page.goto(`${main}?tab=values&field=${location}`);
  await page.getByRole('cell', { name: 'BLDG-N', exact: true }).waitFor();
  const file = (text: string) => ({ name: 'values.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('a,b\n1,2'));
  await toast(page, 'Failed to upload CSV file');
  await toast(page, 'The first line has to name the columns name, value');
  await input.setInputFiles(file('name,value\nBLDG-W,West house\nBLDG-E,'));
  await page.getByRole('dialog').getByText('Line 3').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('cell', { name: 'BLDG-W', exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('LOCATION-values.csv.gz');
  await page.route('**/cmms/export-field-values/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Export' }).click();
  await toast(page, 'Failed to download CSV file');
  await close();
});

test('CMMS-063 CMMS-064 CMMS-065 CMMS-066 CMMS-067 what fails is said by what it was', async () => {
  const { page, close } = await ada.newPage();
  const failing = async (tab: string, operation: string, title: string) => {
    await failOperation(page, operation, 'Out of order');
    await page.goto(`${main}?tab=${tab}`);
    await page.getByRole('alert').filter({ hasText: title }).waitFor();
    await page.unroute('**/graphql');
  };
  await failing('fields', 'CmmsFields', 'Failed to get CMMS fields');
  await failing('mappings', 'CmmsFieldMaps', 'Failed to get mappings');
  await failing('relations', 'CmmsFields', 'Failed to get relations');
  await page.goto(`${main}?tab=values&field=${location}`);
  await failOperation(page, 'CreateCmmsValue', 'Out of order');
  await page.getByRole('button', { name: 'Add value' }).click();
  const value = dialog(page, 'Add Domain Value');
  await value.getByLabel('Name').fill('X');
  await value.getByLabel('Value').fill('X');
  await value.getByRole('button', { name: 'Add value' }).last().click();
  await toast(page, 'Failed to create domain value');
  await page.goto(`${main}?tab=translations&field=${location}`);
  await failOperation(page, 'CreateCmmsTranslation', 'Out of order');
  await page.getByRole('button', { name: 'Add translation' }).click();
  const translation = dialog(page, 'Add Field Value Translation');
  await translation.getByLabel('Internal value').fill('X');
  await translation.getByRole('combobox', { name: 'External value' }).fill('Xy');
  await options(page).getByTitle('Xy (new value)').click();
  await translation.getByRole('button', { name: 'Add translation' }).last().click();
  await toast(page, 'Failed to create translation');
  await close();
});

test('CMMS-045 without the flag there is no CMMS Config, neither in the menu nor by its address', async () => {
  await stage.road.db('customers').where({ id: stage.road.customerId }).update({ features: [] });
  const { page, close } = await ada.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'About' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'CMMS Config' }).count()).toBe(0);
  await page.goto(main);
  await page.waitForURL('**/404');
  await close();
  await stage.road
    .db('customers')
    .where({ id: stage.road.customerId })
    .update({ features: ['cmmsConfig'] });
});
