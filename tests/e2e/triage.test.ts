import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatAlignedAlarmTime } from '../../web/src/ui/format.ts';
import { until } from '../support/until.ts';
import { failOperation, follow, openConsole, operationOf, pathOf, signIn, styled } from './browser.ts';
import { activeAlarms, password } from './stage.ts';
import { newest, oldest, openTriageStage, rows, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
beforeAll(async () => {
  stage = await openTriageStage();
});
afterAll(() => stage?.close());

test('ALM-037 ALM-106 triage starts at /alarms and sorts newest or oldest on top', async () => {
  const { page, close } = await stage.lent();
  await follow(page, '/alarms');
  await page.waitForURL(activeAlarms);
  const order = async () => {
    const texts = await rows(page).allTextContents();
    return [oldest, newest].map((point) => texts.findIndex((text) => text.includes(point)));
  };
  await page.getByText('newest on top').waitFor();
  await rows(page).filter({ hasText: oldest }).waitFor();
  expect(await order()).toEqual([3, 1]);
  await page.getByRole('button', { name: 'Alarm time' }).click();
  await page.getByText('oldest on top').waitFor();
  await until('the order to turn', async () => (await order()).join() === '1,3');
  // days are not padded, and yet times are aligned
  const times = ['2025-10-04T12:00:00', '2025-10-14T12:00:00'].map(formatAlignedAlarmTime);
  const widths = await page
    .getByRole('grid')
    .locator('time')
    .first()
    .evaluate(
      (time, texts) =>
        texts.map((text) => {
          time.textContent = text;
          return time.getBoundingClientRect().width;
        }),
      times,
    );
  expect(widths[0]).toBe(widths[1]);
  await close();
});

test('UI-052 UI-062 a dialog lies at 1001; icons are 16, and 14 in small widgets', async () => {
  const { page, close } = await stage.lent();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('.ant-modal-wrap').evaluate((modal) => getComputedStyle(modal).zIndex)).toBe('1001');
  await page.keyboard.press('Escape');
  const width = (of: string) => page.locator(of).locator('svg').first().getAttribute('width');
  expect(await width(`${styled('top-bar')} ${styled('icon-btn')}`)).toBe('16');
  expect(await width(styled('search'))).toBe('14');
  await close();
});

test('UI-054 the search asks once, 300 ms after the last key', async () => {
  // a clock belongs to a whole context
  const { page, context: ownContext } = await openConsole(stage.browser);
  await page.clock.install();
  await signIn(page, stage.email, password);
  await page.getByRole('grid').getByText(oldest).waitFor();
  const queries: string[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'LensAlarms') queries.push(request.postDataJSON().variables.searchTerm);
  });
  await page.clock.pauseAt(Date.now() + 2_000);
  await page.getByRole('searchbox').pressSequentially('RF-2.S');
  await page.clock.runFor(299);
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await until('the question', () => queries.length > 0);
  expect(queries).toEqual(['RF-2.S']);
  await page.clock.resume();
  await until('one row', async () => (await rows(page).count()) === 2);
  await ownContext.close();
});

test('ALM-113 alarms that cannot be read are said so, and are asked again on demand', async () => {
  const { page, close } = await stage.lent();
  await failOperation(page, 'LensAlarms', 'The list is not available');
  await follow(page, '/alarms/Standard%20Lenses/Intake');
  await page.getByRole('heading', { name: 'Failed to get alarms' }).waitFor();
  await page.getByText('The list is not available').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('grid').getByText(oldest).waitFor();
  await close();
});

/** Removes the criteria of lenses: a list without any is not live. */
const withoutCriteria = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'Lenses') return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    for (const lens of answer.data.lenses) lens.criteria = [];
    await route.fulfill({ response, json: answer });
  });

test('LENS-087 a list that is not live reads itself anew every 15 or 30 minutes, every hour, or as is typed', async () => {
  // a clock belongs to a whole context
  const { page, context: ownContext } = await openConsole(stage.browser);
  await page.clock.install();
  await withoutCriteria(page);
  await signIn(page, stage.email, password);
  await page.getByText('Live updates off: add a filter').waitFor();
  await page.getByRole('grid').getByText(oldest).waitFor();
  await page.getByRole('button', { name: 'Auto-refresh: Off' }).click();
  const choices = page.getByRole('radiogroup', { name: 'Auto-refresh' });
  await choices.waitFor();
  expect(await choices.locator('label').allInnerTexts()).toEqual([
    'Off',
    '15 minutes',
    '30 minutes',
    '1 hour',
    'Custom',
  ]);
  let queryCount = 0;
  page.on('request', (request) => {
    if (operationOf(request) === 'LensAlarms') queryCount += 1;
  });
  await choices.getByText('15 minutes').click();
  await page.getByRole('button', { name: 'Auto-refresh: 15 minutes' }).waitFor();
  await page.clock.fastForward(14 * 60_000);
  expect(queryCount).toBe(0);
  await page.clock.fastForward(2 * 60_000);
  await until('it is read', () => queryCount === 1);
  await choices.getByText('Custom').click();
  await page.getByRole('spinbutton', { name: 'Minutes between' }).fill('2');
  await page.getByRole('button', { name: 'Auto-refresh: 2 minutes' }).waitFor();
  await page.clock.fastForward(3 * 60_000);
  await until('it is read again', () => queryCount === 2);
  await ownContext.close();
});

test('ALM-085 a list without any filter is not live until it is given one', async () => {
  const page = await stage.context.newPage();
  await withoutCriteria(page);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const opens = () => sent.filter((frame) => frame.includes('"lens_open"')).length;
  await page.goto('/');
  await page.getByText('Live updates off: add a filter').waitFor();
  await page.getByText(/^Live · last event/).waitFor();
  expect(opens()).toBe(0);
  await page.getByRole('searchbox').fill('RF-2');
  await until('the lens to be fed', () => opens() === 1);
  await page.getByText('Live updates off: add a filter').waitFor({ state: 'detached' });
  await page.close();
});

test('SYS-014 what a lens was reading is cancelled when another lens is opened', async () => {
  const { page, close } = await stage.lent();
  await page.route('**/graphql', (route) => {
    const request = route.request();
    // never answered: only leaving the lens ends it
    if (operationOf(request) === 'LensAlarms' && request.postDataJSON().variables.lensId === 'intake') return;
    return route.fallback();
  });
  const pending = page.waitForRequest((request) => operationOf(request) === 'LensAlarms');
  const tabs = page.getByRole('navigation', { name: 'Standard lenses' });
  await tabs.getByRole('link', { name: 'Intake' }).click();
  const request = await pending;
  const cancelled = page.waitForEvent('requestfailed', (failed) => failed === request);
  await tabs.getByRole('link', { name: /^Active(?! Work)/ }).click();
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.getByRole('grid').getByText(oldest).waitFor();
  expect(await page.locator(styled('toast')).count()).toBe(0);
  await close();
});

test('SYS-015 a screen whose code is gone reloads the page once and is shown, whatever is preloaded meanwhile', async () => {
  const { page, close } = await stage.triage();
  // gone until the page is loaded again, also to what preloads it
  let failures = 0;
  let isReloaded = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReloaded = true;
  });
  await page.route(/\/static\/ProfilePage-[^/]*\.js/, (route) => {
    if (isReloaded) return route.fallback();
    failures += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  // what the pointer preloads never comes
  let held = 0;
  await page.route(/\/static\/(?!ProfilePage)[^/]*\.js/, (route) => {
    if (failures > 0) return route.fallback();
    held += 1;
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await reloaded;
  expect(held).toBeGreaterThan(0);
  await page.goto('/settings/profile');
  await page.getByText('Email', { exact: true }).waitFor();
  expect(pathOf(page)).toBe('/settings/profile');
  await close();
});

test('UI-063 a collapsed rail names the customer by four letters, within its width, and in full to a pointer', async () => {
  const { db, customerId } = stage.road;
  const ofCustomer = () => db('customers').where({ id: customerId });
  const { name: before } = await ofCustomer().first('name');
  await ofCustomer().update({ name: 'Old Mill Street Works West' });
  const { page, close } = await stage.triage();
  const rail = page.getByRole('navigation').first();
  await rail.getByText('Old Mill Street Works West').waitFor();
  await page.keyboard.press('[');
  const mark = rail.getByText('OMSW', { exact: true });
  await mark.waitFor();
  const [within, around] = await Promise.all([mark.boundingBox(), rail.boundingBox()]);
  expect(within?.width).toBeLessThan(around?.width ?? 0);
  await mark.hover();
  await page.getByRole('tooltip').getByText('Old Mill Street Works West').waitFor();
  await page.keyboard.press('[');
  await mark.waitFor({ state: 'detached' });
  await close();
  await ofCustomer().update({ name: before });
});
