import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { listOf, storeRole } from '../support/store-role.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { failOperation, follow, picture, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { openStage, password, type Stage } from './stage.ts';

/** Pages of each role in the console, and the page Roles. */

let stage: Stage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  await stage.road
    .db('customers')
    .where({ id: stage.road.customerId })
    .update({ features: ['cmmsConfig', 'cmmsMapping'] });
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

const account = ['Profile', 'Password', 'Feedback', 'About'];
const triage = ['Triage', 'Work', 'Analytics', 'Reports', 'Assets'];
const statuses = ['Active', 'Intake', 'Snoozed', 'Declined', 'Dispatched', 'Nuisance'];
const ownWork = ['My Work', 'Closed'];

interface Seen {
  /** Areas of the rail. */
  areas: string[];
  /** Pages of settings, a password being part of the profile. */
  settings: string[];
  /** Tabs of triage, in their order; null without triage. */
  tabs: string[] | null;
  /** Pages that lead elsewhere. */
  closed: string[];
}
const everybodys: Seen = { areas: ['Settings'], settings: account, tabs: null, closed: [] };
const pagesOfAlarms = [
  '/alarms',
  '/work',
  '/reports/counts',
  '/reports/allAlarms',
  '/reports/followUp',
  '/analytics/counts',
  '/reports/allWork',
  '/analytics/alarm-performance',
  '/analytics/work-resolution',
  '/analytics/work-history',
  '/assets',
  '/assets/spaces',
  '/assets/map',
  '/assets/entity/1',
  '/assets/Standard%20Lenses/All%20Assets',
];
const advanced = '/analytics/advanced-analytics';
const pagesOfRoles = [
  '/settings/roles',
  '/settings/teams',
  '/settings/object-control',
  '/assets/import',
  '/settings/readers',
  '/settings/automation-rules',
  '/settings/automation-rules/new',
  '/settings/holidays',
  '/users/cmms-config/main',
  '/users/settings/main',
  '/users/analytics-goals/main',
  '/users/map-view-config/main',
  '/users/list/main',
  advanced,
];
const vendor: Seen = {
  areas: [...triage, 'Settings'],
  settings: account,
  tabs: [...statuses, 'Active Work', ...ownWork],
  closed: [...pagesOfRoles, '/settings/user-groups'],
};
const standard: Seen = { ...vendor, settings: [...account, 'User groups'], closed: pagesOfRoles };
const administrator: Seen = {
  areas: [...triage, 'Users', 'Settings'],
  settings: [
    ...account,
    'User groups',
    'Roles',
    'Teams',
    'Object control',
    'Automation rules',
    'Holidays',
    'Readers',
    'Inventory import',
  ],
  tabs: [...statuses, 'Active Work'],
  closed: [],
};
/** Pages that each role sees. A page more, for whomever, is a word more in a line here. */
const seen: Array<[title: string, role: Parameters<Stage['person']>[0], Seen]> = [
  ['USR-094 an admin has all triage tabs except My Work and Closed', 'ADMIN', administrator],
  [
    'a manager is as an admin, without object control and configuration',
    'MANAGER',
    {
      ...administrator,
      areas: [...triage, 'Settings'],
      settings: [...account, 'User groups', 'Roles', 'Teams', 'Automation rules', 'Holidays'],
      closed: [
        '/settings/object-control',
        '/assets/import',
        '/settings/readers',
        '/users/cmms-config/main',
        '/users/settings/main',
        '/users/analytics-goals/main',
        '/users/map-view-config/main',
        '/users/list/main',
        advanced,
      ],
    },
  ],
  ['USR-097 USR-098 standard has no settings of roles and teams', 'STANDARD', standard],
  ['USR-065 USR-099 a vendor sees what standard sees, without groups of users', 'VENDOR', vendor],
  [
    'USR-100 USR-101 an occupant has no alarms, and only the KPI dashboard, profile, feedback and about',
    'OCCUPANT',
    { ...everybodys, areas: ['Analytics', 'Settings'], closed: [...pagesOfAlarms, ...pagesOfRoles] },
  ],
  [
    'USR-102 none has nothing except profile, feedback and about',
    'NONE',
    { ...everybodys, closed: [...pagesOfAlarms, ...pagesOfRoles] },
  ],
  [
    'a custom role of nothing has what none has',
    'CUSTOM',
    { ...everybodys, closed: [...pagesOfAlarms, ...pagesOfRoles] },
  ],
  ['USR-092 USR-093 a super user sees all that an admin sees', 'SUPER', administrator],
];

const primary = (page: Page) => page.getByRole('navigation', { name: 'Primary' });

describe('the console', () => {
  test.each(seen)('%s', async (_, role, { areas, settings, tabs, closed }) => {
    const who =
      role === 'ADMIN'
        ? admin
        : await openSignedIn(
            stage.browser,
            await stage.person(role),
            role === 'SUPER' ? stage.road.customerId : undefined,
          );
    const { page, errors, close } = await who.newPage();
    await page.goto('/settings/about');
    await page.getByText('Version', { exact: true }).waitFor();
    const names = async (within: string) =>
      (await primary(page).locator(within).allTextContents()).map((text) => text.replace(/\d.*$/, ''));
    expect((await names(`${styled('rail-areas')} a`)).filter((name) => !providers.includes(name))).toEqual(areas);
    expect(await names(`${styled('rail-lenses')} a`)).toEqual(settings);
    if (tabs) {
      await follow(page, '/alarms');
      const shown = page.getByRole('navigation', { name: 'Standard Lenses' });
      await shown.getByRole('link', { name: /Active Work/ }).waitFor();
      const all = (await shown.getByRole('link').allTextContents()).map((text) => text.replace(/[\d+,]*$/, ''));
      expect(all).toEqual(tabs);
    }
    for (const path of closed) {
      await follow(page, path);
      await page.waitForURL('**/404');
    }
    expect(errors).toEqual([]);
    await close();
  });
});
/** Links of the provider's bar, which super users have besides. */
const providers = ['Feeds', 'Integrations', 'Dead letters', 'Parser', 'Alarm throughput', 'Support requests'];

const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const toast = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first();
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

describe('the page Roles', () => {
  const open = new Set<() => Promise<void>>();
  afterEach(async () => {
    for (const close of open) await close();
    open.clear();
  });
  async function newPage(who: SignedIn, ...look: Parameters<SignedIn['newPage']>) {
    const opened = await (look.length > 0 ? who.newPage(...look) : who.lent());
    open.add(opened.close);
    return opened;
  }
  const person = async (name: string, customRoleId: string | null = null) => {
    const email = `${name.replace(/\W/g, '-')}-${stage.road.customerId}@example.com`.toLowerCase();
    const { customerId, db } = stage.road;
    const role = customRoleId ? ('CUSTOM' as const) : ('STANDARD' as const);
    const memberships = [{ customerId, authRole: role, customRoleId }];
    await createUser(db, { email, password, displayName: name, memberships });
    return email;
  };
  const newRole = (name: string, permissions = listOf('STANDARD')) =>
    storeRole(stage.road.db, stage.road.customerId, permissions, name);

  test('USR-035 USR-060 shows all roles side by side, built-in ones first, then the customer’s own by name', async () => {
    await newRole('Zone leads');
    await newRole('Answering desk');
    const { page, errors } = await newPage(admin);
    await follow(page, '/settings/about');
    await primary(page).getByRole('link', { name: 'Roles' }).click();
    const table = page.getByRole('table', { name: 'Roles' });
    await table.waitFor();
    const names = await table.getByRole('button').allTextContents();
    expect(names.slice(0, 6)).toEqual(['Admin', 'Manager', 'Standard', 'Vendor', 'Occupant', 'None']);
    expect(names.slice(6)).toEqual(names.slice(6).toSorted((a, b) => a.localeCompare(b)));
    expect(names.slice(6)).toEqual(expect.arrayContaining(['Answering desk', 'Zone leads']));
    const row = table.getByRole('row', { name: /^Tickets of their teams/ });
    expect((await row.getByRole('cell').allTextContents()).slice(0, 3)).toEqual([
      'View, Create, Edit, Reassign, Close',
      'View, Create, Edit, Reassign, Close',
      'View',
    ]);
    await picturesInBoth(page, 'roles');
    // no setting of a built-in role can be changed
    await table.getByRole('button', { name: 'Standard' }).click();
    await page.getByText('Built-in roles cannot be changed.').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('USR-066 USR-084 a role is made as a copy, compared, changed and given to people, whom it counts for at once', async () => {
    const noor = await openSignedIn(stage.browser, await person('Noor Haddad'));
    const theirs = await newPage(noor);
    await follow(theirs.page, '/settings/about');
    await primary(theirs.page).getByRole('link', { name: 'About' }).waitFor();
    const { page, errors } = await newPage(admin);
    await follow(page, '/settings/roles');
    await page.getByRole('button', { name: 'New role' }).click();
    const dialog = page.getByRole('dialog', { name: 'New role' });
    await dialog.getByRole('textbox', { name: 'Name of the role' }).fill('Night desk');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('dialog', { name: 'Night desk' }).waitFor();
    await page.getByRole('combobox', { name: 'Compare with' }).click();
    await options(page).getByTitle('Standard', { exact: true }).click();
    await page.getByText('No difference to Standard').waitFor();
    await checkbox(page, 'View: Teams').check();
    await checkbox(page, 'View: Reports').uncheck();
    await page.getByText('2 differences to Standard').waitFor();
    const cell = (name: string) => page.getByRole('cell').filter({ has: checkbox(page, name) });
    expect(await cell('View: Teams').textContent()).toBe('More');
    expect(await cell('View: Reports').textContent()).toBe('Less');
    expect(await cell('View: Teams').locator('svg').count()).toBe(1);
    await picturesInBoth(page, 'role-compared');
    expect(await findings(page)).toEqual([]);
    // what is not saved is not left without a question
    await page.getByRole('tab', { name: 'People' }).click();
    await page
      .getByRole('dialog', { name: 'Leave page without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Successfully saved changes.').waitFor();
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByText('Nobody has this role.').waitFor();
    await page.getByRole('button', { name: 'Add users' }).click();
    await page.getByRole('combobox', { name: 'Give this role to people' }).fill('Noor');
    await options(page).getByTitle('Noor Haddad').click();
    await page.getByRole('button', { name: 'Give to 1 person' }).click();
    await toast(page, 'Assigned roles').waitFor();
    await page.getByRole('list', { name: 'Night desk' }).getByText('Noor Haddad').waitFor();
    await picture(page, 'role-people');
    // pushed, not polled: the page of the person has been open all the time
    await primary(theirs.page).getByRole('link', { name: 'Teams' }).waitFor();
    await primary(theirs.page).getByRole('link', { name: 'Reports' }).waitFor({ state: 'detached' });
    expect([...errors, ...theirs.errors]).toEqual([]);
  });

  test('USR-076 a role that was not assigned says so, with the advice to log in and try again', async () => {
    await newRole('Day desk');
    await person('Lena Fischer');
    const { page } = await newPage(admin);
    await follow(page, '/settings/roles');
    await page.getByRole('button', { name: 'Day desk' }).click();
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Add users' }).click();
    await page.getByRole('combobox', { name: 'Give this role to people' }).fill('Lena');
    await options(page).getByTitle('Lena Fischer').click();
    await failOperation(page, 'AssignRoles', 'Out of order');
    await page.getByRole('button', { name: 'Give to 1 person' }).click();
    await toast(page, 'Failed to assign roles').getByText('Please log in and try again.').waitFor();
    // who was chosen is still there, to try again
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Give to 1 person' }).click();
    await toast(page, 'Assigned roles').waitFor();
  });

  test('LIVE-021 a person is led away at once from a page that their role no longer opens', async () => {
    const id = await newRole('Readers of teams', { ...listOf('STANDARD'), teams: ['VIEW'] });
    const reader = await openSignedIn(stage.browser, await person('Ben Okoro', id));
    const theirs = await newPage(reader);
    await follow(theirs.page, '/settings/teams');
    await theirs.page.getByRole('heading', { name: 'Teams', level: 1 }).waitFor();
    await theirs.page.getByText('Live', { exact: true }).waitFor();
    const { page } = await newPage(admin);
    await follow(page, '/settings/roles');
    await page.getByRole('button', { name: 'Readers of teams' }).click();
    await checkbox(page, 'View: Teams').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await theirs.page.waitForURL('**/alarms/Standard%20Lenses/Active%20Alarms');
    await toast(theirs.page, 'Your access has changed').waitFor();
    await follow(theirs.page, '/settings/teams');
    await theirs.page.waitForURL('**/404');
    expect(theirs.errors).toEqual([]);
  });

  test('of two who change a role at once, the second is told, and loses nothing of either', async () => {
    await newRole('Shared desk', listOf('STANDARD'));
    const [first, second] = [await newPage(admin), await newPage(admin)];
    for (const { page } of [first, second]) {
      await follow(page, '/settings/roles');
      await page.getByRole('button', { name: 'Shared desk' }).click();
      await checkbox(page, 'View: Roles').waitFor();
    }
    await checkbox(first.page, 'View: Roles').check();
    await checkbox(second.page, 'View: Teams').check();
    await first.page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(first.page, 'Successfully saved changes.').waitFor();
    const { page } = second;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this role' });
    await notice.waitFor();
    await picture(page, 'role-changed-meanwhile');
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText('2 differences to Saved version').waitFor();
    await checkbox(page, 'View: Roles').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Successfully saved changes.').waitFor();
    const stored = async () => {
      const key = { customer_id: stage.road.customerId, name: 'Shared desk' };
      return (await stage.road.db('roles').where(key).first('permissions')).permissions;
    };
    await until('both changes', async () => {
      const { roles, teams } = await stored();
      return roles?.join() === 'VIEW' && teams?.join() === 'VIEW';
    });
  });

  test('a role that people have names them before it can be deleted', async () => {
    const id = await newRole('Old desk', {});
    await person('Ada Quist', id);
    const { page } = await newPage(admin);
    await follow(page, '/settings/roles');
    await page.getByRole('button', { name: 'Old desk' }).click();
    await page.getByRole('button', { name: 'Delete role' }).click();
    const held = page.getByRole('dialog', { name: 'Old desk cannot be deleted yet' });
    await held.getByText('1 person has this role.').waitFor();
    await held.getByText('Ada Quist').waitFor();
    await held.getByRole('button', { name: 'Close' }).last().click();
    const change = { auth_role: 'NONE', custom_role_id: null };
    await stage.road.db('memberships').where({ customer_id: stage.road.customerId, custom_role_id: id }).update(change);
    await page.reload();
    await page.getByRole('button', { name: 'Delete role' }).click();
    await page.getByRole('button', { name: 'Delete Old desk' }).click();
    await toast(page, 'Delete role').waitFor();
    await page.getByRole('button', { name: 'Old desk', exact: true }).waitFor({ state: 'detached' });
  });

  test('what the person does not have cannot be given, and says why; a manager only looks', async () => {
    const clerk = await newRole('Clerks', { roles: ['VIEW', 'CREATE', 'EDIT'], alarms: ['VIEW'], users: ['VIEW'] });
    await newRole('Alarm desk', { alarms: ['VIEW'] });
    const who = await openSignedIn(stage.browser, await person('Cleo Brandt', clerk));
    const { page } = await newPage(who);
    await follow(page, '/settings/roles');
    await page.getByRole('button', { name: 'Alarm desk' }).click();
    expect(await checkbox(page, 'View: Alarms').isEnabled()).toBe(true);
    expect(await checkbox(page, 'Edit: Alarms').isEnabled()).toBe(false);
    expect(await checkbox(page, 'Edit: Alarms').getAttribute('title')).toMatch(/^You do not have this permission/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Zone leads' }).click();
    await page.getByText('This role grants more than you have yourself.').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    const manager = await openSignedIn(stage.browser, await stage.person('MANAGER'));
    const look = await newPage(manager);
    await follow(look.page, '/settings/roles');
    await look.page.getByRole('button', { name: 'Zone leads' }).click();
    await look.page.getByRole('combobox', { name: 'Compare with' }).waitFor();
    for (const name of ['New role', 'Delete role', 'Copy', 'Save'])
      expect(await look.page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
    expect(await look.page.getByRole('checkbox').count()).toBe(0);
  });

  test('a narrow window shows all of it, by keyboard too', async () => {
    const { page } = await newPage(admin, undefined, 'dark');
    await page.goto('/settings/roles');
    await page.getByRole('button', { name: 'Zone leads' }).waitFor();
    await page.setViewportSize({ width: 420, height: 900 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await until('the page to fit', async () => (await width()) <= 420);
    const tab = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Roles', exact: true });
    await until('the tab of the page to be in view', async () => {
      const box = await tab.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 420;
    });
    await page.getByRole('button', { name: 'Zone leads' }).focus();
    await page.keyboard.press('Enter');
    await checkbox(page, 'View: Alarms').focus();
    await page.keyboard.press('Space');
    expect(await checkbox(page, 'View: Alarms').isChecked()).toBe(false);
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true);
    expect(await width()).toBeLessThanOrEqual(420);
    expect(await findings(page, '.ant-drawer')).toEqual([]);
    await picture(page, 'role-narrow');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await checkbox(page, 'View: Alarms').isChecked()).toBe(true);
  });
});
