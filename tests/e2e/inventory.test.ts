import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../support/patience.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, picture, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

let stage: Stage;
let ada: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const { road } = stage;
  for (let n = 0; n < 3; n += 1)
    await road.send(
      item('ALARM', 'NH.Air Handler 3.SF-S', minutesAgo(10 + n), {
        message: 'Air Handler 3 supply fan failed',
        priority: 100,
      }),
    );
  await until('the alarm', async () => (await road.states()).length === 1);
});
afterAll(() => stage?.close());

/** Shows a page in a window as narrow as a phone: it does not scroll sideways. */
async function narrow(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? phone;
  await page.setViewportSize(phone);
  await until('a page that fits', () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  );
  await picturesInBoth(page, `${name}-narrow`);
  await page.setViewportSize(size);
}

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('AST-049 an engineer imports buildings and equipment: columns, dry run, progress, result and undo', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/assets');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.waitForURL('**/assets/import');
  await page.getByText('Nothing was imported yet').waitFor();
  await picturesInBoth(page, 'inventory-start');
  await narrow(page, 'inventory-start');
  await page.getByLabel('Choose file').setInputFiles(csv('huge.csv', `Name\n${'x'.repeat(10 * 1024 * 1024)}`));
  await page.getByRole('main').getByRole('alert').getByText('The file can have at most 10 MB').waitFor();
  expect(await findings(page)).toEqual([]);
  await page
    .getByLabel('Choose file')
    .setInputFiles(csv('buildings.csv', 'Name,Importance\nNorth Hall,4\nSouth Hall,\n'));
  await page.waitForURL('**/assets/import/*');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog', { name: 'Import 2 rows' }).getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('Imported', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Inventory import' }).first().click();
  await page.getByLabel('Contents').click();
  await page
    .getByRole('option', { name: 'Equipment' })
    .or(page.locator('.ant-select-item-option', { hasText: 'Equipment' }))
    .first()
    .click();
  const units = 'Unit,Class,Building\nAHU-3,AHU,North Hall\nAHU-4,AHU,Nowhere\n,AHU,North Hall\n';
  await page.getByLabel('Choose file').setInputFiles(csv('units.csv', units));
  // no column is the name
  const errorRows = page.getByRole('table', { name: 'Rows' }).getByRole('row');
  await page.getByText('Name: Name is missing').first().waitFor();
  await page.getByLabel('Read as: Unit').click();
  await page.locator('.ant-select-item-option', { hasText: 'Name' }).first().click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Building: "Nowhere" does not exist').waitFor();
  expect(await errorRows.count()).toBe(3);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'inventory-dry-run');
  await narrow(page, 'inventory-dry-run');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  const question = page.getByRole('dialog', { name: 'Import 1 row' });
  await question.getByText('2 rows with errors will be left out.').waitFor();
  await question.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('Imported', { exact: true }).waitFor();
  await page.getByText('New', { exact: true }).first().click();
  await page.getByRole('link', { name: 'AHU-3' }).waitFor();
  await picture(page, 'inventory-result');
  await page.getByRole('link', { name: 'Inventory import' }).first().click();
  await page.getByRole('link', { name: 'units.csv' }).waitFor();
  await narrow(page, 'inventory-list');

  // who has imported the wrong file takes it back
  await page.getByRole('link', { name: 'buildings.csv' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Not undone: alarms, work or other assets refer to it').waitFor();
  await picture(page, 'inventory-undone');
  const left = await stage.road.db('entities').where({ customer_id: stage.road.customerId, deleted_at: null });
  expect(left.map(({ name }) => name).toSorted()).toEqual(['AHU-3', 'North Hall']);
  expect(errors).toEqual([]);
  await close();
});

test('AST-017 AST-063 AST-070 an alias is suggested from recent texts, previewed, made, and applied to unverified alarms', async () => {
  const { page, errors, close } = await ada.newPage();
  const [unit] = await stage.road
    .db('entities')
    .where({ customer_id: stage.road.customerId, name: 'AHU-3' })
    .select('id');
  await until('the payloads in the warehouse', async () => {
    const { found } = await ada.ask<{ found: Array<{ seen: number }> }>(
      'query ($id: ID!) { found: entityAliasSuggestions(entityId: $id) { seen } }',
      { id: String(unit?.id) },
    );
    return found[0]?.seen === 3;
  });
  await failOperation(page, 'EntityAliasSuggestions', 'The warehouse is away');
  await page.goto(`/assets/entity/${unit?.id}?tab=aliases`);
  await page.getByText('Failed to get alias suggestions').waitFor();
  await page.unroute('**/graphql');
  const suggestion = page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('listitem')
    .filter({ hasText: 'Air Handler 3' });
  const again = page.getByRole('button', { name: 'Try again' });
  // a change of the assets may ask again at any moment, and take the button away under the pointer
  await again.or(suggestion).first().waitFor();
  await again.click({ timeout: patience(2_000) }).catch(() => {});
  await suggestion.getByText(/Seen 3 times on 1 alarm/).waitFor();
  await picturesInBoth(page, 'aliases-suggested');
  await narrow(page, 'aliases-suggested');
  await suggestion.getByRole('button', { name: 'What would change' }).click();
  await page.getByText('1 alarm mentions it, 1 would be about this asset.').waitFor();
  await page.getByRole('textbox', { name: 'New alias' }).fill('a h u 3');
  await page.getByRole('button', { name: 'Add alias' }).waitFor();
  await page.getByRole('textbox', { name: 'New alias' }).fill('');
  await suggestion.getByRole('button', { name: 'Add as alias' }).click();
  await page.getByText('Alias Air Handler 3 added').waitFor();
  await page.getByRole('button', { name: 'Reread 1 alarm' }).click();
  await page.getByText('1 alarm reread').waitFor();
  await page.getByText('1 alarm mentions it, none would change.').waitFor();
  await picture(page, 'aliases-applied');
  const alarm = await stage.road.db('alarms').where({ customer_id: stage.road.customerId }).first('properties');
  expect(alarm?.properties).toContainEqual(
    expect.objectContaining({ type: 'asset_name', value: ['AHU-3'], by: 'ALIAS', entityId: Number(unit?.id) }),
  );
  // the alarm is the asset's own now
  await until('its active alarm', async () => {
    const [row] = await stage.road.db('entities').where({ customer_id: stage.road.customerId, id: unit?.id });
    return row?.active_alarm_count === 1;
  });
  await follow(page, `/assets/entity/${unit?.id}?tab=alarms`);
  await page.getByText('Air Handler 3 supply fan failed').first().waitFor();
  await picture(page, 'aliases-alarms');
  expect(errors.filter((error) => !error.includes('graphql'))).toEqual([]);
  await close();
});
