import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportInlineRows } from '../../domain/constants.ts';
import { blankTicket } from '../../domain/work/model/ticket.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { actionTexts } from '../../texts/common.ts';
import { exportTexts } from '../../texts/exports.ts';
import { resolutionTexts } from '../../texts/work-resolution.ts';
import { findings } from './axe.ts';
import { failOperation, follow, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

const dayMs = 86_400_000;
const path = '/analytics/work-history';
const many = exportInlineRows + 100;
let stage: Stage;
let admin: SignedIn;

beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  await storeTickets(901, [
    { objective: 'Replace belt', daysAgo: 5, days: 2, isResolved: true },
    { objective: '=HYPERLINK("http://evil.example")', daysAgo: 4, days: 1, isResolved: false },
    { objective: 'Clean filter', daysAgo: 3 },
  ]);
});
afterAll(() => stage?.close());

/** Stores tickets created so many days ago, closed so many days later or open. */
async function storeTickets(
  first: number,
  tickets: Array<{ objective: string; daysAgo: number; days?: number; isResolved?: boolean }>,
): Promise<void> {
  const { db, customerId } = stage.road;
  const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  await db.transaction((trx) =>
    insertTickets(
      trx,
      tickets.map(({ objective, daysAgo, days, isResolved }, index) => {
        const at = Math.floor((Date.now() - daysAgo * dayMs) / 60_000) * 60_000 - index * 60_000;
        return {
          ...blankTicket({ customerId, id: first + index }, { by: me.user.id, at }),
          ...(days !== undefined && { state: 'CLOSED' as const, closedAt: at + days * dayMs, closedBy: me.user.id }),
          ...{ isResolved: isResolved ?? null, objective, searchText: objective.toLowerCase() },
        };
      }),
    ),
  );
}

let page: Page;
let errors: string[];
let close: () => Promise<void>;
beforeEach(async () => {
  ({ page, errors, close } = await admin.lent());
});

const button = () => page.getByRole('button', { name: exportTexts.export, exact: true });
const choose = async (name: string): Promise<void> => {
  await button().click();
  await page.getByRole('menuitem', { name }).click();
};
/** Chooses from the button's menu. @returns name and bytes of the file that the browser is given. */
async function fileOf(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
/** Number, objective, result and creation of each row, as the screen shows them. */
async function shownRows(): Promise<string[][]> {
  const rows = page.getByRole('table', { name: resolutionTexts.allTickets }).getByRole('row');
  await rows.nth(1).waitFor();
  const cells = (await rows.all()).slice(1).map(async (row) => {
    const [ticket = '', result = '', , created = ''] = await row.getByRole('cell').allTextContents();
    const [, id = '', objective = ''] = /^(W\d+) (.*)$/.exec(ticket.trim()) ?? [];
    return [id, objective, result, created];
  });
  return Promise.all(cells);
}

test('ANA-022 an analyst takes work history away, as CSV and as a workbook whose rows are those of the screen', async () => {
  await follow(page, path);
  const shown = await shownRows();
  expect(shown.map(([id]) => id)).toEqual(['W903', 'W902', 'W901']);
  expect(await findings(page)).toEqual([]);
  const csv = await fileOf(() => choose(exportTexts.csv));
  expect(csv.name).toMatch(/^work-history-\d{4}-\d\d-\d\d\.csv$/);
  const lines: Array<Record<string, string>> = parse(csv.bytes, { columns: true, bom: true });
  // files have no formula, and seconds; a result of an open ticket is its state
  const asShown = (id: string, objective: string, result: string, created: string): string[] => [
    ...[id, objective.replace(/^'=/, '='), result || resolutionTexts.open],
    created.replace(/:\d\d (AM|PM)$/, ' $1'),
  ];
  expect(
    lines.map((line) =>
      asShown(...([line.Ticket, line.Objective, line.Result, line.Created] as [string, string, string, string])),
    ),
  ).toEqual(shown);
  const workbook = await fileOf(() => choose(exportTexts.xlsx));
  expect(workbook.name).toMatch(/^work-history-\d{4}-\d\d-\d\d\.xlsx$/);
  const [heads = [], ...rows] = (await readSheets(workbook.bytes))[0]?.data ?? [];
  const column = (name: string) => heads.indexOf(name);
  expect(rows.map((row) => [row[column('Ticket')], row[column('Objective')]])).toEqual(
    lines.map(({ Ticket, Objective }) => [Ticket, Objective]),
  );
  expect(rows.map((row) => row[column('Duration (hours)')]).slice(1)).toEqual([24, 48]);
  const created = rows.map((row) => Math.round(Number(row[column('Created')]) / 60_000));
  expect(created).toEqual(lines.map((line) => Math.round(Date.parse(`${line.Created} UTC`) / 60_000)));
  await choose(exportTexts.mine);
  await page.getByRole('dialog', { name: exportTexts.mine }).getByText(exportTexts.empty).waitFor();
  await picturesInBoth(page, 'exports-none');
  expect(errors).toEqual([]);
  await close();
});

test('filters of the page are those of its file; an error is said', async () => {
  await follow(page, `${path}?search=filter`);
  await page.getByRole('table', { name: resolutionTexts.allTickets }).getByText('Clean filter').waitFor();
  const { bytes } = await fileOf(() => choose(exportTexts.csv));
  expect(parse(bytes, { columns: true, bom: true })).toMatchObject([{ Objective: 'Clean filter' }]);
  await failOperation(page, 'RequestExport', 'The warehouse is away');
  await choose(exportTexts.csv);
  await page.getByRole('alert').filter({ hasText: 'The warehouse is away' }).waitFor();
  await close();
});

test('ANA-022 a long list is prepared: its person is notified, downloads it from there, and finds it after a reload', async () => {
  await storeTickets(
    10_000,
    Array.from({ length: many }, (_, index) => ({ objective: `Inspect pump ${index}`, daysAgo: 30 + index / 1_440 })),
  );
  await follow(page, path);
  await shownRows();
  await choose(exportTexts.xlsx);
  await page.getByRole('status').filter({ hasText: 'is being prepared' }).waitFor();
  const ready = page.getByRole('status').filter({ hasText: 'is ready' });
  await ready.waitFor();
  const fromToast = await fileOf(() => ready.getByRole('button', { name: exportTexts.download }).click());
  expect((await readSheets(fromToast.bytes))[0]?.data).toHaveLength(many + 3 + 1);
  await page.reload();
  await shownRows();
  await choose(exportTexts.mine);
  const mine = page.getByRole('dialog', { name: exportTexts.mine });
  await mine.getByText(exportTexts.statuses.COMPLETE).waitFor();
  await mine.getByText(/5,103 rows · .* · Kept until/).waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'exports');
  const listed = await fileOf(() => mine.getByRole('button', { name: /^Download work-history/ }).click());
  expect(listed.bytes.equals(fromToast.bytes)).toBe(true);
  await mine.getByText(/· As of /).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('an export that failed says why, and is tried again as it was requested', async () => {
  const { db, customerId } = stage.road;
  const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const fileName = 'work-history-failed.csv';
  await db('report_exports').insert({
    ...{ customer_id: customerId, id: randomUUID(), list: 'work-history', format: 'csv', status: 'FAILED' },
    ...{ input: JSON.stringify({ input: { searchTerm: 'belt' } }), request_hash: Buffer.from('failed') },
    ...{ file_name: fileName, error: 'The warehouse was away', created_by: me.user.id },
    ...{ created_at: new Date(), completed_at: new Date() },
  });
  await follow(page, path);
  await shownRows();
  await choose(exportTexts.mine);
  const mine = page.getByRole('dialog', { name: exportTexts.mine });
  await mine.getByText('The warehouse was away').waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'exports-failed');
  if (process.env.PICTURES) {
    await page.setViewportSize({ width: 390, height: 844 });
    await picturesInBoth(page, 'exports-phone');
  }
  const retry = mine.getByRole('button', { name: exportTexts.retryFile(fileName) });
  expect(await retry.textContent()).toBe(actionTexts.tryAgain);
  // the list is short by now: it is downloaded at once
  const { bytes } = await fileOf(() => retry.click());
  expect(parse(bytes, { columns: true, bom: true })).toMatchObject([{ Objective: 'Replace belt' }]);
  expect(errors).toEqual([]);
  await close();
});

/** Stores exports of the admin, with a far date: sweeps leave unfinished ones alone. */
async function storeExports(...given: Array<{ file_name: string; status: string } & Record<string, unknown>>) {
  const { db, customerId } = stage.road;
  const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  const rows = given.map((more) => ({
    ...{ customer_id: customerId, id: randomUUID(), list: 'work-history', format: 'csv', input: '{"input":{}}' },
    ...{ request_hash: Buffer.from(randomUUID()), created_by: me.user.id, created_at: new Date('2100-01-01'), ...more },
  }));
  await db('report_exports').insert(rows);
  return {
    remove: () =>
      db('report_exports')
        .whereIn(
          'id',
          rows.map(({ id }) => id),
        )
        .delete(),
  };
}

test('while exports go on, the page says how far they are; their list offers nothing that is not there', async () => {
  const one = await storeExports({ file_name: 'going-on.csv', status: 'IN_PROGRESS', rows: 1_234 });
  await follow(page, path);
  const progress = page.getByRole('button', { name: exportTexts.progress(1_234) });
  await progress.waitFor();
  const more = await storeExports({ file_name: 'waiting.csv', status: 'PENDING' });
  await page.reload();
  await page.getByRole('button', { name: exportTexts.unfinished(2) }).click();
  const mine = page.getByRole('dialog', { name: exportTexts.mine });
  const item = (name: string) => mine.getByRole('listitem').filter({ hasText: name });
  await item('going-on.csv').getByText(exportTexts.statuses.IN_PROGRESS, { exact: true }).waitFor();
  await item('going-on.csv').getByText(exportTexts.progress(1_234)).waitFor();
  await item('waiting.csv').getByText(exportTexts.progress(0)).waitFor();
  for (const name of ['going-on.csv', 'waiting.csv']) expect(await item(name).getByRole('button').count()).toBe(0);
  await one.remove();
  await more.remove();
  await page.getByRole('button', { name: exportTexts.unfinished(2) }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('an export whose file is gone says so, and is taken again; a long list of exports is read on', async () => {
  const gone = { status: 'COMPLETE', rows: 7, bytes: 900, is_evicted: true };
  const ends = {
    completed_at: new Date('2026-01-01'),
    expires_at: new Date('2026-01-08'),
    as_of: new Date('2026-01-01'),
  };
  const many = await storeExports(
    ...Array.from({ length: 30 }, (_, index) => ({
      ...{ file_name: `gone-${index}.csv`, ...gone, ...ends, input: '{"input":{"searchTerm":"belt"}}' },
      created_at: new Date(Date.UTC(2100, 0, 1) - index),
    })),
  );
  await follow(page, path);
  await choose(exportTexts.mine);
  const mine = page.getByRole('dialog', { name: exportTexts.mine });
  const item = mine.getByRole('listitem').filter({ hasText: 'gone-0.csv' });
  await item.getByText(exportTexts.expired, { exact: true }).waitFor();
  expect(await item.getByText('Kept until').count()).toBe(0);
  expect(await item.getByRole('button').count()).toBe(1);
  expect(await mine.getByRole('listitem').count()).toBe(25);
  await mine.getByRole('button', { name: actionTexts.loadMore }).click();
  await mine.getByText('gone-29.csv').waitFor();
  await picturesInBoth(page, 'exports-expired');
  const { bytes } = await fileOf(() => item.getByRole('button', { name: exportTexts.againFile('gone-0.csv') }).click());
  expect(parse(bytes, { columns: true, bom: true })).toMatchObject([{ Objective: 'Replace belt' }]);
  await many.remove();
  expect(errors).toEqual([]);
  await close();
});

test('without rows there is nothing to take; a list of exports that cannot be read is read again', async () => {
  await follow(page, `${path}?search=nothing-of-that-name`);
  await page.getByText(resolutionTexts.noMatch).waitFor();
  await button().click();
  for (const name of [exportTexts.csv, exportTexts.xlsx])
    expect(await page.getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await failOperation(page, 'ReportExports', 'Out of order');
  await page.reload();
  await choose(exportTexts.mine);
  const mine = page.getByRole('dialog', { name: exportTexts.mine });
  await mine.getByText('Out of order').waitFor();
  await page.unroute('**/graphql');
  await mine.getByRole('button', { name: actionTexts.tryAgain }).click();
  await mine.getByText('work-history', { exact: false }).first().waitFor();
  await close();
});
