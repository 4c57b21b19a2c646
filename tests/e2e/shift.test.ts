import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { follow, picture, styled } from './browser.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

const flooded = 40;
const pointOf = (n: number) => `VAV-${String(n).padStart(2, '0')}.ZNT`;
let stage: Stage;
let maya: SignedIn;
let noor: SignedIn;
beforeAll(async () => {
  stage = await openStage();
  await stage.road.send(item('ALARM', 'CHW-P2.DP', minutesAgo(90), { message: 'Differential pressure low' }));
  await until('the alarm', async () => (await stage.road.states()).length === 1);
  [maya, noor] = [
    await openSignedIn(stage.browser, await stage.person('STANDARD')),
    await openSignedIn(stage.browser, await stage.person('ADMIN')),
  ];
});
afterAll(() => stage?.close());

const grid = (page: Page) => page.getByRole('grid');
const rowOf = (page: Page, point: string) => grid(page).getByRole('row').filter({ hasText: point });
const toast = (page: Page, words: string | RegExp) => page.locator(styled('toast')).filter({ hasText: words });
const count = async (page: Page) => Number(await grid(page).getAttribute('aria-rowcount')) - 1;
const statusOf = async (point: string): Promise<string> =>
  String((await stage.road.states()).find((state) => state.point_path === point)?.status);
const lens = (name: string) => `/alarms/Standard%20Lenses/${name}`;

test('ALM-059 a shift: a flood arrives and is triaged by keyboard; another screen sees it all', async () => {
  const { page, errors } = await maya.newPage();
  const other = await noor.newPage();
  await page.goto(lens('Intake'));
  await rowOf(page, 'CHW-P2.DP').waitFor();
  await other.page.goto(lens('Declined'));
  await other.page
    .getByRole('link', { name: /^Declined/ })
    .first()
    .waitFor();

  // a flood: a list scrolled to its top draws it as it arrives
  await stage.road.send(
    ...Array.from({ length: flooded }, (_, n) =>
      item('ALARM', pointOf(n), minutesAgo(30 - n / 2), { message: 'Zone too warm', priority: n === 0 ? 20 : 150 }),
    ),
  );
  await until('the flood', async () => (await count(page)) === flooded + 1);
  await rowOf(page, pointOf(flooded - 1)).waitFor();
  await picture(page, 'shift-flood');

  // the newest needs no action, the next can wait, the third matters
  const newest = pointOf(flooded - 1);
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await toast(page, 'declined').waitFor();
  expect(await statusOf(newest)).toBe('Declined');
  await rowOf(other.page, newest).waitFor();
  const second = pointOf(flooded - 2);
  await rowOf(page, second)
    .and(page.locator(styled('is-focused')))
    .waitFor();
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: /^Snooze/ }).waitFor();
  await page.keyboard.press('1');
  await toast(page, 'snoozed until').waitFor();
  expect(await statusOf(second)).toBe('Snoozed');
  const third = pointOf(flooded - 3);
  await rowOf(page, third)
    .and(page.locator(styled('is-focused')))
    .waitFor();
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: /^Set priority/ }).waitFor();
  await page.keyboard.press('5');
  await toast(page, 'set to priority Highest').waitFor();
  await rowOf(page, third).getByText('Highest').waitFor();

  // that decline was a mistake, is visible on the other screen, and is undone
  const declined = page.locator(styled('toast')).filter({ hasText: 'declined' });
  await follow(other.page, lens('Intake'));
  await until('the rest', async () => (await count(other.page)) === flooded - 1);
  await declined.waitFor({ state: 'detached' });
  await follow(page, lens('Declined'));
  await rowOf(page, newest).click();
  await page.getByRole('complementary').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const move = page.getByRole('dialog', { name: /^Move/ });
  await move.getByRole('button', { name: /^Intake/ }).click();
  await until('it is back', async () => (await statusOf(newest)) === 'Intake');
  await until('there, too', async () => (await count(other.page)) === flooded);

  // one is found by search and gets a note; the rest is moved at once, undone and moved again
  await follow(page, lens('Intake'));
  await rowOf(page, newest).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('differential');
  await until('the one', async () => (await count(page)) === 1);
  await rowOf(page, 'CHW-P2.DP').click();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Pump is being watched');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Pump is being watched').first().waitFor();
  await page.goto(lens('Intake'));
  await until('all of them', async () => (await count(page)) === flooded);
  await rowOf(page, newest).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Actions for the selected alarms' });
  await bar.getByText(`${flooded} selected`).waitFor();
  await page.keyboard.press('d');
  await toast(page, `${flooded} alarms declined`).waitFor();
  await page.keyboard.press('z');
  await toast(page, `Decline undone: ${flooded} alarms`).waitFor();
  await until('all are back', async () => (await count(page)) === flooded);
  await picture(page, 'shift-put-back');
  // alarms that arrive after the key press wait for the next one
  await until('there, too', async () => {
    await other.page.keyboard.press('n');
    return (await count(other.page)) === flooded;
  });
  expect([...errors, ...other.errors]).toEqual([]);
  await page.close();
  await other.close();
});
