import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { item, openRoad, type Road } from '../support/road.ts';
import { until } from '../support/until.ts';
import { failOperation, launchBrowser, openConsole, operationOf, pathOf, signIn } from './browser.ts';

let browser: Browser;
let context: BrowserContext;
let road: Road;
let email: string;
const password = 'Correct-horse-9';
const activeAlarms = '**/alarms/Standard%20Lenses/Active%20Alarms';
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const oldest = 'AHU-1.SUPTEMP';
const newest = 'CHW-P2.DP';

beforeAll(async () => {
  [browser, road] = await Promise.all([launchBrowser(), openRoad()]);
  email = `operator-${road.customerId}@example.com`;
  await createUser(road.db, {
    email,
    password,
    displayName: 'Maya Okafor',
    memberships: [{ customerId: road.customerId, authRole: 'STANDARD' }],
  });
  await road.send(
    item('ALARM', oldest, minutesAgo(300), { message: 'Supply temperature high', priority: 20 }),
    item('RTN', oldest, minutesAgo(290)),
    item('ALARM', oldest, minutesAgo(200), { message: 'Supply temperature high', priority: 20 }),
    item('ALARM', 'RF-2.S', minutesAgo(120), { message: 'Return fan failed', priority: 200 }),
    item('ALARM', newest, minutesAgo(60), { message: 'Differential pressure low', priority: 200 }),
  );
  await until('three alarms', async () => (await road.states()).filter((state) => state.is_active).length === 3);
  const opened = await openConsole(browser);
  context = opened.context;
  await signIn(opened.page, email, password);
  await opened.page.waitForURL(activeAlarms);
  await opened.page.close();
});
afterAll(async () => {
  await browser?.close();
  await road?.close();
});

/** The console with somebody signed in, at the default lens. Tests share one browser context, and with it its cache. */
async function triage() {
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('grid').getByText(oldest).waitFor();
  return { page, close: () => page.close() };
}

const alarmIdOf = async (point: string): Promise<string> => {
  const state = (await road.states()).find((each) => each.point_path === point);
  return String(state?.id);
};
const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const filterForm = (page: Page) => page.locator('.filters');
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true }).click();
/** A list that an open select shows. */
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const shownOptions = (page: Page) => options(page).locator('.ant-select-item-option');

/** Opens the n-th select of a kind in the filter form, from 0. */
const openSelect = (page: Page, kind: 'Field' | 'Operator' | 'Values', row: number) =>
  filterForm(page).locator('.filter-row').nth(row).getByRole('combobox', { name: kind }).click();

async function chooseField(page: Page, row: number, label: string) {
  await openSelect(page, 'Field', row);
  await filterForm(page).locator('.filter-row').nth(row).getByRole('combobox', { name: 'Field' }).fill(label);
  await options(page).getByTitle(label, { exact: true }).click();
  await options(page).waitFor({ state: 'hidden' });
}

async function chooseValue(page: Page, row: number, label: string) {
  await openSelect(page, 'Values', row);
  await options(page).getByTitle(label, { exact: true }).click();
  await filterForm(page).getByRole('heading').click();
}

const apply = (page: Page) => filterForm(page).getByRole('button', { name: 'Apply' }).click();
const pills = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem');

test('ALM-037 ALM-106 triage starts at /alarms and sorts newest or oldest on top', async () => {
  const { page, close } = await triage();
  await page.goto('/alarms');
  await page.waitForURL(activeAlarms);
  const order = async () => {
    const texts = await rows(page).allTextContents();
    return [oldest, newest].map((point) => texts.findIndex((text) => text.includes(point)));
  };
  await page.getByText('newest on top').waitFor();
  await rows(page).filter({ hasText: oldest }).waitFor();
  expect(await order()).toEqual([3, 1]);
  await page.getByRole('button', { name: 'Alarm time' }).click();
  await page.getByText('oldest on top').waitFor();
  await until('the order to turn', async () => (await order()).join() === '1,3');
  await close();
});

test('UI-052 UI-062 a dialog lies at 1001; icons are 16, and 14 in small widgets', async () => {
  const { page, close } = await triage();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('.ant-modal-wrap').evaluate((modal) => getComputedStyle(modal).zIndex)).toBe('1001');
  await page.keyboard.press('Escape');
  const width = (of: string) => page.locator(of).locator('svg').first().getAttribute('width');
  expect(await width('.top-bar .icon-btn')).toBe('16');
  expect(await width('.search')).toBe('14');
  await close();
});

test('UI-054 the search asks once, 300 ms after the last key', async () => {
  // a clock belongs to a whole context
  const { page, context: ownContext } = await openConsole(browser);
  await page.clock.install();
  await signIn(page, email, password);
  await page.getByRole('grid').getByText(oldest).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'LensAlarms') asked.push(request.postDataJSON().variables.searchTerm);
  });
  await page.clock.pauseAt(Date.now() + 2_000);
  await page.getByRole('searchbox').pressSequentially('RF-2.S');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await until('the question', () => asked.length > 0);
  expect(asked).toEqual(['RF-2.S']);
  await page.clock.resume();
  await until('one row', async () => (await rows(page).count()) === 2);
  await ownContext.close();
});

test('LENS-070 LENS-072 LENS-086 a filled filter row brings an empty one, without the fields already chosen', async () => {
  const { page, close } = await triage();
  await openFilters(page);
  const filterRows = filterForm(page).locator('.filter-row');
  expect(await filterRows.count()).toBe(1);
  await chooseField(page, 0, 'Alarm Priority');
  expect(await filterRows.count()).toBe(1);
  await openSelect(page, 'Operator', 0);
  expect(await shownOptions(page).allTextContents()).toEqual(['includes', 'excludes']);
  await filterForm(page).getByRole('heading').click();
  await chooseValue(page, 0, 'Highest');
  expect(await filterRows.count()).toBe(2);
  await openSelect(page, 'Field', 1);
  expect(await options(page).getByTitle('Alarm Priority', { exact: true }).count()).toBe(0);
  expect(await options(page).getByTitle('Pinned', { exact: true }).count()).toBe(1);
  await close();
});

test('LENS-067 LENS-073 a row without a value is no filter, and a filter can be removed unless it is locked', async () => {
  const { page, close } = await triage();
  const locked = pills(page).filter({ hasText: 'Alarm State' });
  expect(await locked.getByRole('img', { name: 'Locked by the lens' }).count()).toBe(1);
  expect(await locked.getByRole('button').count()).toBe(0);
  await openFilters(page);
  await chooseField(page, 0, 'Pinned');
  await apply(page);
  expect(await pills(page).count()).toBe(1);
  await openFilters(page);
  await chooseField(page, 0, 'Alarm Priority');
  await chooseValue(page, 0, 'Highest');
  await apply(page);
  await until('one alarm', async () => (await rows(page).count()) === 2);
  await page.getByRole('button', { name: 'Remove filter Alarm Priority' }).click();
  await until('all alarms', async () => (await rows(page).count()) === 4);
  expect(await pills(page).count()).toBe(1);
  await close();
});

test.each([
  ['LENS-032 the filter Alarm Source', 'Alarm Source', ['Source']],
  ['LENS-034 the filter Nuisance Status', 'Nuisance Status', ['Chattering', 'Fleeting', 'Both', 'Either', 'None']],
  [
    'LENS-035 the filter Alarm Priority',
    'Alarm Priority',
    ['Highest', 'High', 'Medium', 'Low', 'Lowest', 'No Priority'],
  ],
  ['LENS-036 the filter Pinned', 'Pinned', ['Pinned', 'Not pinned']],
  ['LENS-037 the filter Stale Status', 'Stale Status', ['Stale', 'Not stale']],
  ['LENS-045 the filter Snoozed', 'Snoozed', ['Snoozed', 'Not snoozed']],
] as const)('%s is offered with its values and narrows the list', async (_, field, values) => {
  const { page, close } = await triage();
  await openFilters(page);
  await chooseField(page, 0, field);
  await openSelect(page, 'Values', 0);
  await until('its values', async () => (await shownOptions(page).allTextContents()).join() === values.join());
  await options(page).getByTitle(values[0], { exact: true }).click();
  await filterForm(page).getByRole('heading').click();
  const sent = page.waitForRequest((request) => operationOf(request) === 'LensAlarms');
  await apply(page);
  expect((await sent).postDataJSON().variables.criteria).toHaveLength(1);
  await pills(page).filter({ hasText: field }).waitFor();
  const kept = field === 'Alarm Source' ? 3 : field === 'Alarm Priority' ? 1 : 0;
  await until(`${kept} alarms`, async () =>
    kept === 0
      ? page.getByRole('heading', { name: 'No alarms match these filters' }).isVisible()
      : (await rows(page).count()) === kept + 1,
  );
  await close();
});

test('LENS-038 LENS-047 the filters Status and Alarm State are offered where the lens does not fix them', async () => {
  const { page, close } = await triage();
  await openFilters(page);
  await openSelect(page, 'Field', 0);
  expect(await options(page).getByTitle('Alarm State', { exact: true }).count()).toBe(0);
  await filterForm(page).getByRole('heading').click();
  await chooseField(page, 0, 'Status');
  await chooseValue(page, 0, 'Intake');
  await apply(page);
  await pills(page).filter({ hasText: 'Status' }).waitFor();
  await until('three alarms', async () => (await rows(page).count()) === 4);
  await page.goto('/alarms/Standard%20Lenses/Intake');
  await openFilters(page);
  await chooseField(page, 0, 'Alarm State');
  await chooseValue(page, 0, 'Inactive');
  await apply(page);
  await page.getByRole('heading', { name: 'No alarms match these filters' }).waitFor();
  await close();
});

test('LENS-031 LENS-033 LENS-039 an alarm is filtered by its id, a keyword and its point as they are typed', async () => {
  const { page, close } = await triage();
  const id = await alarmIdOf('RF-2.S');
  for (const [field, typed] of [
    ['Alarm ID', `A${id}`],
    ['Keyword', 'return fan'],
    ['Source Alarm Point', 'RF-2.S'],
  ] as const) {
    await openFilters(page);
    await chooseField(page, 0, field);
    const values = filterForm(page).locator('.filter-row').first().getByRole('combobox', { name: 'Values' });
    await values.fill(typed);
    await values.press('Enter');
    await apply(page);
    await until(`one alarm by ${field}`, async () => (await rows(page).count()) === 2);
    expect(await rows(page).nth(1).textContent()).toContain('Return fan failed');
    await page.getByRole('button', { name: `Remove filter ${field}` }).click();
    await until('all alarms', async () => (await rows(page).count()) === 4);
  }
  await close();
});

test('UI-046 UI-047 UI-057 a list of options says that it loads or has no results, and is at most 208 px high', async () => {
  const page = await context.newPage();
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'AlarmStatuses') await held;
    await route.fallback();
  });
  await page.goto('/');
  await openFilters(page);
  await openSelect(page, 'Field', 0);
  const list = options(page).locator('.rc-virtual-list-holder, .ant-select-dropdown-list-holder').first();
  await list.waitFor();
  expect(await list.evaluate((box) => [box.clientHeight, box.scrollHeight > box.clientHeight])).toEqual([208, true]);
  await options(page).getByTitle('Status', { exact: true }).click();
  await openSelect(page, 'Values', 0);
  await options(page).getByText('Loading...').waitFor();
  answer();
  await options(page).getByTitle('Intake', { exact: true }).waitFor();
  await filterForm(page).locator('.filter-row').first().getByRole('combobox', { name: 'Values' }).fill('zzz');
  await options(page).getByText('No results').waitFor();
  await page.close();
});

test('ALM-113 alarms that cannot be read are said so, and are asked again on demand', async () => {
  const { page, close } = await triage();
  await failOperation(page, 'LensAlarms', 'The list is not available');
  await page.goto('/alarms/Standard%20Lenses/Intake');
  await page.getByRole('heading', { name: 'Failed to get alarms' }).waitFor();
  await page.getByText('The list is not available').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('grid').getByText(oldest).waitFor();
  await close();
});

test('ALM-123 details that cannot be read are said so with the alarm', async () => {
  const { page, close } = await triage();
  const id = await alarmIdOf(oldest);
  await failOperation(page, 'AlarmById', 'No');
  await page.goto(`/alarms/list/all_alarms/${id}`);
  await page.getByRole('heading', { name: `Failed to get details for alarm ${id}` }).waitFor();
  await close();
});

test('ALM-040 ALM-064 ALM-065 the page of an alarm shows what the source sent and every instance', async () => {
  const { page, close } = await triage();
  await page.goto(`/alarms/list/all_alarms/${await alarmIdOf(oldest)}?tab=history`);
  await page.getByRole('heading', { name: /AHU-1\.SUPTEMP/ }).waitFor();
  const instances = page.getByRole('table', { name: 'Instances' });
  await until('two instances', async () => (await instances.getByRole('row').count()) === 3);
  await page.getByRole('button', { name: 'Raw attributes' }).click();
  await page.locator('pre').filter({ hasText: '"message": "Supply temperature high"' }).waitFor();
  await close();
});

test('ALM-137 the change history is read in pages of 20', async () => {
  const { page, close } = await triage();
  const asked = page.waitForRequest((request) => operationOf(request) === 'AlarmActivity');
  await page.goto(`/alarms/list/all_alarms/${await alarmIdOf(oldest)}?tab=activity`);
  expect((await asked).postDataJSON().variables.limit).toBe(20);
  await page.getByRole('list', { name: 'Activity' }).getByText('activated').first().waitFor();
  await close();
});

test('ALM-085 a list without any filter is not live until it is given one', async () => {
  const page = await context.newPage();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'AlarmLenses') return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    for (const lens of answer.data.lenses) lens.criteria = [];
    await route.fulfill({ response, json: answer });
  });
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const opens = () => sent.filter((frame) => frame.includes('"lens_open"')).length;
  await page.goto('/');
  await page.getByText('Live off: add a filter').waitFor();
  await page.getByText(/^Live · last event/).waitFor();
  expect(opens()).toBe(0);
  await page.getByRole('searchbox').fill('RF-2');
  await until('the lens to be fed', () => opens() === 1);
  await page.getByText('Live off: add a filter').waitFor({ state: 'detached' });
  await page.close();
});

test('SYS-014 what a lens was reading is cancelled when another lens is opened', async () => {
  const { page, close } = await triage();
  await page.route('**/graphql', (route) => {
    const request = route.request();
    // never answered: only leaving the lens ends it
    if (operationOf(request) === 'LensAlarms' && request.postDataJSON().variables.lensId === 'intake') return;
    return route.fallback();
  });
  const asked = page.waitForRequest((request) => operationOf(request) === 'LensAlarms');
  const tabs = page.getByRole('navigation', { name: 'Standard lenses' });
  await tabs.getByRole('link', { name: 'Intake' }).click();
  const request = await asked;
  const cancelled = page.waitForEvent('requestfailed', (failed) => failed === request);
  await tabs.getByRole('link', { name: 'Active' }).click();
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.getByRole('grid').getByText(oldest).waitFor();
  expect(await page.locator('.toast').count()).toBe(0);
  await close();
});

test('SYS-015 a screen whose code is gone reloads the page once and is shown', async () => {
  const { page, close } = await triage();
  let failures = 0;
  await page.route(/\/assets\/About-[^/]*\.js/, (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 404, body: '' }) : route.fallback();
  });
  await page.getByRole('button', { name: /user menu/ }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'About' }).click();
  await reloaded;
  await page.goto('/settings/about');
  await page.getByText('Version', { exact: true }).waitFor();
  expect(pathOf(page)).toBe('/settings/about');
  await close();
});
