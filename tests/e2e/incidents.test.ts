import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupChanges } from '../../domain/incidents/group-changes.ts';
import { systemClock } from '../../platform/clock.ts';
import { storeEntities } from '../support/relation-scene.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { changeAnswer, failOperation, follow, operationOf, picture, picturesInBoth, styled } from './browser.ts';
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
  ['CH-1', 'AHU-3'],
  ['AHU-1', 'VAV-1'],
  ['PUMP-1', 'TANK-1'],
  ['PUMP-2', 'TANK-2'],
  ['CH-8', 'AHU-8'],
  ['CH-9', 'AHU-9'],
];

type Failure = [asset: string, minutes: number, priority: number, point?: string];
/** Sends alarms, each on the asset of its name, and groups them as the worker does. */
async function failed(...alarms: Failure[]): Promise<void> {
  const { road } = stage;
  const pointOf = ([asset, , , point = 'S']: Failure) => `${asset}.${point}`;
  await road.send(
    ...alarms.map((alarm) => {
      const [asset, minutes, priority] = alarm;
      return item('ALARM', pointOf(alarm), minutesAgo(minutes), { message: `${asset} failed`, priority });
    }),
  );
  const states = await until('the alarms', async () => {
    const found = new Map((await road.states()).map((state) => [state.point_path, state]));
    return alarms.every((alarm) => found.has(pointOf(alarm))) ? found : null;
  });
  const starts = [];
  for (const alarm of alarms) {
    const [asset] = alarm;
    const { id, latest_alarm_at } = states.get(pointOf(alarm)) as { id: string; latest_alarm_at: Date };
    await road.db('alarms').where({ customer_id: road.customerId, id }).update({ point_entity_id: assets[asset] });
    starts.push({ alarmId: Number(id), at: latest_alarm_at.getTime() });
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
const toggle = (page: Page, cause = 'CH-1') =>
  page.getByRole('button', { name: new RegExp(`grouped under ${cause}$`) });

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
  expect(await findings(page, styled('lens-surface'))).toEqual([]);

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

const intake = '/alarms/Standard%20Lenses/Intake';
const toast = (page: Page, text: string | RegExp) => page.locator(styled('toast')).filter({ hasText: text });
const headOf = (page: Page, cause?: string) => rowsOf(page).filter({ has: toggle(page, cause) });
const bulkBar = (page: Page) => page.getByRole('toolbar', { name: 'Actions for the selected alarms' });
const grouped = async () => (await stage.road.states()).filter(({ point_path }) => point_path !== 'P-9.S');
const inStatus = async (status: string) =>
  (await grouped()).flatMap((state) => (state.status === status ? String(state.point_path) : [])).toSorted();
/** Opens a list that is grouped by cause, with the row of the incident in hand, and lists the operations that it sends. */
async function openGrouped(path: string, cause?: string) {
  const { page, errors, close } = await ada.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(operationOf(request) ?? ''));
  await page.goto(path);
  if ((await page.getByRole('button', { name: 'Group by cause' }).getAttribute('aria-pressed')) !== 'true')
    await page.getByRole('button', { name: 'Group by cause' }).click();
  await toggle(page, cause).waitFor();
  return { page, errors, close, count: (operation: string) => sent.filter((one) => one === operation).length };
}
/** Goes to the row of the incident by key: its alarms are counted. */
async function takeInHand(page: Page): Promise<void> {
  await until('the row of the incident in hand', async () => {
    if (await headOf(page).evaluate((row) => /(^| )is-focused_/.test(row.className))) return true;
    await page.keyboard.press('j');
    return false;
  });
}
const standing = ['AHU-1.S', 'AHU-2.S', 'CH-1.S', 'VAV-1.S'];

test('BEY.1 a verb on the row of an incident acts on all its alarms in one request, and undo brings all back', async () => {
  const { page, errors, close, count } = await openGrouped(intake);
  await takeInHand(page);
  await headOf(page).getByText('Acts on 4 alarms').waitFor();
  await picturesInBoth(page, 'incidents-in-hand');
  expect(await findings(page, styled('lens-surface'))).toEqual([]);
  await page.keyboard.press('d');
  await toast(page, '4 alarms declined').waitFor();
  expect(count('MoveAlarms')).toBe(1);
  expect(await inStatus('Declined')).toEqual(standing);
  await page.keyboard.press('z');
  await toast(page, 'Decline undone: 4 alarms').waitFor();
  expect(await inStatus('Intake')).toEqual(standing);
  await toggle(page).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 a verb acts on the alarms that the list has of an incident, and on none that joined since it was pressed', async () => {
  const filtered = await openGrouped(`${intake}?q=AHU`);
  await takeInHand(filtered.page);
  await headOf(filtered.page).getByText('Acts on 2 alarms').waitFor();
  await filtered.close();
  const { page, errors, close } = await openGrouped(intake);
  await takeInHand(page);
  await headOf(page).getByText('Acts on 4 alarms').waitFor();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Snooze 4 alarms' });
  await dialog.waitFor();
  await failed(['AHU-3', 57, 150]);
  await headOf(page).getByText('Acts on 5 alarms').waitFor({ state: 'attached' });
  await page.keyboard.press('1');
  await toast(page, /^4 alarms snoozed until/).waitFor();
  expect(await inStatus('Snoozed')).toEqual(standing);
  expect(await inStatus('Intake')).toEqual(['AHU-3.S']);
  await page.keyboard.press('z');
  await toast(page, 'Snooze undone: 4 alarms').waitFor();
  expect(await inStatus('Snoozed')).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 the row of an incident is selected with its alarms; beside its details verbs act on all of them or on one', async () => {
  const { page, errors, close } = await openGrouped(intake);
  await until('all its alarms', async () => (await toggle(page).textContent()) === '5');
  const box = headOf(page).getByRole('checkbox');
  await box.click();
  const bar = bulkBar(page);
  await bar.getByText('5 selected').waitFor();
  expect(await box.isChecked()).toBe(true);
  // one of them is taken out again
  await toggle(page).click();
  await until('its alarms', async () => (await rowsOf(page).count()) > 4);
  const member = rowsOf(page).filter({ hasText: 'AHU-1' }).last();
  await member.getByRole('checkbox').click();
  await bar.getByText('4 selected').waitFor();
  expect(await box.evaluate((one: HTMLInputElement) => one.indeterminate)).toBe(true);
  await box.click();
  await bar.getByText('5 selected').waitFor();
  await box.click();
  await bar.waitFor({ state: 'detached' });
  await toggle(page).click();

  await headOf(page).getByText('failed').first().click();
  const verbs = page.getByRole('toolbar', { name: 'Alarm actions' });
  const all = verbs.getByRole('button', { name: 'All 5 alarms' });
  await all.waitFor();
  expect(await all.getAttribute('aria-pressed')).toBe('true');
  await picturesInBoth(page, 'incidents-drawer');
  expect(await findings(page, styled('drawer'))).toEqual([]);
  await verbs.getByRole('button', { name: /^Snooze 5 alarms/ }).click();
  await page.getByRole('dialog', { name: 'Snooze 5 alarms' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await verbs.getByRole('button', { name: /^Only A\d+$/ }).click();
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: /^Snooze A\d+$/ }).waitFor();
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 on a phone, a pushed or a held card acts on all alarms of its incident', async () => {
  const visitor = await openSignedIn(stage.browser, await stage.person('MANAGER'));
  const { page, errors, close } = await visitor.newPage();
  await page.setViewportSize(phone);
  await page.goto('/m/alarms/list/?lens=Intake');
  await page.getByRole('button', { name: 'Group by cause' }).click();
  await toggle(page).waitFor();
  // also while its toggle is hidden
  const card = page.getByRole('listitem').filter({ has: page.getByLabel(/grouped under CH-1$/) });
  const middle = async () => {
    const held = await until('the card is drawn', () => card.boundingBox());
    return { x: held.x + held.width / 2, y: held.y + 40 };
  };
  const { x, y } = await middle();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.move(x - 140, y);
  await page.mouse.up();
  await card.getByText('5 alarms', { exact: true }).first().waitFor();
  // it would lie over the last verb
  await toggle(page).waitFor({ state: 'hidden' });
  await picture(page, 'incidents-phone-swipe');
  await card.getByRole('button', { name: 'Decline 5 alarms' }).click();
  await toast(page, '5 alarms declined').waitFor();
  await toast(page, '5 alarms declined').getByRole('button', { name: /Undo/ }).click();
  await toast(page, 'Decline undone: 5 alarms').waitFor();
  await toggle(page).waitFor();
  const again = await middle();
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.getByRole('button', { name: 'Clear, 5 selected' }).waitFor();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Clear, 5 selected' }).click();
  expect(await inStatus('Intake')).toEqual([...standing, 'AHU-3.S'].toSorted());
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 the page of an alarm explains its incident, makes one ticket of it and splits it', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, path);
  await grid(page).getByText('VAV-1').first().waitFor();
  const id = String((await stage.road.states()).find(({ point_path }) => point_path === 'VAV-1.S')?.id);
  await follow(page, `/alarms/list/all_alarms/${id}`);
  const card = page.getByRole('region', { name: 'Incident' });
  await card.getByText('CH-1 failed 4 min before; feeds AHU-1, which feeds VAV-1').waitFor();
  await picturesInBoth(page, 'incident-alarm');
  expect(await findings(page, styled('alarm-page'))).toEqual([]);
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
  const { page, errors, close } = await ada.lent();
  await follow(page, '/reports/incidents');
  const now = page.getByRole('table', { name: 'Now' });
  await now.getByRole('row', { name: /^Active/ }).waitFor();
  await page.getByRole('table', { name: 'The last 30 days' }).waitFor();
  await page.getByRole('table', { name: 'Active incidents' }).getByText('CH-1', { exact: true }).waitFor();
  await picturesInBoth(page, 'incidents-report');
  expect(await findings(page, styled('incident-page'))).toEqual([]);
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
  expect(await findings(page, styled('mobile'))).toEqual([]);
  await opener.click();
  await page.getByRole('button', { name: /^Hide \d+ alarms grouped under CH-1$/ }).waitFor();
  await picture(page, 'incidents-phone-open');
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 WORK.1 of more chosen alarms than a ticket takes, it takes the highest fifty and says so first', async () => {
  const failures = (asset: string, count: number, priority: number) =>
    Array.from({ length: count }, (_, index): Failure => [asset, 40, priority, `${priority}-${index}`]);
  for (const [asset, high, low] of [
    ['PUMP-1', 45, 7],
    ['PUMP-2', 5, 3],
  ] as const)
    await failed(...failures(asset, high, 5), ...failures(asset, low, 250));
  const { page, errors, close, count } = await openGrouped(`${path}?q=PUMP`, 'PUMP-2');
  const bar = bulkBar(page);
  const choose = async (selected: number, ...causes: string[]) => {
    for (const cause of causes) await headOf(page, cause).getByRole('checkbox').click();
    await bar.getByText(`${selected} selected`).waitFor();
  };
  /** Counts the alarms of the newest ticket by asset and priority as sent. */
  const onTicket = async (): Promise<Record<string, number>> => {
    const { db, customerId } = stage.road;
    const points: string[] = await db('work_ticket_alarms as w')
      .join('alarms as a', { 'a.customer_id': 'w.customer_id', 'a.id': 'w.alarm_id' })
      .where({ 'w.customer_id': customerId })
      .where('w.ticket_id', '=', db('work_ticket_alarms').where({ customer_id: customerId }).max('ticket_id'))
      .pluck('a.point_path');
    const kinds = points.map((point) => point.replace(/-\d+$/, ''));
    return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));
  };

  // a verb without a limit
  await choose(60, 'PUMP-1', 'PUMP-2');
  await page.keyboard.press('.');
  await toast(page, '60 alarms pinned').waitFor();
  await bar.waitFor({ state: 'detached' });

  // all of one incident
  await choose(52, 'PUMP-1');
  await bar.getByRole('button', { name: /^Create work/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create one ticket' });
  await dialog.getByText('the 50 highest of the whole incident').waitFor();
  expect(count('CreateTicketOfIncident')).toBe(0);
  await picturesInBoth(page, 'incidents-ticket-takes');
  await dialog.getByRole('button', { name: 'Create one ticket' }).click();
  await toast(page, /^Ticket W\d+ created/)
    .getByText('It shows 2 more alarms as related.')
    .waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await onTicket()).toEqual({ 'PUMP-1.5': 45, 'PUMP-1.250': 5 });

  // of several
  await choose(60, 'PUMP-1', 'PUMP-2');
  await page.keyboard.press('w');
  const form = page.getByRole('form', { name: 'Create work' });
  await form.getByText('the 50 highest of the 60 selected').waitFor();
  await form.getByText('50 (max 50)').waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'incidents-create-work');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Create anyway' }).click();
  await toast(page, /^W\d+ - Work Ticket Created!/).waitFor();
  expect(await onTicket()).toEqual({ 'PUMP-1.5': 45, 'PUMP-2.5': 5 });
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 every alarm of a large incident is reached; incidents are merged by hand, and what fails leaves a way on', async () => {
  await failed(['CH-9', 30, 5], ...Array.from({ length: 249 }, (_, index): Failure => ['AHU-9', 29, 5, `D-${index}`]));
  await failed(['CH-8', 20, 5], ['AHU-8', 19, 5]);
  const { page, errors, close } = await ada.lent();
  const id = String((await stage.road.states()).find(({ point_path }) => point_path === 'CH-9.S')?.id);
  await follow(page, `/alarms/list/all_alarms/${id}`);
  const card = page.getByRole('region', { name: 'Incident' });
  const lines = card.getByRole('list', { name: 'Alarms of this incident' }).getByRole('listitem');
  for (const shown of [50, 200]) {
    await card.getByText(`${shown} of 250`, { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Show more' }).click();
  }
  await until('all alarms', async () => (await lines.count()) === 250);

  await failOperation(page, 'ActiveIncidents', 'Out of order');
  await card.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge incidents' });
  await dialog.getByText('Failed to get the incidents').waitFor();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const other = dialog.getByRole('combobox', { name: 'Incident to merge' });
  await other.fill('CH-8');
  await page.keyboard.press('Enter');
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await failOperation(page, 'MergeIncidents', 'Out of order');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('Failed to merge the incidents').waitFor();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await card.getByText('252 of 252 alarms active').waitFor();

  await failOperation(page, 'RelatedAlarms', 'Out of order');
  await card.getByRole('button', { name: 'Create one ticket' }).click();
  await page.getByRole('button', { name: 'Open ticket' }).click();
  const related = page.getByRole('region', { name: 'Related alarms' });
  await related.getByText('Failed to get related alarms').waitFor();
  await page.unroute('**/graphql');
  await related.getByRole('button', { name: 'Try again' }).click();
  await related.getByText('202 alarms of the same incident').waitFor();
  expect(await findings(page, 'main')).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('BEY.1 the row of an open incident says how many of its alarms are drawn', async () => {
  const { page, close } = await openGrouped(`${path}?q=CH-9`, 'CH-9');
  type Answer = { fastAlarms: Array<{ incident: { count: number } | null }> };
  await changeAnswer<Answer>(page, 'IncidentsOfAlarms', ({ fastAlarms }) => {
    for (const { incident } of fastAlarms) if (incident) incident.count = 5_000;
  });
  await page.reload();
  await toggle(page, 'CH-9').click();
  await headOf(page, 'CH-9').getByText('252 of 5,000').waitFor();
  await close();
});
