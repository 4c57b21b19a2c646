import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { findings } from './axe.ts';
import { follow, openConsole, signIn } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, password, type Stage } from './stage.ts';

let stage: Stage;
let email: string;
let provider: SignedIn;
const point = 'S-7.BLDG-P';

beforeAll(async () => {
  stage = await openStage();
  email = await stage.person();
  provider = await openSignedIn(stage.browser, await stage.person('SUPER'), stage.road.customerId);
  const priorities = [200, 140, 90, 64, 20];
  await stage.road.send(
    ...priorities.map((priority, n) =>
      item('ALARM', n === 0 ? point : `VAV-${n}.SUPFLOW`, minutesAgo(10 * (n + 2)), {
        priority,
      }),
    ),
  );
  await until('five alarms', async () => (await stage.road.warehouseRows('alarms')).length === priorities.length);
});
afterAll(() => stage?.close());

test('login, triage, drawer, alarm page and counts have no finding in either theme', async () => {
  const { context, page } = await openConsole(stage.browser);
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Email is required').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.goto('/change_password?token=none&cid=1000');
  await page.getByLabel('New password').fill('half');
  await page.getByLabel('Repeat password').fill('other');
  await page.getByText("Your new passwords don't match").waitFor();
  expect(await findings(page)).toEqual([]);
  await signIn(page, email, password);
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: point });
  await row.waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dark theme' }).hover();
  await page.getByRole('tooltip').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.mouse.move(0, 0);
  // beside the narrow rail, a person is initials alone
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 1_024, height: 768 });
  expect(await findings(page)).toEqual([]);
  if (wide) await page.setViewportSize(wide);
  await row.getByRole('checkbox').click();
  await page.getByRole('toolbar').waitFor();
  expect(await findings(page, '[role=toolbar]')).toEqual([]);
  for (const [key, title] of [
    ['s', /^Snooze/],
    ['p', /^Set priority/],
    ['m', /^Move/],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    expect(await findings(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await row.getByRole('checkbox').click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await row.click();
  await page.getByRole('complementary').getByRole('heading', { name: 'Source Alarm Data' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open full page' }).click();
  await page.getByRole('heading', { level: 1, name: /BLDG-P/ }).waitFor();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByLabel('Occurrences per day').locator('.recharts-bar-rectangle path').first().waitFor();
  expect(await findings(page)).toEqual([]);
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first();
  await more.press('Enter');
  const menu = page.getByRole('region', { name: 'Menu' }).getByRole('menu');
  await menu.waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await menu.locator('[role=menuitem]:focus').waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Relationships' }).click();
  await page.getByText('No other alarms on this point.').waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/reports/counts');
  const frequent = page.getByRole('region', { name: 'Most frequent' });
  await frequent.locator('.recharts-bar-rectangle path').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await frequent.getByRole('button', { name: 'View as table' }).click();
  await page.getByRole('table', { name: 'Counts' }).waitFor();
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  expect(await findings(page)).toEqual([]);
  await context.close();
});

test('integrations, their form, dead letters, issue log, reparse, raw data and alarm throughput have no finding in either theme', async () => {
  const { page, close } = await provider.newPage();
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Edit Source' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit Source' }).click();
  await page.getByRole('dialog').getByLabel('Normalizer version').waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/dead-letters');
  await page.getByText('No dead letters').waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, `/integrations/${stage.road.systemId}/issues`);
  await page.getByText('No issues').waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, `/integrations/${stage.road.systemId}/reparse`);
  await page.getByText('No reparses yet').waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/alarm-throughput');
  await page.getByRole('region', { name: 'Source' }).locator('.recharts-bar-rectangle').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/parser');
  await page
    .getByRole('status', { name: /^Outcome of/ })
    .getByText('Applied')
    .waitFor();
  expect(await findings(page)).toEqual([]);
  await close();
});

test('the lens editor, the choice of columns, a picker, arranging lenses, teams and object control have no finding in either theme', async () => {
  const { page, close } = await provider.newPage();
  await page.goto('/alarms/Standard%20Lenses/Active%20Alarms?edit=new&filter=priority:5');
  const editor = page.getByRole('dialog').filter({ hasText: 'Visible to' });
  await editor.getByText(/alarms? match/).waitFor();
  expect(await findings(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await editor.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Created at' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Arrange lenses' }).click();
  await page.getByRole('listitem', { name: 'Intake', exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.goto('/alarms/Standard%20Lenses/Active%20Alarms');
  await page.getByRole('grid').getByRole('row').filter({ hasText: point }).click();
  await page.getByRole('button', { name: /^Point asset/ }).click();
  await page.getByRole('dialog', { name: 'Point asset' }).getByText('Places').waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/settings/object-control?tab=properties&property=category');
  await page.getByRole('region', { name: 'Values of Category' }).getByRole('button', { name: 'Add' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'More for Category' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog', { name: 'Edit Category' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/settings/teams');
  const name = 'Night crew';
  await page.getByRole('textbox', { name: 'Name of a new team' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name }).click();
  await page.getByText('Nobody is in this team yet.').waitFor();
  expect(await findings(page)).toEqual([]);
  await close();
});

test('the list, its filters, an alarm, a new ticket and work on a phone have no finding in either theme', async () => {
  const { context, page } = await openConsole(stage.browser, { width: 390, height: 844 });
  await signIn(page, email, password);
  const card = page.getByText(point).first();
  await card.waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText(/alarms? match/).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await card.click();
  await page.getByRole('heading', { name: 'Source Alarm Data' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create work' }).click();
  await page.getByRole('form', { name: 'Create work' }).getByText(point).waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/m/alarms/work/list/?filter=overdue%3Atrue');
  await page.getByText('No tickets match these filters').waitFor();
  expect(await findings(page)).toEqual([]);
  await context.close();
});

test('a decline that needs a reason, the change of over 100 alarms, and the Declined and Nuisance lists have no finding in either theme', async () => {
  const { customerId, db, send } = stage.road;
  await db('customers').where({ id: customerId }).update({ is_update_status_reason_required: true });
  const fan = 'RF-9.S';
  await send(
    ...Array.from({ length: 101 }, (_, n) => item('ALARM', `FCU-${n}.ZN`, minutesAgo(5))),
    item('ALARM', fan, minutesAgo(9)),
    item('RTN', fan, minutesAgo(8)),
    item('ALARM', fan, minutesAgo(4)),
  );
  const { page, close } = await provider.newPage();
  await page.goto('/alarms/Standard%20Lenses/Active%20Alarms?q=FCU');
  await page.getByText(' of 101 loaded').waitFor();
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar').getByText('101 selected').waitFor();
  await page.keyboard.press('d');
  const decline = page.getByRole('dialog', { name: /^Decline/ });
  await decline.getByRole('button', { name: 'Decline' }).click();
  await decline.getByText('Reason is required').waitFor();
  await decline.locator('textarea:focus').waitFor();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await decline.getByLabel('Reason').fill('The chiller is being tested');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await page
    .getByRole('dialog', { name: /101 alarms/ })
    .getByText('This runs in the background')
    .waitFor();
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /101 alarms/ })
    .click();
  await follow(page, '/alarms/Standard%20Lenses/Declined');
  await page.getByText(' of 101 loaded').waitFor();
  expect(await findings(page)).toEqual([]);
  await follow(page, '/alarms/Standard%20Lenses/Nuisance');
  await page.getByRole('grid').getByRole('row').filter({ hasText: fan }).waitFor();
  expect(await findings(page)).toEqual([]);
  await close();
});
