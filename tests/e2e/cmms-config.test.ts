import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { dragOnto, failOperation, follow, operationOf, picture, picturesInBoth, styled } from './browser.ts';
import { type CmmsStage, openCmmsStage } from './cmms-stage.ts';
import { lender } from './lent.ts';
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

const lent = lender(async () => (await ada.newPage()).page);
const main = '/users/cmms-config/main';
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const toast = (page: Page, text: string | RegExp) =>
  page.locator(styled('toast')).filter({ hasText: text }).first().waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const fieldNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Fields' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.ariaLabel));
/** Width of a dialog, with a check of the minimum sizes in the contract. */
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
  const { page, errors, close } = await lent();
  await follow(page, '/');
  // a press before the start page is there is undone by it
  await page.waitForURL((url) => url.pathname !== '/');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('link', { name: 'CMMS Config' }).click();
  await page.waitForURL(`**${main}/**`);
  await page.getByRole('listitem', { name: 'Location' }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    ...['Fields', 'Domain values', 'Mappings', 'Relations', 'Translations'],
  ]);
  expect(await findings(page)).toEqual([]);
  await picture(page, 'cmms-fields');
  await page.getByRole('button', { name: 'Move Asset' }).press('ArrowUp');
  await until('the asset first', async () => (await fieldNames(page))[0] === 'Asset');
  const stored = () =>
    stage.road.db('external_cmms_fields').where({ id: asset }).first('create_display_order as place');
  await until('the order to be stored', async () => (await stored()).place === 0);
  await page.reload();
  await page.getByRole('listitem', { name: 'Asset' }).waitFor();
  expect((await fieldNames(page)).slice(0, 2)).toEqual(['Asset', 'Location']);
  const location = page.getByRole('button', { name: 'Move Location' });
  await dragOnto(page, location, page.getByRole('listitem', { name: 'Asset' }));
  await until('the location first', async () => (await stored()).place === 1);
  await failOperation(page, 'ReorderCmmsFields', 'No order today');
  await page.getByRole('button', { name: 'Move Asset' }).press('ArrowUp');
  await toast(page, 'Failed to reorder fields');
  await page.unrouteAll();
  const field = page.getByRole('listitem', { name: 'Asset' });
  await field.getByRole('button', { name: 'Delete Asset' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete', exact: true }).click();
  await field.waitFor({ state: 'detached' });
  await page
    .locator(styled('toast'))
    .filter({ hasText: 'Asset deleted' })
    .getByRole('button', { name: /Undo/ })
    .click();
  await field.waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('CMMS-047 CMMS-070 each tab has its dialog, 460 wide and at least 200 high, before everything else', async () => {
  const { page, close } = await lent();
  for (const [tab, verb, name] of [
    [`values&field=${asset}`, 'Add value', 'Add Domain Value'],
    ['mappings', 'Add mapping', 'Add Mapping'],
    ['relations', 'Add relation', 'Add Relation'],
  ] as const) {
    await follow(page, `${main}?tab=${tab}`);
    await page.getByRole('button', { name: verb }).click();
    await dialog(page, name).waitFor();
    expect(await sizeOf(page, name)).toEqual({ width: 460, isTall: true, zIndex: '1001' });
    expect(await findings(page, '[role=dialog]')).toEqual([]);
  }
  await follow(page, `${main}?tab=translations&field=${location}`);
  await page.getByRole('button', { name: 'Add translation' }).click();
  await dialog(page, 'Add Field Value Translation').waitFor();
  await close();
});

test('CMMS-048 CMMS-052 CMMS-053 a value that is added by hand needs a name and a value', async () => {
  const { page, errors, close } = await lent();
  await follow(page, `${main}?tab=values&field=${asset}`);
  await page.getByRole('cell', { name: 'AHU-4', exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'cmms-values');
  await page.getByRole('button', { name: 'Add value' }).click();
  const form = dialog(page, 'Add Domain Value');
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
  await page.getByRole('row').filter({ hasText: 'AHU-5' }).getByText('Manual').waitFor();
  expect(errors).toEqual([]);
  await close();
});

/** Opens the dialog of a new mapping. */
async function addMapping(page: Page) {
  await follow(page, `${main}?tab=mappings`);
  await page.getByRole('button', { name: 'Add mapping' }).click();
  const form = dialog(page, 'Add Mapping');
  await form.waitFor();
  const choose = async (label: string, option: string) => {
    await form.getByRole('combobox', { name: label }).click();
    await options(page).getByTitle(option, { exact: true }).click();
  };
  return { form, choose, add: form.getByRole('button', { name: 'Add mapping' }).last() };
}

test('CMMS-054 CMMS-055 CMMS-056 a mapping needs type, name and field', async () => {
  const { page, close } = await lent();
  const { add, choose } = await addMapping(page);
  expect(await add.isDisabled()).toBe(true);
  await choose('Internal field type', 'Alarm Attribute');
  expect(await add.isDisabled()).toBe(true);
  await choose('Internal field name', 'Building');
  expect(await add.isDisabled()).toBe(true);
  await choose('CMMS field', 'Location');
  expect(await add.isDisabled()).toBe(false);
  // a different type has different names
  await choose('Internal field type', 'CMMS Attribute');
  expect(await add.isDisabled()).toBe(true);
  await close();
});

test('CMMS-050 alarm and CMMS attributes are sent as one type', async () => {
  const { page, close } = await lent();
  for (const [type, name] of [
    ['Alarm Attribute', 'Building'],
    ['CMMS Attribute', 'siteCode'],
  ] as const) {
    const { form, add, choose } = await addMapping(page);
    await choose('Internal field type', type);
    if (type === 'Alarm Attribute') await choose('Internal field name', name);
    else await form.getByRole('textbox', { name: 'Internal field name' }).fill(name);
    await choose('CMMS field', 'Location');
    await add.click();
    await page.getByRole('row').filter({ hasText: name }).waitFor();
  }
  const kept = await stage.road.db('external_cmms_field_mappings').where({ field_id: location });
  expect(kept.map((row) => [row.internal_field_type, row.internal_field_name]).toSorted()).toEqual([
    ['ATTRIBUTE', 'building'],
    ['ATTRIBUTE', 'siteCode'],
  ]);
  expect(await findings(page)).toEqual([]);
  await picture(page, 'cmms-mappings');
  await close();
});

test('CMMS-057 a relation needs its parent field', async () => {
  const { page, close } = await lent();
  await follow(page, `${main}?tab=relations`);
  await page.getByRole('listitem', { name: 'Asset' }).waitFor();
  await page.getByRole('button', { name: 'Add relation' }).click();
  const form = dialog(page, 'Add Relation');
  await form.waitFor();
  const add = form.getByRole('button', { name: 'Add relation' }).last();
  await form.getByRole('combobox', { name: 'CMMS field' }).click();
  await options(page).getByTitle('Location', { exact: true }).click();
  expect(await add.isDisabled()).toBe(true);
  await form.getByRole('combobox', { name: 'Parent field' }).click();
  await options(page).getByTitle('Asset', { exact: true }).click();
  await add.click();
  // the asset already follows the location
  await toast(page, 'Location cannot depend on itself');
  await close();
});

test('CMMS-058 CMMS-059 CMMS-071 a translation needs both values, in a dialog that is 400 wide', async () => {
  const { page, close } = await lent();
  await follow(page, `${main}?tab=translations&field=${location}`);
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
  await picturesInBoth(page, 'cmms-translation');
  await form.getByLabel('Internal value').fill('');
  expect(await add.isDisabled()).toBe(true);
  await form.getByLabel('Internal value').fill('North');
  await add.click();
  await page.getByRole('row').filter({ hasText: 'BLDG-N' }).waitFor();
  await close();
});

test('CMMS-061 CMMS-062 UI-034 files that fail say so, with the server’s words; lines that could not be taken are listed', async () => {
  const { page, close } = await lent();
  await follow(page, `${main}?tab=values&field=${location}`);
  await page.getByRole('cell', { name: 'BLDG-N', exact: true }).waitFor();
  const file = (text: string) => ({ name: 'values.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('a,b\n1,2'));
  await toast(page, 'Failed to upload CSV file');
  await toast(page, 'The first line must name the columns name, value');
  await input.setInputFiles(file('name,value\nBLDG-W,West house\nBLDG-E,'));
  await page.getByRole('dialog').getByText('Line 3').waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('cell', { name: 'BLDG-W', exact: true }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const table = await download;
  expect(table.suggestedFilename()).toBe('LOCATION-values.csv');
  expect(await readFile(await table.path(), 'utf8')).toContain('BLDG-W,West house');
  await page.route('**/cmms/export-field-values/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Export' }).click();
  await toast(page, 'Failed to download CSV file');
  await close();
});

test('CMMS-049 values, translations and mappings of a field are taken out and brought in by file', async () => {
  const { page, close } = await lent();
  const saved = async (button: string): Promise<{ name: string; text: string }> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const bring = async (text: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'some.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await toast(page, 'File imported');
  };
  await follow(page, `${main}?tab=values&field=${location}`);
  await page.getByRole('cell', { name: 'BLDG-N', exact: true }).waitFor();
  await bring('name,value\nBLDG-X,Annexe');
  await page.getByRole('cell', { name: 'BLDG-X', exact: true }).waitFor();
  expect((await saved('Export')).text).toContain('BLDG-X,Annexe');
  // a list that is still loading does not show updates
  const listed = page.waitForResponse((response) => operationOf(response.request()) === 'CmmsTranslations');
  await follow(page, `${main}?tab=translations&field=${location}`);
  await listed;
  await bring('internalValue,externalValue\nAnnexe of old,BLDG-X');
  await page.getByRole('cell', { name: 'Annexe of old', exact: true }).waitFor();
  expect(await saved('Export')).toEqual({
    name: 'LOCATION-translations.csv',
    text: expect.stringContaining('Annexe of old,BLDG-X,,INTERNAL_TO_EXTERNAL'),
  });
  await bring('internalFieldType,internalFieldName\nATTRIBUTE,stationPath');
  expect(await saved('Export mappings')).toEqual({
    name: 'LOCATION-mappings.csv',
    text: expect.stringContaining('ATTRIBUTE,stationPath'),
  });
  await close();
});

test('CMMS-063 CMMS-065 fields, mappings and relations that cannot be read say so', async () => {
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
  await close();
});

test('CMMS-066 a relation that cannot be made or taken away says so, and the list stays as it was', async () => {
  const { page, close } = await lent();
  await follow(page, `${main}?tab=relations`);
  const asset = page.getByRole('list', { name: 'Relations' }).getByRole('listitem', { name: 'Asset' });
  await asset.waitFor();
  await failOperation(page, 'AddCmmsParentField', 'Out of order');
  await page.getByRole('button', { name: 'Add relation' }).click();
  const form = dialog(page, 'Add Relation');
  await form.getByRole('combobox', { name: 'CMMS field' }).click();
  await options(page).getByTitle('Location', { exact: true }).click();
  await form.getByRole('combobox', { name: 'Parent field' }).click();
  await options(page).getByTitle('Asset', { exact: true }).click();
  await form.getByRole('button', { name: 'Add relation' }).last().click();
  await toast(page, 'Failed to create relation');
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await failOperation(page, 'RemoveCmmsParentField', 'Out of order');
  await page.getByRole('button', { name: 'Delete relation of Asset' }).click();
  await toast(page, 'Failed to delete relation');
  await asset.waitFor();
  await close();
});

test('CMMS-064 CMMS-067 a value or a translation that cannot be made says so', async () => {
  const { page, close } = await lent();
  await follow(page, `${main}?tab=values&field=${location}`);
  await failOperation(page, 'CreateCmmsValue', 'Out of order');
  await page.getByRole('button', { name: 'Add value' }).click();
  const value = dialog(page, 'Add Domain Value');
  await value.getByLabel('Name').fill('X');
  await value.getByLabel('Value').fill('X');
  await value.getByRole('button', { name: 'Add value' }).last().click();
  await toast(page, 'Failed to create domain value');
  await follow(page, `${main}?tab=translations&field=${location}`);
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
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  expect(await page.getByRole('link', { name: 'CMMS Config' }).count()).toBe(0);
  await page.goto(main);
  await page.waitForURL('**/404');
  // each feature opens its own: fields are configured without being mapped
  await stage.road
    .db('customers')
    .where({ id: stage.road.customerId })
    .update({ features: ['cmmsConfig'] });
  await page.goto(`${main}?tab=mappings`);
  await page.getByRole('tab', { name: 'Fields', selected: true }).waitFor();
  expect(await page.getByRole('tab', { name: 'Mappings' }).count()).toBe(0);
  await close();
  await stage.road
    .db('customers')
    .where({ id: stage.road.customerId })
    .update({ features: ['cmmsConfig', 'cmmsMapping'] });
});
