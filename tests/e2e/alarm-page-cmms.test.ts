import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { picture, styled } from './browser.ts';
import { type CmmsStage, openCmmsStage } from './cmms-stage.ts';

let stage: CmmsStage;
beforeAll(async () => {
  stage = await openCmmsStage();
});
afterAll(() => stage?.close());

const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');

test('CMMS-051 the CMMS Config tab of an alarm shows what each field takes, and takes only what was fetched', async () => {
  const { page, errors, close } = await stage.ada.newPage();
  await page.goto(`/alarms/list/all_alarms/${stage.alarmId}?tab=cmms`);
  const card = page.getByRole('region', { name: 'Campus Maximo' });
  await card.getByText('Incomplete').waitFor();
  await card.getByRole('button', { name: 'Edit' }).click();
  const place = card.getByRole('combobox', { name: 'Location' });
  await place.fill('Nowhere');
  await options(page).getByText('No results').waitFor();
  await place.press('Enter');
  await place.press('Escape');
  await card.getByText('0 changes').waitFor();
  await place.click();
  await options(page).getByTitle('BLDG-N - North house').click();
  await card.getByRole('combobox', { name: 'Asset' }).click();
  await options(page).getByTitle('AHU-4 - Air handler 4').waitFor();
  expect(await options(page).getByTitle('AHU-9 - Air handler 9').count()).toBe(0);
  await options(page).getByTitle('AHU-4 - Air handler 4').click();
  expect(await findings(page, 'main')).toEqual([]);
  await picture(page, 'cmms-alarm-edit');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('Complete', { exact: true }).waitFor();
  await card.getByText('AHU-4 - Air handler 4').waitFor();
  await picture(page, 'cmms-alarm');
  await page.emulateMedia({ colorScheme: 'dark' });
  await card.getByRole('button', { name: 'Edit' }).click();
  await picture(page, 'cmms-alarm-dark');
  // the table shows the same if its columns are chosen
  const columns = 'priority,name,cmms-status,cmms-asset-name,cmms-asset-value,cmms-location-name,cmms-location-value';
  await page.goto(`/alarms/Standard Lenses/Active Alarms?columns=${columns}`);
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: 'Supply air warm' });
  for (const text of ['complete', 'AHU-4', 'Air handler 4', 'BLDG-N', 'North house'])
    await row.getByText(text, { exact: true }).first().waitFor();
  await picture(page, 'cmms-columns-dark');
  // and can be filtered by it
  await page.emulateMedia({ colorScheme: 'light' });
  const pill = page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem').filter({ hasText: 'CMMS' });
  const filterBy = async (field: string, value: string, name: string) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const form = page.locator(styled('filters'));
    await form.getByRole('combobox', { name: 'Field' }).last().fill(field);
    await options(page).getByTitle(field, { exact: true }).click();
    await options(page).waitFor({ state: 'hidden' });
    await form.getByRole('combobox', { name: 'Values' }).first().click();
    await options(page).getByTitle(value, { exact: true }).click();
    await form.getByText('1 alarm matches').waitFor();
    await picture(page, name);
    await form.getByRole('button', { name: 'Apply' }).click();
  };
  await filterBy('CMMS Config Status', 'Complete', 'cmms-filter-status');
  await pill.getByText('Complete').waitFor();
  await row.getByText('BLDG-N').waitFor();
  await pill.getByRole('button').click();
  await pill.waitFor({ state: 'detached' });
  await filterBy('CMMS Location Name', 'BLDG-N - North house', 'cmms-filter-location');
  await pill.getByText('BLDG-N').waitFor();
  await row.getByText('BLDG-N').waitFor();
  await picture(page, 'cmms-filtered');
  expect(errors).toEqual([]);
  await close();
});
