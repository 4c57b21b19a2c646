import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blankTicket, type Ticket } from '../../domain/work/model/ticket.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { exportTexts } from '../../texts/exports.ts';
import { followUpTexts as texts } from '../../texts/work.ts';
import { findings } from './axe.ts';
import { changeAnswer, failOperation, follow, pathOf, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

/** The reports Follow-up and All work. */

const hourMs = 3_600_000;
const now = Date.now();
let stage: Stage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const mine = { assigneeId: me.user.id };
  const closed = { state: 'CLOSED' as const, closedAt: now - hourMs, ...mine };
  await store([
    { id: 901, objective: 'Replace belt', ...closed, isResolved: false },
    { id: 902, objective: 'Clean filter', ...closed, isResolved: true, hasRecurred: true },
    { id: 903, objective: 'Calibrate sensor', ...closed, isResolved: true },
    { id: 904, objective: 'Inspect chiller', ...mine, dueAt: now - hourMs },
    { id: 905, objective: 'Tighten valve', dueAt: now - hourMs, cmmsSyncStatus: 'Failed' },
    { id: 906, objective: 'Check damper', ...mine, alarmCount: 1 },
    { id: 907, objective: 'Order a fan', ...mine },
    // two pages of the same kind
    ...Array.from({ length: 60 }, (_, index) => ({
      id: 801 + index,
      objective: 'Read the meter',
      createdAt: now - 9 * hourMs,
    })),
  ]);
});
afterAll(() => stage?.close());

const store = (tickets: Array<Partial<Ticket> & Pick<Ticket, 'id' | 'objective'>>) =>
  stage.road.db.transaction((trx) =>
    insertTickets(
      trx,
      tickets.map((given) => ({
        ...blankTicket({ customerId: stage.road.customerId, id: given.id }, { by: null, at: now - 2 * hourMs }),
        dueAt: now + 24 * hourMs,
        searchText: `w${given.id}\n${given.objective.toLowerCase()}`,
        ...given,
      })),
    ),
  );

let page: Page;
let errors: string[];
let close: () => Promise<void>;
beforeEach(async () => {
  ({ page, errors, close } = await admin.lent());
});

const rows = () => page.getByRole('table', { name: 'Follow-up' }).getByRole('row');
const row = (ticket: string) => rows().filter({ hasText: ticket });
const reason = (name: string) => page.getByRole('group', { name: texts.reason }).getByRole('button', { name });

type Counted = { workFollowUp: { counts: { total: number; byReason: Array<{ reason: string; count: number }> } } };

test('ANA-013 ANA-021 ANA.5: follow-ups name their reasons and whether they are open or closed; a row opens its ticket', async () => {
  await follow(page, '/reports');
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Follow-up' }).click();
  await page.waitForURL('**/reports/followUp');
  await row('W901').getByText(texts.reasons.UNRESOLVED).waitFor();
  await row('W901').getByText('Closed', { exact: true }).waitFor();
  await row('W902').getByText(texts.reasons.RECURRED).waitFor();
  await row('W904').getByText('Open', { exact: true }).waitFor();
  await row('W906').getByText(texts.reasons.INACTIVE_ALARMS).waitFor();
  for (const name of ['OVERDUE', 'SYNC_FAILED', 'UNASSIGNED'] as const)
    await row('W905').getByText(texts.reasons[name], { exact: true }).first().waitFor();
  for (const fine of ['W903', 'W907']) expect(await row(fine).count()).toBe(0);
  await reason(texts.reasons.UNASSIGNED).getByText('61', { exact: true }).waitFor();
  await reason(texts.reasons.OVERDUE).getByText('2', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'follow-up');
  await row('W901').getByText(texts.reasons.UNRESOLVED).click();
  await page.waitForURL('**/901');
  expect(pathOf(page)).toBe('/work/Standard Lenses/All Work/901');
  expect(errors).toEqual([]);
  await close();
});

test('ANA-013 ANA-021 reason, filters and words narrow the list, and stand in the address', async () => {
  await follow(page, '/reports/followUp');
  await reason(texts.reasons.OVERDUE).click();
  await page.getByText('2 of 2').waitFor();
  expect(await rows().count()).toBe(3);
  expect(new URL(page.url()).searchParams.get('reason')).toBe('OVERDUE');
  await page.reload();
  await row('W904').waitFor();
  expect(await reason(texts.reasons.OVERDUE).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('group', { name: texts.reason }).getByRole('button', { name: texts.all }).click();
  await row('W901').waitFor();
  await follow(page, '/reports/followUp?filter=workState:CLOSED');
  await page.getByText('2 of 2').waitFor();
  expect(await rows().count()).toBe(3);
  await page.getByRole('list', { name: 'Applied filters' }).getByText('State').waitFor();
  await reason(texts.reasons.UNASSIGNED).getByText('0', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search work' }).fill('filter');
  await page.waitForURL('**search=filter**');
  await page.getByText('1 of 1').waitFor();
  expect(await rows().count()).toBe(2);
  expect(errors).toEqual([]);
  await close();
});

test('ANA-013 long lists are read page after page', async () => {
  await follow(page, '/reports/followUp');
  await page.getByText('50 of 65').waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByText('65 of 65').waitFor();
  expect(await rows().count()).toBe(66);
  await page.getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('ANA-013 what fails can be tried again; where nothing is to be done it says so', async () => {
  await failOperation(page, 'FollowUp', 'Out of order');
  await page.goto('/reports/followUp');
  await page.getByText(texts.failed).waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await row('W901').waitFor();
  await follow(page, '/reports/followUp?search=nothing-of-that-name');
  await page.getByText(texts.noMatch).waitFor();
  await close();
});

test('ANA-013 ANA.8 the file has the rows of the page, by its reason; a second press on the reason lets all in again', async () => {
  await follow(page, '/reports/followUp');
  await reason(texts.reasons.OVERDUE).click();
  await page.getByText('2 of 2').waitFor();
  await page.getByRole('button', { name: exportTexts.export, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: exportTexts.csv }).click(),
  ]);
  const lines = parse(await readFile(await download.path()), { columns: true, bom: true }) as Array<{ Ticket: string }>;
  const shown = (await rows().getByRole('link').allTextContents()).map((text) => text.trim());
  expect(lines.map(({ Ticket }) => Ticket)).toEqual(shown);
  expect(shown.toSorted()).toEqual(['W904', 'W905']);
  await row('W904').getByText('Maya Okafor').waitFor();
  await row('W905').getByText('Unassigned', { exact: true }).first().waitFor();
  await reason(texts.reasons.OVERDUE).click();
  await page.getByText('50 of 65').waitFor();
  expect(new URL(page.url()).searchParams.has('reason')).toBe(false);
  expect(errors).toEqual([]);
  await close();
});

test('ANA-013 where nothing is to be done it says so and offers no file; more than 10,000 are not counted further', async () => {
  await changeAnswer<{ workFollowUp: { rows: unknown[] } }>(page, 'FollowUp', (data) =>
    Object.assign(data.workFollowUp, { rows: [] }),
  );
  await changeAnswer<Counted>(page, 'FollowUpCounts', ({ workFollowUp: { counts } }) => {
    counts.total = 0;
    for (const one of counts.byReason) one.count = one.reason === 'OVERDUE' ? 10_001 : 0;
  });
  await page.goto('/reports/followUp');
  await page.getByText(texts.nothing, { exact: true }).waitFor();
  await page.getByText(texts.nothingDetail).waitFor();
  await reason(texts.reasons.OVERDUE).getByText('over 10,000', { exact: true }).waitFor();
  await page.getByRole('button', { name: exportTexts.export, exact: true }).click();
  expect(await page.getByRole('menuitem', { name: exportTexts.csv }).getAttribute('aria-disabled')).toBe('true');
  await close();
});

test('ANA-013 a page that cannot be read says so beneath those that were, and is read again', async () => {
  await follow(page, '/reports/followUp');
  await page.getByText('50 of 65').waitFor();
  await failOperation(page, 'FollowUp', 'Out of order');
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.locator(styled('more')).getByText(texts.failed).waitFor();
  expect(await rows().count()).toBe(51);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByText('65 of 65').waitFor();
  await close();
});

test('ANA-013 in a narrow window nothing is wider than it', async () => {
  await close();
  const size = { width: 800, height: 1000 };
  ({ page, errors, close } = await admin.newPage(size));
  await page.goto('/reports/followUp');
  await row('W901').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  await picturesInBoth(page, 'follow-up-narrow');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picturesInBoth(page, 'follow-up-phone');
  expect(errors).toEqual([]);
  await close();
});

test('ANA-014 ANA.6: the list of all work has what is open and what is closed, under the filters of any list', async () => {
  await follow(page, '/reports');
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'All work' }).click();
  await page.waitForURL('**/reports/allWork');
  const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await tile('Order a fan').first().waitFor();
  await page.getByRole('searchbox', { name: 'Search work' }).fill('sensor');
  await tile('Calibrate sensor').first().waitFor();
  await tile('Order a fan').first().waitFor({ state: 'detached' });
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'report-all-work');
  expect(errors).toEqual([]);
  await close();
});
