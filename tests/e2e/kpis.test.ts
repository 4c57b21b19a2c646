import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kpiMetricTexts } from '../../texts/kpis.ts';
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
  ({ page, errors, close } = await admin.newPage());
});

const tile = (of: Page, name: string) => of.getByRole('region', { name, exact: true });

test('KPI-013 thirteen metrics in four groups, each with its definition, goal and standing', async () => {
  await page.goto('/analytics');
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

/** Answers of the API with other periods for one metric. */
const answering = (of: Page, metricType: string, periods: object) =>
  of.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as { operationName?: string; variables?: { metricType?: string } };
    if (asked.operationName !== 'Kpi' || asked.variables?.metricType !== metricType) return route.fallback();
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
    .getByText(/^A source has not been heard since/)
    .waitFor();
  await page.getByText('1 unknown', { exact: true }).waitFor();
  await tile(page, 'Registered users').getByText('Meets goal').waitFor();
  await picturesInBoth(page, 'kpi-state-unknown');
  expect(errors).toEqual([]);
  await close();
});

test('KPI-040 KPI-041 KPI-042 prioritized alarms are 100 % without others, 0 % without any, and a dash where unknown', async () => {
  const ofNobody = { __typename: 'KpiPeriod', numerator: null, denominator: null, median: null };
  await page.goto(dashboard);
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

test('KPI-014 KPI-034 goals decide how a metric stands; what cannot be saved is told', async () => {
  await page.goto('/users/analytics-goals/main');
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
  await page.goto('/users/analytics-goals/main');
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
