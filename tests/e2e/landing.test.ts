import { afterAll, beforeAll, expect, test } from 'vitest';
import { failOperation, follow, operationOf, operationsOf, signIn, styled } from './browser.ts';
import { activeAlarms, password } from './stage.ts';
import { type AccessStage, openAccessStage, phone, visited } from './visitors.ts';

let stage: AccessStage['stage'];
let visitors: AccessStage['visitors'];
let standard: string;

beforeAll(async () => {
  ({ stage, visitors, standard } = await openAccessStage());
});
afterAll(() => stage?.close());

test('AUTH-034 AUTH-035 AUTH-090 an unknown path leads to the not-found screen, and from there home', async () => {
  const page = await visitors.newPage();
  await page.goto('/no/such/page');
  await page.waitForURL('**/404');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByText('The page you are looking for does not exist or has moved.').waitFor();
  await page.getByRole('button', { name: 'Home Page' }).click();
  await page.waitForURL('**/login');
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await follow(page, '/404');
  await page.getByRole('button', { name: 'Home Page' }).click();
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('AUTH-036 AUTH-084 AUTH-087 without a customer, or when the user cannot be loaded, /404/user is shown', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await failOperation(page, 'Me', 'The user record cannot be loaded');
  const sent = operationsOf(page);
  const read = page.waitForResponse('**/auth/token');
  await page.goto('/');
  await page.waitForURL('**/404/user');
  await read;
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Account not found!' }).waitFor();
  // a session by password is activated by nothing
  expect(sent).not.toContain('ActivateSsoUser');
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
  const page = await visitors.newPage();
  await signIn(page, await stage.person('NONE'), password);
  await page.waitForURL('**/settings/about');
  for (const path of ['/alarms', '/alarms/list/all_alarms/1', '/alarms/Standard%20Lenses/Intake']) {
    await follow(page, path);
    await page.waitForURL('**/404');
  }
  await page.close();
});

test('AUTH-076 USR-100 an occupant lands on settings and has no alarms', async () => {
  const page = await visitors.newPage();
  await signIn(page, await stage.person('OCCUPANT'), password);
  await page.waitForURL('**/settings/about');
  await page.getByRole('heading', { name: /^About/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Triage' }).count()).toBe(0);
  await follow(page, '/alarms');
  await page.waitForURL('**/404');
  await page.close();
});

test('no page asks in the background for what somebody may not see; what failed at the door is forgotten inside; robots are told to leave', async () => {
  const page = await visitors.newPage();
  const refused: string[] = [];
  page.on('response', async (response) => {
    const operation = operationOf(response.request());
    if (operation && (await response.text().catch(() => '')).includes('FORBIDDEN')) refused.push(operation);
  });
  const vendor = await stage.person('VENDOR');
  await signIn(page, vendor, 'Wrong-horse-9');
  const failure = page.locator(styled('toast')).filter({ hasText: 'Login Failed' });
  await failure.waitFor();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(activeAlarms);
  await failure.waitFor({ state: 'detached', timeout: 2_000 });
  await follow(page, '/work');
  await page.getByRole('list', { name: 'Tickets' }).waitFor();
  await page.getByText('No tickets here').waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.goto('/settings/about');
  await page.getByText('Version', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto('/logout');
  await page.waitForURL('**/login');
  await signIn(page, await stage.person('OCCUPANT'), password);
  await page.waitForURL('**/settings/about');
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  const robots = await page.request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /');
  await page.close();
});

test('AUTH-037 a phone gets /501 without a role, and for any address of the console', async () => {
  const page = await visitors.newPage(phone);
  await signIn(page, await stage.person('NONE'), password);
  await page.waitForURL('**/501');
  await page.getByRole('heading', { name: 'Open on a computer' }).waitFor();
  for (const path of ['/', '/settings/about', '/alarms', '/m/alarms/list/']) {
    await follow(page, path);
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
    await follow(page, path);
    await page.waitForURL('**/501');
  }
  await page.getByRole('button', { name: 'Home Page' }).click();
  await page.waitForURL('**/m/alarms/list/');
  // address that a push notification opens
  await page.goto('/m/alarms/alarms/list/active_alarms/1');
  await page.getByRole('button', { name: 'Back to list' }).waitFor();
  await page.close();
});

test('a window that is made narrow and wide again keeps its place', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  const wide = page.viewportSize() ?? phone;
  for (const [path, narrow] of [
    ['/alarms/Standard%20Lenses/Intake?open=1', '/m/alarms/list/?open=1&lens=Intake'],
    ['/alarms/list/all_alarms/1', '/m/alarms/alarms/list/active_alarms/1'],
    ['/assets/Standard%20Lenses/All%20Assets', '/m/assets/list/?lens=All+Assets'],
    ['/settings/about', '/settings/about'],
  ] as const) {
    await page.goto(path);
    await page.locator(styled('shell')).waitFor();
    await page.setViewportSize(phone);
    await page.waitForURL(`**${narrow}`);
    await page.setViewportSize(wide);
    await page.waitForURL(`**${path}`);
  }
  await page.setViewportSize(phone);
  await page.getByText('Version', { exact: true }).waitFor();
  await page.close();
});

test('AUTH-078 AUTH-079 the start page that somebody chose is where they land; triage, where the product Command Center is not enabled', async () => {
  const page = await visitors.newPage();
  const email = await stage.person('MANAGER');
  const [{ id }] = await stage.road.db('users').where({ email }).select('id');
  const landOn = async (landing_page: string, url: string) => {
    await stage.road.db('memberships').where({ user_id: id }).update({ landing_page });
    await page.goto('/');
    await page.waitForURL(url);
  };
  await signIn(page, email, password);
  await page.waitForURL(activeAlarms);
  await landOn('WORK', '**/work/**');
  await landOn('SETTINGS', '**/settings/about');
  await landOn('ASSETS', '**/assets/Standard%20Lenses/Active%20Assets');
  const { db, customerId } = stage.road;
  const { products } = await db('customers').where({ id: customerId }).first('products');
  const others = products.filter((product: string) => product !== 'Command Center');
  expect(others).toHaveLength(products.length - 1);
  await db('customers').where({ id: customerId }).update({ products: others });
  await landOn('COMMAND_CENTER', activeAlarms);
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Start page' }).hover();
  await page.getByRole('menuitem', { name: 'Assets', exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: /command/i }).count()).toBe(0);
  await db('customers').where({ id: customerId }).update({ products });
  await page.close();
});

test('SYS-010 ALM-041 AUTH-081 a phone comes to the root, which leads to the list of the mobile shell', async () => {
  const page = await visitors.newPage(phone);
  const paths = visited(page);
  await signIn(page, standard, password);
  await page.waitForURL('**/m/alarms/list/');
  expect(paths).toContain('/');
  // there are two while the page changes
  await page.getByRole('heading', { name: 'Active' }).first().waitFor();
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('button', { name: 'Me' }).waitFor();
  await page.goto('/');
  await page.waitForURL('**/m/alarms/list/');
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('whoever follows a link before the start of a section is known is led to the link', async () => {
  const page = await visitors.newPage();
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await page.addInitScript(() => {
    const released = new Promise((resolve) => addEventListener('answer', resolve));
    const send = window.fetch;
    window.fetch = async (...request) => {
      const answer = await send(...request);
      if (String(request[1]?.body).includes('query Lenses(')) await released;
      return answer;
    };
  });
  await page.goto('/');
  await page.waitForURL('**/alarms');
  await page.getByRole('link', { name: 'Settings', exact: true }).first().waitFor();
  // on a slow machine: React has not rendered the navigation yet as the answer arrives
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.evaluate(() => {
    dispatchEvent(new Event('answer'));
    document.querySelector<HTMLElement>('a[href="/settings/profile"]')?.click();
  });
  await page.waitForURL('**/settings/profile');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('link', { name: 'About' }).waitFor();
  await page.close();
});
