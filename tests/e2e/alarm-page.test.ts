import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, rowsWhen } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, operationOf, picture, styled } from './browser.ts';
import { minutesAgo } from './stage.ts';
import { newest, oldest, openTriageStage, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
beforeAll(async () => {
  stage = await openTriageStage();
  // another condition of the same point, already ended, so that it is in no list of active alarms
  const low = { message: 'Supply temperature low' };
  await stage.road.send(
    item('ALARM', oldest, minutesAgo(40), { toState: 'Low Limit', ...low }),
    item('RTN', oldest, minutesAgo(30), { fromState: 'Low Limit', ...low }),
  );
  // the alarm's history is read from the warehouse only once
  await rowsWhen(
    stage.road,
    'instances',
    (rows) => rows.length === 5 && rows.filter(({ ended_at }) => ended_at !== null).length === 2,
  );
});
afterAll(() => stage?.close());

test('ALM-123 details that cannot be read are said so with the alarm', async () => {
  const { page, close } = await stage.lent();
  const id = await stage.alarmIdOf(oldest);
  await failOperation(page, 'AlarmById', 'No');
  await follow(page, `/alarms/list/all_alarms/${id}`);
  await page.getByRole('heading', { name: `Failed to get details for alarm ${id}` }).waitFor();
  await close();
});

test('ALM-136 the details of an alarm are asked for in a page of 50', async () => {
  const { page, close } = await stage.lent();
  const request = page.waitForRequest((request) => operationOf(request) === 'AlarmById');
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}`);
  expect((await request).postDataJSON().variables.limit).toBe(50);
  await page.getByRole('heading', { name: /AHU-1\.SUPTEMP/ }).waitFor();
  await close();
});

test('ALM-040 ALM-064 ALM-065 the page of an alarm shows what the source sent and every instance', async () => {
  const { page, close } = await stage.lent();
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}?tab=history`);
  await page.getByRole('heading', { name: /AHU-1\.SUPTEMP/ }).waitFor();
  const instances = page.getByRole('table', { name: 'Instances' });
  await until('two instances', async () => (await instances.getByRole('row').count()) === 3);
  await page.getByRole('button', { name: 'Raw attributes' }).click();
  await page.locator('pre').filter({ hasText: '"message": "Supply temperature high"' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await close();
});

test('ALM-137 the change history is read in pages of 20', async () => {
  const { page, close } = await stage.lent();
  const request = page.waitForRequest((request) => operationOf(request) === 'AlarmActivity');
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}?tab=activity`);
  expect((await request).postDataJSON().variables.limit).toBe(20);
  await page.getByRole('list', { name: 'Activity' }).getByText('activated').first().waitFor();
  await close();
});

test('ALM-058 the tabs of an alarm are Activity, Recent History, Details, Relationships and CMMS Config', async () => {
  const { page, close } = await stage.lent();
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(newest)}`);
  const tabs = page.getByRole('tablist', { name: /^Alarm A/ }).getByRole('tab');
  await tabs.first().waitFor();
  expect(await tabs.allTextContents()).toEqual([
    'Activity',
    'Recent History',
    'Details',
    'Relationships',
    'CMMS Config',
  ]);
  await tabs.filter({ hasText: 'CMMS Config' }).click();
  await page.getByText('CMMS Config is not part of your plan').waitFor();
  await tabs.filter({ hasText: 'Recent History' }).click();
  await page.getByRole('table', { name: 'Instances' }).waitFor();
  await close();
});

test('other alarms of the same point are beside it, and lead to their own pages', async () => {
  const { page, close } = await stage.lent();
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}?tab=relationships`);
  const siblings = page.getByRole('list', { name: 'Alarms on the same point' }).getByRole('listitem');
  await siblings.first().waitFor();
  expect(await siblings.count()).toBe(1);
  expect(await findings(page)).toEqual([]);
  await picture(page, 'alarm-relationships');
  const before = page.url();
  await siblings.getByRole('link').click();
  await until('another page', () => page.url() !== before);
  await close();
});

test('what is typed on the page of an alarm stays while the alarm changes, and no other alarms are read for it', async () => {
  const { page, close } = await stage.lent();
  const id = await stage.alarmIdOf(newest);
  await follow(page, `/alarms/list/all_alarms/${id}`);
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Belt slips');
  const unfiltered: unknown[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'AlarmSiblings') unfiltered.push(request.postDataJSON().variables.where);
  });
  const read = page.waitForResponse((response) => operationOf(response.request()) === 'AlarmSiblings');
  await stage.road.send(
    item('ALARM', newest, minutesAgo(5), { message: 'Differential pressure very low', priority: 100 }),
  );
  await read;
  await page.getByText('Differential pressure very low').first().waitFor();
  expect(await note.inputValue()).toBe('Belt slips');
  expect(unfiltered).toEqual([{ criteria: [{ field: 'point', values: [newest] }] }]);
  await close();
});

test('ALM-067 occurrences are drawn over a range and by the days of a timezone', async () => {
  const { page, close } = await stage.lent();
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(oldest)}`);
  const chart = page.getByRole('region', { name: 'Occurrences per day' });
  await chart.getByText('2 in 30 days').waitFor();
  await picture(page, 'alarm-activity');
  const request = page.waitForRequest((request) => operationOf(request) === 'AlarmInstanceDaily');
  await chart.getByRole('combobox', { name: 'Timezone' }).fill('Kiritimati');
  await page.getByTitle('Pacific/Kiritimati').click();
  expect((await request).postDataJSON().variables.timezone).toBe('Pacific/Kiritimati');
  const request7 = page.waitForRequest((request) => operationOf(request) === 'AlarmInstanceDaily');
  await chart.getByRole('combobox', { name: 'Range' }).click();
  await page.getByTitle('7 days').click();
  expect((await request7).postDataJSON().variables.timezone).toBe('Pacific/Kiritimati');
  await chart.getByText('2 in 7 days').waitFor();
  await close();
});

test('activity is exported as a table, and a toast says so', async () => {
  const { page, close } = await stage.lent();
  const id = await stage.alarmIdOf(oldest);
  await follow(page, `/alarms/list/all_alarms/${id}`);
  await page.getByRole('list', { name: 'Activity' }).getByText('activated').first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^alarm-activity-.*\.csv$/);
  const linesOf = async (file: Download) => (await readFile(await file.path(), 'utf8')).split('\n').filter(Boolean);
  const lines = await linesOf(download);
  expect(lines[0]).toContain('Time,Time (UTC),Alarm ID,Alarm,Point');
  expect(lines.filter((line) => line.includes(`A${id},`)).length).toBeGreaterThanOrEqual(3);
  await page.getByText(/\.csv downloaded/).waitFor();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByTitle('Actions').click();
  await page.getByText('No activity yet.').waitFor();

  // for a lens, only its own alarms: nothing if it has none
  const ofLens = async (name: string, path: string) => {
    await follow(page, `/alarms/Standard%20Lenses/${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
    await page.locator(styled('lens-pane')).getByRole('button', { name: 'More' }).click();
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export last 30 days of activity' }).click(),
    ]);
    return linesOf(table);
  };
  expect(await ofLens('Dispatched', 'Dispatched')).toHaveLength(1);
  const [, ...found] = await ofLens('Active', 'Active%20Alarms?q=RF-2');
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((line) => !line.includes('RF-2.S'))).toEqual([]);
  await close();
});

test('snoozed alarms say until when, why and by whom; and a lens says what people did lately', async () => {
  const { page, close } = await stage.lent();
  await page.getByRole('grid').getByText('RF-2.S').click();
  const drawer = page.getByRole('complementary');
  await drawer.getByRole('button', { name: /^Snooze/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Reason/).fill('Belt is on order');
  await dialog.getByRole('button', { name: /^8 hours/ }).click();
  await page
    .getByText(/snoozed until/)
    .first()
    .waitFor();
  await until('it is in the warehouse', async () => (await stage.road.warehouseRows('activity')).length > 0);
  await follow(page, '/alarms/Standard%20Lenses/Snoozed');
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: 'RF-2.S' });
  await row.getByText('Belt is on order').waitFor();
  await row.getByText('Maya Okafor').waitFor();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'snoozed-lens');
  await page.getByRole('region', { name: 'Snoozed' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Recent actions' }).click();
  const actions = page.getByRole('list', { name: 'Recent actions' });
  await actions.getByText('Belt is on order').waitFor();
  expect(await findings(page)).toEqual([]);
  await picture(page, 'recent-actions');
  await close();
});

test('UI-015 UI-037 a note grows with its text from 48 px to 1000 px, and ends at 1000 characters', async () => {
  const { page, close } = await stage.lent();
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(newest)}?tab=details`);
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  const height = async () => Math.round((await note.boundingBox())?.height ?? 0);
  expect(await height()).toBe(48);
  await note.fill('line\n'.repeat(8));
  await until('more room', async () => (await height()) > 100);
  await note.fill('\n'.repeat(900));
  await until('all the room there is', async () => (await height()) === 1_000);
  await note.fill('');
  await note.pressSequentially('x');
  expect(await note.getAttribute('maxlength')).toBe('1000');
  await page.getByRole('button', { name: 'Discard' }).click();
  await close();
});

test('UI-067 the date picker shows a time as MM/dd/yyyy hh:mm a', async () => {
  const { page, close } = await stage.lent();
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(newest)}`);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Snooze/ })
    .click();
  await page.getByRole('button', { name: /^Until a date/ }).click();
  const picker = page.getByRole('textbox', { name: 'Snooze until' });
  const soon = new Date(Date.now() + 5 * 86_400_000);
  const day = [soon.getMonth() + 1, soon.getDate()].map((part) => String(part).padStart(2, '0')).join('/');
  const written = `${day}/${soon.getFullYear()} 02:05 PM`;
  await picker.fill(written);
  await picker.press('Enter');
  expect(await picker.inputValue()).toBe(written);
  await close();
});

test('ALM-132 ALM-133 an alarm that chatters and is fleeting says so in its row and on its page', async () => {
  const fan = 'RF-9.S';
  await stage.road.send(
    item('ALARM', fan, minutesAgo(9), { message: 'Return fan failed' }),
    item('RTN', fan, minutesAgo(8), { message: 'Return fan failed' }),
    item('ALARM', fan, minutesAgo(4), { message: 'Return fan failed' }),
  );
  const { page, close } = await stage.lent();
  await page.getByRole('navigation', { name: 'Standard lenses' }).getByText('Nuisance').click();
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: fan });
  for (const label of [
    'Chattering: Triggered more than once in 10 minutes',
    'Fleeting: Active for less than 5 minutes',
  ])
    await row.getByTitle(label, { exact: true }).waitFor();
  await follow(page, `/alarms/list/all_alarms/${await stage.alarmIdOf(fan)}`);
  for (const help of ['Triggered more than once in 10 minutes', 'Active for less than 5 minutes'])
    await page.getByTitle(help).first().waitFor();
  await close();
});
