import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { instanceRow, storeInstances, storeOfSystem } from '../support/alarm-rows.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { failOperation, openConsole, pathOf, picture, signIn } from './browser.ts';
import { minutesAgo, openStage, password, type Stage } from './stage.ts';

let stage: Stage;
let email: string;

beforeAll(async () => {
  stage = await openStage();
  email = await stage.person('SUPER');
  await seedSources();
});
afterAll(() => stage?.close());

/** Sources in every state, with what came from them. */
async function seedSources(): Promise<void> {
  const { db, warehouse, customerId } = stage.road;
  const day = 86_400_000;
  for (const [n, [displayName, schema, contactAge, isActive]] of (
    [
      ['Power monitoring', 'niagara4', 24, true],
      ['Plant controls', 'webcontrol', 0, true],
      ['Old gateway', 'ebi', 20_000, false],
    ] as const
  ).entries()) {
    const systemId = await createExternalSystem(db, {
      customerId,
      name: displayName.toLowerCase(),
      displayName,
      schema,
      connectionType: 'DATAPUMP',
      etlNormalizeVersion: 'generic-json-1',
      licenseKey: `licence ${customerId} ${n}`,
      url: 'https://bms.example.com',
    });
    await db('external_systems')
      .where({ id: systemId })
      .update({ is_active: isActive, created_at: new Date(Date.now() - 40 * day) });
    await db('external_system_contacts').insert({
      customer_id: customerId,
      system_id: systemId,
      last_access_at: new Date(Date.now() - contactAge * 60_000),
    });
    if (displayName !== 'Plant controls') continue;
    for (let hour = 0; hour < 60; hour += 1) {
      const at = Date.now() - hour * 3_600_000;
      const alarmId = 900_000 + hour;
      await storeOfSystem(warehouse, customerId, { alarmId, systemId, at });
      const starts = Array.from({ length: 1 + ((hour * 7) % 5) }, (_, k) =>
        instanceRow({ alarmId, startedAt: at - k }),
      );
      await storeInstances(warehouse, customerId, starts);
    }
  }
}

async function openProvider(
  size?: { width: number; height: number },
  theme?: 'light' | 'dark',
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const opened = await openConsole(stage.browser, size, theme);
  await opened.page.addInitScript((id) => localStorage.setItem('customer-id', id), String(stage.road.customerId));
  await signIn(opened.page, email, password);
  await opened.page.waitForURL(/alarms/);
  return opened;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click();
}
const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Integrations' }).getByRole('row').filter({ hasText: name });

describe('an integration', () => {
  test('INT-047 INT-049 INT-050 INT-054 INT-056 INT-080 INT-095 is added by a form that follows its kind, sends with its key, and is edited', async () => {
    const { context, page, errors } = await openProvider();
    await page.goto('/integrations');
    await page.getByRole('button', { name: 'Add integration' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Add an Integration').waitFor();
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await dialog.getByRole('combobox', { name: 'Direction' }).waitFor();
    await until('a form 900 wide', async () => (await dialog.boundingBox())?.width === 900);
    expect(await add.isDisabled()).toBe(true);

    // the direction brings its schemas and fields, and another one resets them
    await choose(page, 'Direction', 'Outbound');
    await choose(page, 'Schema', 'Maximo');
    await dialog.getByLabel('Site id').waitFor();
    await choose(page, 'Direction', 'Inbound');
    await dialog.getByLabel('Normalizer version').waitFor();
    expect(await dialog.getByLabel('Site id').count()).toBe(0);
    expect(await dialog.getByText('Maximo', { exact: true }).count()).toBe(0);
    await choose(page, 'Schema', 'Any system');
    await dialog.getByText('Inbound API', { exact: true }).waitFor();
    expect(await dialog.getByLabel('URL').count()).toBe(0);

    // the connection type shows its fields, requires them, and clears those of another
    await choose(page, 'Connection type', 'Data pump');
    const url = dialog.getByLabel('URL');
    await url.fill('not a url');
    await url.blur();
    await dialog.getByText('Invalid url').first().waitFor();
    await dialog.getByLabel('Display name').fill('Cold storage');
    expect(await add.isDisabled()).toBe(true);
    await picture(page, 'integration-form-invalid');
    await choose(page, 'Connection type', 'Email');
    await until('an inbound address', async () => /@/.test(await dialog.getByLabel('Inbound address').inputValue()));
    await choose(page, 'Connection type', 'Data pump');
    expect(await dialog.getByLabel('URL').inputValue()).toBe('');
    expect(await add.isDisabled()).toBe(true);
    await choose(page, 'Connection type', 'Inbound API');
    await until('a form that can be sent', () => add.isEnabled());
    await add.click();

    const key = (await page.getByRole('status', { name: 'License key' }).textContent()) ?? '';
    expect(key).toMatch(/^ak_/);
    await picture(page, 'integration-key');
    await page.getByRole('button', { name: 'Done' }).click();
    await rowOf(page, 'Cold storage').waitFor();
    expect(await page.getByText(key).count()).toBe(0);

    // what is sent with the key is counted
    const system = await stage.road
      .db('external_systems')
      .where({ customer_id: stage.road.customerId, display_name: 'Cold storage' })
      .first();
    const response = await fetch(`${inject('product').gateway}/ingest/${system.id}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify([item('ALARM', 'FREEZER-1.T', minutesAgo(1)), { nothing: 'that can be read' }]),
    });
    expect(response.status).toBe(207);
    await until('the counts', async () => {
      await page.reload();
      const row = rowOf(page, 'Cold storage');
      await row.waitFor();
      const text = (await row.textContent()) ?? '';
      return (
        /Healthy/.test(text) &&
        (await row.getByRole('link', { name: '1 rejected' }).count()) === 1 &&
        !/Never/.test(text)
      );
    });
    expect(await rowOf(page, 'Cold storage').getByRole('img').getAttribute('aria-label')).toContain('1 event in');
    expect(await rowOf(page, 'Cold storage').getByRole('link').getAttribute('href')).toBe(
      `/integrations/${system.id}/dead-letters`,
    );
    await picture(page, 'integrations');

    await page.getByRole('button', { name: 'Edit Cold storage' }).click();
    const save = dialogOf(page).getByRole('button', { name: 'Save' });
    for (const label of ['Direction', 'Schema', 'Connection type'])
      expect(await dialogOf(page).getByRole('textbox', { name: label }).getAttribute('readonly')).not.toBeNull();
    expect(await save.isDisabled()).toBe(true);
    expect(await dialogOf(page).getByLabel('License key', { exact: true }).textContent()).not.toContain(key);
    await dialogOf(page).getByRole('button', { name: 'Show license key' }).click();
    await dialogOf(page).getByText(key).waitFor();
    await dialogOf(page).getByLabel('Connection lost after').fill('60');
    await dialogOf(page).getByLabel('Display name').fill('Cold storage west');
    await picture(page, 'integration-form-edit');
    await save.click();
    await rowOf(page, 'Cold storage west').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('INT-084 INT-085 a failure to create or to update is said in its words, and what was typed stays', async () => {
    const { context, page } = await openProvider();
    await failOperation(page, 'CreateIntegration', 'The stars are wrong');
    await failOperation(page, 'UpdateIntegration', 'The stars are wrong');
    await page.goto('/integrations?add');
    await choose(page, 'Direction', 'Inbound');
    await choose(page, 'Schema', 'Any system');
    await dialogOf(page).getByLabel('Display name').fill('Unlucky');
    await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Failed to create integration').waitFor();
    expect(await dialogOf(page).getByLabel('Display name').inputValue()).toBe('Unlucky');

    await page.goto('/integrations');
    await page.getByRole('button', { name: 'Edit Plant controls' }).click();
    await dialogOf(page).getByLabel('Display name').fill('Unlucky');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to update integration').waitFor();
    await context.close();
  });
});

test('a lost connection is said to everybody who sees alarms, in the list behind the plug', async () => {
  const standard = await stage.person('STANDARD');
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, standard, password);
  const plug = page.getByRole('button', { name: /^Integrations, \d sources, \d lost connection/ });
  await plug.click();
  const source = page.getByRole('listitem').filter({ hasText: 'Power monitoring' });
  await source.getByText('Lost connection').waitFor();
  expect(await source.textContent()).toContain('24 min ago');
  expect(await page.getByRole('listitem').filter({ hasText: 'Old gateway' }).textContent()).toContain('Inactive');
  await picture(page, 'integrations-plug');
  await context.close();
});

test('ADM-013 alarm throughput draws every source against its average, the quiet ones first', async () => {
  const { context, page, errors } = await openProvider();
  await page.goto('/alarm-throughput');
  const card = page.getByRole('region', { name: 'Plant controls' });
  await card.locator('.recharts-bar-rectangle path').first().waitFor();
  expect(await card.locator('.recharts-reference-line').count()).toBe(1);
  const first = page.getByRole('region').first();
  expect(await first.getAttribute('aria-label')).toBe('Power monitoring');
  await first.getByText('No alarm for 24 h').waitFor();
  await picture(page, 'throughput');
  await page.getByText('7 days').click();
  await page.waitForURL('**/alarm-throughput?range=week');
  await until('a week of hours', async () => (await card.locator('.recharts-bar-rectangle').count()) >= 60);
  await picture(page, 'throughput-week');
  expect(errors).toEqual([]);
  await context.close();
});

test('INT-099 the provider’s pages are no pages for anybody else', async () => {
  const admin = await stage.person('ADMIN');
  const { context, page } = await openConsole(stage.browser);
  await signIn(page, admin, password);
  await page.waitForURL(/alarms/);
  expect(await page.getByRole('link', { name: 'Alarm throughput' }).count()).toBe(0);
  for (const path of ['/integrations', '/alarm-throughput']) {
    await page.goto(path);
    await page.waitForURL('**/404');
    expect(pathOf(page)).toBe('/404');
  }
  await context.close();
});

test.each(['light', 'dark'] as const)('on a phone and in the dark the same can be read, %s', async (theme) => {
  const { context, page, errors } = await openProvider({ width: 390, height: 844 }, theme);
  await page.goto('/integrations');
  await rowOf(page, 'Power monitoring').waitFor();
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await isWithin()).toBe(true);
  await picture(page, `phone-integrations-${theme}`);
  await page.getByRole('button', { name: 'Edit Power monitoring' }).click();
  await dialogOf(page).getByLabel('URL').waitFor();
  await picture(page, `phone-integration-form-${theme}`);
  await page.goto('/alarm-throughput');
  await page.getByRole('region', { name: 'Plant controls' }).locator('.recharts-bar-rectangle').first().waitFor();
  expect(await isWithin()).toBe(true);
  await picture(page, `phone-throughput-${theme}`);
  await page.setViewportSize({ width: 1600, height: 1000 });
  await picture(page, `throughput-${theme}`);
  await page.goto('/integrations?edit=none');
  await dialogOf(page).getByText('This integration does not exist').waitFor();
  await page.goto('/integrations');
  await rowOf(page, 'Power monitoring').waitFor();
  await picture(page, `integrations-${theme}`);
  await page.getByRole('button', { name: 'Edit Power monitoring' }).click();
  await dialogOf(page).getByLabel('URL').waitFor();
  await picture(page, `integration-form-${theme}`);
  expect(errors).toEqual([]);
  await context.close();
});
