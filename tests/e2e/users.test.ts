import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import type { AuthRole } from '../../domain/identity/built-in-permissions.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { newCustomerId } from '../support/engines.ts';
import { storeRole } from '../support/store-role.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { follow, operationOf, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, password, type Stage } from './stage.ts';

let stage: Stage;
let ada: SignedIn;
let customer: { id: string; name: string };
let noor: string;
beforeAll(async () => {
  stage = await openStage();
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  ({ customer } = (await ada.ask<{ me: { customer: typeof customer } }>('{ me { customer { id name } } }')).me);
  noor = await add('Noor Haddad', 'STANDARD');
  await add('ليلى 🦊', 'MANAGER');
  await add('Vic Vendor', 'VENDOR');
  await add('Dan Disabled', 'STANDARD', { status: 'disabled' });
  const invitation = { invited_first_name: 'Pia', invited_last_name: 'Pending' };
  await add('Somebody elsewhere', 'STANDARD', { status: 'pending', ...invitation });
});
afterAll(() => stage?.close());

const emailOf = (name: string): string =>
  `${name.toLowerCase().replace(/[^a-z]+/g, '-')}${stage.road.customerId}@example.com`;
async function add(name: string, authRole: AuthRole, change: Record<string, unknown> = {}): Promise<string> {
  const { db, customerId } = stage.road;
  const memberships = [{ customerId, authRole }];
  const id = await createUser(db, { email: emailOf(name), password, displayName: name, memberships });
  if (Object.keys(change).length > 0)
    await db('memberships').where({ customer_id: customerId, user_id: id }).update(change);
  return id;
}

const list = '/users/list/main';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tile = (page: Page, name: string) => page.getByRole('list', { name: 'People by status' }).getByText(name);
const toast = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first().waitFor();
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const choose = async (page: Page, name: string, verb: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: verb }).click();
};
/** Answers one operation of a page with an error. */
const fail = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    operationOf(route.request()) === operation
      ? route.fulfill({ json: { data: null, errors: [{ message: 'Out of order', extensions: { code: 'INTERNAL' } }] } })
      : route.fallback(),
  );

test('USR-031 USR-032 USR-049 an admin finds everybody: pending first, by status, name and role', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, '/');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await follow(page, '/users');
  await page.waitForURL(`**${list}/${encodeURIComponent(customer.name)}/${customer.id}`);
  await rowOf(page, 'Pia Pending').waitFor();
  const names = await page.getByRole('row').locator(styled('link-btn')).allTextContents();
  expect(names.slice(0, 2)).toEqual(['Pia Pending', 'Dan Disabled']);
  expect(names).toContain('Vic Vendor');
  expect(await page.getByText('Somebody elsewhere').count()).toBe(0);
  expect(await rowOf(page, 'ليلى').locator(styled('link-btn')).getAttribute('dir')).toBe('auto');
  await picturesInBoth(page, 'users');
  expect(await findings(page)).toEqual([]);

  await tile(page, 'Pending').click();
  await rowOf(page, 'Noor').waitFor({ state: 'detached' });
  await rowOf(page, 'Pia Pending').waitFor();
  await tile(page, 'All').click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('vic');
  await rowOf(page, 'Noor').waitFor({ state: 'detached' });
  await rowOf(page, 'Vic Vendor').waitFor();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody of this name');
  await page.getByText('Nobody matches these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await options(page).getByTitle('Manager', { exact: true }).click();
  await rowOf(page, 'Noor').waitFor({ state: 'detached' });
  await rowOf(page, 'ليلى').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('USR-031 an address names the customer by its id; a stranger’s leads to /404, super users open any', async () => {
  const { page, close } = await ada.lent();
  await follow(page, `${list}/Whatever/${customer.id}`);
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await follow(page, `${list}/Other/1`);
  await page.waitForURL('**/404');
  await close();
  const support = await openSignedIn(stage.browser, await stage.person('SUPER'));
  const opened = await support.newPage();
  await opened.page.goto(`${list}/Any/${customer.id}`);
  await rowOf(opened.page, 'Noor Haddad').waitFor();
  expect(await opened.page.evaluate(() => localStorage.getItem('customer-id'))).toBe(customer.id);
  await support.context.close();
});

test('USR-076 USR-084 several people are given a role at once, one of the customer’s own too', async () => {
  await storeRole(stage.road.db, stage.road.customerId, { alarms: ['VIEW'] }, 'Night desk');
  await add('Bulk One', 'STANDARD');
  await add('Bulk Two', 'STANDARD');
  const { page, errors, close } = await ada.lent();
  await follow(page, `${list}?q=bulk`);
  for (const name of ['Bulk One', 'Bulk Two']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Assign role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a role to 2 people' });
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await options(page).getByTitle('Night desk').click();
  await fail(page, 'AssignRoles');
  await dialog.getByRole('button', { name: 'Assign role' }).click();
  await toast(page, 'Failed to assign roles');
  await page.unroute('**/graphql');
  await picturesInBoth(page, 'users-assign');
  await dialog.getByRole('button', { name: 'Assign role' }).click();
  await toast(page, 'Assigned roles');
  for (const name of ['Bulk One', 'Bulk Two']) await rowOf(page, name).getByText('Night desk').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('USR-050 USR-074 USR-081 somebody who is disabled is signed out at once, and lists of others follow', async () => {
  await add('Tom Thrown', 'STANDARD');
  const tom = await openSignedIn(stage.browser, emailOf('Tom Thrown'));
  const own = await tom.newPage();
  await own.page.goto('/alarms');
  await own.page.getByRole('grid').waitFor();
  const [first, second] = [await ada.newPage(), await ada.newPage()];
  for (const { page } of [first, second]) {
    await page.goto(`${list}?q=thrown`);
    await rowOf(page, 'Tom Thrown').getByText('Active', { exact: true }).waitFor();
  }
  const { page } = first;
  await fail(page, 'SetUserAccess');
  await choose(page, 'Tom Thrown', 'Disable access');
  const dialog = page.getByRole('dialog', { name: 'Disable the access of Tom Thrown?' });
  await dialog.getByRole('button', { name: 'Disable access' }).click();
  await toast(page, 'Failed to update user access');
  await page.unroute('**/graphql');
  const at = Date.now();
  await dialog.getByRole('button', { name: 'Disable access' }).click();
  await toast(page, 'User was saved');
  await own.page.waitForURL('**/login**');
  expect(Date.now() - at).toBeLessThan(60_000);
  await rowOf(second.page, 'Tom Thrown').getByText('Disabled').waitFor();
  await choose(page, 'Tom Thrown', 'Enable access');
  await rowOf(second.page, 'Tom Thrown').getByText('Active', { exact: true }).waitFor();
  expect([...first.errors, ...second.errors]).toEqual([]);
  await Promise.all([first.close(), second.close(), tom.context.close()]);
});

test('USR-051 USR-067 whoever has open work is deleted once it is reassigned, in the same dialog', async () => {
  const id = await add('Lea Leaving', 'STANDARD');
  const created = await ada.ask<{ createWorkTicket: { workTicket: { id: string } } }>(
    `mutation ($to: ID!, $due: DateTime!) {
      createWorkTicket(details: { objective: "Look", assignedTo: $to, dueBy: $due }, associatedAlarms: []) {
        workTicket { id } } }`,
    { to: id, due: new Date(Date.now() + 3_600_000).toISOString() },
  );
  const { page, errors, close } = await ada.lent();
  const other = await ada.newPage();
  await other.page.goto(`${list}?q=leaving`);
  await rowOf(other.page, 'Lea Leaving').waitFor();
  await follow(page, `${list}?q=leaving`);
  await page.getByRole('button', { name: 'Open Lea Leaving' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Lea Leaving?' });
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  const refusal =
    'This user has 1 active work tickets assigned to them. You must reassign these tickets in order to delete this user.';
  await dialog.getByRole('alert').getByText(refusal, { exact: true }).waitFor();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await picturesInBoth(page, 'users-delete');
  const reassign = dialog.getByRole('button', { name: 'Reassign and delete' });
  await dialog.getByRole('combobox', { name: 'Reassign their work to' }).fill('noor');
  await options(page).getByTitle('Noor Haddad').click();
  const noorHere = () => stage.road.db('memberships').where({ customer_id: stage.road.customerId, user_id: noor });
  await noorHere().update({ status: 'disabled' });
  await reassign.click();
  await dialog.getByRole('alert').getByText('Tickets can be assigned only to people with access').waitFor();
  await noorHere().update({ status: 'active' });
  await reassign.click();
  await toast(page, 'User was deleted');
  await rowOf(other.page, 'Lea Leaving').waitFor({ state: 'detached' });
  const { workTicket } = await ada.ask<{ workTicket: { assignee: { displayName: string } } }>(
    `{ workTicket(id: "${created.createWorkTicket.workTicket.id}") { assignee { displayName } } }`,
  );
  expect(workTicket.assignee.displayName).toBe('Noor Haddad');
  expect([...errors, ...other.errors]).toEqual([]);
  await Promise.all([close(), other.close()]);
});

test('USR-078 USR-079 what cannot be loaded says so', async () => {
  const { page, close } = await ada.newPage();
  await fail(page, 'UserTiles');
  await fail(page, 'UserDetails');
  await page.goto(list);
  await page.getByRole('heading', { name: 'Failed to load user tiles' }).waitFor();
  await page.getByRole('button', { name: 'Open Noor Haddad' }).click();
  await page.getByRole('heading', { name: 'Failed to load user details' }).waitFor();
  await close();
});

test('USR-034 USR-099 USR-107 others look at people in settings, without verbs; a vendor does not', async () => {
  const { db, customerId } = stage.road;
  const noor = await db('users')
    .where({ email: emailOf('Noor Haddad') })
    .first();
  await db('teams').insert({ customer_id: customerId, id: 7_001, name: 'Night watch' });
  await db('team_members').insert({ customer_id: customerId, team_id: 7_001, user_id: noor.id, role: 'TEAM_MEMBER' });
  for (const name of ['ليلى 🦊', 'Noor Haddad']) {
    const person = await openSignedIn(stage.browser, emailOf(name));
    const { page, errors } = await person.newPage();
    await page.goto('/settings/user-groups');
    await rowOf(page, 'Noor Haddad').getByText('Night watch').waitFor();
    for (const hidden of ['Pia Pending', 'Dan Disabled', 'Vic Vendor'])
      expect(await rowOf(page, hidden).count(), hidden).toBe(0);
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Users' }).count()).toBe(
      0,
    );
    await page.getByRole('button', { name: 'Open Noor Haddad' }).click();
    await page.getByRole('dialog').getByText(emailOf('Noor Haddad')).waitFor();
    await picturesInBoth(page, 'user-groups');
    expect(await findings(page)).toEqual([]);
    await follow(page, list);
    await page.waitForURL('**/404');
    expect(errors).toEqual([]);
    await person.context.close();
  }
  // an Admin changes people under Users, not here
  const { page: adminPage, close } = await ada.lent();
  await follow(adminPage, '/settings/user-groups');
  await adminPage.getByRole('button', { name: 'Open Noor Haddad' }).click();
  const shown = adminPage.getByRole('dialog');
  await shown.getByText(emailOf('Noor Haddad')).waitFor();
  expect(await shown.getByRole('button', { name: 'Edit details' }).count()).toBe(0);
  await close();
  const vendor = await openSignedIn(stage.browser, emailOf('Vic Vendor'));
  const { page } = await vendor.newPage();
  await page.goto('/settings/about');
  await page.getByRole('link', { name: 'About' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'User groups' }).count()).toBe(0);
  for (const path of ['/settings/user-groups', list]) {
    await follow(page, path);
    await page.waitForURL('**/404');
  }
  await vendor.context.close();
});

test('USR-010 USR.19 an admin changes name, phone, title and company of somebody, as far as the server takes it', async () => {
  const { db, customerId } = stage.road;
  await add('Ella Edited', 'STANDARD');
  const shared = await add('Sam Shared', 'STANDARD');
  const { page, errors, close } = await ada.lent();
  await follow(page, `${list}?q=ella`);
  await page.getByRole('button', { name: 'Open Ella Edited' }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: emailOf('Ella Edited') });
  await drawer.getByRole('button', { name: 'Edit details' }).click();
  const form = drawer.getByRole('form', { name: 'Edit details' });
  const box = (name: string) => form.getByRole('textbox', { name });
  expect(await box('First name').inputValue()).toBe('Ella');
  expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await box('Phone').fill('12');
  await box('Title').fill('Night engineer');
  // what is typed is not lost by a press beside it
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Leave page without saving?' })
    .getByRole('button', { name: 'Stay on page' })
    .click();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Phone must be a valid phone number').waitFor();
  await picturesInBoth(page, 'user-edit');
  expect(await findings(page)).toEqual([]);
  await box('Phone').fill('(202) 555-0143');
  await box('Last name').fill('Changed');
  await form.getByRole('combobox', { name: 'Company' }).fill('Cooling');
  await options(page).getByTitle('Add Cooling').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'User was saved');
  for (const text of ['Ella Changed', 'Night engineer', 'Cooling', '+12025550143'])
    await drawer.getByText(text, { exact: true }).first().waitFor();
  await rowOf(page, 'Ella Changed').getByText('Night engineer').waitFor();
  // a company that was typed is created with the form, not before it
  await drawer.getByRole('button', { name: 'Edit details' }).click();
  await form.getByRole('combobox', { name: 'Company' }).fill('Heating');
  await options(page).getByTitle('Add Heating').click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Edit details' }).click();
  await form.getByText('Cooling').hover();
  await form.locator('.ant-select-clear').click();
  await box('Title').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await drawer.getByRole('button', { name: 'Edit details' }).waitFor();
  const of = {
    customer_id: customerId,
    user_id: (
      await db('users')
        .where({ email: emailOf('Ella Edited') })
        .first()
    ).id,
  };
  expect(await db('memberships').where(of).first()).toMatchObject({ title: null, company_id: null });
  expect(await db('companies').where({ customer_id: customerId, name_key: 'heating' })).toEqual([]);

  const otherId = newCustomerId();
  await createCustomer(db, { id: otherId, name: 'Elsewhere' });
  const elsewhere = { customer_id: otherId, user_id: shared, auth_role: 'NONE', status: 'active' };
  await db('memberships').insert(elsewhere);
  for (const [name, offered, said] of [
    ['Sam Shared', ['Title'], 'belongs to another customer too'],
    ['Pia Pending', ['First name', 'Last name', 'Title'], 'once the invitation has been accepted'],
  ] as const) {
    await page.goto(`${list}?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Open ${name}` }).click();
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.getByText(said).waitFor();
    const boxes = page.getByRole('form', { name: 'Edit details' }).getByRole('textbox');
    expect(await boxes.count(), name).toBe(offered.length);
    for (const label of offered) await page.getByRole('textbox', { name: label }).waitFor();
  }
  expect(errors).toEqual([]);
  await close();
});

test('whoever sees the list of people opens one of them by the command palette, by keys alone', async () => {
  const opens = async ({ page }: { page: Page }, typed: string, address: string, name: string) => {
    await page.goto('/settings/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to' });
    await palette.getByRole('combobox').fill(typed);
    await palette
      .getByRole('option')
      .filter({ hasText: emailOf(name) })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname.startsWith(address) && search.includes('open='));
    await page.getByRole('dialog').getByText(emailOf(name)).waitFor();
  };
  await add('Olga Open', 'STANDARD');
  await add('Olaf Off', 'STANDARD', { status: 'disabled' });
  const own = await ada.newPage();
  await opens(own, 'olga op', list, 'Olga Open');
  await opens(own, 'olaf', list, 'Olaf Off');
  const manager = await openSignedIn(stage.browser, emailOf('ليلى 🦊'));
  const others = await manager.newPage();
  await opens(others, 'olga', '/settings/user-groups', 'Olga Open');
  // people who see no list of people find nobody: nothing is asked for them
  const vendor = await openSignedIn(stage.browser, emailOf('Vic Vendor'));
  const { page } = await vendor.newPage();
  const operations: string[] = [];
  page.on('request', (request) => void operations.push(operationOf(request) ?? ''));
  await page.goto('/settings/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox').fill('olga');
  await page.getByText('Nothing found').waitFor();
  expect(operations).not.toContain('FoundPeople');
  await Promise.all([own.close(), others.close(), manager.context.close(), vendor.context.close()]);
});

test('nobody disables or deletes themselves, and the last Admin stays one', async () => {
  const { page, close } = await ada.lent();
  await follow(page, `${list}?role=ADMIN`);
  await page.getByRole('row').filter({ hasText: 'You' }).waitFor();
  const menu = page
    .getByRole('row')
    .filter({ hasText: 'You' })
    .getByRole('button', { name: /^Actions for/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Assign role' }).waitFor();
  for (const verb of ['Disable access', 'Delete user'])
    expect(await page.getByRole('menuitem', { name: verb }).count()).toBe(0);
  await page.getByRole('menuitem', { name: 'Assign role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a role to 1 person' });
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await options(page).getByTitle('Standard', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Assign role' }).click();
  await toast(page, 'The last active Admin keeps this role');
  await until(
    'still an Admin',
    async () => (await ada.ask<{ me: { authRole: string } }>('{ me { authRole } }')).me.authRole === 'ADMIN',
  );
  await close();
});

/** Fills the form that invites somebody. */
async function fillInvitation(page: Page, first: string, last: string) {
  await follow(page, list);
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill(first);
  await dialog.getByRole('textbox', { name: 'Last name' }).fill(last);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(emailOf(`${first} ${last}`));
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await options(page).getByTitle('Standard', { exact: true }).click();
  return dialog;
}

test('USR-080 somebody is invited, and the invitation is withdrawn', async () => {
  const { page, errors, close } = await ada.lent();
  const dialog = await fillInvitation(page, 'Ned', 'Newman');
  await picturesInBoth(page, 'users-invite');
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await toast(page, 'Your invitation was sent');
  await rowOf(page, 'Ned Newman').getByText('Pending').waitFor();
  await choose(page, 'Ned Newman', 'Void invitation');
  await page.getByRole('dialog').getByRole('button', { name: 'Void invitation' }).click();
  await rowOf(page, 'Ned Newman').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test('USR-064 USR-072 USR-073 an invitation that is not sent, for the first time or again, says so', async () => {
  const { page, errors, close } = await ada.lent();
  const dialog = await fillInvitation(page, 'Nora', 'Nextdoor');
  await fail(page, 'CreateUser');
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await toast(page, 'Failed to invite user');
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await rowOf(page, 'Nora Nextdoor').getByText('Pending').waitFor();
  await fail(page, 'ResendInviteUser');
  await choose(page, 'Nora Nextdoor', 'Invite again');
  await toast(page, 'Failed to resend invite');
  expect(errors).toEqual([]);
  await close();
});

test('USR-063 USR-068 USR-069 an address that is here already says so, in the server’s words', async () => {
  const { page, close } = await ada.lent();
  await follow(page, list);
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Any');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Body');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await options(page).getByTitle('Standard', { exact: true }).click();
  for (const [name, said] of [
    ['Noor Haddad', 'Email already exists'],
    ['Dan Disabled', 'This user is already registered. Please contact support.'],
  ] as const) {
    await dialog.getByRole('textbox', { name: 'Email' }).fill(emailOf(name));
    await dialog.getByRole('button', { name: 'Invite user' }).click();
    await dialog.getByText(said, { exact: true }).waitFor();
  }
  await close();
});
