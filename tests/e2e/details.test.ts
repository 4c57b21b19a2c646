import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AlarmProperty } from '../../domain/properties/property.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { failOperation, operationOf, picture } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

/** The first is changed by one test alone. */
const points = ['Campus/Building 3/Floor 2/FCU 12/ZoneTemp', 'S-7.SF-S', 'Campus/Building 5/Floor 1/AHU 4/Filter DP'];
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

const alarmOf = (point: string | undefined): Promise<{ id: number; properties: AlarmProperty[] }> =>
  stage.road.db('alarms').where({ customer_id: stage.road.customerId, point_path: point }).first('id', 'properties');
const details = (page: Page) => page.getByRole('region', { name: 'Alarm Details' });
const form = (page: Page) => page.getByRole('form', { name: 'Alarm Details' });
/** Opens the page of an alarm, its details read. */
async function open(point: string | undefined, person = ada) {
  const opened = await person.newPage();
  await opened.page.goto(`/alarms/list/all_alarms/${(await alarmOf(point)).id}`);
  await details(opened.page).getByText('Alarm Classification').waitFor();
  return opened;
}
/** Labels of the editor's fields, from above. */
const labels = (page: Page) => form(page).locator('.details-label, h3').allInnerTexts();

test('ALM-092 ALM-095 ALM-096 ALM-097 ALM-098 ALM-099 ALM-100 ALM-101 the editor has equipment, point, classification and the rest, each with its controls', async () => {
  const { page, close } = await open(points[1]);
  await details(page).getByRole('heading', { name: 'Alarm Details' }).waitFor();
  await details(page).getByRole('button', { name: /^Edit/ }).click();
  await form(page).waitFor();
  expect((await labels(page)).map((text) => text.trim())).toEqual([
    ...['Equipment', 'Equipment type', 'Component', 'Alarm Point', 'Alarm Classification'],
    ...['Is Service Failure Alarm', 'Alarm Priority', 'Properties', 'Category', 'Building', 'Floor', 'Room'],
  ]);
  for (const name of ['Equipment', 'Category', 'Room']) {
    await form(page).getByRole('combobox', { name, exact: true }).waitFor();
    await form(page)
      .getByRole('button', { name: `${name} is right` })
      .waitFor();
    await form(page)
      .getByRole('button', { name: `${name} is wrong` })
      .waitFor();
  }
  await form(page).getByText('S-7.SF-S').waitFor();
  await form(page).getByText('From “S-7” in the point').waitFor();
  const service = form(page).getByLabel('Is Service Failure Alarm');
  expect(await service.getByRole('radio').count()).toBe(2);
  await form(page).getByRole('combobox', { name: 'Alarm Priority' }).waitFor();
  expect(await form(page).locator('.ant-select-multiple').count()).toBe(2);
  await picture(page, 'details-editor');
  await close();
});

test('UI-017 a typed value is offered as new, and what was changed is saved with votes, priority and impact', async () => {
  const { page, close } = await open(points[0]);
  await picture(page, 'details-read');
  await details(page).getByRole('button', { name: /^Edit/ }).click();
  await form(page).getByRole('combobox', { name: 'Building' }).fill('Surgical Pavilion');
  await page.getByText('Surgical Pavilion (new value)').click();
  await form(page).getByRole('button', { name: 'Floor is right' }).click();
  await form(page).getByLabel('Is Service Failure Alarm').getByText('Yes').click();
  await form(page).getByText('3 changes').waitFor();
  const sent = page.waitForRequest((request) => operationOf(request) === 'UpdateAlarmDetails');
  await form(page).getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON().variables.properties).toEqual([
    { type: 'building', value: ['Surgical Pavilion'] },
    { type: 'floors', confidence: 1 },
  ]);
  await details(page).getByText('Surgical Pavilion').waitFor();
  await page
    .getByRole('list', { name: 'Activity' })
    .getByText('changed building: Building 3 → Surgical Pavilion')
    .waitFor();
  const { properties } = await alarmOf(points[0]);
  expect(properties.find(({ type }) => type === 'building')).toMatchObject({
    value: ['Surgical Pavilion'],
    by: 'PERSON',
  });
  await picture(page, 'details-saved');
  await close();
});

test('ALM-112 changes that cannot be saved are said so, and stay in the form', async () => {
  const { page, close } = await open(points[2]);
  await details(page).getByRole('button', { name: /^Edit/ }).click();
  await form(page).getByRole('button', { name: 'Building is right' }).click();
  await failOperation(page, 'UpdateAlarmDetails', 'No');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await page.locator('.toast').filter({ hasText: 'Failed to update alarm details' }).waitFor();
  await form(page).getByText('1 change').waitFor();
  await close();
});

test('a value that is not certain asks to be verified where it is read; one press does it', async () => {
  const { page, close } = await open(points[1]);
  await details(page).getByRole('button', { name: 'Equipment is right' }).click();
  await details(page).getByRole('img', { name: 'Verified' }).first().waitFor();
  const { properties } = await alarmOf(points[1]);
  expect(properties.find(({ type }) => type === 'asset_name')).toMatchObject({ confidence: 1, by: 'PERSON' });
  await close();
});

test('alarms are filtered by a building that is chosen from those there are', async () => {
  const { page, close } = await ada.newPage();
  await page.goto('/');
  const grid = page.getByRole('grid');
  await grid.getByText('S-7.SF-S').waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Field' }).fill('Building');
  await page.getByTitle('Building', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Values' }).fill('building 5');
  await page.getByTitle('Building 5', { exact: true }).click();
  await page.getByText('1 alarm matches').waitFor();
  await picture(page, 'filter-building');
  await page.getByRole('button', { name: 'Apply' }).click();
  await until('the one alarm', async () => (await grid.getByRole('row').count()) === 2);
  await grid.getByText('Building 5').first().waitFor();
  await close();
});
