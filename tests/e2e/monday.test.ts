import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { follow, picture, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

const points = ['CHW-P2.DP', 'AHU-1.SAT', 'RF-2.S'];
const dashboard = '/analytics/kpi-dashboard';
let stage: Stage;
let manager: SignedIn;
let operator: SignedIn;
let admin: SignedIn;
interface Pair {
  numerator: number;
  denominator: number;
}

/** Three alarms; the operator creates a ticket from the first, which comes back within the day and is closed. */
beforeAll(async () => {
  stage = await openStage();
  const { road } = stage;
  await road.send(...points.map((point) => item('ALARM', point, minutesAgo(180), { priority: 20 })));
  await until('the alarms', async () => (await road.states()).length === points.length);
  [operator, manager, admin] = [
    await openSignedIn(stage.browser, await stage.person('STANDARD')),
    await openSignedIn(stage.browser, await stage.person('MANAGER')),
    await openSignedIn(stage.browser, await stage.person('ADMIN')),
  ];
  const [first] = (await road.states()).filter((state) => state.point_path === points[0]);
  const { me } = await operator.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const { createWorkTicket } = await operator.ask<{ createWorkTicket: { workTicket: { id: string } } }>(
    `mutation ($details: WorkTicketDetailsInput!, $alarms: [ID!]!) {
      createWorkTicket(details: $details, associatedAlarms: $alarms) { workTicket { id } } }`,
    {
      details: { objective: 'Look at the pump', assignedTo: me.user.id, dueBy: minutesAgo(-600) },
      alarms: [String(first?.id)],
    },
  );
  await road.send(item('RTN', points[0] as string, minutesAgo(0)));
  await until('the return', async () => (await road.states()).some((state) => state.is_active === false));
  await operator.ask(
    `mutation ($id: ID!) { changeWorkTicketState(id: $id, state: CLOSED,
      survey: { isResolved: true, completedWorkDetails: "Cleaned the strainer" }) { id } }`,
    { id: createWorkTicket.workTicket.id },
  );
  const range = `{ start: "${minutesAgo(1_440)}", end: "${minutesAgo(-60)}" }`;
  await until('the ticket is in the warehouse', async () => {
    const of = (metric: string) =>
      `kpi(metricType: ${metric}, input: { range: ${range} }) { currentPeriod { numerator denominator } }`;
    const { covered, closed } = await manager.ask<Record<'covered' | 'closed', { currentPeriod: Pair }>>(
      `{ covered: ${of('WORK_COVERAGE')} closed: ${of('TIME_TO_RESOLUTION')} }`,
    );
    return covered.currentPeriod.numerator === 1 && closed.currentPeriod.denominator === 1;
  });
});
afterAll(() => stage?.close());

const tile = (of: Page | Locator, name: string) => of.getByRole('region', { name, exact: true });

test('KPI.21 KPI.22 a manager’s Monday: what is worse than its goal, why, who has it, and what to ask of the team', async () => {
  const { page, errors, close } = await manager.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Analytics', exact: true }).first().click();
  await page.waitForURL(`**${dashboard}`);
  // one of three alarms has work
  await tile(page, 'Work coverage').getByText('Past warning').waitFor();
  await tile(page, 'Work coverage')
    .locator(styled('kpi-figure'), { hasText: /^33 %$/ })
    .waitFor();
  await tile(page, 'Work coverage').getByText('1 of 3 · 0 of 0 before', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Range' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '7 days' }).click();
  await page.waitForURL(/days=7/);
  await picture(page, 'monday-dashboard');

  // the alarms behind the figure, and the one without work that matters most
  await tile(page, 'Work coverage').getByRole('link', { name: 'Work coverage' }).click();
  const behind = page.getByRole('dialog', { name: 'Work coverage', exact: true });
  const rows = behind.getByRole('table', { name: 'Rows: Work coverage' });
  await behind.getByText(/^1 of 3 ·/).waitFor();
  const shared = page.url();
  await behind.getByText('All that need work', { exact: true }).click();
  await rows.getByRole('link').filter({ hasText: 'RF-2.S' }).click();
  await page.waitForURL('**/alarms/list/all_alarms/*');
  await page.getByText('RF-2.S').first().waitFor();
  await page.goBack();
  await behind.getByText(/^1 of 3 ·/).waitFor();

  // what was agreed stands at the metric for everybody, with who wrote it
  await page.keyboard.press('Escape');
  await behind.waitFor({ state: 'hidden' });
  const note = (of: Page) => tile(of, 'Work coverage').getByRole('button', { name: 'Note on Work coverage' });
  await note(page).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('RF-2 waits for a bearing');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // the Admin sets a goal that can be met with the people there are
  const goals = await admin.newPage();
  await goals.page.goto('/users/analytics-goals/main');
  await goals.page.getByRole('spinbutton', { name: 'Goal: Work coverage' }).fill('30');
  const warning = goals.page.getByRole('spinbutton', { name: 'Warning: Work coverage' });
  await warning.fill('20');
  await warning.press('Enter');
  await goals.page.getByText('Successfully saved changes.').waitFor();
  await goals.close();
  await page.reload();
  await tile(page, 'Work coverage').getByText('Meets goal').waitFor();
  await tile(page, 'Work coverage').getByText('Goal ≥ 30 % Warning 20 %').waitFor();

  // the same address shows the same to whoever may see it
  const other = await operator.newPage();
  await other.page.goto(shared);
  await other.page
    .getByRole('dialog', { name: 'Work coverage', exact: true })
    .getByText(/^1 of 3 ·/)
    .waitFor();
  await other.page.keyboard.press('Escape');
  await note(other.page).click();
  await other.page.getByRole('dialog').getByText('RF-2 waits for a bearing').waitFor();
  expect(other.errors).toEqual([]);
  await other.close();

  // what was closed, by whom, and how
  await follow(page, '/analytics/work-resolution');
  await tile(page, 'Closed work').getByText('1', { exact: true }).waitFor();
  const ticket = page.getByRole('row').filter({ hasText: 'Look at the pump' }).getByRole('link').first();
  await ticket.click();
  await page.getByText('Cleaned the strainer').first().waitFor();
  await picture(page, 'monday-ticket');

  // tickets that need another look, with the reasons
  await follow(page, '/reports/followUp');
  await page.getByRole('button', { name: /^Overdue/ }).waitFor();

  // what occurred adds up to what the dashboard counted
  await follow(page, '/reports/counts?days=7');
  await page
    .getByText(/^3 occurrences/)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await close();
});
