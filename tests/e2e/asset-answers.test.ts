import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankTicket } from '../../domain/work/model/ticket.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { createEntity } from './asset-stage.ts';
import { findings } from './axe.ts';
import { follow, picture, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

/** Choosing places and assets, and what is said where the server refuses or cannot be reached. */

let stage: Stage;
let ada: SignedIn;
let lent: SignedIn['lent'];
beforeAll(async () => {
  stage = await openStage();
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  ({ lent } = ada);
});
afterAll(() => stage?.close());

const allAssets = '/assets/Standard%20Lenses/All%20Assets';
const toast = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first();
const dialogOf = (page: Page) => page.getByRole('dialog').last();
const picker = (page: Page) => page.locator(styled('picker'));
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');

/** Creates an entity beside the page. */
const create = (entityClass: string, name: string, parentId: string | null = null) =>
  createEntity(ada, { class: entityClass, name, parentId });
/** Deletes an entity beside the page, as somebody else would. */
const remove = (id: string) =>
  ada.ask('mutation ($ids: [ID!]!) { deleteEntities(ids: $ids) { deleted } }', { ids: [id] });

/** Opens the form of a new asset with a class and a name. */
async function startNew(page: Page, name: string): Promise<void> {
  await follow(page, allAssets);
  await page.getByRole('button', { name: 'New asset' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill(name);
  const select = dialogOf(page).getByRole('combobox', { name: 'Class' });
  await select.click();
  await select.fill('AHU');
  await options(page).getByTitle('AHU', { exact: true }).first().click();
}
const openPicker = (page: Page) => dialogOf(page).getByRole('button', { name: /^In:/ }).click();
const choice = (page: Page, name: RegExp) => picker(page).getByRole('list').getByRole('button', { name }).first();

describe('the picker of places and assets', () => {
  test('AST-054 AST-056 begins with Space and Asset, each with how many match the search', async () => {
    const hall = await create('Building', 'Picker Hall');
    await create('Floor', 'Picker floor', hall);
    await create('AHU', 'Picker unit', hall);
    const { page, errors, close } = await lent();
    await startNew(page, 'AHU-1');
    await openPicker(page);
    const level = async () =>
      (await picker(page).getByRole('list').getByRole('listitem').allTextContents()).map((text) => text.trim());
    await until('the first level', async () => (await level()).length === 2);
    expect(await level()).toEqual(['Space2', 'Asset1']);
    await picker(page).getByRole('textbox').fill('picker f');
    await until('counts by the search', async () => (await level()).join() === 'Space1,Asset0');
    await picture(page, 'entity-picker');
    expect(errors).toEqual([]);
    await close();
  });

  test('AST-051 AST-055 offers "Add New" at the end of the list, which adds it in the place that is open and chooses it', async () => {
    await create('Building', 'Host Hall');
    const { page, errors, close } = await lent();
    await startNew(page, 'AHU-2');
    await openPicker(page);
    await choice(page, /^Asset/).click();
    await picker(page).getByRole('button', { name: 'Add New Asset' }).waitFor();
    await picker(page).getByRole('button', { name: 'Back' }).click();
    await choice(page, /^Space/).click();
    const last = picker(page).getByRole('list').getByRole('listitem').last();
    await last.getByText('Add New Space').waitFor();
    await picker(page).getByRole('textbox').fill('Host');
    await choice(page, /^Host Hall/).waitFor();
    expect(await last.textContent()).toBe('Add New Space');
    await picture(page, 'entity-picker-add-new');
    await last.getByRole('button').click();
    // what was typed is kept beneath
    await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill('Annex');
    const select = dialogOf(page).getByRole('combobox', { name: 'Class' });
    await select.click();
    await select.fill('Building');
    await options(page).getByTitle('Building', { exact: true }).first().click();
    await dialogOf(page).getByRole('button', { name: 'Create' }).click();
    await dialogOf(page).getByRole('button', { name: 'In: Annex' }).waitFor();
    expect(await dialogOf(page).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('AHU-2');
    await dialogOf(page).getByRole('button', { name: 'Create' }).click();
    await page.waitForURL('**/assets/entity/*');
    await page.getByText('Annex').first().waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('AST-068 assets that cannot be fetched are said so', async () => {
    const { page, close } = await lent();
    await startNew(page, 'AHU-3');
    // its code is loaded when it is first opened, its choices each time
    await openPicker(page);
    await choice(page, /^Space/).waitFor();
    await page.keyboard.press('Escape');
    await picker(page).waitFor({ state: 'hidden' });
    await page.context().setOffline(true);
    await openPicker(page);
    await toast(page, 'Failed to fetch assets').waitFor();
    await page.context().setOffline(false);
    await close();
  });
});

describe('what the server refuses', () => {
  test('AST-062 AST-065 an asset in a place that is gone is not created, and what was typed stays', async () => {
    const hall = await create('Building', 'Fleeting Hall');
    const { page, close } = await lent();
    await startNew(page, 'AHU-4');
    await openPicker(page);
    await choice(page, /^Space/).click();
    await picker(page).getByRole('textbox').fill('Fleeting');
    await choice(page, /^Fleeting Hall/).click();
    await picker(page).getByRole('button', { name: 'Select' }).click();
    await remove(hall);
    await dialogOf(page).getByRole('button', { name: 'Create' }).click();
    await toast(page, 'Failed to create asset').waitFor();
    await picturesInBoth(page, 'asset-refused');
    expect(await dialogOf(page).getByRole('textbox', { name: 'Name' }).inputValue()).toBe('AHU-4');
    await close();
  });

  test('AST-062 of two people who edit one asset, the second is told, and overwrites nothing', async () => {
    const id = await create('AHU', 'Shared unit');
    const { page, close } = await lent();
    await follow(page, `/assets/entity/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialogOf(page).getByRole('textbox', { name: 'Shop' }).fill('Electrical');
    await ada.ask('mutation ($id: ID!) { updateEntity(id: $id, shop: "HVAC") { id } }', { id });
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Failed to update asset').waitFor();
    const { entity } = await ada.ask<{ entity: { shop: string } }>('query ($id: ID!) { entity(id: $id) { shop } }', {
      id,
    });
    expect(entity.shop).toBe('HVAC');
    await close();
  });

  test('AST-062 an asset that somebody has put something into since is not deleted', async () => {
    const id = await create('Building', 'Busy Hall');
    const { page, close } = await lent();
    await follow(page, `/assets/entity/${id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('It is removed from all lists').waitFor();
    await create('Floor', '1', id);
    await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Failed to delete asset').waitFor();
    await toast(page, '1 other asset is in it').waitFor();
    await close();
  });

  test('AST-066 AST-069 alarms are not reassigned to an asset that is gone; points that cannot be fetched are said so', async () => {
    const unit = await create('AHU', 'AHU-70');
    const other = await create('AHU', 'AHU-71');
    await stage.road.send(item('ALARM', 'HH.AHU-70.TEMP', minutesAgo(5), { message: 'Supply air warm', priority: 20 }));
    await until('an alarm of the asset', async () => {
      const { entity } = await ada.ask<{ entity: { activeAlarmCount: number } }>(
        'query ($id: ID!) { entity(id: $id) { activeAlarmCount } }',
        { id: unit },
      );
      return entity.activeAlarmCount === 1;
    });
    const { page, close } = await lent();
    await follow(page, `/assets/entity/${unit}`);
    const open = async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Reassign alarms' }).click();
      await dialogOf(page).getByText('Its alarms and their source points').waitFor();
    };
    await open();
    await dialogOf(page).getByRole('list', { name: 'Source points' }).getByText('HH.AHU-70.TEMP').waitFor();
    await dialogOf(page)
      .getByRole('button', { name: /^New asset/ })
      .click();
    await choice(page, /^Asset/).click();
    await choice(page, /^AHU-71/).click();
    await picker(page).getByRole('button', { name: 'Select' }).click();
    await remove(other);
    expect(await findings(page, '[role=dialog]')).toEqual([]);
    await picturesInBoth(page, 'asset-reassign');
    await dialogOf(page).getByRole('button', { name: 'Reassign alarms' }).click();
    await toast(page, 'Failed to reassign alarms').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(true);
    await open();
    await toast(page, 'Failed to fetch points').waitFor();
    await page.context().setOffline(false);
    await close();
  });

  test('AST-058 AST-065 AST-067 names are read again, of a class and of all; where they cannot be, it is said', async () => {
    const id = await create('Pump', 'Pump 9');
    const { page, close } = await lent();
    const refresh = async (name: string, within = page.getByRole('main')) => {
      await within.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    await follow(page, `/assets/entity/${id}`);
    await refresh('Refresh names');
    await toast(page, 'Asset has been refreshed').waitFor();
    await page.context().setOffline(true);
    await refresh('Refresh names');
    await toast(page, 'Failed to refresh asset').waitFor();
    await page.context().setOffline(false);
    // the page that is left has such a button too
    const list = page.getByRole('region', { name: 'All Assets', exact: true });
    await follow(page, allAssets);
    await refresh('Refresh all names', list);
    await toast(page, 'All names have been refreshed').waitFor();
    await page.context().setOffline(true);
    await refresh('Refresh all names', list);
    await toast(page, 'Failed to refresh cache').waitFor();
    await page.context().setOffline(false);
    await close();
  });
});

test('AST.16 an Admin takes an asset off the plan and puts it back', async () => {
  const id = await create('AHU', 'Paid unit');
  const { page, errors, close } = await lent();
  await follow(page, `/assets/entity/${id}`);
  const onPlan = page.getByRole('switch', { name: 'On plan' });
  const isPaid = async () =>
    (await ada.ask<{ entity: { isPaid: boolean } }>('query ($id: ID!) { entity(id: $id) { isPaid } }', { id })).entity
      .isPaid;
  expect(await onPlan.isChecked()).toBe(true);
  await onPlan.click();
  await until('an asset off the plan', async () => !(await isPaid()));
  await until('a switch that says so', async () => !(await onPlan.isChecked()));
  await picture(page, 'asset-plan');
  await onPlan.click();
  await until('an asset on the plan', isPaid);
  expect(errors).toEqual([]);
  await close();
});

describe('options that the server has', () => {
  /** Opens the values of a filter. */
  async function valuesOf(page: Page, field: string) {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('combobox', { name: 'Field' }).first().fill(field);
    await options(page).getByTitle(field, { exact: true }).first().click();
    const values = page.locator(styled('filters')).getByRole('combobox', { name: 'Values' }).first();
    await values.click();
    return values;
  }

  test('UI-029 a select of several values offers tickets, alarms, assets, classes, space types, places, names and labels', async () => {
    const hall = await create('Building', 'Option Hall');
    const floor = await create('Floor', '7', hall);
    const room = await create('Room', '701', floor);
    await ada.ask('mutation { createSpaceType(name: "Workshop") { id } }');
    await ada.ask(
      `mutation ($in: ID) { createEntity(class: "Chiller", name: "CH-7", parentId: $in,
        properties: [{ label: "Maker", value: "Trane" }]) { id } }`,
      { in: room },
    );
    await stage.road.send(item('ALARM', 'OH.CH-7.TEMP', minutesAgo(5), { message: 'Chiller warm', priority: 20 }));
    await until('an alarm', async () =>
      (await stage.road.states()).some(({ point_path }) => point_path === 'OH.CH-7.TEMP'),
    );
    const alarm = (await stage.road.states()).find(({ point_path }) => point_path === 'OH.CH-7.TEMP');
    const { customerId, db } = stage.road;
    const ticket = {
      ...blankTicket({ customerId, id: 9_001 }, { by: null, at: Date.now() }),
      ...{ objective: 'Look', searchText: 'w9001\nlook', dueAt: Date.now() },
    };
    await db.transaction((trx) => insertTickets(trx, [ticket]));
    const { page, errors, close } = await lent();
    const offers = async (path: string, field: string, search: string, option: string | RegExp) => {
      await page.goto(path);
      const values = await valuesOf(page, field);
      await values.fill(search);
      await options(page).getByTitle(option).first().click();
      await page.keyboard.press('Escape');
    };
    await offers('/work', 'Work ID', 'W9001', 'W9001');
    await offers('/alarms', 'Alarm ID', `A${alarm?.id}`, new RegExp(`^A${alarm?.id} `));
    for (const [field, search, option] of [
      ['In', 'opt', 'Option Hall'],
      ['Class', 'chil', 'Chiller'],
      ['Space Type', 'work', 'Workshop'],
      ['Building', 'opt', 'Option Hall'],
      ['Floor', '7', '7 · Option Hall'],
      ['Room', '701', '701 · Option Hall'],
      ['Asset', 'ch-', 'CH-7 · Option Hall'],
      ['Name', 'ch-', 'CH-7'],
      ['Property', 'mak', 'Maker'],
    ] as const)
      await offers(allAssets, field, search, option);
    await picturesInBoth(page, 'asset-options');
    expect(errors).toEqual([]);
    await close();
  });
});

test('a list of thousands draws what is seen of it, reads on while it is scrolled, and reaches its end', async () => {
  const hall = Number(await create('Building', 'Long list hall'));
  const { customerId, db } = stage.road;
  await db.raw(
    `insert into entities (customer_id, id, class, class_id, kind, name, name_key, parent_id, building_id, created_at)
     select ?::int, 100000 + n, 'Pump', 'Pump', 'equipment', 'Row ' || n, 'row' || n, ?::bigint, ?::bigint, now()
     from generate_series(1, 420) n`,
    [customerId, hall, hall],
  );
  const { page, errors, close } = await lent();
  await follow(page, `${allAssets}?sort=NAME.DESC`);
  const table = page.getByRole('table', { name: 'Assets of All Assets' });
  await table.getByRole('link', { name: 'Shared unit' }).waitFor();
  const drawn = () => table.locator('tbody tr[aria-rowindex]').count();
  const scroller = page.locator(styled('asset-table'));
  for (let last = ''; ; ) {
    expect(await drawn()).toBeLessThan(80);
    await scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    const reached = (await table.locator('tbody tr[aria-rowindex]').last().getAttribute('aria-rowindex')) ?? '';
    const total = Number(await table.getAttribute('aria-rowcount'));
    if (total > 0 && Number(reached) === total) break;
    await until('further rows', async () => {
      await scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
      const now = await table.locator('tbody tr[aria-rowindex]').last().getAttribute('aria-rowindex');
      return now !== last || now === String(total);
    });
    last = reached;
  }
  await picturesInBoth(page, 'assets-long-list');
  expect(await findings(page, styled('asset-table'))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('other alarms of the same asset are beside an alarm, and not those of an asset of that name in another building', async () => {
  const { road } = stage;
  for (const building of ['North Tower', 'South Tower'])
    await create('AHU', 'AHU-77', await create('Building', building));
  const at = (building: string, point: string) => `${building}/AHU-77.${point}`;
  await road.send(
    item('ALARM', at('North Tower', 'SAT'), minutesAgo(9), { message: 'Supply too warm' }),
    item('ALARM', at('North Tower', 'SF'), minutesAgo(8), { message: 'Fan failed' }),
    item('ALARM', at('South Tower', 'SF'), minutesAgo(7), { message: 'Fan failed' }),
  );
  const alarms = async () =>
    (
      await ada.ask<{ found: Array<{ id: string; point: string; entities: Array<{ class: string }> }> }>(
        '{ found: fastAlarms(limit: 20) { id point entities { class } } }',
      )
    ).found.filter(({ point }) => point.includes('AHU-77'));
  const found = await until('three alarms', async () => {
    const known = await alarms();
    return known.length === 3 && known;
  });
  const warm = found.find(({ point }) => point.includes('SAT'));
  expect(warm?.entities.map((entity) => entity.class)).toContain('AHU');
  const { page, close } = await lent();
  await follow(page, `/alarms/list/all_alarms/${warm?.id}?tab=relationships`);
  const siblings = page.getByRole('list', { name: 'Alarms on the same asset' }).getByRole('listitem');
  await siblings.first().waitFor();
  expect(await siblings.allTextContents()).toEqual([expect.stringContaining('Fan failed')]);
  await close();
});
