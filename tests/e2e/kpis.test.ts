import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chartTexts } from '../../texts/charts.ts';
import { kpiMetricTexts, kpiTexts } from '../../texts/kpis.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, picturesInBoth } from './browser.ts';
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

test('KPI-013 thirteen metrics in four groups, each with its definition, goal and standing', async () => {
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
      await one.getByText(/Goal [≥≤]/).waitFor();
    }
  // all three have a priority
  await tile(page, 'Prioritized alarms').getByText('100 %', { exact: true }).waitFor();
  await tile(page, 'Registered users').getByText('Meets goal').waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'kpi-dashboard');
  expect(errors).toEqual([]);
  await close();
});

test('the drawing of a tile is a chart: with the table behind it, a file and a picture', async () => {
  await follow(page, dashboard);
  const alarms = tile(page, 'Prioritized alarms');
  await alarms.getByText('100 %', { exact: true }).waitFor();
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
  await rows.first().waitFor({ state: 'detached' });
  await alarms.locator('.sparkline svg').first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

/** Answers of the API with other periods for one metric. */
const answering = (of: Page, metricType: string, periods: object) =>
  of.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { operationName?: string; variables?: { metricType?: string } };
    if (body.operationName !== 'Kpi' || body.variables?.metricType !== metricType) return route.fallback();
    const { data } = (await (await route.fetch()).json()) as { data: { kpi: object } };
    return route.fulfill({ json: { data: { kpi: { ...data.kpi, ...periods } } } });
  });

test('KPI-031 KPI-033 the page divides, and relates the change of time to dispatch to the larger average', async () => {
  await answering(page, 'TIME_TO_DISPATCH', {
    currentPeriod: { __typename: 'KpiPeriod', numerator: 40, denominator: 2, median: 12 },
    previousPeriod: { __typename: 'KpiPeriod', numerator: 75, denominator: 3 },
  });
  await page.goto(dashboard);
  await tile(page, 'Time to dispatch').getByText('20 min', { exact: true }).waitFor();
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
  await tile(page, 'Prioritized alarms').getByText('100 %', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Alarm Priority' }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: /^Lowest$/ })
    .click();
  await tile(page, 'Prioritized alarms').getByText('0 %', { exact: true }).waitFor();
  await answering(page, 'PRIORITIZED_ALARMS', { currentPeriod: ofNobody });
  await page.goto(dashboard);
  await tile(page, 'Prioritized alarms').getByText('— %', { exact: true }).waitFor();
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
  await row.getByText('2 tickets', { exact: true }).waitFor();
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
  await follow(page, `${dashboard}/mood`);
  await page.waitForURL('**/404');
  await close();
});

test('KPI-014 KPI-034 goals decide how a metric stands; what cannot be saved is told', async () => {
  await follow(page, '/users/analytics-goals/main');
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

test('KPI-030 KPI-039 an Occupant has this page only, and nobody but Admins has it while it is switched off', async () => {
  const occupant = await openSignedIn(stage.browser, await stage.person('OCCUPANT'));
  const theirs = await occupant.newPage();
  await theirs.page.goto(dashboard);
  await tile(theirs.page, 'Repeat work').getByText('Goal', { exact: false }).first().waitFor();
  const areas = await theirs.page.getByRole('navigation', { name: 'Primary' }).getByRole('link').allTextContents();
  expect(areas.filter((name) => /Triage|Work|Reports|Assets/.test(name))).toEqual([]);
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
