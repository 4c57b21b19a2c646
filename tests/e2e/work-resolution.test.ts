import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blankTicket } from '../../domain/work/model/ticket.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { chartTexts } from '../../texts/charts.ts';
import { rangeTexts } from '../../texts/common.ts';
import { resolutionTexts } from '../../texts/work-resolution.ts';
import { until } from '../support/until.ts';
import { storeWholeAlarms } from '../support/whole-alarms.ts';
import { findings } from './axe.ts';
import { failOperation, follow, pathOf, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

const dayMs = 86_400_000;
const path = '/analytics/work-resolution';
let stage: Stage;
let admin: SignedIn;
/** Closed so many days ago, and resolved or not; the last one in the period before. */
const stored = [
  { id: 901, daysAgo: 2, isResolved: true, days: 1 },
  { id: 902, daysAgo: 2, isResolved: false, days: 3 },
  { id: 903, daysAgo: 5, isResolved: true, days: 2, reissueCount: 1 },
  { id: 904, daysAgo: 40, isResolved: true, days: 1 },
];

beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const { db, customerId, systemId } = stage.road;
  await storeWholeAlarms(db, [{ customerId, systemId, id: 1, priority: 5 }]);
  await db('alarms')
    .where({ customer_id: customerId, id: 1 })
    .update({ property_tokens: ['building', 'building=A, north'] });
  const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const { createTeam: air } = await admin.ask<{ createTeam: { id: string } }>(
    'mutation { createTeam(name: "Air") { id } }',
  );
  const { createTeam: labs } = await admin.ask<{ createTeam: { id: string } }>(
    'mutation { createTeam(name: "Labs") { id } }',
  );
  for (const { id } of [air, labs])
    await admin.ask(
      `mutation { addTeamMember(teamId: "${id}", userId: "${me.user.id}", role: TEAM_MEMBER) { userId } }`,
    );
  await db.transaction((trx) =>
    insertTickets(
      trx,
      stored.map(({ id, daysAgo, days, isResolved, reissueCount = 0 }) => {
        const closedAt = Date.now() - daysAgo * dayMs;
        return {
          ...blankTicket({ customerId, id }, { by: me.user.id, at: closedAt - days * dayMs }),
          ...{ state: 'CLOSED' as const, closedAt, closedBy: me.user.id, isResolved, reissueCount },
          ...{ objective: `Replace belt ${id}`, searchText: `w${id}\nreplace belt ${id}`, assigneeId: me.user.id },
        };
      }),
    ),
  );
  await db('work_ticket_alarms').insert(
    [901, 903].map((ticket_id) => ({ customer_id: customerId, ticket_id, alarm_id: 1, attached_at: new Date() })),
  );
  await db.transaction((trx) =>
    insertTickets(trx, [
      {
        ...blankTicket({ customerId, id: 905 }, { by: me.user.id, at: Date.now() - dayMs }),
        ...{ objective: 'Replace filter', searchText: 'w905\nreplace filter' },
      },
    ]),
  );
});
afterAll(() => stage?.close());

let page: Page;
let errors: string[];
let close: () => Promise<void>;
beforeEach(async () => {
  ({ page, errors, close } = await admin.lent());
});

const tile = (name: string) => page.getByRole('region', { name, exact: true });
const rowsOf = (name: string) => page.getByRole('table', { name }).getByRole('row');
async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle(option, { exact: true })
    .click();
}

test('ANA-010 ANA-016 ANA-003 the page is under Analytics: closed and repeat work beside the period before', async () => {
  await follow(page, '/analytics');
  const rail = page.getByRole('navigation', { name: 'Primary' });
  await rail.getByRole('link', { name: 'Work resolution' }).click();
  await page.waitForURL(`**${path}`);
  await tile('Closed work').getByText('3', { exact: true }).waitFor();
  await tile('Closed work').getByText('1 in the period before').waitFor();
  await tile('Resolved share').getByText('67 %').waitFor();
  await tile('Resolved share').getByText('2 of 3 closed').waitFor();
  await tile('Time to resolution').getByText('2d 0h', { exact: true }).waitFor();
  await tile('Repeat share').getByText('33 %').waitFor();
  await tile('Repeat share').getByText('0 % in the period before').waitFor();
  await page
    .getByRole('region', { name: resolutionTexts.trend })
    .locator('.recharts-bar-rectangle path')
    .first()
    .waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'work-resolution');
  expect(errors).toEqual([]);
  await close();
});

test('ANA-002 a ticket of two teams counts in both and once in the total, and the screen says so', async () => {
  await follow(page, path);
  await page.getByText(resolutionTexts.countedOnce).waitFor();
  const groups = rowsOf(resolutionTexts.byGroup);
  await groups.filter({ hasText: 'Labs' }).waitFor();
  const counts = await groups.evaluateAll((rows) =>
    rows
      .slice(1)
      .map((row) => [
        row.querySelector(':is([class^="resolution-name_"], [class*=" resolution-name_"]), th')?.textContent,
        ...[...row.querySelectorAll('.num')].map((cell) => cell.textContent),
      ]),
  );
  expect(counts).toEqual(['Air', 'Labs', 'Total'].map((name) => [name, '3', '2', '1', '1']));
  await choose(resolutionTexts.groupBy, 'Creator');
  await groups.filter({ hasText: 'Maya Okafor' }).waitFor();
  expect(new URL(page.url()).searchParams.get('by')).toBe('creator');
  await choose(resolutionTexts.groupBy, 'Alarm attribute');
  await groups.filter({ hasText: '(none)' }).waitFor();
  await choose('Alarm attribute', 'Alarm Class');
  await page.waitForURL('**attribute=alarmClass**');
  // the address is the page
  await page.reload();
  await groups.filter({ hasText: '(none)' }).waitFor();
  await page.getByRole('columnheader', { name: 'Alarm attribute', exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('ANA-001 the trend is a chart: a table, a file and a picture of it, bars to their tickets, and a part of it by dragging', async () => {
  await follow(page, `${path}?days=7&zone=UTC`);
  const trend = page.getByRole('region', { name: resolutionTexts.trend });
  const bars = trend.getByRole('application', { name: chartTexts.labelOf(resolutionTexts.trend) });
  await trend.locator('.recharts-bar-rectangle path').first().waitFor();
  // what was unresolved, and what was repeat work, is shown by more than its color
  const fills = await trend
    .locator('.recharts-bar')
    .evaluateAll((all) => all.map((bar) => bar.querySelector('path')?.getAttribute('fill')));
  expect(new Set(fills).size).toBe(3);
  for (const fill of fills) expect(fill).toMatch(/^url\(#/);
  const take = async (item: string) => {
    await trend.getByRole('button', { name: /^More/ }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item, exact: true }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await take(chartTexts.csv);
  const [head, ...lines] = parse(csv.bytes) as string[][];
  expect(head).toEqual([
    resolutionTexts.period,
    resolutionTexts.resolved,
    resolutionTexts.unresolved,
    resolutionTexts.repeat,
  ]);
  const closed = lines.filter((line) => line.slice(1).some((count) => count !== '0'));
  expect(closed.map((line) => line.slice(1))).toEqual([
    ['1', '0', '1'],
    ['1', '1', '0'],
  ]);
  const picture = await take(chartTexts.picture);
  expect(picture.name).toBe(`${resolutionTexts.trendFile}.png`);
  await trend.getByRole('button', { name: chartTexts.viewAsTable }).click();
  const rows = trend.getByRole('table').getByRole('row');
  expect(await rows.count()).toBe(8);
  for (const [day = ''] of closed) await rows.filter({ hasText: day }).waitFor();
  await trend.getByRole('button', { name: chartTexts.viewAsTable }).click();

  // four days before the last: the one on which two were closed is third from the end
  await bars.focus();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await bars.press(key);
  await trend.getByRole('status').getByText(`${resolutionTexts.unresolved}: 1`, { exact: false }).waitFor();
  await bars.press('Enter');
  await page.waitForURL('**/analytics/work-history?**');
  const tickets = page.getByRole('table', { name: resolutionTexts.allTickets, exact: true }).getByRole('row');
  await tickets.filter({ hasText: 'W902' }).waitFor();
  expect((await tickets.count()) - 1).toBe(2);
  await page.goBack();
  await bars.focus();
  for (const key of ['End', 'ArrowLeft', 'Shift+ArrowLeft', 'Enter']) await bars.press(key);
  await page.waitForURL(/from=.*to=/);
  await tile('Closed work').getByText('2', { exact: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('ANA.2 a group opens the tickets that it counts, of the period and the filters', async () => {
  await follow(page, `${path}?days=7&search=belt`);
  const groups = rowsOf(resolutionTexts.byGroup);
  await groups.getByRole('link', { name: 'Labs', exact: true }).click();
  await page.waitForURL('**/analytics/work-history?**');
  const tickets = page.getByRole('table', { name: resolutionTexts.allTickets, exact: true }).getByRole('row');
  await tickets.filter({ hasText: 'W903' }).waitFor();
  expect((await tickets.count()) - 1).toBe(3);
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['a wide window', { width: 1440, height: 1000 }],
  ['a narrow window', { width: 800, height: 1000 }],
])('ANA-002 a group has its trend, whose points are said and open their tickets: %s', async (name, size) => {
  await close();
  ({ page, errors, close } = await admin.newPage(size));
  await page.goto(`${path}?days=7&zone=UTC`);
  const labs = rowsOf(resolutionTexts.byGroup).filter({ hasText: 'Labs' });
  const trend = labs.getByRole('application', { name: resolutionTexts.trendOfGroup('Labs', 0, 2), exact: true });
  await trend.locator('.recharts-area-curve').waitFor();
  await trend.scrollIntoViewIfNeeded();
  const box = await trend.boundingBox();
  expect(box?.width).toBeGreaterThan(100);
  expect(box?.height).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  expect(await findings(page)).toEqual([]);
  // three of seven days from the end: two were closed
  await trend.focus();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await trend.press(key);
  await labs.getByRole('status').getByText(resolutionTexts.closedCount(2), { exact: false }).waitFor();
  await picturesInBoth(page, `work-resolution-groups-${name === 'a wide window' ? 'wide' : 'narrow'}`);
  await trend.press('Enter');
  await page.waitForURL('**/analytics/work-history?**');
  const tickets = page.getByRole('table', { name: resolutionTexts.allTickets, exact: true }).getByRole('row');
  await tickets.filter({ hasText: 'W902' }).waitFor();
  expect((await tickets.count()) - 1).toBe(2);
  expect(errors).toEqual([]);
  await close();
});

test.each([
  ['building', 'Building', 'A, north', 'A, north', 2],
  ['priority', 'Alarm Priority', 'Highest', 'Highest', 2],
  ['building', 'Building', '(none)', '(blanks)', 1],
])(
  "ANA.2 a group by an alarm's %s opens the tickets that it counts: %s %s",
  async (attribute, label, group, value, count) => {
    await follow(page, `${path}?days=7&by=alarmAttribute&attribute=${attribute}`);
    const groups = rowsOf(resolutionTexts.byGroup);
    await groups.filter({ hasText: group }).getByText(String(count), { exact: true }).first().waitFor();
    await groups.getByRole('link', { name: group, exact: true }).click();
    await page.waitForURL('**/analytics/work-history?**');
    await page.getByText(`${label}: ${value}`, { exact: true }).waitFor();
    const tickets = rowsOf(resolutionTexts.allTickets);
    await tickets.filter({ hasText: value === '(blanks)' ? 'W902' : 'W903' }).waitFor();
    expect((await tickets.count()) - 1).toBe(count);
    expect(errors).toEqual([]);
    await close();
  },
);

/** A day of Berlin, or with `hour` a time: `10/08/2025 02:30 PM`. */
const inBerlin = (at: Date, hour?: '2-digit') => {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat('en-US', { ...day, ...(hour && { hour, minute: hour }) }).format(at).replace(',', '');
};

test('ANA-001 ANA-005 ANA-019 period, zone and filters are in the address; a row opens its ticket', async () => {
  await follow(page, `${path}?days=90&zone=Europe/Berlin`);
  await tile('Closed work').getByText('4', { exact: true }).waitFor();
  await page.getByText('4 closed · Europe/Berlin').waitFor();
  // days of Berlin, whatever the viewer's zone: from a midnight to a midnight
  await choose('Range', 'Custom');
  const ends = page.getByRole('textbox', { name: rangeTexts.ends });
  await until('the ends', async () => (await ends.count()) === 2);
  for (const at of [0, 1]) expect(await ends.nth(at).inputValue()).toMatch(/ 12:00 AM$/);
  await choose('Range', '7 days');
  await tile('Closed work').getByText('3', { exact: true }).waitFor();
  const tickets = rowsOf(resolutionTexts.tickets);
  await tickets.filter({ hasText: 'W903' }).getByText('reissued 1 time').waitFor();
  const headings = await page
    .getByRole('table', { name: resolutionTexts.tickets })
    .getByRole('columnheader')
    .allTextContents();
  expect(headings).toEqual(Object.values(resolutionTexts.columns));
  const { closed_at } = await stage.road
    .db('work_tickets')
    .where({ customer_id: stage.road.customerId, id: 902 })
    .first();
  await tickets.filter({ hasText: 'W902' }).getByText(inBerlin(closed_at, '2-digit')).waitFor();
  // the last of seven days is today in Berlin
  await page.getByText(` – ${inBerlin(new Date())}, compared with`).waitFor();
  await tickets.filter({ hasText: 'W902' }).getByText('Unresolved').waitFor();
  await tickets.filter({ hasText: 'W902' }).getByText('3d 0h').waitFor();
  await tickets.filter({ hasText: 'W902' }).getByText('Air, Labs').waitFor();
  await choose(resolutionTexts.sortBy, 'Oldest');
  await page.waitForURL('**sort=CREATED_AT.ASC**');
  await page.getByRole('searchbox', { name: 'Search work' }).fill('belt 901');
  await tile('Closed work').getByText('1', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('days')).toBe('7');
  await tickets.filter({ hasText: 'W901' }).getByText('Resolved', { exact: true }).click();
  await page.waitForURL('**/901');
  expect(pathOf(page)).toBe('/work/Standard Lenses/All Work/901');
  expect(errors).toEqual([]);
  await close();
});

test('ANA-017 ANA.3: work history has a row per ticket; an open one is marked as running', async () => {
  await follow(page, '/analytics/work-resolution');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Work history' }).click();
  await page.waitForURL('**/analytics/work-history');
  const tickets = rowsOf('Tickets');
  await tickets.filter({ hasText: 'W905' }).getByText('1d 0h, running').waitFor();
  await tickets.filter({ hasText: 'W905' }).getByText('Open', { exact: true }).waitFor();
  await tickets.filter({ hasText: 'W904' }).getByText('1d 0h', { exact: true }).waitFor();
  expect(await tickets.count()).toBe(6);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'work-history');
  await page.getByRole('searchbox', { name: 'Search work' }).fill('belt 904');
  await page.waitForURL('**search=belt**');
  await tickets.filter({ hasText: 'W905' }).waitFor({ state: 'detached' });
  await tickets.filter({ hasText: 'W904' }).getByRole('link').click();
  await page.waitForURL('**/904');
  expect(errors).toEqual([]);
  await close();
});

test('a period without closed tickets says what would fill it; what fails can be tried again', async () => {
  await follow(page, `${path}?search=nothing`);
  await page.getByText(resolutionTexts.emptyDetail).waitFor();
  await failOperation(page, 'WorkResolution', 'Out of order');
  await follow(page, path);
  await page.getByText(resolutionTexts.failed).waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await tile('Closed work').getByText('3', { exact: true }).waitFor();
  await close();
});

test('in a narrow window everything stands below each other, and nothing is wider than it', async () => {
  await close();
  const size = { width: 800, height: 1000 };
  ({ page, errors, close } = await admin.newPage(size));
  await page.goto(path);
  await tile('Closed work').getByText('3', { exact: true }).waitFor();
  await page.getByRole('table', { name: resolutionTexts.tickets }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  await picturesInBoth(page, 'work-resolution-narrow');
  expect(errors).toEqual([]);
  await close();
});
