import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeEntities } from '../support/relation-scene.ts';
import { findings } from './axe.ts';
import { failOperation, follow, picture, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let ada: SignedIn;
let reader: SignedIn;
let ids: Record<string, number>;
const boxes = [1, 2, 3, 4, 5].map((n) => `VAV-1-${n}`);
const plant = [
  ...[
    { name: 'Science Hall', class: 'Building' },
    { name: 'Floor 1', class: 'Floor', in: 'Science Hall' },
  ],
  ...[1, 2, 3].map((n) => ({ name: `Room 10${n}`, class: 'Room', in: 'Floor 1' })),
  ...[
    { name: 'CH-1', class: 'Chiller' },
    { name: 'BLR-1', class: 'Boiler' },
  ],
  ...['AHU-1', 'AHU-2'].map((name) => ({ name, class: 'AHU', in: 'Floor 1' })),
  ...boxes.map((name) => ({ name, class: 'VAV', in: 'Floor 1' })),
  { name: 'AHU-1 Supply Fan', class: 'Supply Fan', in: 'Floor 1' },
];
const feeds: Array<[string, string]> = [
  ...([
    ['CH-1', 'AHU-1'],
    ['BLR-1', 'AHU-1'],
  ] as Array<[string, string]>),
  ...boxes.slice(0, 4).map((name): [string, string] => ['AHU-1', name]),
  ...[1, 2, 3].map((n): [string, string] => [`VAV-1-${n}`, `Room 10${n}`]),
];
beforeAll(async () => {
  stage = await openStage();
  const { db, customerId } = stage.road;
  await db('customers')
    .where({ id: customerId })
    .update({ features: ['assetRelationships'] });
  ids = await storeEntities(db, customerId, plant);
  await db('entity_relations').insert(
    feeds.map(([source, target]) => ({
      ...{ customer_id: customerId, source_id: ids[source], kind: 'feeds', target_id: ids[target] },
      ...{ status: 'CONFIRMED', origin: source === 'BLR-1' ? 'IMPORT' : 'PERSON', created_at: new Date() },
    })),
  );
  await db('entities').where({ customer_id: customerId, id: ids['CH-1'] }).update({ active_alarm_count: 2 });
  await db('entities').where({ customer_id: customerId, id: ids['VAV-1-2'] }).update({ active_alarm_count: 1 });
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  reader = await openSignedIn(stage.browser, await stage.person('STANDARD'));
});
afterAll(() => stage?.close());

const pathTo = (name: string): string => `/assets/entity/${ids[name]}?tab=relationships`;
const drawing = (page: Page) => page.getByRole('group', { name: 'Surroundings' });
const list = (page: Page) => page.getByRole('table', { name: 'All relationships' });
const rowOf = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });

test('AST-049 what serves an asset is drawn, says which of it is in alarm, and is walked by keyboard', async () => {
  const { page, errors, close } = await reader.lent();
  await follow(page, pathTo('AHU-1'));
  const at = (name: RegExp) => drawing(page).getByRole('link', { name });
  await at(/^CH-1 Chiller ?, 1 step upstream, 2 active alarms$/).waitFor();
  await at(/^Room 101 Room ?, 2 steps downstream$/).waitFor();
  expect(await drawing(page).getByRole('link').count()).toBe(10);
  await picturesInBoth(page, 'relationships');
  expect(await findings(page, styled('relations'))).toEqual([]);

  await at(/^AHU-1 AHU ?, this asset$/).focus();
  const focused = async () => page.evaluate(() => document.activeElement?.querySelector('.strong')?.textContent);
  const walk = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    return focused();
  };
  expect(await walk('ArrowRight', 'ArrowRight')).toMatch(/^Room 10[23]$/);
  expect(await walk('ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('Room 101');
  expect(await walk('ArrowLeft')).toBe('VAV-1-1');
  expect(await walk('ArrowLeft', 'ArrowLeft')).toMatch(/^(CH|BLR)-1$/);
  // one stop of the Tab key, whatever is drawn
  expect(await drawing(page).locator('[tabindex="0"]').count()).toBe(1);
  expect(await walk('ArrowRight', 'ArrowRight')).toMatch(/^VAV/);
  const opened = await focused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/assets/entity/${ids[opened ?? '']}?tab=relationships`);
  await drawing(page)
    .getByRole('link', { name: new RegExp(`^${opened} VAV ?, this asset`) })
    .waitFor();

  await follow(page, pathTo('AHU-1'));
  await rowOf(page, 'BLR-1').getByText('Read-only').waitFor();
  expect(await page.getByRole('button', { name: 'Add relationship' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await picturesInBoth(page, 'relationships-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await close();
});

test('AST-024 AST-025 AST-064 relationships are added, refused with the reason, and deleted', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, pathTo('AHU-2'));
  await page.getByText('AHU-2 has no relationships yet').waitFor();
  const add = async (kind: string, kindOf: 'Asset' | 'Space', name: string) => {
    await page.getByRole('button', { name: 'Add relationship' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a relationship of AHU-2' });
    await dialog.getByRole('combobox', { name: 'Relationship' }).click();
    await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').getByTitle(kind).click();
    await dialog.getByRole('button', { name: 'Choose an asset' }).click();
    const picker = page.locator(styled('picker'));
    await picker
      .getByRole('button', { name: new RegExp(kindOf) })
      .first()
      .click();
    await picker.getByRole('textbox').fill(name);
    await picker.getByRole('list').getByText(name, { exact: true }).click();
    await picker.getByRole('button', { name: 'Select', exact: true }).click();
    await picture(page, 'relationship-add');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    return dialog;
  };
  await add('feeds', 'Asset', 'VAV-1-5');
  await page.getByText('Relationship added').first().waitFor();
  await rowOf(page, 'VAV-1-5').getByText('Confirmed').waitFor();
  await drawing(page)
    .getByRole('link', { name: /^VAV-1-5/ })
    .waitFor();
  const dialog = await add('feeds', 'Asset', 'VAV-1-5');
  await page.getByText('Failed to create relationship').waitFor();
  await page.getByText('This relation already exists').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const deletion = rowOf(page, 'VAV-1-5').getByRole('button', { name: 'Delete the relationship with VAV-1-5' });
  await deletion.hover();
  await page.getByRole('tooltip').getByText('Delete the relationship with VAV-1-5').waitFor();
  // what a press opens is not covered by the name of what was pressed
  await deletion.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await rowOf(page, 'VAV-1-5').waitFor({ state: 'detached' });
  await page.getByText('AHU-2 has no relationships yet').waitFor();
  await failOperation(page, 'SuggestRelations', 'Out of order');
  await page.getByRole('button', { name: 'Suggest from names' }).click();
  await page.getByText('Failed to fetch suggestions').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('AST-070 names suggest relationships, which somebody confirms or dismisses', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, pathTo('AHU-1'));
  await rowOf(page, 'CH-1').waitFor();
  await page.getByRole('button', { name: 'Suggest from names' }).click();
  await page.getByText('2 relationships suggested').waitFor();
  await rowOf(page, 'VAV-1-5').getByText('Suggested').waitFor();
  await picture(page, 'relationship-suggestions');
  expect(
    await drawing(page)
      .getByRole('link', { name: /^VAV-1-5/ })
      .count(),
  ).toBe(0);
  await page.getByRole('button', { name: 'Confirm the relationship with VAV-1-5' }).click();
  await rowOf(page, 'VAV-1-5').getByText('Confirmed').waitFor();
  await drawing(page)
    .getByRole('link', { name: /^VAV-1-5/ })
    .waitFor();
  await page.getByRole('button', { name: 'Dismiss the relationship with AHU-1 Supply Fan' }).click();
  await rowOf(page, 'AHU-1 Supply Fan').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('AST-002 AST-030 what is upstream is listed with its way, and an admin says what counts as related', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, pathTo('Room 101'));
  const upstream = page.getByRole('table', { name: 'Upstream' });
  await rowOf(page, 'VAV-1-1').waitFor();
  expect(await upstream.count()).toBe(0);
  await page.getByRole('switch', { name: 'Include upstream' }).click();
  await upstream.getByText('Room 101 is fed by VAV-1-1 is fed by AHU-1 is fed by CH-1').waitFor();
  await drawing(page)
    .getByRole('link', { name: /^CH-1 Chiller ?, 3 steps upstream/ })
    .waitFor();
  await picture(page, 'relationships-upstream');

  await page.getByRole('button', { name: 'Choose what counts as related' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose what counts as related' });
  await dialog.getByRole('spinbutton', { name: 'Steps' }).fill('1');
  await dialog.getByRole('checkbox', { name: 'Include upstream assets by default' }).click();
  await picture(page, 'relationships-config');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await drawing(page).getByRole('link', { name: /^CH-1/ }).waitFor({ state: 'detached' });
  await follow(page, pathTo('Room 102'));
  await upstream.getByText('CH-1').first().waitFor();
  expect(errors).toEqual([]);
  await close();
});
