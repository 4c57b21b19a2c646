import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { until } from '../support/until.ts';
import { failOperation, openConsole, pathOf, signIn } from './browser.ts';
import { activeAlarms, openStage, password, type Stage } from './stage.ts';

let stage: Stage;
let context: BrowserContext;
let standard: string;
const phone = { width: 390, height: 844 };

beforeAll(async () => {
  stage = await openStage();
  standard = await stage.person();
  const opened = await openConsole(stage.browser);
  context = opened.context;
  await opened.page.close();
});
afterAll(() => stage?.close());

/** A page that nobody has signed in on. Tests share one browser context, and with it its cache. */
async function anonymous(size?: { width: number; height: number }): Promise<Page> {
  await context.setStorageState({ cookies: [], origins: [] });
  const page = await context.newPage();
  if (size) await page.setViewportSize(size);
  return page;
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Every path that the page shows from now on. */
function visited(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

test('AUTH-026 AUTH-049 login asks for the email, and complains only after a submit', async () => {
  const page = await anonymous();
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Log In' }).waitFor();
  const email = page.getByLabel('Email');
  await email.fill('maya');
  expect(await page.getByLabel('Password').count()).toBe(0);
  expect(await page.locator('.field-problem').count()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Email must be a valid email address').waitFor();
  await email.fill('');
  await page.getByText('Email is required').waitFor();
  await page.close();
});

test('UI-012 AUTH-055 login highlights required fields and names an installation that is not production', async () => {
  const page = await anonymous();
  await page.goto('/login');
  expect(await page.locator('.ribbon').textContent()).toBe('test');
  const colours = await page
    .locator('.field label')
    .evaluate((label) => [getComputedStyle(label).color, getComputedStyle(document.body).color]);
  expect(colours[0]).not.toBe(colours[1]);
  expect(await page.getByLabel('Email required').count()).toBe(1);
  await page.close();
});

test('AUTH-051 an address without single sign-on gets the password step, where a short password is not refused', async () => {
  const page = await anonymous();
  await page.goto('/login');
  await page.getByLabel('Email').fill(standard);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password').waitFor();
  expect(await page.getByLabel('Email').count()).toBe(0);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByText('Password is required').waitFor();
  await page.getByLabel('Password').fill('abc');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByText('Incorrect username or password').first().waitFor();
  await page.close();
});

test('AUTH-053 AUTH-054 an email in the address is filled in and checked at once', async () => {
  const page = await anonymous();
  await page.goto(`/login?emailAddress=${encodeURIComponent(standard)}`);
  await page.getByLabel('Password').waitFor();
  await page.getByText(standard).waitFor();
  await page.close();
});

test('AUTH-122 UI-032 UI-051 a failed login is said at the bottom left, 60 px up, for six seconds', async () => {
  const page = await anonymous();
  await signIn(page, standard, 'Wrong-horse-9');
  const toast = page.getByRole('alert').filter({ hasText: 'Login Failed' });
  await toast.waitFor();
  const shownAt = Date.now();
  // where it rests once it has slid in
  await until('the toast to stand 60 px up at the left', async () => {
    const box = await toast.evaluate((element) => {
      const { left, bottom } = (element.closest('.toast') ?? element).getBoundingClientRect();
      return { left, up: window.innerHeight - bottom };
    });
    return box.left >= 0 && box.left < 40 && Math.round(box.up) === 60;
  });
  await toast.waitFor({ state: 'detached' });
  expect(Date.now() - shownAt).toBeGreaterThan(5_000);
  expect(Date.now() - shownAt).toBeLessThan(8_000);
  await page.close();
});

test('AUTH-042 AUTH-057 AUTH-074 signing in keeps the customer, leads by role, and closes login', async () => {
  const page = await anonymous();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  expect(await stored(page, 'customer-id')).toBe(String(stage.road.customerId));
  await page.goto('/login');
  await page.waitForURL(activeAlarms);
  await page.goto('/');
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('AUTH-031 AUTH-043 logout clears storage, closes the socket, ends the session and shows login', async () => {
  const page = await anonymous();
  const opened = page.waitForEvent('websocket');
  await signIn(page, standard, password);
  const socket = await opened;
  await page.getByText(/^Live/).first().waitFor();
  const token = await stored(page, 'session-token');
  const closed = until('the socket to close', () => socket.isClosed());
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
  await closed;
  for (const key of ['session-token', 'customer-id', 'deep-link']) expect(await stored(page, key)).toBeNull();
  const answer = await fetch(`${inject('product').api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { isSuper } }' }),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  await page.close();
});

test('AUTH-124 a logout that the server refuses is said so, and ends the session here', async () => {
  const page = await anonymous();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await failOperation(page, 'SignOut', 'No');
  await page.goto('/logout');
  await page.getByRole('alert').filter({ hasText: 'Logout failed' }).waitFor();
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await page.close();
});

test('AUTH-034 AUTH-035 AUTH-090 an unknown path leads to the not-found screen, and from there home', async () => {
  const page = await anonymous();
  await page.goto('/no/such/page');
  await page.waitForURL('**/404');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText('The page you are looking for does not exist or has moved.').waitFor();
  await page.getByRole('button', { name: 'Home Page' }).click();
  await page.waitForURL('**/login');
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/404');
  await page.getByRole('button', { name: 'Home Page' }).click();
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('AUTH-036 AUTH-084 without a customer, or when the user cannot be loaded, /404/user is shown', async () => {
  const page = await anonymous();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await failOperation(page, 'Me', 'The user record cannot be loaded');
  await page.goto('/');
  await page.waitForURL('**/404/user');
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Account not found!' }).waitFor();
  await page.getByRole('button', { name: 'Return' }).click();
  await page.waitForURL('**/login');
  await signIn(page, await stage.person('VENDOR'), password);
  await page.waitForURL(activeAlarms);
  await stage.road.db.raw(`delete from memberships where customer_id = ? and auth_role = 'VENDOR'`, [
    stage.road.customerId,
  ]);
  await page.goto('/');
  await page.waitForURL('**/404/user');
  await page.close();
});

test('AUTH-077 AUTH-143 the role none lands on settings and is sent to /404 from everything else', async () => {
  const page = await anonymous();
  await signIn(page, await stage.person('NONE'), password);
  await page.waitForURL('**/settings/about');
  for (const path of ['/alarms', '/alarms/list/all_alarms/1', '/alarms/Standard%20Lenses/Intake']) {
    await page.goto(path);
    await page.waitForURL('**/404');
  }
  await page.close();
});

test('AUTH-076 USR-100 an occupant lands on settings and has no alarms', async () => {
  const page = await anonymous();
  await signIn(page, await stage.person('OCCUPANT'), password);
  await page.waitForURL('**/settings/about');
  await page.getByRole('heading', { name: /^About/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Triage' }).count()).toBe(0);
  await page.goto('/alarms');
  await page.waitForURL('**/404');
  await page.close();
});

test('AUTH-037 a phone gets /501 without a role, and for any address of the console', async () => {
  const page = await anonymous(phone);
  await signIn(page, await stage.person('NONE'), password);
  await page.waitForURL('**/501');
  await page.getByRole('heading', { name: 'Open on a computer' }).waitFor();
  for (const path of ['/', '/settings/about', '/alarms', '/m/alarms/list/']) {
    await page.goto(path);
    await page.waitForURL('**/501');
  }
  expect(await page.getByRole('button', { name: 'Home Page' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
  await page.goto('/alarms/list/all_alarms/1');
  await page.waitForURL('**/login');
  await signIn(page, standard, password);
  await page.waitForURL('**/501');
  for (const path of ['/settings/about', '/alarms', '/alarms/Standard%20Lenses/Intake', '/alarms/list/all_alarms/1']) {
    await page.goto(path);
    await page.waitForURL('**/501');
  }
  await page.getByRole('button', { name: 'Home Page' }).click();
  await page.waitForURL('**/m/alarms/list/');
  // what a push opens
  await page.goto('/m/alarms/alarms/list/active_alarms/1');
  await page.getByRole('button', { name: 'Back to list' }).waitFor();
  await page.close();
});

test('a window that is made narrow and wide again keeps its place', async () => {
  const page = await anonymous();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  const wide = page.viewportSize() ?? phone;
  for (const [path, narrow] of [
    ['/alarms/Standard%20Lenses/Intake?open=1', '/m/alarms/list/?open=1&lens=Intake'],
    ['/alarms/list/all_alarms/1', '/m/alarms/alarms/list/active_alarms/1'],
    ['/settings/about', '/settings/about'],
  ] as const) {
    await page.goto(path);
    await page.locator('.shell').waitFor();
    await page.setViewportSize(phone);
    await page.waitForURL(`**${narrow}`);
    await page.setViewportSize(wide);
    await page.waitForURL(`**${path}`);
  }
  await page.setViewportSize(phone);
  await page.getByText('Version', { exact: true }).waitFor();
  await page.close();
});

test('AUTH-080 a super user comes to the root, which leads to alarms', async () => {
  const page = await anonymous();
  const paths = visited(page);
  await signIn(page, await stage.person('SUPER'), password);
  await page.waitForURL(activeAlarms);
  expect(paths).toContain('/');
  await page.close();
});

test('SYS-010 ALM-041 AUTH-081 a phone comes to the root, which leads to the list of the mobile shell', async () => {
  const page = await anonymous(phone);
  const paths = visited(page);
  await signIn(page, standard, password);
  await page.waitForURL('**/m/alarms/list/');
  expect(paths).toContain('/');
  await page.getByRole('heading', { name: 'Active' }).waitFor();
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('button', { name: 'Me' }).waitFor();
  await page.goto('/');
  await page.waitForURL('**/m/alarms/list/');
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('AUTH-046 a session that nobody uses for 1800 seconds is logged out', async () => {
  // a clock belongs to a whole context
  const { context: ownContext, page } = await openConsole(stage.browser);
  await page.clock.install();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.clock.fastForward(1_780_000);
  expect(pathOf(page)).toBe('/alarms/Standard Lenses/Active Alarms');
  await page.clock.fastForward(30_000);
  await page.waitForURL('**/login');
  expect(await stored(page, 'session-token')).toBeNull();
  await ownContext.close();
});

/** Signs in with a socket that the test can speak on and cut. */
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
  const page = await anonymous();
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

test('LIVE-040 after the last reconnection the page says that the session timed out, and reloads', async () => {
  // a clock belongs to a whole context
  const { context: ownContext, page } = await openConsole(stage.browser);
  await page.clock.install();
  const sockets = await withSocket(page);
  sockets.isCut = true;
  await sockets.open?.close();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Your session timed out' });
  await until('the last reconnection', async () => {
    await page.clock.fastForward(1_000);
    return dialog.isVisible();
  });
  sockets.isCut = false;
  await until('the page to reload', async () => {
    await page.clock.fastForward(1_000);
    return !(await dialog.isVisible());
  });
  await page.getByText(/^Live/).first().waitFor();
  await ownContext.close();
});

test('SYS-007 SYS-018 settings say what is installed, or that it cannot be read', async () => {
  const page = await anonymous();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.goto('/settings/about');
  await page.getByText('Version', { exact: true }).waitFor();
  await failOperation(page, 'ReleaseInfo', 'No');
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'Failed to fetch release info' }).first().waitFor();
  await page.close();
});
