import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { dragOnto, failOperation, pathOf, picture, styled } from './browser.ts';
import { newest, oldest, openTriageStage, rows, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
beforeAll(async () => {
  stage = await openTriageStage();
});
afterAll(() => stage?.close());

const own = (page: Page) => page.getByRole('region', { name: 'My Alarm Lenses' });
const editor = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Visible to' });
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave page without saving?' });
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const toast = (page: Page, words: string) => page.locator(styled('toast')).filter({ hasText: words });

/** Collects errors of the page from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Opens the filter form, chooses priorities of its first row and leaves it open. */
async function filterByPriority(page: Page, label: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const form = page.locator(styled('filters'));
  await form.getByRole('combobox', { name: 'Field' }).click();
  await form.getByRole('combobox', { name: 'Field' }).fill('Alarm Priority');
  await options(page).getByTitle('Alarm Priority', { exact: true }).click();
  await options(page).waitFor({ state: 'hidden' });
  await form.getByRole('combobox', { name: 'Values' }).click();
  await options(page).getByTitle(label, { exact: true }).click();
  await form.getByRole('heading').click();
  return form;
}

test('LENS-073 LENS-075 UI-002 a lens is made of filters, found in the rail, changed and deleted', async () => {
  const { page, close } = await stage.triage();
  const errors = errorsOf(page);
  const form = await filterByPriority(page, 'Highest');
  await form.getByRole('button', { name: 'Save as lens' }).click();
  await editor(page).getByRole('img', { name: 'Alarm State is locked' }).waitFor();
  await editor(page).getByRole('button', { name: 'Create lens' }).click();
  await editor(page).getByText('Name is required').waitFor();
  await editor(page).getByRole('textbox', { name: 'Name' }).fill('Morning walk');
  await editor(page).getByText('1 alarm matches').waitFor();
  await picture(page, 'lens-editor');
  await editor(page).getByRole('button', { name: 'Create lens' }).click();
  await page.getByRole('heading', { level: 1, name: 'Morning walk' }).waitFor({ state: 'attached' });
  expect(pathOf(page)).toBe('/alarms/My Alarm Lenses/Morning walk');
  const link = own(page).getByRole('link', { name: /Morning walk/ });
  await until('its count', async () => (await link.textContent())?.endsWith('1'));
  await until('its only alarm', async () => (await rows(page).count()) === 2);
  await picture(page, 'lens-own');

  await link.hover();
  await own(page).getByRole('button', { name: 'Actions for Morning walk' }).click();
  await page.getByRole('menuitem', { name: 'Edit lens' }).click();
  await editor(page).getByRole('textbox', { name: 'Name' }).fill('Evening walk');
  await editor(page).getByRole('button', { name: 'Cancel' }).click();
  await leaving(page).getByText('If you leave this page your changes will not be saved.').waitFor();
  await leaving(page).getByRole('button', { name: 'Stay on page' }).click();
  await leaving(page).waitFor({ state: 'hidden' });
  expect(await editor(page).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Evening walk');
  await editor(page).getByRole('button', { name: 'Save' }).click();
  await own(page)
    .getByRole('link', { name: /Evening walk/ })
    .waitFor();
  await editor(page).waitFor({ state: 'hidden' });

  await own(page)
    .getByRole('link', { name: /Evening walk/ })
    .hover();
  await own(page).getByRole('button', { name: 'Actions for Evening walk' }).click();
  await page.getByRole('menuitem', { name: 'Edit lens' }).click();
  await editor(page).getByRole('textbox', { name: 'Description' }).fill('Nobody keeps this');
  await editor(page).getByRole('button', { name: 'Cancel' }).click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await editor(page).waitFor({ state: 'hidden' });

  await own(page)
    .getByRole('link', { name: /Evening walk/ })
    .hover();
  await own(page).getByRole('button', { name: 'Actions for Evening walk' }).click();
  await page.getByRole('menuitem', { name: 'Edit lens' }).click();
  expect(await editor(page).getByRole('textbox', { name: 'Description' }).inputValue()).toBe('');
  await editor(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Evening walk' }).click();
  await toast(page, 'Evening walk deleted').waitFor();
  await until(
    'the rail to be without it',
    async () => (await own(page).getByRole('link', { name: /walk/ }).count()) === 0,
  );
  expect(errors).toEqual([]);
  await close();
});

test('LENS-084 standard lenses are hidden, ordered and started with as each person likes', async () => {
  const { page, close } = await stage.triage();
  const tabs = page.getByRole('navigation', { name: 'Standard lenses' }).getByRole('link');
  const names = async () => (await tabs.allTextContents()).map((text) => text.replace(/\d.*$/, '')).join();
  await until('the tabs', async () => (await names()).startsWith('Active,Intake,Snoozed'));
  await own(page).getByRole('button', { name: 'Arrange lenses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange lenses' });
  const of = (name: string) => dialog.getByRole('listitem', { name, exact: true });
  await of('Snoozed').getByRole('button', { name: 'Hide' }).click();
  await until('one tab less', async () => (await names()).startsWith('Active,Intake,Declined'));
  await of('Intake').getByRole('button', { name: 'Move up' }).click();
  await until('another order', async () => (await names()).startsWith('Intake,Active'));
  await failOperation(page, 'UpdateDefaultLens', 'No');
  await of('Intake').getByRole('button', { name: 'Set as default' }).click();
  await toast(page, 'Failed to set default lens').waitFor();
  await page.unrouteAll();
  await of('Intake').getByRole('button', { name: 'Set as default' }).click();
  await of('Intake').getByRole('button', { name: 'Default', exact: true }).waitFor();
  await page.goto('/alarms');
  await page.waitForURL('**/Standard%20Lenses/Intake');
  await own(page).getByRole('button', { name: 'Arrange lenses' }).click();
  await picture(page, 'lens-arrange');
  await of('Active Alarms').getByRole('button', { name: 'Set as default' }).click();
  await of('Snoozed').getByRole('button', { name: 'Show' }).click();
  await of('Intake').getByRole('button', { name: 'Move down' }).click();
  await until('as it was', async () => (await names()).startsWith('Active,Intake,Snoozed'));
  await of('Active Alarms').getByRole('button', { name: 'Default', exact: true }).waitFor();
  await close();
});

test('a view keeps filters and columns, says when it is modified, and triage can start with it', async () => {
  const { customerId, db } = stage.road;
  await db('alarm_property_values').insert({
    ...{ customer_id: customerId, type: 'building', value_key: 'north house', value: 'North house' },
  });
  const { page, close } = await stage.triage();
  const errors = errorsOf(page);
  const heads = async () => (await page.getByRole('columnheader').allTextContents()).filter(Boolean).join();
  await (await filterByPriority(page, 'Highest')).getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  // the customer has places, whatever the current rows are: table and picker use the same names
  const ticked = page.locator(`${styled('columns-picker')} label`).filter({ has: page.locator('input:checked') });
  expect((await ticked.allTextContents()).join()).toBe(await heads());
  expect(await heads()).toContain('Building,Floor · room');
  await page.getByRole('checkbox', { name: 'Point' }).click();
  await until('one column more', async () => (await heads()).endsWith('Point'));
  expect(await heads()).toContain('Building,Floor · room');
  await page.getByRole('checkbox', { name: 'Status', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Created at' }).click();
  // drags its grip onto another's place, moves it back by the keyboard, then by its arrows
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  await dragOnto(page, grip('Alarm'), grip('Priority'));
  await until('dragged', async () => /^Alarm,Priority,ID/.test(await heads()));
  await picture(page, 'lens-columns');
  await grip('Alarm').press('ArrowDown');
  await until('a step down', async () => /^Priority,Alarm,ID/.test(await heads()));
  await grip('Alarm').press('ArrowDown');
  await until('two steps down', async () => /^Priority,ID,Alarm/.test(await heads()));
  await page.getByRole('button', { name: 'Move Alarm up' }).click();
  await until('the columns', async () => /^Priority,Alarm,ID.*Created at/.test(await heads()));
  expect(await heads()).not.toContain('Status');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views: none' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('Night desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Views: Night desk', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await page.getByRole('button', { name: 'Views: Night desk', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Night desk (default)' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter Alarm Priority' }).click();
  await page.getByRole('button', { name: 'Views: Night desk, modified' }).waitFor();
  await page.goto('/alarms');
  await page.getByRole('button', { name: 'Views: Night desk', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove filter Alarm Priority' }).waitFor();
  await until('its columns', async () => /^Priority,Alarm,ID.*Created at/.test(await heads()));
  await page.getByRole('button', { name: 'Views: Night desk', exact: true }).click();
  await picture(page, 'lens-views');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Night desk' }).click();
  await page.getByRole('button', { name: 'Views: none' }).waitFor();
  await until('the table’s own columns', async () => (await heads()).includes('Status'));
  expect(errors).toEqual([]);
  await close();
});

test('on a phone own lenses stand among the standard ones; the editor in dark', async () => {
  const { page, close } = await stage.triage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/alarms/Standard%20Lenses/Active%20Alarms?edit=new&filter=priority:5');
  await editor(page).getByRole('textbox', { name: 'Name' }).fill('Night round');
  await editor(page).getByText('1 alarm matches').waitFor();
  await picture(page, 'lens-editor-dark');
  await editor(page).getByRole('button', { name: 'Create lens' }).click();
  await own(page)
    .getByRole('link', { name: /Night round/ })
    .waitFor();
  await editor(page).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/m/alarms/list/');
  await page.getByRole('link', { name: /Night round/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Night round' }).waitFor();
  await page.getByText(oldest).first().waitFor();
  expect(await page.getByText(newest).count()).toBe(0);
  await picture(page, 'lens-phone');
  await close();
});
