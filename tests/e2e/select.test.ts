import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { newCustomerId } from '../support/engines.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, openConsole, pathOf, picturesInBoth, signIn, styled } from './browser.ts';
import { activeAlarms, password } from './stage.ts';
import { type AccessStage, openAccessStage, phone, stored } from './visitors.ts';

let stage: AccessStage['stage'];
let visitors: AccessStage['visitors'];
let standard: string;
const defaultId = 1_000;
/** By id. */
const names = new Map<number, string>();
/** Belongs to customers of this file and to the default one. */
let several: string;

beforeAll(async () => {
  ({ stage, visitors, standard } = await openAccessStage());
  const { db, customerId } = stage.road;
  await createCustomer(db, { id: defaultId, name: 'Zeta Facilities' });
  const ids = [defaultId, customerId, newCustomerId(), newCustomerId()];
  for (const id of ids.slice(2)) await createCustomer(db, { id, name: `Alpha Clinics ${id}` });
  for (const { id, name } of await db('customers').whereIn('id', ids).select('id', 'name')) names.set(id, name);
  several = `several-${customerId}@example.com`;
  await createUser(db, {
    ...{ email: several, password, displayName: 'Ines Duarte' },
    memberships: ids.map((id) => ({ customerId: id, authRole: 'STANDARD' as const })),
  });
});
afterAll(() => stage?.close());

const customer = (page: Page) => page.getByRole('combobox', { name: 'Customer' });
const chosen = (page: Page) => page.locator('.ant-select-content').first();
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In as Customer' });

test('AUTH-070 AUTH-067 AUTH-139 whoever has several customers chooses one after signing in; the first choice is customer 1000', async () => {
  const page = await visitors.newPage();
  await signIn(page, several, password);
  await page.waitForURL('**/select');
  await page.getByRole('heading', { name: 'Choose a customer' }).waitFor();
  await until('the default customer', async () => (await chosen(page).textContent()) === names.get(defaultId));
  await logIn(page).waitFor();
  expect(await stored(page, 'customer-id')).toBeNull();
  expect(await findings(page)).toEqual([]);
  await customer(page).click();
  const options = page.locator('.ant-select-item-option');
  await until('all customers', async () => (await options.count()) === names.size);
  expect(await options.first().textContent()).toBe(names.get(defaultId));
  await picturesInBoth(page, 'select');
  await page.close();
});

test('AUTH-068 AUTH-083 the choice is stored, the app starts anew within it, and leads to the page that was asked for', async () => {
  const page = await visitors.newPage();
  await page.goto('/settings/profile');
  await page.waitForURL('**/login');
  await signIn(page, several, password);
  await page.waitForURL('**/select');
  const [id, name] = [...names].find(([, each]) => each.startsWith('Alpha')) as [number, string];
  await customer(page).fill(name.slice(6));
  await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
  const loaded = page.waitForEvent('load');
  await logIn(page).click();
  await loaded;
  await page.waitForURL('**/settings/profile');
  expect(await stored(page, 'customer-id')).toBe(String(id));
  await page.getByRole('button', { name: `Customer ${name}, switch` }).waitFor();
  // it is kept over a reload, and changed from the menu
  await page.reload();
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Switch customer' }).click();
  await page.waitForURL('**/select');
  await page.close();
});

test('AUTH-067 AUTH-139 thousands of customers are scrolled through and searched, the default one first', async () => {
  const { db, customerId } = stage.road;
  const count = 2_000;
  const prefix = `Hospital ${customerId}`;
  const made = Array.from({ length: count }, (_, n) => ({
    id: newCustomerId(),
    name: `${prefix} ${String(n).padStart(4, '0')}`,
  }));
  // nothing runs for them afterwards
  onTestFinished(async () => {
    await db('customers').whereLike('name', `${prefix} %`).update({ onboarding_status: 'DISABLED' });
  });
  await db.batchInsert('customers', made, 500);
  const email = `thousands-${customerId}@example.com`;
  const id = await createUser(db, {
    ...{ email, password, displayName: 'Ines Duarte' },
    memberships: [{ customerId: defaultId, authRole: 'STANDARD' }],
  });
  const memberships = made.map((one) => ({ customer_id: one.id, user_id: id, auth_role: 'STANDARD' }));
  await db.batchInsert('memberships', memberships, 500);
  const page = await visitors.newPage();
  await signIn(page, email, password);
  await page.waitForURL('**/select');
  await until('the default customer', async () => (await chosen(page).textContent()) === names.get(defaultId));
  await customer(page).click();
  const options = page.locator('.ant-select-item-option');
  expect(await options.first().textContent()).toBe(names.get(defaultId));
  const list = page.locator('.rc-virtual-list-holder, .ant-select-dropdown-list-holder').first();
  const last = made.at(-1)?.name ?? '';
  const scrolled = async () => {
    await list.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    return (await options.filter({ hasText: last }).count()) === 1;
  };
  await until('the last customer', scrolled, 120_000);
  // few are drawn, however many were read
  expect(await options.count()).toBeLessThan(60);
  const [wanted] = made.slice(1_234);
  await customer(page).fill(`${customerId} 1234`);
  await until('the one that is searched', async () => (await options.count()) === 1);
  await options.filter({ hasText: wanted?.name ?? '' }).click();
  await until('the choice', async () => (await chosen(page).textContent()) === wanted?.name);
  await logIn(page).click();
  await page.waitForURL(activeAlarms);
  expect(await stored(page, 'customer-id')).toBe(String(wanted?.id));
  await page.close();
});

test('AUTH-033 AUTH-069 the page is closed to strangers, and to whoever has one customer only', async () => {
  const page = await visitors.newPage();
  await page.goto('/select');
  await page.waitForURL('**/login');
  await signIn(page, standard, password);
  await page.waitForURL(activeAlarms);
  await follow(page, '/select');
  await page.waitForURL(activeAlarms);
  await page.close();
});

test('AUTH-080 AUTH-071 a super user comes to the choice among all customers, and from there to the root', async () => {
  const page = await visitors.newPage();
  await signIn(page, await stage.person('SUPER'), password);
  await page.waitForURL('**/select');
  const { customerId } = stage.road;
  await customer(page).fill(String(customerId));
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: String(names.get(customerId)) })
    .click();
  await until('the choice', async () => (await chosen(page).textContent()) === names.get(customerId));
  const before = await stored(page, 'session-token');
  await failOperation(page, 'GetCustomToken', 'Out of order');
  await logIn(page).click();
  await page.locator(styled('toast')).filter({ hasText: 'Failed to log in as customer' }).waitFor();
  expect(await stored(page, 'session-token')).toBe(before);
  await page.unrouteAll();
  await logIn(page).click();
  await page.waitForURL(activeAlarms);
  expect(await stored(page, 'customer-id')).toBe(String(customerId));
  // as another session: the one before opens nothing any more
  expect(await stored(page, 'session-token')).not.toBe(before);
  expect((await page.request.get('/auth/token', { headers: { authorization: `Bearer ${before}` } })).status()).toBe(
    401,
  );
  const strip = page.getByRole('complementary', { name: 'Provider session' });
  await strip.getByText(`You work within ${names.get(customerId)} as Support.`, { exact: false }).waitFor();
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'acting-within');
  await page.goto('/feeds');
  await page.getByRole('button', { name: /user menu/ }).click();
  await page.getByRole('menuitem', { name: 'Switch customer' }).click();
  await page.waitForURL('**/select');
  await page.close();
});

test('customers that cannot be read are said, and read again; whoever leaves logs out', async () => {
  const page = await visitors.newPage(phone);
  await failOperation(page, 'Customers', 'Out of order');
  await signIn(page, several, password);
  await page.waitForURL('**/select');
  const failure = page.getByRole('alert').filter({ hasText: 'Out of order' });
  await failure.waitFor();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await logIn(page).waitFor();
  await picturesInBoth(page, 'select-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await logIn(page).click();
  await page.waitForURL('**/m/alarms/list/');
  await page.goto('/select');
  await page.getByRole('link', { name: 'Log Out' }).click();
  await page.waitForURL('**/login');
  expect(pathOf(page)).toBe('/login');
  await page.close();
});

test('AUTH.10 the provider’s staff opens a customer in another browser, for that customer alone, by a link that works once', async () => {
  const { customerId } = stage.road;
  const page = await visitors.newPage();
  await signIn(page, await stage.person('SUPER'), password);
  await page.waitForURL('**/select');
  await customer(page).fill(String(customerId));
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: String(names.get(customerId)) })
    .click();
  await page.getByRole('button', { name: 'Open on another device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open on another device' });
  const address = (await dialog.getByRole('status', { name: 'Link' }).textContent()) ?? '';
  expect(address).toMatch(/\/hand-over#[\w-]{43}$/);
  expect(await findings(page)).toEqual([]);
  await picturesInBoth(page, 'select-elsewhere');

  const { context, page: there, errors } = await openConsole(stage.browser);
  await there.goto(address);
  await there.getByRole('button', { name: 'Continue' }).click();
  await there.waitForURL(activeAlarms);
  expect(await stored(there, 'customer-id')).toBe(String(customerId));
  await there.getByRole('complementary', { name: 'Provider session' }).waitFor();
  // neither another customer nor the provider's console
  expect(await there.getByRole('button', { name: /^Customer .*, switch$/ }).count()).toBe(0);
  await there.getByRole('button', { name: /user menu/ }).click();
  await there.getByRole('menuitem', { name: 'Profile' }).waitFor();
  expect(await there.getByRole('menuitem', { name: 'Switch customer' }).count()).toBe(0);
  await there.goto('/select');
  await there.waitForURL(activeAlarms);
  expect(errors).toEqual([]);
  await context.close();

  // here nothing has changed
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await logIn(page).click();
  await page.waitForURL(activeAlarms);
  await page.goto(address);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'This code has expired or was already used.' }).waitFor();
  await page.close();
});
