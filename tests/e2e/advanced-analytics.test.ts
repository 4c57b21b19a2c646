import { readFile } from 'node:fs/promises';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { ParsedMail } from 'mailparser';
import type { Page } from 'playwright-core';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { renderMail } from '../../domain/mail/render-mail.ts';
import { systemClock } from '../../platform/clock.ts';
import { createSmtp } from '../../platform/smtp.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { openMailbox } from '../../simulators/mailbox.ts';
import { pivotTexts as texts } from '../../texts/advanced-analytics.ts';
import { exportTexts } from '../../texts/exports.ts';
import { viewTexts } from '../../texts/views.ts';
import { createWarehouseClient, type WarehouseClient } from '../../warehouse/client.ts';
import { createActivities } from '../../workflows/sweeps/activities.ts';
import { instanceRow, storeInstances } from '../support/alarm-rows.ts';
import { testEnv } from '../support/engines.ts';
import { noFiles } from '../support/no-files.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, operationOf, pathOf, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, type Stage } from './stage.ts';

const path = '/analytics/advanced-analytics';
const hourMs = 3_600_000;
let stage: Stage;
let admin: SignedIn;
let warehouse: WarehouseClient;
/** Points with the hours, before now, at which they occurred. */
const points: Record<string, number[]> = {
  'AHU-1.SUPTEMP': [30, 31, 54, 55, 80],
  'AHU-2.FLOW': [30, 100],
  '<b>VAV-9</b>': [200],
};

beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  warehouse = createWarehouseClient(testEnv(), 'test-pivot-page');
  const { customerId } = stage.road;
  await warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: Object.keys(points).map((point_path, index) => ({
      ...{ customer_id: customerId, alarm_id: 900_001 + index, created_at: '2026-01-01T00:00:00.000Z' },
      ...{ system_id: 1, version: 1, point_path, priority: 5 - index },
    })),
  });
  const now = Date.now();
  await storeInstances(
    warehouse,
    customerId,
    Object.values(points).flatMap((hours, index) =>
      hours.map((ago) =>
        instanceRow({ alarmId: 900_001 + index, startedAt: now - ago * hourMs, endedAt: now - (ago - 1) * hourMs }),
      ),
    ),
  );
});
afterAll(() => Promise.all([stage?.close(), warehouse?.close()]));

let page: Page;
let errors: string[];
let close: () => Promise<void>;
beforeEach(async () => {
  ({ page, errors, close } = await admin.lent());
});

const byPoint = `${path}?of=instances&row=point&measure=occurrences&days=30&zone=UTC`;
const grid = () => page.getByRole('grid');
const rowOf = (name: string) =>
  grid()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const valuesOf = async (name: string) => {
  await rowOf(name).waitFor();
  return rowOf(name).getByRole('gridcell').allTextContents();
};
async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
    .getByTitle(option, { exact: true })
    .click();
}
const rowNames = () => grid().getByRole('rowheader').allTextContents();

const sheetRows = async (bytes: Buffer): Promise<string[][]> =>
  ((await readSheets(bytes))[0]?.data ?? []).map((row) => row.map((cell) => String(cell ?? '')));

/** Runs the sweep that mails due views, and returns the mail of a view as a mailbox takes it. */
async function mailOf(viewId: string): Promise<ParsedMail> {
  const { db } = stage.road;
  await db('view_mails').where({ view_id: viewId }).update({ next_at: new Date() });
  const env = testEnv();
  const temporal = createTemporal(env);
  const sweeps = createActivities({
    ...{ db, warehouse, clock: systemClock, temporal, arrived: async () => true, exportFiles: noFiles },
  });
  const taken: ParsedMail[] = [];
  const mailbox = await openMailbox({ onMail: (mail) => void taken.push(mail) });
  try {
    await new MockActivityEnvironment().run(sweeps['view-mails']);
    // the worker of the run may have written it first
    const { mail_ids: ids } = await until('the mail to be written', async () => {
      const row = await db('view_mails').where({ view_id: viewId }).first();
      return row.mail_ids.length > 0 ? row : null;
    });
    const [mail, file] = [
      await db('mails').where({ id: ids[0] }).first(),
      await db('mail_attachments').where({ mail_id: ids[0] }).first(),
    ];
    const smtp = createSmtp({
      url: mailbox.url,
      requiresTls: false,
      from: { name: 'Annunciator', address: 'no-reply@alarms.example' },
    });
    const origin = { productName: 'Annunciator', consoleUrl: inject('product').api };
    await smtp.send({ ...renderMail({ ...mail, to: mail.recipient }, origin, 1), file });
    smtp.close();
    return await until('the delivered mail', () => taken[0] ?? null);
  } finally {
    await Promise.all([mailbox.close(), temporal.close()]);
  }
}

describe('the page Advanced analytics', () => {
  test('ANA-018 ANA.7 is under Analytics: rows, columns and a measure are chosen, and the address is the page', async () => {
    await follow(page, '/analytics');
    const rail = page.getByRole('navigation', { name: 'Primary' });
    await rail.getByRole('link', { name: texts.title }).click();
    await page.waitForURL(`**${path}`);
    await grid().waitFor();
    await choose(texts.rows, texts.dimensions.point);
    await grid().getByRole('columnheader', { name: texts.dimensions.point }).waitFor();
    await choose(texts.column, texts.noDimension);
    await grid().getByRole('columnheader', { name: texts.measures.occurrences }).waitFor();
    expect(await valuesOf('AHU-1.SUPTEMP')).toEqual(['5']);
    expect(await valuesOf(texts.total)).toEqual(['8']);
    await choose(texts.measure, texts.measures.alarms);
    await until('distinct alarms', async () => (await valuesOf(texts.total)).join() === '3');
    await choose(texts.measure, texts.measures.averageDuration);
    await until('durations', async () => (await valuesOf('AHU-2.FLOW')).join() === '1h 0m');
    await choose(texts.column, texts.dimensions.priority);
    await page.waitForURL('**column=priority**');
    await grid().getByRole('columnheader', { name: 'Highest' }).waitFor();
    const address = page.url();
    await page.reload();
    await grid().getByRole('columnheader', { name: 'Highest' }).waitFor();
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
    await close();
  });

  test('ANA.7 ANA.8 an analyst’s morning: from the mail of a scheduled view by its link to the exported sheet, all with the same numbers', async () => {
    const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
    const pivot = { source: 'instances', rows: ['point'], column: 'priority', measure: 'occurrences', days: 30 };
    const { createSavedView: view } = await admin.ask<{ createSavedView: { id: string } }>(
      'mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { id } }',
      {
        input: {
          ...{ viewType: 'advancedAnalytics', name: 'Morning', criteria: [], isDefault: false },
          pivot: { ...pivot, timezone: 'UTC' },
        },
      },
    );
    const times = { frequency: 'DAILY', minute: 0, timezone: 'UTC', format: 'SHEET' };
    await admin.ask(
      `mutation ($viewId: ID!, $input: SavedViewMailInput!) {
        scheduleSavedViewMail(viewId: $viewId, input: $input) { mail { nextAt } } }`,
      { viewId: view.id, input: { ...times, recipients: [me.user.id] } },
    );
    const mail = await mailOf(view.id);
    const link = /href="([^"]*advanced-analytics\?[^"]*)"/.exec(String(mail.html))?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search, searchParams } = new URL(link);
    expect([pathname, searchParams.getAll('row'), searchParams.has('leave')]).toEqual([path, ['point'], false]);

    await follow(page, pathname + search);
    await rowOf('AHU-1.SUPTEMP').waitFor();
    const heads = await grid().getByRole('columnheader').allTextContents();
    const shown = await Promise.all((await rowNames()).map(async (name) => [name, ...(await valuesOf(name))]));
    expect(shown).toEqual([
      ['AHU-1.SUPTEMP', '0', '0', '5', '5'],
      ['AHU-2.FLOW', '0', '2', '0', '2'],
      ['<b>VAV-9</b>', '1', '0', '0', '1'],
      [texts.total, '1', '2', '5', '8'],
    ]);

    // the attached sheet is what is on the screen, sums included; its rows are in the order of their names
    const [top, ...attached] = await sheetRows(mail.attachments[0]?.content as Buffer);
    const byName = (rows: string[][]) =>
      new Map(rows.map(([name = '', ...values]) => [name, values.map((value) => value || '0')]));
    expect(top).toEqual(heads);
    expect(attached.at(-1)?.[0]).toBe(texts.total);
    expect(byName(attached)).toEqual(byName(shown));

    // the exported one has a line for each cell: together they are the sums on the screen
    await page.getByRole('button', { name: exportTexts.export, exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: exportTexts.xlsx }).click(),
    ]);
    const [, ...lines] = await sheetRows(await readFile(await file.path()));
    const exported = (row: string, column?: string) =>
      lines
        .filter(([name, priority]) => (row === texts.total || name === row) && (!column || priority === column))
        .reduce((sum, line) => sum + Number(line[2]), 0);
    for (const [name = '', ...values] of shown)
      expect([...heads.slice(1, -1).map((head) => exported(name, head)), exported(name)]).toEqual(values.map(Number));
    expect(errors).toEqual([]);
    await close();
  });

  test('is a grid for readers and keys: sorted by a column, opened at a cell, shaded beside its numbers', async () => {
    await follow(page, byPoint.replace('&measure', '&column=priority&measure'));
    await rowOf('AHU-1.SUPTEMP').waitFor();
    expect(await rowNames()).toEqual(['AHU-1.SUPTEMP', 'AHU-2.FLOW', '<b>VAV-9</b>', texts.total]);
    expect(await valuesOf('AHU-1.SUPTEMP')).toEqual(['0', '0', '5', '5']);
    expect(await valuesOf(texts.total)).toEqual(['1', '2', '5', '8']);
    expect(await grid().getAttribute('aria-rowcount')).toBe('5');
    expect(await grid().getAttribute('aria-colcount')).toBe('5');
    await page.getByText(texts.countedByStart, { exact: false }).waitFor();
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'advanced-analytics');
    await grid().focus();
    for (const key of ['ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL('**sort=-column**');
    await until('the other order', async () => (await rowNames())[0] === 'AHU-2.FLOW');
    const high = grid().getByRole('columnheader', { name: 'High', exact: true });
    expect(await high.getAttribute('aria-sort')).toBe('descending');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('sort')?.startsWith('column:') ?? false);
    await grid().getByRole('columnheader', { name: 'Total' }).click();
    await page.waitForURL('**sort=-total**');
    await until('the first order', async () => (await rowNames())[0] === 'AHU-1.SUPTEMP');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL('**/reports/allAlarms**');
    expect(new URL(page.url()).searchParams.getAll('filter')).toEqual(['point:AHU-1.SUPTEMP', 'priority:5']);
    expect(errors).toEqual([]);
    await close();
  });

  test('draws of 100,000 cells those that are seen, and has one way to take them away', async () => {
    const [rows, columns] = [1_000, 100];
    const head = (_: unknown, at: number) => ({
      values: [String(at)],
      labels: [`Point ${at}`],
      __typename: 'PivotHead',
    });
    const cells = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => row + column),
    );
    await page.route('**/graphql', (route) =>
      operationOf(route.request()) === 'AdvancedAnalytics'
        ? route.fulfill({
            json: {
              data: {
                advancedAnalytics: {
                  ...{ __typename: 'Pivot', isInSeveral: false, cells, total: 7 },
                  names: { __typename: 'PivotNames', rows: ['Point'], column: 'Day', measure: 'Occurrences' },
                  rows: Array.from({ length: rows }, head),
                  columns: Array.from({ length: columns }, head),
                  rowTotals: cells.map(() => 1),
                  columnTotals: cells[0],
                },
              },
            },
          })
        : route.fallback(),
    );
    await follow(page, `${byPoint}&sort=name`);
    await rowOf('Point 0').waitFor();
    expect(await grid().getAttribute('aria-rowcount')).toBe('1002');
    expect(await grid().getByRole('gridcell').count()).toBeLessThan(1_500);
    await grid().focus();
    await page.keyboard.press('Control+End');
    await rowOf('Point 999').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await grid().getByText('1,098', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /download|export/i }).count()).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  test('ANA.7 rows have a second dimension, are swapped with the columns, and tickets are counted in their place', async () => {
    await follow(page, byPoint);
    await rowOf('AHU-1.SUPTEMP').waitFor();
    const swap = page.getByRole('button', { name: texts.swap });
    expect(await swap.isDisabled()).toBe(true);
    await choose(texts.column, texts.dimensions.priority);
    await grid().getByRole('columnheader', { name: 'Highest', exact: true }).waitFor();
    await swap.click();
    await grid().getByRole('columnheader', { name: 'AHU-1.SUPTEMP', exact: true }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.getAll('row'), searchParams.get('column')]).toEqual([['priority'], 'point']);
    await choose(texts.column, texts.noDimension);
    await choose(texts.thenBy, texts.dimensions.point);
    await grid().getByRole('columnheader', { name: texts.dimensions.point }).waitFor();
    expect(new URL(page.url()).searchParams.getAll('row')).toEqual(['priority', 'point']);
    expect(await swap.isDisabled()).toBe(true);
    // a dimension is used once: what is chosen is not offered again
    await page.getByRole('combobox', { name: texts.column, exact: true }).click();
    const dropdown = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
    await dropdown.getByTitle(texts.dimensions.hour, { exact: true }).waitFor();
    expect(await dropdown.getByTitle(texts.dimensions.point, { exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await choose(texts.measure, texts.measures.timeInAlarm);
    await page.getByText(texts.timeInAlarmByStart, { exact: false }).waitFor();
    await page.getByText(texts.sources.tickets, { exact: true }).click();
    await page.waitForURL('**of=tickets**');
    expect(new URL(page.url()).searchParams.get('measure')).toBe('closed');
    await page.getByText(texts.empty).waitFor();
    await page.getByRole('button', { name: exportTexts.export, exact: true }).click();
    expect(await page.getByRole('menuitem', { name: exportTexts.csv }).getAttribute('aria-disabled')).toBe('true');
    expect(errors).toEqual([]);
    await close();
  });

  test('ANA.7 in a narrow window the grid scrolls, and the page does not', async () => {
    await follow(page, byPoint.replace('&measure', '&column=hour&measure'));
    await rowOf('AHU-1.SUPTEMP').waitFor();
    // a phone that opens it is sent to a computer; a window may be as narrow
    await page.setViewportSize({ width: 390, height: 844 });
    await rowOf('AHU-1.SUPTEMP').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await picturesInBoth(page, 'advanced-analytics-phone');
    expect(errors).toEqual([]);
    await close();
  });

  test('says why it cannot count, that nothing was counted, and how to try again', async () => {
    const refused = 'This would be 1,250,000 cells (12,500 rows × 100 columns), more than 100,000. Narrow it.';
    await failOperation(page, 'AdvancedAnalytics', refused, 'LIMIT');
    await page.goto(byPoint);
    await page.getByText(texts.refused).waitFor();
    await page.getByText(refused).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await picturesInBoth(page, 'advanced-analytics-refused');
    await page.unroute('**/graphql');
    await failOperation(page, 'AdvancedAnalytics', 'Out of order');
    await page.goto(byPoint);
    await page.getByText(texts.failed).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowOf('AHU-1.SUPTEMP').waitFor();
    await follow(page, `${byPoint}&filter=point:nothing`);
    await page.getByText(texts.empty).waitFor();
    await follow(page, `${byPoint}&filter=status:Intake`);
    await page.getByText('History cannot be filtered by Status').waitFor();
    await close();
  });
});

describe('saved views of pivots', () => {
  const menu = () => page.getByRole('button', { name: /^Views:/ });
  const pick = async (name: string) => {
    await menu().click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };

  test('are kept, opened by default, duplicated, mailed and deleted', async () => {
    await follow(page, byPoint);
    await rowOf('AHU-1.SUPTEMP').waitFor();
    await pick(viewTexts.saveAs);
    await page.getByRole('textbox', { name: viewTexts.name }).fill('Bad points');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**view=**');
    await page.getByRole('button', { name: 'Views: Bad points', exact: true }).waitFor();
    await pick(viewTexts.setDefault);
    // saved by then, even on a slow machine
    await menu().click();
    await page.getByRole('menuitem', { name: viewTexts.default('Bad points') }).waitFor();
    await page.goto(path);
    await page.waitForURL('**row=point**view=**');
    await choose(texts.measure, texts.measures.timeInAlarm);
    await page.getByRole('button', { name: 'Views: Bad points, modified' }).waitFor();
    await pick('Save');
    await page.getByRole('button', { name: 'Views: Bad points', exact: true }).waitFor();

    await pick(texts.mail.action);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: texts.mail.frequencies.MONTHLY }).click();
    await dialog.getByRole('spinbutton', { name: texts.mail.monthday }).fill('31');
    await dialog.getByRole('button', { name: texts.mail.save }).click();
    await dialog.getByText(texts.mail.recipientsRequired).waitFor();
    await dialog.getByRole('combobox', { name: texts.mail.recipients }).click();
    await page
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
      .getByTitle('Maya Okafor')
      .first()
      .click();
    await page.keyboard.press('Escape');
    expect(await findings(page, '[role=dialog]')).toEqual([]);
    await picturesInBoth(page, 'advanced-analytics-mail');
    await dialog.getByRole('button', { name: texts.mail.save }).click();
    await page.getByText(/^Sent to 1 person, next /).waitFor();
    await pick(texts.mail.action);
    await dialog.getByText(texts.mail.neverSent).waitFor();
    await dialog.getByRole('button', { name: texts.mail.stop }).click();
    await page.getByText(/^Sent to 1 person, next /).waitFor({ state: 'detached' });

    await pick(viewTexts.duplicate);
    await page.getByRole('button', { name: 'Views: Bad points copy', exact: true }).waitFor();
    await pick('Delete');
    await page.getByRole('dialog').getByText(viewTexts.deletePivotHint).waitFor();
    await page.getByRole('button', { name: viewTexts.delete('Bad points copy') }).click();
    await menu().click();
    await page.getByRole('menuitem', { name: viewTexts.default('Bad points') }).waitFor();
    await page.getByRole('menuitem', { name: 'Bad points copy' }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  });

  test('whoever gets one by mail stops it by the link in the mail', async () => {
    const { me } = await admin.ask<{ me: { user: { id: string } } }>('{ me { user { id } } }');
    const pivot = { source: 'instances', rows: ['day'], measure: 'occurrences', days: 7, timezone: 'UTC' };
    const { createSavedView: view } = await admin.ask<{ createSavedView: { id: string } }>(
      'mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { id } }',
      { input: { viewType: 'advancedAnalytics', name: 'Days', criteria: [], isDefault: false, pivot } },
    );
    const times = { frequency: 'DAILY', minute: 0, timezone: 'UTC', format: 'SHEET' };
    await admin.ask(
      `mutation ($viewId: ID!, $input: SavedViewMailInput!) {
        scheduleSavedViewMail(viewId: $viewId, input: $input) { mail { nextAt } } }`,
      { viewId: view.id, input: { ...times, recipients: [me.user.id] } },
    );
    await follow(page, `${byPoint}&leave=${view.id}`);
    await page.getByRole('dialog').getByRole('button', { name: texts.mail.leave }).click();
    await page.locator(styled('toast')).filter({ hasText: texts.mail.left }).first().waitFor();
    expect(new URL(page.url()).searchParams.has('leave')).toBe(false);
    const { savedViews } = await admin.ask<{ savedViews: Array<{ id: string; mail: unknown }> }>(
      '{ savedViews(viewType: advancedAnalytics) { id mail { nextAt } } }',
    );
    expect(savedViews.find(({ id }) => id === view.id)?.mail).toBeNull();
    await close();
  });
});

describe('access to it', () => {
  test('ANA-027 ANA-028 needs advanced analytics: a manager has all other pages of analytics', async () => {
    await close();
    const manager = await openSignedIn(stage.browser, await stage.person('MANAGER'));
    ({ page, errors, close } = await manager.newPage());
    await page.goto('/analytics/work-history');
    const rail = page.getByRole('navigation', { name: 'Primary' });
    await rail.getByRole('link', { name: 'Work history' }).waitFor();
    for (const name of ['KPI dashboard', 'Work resolution', 'Work history'])
      await rail.getByRole('link', { name, exact: true }).waitFor();
    expect(await rail.getByRole('link', { name: texts.title }).count()).toBe(0);
    await follow(page, path);
    await page.waitForURL('**/404');
    expect(pathOf(page)).toBe('/404');
    expect(errors).toEqual([]);
    await close();
  });
});
