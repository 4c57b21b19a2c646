import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { operationOf, picture } from './browser.ts';
import { lookForCramped } from './thumb.ts';
import { newest, oldest, openTriageStage, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
let context: BrowserContext;
const phone = { width: 390, height: 844 };
beforeAll(async () => {
  stage = await openTriageStage();
  ({ context } = stage);
});
afterAll(() => stage?.close());

async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await page.goto('/m/alarms/list/');
  await card(page, oldest).waitFor();
  return page;
}
const card = (page: Page, point: string) => page.getByRole('listitem').filter({ hasText: point });
async function middleOf(page: Page, point: string): Promise<{ x: number; y: number }> {
  const box = await until('the card is drawn', () => card(page, point).boundingBox());
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a card that is pushed aside offers what can be done with it', async () => {
  const page = await open();
  const { x, y } = await middleOf(page, newest);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.move(x - 140, y);
  await page.mouse.up();
  const verbs = card(page, newest);
  await verbs.getByRole('button', { name: 'Decline' }).waitFor();
  await verbs.getByRole('button', { name: 'Work' }).waitFor();
  await picture(page, 'phone-swipe');
  await verbs.getByRole('button', { name: 'Decline' }).click();
  await page.getByText(/declined/).waitFor();
  // still on the list: the gesture was not a tap
  expect(page.url()).not.toContain('open=');
  await page.close();
});

test('a long press selects, and what is decided then is decided for all that are selected', async () => {
  const page = await open();
  const { x, y } = await middleOf(page, oldest);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selected alarms' });
  await bar.waitFor();
  await page.mouse.up();
  await card(page, 'RF-2.S').click();
  await bar.getByRole('button', { name: 'Clear, 2 selected' }).waitFor();
  await picture(page, 'phone-selected');
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('dialog').waitFor();
  await picture(page, 'phone-priority');
  await page.getByRole('dialog').getByText('Medium').click();
  await page.getByText('2 alarms set to priority Medium').waitFor();
  await until('nothing is selected', async () => (await bar.count()) === 0);
  await page.close();
});

test('a list that is pulled down at its top draws what waits, and is read anew', async () => {
  const page = await open();
  const touch = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y }],
    });
  const read = page.waitForRequest((request) => operationOf(request) === 'LensAlarms');
  await finger('touchStart', 260);
  for (let y = 280; y <= 420; y += 20) await finger('touchMove', y);
  await page.getByText('Release to refresh').waitFor({ state: 'attached' });
  await picture(page, 'phone-pull');
  await finger('touchEnd', 420);
  await read;
  await page.getByText('Release to refresh').waitFor({ state: 'detached' });
  await card(page, oldest).waitFor();
  await page.close();
});

const places = (page: Page) => page.getByRole('navigation', { name: 'Primary' });
const applied = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const options = (page: Page) => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');

test('filters are set in a sheet, stand in the address and as pills, and are taken away', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog').filter({ hasText: 'Filter alarms' });
  await sheet.getByRole('combobox', { name: 'Field' }).fill('Alarm Priority');
  await options(page).getByTitle('Alarm Priority', { exact: true }).click();
  await sheet.getByRole('combobox', { name: 'Values' }).click();
  await options(page).getByTitle('Lowest', { exact: true }).click();
  await sheet.getByText(/^\d alarms? match/).waitFor();
  await picture(page, 'phone-filter');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await card(page, oldest).waitFor({ state: 'detached' });
  await applied(page).getByText('Lowest').waitFor();
  await page.getByRole('button', { name: 'Filters, 1 applied' }).waitFor();
  await picture(page, 'phone-filtered');
  // anybody with the address sees the same list
  const address = page.url();
  expect(address).toContain('filter=priority%3A1');
  await page.goto(address);
  await card(page, newest).waitFor();
  expect(await card(page, oldest).count()).toBe(0);
  await applied(page).getByRole('button', { name: 'Remove filter Alarm Priority' }).click();
  await card(page, oldest).waitFor();
  await page.close();
});

test('the bar of places says what waits, searches the list it stands under, and its tabs stay where they are', async () => {
  const page = await open();
  const intake = places(page).getByRole('link', { name: /^Triage \d+ in intake$/ });
  await intake.waitFor();
  const standing = async () => {
    const all = await places(page).locator(':scope > a, :scope > button').all();
    return Promise.all(
      all.map(async (one) => [(await one.textContent())?.match(/[A-Z][a-z ]+/)?.[0], (await one.boundingBox())?.x]),
    );
  };
  const before = await standing();
  expect(before.map(([name]) => name)).toEqual(['Triage', 'My work', 'Search', 'Me']);
  await places(page).getByRole('button', { name: 'Search' }).click();
  const alarms = page.getByRole('searchbox', { name: 'Search alarms' });
  expect(await alarms.evaluate((field) => field === document.activeElement)).toBe(true);
  await alarms.fill('return fan');
  await card(page, oldest).waitFor({ state: 'detached' });
  await card(page, 'RF-2.S').waitFor();
  await alarms.fill(`A${await stage.alarmIdOf(oldest)}`);
  await alarms.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Supply temperature high|AHU-1/ }).waitFor();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await places(page)
    .getByRole('link', { name: /^My work/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'My Work' }).waitFor();
  expect(await standing()).toEqual(before);
  await places(page).getByRole('button', { name: 'Search' }).click();
  const work = page.getByRole('searchbox', { name: 'Search work' });
  expect(await work.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.close();
});

test('a ticket made on a phone leads to its alarm and back without leaving the shell', async () => {
  const page = await open();
  await card(page, 'RF-2.S').click();
  await page.getByRole('button', { name: 'Create work' }).click();
  const form = page.getByRole('form', { name: 'Create work' });
  await until('the defaults', async () => (await form.getByLabel('Objective').inputValue()) !== '');
  await picture(page, 'phone-create-work');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText(/^W\d+ - Work Ticket Created!$/).waitFor();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await until('a badge', async () => (await places(page).getByRole('link', { name: 'My work 1 open' }).count()) === 1);
  await places(page)
    .getByRole('link', { name: /^My work/ })
    .click();
  const tile = page.getByRole('list', { name: 'Tickets' }).getByRole('link');
  await tile.click();
  const alarmId = await stage.alarmIdOf('RF-2.S');
  await page
    .getByRole('article')
    .getByRole('link', { name: `A${alarmId}` })
    .click();
  await page.waitForURL(`**/m/alarms/alarms/list/active_alarms/${alarmId}`);
  await page.getByRole('button', { name: 'Back to list' }).click();
  await page.getByRole('article').waitFor();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await page.waitForURL('**/m/alarms/work/list/?lens=My%20Work');
  await tile.waitFor();
  await page.close();
});

test('a finger leaves nothing of a hovering pointer behind', async () => {
  const page = await open();
  const tab = page.getByRole('navigation', { name: 'Lenses' }).getByRole('link', { name: /^Intake/ });
  await tab.hover();
  const look = () => tab.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await look()).toBe('none');
  const hovering = await page.evaluate(() => {
    const loose: string[] = [];
    const isHovered = (media: MediaList) => media.mediaText.includes('hover: hover');
    const walk = (rules: CSSRuleList, isBounded: boolean): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) walk(rule.cssRules, isBounded || isHovered(rule.media));
        else if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !isBounded)
          loose.push(rule.selectorText);
      }
    };
    for (const sheet of document.styleSheets) if (sheet.href?.startsWith(location.origin)) walk(sheet.cssRules, false);
    return loose;
  });
  expect(hovering).toEqual([]);
  await page.close();
});

/** Returns the classes of parts that scroll from side to side. */
const scrollingSideways = (dialog: Element): string[] =>
  [...dialog.querySelectorAll('*')]
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth)
    .map(({ className }) => className);

test.each([
  [390, 844],
  [320, 640],
  [767, 900],
])('at %i × %i all that a thumb presses is large enough and within the screen', async (width, height) => {
  const page = await open();
  await page.setViewportSize({ width, height });
  const { look, cramped } = lookForCramped(page);
  await look('list');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText(/alarms? match/).waitFor();
  await look('filters');
  expect(await page.getByRole('dialog').evaluate(scrollingSideways)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await card(page, oldest).click();
  await page.getByRole('heading', { name: 'Source Alarm Data' }).waitFor();
  await look('alarm');
  await page.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('dialog').waitFor();
  await look('snooze');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Create work' }).click();
  await page.getByRole('form', { name: 'Create work' }).waitFor();
  await look('create work');
  await page.goto('/m/alarms/work/list/');
  await page.getByRole('heading', { level: 1, name: 'Active Work' }).waitFor();
  await look('work');
  expect(cramped).toEqual({});
  await page.close();
});

test('the console can be installed: it names itself, its start and its icons, and each is there', async () => {
  const page = await open();
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { start_url: string; icons: Array<{ src: string; sizes: string }> };
  expect(manifest).toMatchObject({ name: 'Annunciator', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
  await page.close();
});
