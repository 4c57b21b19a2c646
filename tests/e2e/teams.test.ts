import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { picture } from './browser.ts';
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
    .locator('.toast')
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
  const { page, errors, close } = await ada.newPage();
  await page.goto('/work/Standard%20Lenses/All%20Work?edit=new');
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
  const { page, close } = await ada.newPage();
  await page.goto('/settings/teams');
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
