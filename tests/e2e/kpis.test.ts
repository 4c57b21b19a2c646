import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chartTexts } from '../../texts/charts.ts';
import { rangeTexts } from '../../texts/common.ts';
import { kpiMetricTexts, kpiTexts } from '../../texts/kpis.ts';
import { pageTexts } from '../../texts/pages.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, picturesInBoth, styled } from './browser.ts';
import { chooseFilter, pillsOf } from './choose-filter.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

let stage: Stage;
let admin: SignedIn;
const dashboard = '/analytics/kpi-dashboard';
const whole = `{ range: { start: "${minutesAgo(60 * 24)}", end: "${minutesAgo(-60)}" } }`;

beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  await stage.road.send(...[1, 2, 3].map((point) => item('ALARM', `AHU-${point}.SAT`, minutesAgo(30))));
  await until('the alarms are in the warehouse', async () => {
    const { kpi } = await admin.ask<{ kpi: { currentPeriod: { denominator: number } } }>(
      `{ kpi(metricType: PRIORITIZED_ALARMS, input: ${whole}) { currentPeriod { denominator } } }`,
    );
    return kpi.currentPeriod.denominator === 3;
  });
});
afterAll(() => stage?.close());

let page: Page;
let errors: string[];
let close: () => Promise<void>;
beforeEach(async () => {
  ({ page, errors, close } = await admin.lent());
});

const tile = (of: Page, name: string) => of.getByRole('region', { name, exact: true });

test('KPI-013 thirteen metrics in four groups, each with its definition, goal, warning and standing', async () => {
  await follow(page, '/analytics');
  await page.waitForURL(`**${dashboard}`);
  const groups = {
    Adoption: ['Engaged users', 'Registered users', 'Prioritized alarms'],
    Awareness: ['Alarms per hour', 'Actioned alarms', 'Priority distribution'],
    Work: ['Work coverage', 'Time to dispatch', 'Time to resolution'],
    Accountability: ['Resolution effectiveness', 'Repeat work', 'Open work, inactive alarms', 'Duplicate work'],
  };
  for (const [group, names] of Object.entries(groups))
    for (const name of names) {
      const one = page.getByRole('region', { name: group, exact: true }).getByRole('region', { name, exact: true });
      const { definition } = Object.values(kpiMetricTexts).find((metric) => metric.name === name) ?? {};
      await one.getByText(definition ?? 'none').waitFor();
      await one.getByText(/^(Meets goal|Misses goal|Past warning|No goal|No value)$/).waitFor();
      await one.getByText(/Goal [≥≤] \d.*Warning \d/).waitFor();
    }
  await tile(page, 'Prioritized alarms').getByText('Goal ≥ 90 % Warning 70 %').waitFor();
  await tile(page, 'Time to dispatch').getByText('Goal ≤ 15 min Warning 60 min').waitFor();
  // all three have a priority
  await tile(page, 'Prioritized alarms')
    .locator(styled('kpi-figure'), { hasText: /^100 %$/ })
    .waitFor();
  await tile(page, 'Registered users').getByText('Meets goal').waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'kpi-dashboard');
  expect(errors).toEqual([]);
  await close();
});

test('the drawing of a tile is a chart: with the table behind it, a file and a picture', async () => {
  await follow(page, dashboard);
  const alarms = tile(page, 'Prioritized alarms');
  await alarms.locator(styled('kpi-figure'), { hasText: /^100 %$/ }).waitFor();
  const choose = async (name: string, item: string) => {
    await tile(page, name).hover();
    await page.getByRole('button', { name: `More: ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const fileOf = async (name: string, item: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), choose(name, item)]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const csv = await fileOf('Prioritized alarms', chartTexts.csv);
  expect(csv.name).toBe('kpi-prioritized-alarms.csv');
  const lines = parse(csv.bytes) as string[][];
  expect(lines[0]).toEqual([kpiTexts.period, 'Prioritized alarms', kpiTexts.numerator, kpiTexts.denominator]);
  expect(lines.at(-1)?.slice(1)).toEqual(['100', '3', '3']);
  for (const name of ['Prioritized alarms', 'Priority distribution']) {
    const picture = await fileOf(name, chartTexts.picture);
    expect(picture.name).toMatch(/\.png$/);
    expect(picture.bytes.length).toBeGreaterThan(2_000);
  }
  await choose('Prioritized alarms', chartTexts.viewAsTable);
  const rows = alarms.getByRole('table', { name: 'Prioritized alarms' }).getByRole('row');
  expect(await rows.count()).toBe(lines.length);
  expect(await rows.last().getByRole('cell').allTextContents()).toEqual(['100 %', '3', '3']);
  await choose('Priority distribution', chartTexts.viewAsTable);
  const levels = tile(page, 'Priority distribution').getByRole('table').getByRole('row');
  expect(await levels.count()).toBe(6);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'kpi-tables');
  await choose('Prioritized alarms', chartTexts.viewAsChart);
  await alarms
    .locator(`${styled('sparkline')} svg`)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await close();
});

const pair = (numerator: number | null, denominator: number | null) => ({
  ...{ __typename: 'KpiPeriod', numerator, denominator, median: null },
});

test('KPI-016 a tile says what the value of either period is divided from, and so does what is behind it', async () => {
  const said = {
    PRIORITIZED_ALARMS: [pair(3, 4), pair(1, 1), '3 of 4 · 1 of 1 before'],
    ALARMS_PER_HOUR: [pair(1_250, 720), pair(5, 720), '1,250 in 720 h · 5 in 720 h before'],
    TIME_TO_DISPATCH: [pair(40, 2), pair(75, 3), '40 min over 2 tickets · 75 min over 3 tickets before'],
    PRIORITY_DISTRIBUTION: [pair(2, 52), pair(0, 0), 'High and above: 2 of 52 · 0 of 0 before'],
    REPEAT_WORK: [pair(0, 0), pair(null, null), '0 of 0'],
    DUPLICATE_WORK: [pair(null, null), pair(1, 9), '— · 1 of 9 before'],
  } as const;
  for (const [metric, [currentPeriod, previousPeriod]] of Object.entries(said))
    await answering(page, metric, { currentPeriod, previousPeriod });
  await page.goto(dashboard);
  for (const [metric, [, , text]] of Object.entries(said)) {
    const { name } = kpiMetricTexts[metric as keyof typeof said];
    await tile(page, name).getByText(text, { exact: true }).waitFor();
  }
  await picturesInBoth(page, 'kpi-pairs');
  await tile(page, 'Prioritized alarms').getByRole('link', { name: 'Prioritized alarms' }).click();
  await whatIsBehind(page, 'Prioritized alarms').getByText('3 of 4 · 1 of 1 before', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('filters of the dashboard are those of lists that history knows: chosen, shown, removed, and refused where it does not', async () => {
  await follow(page, `${dashboard}?filter=point:AHU-1.SAT`);
  await pillsOf(page).filter({ hasText: 'Source Alarm Point' }).getByText('AHU-1.SAT').waitFor();
  await tile(page, 'Prioritized alarms').getByText('1 of 1', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Remove filter Source Alarm Point' }).click();
  await tile(page, 'Prioritized alarms').getByText('3 of 3', { exact: false }).waitFor();
  expect(new URL(page.url()).searchParams.getAll('filter')).toEqual([]);
  await chooseFilter(page, 'Service Impact', 'Not service impacting');
  await page.waitForURL((url) => url.searchParams.get('filter') === 'serviceImpact:false');
  // one, and no other
  await pillsOf(page).waitFor();
  // what only the present knows is not offered
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const field = page
    .locator(`${styled('filters')} ${styled('filter-row')}`)
    .last()
    .getByRole('combobox', { name: 'Field' });
  await field.click();
  await field.fill('Sta');
  const offered = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  await until('one field', async () => (await offered.allTextContents()).join() === 'Station Path');
  await picturesInBoth(page, 'kpi-filters');
  // an address that asks for it shows why, and a cross
  await follow(page, `${dashboard}?filter=status:Intake`);
  await tile(page, 'Repeat work').getByText('History cannot be filtered by Status').waitFor();
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await tile(page, 'Repeat work')
    .getByText(/^\d+ of \d+/)
    .waitFor();
  await close();
});

test('the line of a tile is read, opened at a part of the period and zoomed into by keys', async () => {
  await follow(page, `${dashboard}?days=7&zone=UTC`);
  const alarms = tile(page, 'Alarms per hour');
  const line = alarms.getByRole('application', { name: kpiTexts.trend('Alarms per hour') });
  // the table behind it stands beside it for a reader
  const rows = alarms.getByRole('table', { name: 'Alarms per hour' }).getByRole('row');
  await until('a row for each day', async () => (await rows.count()) === 8);
  await line.focus();
  await line.press('End');
  await alarms.getByRole('status').getByText('3 in', { exact: false }).waitFor();
  await line.press('Enter');
  await page.waitForURL((url) => url.pathname.endsWith('/alarms-per-hour') && url.searchParams.has('from'));
  const { searchParams } = new URL(page.url());
  expect(Date.parse(searchParams.get('to') ?? '') - Date.parse(searchParams.get('from') ?? '')).toBe(86_400_000);
  await whatIsBehind(page, 'Alarms per hour').getByText('3 of 3', { exact: true }).waitFor();
  await page.goBack();
  await whatIsBehind(page, 'Alarms per hour').waitFor({ state: 'hidden' });
  await line.focus();
  for (const key of ['End', 'Shift+ArrowLeft', 'Enter']) await line.press(key);
  await page.waitForURL((url) => url.searchParams.has('from'));
  await until('the days that were chosen', async () => (await rows.count()) === 3);
  expect(errors).toEqual([]);
  await close();
});

test('KPI-015 values beyond the scale are drawn beyond it, and behind the tile the axis ends at the scale or above', async () => {
  const day = 86_400_000;
  const start = Date.UTC(2026, 0, 5);
  const part = (at: number, numerator: number) => ({
    ...{ __typename: 'KpiPart', start: new Date(start + at * day).toISOString(), numerator, denominator: 24 },
    end: new Date(start + (at + 1) * day).toISOString(),
  });
  const setScale = async (scale: number) => {
    await follow(page, '/users/analytics-goals/main');
    const field = page.getByRole('spinbutton', { name: 'Scale: Alarms per hour' });
    await field.fill(String(scale));
    await field.press('Enter');
    await page.getByText('Successfully saved changes.').first().waitFor();
  };
  await answering(page, 'ALARMS_PER_HOUR', { trend: [part(0, 24 * 30), part(1, 24 * 40), part(2, 24 * 35)] });
  const axisEnd = async () =>
    (
      await whatIsBehind(page, 'Alarms per hour')
        .locator('.recharts-yAxis-tick-labels .recharts-text')
        .allTextContents()
    ).at(-1);
  await page.goto(`${dashboard}?zone=UTC`);
  const curve = tile(page, 'Alarms per hour').locator('.recharts-area-curve');
  await curve.waitFor();
  // three heights: nothing is cut
  const heights = await curve.evaluate((path) =>
    [0, 0.5, 1].map((way) => {
      const line = path as SVGPathElement;
      return Math.round(line.getPointAtLength(way * line.getTotalLength()).y);
    }),
  );
  expect(new Set(heights).size).toBe(3);
  await page.goto(`${dashboard}/alarms-per-hour?zone=UTC`);
  await until('the greatest value', async () => (await axisEnd()) === '40');
  await setScale(80);
  await page.goto(`${dashboard}/alarms-per-hour?zone=UTC`);
  await until('the scale', async () => (await axisEnd()) === '80');
  await picturesInBoth(page, 'kpi-trend');
  await setScale(20);
  expect(errors).toEqual([]);
  await close();
});

/** Answers of the API with other periods for one metric. */
const answering = (of: Page, metricType: string, periods: object) =>
  of.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string; variables?: { metricType?: string } };
    if (body.operationName !== 'Kpi' || body.variables?.metricType !== metricType) return route.fallback();
    const { data } = (await (await route.fetch()).json()) as { data: { kpi: object } };
    // the test may have gone on meanwhile
    return route.fulfill({ json: { data: { kpi: { ...data.kpi, ...periods } } } }).catch(() => undefined);
  });

test('KPI-031 KPI-033 the page divides, and relates the change of time to dispatch to the larger average', async () => {
  await answering(page, 'TIME_TO_DISPATCH', {
    currentPeriod: { __typename: 'KpiPeriod', numerator: 40, denominator: 2, median: 12 },
    previousPeriod: { __typename: 'KpiPeriod', numerator: 75, denominator: 3 },
  });
  await page.goto(dashboard);
  await tile(page, 'Time to dispatch')
    .locator(styled('kpi-figure'), { hasText: /^20 min$/ })
    .waitFor();
  await tile(page, 'Time to dispatch').getByText('−20 %').waitFor();
  await tile(page, 'Time to dispatch').getByText('Median 12 min').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a metric whose sources are not all heard is not judged', async () => {
  await answering(page, 'ALARMS_PER_HOUR', { stateUnknownSince: minutesAgo(20) });
  await page.goto(dashboard);
  await tile(page, 'Alarms per hour').getByText('State unknown', { exact: true }).waitFor();
  await tile(page, 'Alarms per hour')
    .getByText(/^A source has been silent since/)
    .waitFor();
  await page.getByText('1 unknown', { exact: true }).waitFor();
  await tile(page, 'Registered users').getByText('Meets goal').waitFor();
  await picturesInBoth(page, 'kpi-state-unknown');
  expect(errors).toEqual([]);
  await close();
});

test('KPI-040 KPI-041 KPI-042 prioritized alarms are 100 % without others, 0 % without any, and a dash where unknown', async () => {
  const ofNobody = { __typename: 'KpiPeriod', numerator: null, denominator: null, median: null };
  await follow(page, dashboard);
  await tile(page, 'Prioritized alarms')
    .locator(styled('kpi-figure'), { hasText: /^100 %$/ })
    .waitFor();
  await chooseFilter(page, 'Alarm Priority', 'Lowest');
  await tile(page, 'Prioritized alarms').locator(styled('kpi-figure'), { hasText: /^0 %$/ }).waitFor();
  await answering(page, 'PRIORITIZED_ALARMS', { currentPeriod: ofNobody });
  await page.goto(dashboard);
  await tile(page, 'Prioritized alarms').locator(styled('kpi-figure'), { hasText: /^— %$/ }).waitFor();
  await tile(page, 'Prioritized alarms').getByText('No value', { exact: true }).waitFor();
  await close();
});

const whatIsBehind = (of: Page, name: string) => of.getByRole('dialog', { name, exact: true });

test('a tile opens its groups and rows at an address of its own; a row opens its alarm, and back finds all as it was', async () => {
  await follow(page, dashboard);
  await page.getByRole('button', { name: 'Without automation' }).click();
  await page.getByRole('button', { name: 'Without automation', pressed: true }).waitFor();
  await tile(page, 'Alarms per hour').getByRole('link', { name: 'Alarms per hour' }).click();
  await page.waitForURL(`**${dashboard}/alarms-per-hour?automation=no`);
  const drawer = whatIsBehind(page, 'Alarms per hour');
  await drawer
    .getByText(/^3 in \d+ h$/)
    .first()
    .waitFor();
  const rows = drawer.getByRole('table', { name: 'Rows: Alarms per hour' });
  await drawer.getByText('3 of 3', { exact: true }).waitFor();
  expect(await rows.getByRole('link').count()).toBe(3);
  await findings(page).then((found) => expect(found).toEqual([]));
  await picturesInBoth(page, 'kpi-drilldown');
  // a group narrows the rows, and another press takes that back
  await drawer.getByRole('combobox', { name: 'Group by' }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: /^Alarm$/ })
    .click();
  const groups = drawer.getByRole('table', { name: 'Groups: Alarms per hour' });
  await groups.getByRole('button').nth(2).waitFor();
  await groups.getByRole('button').first().press('Enter');
  await drawer.getByText('1 of 1', { exact: true }).waitFor();
  await groups.getByRole('button', { pressed: true }).press('Enter');
  await drawer.getByText('3 of 3', { exact: true }).waitFor();
  await rows.getByRole('link').first().click();
  await page.waitForURL('**/alarms/list/all_alarms/*');
  await page.goBack();
  await drawer.getByText('3 of 3', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.waitForURL(`**${dashboard}?automation=no`);
  await page.getByRole('button', { name: 'Without automation', pressed: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('KPI-031 KPI-033 the page divides groups, and relates their change of time to dispatch to the larger average', async () => {
  const period = (numerator: number, denominator: number) => ({ __typename: 'KpiPeriod', numerator, denominator });
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== 'KpiTimeToDispatchByTeam') return route.fallback();
    const { data } = (await (await route.fetch()).json()) as { data: { drilldown: object } };
    const group = {
      ...{ __typename: 'KpiGroup', value: '7', label: 'HVAC', isOthers: false },
      ...{ currentPeriod: period(40, 2), previousPeriod: period(75, 3) },
    };
    return route.fulfill({ json: { data: { drilldown: { ...data.drilldown, groups: [group] } } } });
  });
  await follow(page, `${dashboard}/time-to-dispatch`);
  const drawer = whatIsBehind(page, 'Time to dispatch');
  const row = drawer.getByRole('row', { name: /HVAC/ });
  await row.getByText('20 min', { exact: true }).waitFor();
  await row.getByText('40 min over 2 tickets', { exact: true }).waitFor();
  await row.getByText('−20 %', { exact: true }).waitFor();
  await drawer.getByText('Creator', { exact: true }).click();
  await drawer.getByText('Nothing was counted in this period', { exact: false }).first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('rows behind a tile are people, alarms or tickets, as many as it counts', async () => {
  await follow(page, dashboard);
  for (const name of ['Registered users', 'Prioritized alarms', 'Repeat work']) {
    await tile(page, name).getByRole('link', { name, exact: true }).click();
    const drawer = whatIsBehind(page, name);
    const listed = drawer.getByRole('region', { name: 'Rows' });
    const count = listed.getByText(/^\d+ of \d+$/);
    await count.or(listed.getByText('Nothing was counted in this period', { exact: false })).waitFor();
    const [shown, all] = (await count.count()) > 0 ? ((await count.textContent()) ?? '').split(' of ') : ['0', '0'];
    expect([name, shown]).toEqual([name, all]);
    const table = listed.getByRole('table');
    expect((await table.count()) === 0 ? 0 : (await table.getByRole('row').count()) - 1).toBe(Number(all));
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
  }
  expect(errors).toEqual([]);
  await close();
});

test('groups and rows that cannot be read say so, in a narrow window too; an address of no metric is none', async () => {
  await page.setViewportSize({ width: 800, height: 900 });
  await failOperation(page, 'KpiWorkCoverage', 'Out of order');
  await failOperation(page, 'KpiRows', 'Out of order');
  await page.goto(`${dashboard}/work-coverage`);
  const drawer = whatIsBehind(page, 'Work coverage');
  await drawer.getByText('Failed to get groups of the KPI').waitFor();
  await drawer.getByText('Failed to get rows of the KPI').waitFor();
  await page.unroute('**/graphql');
  const again = drawer.getByRole('button', { name: 'Try again' });
  await again.first().click();
  await drawer
    .getByRole('table', { name: 'Groups: Work coverage' })
    .or(drawer.getByText('Nothing was counted', { exact: false }))
    .first()
    .waitFor();
  await drawer.getByRole('region', { name: 'Rows' }).getByRole('button', { name: 'Try again' }).click();
  await drawer.getByText('Failed to get rows of the KPI').waitFor({ state: 'hidden' });
  await picturesInBoth(page, 'kpi-drilldown-narrow');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
  // the page scrolls, not the window
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  await follow(page, `${dashboard}/mood`);
  await page.waitForURL('**/404');
  await close();
});

test('KPI-014 KPI-034 goals decide how a metric stands; what cannot be saved is told', async () => {
  await follow(page, '/users');
  const tabs = page.getByRole('navigation', { name: pageTexts.administration });
  await tabs.getByRole('link', { name: kpiTexts.goals, exact: true }).click();
  await page.waitForURL('**/users/analytics-goals/main**');
  const goal = page.getByRole('spinbutton', { name: 'Goal: Registered users' });
  const warning = page.getByRole('spinbutton', { name: 'Warning: Registered users' });
  const save = page.getByRole('button', { name: 'Save' });
  await goal.fill('10');
  await warning.fill('20');
  await failOperation(page, 'UpdateKpiMetricConfigs', 'Out of order');
  await save.click();
  await page.getByText('Failed to update KPI configuration').waitFor();
  await page.unroute('**/graphql');
  // the toast may lie over the button
  await goal.press('Enter');
  await page.getByText('Successfully saved changes.').waitFor();
  await picturesInBoth(page, 'kpi-goals');
  await follow(page, dashboard);
  await tile(page, 'Registered users').getByText('Past warning').waitFor();
  await tile(page, 'Registered users')
    .getByText(/Goal ≤ 10 %/)
    .waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('KPI-035 KPI-036 a metric that cannot be read, and a note that cannot be saved, are told', async () => {
  await failOperation(page, 'Kpi', 'Out of order');
  await page.goto(dashboard);
  await tile(page, 'Repeat work').getByText('Failed to get KPI metrics').waitFor();
  await page.unroute('**/graphql');
  await tile(page, 'Repeat work').getByRole('button', { name: 'Try again' }).click();
  await tile(page, 'Repeat work').getByRole('button', { name: 'Note on Repeat work' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Belts were replaced twice');
  await failOperation(page, 'UpdateKpiNote', 'Out of order');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to update the KPI note').waitFor();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await tile(page, 'Repeat work').getByRole('button', { name: 'Note on Repeat work' }).click();
  await page.getByRole('dialog').getByText('Maya Okafor', { exact: false }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('KPI.25 facts that begin later than the period say since when there are any', async () => {
  await answering(page, 'ACTIONED_ALARMS', { since: '2026-04-01T12:00:00.000Z' });
  await page.goto(dashboard);
  await tile(page, 'Actioned alarms').getByText('since 04/01/2026', { exact: true }).waitFor();
  expect(await page.getByText(/^since /).count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test('a period of one’s own is chosen on the dashboard, and all tiles are of it', async () => {
  await follow(page, `${dashboard}?zone=UTC`);
  await tile(page, 'Prioritized alarms').getByText('3 of 3', { exact: false }).waitFor();
  await page.getByRole('combobox', { name: 'Range' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: rangeTexts.custom }).click();
  const ends = page.getByRole('textbox', { name: rangeTexts.ends });
  await ends.nth(0).click();
  await ends.nth(0).fill('01/05/2026 06:30 AM');
  await ends.nth(0).press('Enter');
  await ends.nth(1).fill('01/07/2026 06:30 PM');
  await ends.nth(1).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('from') === '2026-01-05T06:30Z');
  expect(new URL(page.url()).searchParams.get('to')).toBe('2026-01-07T18:30Z');
  await page.getByText(kpiTexts.compared('01/05/2026', '01/07/2026')).waitFor();
  await tile(page, 'Prioritized alarms').getByText('0 of 0', { exact: false }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('KPI.22 both gates are needed: without the provider’s nobody has the page or its goals, whatever the switch says', async () => {
  const { db, customerId } = stage.road;
  const gate = (is: boolean) => db('customers').where({ id: customerId }).update({ is_kpi_enabled: is });
  await gate(false);
  try {
    for (const address of [dashboard, '/users/analytics-goals/main']) {
      await page.goto(address);
      await page.waitForURL('**/404');
    }
    await page.goto('/analytics');
    const rail = page.getByRole('navigation', { name: 'Primary' }).getByRole('region', { name: 'Analytics' });
    await rail.getByRole('link').first().waitFor();
    expect(await rail.getByRole('link').allTextContents()).not.toContain(kpiTexts.dashboard);
  } finally {
    await gate(true);
  }
  await page.goto(dashboard);
  await tile(page, 'Repeat work').getByText('Goal', { exact: false }).first().waitFor();
  await close();
});

test('KPI-030 KPI-039 an Occupant has this page only, and nobody but Admins has it while it is switched off', async () => {
  const occupant = await openSignedIn(stage.browser, await stage.person('OCCUPANT'));
  const theirs = await occupant.newPage();
  await theirs.page.goto(dashboard);
  await tile(theirs.page, 'Repeat work').getByText('Goal', { exact: false }).first().waitFor();
  const areas = await theirs.page.getByRole('navigation', { name: 'Primary' }).getByRole('link').allTextContents();
  expect(areas.filter((name) => name !== 'Analytics' && name !== 'Settings' && !/Maya Okafor/.test(name))).toEqual([]);
  for (const other of ['alarm-performance', 'counts', 'work-resolution', 'work-history', 'advanced-analytics']) {
    await follow(theirs.page, `/analytics/${other}`);
    await theirs.page.waitForURL('**/404');
  }
  await theirs.page.goto(dashboard);
  await tile(theirs.page, 'Repeat work').getByRole('link', { name: 'Repeat work' }).click();
  await whatIsBehind(theirs.page, 'Repeat work').getByText('You do not have access to these tickets').waitFor();
  await follow(page, '/users/analytics-goals/main');
  await page.getByRole('switch', { name: 'Show the KPI dashboard' }).click();
  await page.getByText('Successfully saved changes.').waitFor();
  await theirs.page.reload();
  await theirs.page.getByText('The KPI dashboard is switched off: only Admins see it.').waitFor();
  expect(await tile(theirs.page, 'Repeat work').count()).toBe(0);
  await follow(page, dashboard);
  await page.getByRole('status').getByText('only Admins see it', { exact: false }).waitFor();
  await tile(page, 'Repeat work').getByText('Goal', { exact: false }).first().waitFor();
  await admin.ask('mutation { updateKpiDashboardConfig(isEnabled: true) { isEnabled } }');
  await theirs.close();
  await close();
});
