import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { badActorTexts } from '../../texts/bad-actors.ts';
import { item } from '../support/road.ts';
import { storeRole } from '../support/store-role.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, pathOf, picturesInBoth } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, password, type Stage } from './stage.ts';

/** Counts as a page of Analytics: occurrences by field, and the ten bad actors. Who sees which report and analysis. */

const path = '/analytics/counts';
const table = badActorTexts.title;
let stage: Stage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  // ten occurrences of FAN-1, of which eight ended after 39 seconds, and two of PUMP-2
  const fan = Array.from({ length: 10 }, (_, index) => 600 - index * 30).flatMap((ago, index) => [
    item('ALARM', 'FAN-1.STATUS', minutesAgo(ago), { message: 'Fan failed', priority: 20 }),
    item('RTN', 'FAN-1.STATUS', minutesAgo(ago - (index < 8 ? 39 / 60 : 20)), { message: 'Fan failed', priority: 20 }),
  ]);
  await stage.road.send(
    ...fan,
    item('ALARM', 'PUMP-2.DP', minutesAgo(300), { message: 'Pressure low', priority: 200 }),
    item('RTN', 'PUMP-2.DP', minutesAgo(290), { message: 'Pressure low' }),
    item('ALARM', 'PUMP-2.DP', minutesAgo(60), { message: 'Pressure low', priority: 200 }),
  );
  await until('all of it in the warehouse', async () => {
    const [instances, alarms] = [await stage.road.warehouseRows('instances'), await stage.road.warehouseRows('alarms')];
    const ended = instances.filter((instance) => instance.ended_at !== null);
    return instances.length === 12 && ended.length === 11 && alarms.length === 2;
  });
});
afterAll(() => stage?.close());

const alarmOf = async (point: string): Promise<string> =>
  String((await stage.road.states()).find((state) => state.point_path === point)?.id);

test('ANA-015 ANA-006 BEY.9: counts are a page of Analytics, with the bad actors and what would help', async () => {
  const { page, errors, close } = await admin.lent();
  await follow(page, '/analytics');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Counts' }).click();
  await page.waitForURL(`**${path}`);
  await page.getByText(/12 occurrences · America\/Chicago/).waitFor();
  const rows = page.getByRole('table', { name: table }).getByRole('row');
  const first = rows.nth(1);
  await first.getByText('On-delay of 40 s').waitFor();
  await first.getByText('8 of 10 occurrences ended within 40 s: a delay of 40 s would have suppressed 80%.').waitFor();
  await first.getByText('8 fleeting').waitFor();
  expect((await first.getByRole('cell').allTextContents()).slice(2, 6)).toEqual(['10', '83%', '83%', '45m']);
  expect(await rows.count()).toBe(3);
  await page.getByText('100% of all occurrences').waitFor();
  await page.getByRole('region', { name: 'Most frequent' }).locator('.recharts-bar-rectangle path').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'analytics-counts');
  await first.scrollIntoViewIfNeeded();
  await picturesInBoth(page, 'bad-actors');
  await first.getByRole('link', { name: /FAN-1/ }).click();
  await page.waitForURL(`**/${await alarmOf('FAN-1.STATUS')}`);
  expect(errors).toEqual([]);
  await close();
});

test('BEY.9: work on a bad actor is created beside it, and then its owner and ticket stand there', async () => {
  const { page, errors, close } = await admin.lent();
  await follow(page, path);
  const row = page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: 'PUMP-2' });
  await row.getByText(badActorTexts.nobody).waitFor();
  await row.getByRole('button', { name: /Create work for A/ }).click();
  const form = page.getByRole('form', { name: 'Create work' });
  // its first values come from the server
  await until('the defaults', async () => (await form.getByLabel('Objective').inputValue()) !== '');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText(/^W\d+ - Work Ticket Created!$/).waitFor();
  await row.getByRole('link', { name: /^W\d+$/ }).waitFor();
  await row.getByRole('link', { name: /^W\d+$/ }).click();
  await page.waitForURL('**/alarms/work/list/**');
  expect(errors).toEqual([]);
  await close();
});

test('ANA.4 ANA.9: field, range, zone and filters are in the address; a value leads to its alarms', async () => {
  const { page, errors, close } = await admin.lent();
  await follow(page, `${path}?days=7&zone=Europe/Berlin&by=priority&filter=priority:5`);
  await page.getByText(/10 occurrences · Europe\/Berlin/).waitFor();
  const frequent = page.getByRole('region', { name: 'Most frequent' });
  await frequent.getByRole('button', { name: 'View as table' }).click();
  const counts = page.getByRole('table', { name: 'Counts' });
  await counts.getByRole('row').filter({ hasText: 'Highest' }).getByText('100%').first().waitFor();
  // every day of the range stands in the chart, those without occurrences as well
  const perDay = page.getByRole('region', { name: 'Occurrences per day' });
  await perDay.getByRole('button', { name: 'View as table' }).click();
  expect(await perDay.getByRole('table').first().getByRole('row').count()).toBe(8);
  await page.reload();
  await page.getByText(/10 occurrences · Europe\/Berlin/).waitFor();
  await frequent.getByRole('button', { name: 'View as table' }).click();
  await counts.getByRole('link', { name: 'Highest' }).click();
  await page.waitForURL('**/reports/allAlarms?filter=priority*');
  await page.getByText('1 of 1 loaded').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('bad actors that cannot be read can be tried again; without occurrences it says so', async () => {
  const { page, close } = await admin.newPage();
  await failOperation(page, 'AlarmReport', 'Out of order');
  await page.goto(path);
  await page.getByText(badActorTexts.failed).waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('table', { name: table }).waitFor();
  await follow(page, `${path}?filter=point:nowhere`);
  await page.getByText(badActorTexts.empty).first().waitFor();
  await close();
});

test('in a narrow window nothing is wider than it', async () => {
  const size = { width: 800, height: 1000 };
  const { page, errors, close } = await admin.newPage(size);
  await page.goto(path);
  await page.getByRole('table', { name: table }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  await picturesInBoth(page, 'analytics-counts-narrow');
  expect(errors).toEqual([]);
  await close();
});

const reports = ['Counts', 'Incidents', 'All alarms', 'All work', 'Follow-up'];
const analytics = ['KPI dashboard', 'Alarm performance', 'Counts', 'Work resolution', 'Work history'];
const advanced = 'Advanced analytics';

test.each([
  ['ANA-023 ANA-026 an admin has all reporting and all analytics', 'ADMIN'],
  ['ANA-024 ANA-027 a manager has reporting as an admin, and all analytics except the advanced', 'MANAGER'],
  ['a standard user has reporting, and all analytics except the advanced', 'STANDARD'],
  ['a vendor has reporting, and all analytics except the advanced', 'VENDOR'],
] as const)('%s', async (_, role) => {
  const who = role === 'ADMIN' ? admin : await openSignedIn(stage.browser, await stage.person(role));
  const { page, errors, close } = await who.lent();
  await follow(page, '/reports');
  const tabs = page.getByRole('navigation', { name: 'Reports' }).getByRole('link');
  await tabs.first().waitFor();
  expect(await tabs.allTextContents()).toEqual(reports);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).first();
  for (const name of reports) {
    await tabs.filter({ hasText: name }).click();
    await heading(name).waitFor({ state: 'attached' });
  }
  expect(pathOf(page)).toBe('/reports/followUp');
  await follow(page, '/analytics');
  const rail = page.getByRole('navigation', { name: 'Primary' }).getByRole('region', { name: 'Analytics' });
  await rail.getByRole('link').first().waitFor();
  const pages = role === 'ADMIN' ? [...analytics, advanced] : analytics;
  expect(await rail.getByRole('link').allTextContents()).toEqual(pages);
  for (const name of pages) {
    await rail.getByRole('link', { name, exact: true }).click();
    await heading(name).waitFor({ state: 'attached' });
  }
  if (role !== 'ADMIN') {
    await follow(page, '/analytics/advanced-analytics');
    await page.waitForURL('**/404');
  }
  expect(errors).toEqual([]);
  await close();
});

test('ANA-025 an occupant has no reporting: neither the area nor its pages', async () => {
  const occupant = await openSignedIn(stage.browser, await stage.person('OCCUPANT'));
  const { page, errors, close } = await occupant.newPage();
  await page.goto('/settings/about');
  const rail = page.getByRole('navigation', { name: 'Primary' });
  await rail.getByRole('link', { name: 'Settings' }).waitFor();
  expect(await rail.getByRole('link', { name: 'Reports' }).count()).toBe(0);
  for (const closed of ['counts', 'allAlarms', 'allWork', 'followUp'].map((name) => `/reports/${name}`).concat(path)) {
    await follow(page, closed);
    await page.waitForURL('**/404');
  }
  expect(errors).toEqual([]);
  await close();
});

test('who has counts as analytics alone sees them, without a way into reports', async () => {
  const { customerId, db } = stage.road;
  const email = `counts-${customerId}@example.com`;
  const customRoleId = await storeRole(db, customerId, { 'analytics.counts': ['VIEW'] });
  const memberships = [{ customerId, authRole: 'CUSTOM' as const, customRoleId }];
  await createUser(db, { email, password, displayName: 'Noor Haddad', memberships });
  const person = await openSignedIn(stage.browser, email);
  const { page, errors, close } = await person.newPage();
  await page.goto(`${path}?by=priority`);
  await page.getByText(/12 occurrences/).waitFor();
  await page.getByRole('region', { name: 'Most frequent' }).getByRole('button', { name: 'View as table' }).click();
  const counts = page.getByRole('table', { name: 'Counts' });
  await counts.getByText('Highest').waitFor();
  expect(await counts.getByRole('link').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
