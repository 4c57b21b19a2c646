import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { picture } from './browser.ts';
import { chooseFilter } from './choose-filter.ts';
import { minutesAgo } from './stage.ts';
import { oldest, openTriageStage, rows, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
const ended = 'VAV-9.FLOW';
beforeAll(async () => {
  stage = await openTriageStage();
  await stage.road.send(
    item('ALARM', ended, minutesAgo(50), { message: 'Flow low' }),
    item('RTN', ended, minutesAgo(45), { message: 'Flow low' }),
  );
  await until('all of it in the warehouse', async () => {
    const [instances, alarms] = [await stage.road.warehouseRows('instances'), await stage.road.warehouseRows('alarms')];
    return instances.length === 5 && alarms.length === 4;
  });
});
afterAll(() => stage?.close());

test('ANA-011 counts say what occurred most, and lead to its alarm', async () => {
  const { page, close } = await stage.triage();
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Reports' }).click();
  await page.waitForURL('**/reports/counts');
  const frequent = page.getByRole('region', { name: 'Most frequent' });
  await frequent.locator('.recharts-bar-rectangle path').first().waitFor();
  await picture(page, 'report-counts-drawn');
  await frequent.getByRole('button', { name: 'View as table' }).click();
  const table = page.getByRole('table', { name: 'Counts' });
  const most = table.getByRole('row').nth(1);
  await most.getByText(/AHU-1\.SUPTEMP/).waitFor();
  expect(await most.getByRole('cell').allTextContents()).toEqual(expect.arrayContaining(['2', '40%']));
  expect(await table.getByRole('row').last().textContent()).toContain('5');
  await page.getByText(/5 occurrences · America\/Chicago/).waitFor();
  await picture(page, 'report-counts');
  await chooseFilter(page, 'Alarm Priority', 'Highest');
  await page.getByText(/2 occurrences · America\/Chicago/).waitFor();
  expect(decodeURIComponent(page.url())).toContain('filter=priority:5');
  await page.getByRole('combobox', { name: 'Count by' }).click();
  await page.getByTitle('Source Alarm Point').click();
  await table.getByRole('columnheader', { name: 'Source Alarm Point' }).waitFor();
  await table.getByRole('link', { name: oldest }).click();
  // the list narrowed to that point
  await page.waitForURL('**/reports/allAlarms?filter=*');
  await until('one alarm', async () => (await rows(page).count()) === 2);
  await rows(page).nth(1).getByText(oldest).waitFor();
  await close();
});

test('counts are narrowed to a day by its bar, and range, timezone and filter stand in the address', async () => {
  const { page, close } = await stage.triage();
  await page.goto('/reports/counts?days=7&zone=Asia/Tokyo&by=point&filter=priority:5');
  await page.getByText(/2 occurrences · Asia\/Tokyo/).waitFor();
  const chart = page.getByRole('application', { name: 'Occurrences per day, chart' });
  await chart.focus();
  await chart.press('End');
  await chart.press('Enter');
  await page.waitForURL(/from=.*to=/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('zone'), searchParams.get('by'), searchParams.get('filter')]).toEqual([
    'Asia/Tokyo',
    'point',
    'priority:5',
  ]);
  expect(Date.parse(searchParams.get('to') ?? '') - Date.parse(searchParams.get('from') ?? '')).toBe(86_400_000);
  await page.reload();
  await page.getByRole('combobox', { name: 'Range' }).waitFor();
  expect(page.url()).toContain('from=');
  // zooming is taken back as a page is
  await page.goBack();
  await page.waitForURL(/days=7/);
  // a bar of the most frequent leads to its alarms
  const frequent = page.getByRole('application', { name: 'Most frequent, chart' });
  const most = page.getByRole('region', { name: 'Most frequent' });
  await until('its first bar', async () => {
    // the counts of the week take the place of the day's meanwhile
    await frequent.focus();
    await page.keyboard.press('ArrowDown');
    return (await most.getByRole('status').textContent()) !== '';
  });
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/reports/allAlarms');
  expect(new URL(page.url()).searchParams.get('filter')).toMatch(/^point:/);
  await close();
});

test('ANA-012 the list of all alarms has those that are over, too', async () => {
  const { page, close } = await stage.triage();
  await page.goto('/reports/allAlarms');
  await rows(page).getByText(ended).waitFor();
  await page.getByText('4 of 4 loaded').waitFor();
  await picture(page, 'report-all-alarms');
  await close();
});
