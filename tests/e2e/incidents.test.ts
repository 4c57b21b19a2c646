import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupChanges } from '../../domain/incidents/group-changes.ts';
import { systemClock } from '../../platform/clock.ts';
import { storeEntities } from '../support/relation-scene.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { picture, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

let stage: Stage;
let ada: SignedIn;
let assets: Record<string, number>;
const path = '/alarms/Standard%20Lenses/Active%20Alarms';
const feeds: Array<[string, string]> = [
  ['CH-1', 'AHU-1'],
  ['CH-1', 'AHU-2'],
  ['AHU-1', 'VAV-1'],
];

/** Sends alarms, each on the asset of its name, and groups them as the worker does. */
async function failed(...alarms: Array<[asset: string, minutes: number, priority: number]>): Promise<void> {
  const { road } = stage;
  await road.send(
    ...alarms.map(([asset, minutes, priority]) =>
      item('ALARM', `${asset}.S`, minutesAgo(minutes), { message: `${asset} failed`, priority }),
    ),
  );
  const stateOf = async (asset: string) => (await road.states()).find(({ point_path }) => point_path === `${asset}.S`);
  const starts = [];
  for (const [asset] of alarms) {
    const state = await until(asset, () => stateOf(asset));
    const id = Number(state.id);
    await road.db('alarms').where({ customer_id: road.customerId, id }).update({ point_entity_id: assets[asset] });
    starts.push({ alarmId: id, at: (state.latest_alarm_at as Date).getTime() });
  }
  const ctx = { db: road.db, clock: systemClock, customer: { id: road.customerId } };
  await groupChanges(ctx, { starts, touched: [] });
}

beforeAll(async () => {
  stage = await openStage();
  const { db, customerId } = stage.road;
  assets = await storeEntities(
    db,
    customerId,
    [...new Set(['P-9', ...feeds.flat()])].map((name) => ({ name })),
  );
  await db('entity_relations').insert(
    feeds.map(([source, target]) => ({
      ...{ customer_id: customerId, source_id: assets[source], kind: 'feeds', target_id: assets[target] },
      ...{ status: 'CONFIRMED', origin: 'PERSON', created_at: new Date() },
    })),
  );
  await failed(['CH-1', 60, 60], ['AHU-1', 58, 200], ['VAV-1', 56, 5], ['P-9', 50, 120]);
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

const grid = (page: Page) => page.getByRole('grid');
const rowsOf = (page: Page) => grid(page).getByRole('row').filter({ hasText: 'failed' });
const toggle = (page: Page) => page.getByRole('button', { name: /grouped under CH-1$/ });

test('BEY.1 a list is grouped by cause, opens by key and by click, and takes a new alarm of the incident', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto(path);
  await rowsOf(page).nth(3).waitFor();
  await page.getByRole('button', { name: 'Group by cause' }).click();
  await toggle(page).waitFor();
  await until('two rows', async () => (await rowsOf(page).count()) === 2);
  const head = rowsOf(page).filter({ has: toggle(page) });
  expect(await head.textContent()).toContain('Highest');
  expect(await head.textContent()).toMatch(/CH-1 failed (first|4 min before)/);
  await picturesInBoth(page, 'incidents-grouped');
  expect(await findings(page, '.lens-surface')).toEqual([]);

  await toggle(page).click();
  await until('its alarms', async () => (await rowsOf(page).count()) === 4);
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
  await picture(page, 'incidents-open');
  await failed(['AHU-2', 57, 150]);
  await until('the new alarm', async () => (await toggle(page).textContent()) === '4');
  await toggle(page).click();
  await until('two rows again', async () => (await rowsOf(page).count()) === 2);
  // beneath the newest alarm, which is alone
  for (const key of ['j', 'j', 'ArrowRight']) await page.keyboard.press(key);
  await until('its alarms by key', async () => (await rowsOf(page).count()) > 2);
  await page.keyboard.press('ArrowLeft');
  await until('closed by key', async () => (await rowsOf(page).count()) === 2);
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 the page of an alarm explains its incident, makes one ticket of it and splits it', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto(path);
  await grid(page).getByText('VAV-1').first().waitFor();
  const id = String((await stage.road.states()).find(({ point_path }) => point_path === 'VAV-1.S')?.id);
  await page.goto(`/alarms/list/all_alarms/${id}`);
  const card = page.getByRole('region', { name: 'Incident' });
  await card.getByText('CH-1 failed 4 min before; feeds AHU-1, which feeds VAV-1').waitFor();
  await picturesInBoth(page, 'incident-alarm');
  expect(await findings(page, '.alarm-page')).toEqual([]);
  await card.getByRole('button', { name: 'Create one ticket' }).click();
  await page.getByText(/^Ticket W\d+ created$/).waitFor();
  await card.getByRole('button', { name: 'Create one ticket' }).click();
  await page.getByRole('dialog', { name: 'There is open work on these alarms' }).waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Split off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Split off' }).click();
  await card.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 reports measure rows with and without grouping', async () => {
  const { page, errors, close } = await ada.newPage();
  await page.goto('/reports/incidents');
  const now = page.getByRole('table', { name: 'Now' });
  await now.getByRole('row', { name: /^Active/ }).waitFor();
  await page.getByRole('table', { name: 'The last 30 days' }).waitFor();
  await page.getByRole('table', { name: 'Active incidents' }).getByText('CH-1', { exact: true }).waitFor();
  await picturesInBoth(page, 'incidents-report');
  expect(await findings(page, '.incident-page')).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 on a phone, one card stands for an incident and opens', async () => {
  const visitor = await openSignedIn(stage.browser, await stage.person('STANDARD'));
  const { page, errors, close } = await visitor.newPage();
  await page.setViewportSize(phone);
  await page.goto('/m/alarms/list');
  await page.getByRole('button', { name: 'Group by cause' }).click();
  const opener = page.getByRole('button', { name: /^Show \d+ alarms grouped under CH-1$/ });
  await opener.waitFor();
  await picture(page, 'incidents-phone');
  expect(await findings(page, '.mobile')).toEqual([]);
  await opener.click();
  await page.getByRole('button', { name: /^Hide \d+ alarms grouped under CH-1$/ }).waitFor();
  await picture(page, 'incidents-phone-open');
  expect(errors).toEqual([]);
  await close();
});
