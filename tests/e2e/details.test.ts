import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AlarmProperty } from '../../domain/alarms/model/property.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, operationOf, picture, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

/** Points of the alarms; the first is changed by one test only. */
const points = ['Campus/Building 3/Floor 2/FCU 12/ZoneTemp', 'S-7.SF-S', 'Campus/Building 5/Floor 1/AHU 4/Filter DP'];
let stage: Stage;
let ada: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  await stage.road.send(
    ...points.map((point, index) =>
      item('ALARM', point, minutesAgo(10 * (index + 1)), { message: 'Zone temperature high', priority: 100 }),
    ),
    item('ALARM', '', minutesAgo(5), { message: 'Controller offline' }),
  );
  await until('the alarms', async () => (await stage.road.states()).length === points.length + 1);
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

/** Finds the alarm of a point, or the one without a point. */
const alarmOf = (point: string | undefined): Promise<{ id: number; properties: AlarmProperty[] }> =>
  stage.road
    .db('alarms')
    .where({ customer_id: stage.road.customerId, point_path: point ?? null })
    .first('id', 'properties');
const details = (page: Page) => page.getByRole('region', { name: 'Alarm Details' });
const form = (page: Page) => page.getByRole('form', { name: 'Alarm Details' });
/** Opens the page of an alarm and waits for its details. */
async function open(point: string | undefined, person = ada) {
  const opened = await person.lent();
  await follow(opened.page, `/alarms/list/all_alarms/${(await alarmOf(point)).id}`);
  await details(opened.page).getByText('Alarm Classification').waitFor();
  return opened;
}
/** Labels of the editor's fields, from top to bottom. */
const labels = (page: Page) =>
  form(page)
    .locator(`${styled('details-field')} > ${styled('field-message')}:first-child, h3`)
    .allInnerTexts();

describe('the editor', () => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await open(points[1]));
    await details(page).getByRole('button', { name: /^Edit/ }).click();
    await form(page).waitFor();
  });
  afterAll(() => close?.());
  const choice = (name: string) => form(page).getByRole('combobox', { name, exact: true });

  test('ALM-095 ALM-096 is headed "Alarm Details" and goes from equipment by the point and the classification to the rest', async () => {
    await details(page).getByRole('heading', { name: 'Alarm Details' }).waitFor();
    expect((await labels(page)).map((text) => text.trim())).toEqual([
      ...['Equipment', 'Equipment type', 'Component', 'Alarm Point', 'Alarm Classification'],
      ...['Is Service Failure Alarm', 'Alarm Priority', 'Properties', 'Category', 'Building', 'Floor', 'Room'],
    ]);
    await form(page).getByText('From “S-7” in the point').waitFor();
    expect(await findings(page)).toEqual([]);
    await picture(page, 'details-editor');
  });

  test('ALM-092 has a value, a verify control and a place for a new value for each property', async () => {
    for (const name of ['Equipment', 'Equipment type', 'Component', 'Category', 'Building', 'Floor', 'Room']) {
      for (const vote of ['right', 'wrong'])
        await form(page)
          .getByRole('button', { name: `${name} is ${vote}`, exact: true })
          .waitFor();
      await choice(name).fill('Somewhere else');
      await page.getByText('Somewhere else (new value)').last().waitFor();
      await choice(name).fill('');
      await choice(name).press('Escape');
    }
    await form(page).getByText('0 changes').waitFor();
  });

  test('ALM-097 shows the point to be read only, and "-" where there is none', async () => {
    const shown = (of: Page) => form(of).locator(styled('details-field'), { hasText: 'Alarm Point' });
    await shown(page).getByText('S-7.SF-S').waitFor();
    expect(await shown(page).locator('input, button').count()).toBe(0);
    const pointless = await open(undefined);
    await details(pointless.page).getByRole('button', { name: /^Edit/ }).click();
    await shown(pointless.page).getByText('-', { exact: true }).waitFor();
    await pointless.close();
  });

  test('ALM-098 ALM-099 classifies by yes and no, and by a priority with its bell, that can be taken away', async () => {
    const service = form(page).getByLabel('Is Service Failure Alarm');
    expect(await service.getByRole('radio').count()).toBe(2);
    for (const word of ['Yes', 'No']) await service.getByText(word, { exact: true }).waitFor();
    const priority = form(page).locator(styled('details-field'), { hasText: 'Alarm Priority' });
    await choice('Alarm Priority').click();
    for (const [level, name] of [
      ['5', 'Highest'],
      ['1', 'Lowest'],
    ])
      await page
        .locator('.ant-select-item-option', { hasText: name })
        .locator(`.priority-${level}`)
        .waitFor({ state: 'attached' });
    await page.locator('.ant-select-item-option', { hasText: 'Highest' }).click();
    await form(page).getByText('1 change').waitFor();
    await priority.hover();
    await priority.locator('.ant-select-clear').click();
    await priority.getByText('No Priority').waitFor();
    await form(page).getByText('1 change').waitFor();
  });

  test('ALM-100 ALM-101 takes several components and categories, and one of everything else', async () => {
    const isMultiple = (name: string): Promise<boolean> =>
      form(page)
        .locator('.ant-select', { has: page.getByRole('combobox', { name, exact: true }) })
        .evaluate((select) => select.classList.contains('ant-select-multiple'));
    const found: Record<string, boolean> = {};
    for (const name of ['Equipment', 'Equipment type', 'Component', 'Category', 'Building', 'Floor', 'Room'])
      found[name] = await isMultiple(name);
    expect(found).toEqual({
      ...{ Equipment: false, 'Equipment type': false, Component: true },
      ...{ Category: true, Building: false, Floor: false, Room: false },
    });
  });

  test('UI-042 UI-043 asks before changes are left behind', async () => {
    await page.getByRole('link', { name: 'Triage' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave page without saving?' });
    await dialog.getByText('If you leave this page your changes will not be saved.').waitFor();
    await dialog.getByRole('button', { name: 'Stay on page' }).click();
    await form(page).getByText('1 change').waitFor();
  });

  test('UI-044 UI-045 the question has a way to stay and one to leave', async () => {
    await page.getByRole('link', { name: 'Triage' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave page without saving?' });
    await dialog.getByRole('button', { name: 'Leave', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Stay on page' }).click();
    await form(page).getByText('1 change').waitFor();
    await page.getByRole('link', { name: 'Triage' }).first().click();
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL('**/alarms/**');
    await page.getByRole('grid').waitFor();
  });
});

test('ALM-105 who may only look finds no editor, no votes and nothing to assign', async () => {
  const { page, close } = await ada.newPage();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'Me') return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    for (const permission of answer.data.me.permissions)
      permission.actions = permission.actions.filter((action: string) => action === 'VIEW');
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/alarms/list/all_alarms/${(await alarmOf(points[1])).id}`);
  await details(page).getByText('Please verify').first().waitFor();
  expect(await details(page).getByRole('button').count()).toBe(0);
  await page.keyboard.press('e');
  await details(page).getByText('Alarm Classification').waitFor();
  expect(await form(page).count()).toBe(0);
  await close();
});

test('UI-017 ALM-087 ALM-088 a typed value is offered as new, what was changed is saved alone, and what is certain is thumbs up', async () => {
  const { page, close } = await open(points[0]);
  await picture(page, 'details-read');
  await details(page).getByRole('button', { name: /^Edit/ }).click();
  await form(page).getByRole('combobox', { name: 'Building' }).fill('Surgical Pavilion');
  await page.getByText('Surgical Pavilion (new value)').click();
  const votes = async (label: string) =>
    Promise.all(
      ['right', 'wrong'].map((vote) =>
        form(page)
          .getByRole('button', { name: `${label} is ${vote}`, exact: true })
          .getAttribute('aria-pressed'),
      ),
    );
  // as the parser read them, with less than full confidence
  for (const label of ['Equipment', 'Floor']) expect(await votes(label)).toEqual(['false', 'true']);
  await form(page).getByRole('button', { name: 'Floor is right' }).click();
  await form(page).getByLabel('Is Service Failure Alarm').getByText('Yes').click();
  await form(page).getByText('3 changes').waitFor();
  const sent = page.waitForRequest((request) => operationOf(request) === 'UpdateAlarmDetails');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const { ids: _, expectedVersions: __, ...changed } = (await sent).postDataJSON().variables;
  expect(changed).toEqual({
    properties: [
      { type: 'building', value: ['Surgical Pavilion'] },
      { type: 'floors', confidence: 1 },
    ],
  });
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
  await details(page).getByRole('button', { name: /^Edit/ }).click();
  for (const label of ['Building', 'Floor']) expect(await votes(label)).toEqual(['true', 'false']);
  expect(await votes('Equipment')).toEqual(['false', 'true']);
  await close();
});

test('ALM-112 changes that cannot be saved are said so, and stay in the form', async () => {
  const { page, close } = await open(points[2]);
  await details(page).getByRole('button', { name: /^Edit/ }).click();
  await form(page).getByRole('button', { name: 'Building is right' }).click();
  await failOperation(page, 'UpdateAlarmDetails', 'No');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await page.locator(styled('toast')).filter({ hasText: 'Failed to update alarm details' }).waitFor();
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
