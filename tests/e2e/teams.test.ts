import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { failOperation, follow, operationOf, picture, picturesInBoth, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, password, type Stage } from './stage.ts';

let stage: Stage;
let ada: SignedIn;
let noor: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  const { road } = stage;
  await road.send(
    item('ALARM', 'FRZ-12.TEMP', minutesAgo(60), { message: 'Freezer warm', priority: 20 }),
    item('ALARM', 'ELV-3.DOOR', minutesAgo(30), { message: 'Lift door open', priority: 20 }),
  );
  await until('two alarms', async () => (await road.states()).length === 2);
  const email = `noor-${road.customerId}@example.com`;
  const memberships = [{ customerId: road.customerId, authRole: 'STANDARD' as const }];
  await createUser(road.db, { email, password, displayName: 'Noor Haddad', memberships });
  ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  noor = await openSignedIn(stage.browser, email);
});
afterAll(() => stage?.close());

const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave page without saving?' });

test('UI-003 UI-004 UI-005 an admin makes a team with a filter; its lens comes to its members at once', async () => {
  const { page, errors, close } = await ada.newPage();
  const other = await noor.newPage();
  await other.page.goto('/alarms');
  await other.page.getByRole('grid').getByText('FRZ-12.TEMP').waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Teams' }).click();
  await page.getByText('There are no teams yet.').waitFor();
  await page.getByRole('textbox', { name: 'Name of a new team' }).fill('Cold storage');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Cold storage' }).click();
  await page.getByText('Nobody is in this team yet.').waitFor();
  await page.getByRole('combobox', { name: 'Add somebody' }).click();
  await options(page).getByTitle('Noor Haddad').click();
  await page.getByRole('listitem', { name: 'Noor Haddad' }).waitFor();
  await picture(page, 'team-members');
  // whoever is in the team is not offered again
  await page.getByRole('combobox', { name: 'Add somebody' }).click();
  await options(page)
    .getByTitle(/^Maya Okafor/)
    .waitFor();
  expect(await options(page).getByTitle('Noor Haddad').count()).toBe(0);

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Alarm filters').click();
  await page.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('combobox', { name: 'Field' }).fill('Keyword');
  await options(page).getByTitle('Keyword', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Values' }).fill('freezer');
  await page.getByRole('combobox', { name: 'Values' }).press('Enter');
  await page.getByText('1 alarm matches').waitFor();
  await tab('Members').click();
  await leaving(page).getByRole('button', { name: 'Stay on page' }).click();
  await leaving(page).waitFor({ state: 'hidden' });
  expect(await tab('Alarm filters').getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Save filters' }).click();
  await page
    .locator(styled('toast'))
    .filter({ hasText: /^Successfully/ })
    .first()
    .waitFor();
  await picture(page, 'team-filters');
  await page.getByRole('button', { name: 'Remove row' }).first().click();
  await tab('Members').click();
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('listitem', { name: 'Noor Haddad' }).waitFor();

  await page.goto('/alarms/Standard%20Lenses/Active%20Alarms?edit=new');
  const editor = page.getByRole('dialog').filter({ hasText: 'Visible to' });
  await editor.getByRole('textbox', { name: 'Name' }).fill('Too warm');
  await editor.getByRole('combobox', { name: 'Visible to' }).click();
  await options(page).getByTitle('Cold storage', { exact: true }).click();
  await editor.getByText("Also limited to the team's buildings and alarm filters").waitFor();
  await editor.getByRole('button', { name: 'Create lens' }).click();
  await page.getByRole('heading', { level: 1, name: 'Too warm' }).waitFor({ state: 'attached' });
  await page.getByRole('grid').getByText('FRZ-12.TEMP').waitFor();
  expect(await page.getByRole('grid').getByText('ELV-3.DOOR').count()).toBe(0);

  // pushed, not polled: the member's page has been open all the time
  const theirs = other.page.getByRole('region', { name: 'Cold storage' }).getByRole('link', { name: /Too warm/ });
  await theirs.click();
  await other.page.getByRole('heading', { level: 1, name: 'Too warm' }).waitFor({ state: 'attached' });
  await until('its count', async () => (await theirs.textContent())?.endsWith('1'));
  await other.page.getByRole('grid').getByText('FRZ-12.TEMP').waitFor();
  await picture(other.page, 'team-lens');
  await theirs.hover();
  await other.page.getByRole('button', { name: 'Actions for Too warm' }).click();
  await other.page.getByRole('menuitem', { name: 'Copy lens' }).waitFor();
  expect(await other.page.getByRole('menuitem', { name: 'Edit lens' }).count()).toBe(0);
  await other.page.getByRole('menuitem', { name: 'Copy lens' }).click();
  const copy = other.page.getByRole('dialog').filter({ hasText: 'Visible to' });
  expect(await copy.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Too warm');
  await copy.getByRole('button', { name: 'Create lens' }).click();
  await other.page
    .getByRole('region', { name: 'My Alarm Lenses' })
    .getByRole('link', { name: /Too warm/ })
    .waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await other.close();
  await close();
});

test('a team’s work lens is made in its editor, and stands under the team’s name on desktop and phone', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, '/work/Standard%20Lenses/All%20Work?edit=new');
  const editor = page.getByRole('dialog').filter({ hasText: 'Visible to' });
  await editor.getByRole('textbox', { name: 'Name' }).fill('Night round');
  await editor.getByRole('combobox', { name: 'Visible to' }).click();
  await options(page).getByTitle('Cold storage', { exact: true }).click();
  await editor.getByText('Also limited to tickets assigned to people in the team').waitFor();
  await picture(page, 'team-work-lens-editor');
  await editor.getByRole('button', { name: 'Create lens' }).click();
  await page.waitForURL('**/work/Cold%20storage/Night%20round');
  await page
    .getByRole('region', { name: 'Cold storage' })
    .getByRole('link', { name: /Night round/ })
    .waitFor();
  await page.getByRole('list', { name: 'Applied filters' }).getByText('Cold storage').waitFor();
  await picture(page, 'team-work-lens');
  expect(errors).toEqual([]);
  await close();
  const small = await noor.newPage({ width: 390, height: 844 });
  await small.page.goto('/m/alarms/work/list/');
  await small.page.getByRole('combobox', { name: 'Lens' }).selectOption({ label: 'Night round' });
  await small.page.getByText('No tickets here').waitFor();
  await picture(small.page, 'phone-team-work-lens');
  expect(small.errors).toEqual([]);
  await small.close();
});

test('USR-098 a standard user has no teams settings', async () => {
  const { page, close } = await noor.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('link', { name: 'About' }).waitFor();
  expect(await page.getByRole('link', { name: 'Teams' }).count()).toBe(0);
  await page.goto('/settings/teams');
  await page.waitForURL('**/404');
  await close();
});

test('UI-053 the question before a tab is left with changes is 460 wide', async () => {
  const { page, close } = await ada.lent();
  await follow(page, '/settings/teams');
  await page.getByRole('textbox', { name: 'Name of a new team' }).fill('Night desk');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Night desk' }).click();
  await page.getByText('Nobody is in this team yet.').waitFor();
  await page.getByRole('tab', { name: 'Alarm filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Field' }).fill('Keyword');
  await options(page).getByTitle('Keyword', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Values' }).fill('freezer');
  await page.getByRole('combobox', { name: 'Values' }).press('Enter');
  await page.getByText(/alarms? match/).waitFor();
  await page.getByRole('tab', { name: 'Members', exact: true }).click();
  await leaving(page).waitFor();
  expect(await leaving(page).evaluate((dialog) => (dialog as HTMLElement).offsetWidth)).toBe(460);
  await close();
});

/** Puts rows into the customer by the API, as its Admin. */
const made = async (mutation: string): Promise<string> =>
  (await ada.ask<{ it: { id: string } }>(`mutation { it: ${mutation} { id } }`)).it.id;
const location = (name: string, building: string) =>
  made(`createLocation(input: { name: "${name}", alarmProperties: [{ name: "building", values: ["${building}"] }] })`);
const personId = async (name: string): Promise<string> =>
  (await ada.ask<{ usersByTeamIds: Array<{ id: string }> }>(`{ usersByTeamIds(nameLike: "${name}") { id } }`))
    .usersByTeamIds[0]?.id ?? '';
const toastOf = (page: Page, text: string) => page.locator(styled('toast')).filter({ hasText: text }).first();

test('USR-036 USR-056 USR-057 teams are listed with their places and size, and found by name and location', async () => {
  const region = await location('Harbour region', 'Pier 1');
  const harbour = await made('createTeam(name: "Harbour crew")');
  await ada.ask(
    `mutation { associateTeamAttributes(teamId: "${harbour}", locationIds: ["${region}"], buildingIds: []) { id } }`,
  );
  const noorId = await personId('Noor');
  await ada.ask(`mutation { addTeamMember(teamId: "${harbour}", userId: "${noorId}", role: TEAM_ADMIN) { userId } }`);
  const { page, errors, close } = await ada.lent();
  await follow(page, '/settings/teams');
  const table = page.getByRole('table', { name: 'Teams' });
  const row = table.getByRole('row').filter({ hasText: 'Harbour crew' });
  await row.waitFor();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    ...['Team', 'Locations', 'Members', 'Last active', 'Created by'],
  ]);
  const cells = await row.getByRole('cell').allTextContents();
  expect([cells[0], cells[1], cells[2], cells[4]]).toEqual(['Harbour crew', 'Harbour region', '1', 'Maya Okafor']);
  await picturesInBoth(page, 'teams');

  await made('createTeam(name: "Roof crew")');
  const search = page.getByRole('textbox', { name: 'Search teams' });
  await search.fill('CREW');
  await table.getByRole('button', { name: 'Roof crew' }).waitFor();
  await table.getByRole('button', { name: 'Harbour crew' }).waitFor();
  await page.getByRole('combobox', { name: 'Only teams of these locations' }).click();
  await options(page).getByTitle('Harbour region').click();
  await table.getByRole('button', { name: 'Roof crew' }).waitFor({ state: 'detached' });
  await table.getByRole('button', { name: 'Harbour crew' }).waitFor();
  expect(await table.getByRole('row').count()).toBe(2);
  await search.fill('nobody is called this');
  await page.getByText('No teams match').waitFor();
  await page.keyboard.press('Escape');
  await search.fill('harbour');
  await table.getByRole('button', { name: 'Harbour crew' }).click();
  const member = page.getByRole('dialog').getByRole('listitem', { name: 'Noor Haddad' });
  await member.getByText('Admin').first().waitFor();
  await member.getByText(/^Last active/).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('USR-082 USR-083 a team that is made, and one that is deleted, are reported', async () => {
  await made('createTeam(name: "Ebb crew")');
  const { page, errors, close } = await ada.lent();
  await follow(page, '/settings/teams');
  await page.getByRole('button', { name: 'Ebb crew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete team' }).click();
  await page.getByRole('button', { name: 'Delete Ebb crew' }).click();
  await toastOf(page, 'Delete team').waitFor();
  await page.getByRole('button', { name: 'Ebb crew', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Name of a new team' }).fill('Tide watch');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await toastOf(page, 'Create team').waitFor();
  await page.getByRole('button', { name: 'Tide watch' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Tide watch' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picturesInBoth(page, 'phone-teams');
  expect(errors).toEqual([]);
  await close();
});

test('USR-026 USR-059 SYS-023 an Admin gives a team places, and the browser names the team of the operation', async () => {
  const tower = await made('createEntity(class: "Building", name: "Clock tower")');
  expect(tower).not.toBe('');
  await location('Old town', 'Guild hall');
  const team = await made('createTeam(name: "Bell ringers")');
  const { page, errors, close } = await ada.lent();
  const sent: Array<string | undefined> = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'SaveTeamPlaces') sent.push(request.headers()['team-id']);
  });
  await follow(page, `/settings/teams?team=${team}`);
  const drawer = page.getByRole('dialog', { name: 'Bell ringers' });
  await drawer.getByRole('tab', { name: 'Places' }).click();
  const all = drawer.getByRole('switch', { name: 'All buildings' });
  expect(await all.getAttribute('aria-checked')).toBe('true');
  await all.click();
  await drawer.getByText('Without a place, its alarm lenses are empty.').waitFor();
  await drawer.getByRole('combobox', { name: 'Add a building' }).fill('clock');
  await options(page).getByTitle('Clock tower').click();
  await drawer.getByRole('combobox', { name: 'Add a location' }).fill('old');
  await options(page).getByTitle('Old town').click();
  await drawer.getByRole('list', { name: 'Locations' }).getByText('Old town').waitFor();
  await drawer.getByRole('tab', { name: 'Members' }).click();
  await leaving(page).getByRole('button', { name: 'Stay on page' }).click();
  await picturesInBoth(page, 'team-places');
  await drawer.getByRole('button', { name: 'Save places' }).click();
  await toastOf(page, 'Successfully').waitFor();
  expect(sent).toEqual([team]);
  expect(await page.evaluate(() => localStorage.getItem('team-id'))).toBe(team);
  const { teams } = await ada.ask<{ teams: unknown[] }>(
    `{ teams(ids: ["${team}"]) { isAllBuildings buildings { name } locations { name } } }`,
  );
  expect(teams).toEqual([
    { isAllBuildings: false, buildings: [{ name: 'Clock tower' }], locations: [{ name: 'Old town' }] },
  ]);
  await page.reload();
  await drawer.getByRole('tab', { name: 'Places' }).click();
  await drawer.getByRole('list', { name: 'Buildings' }).getByText('Clock tower').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('USR-027 USR-028 USR-029 locations are kept beside the teams', async () => {
  const { page, errors, close } = await ada.lent();
  await follow(page, '/settings/teams');
  await page.getByRole('tab', { name: 'Locations' }).click();
  await page.getByRole('button', { name: 'Add location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add location' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dockside');
  await dialog.getByRole('combobox', { name: 'Values: Building' }).fill('Quay 9');
  await options(page).locator('.ant-select-item', { hasText: 'Quay 9' }).click();
  await page.keyboard.press('Escape');
  await picturesInBoth(page, 'location-dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await toastOf(page, 'Create location').waitFor();
  const row = page.getByRole('listitem', { name: 'Dockside' });
  await row.getByText('Building: Quay 9').waitFor();
  await picturesInBoth(page, 'locations');
  await row.getByRole('button', { name: 'Edit Dockside' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Dockside' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Docklands');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Docklands' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Docklands' }).click();
  await toastOf(page, 'Delete location').waitFor();
  await page.getByRole('listitem', { name: 'Docklands' }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

/** Lets operations of a page fail. @returns what waits until the failure of one is reported under a title. */
async function failing(page: Page, operations: readonly string[]) {
  for (const operation of operations) await failOperation(page, operation, `No ${operation}`);
  return async (operation: string, title: string): Promise<void> => {
    const toast = toastOf(page, `No ${operation}`);
    await toast.waitFor();
    expect(await toast.textContent()).toContain(title);
  };
}

test('USR-085 USR-086 USR-087 a team that cannot be made or deleted, and members who cannot be changed, say so', async () => {
  const team = await made('createTeam(name: "Storm watch")');
  const { page, close } = await ada.lent();
  const notified = await failing(page, ['CreateTeam', 'DeleteTeam', 'AddTeamMember']);
  await follow(page, '/settings/teams');
  await page.getByRole('textbox', { name: 'Name of a new team' }).fill('Never made');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await notified('CreateTeam', 'Failed to create team');
  await follow(page, `/settings/teams?team=${team}`);
  const drawer = page.getByRole('dialog', { name: 'Storm watch' });
  await drawer.getByRole('combobox', { name: 'Add somebody' }).click();
  await options(page).getByTitle('Noor Haddad').click();
  await notified('AddTeamMember', 'Failed to update team members');
  await page.goto(`/settings/teams?team=${team}`);
  await drawer.getByRole('button', { name: 'Delete team' }).click();
  await page.getByRole('button', { name: 'Delete Storm watch' }).click();
  await notified('DeleteTeam', 'Failed to delete team');
  await close();
});

test('USR-088 USR-089 a team’s name or filters that cannot be changed say so', async () => {
  const team = await made('createTeam(name: "Gale watch")');
  const { page, close } = await ada.lent();
  const notified = await failing(page, ['UpdateTeam', 'UpdateTeamAlarmFilters']);
  await follow(page, `/settings/teams?team=${team}`);
  const drawer = page.getByRole('dialog', { name: 'Gale watch' });
  await drawer.getByRole('tab', { name: 'Alarm filters' }).click();
  await drawer.getByRole('combobox', { name: 'Field' }).fill('Keyword');
  await options(page).getByTitle('Keyword', { exact: true }).click();
  await drawer.getByRole('combobox', { name: 'Values' }).fill('storm');
  await drawer.getByRole('combobox', { name: 'Values' }).press('Enter');
  await drawer.getByRole('button', { name: 'Save filters' }).click();
  await notified('UpdateTeamAlarmFilters', 'Failed to update team filters');
  await page.goto(`/settings/teams?team=${team}`);
  await drawer.getByRole('button', { name: 'Rename team' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename Gale watch' });
  await rename.getByRole('textbox', { name: 'Name of the team' }).fill('Calm watch');
  await rename.getByRole('button', { name: 'Save' }).click();
  await notified('UpdateTeam', 'Failed to update team');
  await close();
});

test('USR-061 USR-062 a team’s admin comes first among assignees, as Admin, with "(Team Lead)" in the tooltip', async () => {
  const team = await made('createTeam(name: "Aardvark crew")');
  const roles = [
    { userId: await personId('Maya'), role: 'TEAM_MEMBER' },
    { userId: await personId('Noor'), role: 'TEAM_ADMIN' },
  ];
  for (const { userId, role } of roles)
    await ada.ask(`mutation { addTeamMember(teamId: "${team}", userId: "${userId}", role: ${role}) { userId } }`);
  const { page, errors, close } = await ada.lent();
  await follow(page, '/work/new');
  await page.getByRole('combobox', { name: /^Assign/ }).click();
  const shown = options(page).locator('.ant-select-item');
  await shown.filter({ hasText: 'Aardvark crew' }).waitFor();
  const listed = (await shown.allTextContents()).slice(0, 3);
  expect(listed).toEqual(['Aardvark crew', 'Noor Haddad · Admin', 'Maya Okafor (you)']);
  expect(await shown.nth(1).getAttribute('title')).toBe('Noor Haddad (Team Lead)');
  await picture(page, 'team-lead');
  expect(errors).toEqual([]);
  await close();
});
