import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { measureStatusTexts, measureTexts, performanceTexts as texts } from '../../texts/performance.ts';
import { instanceRow, storeInstances } from '../support/alarm-rows.ts';
import { item } from '../support/road.ts';
import { storeRole } from '../support/store-role.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { changeAnswer, failOperation, follow, pathOf, picture, picturesInBoth, styled } from './browser.ts';
import { chooseFilter } from './choose-filter.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, password, type Stage } from './stage.ts';

const path = '/analytics/alarm-performance';
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const points = ['AHU-1.SAT', 'AHU-2.SAT', 'CH-1.FLOW', 'CH-2.FLOW', 'B-1.PRES', 'VAV-12.TEMP', 'P-3.VIB', 'DP-2.LEAK'];
/** The day before yesterday, UTC: its first hour has a flood of 24 alarms in 20 minutes. */
const floodAt = Math.floor(Date.now() / day) * day - 2 * day;

let stage: Stage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const { road } = stage;
  await road.send(...points.map((point, index) => item('ALARM', point, minutesAgo(30), { priority: 10 + index * 30 })));
  await until(
    'the alarms are in the warehouse',
    async () => (await road.warehouseRows('alarms')).length === points.length,
  );
  const ids = (await road.states()).map(({ id }) => Number(id));
  const idAt = (index: number) => ids[index % ids.length] as number;
  const past = (alarmId: number, startedAt: number, lasted: number) =>
    instanceRow({ alarmId, startedAt, endedAt: startedAt + lasted });
  await storeInstances(road.warehouse, road.customerId, [
    ...Array.from({ length: 24 }, (_, index) =>
      past(idAt(index), floodAt + Math.floor(index / 12) * 10 * minute + (index % 12) * 40_000, 20 * minute),
    ),
    // the first chatters every morning, and more and more so
    ...Array.from({ length: 400 }, (_, index) => {
      const daysAgo = 3 + Math.floor(Math.sqrt(index));
      return past(idAt(0), floodAt - daysAgo * day + 14 * hour + (index % 40) * 3 * minute, 2 * minute);
    }),
    ...Array.from({ length: 300 }, (_, index) =>
      past(idAt(1 + (index % 7)), floodAt - 25 * day + index * 2 * hour + (index % 5) * 7 * minute, (index % 9) * hour),
    ),
    past(idAt(3), floodAt - 9 * day, 4 * day),
  ]);
});
afterAll(() => stage?.close());

let page: Page;
let errors: string[];
let close: () => Promise<void>;
beforeEach(async () => {
  ({ page, errors, close } = await admin.lent());
});

const measure = (name: keyof typeof measureTexts) =>
  page.getByRole('table', { name: texts.measures }).getByRole('row').filter({ hasText: measureTexts[name].name });
const iso = (ms: number) => `${new Date(ms).toISOString().slice(0, 16)}Z`;
/** The day of the flood, and nothing else. */
const floodDay = `from=${iso(floodAt)}&to=${iso(floodAt + day)}&zone=UTC`;

test('KPI.23 BEY.9 the page is under Analytics: measures with value, target, standing and meaning, charts and lists', async () => {
  await follow(page, '/analytics');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Alarm performance' }).click();
  await page.waitForURL(`**${path}`);
  for (const { name, meaning } of Object.values(measureTexts)) {
    const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: meaning });
    await row.getByText(new RegExp(`^(${Object.values(measureStatusTexts).join('|')})$`)).waitFor();
  }
  for (const title of [texts.perDay, texts.byHour, texts.mix, texts.topTen])
    await page.getByRole('region', { name: title, exact: true }).waitFor();
  await page.locator('.recharts-bar-rectangle path').first().waitFor();
  expect(await page.getByRole('region', { name: texts.perDay }).locator('.recharts-reference-line').count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'alarm-performance');
  if (process.env.PICTURES) {
    await page.setViewportSize({ width: 1440, height: 3000 });
    await picturesInBoth(page, 'alarm-performance-whole');
  }
  expect(errors).toEqual([]);
  await close();
});

test('KPI.23 a flood is 10-minute intervals with more than 10 alarms in a row, and opens the occurrences of its time', async () => {
  await follow(page, `${path}?${floodDay}`);
  await measure('PER_DAY').getByText('24', { exact: true }).waitFor();
  await measure('PER_DAY').getByText('≤ 150', { exact: true }).waitFor();
  await measure('PER_DAY').getByText('≤ 300', { exact: true }).waitFor();
  await measure('PER_DAY').getByText('Good', { exact: true }).waitFor();
  await measure('PEAK_HOUR').getByText('24', { exact: true }).waitFor();
  await measure('PEAK_HOUR').getByText('Near the limit', { exact: true }).waitFor();
  await measure('PEAK_WINDOW').getByText('12', { exact: true }).waitFor();
  await measure('PEAK_WINDOW').getByText('Beyond the limit', { exact: true }).waitFor();
  // two of 144 intervals
  await measure('TIME_IN_FLOOD').getByText('1.4 %', { exact: true }).waitFor();
  const flood = page.getByRole('table', { name: texts.floods }).getByRole('row').nth(1);
  expect(await flood.getByRole('cell').allTextContents()).toEqual([
    expect.stringContaining('12:00'),
    '20m',
    '24',
    '12',
  ]);
  await flood.getByRole('link').click();
  await page.waitForURL('**/reports/counts**');
  await page.getByText('24 occurrences · UTC').first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('the table behind hours and weekdays is shaded as the map is, and has sums', async () => {
  await follow(page, `${path}?${floodDay}`);
  const hours = page.getByRole('region', { name: texts.byHour, exact: true });
  await hours.locator(styled('heat-map')).waitFor();
  await hours.getByRole('button', { name: 'View as table' }).click();
  const total = hours.getByRole('table', { name: texts.byHour }).getByRole('row').last();
  expect(await total.getByRole('columnheader').last().textContent()).toBe('24');
  expect(await hours.locator(`${styled('pivot-cell')}[data-step="5"]`).allTextContents()).toEqual(['24']);
  expect(errors).toEqual([]);
  await close();
});

test('a cell of hours and weekdays opens the occurrences that it counts, until its hour is taken away', async () => {
  await follow(page, `${path}?${floodDay}`);
  const hours = page.getByRole('region', { name: texts.byHour, exact: true }).getByRole('application');
  await hours.focus();
  await hours.press('Home');
  const weekday = (new Date(floodAt).getUTCDay() + 6) % 7;
  for (let row = 0; row < weekday; row += 1) await hours.press('ArrowDown');
  await hours.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('hour') === String(weekday * 24));
  await page.getByText('24 occurrences · UTC').first().waitFor();
  await page.getByRole('button', { name: 'Remove filter Hour of the week' }).click();
  await page.waitForURL((url) => !url.searchParams.has('hour'));
  expect(errors).toEqual([]);
  await close();
});

test('NUIS.2 NUIS.3 the worst alarms of each kind open their alarm; period and filters are in the address', async () => {
  await follow(page, `${path}?days=90&zone=UTC`);
  const chattering = page.getByRole('region', { name: 'Chattering', exact: true });
  await chattering.getByText('chattering occurrences').first().waitFor();
  await page.getByRole('combobox', { name: 'Range', exact: true }).click();
  await page.locator('.ant-select-dropdown').getByTitle('7 days', { exact: true }).click();
  await page.waitForURL('**days=7**');
  await page.goBack();
  await follow(page, `${path}?days=90&zone=UTC&filter=priority:5`);
  await page.getByText('Filtered by', { exact: false }).waitFor();
  await page.reload();
  await page.getByText('Filtered by', { exact: false }).waitFor();
  await follow(page, `${path}?days=90&zone=UTC`);
  await chattering.getByRole('link').first().click();
  await page.waitForURL('**/alarms/list/all_alarms/*');
  expect(pathOf(page)).toMatch(/all_alarms\/\d+$/);
  expect(errors).toEqual([]);
  await close();
});

test('KPI.23 a day opens its occurrences, days are zoomed into, and one of the ten opens its alarm', async () => {
  await follow(page, `${path}?days=30&zone=UTC`);
  const days = page.getByRole('region', { name: texts.perDay, exact: true }).getByRole('application');
  const press = async (...keys: string[]) => {
    await days.focus();
    for (const key of keys) await days.press(key);
  };
  await press('End', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await page.waitForURL('**/reports/counts**');
  expect(new URL(page.url()).searchParams.get('from')).toBe(iso(floodAt));
  expect(new URL(page.url()).searchParams.get('to')).toBe(iso(floodAt + day));
  await page.goBack();
  await press('End', 'ArrowLeft', 'Shift+ArrowLeft', 'Enter');
  await page.waitForURL((url) => url.searchParams.get('from') === iso(floodAt));
  expect(new URL(page.url()).searchParams.get('to')).toBe(iso(floodAt + 2 * day));
  const ten = page.getByRole('region', { name: texts.topTen, exact: true }).getByRole('application');
  await ten.focus();
  for (const key of ['Home', 'Enter']) await ten.press(key);
  await page.waitForURL('**/alarms/list/all_alarms/*');
  expect(errors).toEqual([]);
  await close();
});

test('KPI.23 filters are chosen on the page; what is not listed of the worst is counted', async () => {
  await follow(page, `${path}?days=90&zone=UTC`);
  const before = await measure('PER_DAY').getByRole('cell').first().textContent();
  await chooseFilter(page, 'Alarm Priority', 'Highest');
  await page.waitForURL((url) => url.searchParams.getAll('filter').join() === 'priority:5');
  await page.getByText('Filtered by Alarm Priority: Highest', { exact: false }).waitFor();
  await until(
    'another value',
    async () => (await measure('PER_DAY').getByRole('cell').first().textContent()) !== before,
  );
  await follow(page, `${path}?days=90&zone=UTC`);
  const fleeting = page.getByRole('region', { name: 'Fleeting', exact: true });
  await until('as many as are counted', async () => {
    const listed = await fleeting.getByRole('listitem').count();
    const total = Number(await fleeting.getByRole('heading').locator('.num').textContent());
    return listed > 0 && (await fleeting.getByText(/^and \d+ other/).count()) === (total > listed ? 1 : 0);
  });
  await close();
});

test('BEY.4 while a source is unhealthy measures are not judged; whoever sees no alarms has no links to them', async () => {
  await changeAnswer<{ alarmPerformance: { stateUnknownSince: string | null } }>(page, 'AlarmPerformance', (data) => {
    data.alarmPerformance.stateUnknownSince = new Date(floodAt).toISOString();
  });
  await page.goto(`${path}?${floodDay}`);
  await page.getByRole('status').filter({ hasText: 'measures may be wrong' }).waitFor();
  await measure('PEAK_WINDOW').getByText(measureStatusTexts.stateUnknown, { exact: true }).waitFor();
  expect(await measure('PEAK_WINDOW').getByText('Beyond the limit').count()).toBe(0);
  await close();
  const { db, customerId } = stage.road;
  const email = `counts-${customerId}@example.com`;
  const customRoleId = await storeRole(db, customerId, { 'analytics.counts': ['VIEW'] });
  const memberships = [{ customerId, authRole: 'CUSTOM' as const, customRoleId }];
  await createUser(db, { email, password, displayName: 'Counter', memberships });
  const counter = await openSignedIn(stage.browser, email);
  ({ page, errors, close } = await counter.newPage());
  await page.goto(`${path}?${floodDay}`);
  await page.getByRole('table', { name: texts.floods }).getByRole('row').nth(1).getByRole('cell').first().waitFor();
  expect(await page.locator(styled('performance')).getByRole('link').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a quiet period says so and still judges; what cannot be read says so and is read again', async () => {
  const quiet = `from=${iso(floodAt - 300 * day)}&to=${iso(floodAt - 299 * day)}&zone=UTC`;
  await follow(page, `${path}?${quiet}`);
  await page.getByText(texts.empty).waitFor();
  await measure('PER_DAY').getByText('Good', { exact: true }).waitFor();
  await measure('TOP_TEN_SHARE').getByText('No value', { exact: true }).waitFor();
  await failOperation(page, 'AlarmPerformance', 'Out of order');
  await page.goto(`${path}?${floodDay}`);
  await page.getByText(texts.failed).waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await measure('PER_DAY').getByText('24', { exact: true }).waitFor();
  await close();
});

test('BEY.9 it prints as one light report of the content alone, and fits a narrow window', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${path}?days=30&zone=UTC`);
  await page.locator('.recharts-bar-rectangle path').first().waitFor();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  for (const hidden of [styled('rail'), styled('top-bar'), styled('report-bar'), styled('skip-link')])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  await page.getByRole('heading', { name: 'Alarm performance', level: 1 }).waitFor();
  await page.locator(styled('performance-title')).getByText(`Test ${stage.road.customerId}`).waitFor();
  // nothing scrolls on paper
  expect(await page.locator(styled('report')).evaluate((report) => report.scrollHeight <= report.clientHeight)).toBe(
    true,
  );
  if (process.env.PICTURES) {
    await page.setViewportSize({ width: 760, height: 3400 });
    await picture(page, 'alarm-performance-print');
  }
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  // charts are drawn for paper before it is printed
  await page.evaluate(() => {
    window.print = () => {
      const drawing = document.querySelector('.recharts-surface');
      document.body.dataset.printedAt = String(drawing?.clientWidth);
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.waitForFunction(() => Number(document.body.dataset.printedAt) > 600);
  expect(await page.evaluate(() => Number(document.body.dataset.printedAt))).toBeLessThanOrEqual(720);
  await page.setViewportSize({ width: 390, height: 844 });
  await measure('PER_DAY').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picturesInBoth(page, 'alarm-performance-phone');
  expect(errors).toEqual([]);
  await close();
});

test('KPI.23 the industry grid stands beside the tiles of the KPI dashboard, over its period, and leads to the page', async () => {
  await page.goto(`/analytics/kpi-dashboard?${floodDay}`);
  const grid = page.getByRole('region', { name: texts.grid });
  const cell = (name: keyof typeof measureTexts) =>
    grid.locator(styled('performance-cell')).filter({ has: page.getByText(measureTexts[name].name, { exact: true }) });
  await cell('PER_DAY').getByText('24', { exact: true }).waitFor();
  await cell('PEAK_WINDOW').getByText('Beyond the limit', { exact: true }).waitFor();
  await cell('PEAK_WINDOW').getByText('≤ 10', { exact: true }).waitFor();
  expect(await grid.locator(styled('performance-cell')).count()).toBe(11);
  expect(await findings(page, styled('kpis'))).toEqual([]);
  await grid.scrollIntoViewIfNeeded();
  await picturesInBoth(page, 'kpi-industry-grid');
  await failOperation(page, 'IndustryGrid', 'Out of order');
  await page.reload();
  await grid.getByText(texts.gridFailed).waitFor();
  await page.unroute('**/graphql');
  await grid.getByRole('link', { name: texts.more }).click();
  await page.waitForURL(`**${path}?**`);
  await measure('PEAK_WINDOW').getByText('12', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
