import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { newCustomerId } from '../support/engines.ts';
import { until } from '../support/until.ts';
import { failOperation, openConsole, pathOf, picture, signIn } from './browser.ts';
import { activeAlarms, password } from './stage.ts';
import { type AccessStage, openAccessStage, phone, stored } from './visitors.ts';

let stage: AccessStage['stage'];
let visitors: AccessStage['visitors'];
let standard: string;

beforeAll(async () => {
  ({ stage, visitors, standard } = await openAccessStage());
});
afterAll(() => stage?.close());

test('AUTH-046 a session that nobody uses for 1800 seconds is logged out; use of another tab counts', async () => {
  // a clock belongs to a whole context
  const { context: ownContext, page } = await openConsole(stage.browser);
  await page.clock.install();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  const tab = await ownContext.newPage();
  await tab.goto('/');
  await tab.waitForURL(activeAlarms);
  const forward = async (ms: number) => {
    await page.clock.fastForward(ms);
    await page.evaluate(() => document.title);
  };
  await forward(1_700_000);
  await tab.keyboard.press('Shift');
  await forward(200_000);
  expect(pathOf(page)).toBe('/alarms/Standard Lenses/Active Alarms');
  await tab.close();
  await page.keyboard.press('Shift');
  await forward(1_780_000);
  expect(pathOf(page)).toBe('/alarms/Standard Lenses/Active Alarms');
  await page.clock.fastForward(30_000);
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await ownContext.close();
});

/** Signs in with a socket that the test can write to and disconnect. */
async function withSocket(page: Page) {
  const sockets = { isCut: false, open: null as WebSocketRoute | null };
  await page.routeWebSocket(/socket\.io/, (route) => {
    if (sockets.isCut) return void route.close();
    sockets.open = route;
    route.connectToServer();
  });
  await signIn(page, standard, password);
  await page.getByText(/^Live/).first().waitFor();
  return sockets;
}

test('AUTH-137 LIVE-004 an expired session is said, and OK leads to login', async () => {
  const page = await visitors.newPage();
  const sockets = await withSocket(page);
  sockets.open?.send('42["session-expired",{"v":1}]');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText('For your protection, you have been automatically logged out. If you would like to reconnect, click OK')
    .waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await page.close();
});

test('LIVE-005 a socket that is refused because the session has ended says so, too', async () => {
  const page = await visitors.newPage();
  const sockets = await withSocket(page);
  // any other query of the page would detect it too
  await page.route('**/graphql', (route) => {
    if (route.request().postData()?.includes('SocketRefused')) return route.continue();
  });
  await page.evaluate(() => localStorage.setItem('session-token', 'x'.repeat(43)));
  await sockets.open?.close();
  const dialog = page.getByRole('dialog').filter({ hasText: 'you have been automatically logged out' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/login');
  await page.close();
});

test('LIVE-040 after the last reconnection the page says that the session timed out, and reloads', async () => {
  // a clock belongs to a whole context
  const { context: ownContext, page } = await openConsole(stage.browser);
  await page.clock.install();
  const sockets = await withSocket(page);
  sockets.isCut = true;
  await sockets.open?.close();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Your session timed out' });
  await until('the last reconnection', async () => {
    await page.clock.fastForward(5_000);
    return dialog.isVisible();
  });
  sockets.isCut = false;
  await until('the page to reload', async () => {
    await page.clock.fastForward(5_000);
    return !(await dialog.isVisible());
  });
  await page.getByText(/^Live/).first().waitFor();
  await ownContext.close();
});

test('SYS-007 SYS-018 settings say what is installed, or that it cannot be read', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/about');
  await page.getByText('Version', { exact: true }).waitFor();
  await failOperation(page, 'ReleaseInfo', 'No');
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'Failed to fetch release info' }).first().waitFor();
  await page.close();
});

test('USR-033 USR-070 the profile says who somebody is; an Admin turns off mails of unwell integrations', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/profile');
  await page.getByText(standard, { exact: true }).waitFor();
  expect(await page.getByRole('switch', { name: /^Integration status alerts/ }).count()).toBe(0);
  await page.goto('/logout');
  await page.waitForURL('**/login');

  await signIn(page, await stage.person('ADMIN'), password);
  await page.waitForURL(activeAlarms);
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.waitForURL('**/settings/profile');
  const alerts = page.getByRole('switch', { name: /^Integration status alerts/ });
  expect(await alerts.isChecked()).toBe(true);
  await failOperation(page, 'UpdateProfile', 'No');
  await alerts.click();
  await page.getByRole('alert').filter({ hasText: 'Failed to update user profile' }).first().waitFor();
  expect(await alerts.isChecked()).toBe(true);
  await page.unrouteAll();
  await alerts.click();
  await page.getByRole('switch', { name: /^Integration status alerts/, checked: false }).waitFor();
  await page.reload();
  await page.getByRole('switch', { name: /^Integration status alerts/, checked: false }).waitFor();
  await picture(page, 'profile');
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'profile-phone-dark');
  await page.close();
});

test('a customer chosen in one tab is the customer of the others, which start again', async () => {
  const { db } = stage.road;
  const names = ['Northern Clinics', 'Southern Clinics'];
  const memberships = [];
  for (const name of names) {
    const customerId = newCustomerId();
    await createCustomer(db, { id: customerId, name });
    memberships.push({ customerId, authRole: 'STANDARD' as const });
  }
  const email = `two-customers-${memberships[0]?.customerId}@example.com`;
  await createUser(db, { email, password, displayName: 'Ines Duarte', memberships });
  const { context: ownContext, page, errors } = await openConsole(stage.browser);
  await signIn(page, email, password);
  await page.waitForURL('**/select');
  await page.getByRole('button', { name: 'Log In as Customer' }).click();
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/profile');
  const second = await ownContext.newPage();
  await second.goto('/settings/about');
  const customer = second.getByRole('button', { name: /^Customer .*, switch$/ });
  const before = await customer.textContent();
  const other = names.find((name) => name !== before) ?? '';
  await customer.click();
  await second.getByRole('menuitem', { name: other }).click();
  await page.getByRole('button', { name: `Customer ${other}, switch` }).waitFor();
  await page.waitForURL(activeAlarms);
  expect(errors).toEqual([]);
  await ownContext.close();
});
