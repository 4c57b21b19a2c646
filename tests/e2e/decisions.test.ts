import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { failOperation, follow, openConsole, picture, picturesInBoth, signIn, styled } from './browser.ts';
import { lender } from './lent.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { activeAlarms, minutesAgo, openStage, password, type Stage } from './stage.ts';

/** Points of the alarms of this building, newest first; the last is used by one test only. */
const points = ['CHW-P2.DP', 'RF-2.S', 'AHU-1.SUPTEMP', 'VAV-3.ZNT', 'B-1.HWS', 'EF-9.S', 'CT-1.LVL'];

let stage: Stage;
let admin: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  await stage.road.send(
    ...points.map((point, index) =>
      item('ALARM', point, minutesAgo(10 * (index + 1)), { message: `Trouble at ${index}`, priority: 100 }),
    ),
  );
  await until('the alarms', async () => (await stage.road.states()).length === points.length);
  admin = await openSignedIn(stage.browser, await stage.person('ADMIN'));
});
afterAll(() => stage?.close());

const rowOf = (page: Page, point: string) => page.getByRole('grid').getByRole('row').filter({ hasText: point });
const toast = (page: Page, text: string | RegExp) => page.locator(styled('toast')).filter({ hasText: text });

/** Lends a page at the list of active alarms. */
const triage = lender(
  async () => (await admin.newPage()).page,
  async (page) => {
    await follow(page, '/');
    await rowOf(page, points[0] as string).waitFor();
  },
);
/** Focuses a row without leaving its drawer open. */
async function focus(page: Page, point: string): Promise<void> {
  await rowOf(page, point).getByText(point).click();
  await page.getByRole('complementary').waitFor();
}
const statusOf = async (point: string) =>
  (
    await stage.road
      .db('alarm_state as s')
      .join('alarms as a', (on) => on.on('a.customer_id', 's.customer_id').on('a.id', 's.id'))
      .where({
        's.customer_id': stage.road.customerId,
        'a.point_path': point,
      })
      .first('s.status')
  )?.status;

test('D declines at once, Z puts it back while the toast shows, S and a number snooze', async () => {
  const { page, close } = await triage();
  await focus(page, 'CHW-P2.DP');
  await page.keyboard.press('d');
  await toast(page, 'declined').waitFor();
  expect(await statusOf('CHW-P2.DP')).toBe('Declined');
  await picture(page, 'decisions-undo-toast');
  await page.keyboard.press('z');
  await toast(page, 'Decline undone: A').waitFor();
  await until('the undo', async () => (await statusOf('CHW-P2.DP')) === 'Intake');

  // M: by arrows and Enter, or by a number; Esc leaves at once
  const move = page.getByRole('dialog', { name: /^Move/ });
  await focus(page, 'CHW-P2.DP');
  // the undo reaches the row by the feed; until then the row is one of the declined
  await until('the row to be back', async () => {
    await page.keyboard.press('m');
    await move.waitFor();
    const isOffered = await move.getByRole('button', { name: /^Declined/ }).isVisible();
    await page.keyboard.press('Escape');
    await move.waitFor({ state: 'detached' });
    return isOffered;
  });
  await page.keyboard.press('m');
  const declined = move.getByRole('button', { name: /^Declined/ });
  await declined.waitFor();
  await until('the first has the focus', () =>
    move.evaluate(
      (dialog) =>
        document.activeElement?.closest(':is([class^="decision-choices_"], [class*=" decision-choices_"])') !== null &&
        dialog.contains(document.activeElement),
    ),
  );
  await until('the choice', async () => {
    if (await declined.evaluate((button) => button === document.activeElement)) return true;
    await page.keyboard.press('ArrowDown');
    return false;
  });
  await picture(page, 'decisions-move');
  await page.keyboard.press('Enter');
  await move.waitFor({ state: 'detached' });
  await until('the move', async () => (await statusOf('CHW-P2.DP')) === 'Declined');
  await toast(page, 'declined').waitFor();
  await page.keyboard.press('z');
  await until('its undo', async () => (await statusOf('CHW-P2.DP')) === 'Intake');
  await focus(page, 'CHW-P2.DP');
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: /^Snooze A/ }).waitFor();
  await picture(page, 'decisions-snooze');
  await page.keyboard.press('2');
  await toast(page, 'snoozed until').waitFor();
  expect(await statusOf('CHW-P2.DP')).toBe('Snoozed');
  await close();
});

test('UI-016 the date of a snooze has its time, and days that cannot be are not offered', async () => {
  const { page, close } = await triage();
  await focus(page, 'AHU-1.SUPTEMP');
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: /^Snooze A/ }).waitFor();
  await page.keyboard.press('u');
  await page.getByLabel('Snooze until').click();
  await page.locator('.ant-picker-time-panel').first().waitFor();
  const days = page.locator('td.ant-picker-cell-in-view');
  await days.and(page.locator(':not(.ant-picker-cell-disabled)')).first().waitFor();
  // yesterday may be in the previous month
  for (let back = 0; back < 2; back += 1) await page.locator('.ant-picker-header-prev-btn').click();
  await until('days of the past', async () => {
    const classes = await days.evaluateAll((cells) => cells.map(({ className }) => className));
    return classes.length > 27 && classes.every((names) => names.includes('ant-picker-cell-disabled'));
  });
  await close();
});

test('rows are selected by box and key, and the bar changes them all', async () => {
  const { page, close } = await triage();
  await rowOf(page, 'RF-2.S').getByRole('checkbox').click();
  await rowOf(page, 'VAV-3.ZNT')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Actions for the selected alarms' });
  await bar.getByText('3 selected').waitFor();
  await picture(page, 'decisions-bulk-bar');
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Highest/ })
    .click();
  await toast(page, '3 alarms set to priority Highest').waitFor();
  await bar.waitFor({ state: 'detached' });
  await rowOf(page, 'RF-2.S').getByText('Highest').waitFor();
  await page.keyboard.press('Control+a');
  await bar.getByText(`${points.length} selected`).waitFor();
  await rowOf(page, 'EF-9.S').getByRole('checkbox').click();
  await bar.getByText('all in lens, 1 excluded').waitFor();
  await picturesInBoth(page, 'decisions-selected');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await close();
});

test('a deleted alarm leaves the list, and is back by its toast', async () => {
  const { page, close } = await triage();
  await focus(page, 'EF-9.S');
  await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete A/ })
    .click();
  await toast(page, 'deleted').getByRole('button', { name: /Undo/ }).click();
  await toast(page, 'restored').waitFor();
  await close();
});

test('the alarm page has the verbs, the note and the name', async () => {
  const { page, close } = await triage();
  await focus(page, 'B-1.HWS');
  await page.getByRole('button', { name: 'Open full page' }).click();
  await page.getByRole('heading', { name: 'Alarm Details' }).waitFor();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Check the valve\nשסתום');
  await page.getByRole('button', { name: 'Save' }).click();
  // reloaded: the next decision expects the current version of the alarm
  await page.getByRole('button', { name: 'Edit note' }).waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Boiler 1 – supply too cold');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Boiler 1 supply too cold' }).waitFor();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await toast(page, 'pinned').waitFor();
  await picture(page, 'decisions-alarm-page');
  await close();
});

test.each([
  ['ALM-114', 'PinAlarms', 'Failed to pin alarm(s)', (page: Page) => page.keyboard.press('.')],
  ['ALM-115', 'MoveAlarms', 'Failed to change status', (page: Page) => page.keyboard.press('d')],
  [
    'ALM-116',
    'UpdateAlarmPriority',
    'Failed to change priority',
    async (page: Page) => {
      await page.keyboard.press('p');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('4');
    },
  ],
  [
    'ALM-118',
    'UpdateAlarmNotes',
    'Failed to update alarm notes',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByRole('textbox', { name: 'Note' }).fill('x');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  ],
  [
    'ALM-119',
    'UpdateAlarmContextualName',
    'Failed to update contextual name',
    async (page: Page) => {
      await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.keyboard.press('Enter');
    },
  ],
  [
    'ALM-120',
    'DeleteAlarms',
    'Failed to delete alarms',
    async (page: Page) => {
      await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete A/ })
        .click();
    },
  ],
  [
    'ALM-121',
    'UpdateAlarms',
    'Failed update alarms',
    async (page: Page) => {
      await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Mark as service failure' }).click();
    },
  ],
] as const)('%s a failed %s shows "%s"', async (_, operation, words, act) => {
  const { page, close } = await triage();
  await failOperation(page, operation, 'It did not work');
  await focus(page, 'CT-1.LVL');
  await page.getByRole('button', { name: 'Add note' }).waitFor();
  await act(page);
  await toast(page, words).getByText('It did not work').waitFor();
  await close();
});

/** Saves a status under another name. */
async function rename(page: Page, status: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `Rename ${status}` }).click();
  await page.getByRole('textbox', { name: `New name of ${status}` }).fill(next);
  await page.getByRole('button', { name: 'Save' }).click();
}
async function remove(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${status}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Remove ${status}` })
    .click();
}
async function create(page: Page, status: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of a new status' }).fill(status);
  await page.getByRole('button', { name: 'Create' }).click();
}

test('SYS-008 SYS-029 object control: admins create, rename and remove statuses', async () => {
  const { page, close } = await triage();
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('link', { name: 'Object control' }).click();
  await page.waitForURL('**/settings/object-control');
  await page.getByText('There are no custom statuses yet.').waitFor();
  await create(page, 'Vendor');
  await rename(page, 'Vendor', 'At the vendor');
  await page.getByRole('button', { name: 'Remove At the vendor' }).waitFor();
  await picture(page, 'object-control');
  await remove(page, 'At the vendor');
  await page.getByText('There are no custom statuses yet.').waitFor();
  await close();
});

const objectControl = lender(
  async () => (await admin.newPage()).page,
  (page) => follow(page, '/settings/object-control'),
);

test.each([
  ['ALM-126', 'CreateAlarmStatus', 'create', (page: Page) => create(page, 'Another')],
  ['ALM-127', 'UpdateAlarmStatus', 'save', (page: Page) => rename(page, 'Standing', 'Changed')],
  ['ALM-128', 'RemoveAlarmStatus', 'delete', (page: Page) => remove(page, 'Standing')],
] as const)('%s a failed %s of a status shows "Failed to %s custom system lens."', async (id, operation, verb, act) => {
  const { page, close } = await objectControl();
  const standing = page.getByRole('button', { name: 'Remove Standing' });
  if (id === 'ALM-126') {
    await page.getByText('There are no custom statuses yet.').waitFor();
    await create(page, 'Standing');
  }
  await standing.waitFor();
  await failOperation(page, operation, 'No');
  await act(page);
  await toast(page, `Failed to ${verb} custom system lens. Please try again later.`).waitFor();
  await close();
});

test('SYS-030 a manager has no object control', async () => {
  const { page, context: own } = await openConsole(stage.browser);
  await signIn(page, await stage.person('MANAGER'), password);
  await page.waitForURL(activeAlarms);
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('link', { name: 'About' }).waitFor();
  expect(await page.getByRole('link', { name: 'Object control' }).count()).toBe(0);
  await page.goto('/settings/object-control');
  await page.waitForURL('**/404');
  await own.close();
});

test('on a phone the verbs of an alarm stand at its foot', async () => {
  const { page, errors, close } = await admin.newPage({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByText('AHU-1.SUPTEMP').first().click();
  await page.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('dialog', { name: /^Snooze A/ }).waitFor();
  await picturesInBoth(page, 'decisions-phone-snooze');
  await page.keyboard.press('Escape');
  await picturesInBoth(page, 'decisions-phone');
  expect(errors).toEqual([]);
  await close();
});
