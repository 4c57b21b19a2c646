import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findings } from './axe.ts';
import { openContext, picture, picturesInBoth } from './browser.ts';
import { openStage, type Stage } from './stage.ts';
import { phone } from './visitors.ts';

/** The page of the phone shell's version, which needs no sign-in. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const here = (): string => inject('product').api;
/** The same installation by another name: another origin, to a browser. */
const there = (): string => here().replace('127.0.0.1', 'localhost');
const channel = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const value = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]');

/** Gives channels addresses in pages of a context; the installation of these tests has one for Stage alone. */
const giveAddresses = (context: BrowserContext, addresses: Record<string, string>) =>
  context.route('**/info/channels', (route) =>
    route.fulfill({
      json: ['Dev', 'QA', 'Stage', 'Production'].map((name) => ({ name, address: addresses[name] ?? null })),
    }),
  );

/** Keeps every percentage that a page shows, over its reload. */
const recordPercentages = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector(
        ':is([class^="update-progress_"], [class*=" update-progress_"])',
      )?.textContent;
      if (shown) sessionStorage.setItem('percentages', `${sessionStorage.getItem('percentages') ?? ''}|${shown}`);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

test('SYS-004 SYS-019 SYS-020 /version offers four channels, QA unless another is chosen, none without an address', async () => {
  const context = await openContext(stage.browser);
  const page = await context.newPage();
  await page.goto('/version');
  await page.getByRole('heading', { name: 'Version' }).waitFor();
  await channel(page, /^QA/).waitFor();
  const names = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(names).toEqual(['Dev', 'QA', 'Stage', 'Production']);
  expect(await channel(page, /^QA/).isChecked()).toBe(true);
  expect(await channel(page, 'QA (not set up)').isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
  expect(await channel(page, 'Stage').isEnabled()).toBe(true);
  await channel(page, 'Stage').check();
  expect(await page.getByRole('button', { name: 'Apply' }).isEnabled()).toBe(true);
  expect(await value(page, 'Address').textContent()).toBe('https://stage.alarms.example');
  expect(await findings(page)).toEqual([]);
  await context.close();
});

test('SYS-009 SYS-016 a channel is configured, its update downloaded and extracted with percentages, and the page reloads', async () => {
  const context = await openContext(stage.browser);
  await giveAddresses(context, { QA: here() });
  const page = await context.newPage();
  await recordPercentages(page);
  await page.goto('/version');
  expect(await value(page, 'Installed build').textContent()).toBe('none');
  const build = page.locator('dd code').last();
  await build.filter({ hasText: /^[\da-f]{16}$/ }).waitFor();
  await picturesInBoth(page, 'version');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Apply' }).click();
  await loaded;
  await value(page, 'Installed build')
    .filter({ hasText: /^[\da-f]{16}$/ })
    .waitFor();
  const installed = (await value(page, 'Installed build').textContent()) ?? '';
  await value(page, 'Build on the server').filter({ hasText: installed }).waitFor();
  expect(await value(page, 'Channel').textContent()).toBe('QA');
  const shown = (await page.evaluate(() => sessionStorage.getItem('percentages'))) ?? '';
  const downloads = [...shown.matchAll(/Download(\d+)%/g)].map(([, percent]) => Number(percent));
  expect(downloads).toEqual(downloads.toSorted((a, b) => a - b));
  expect(new Set(downloads).size).toBeGreaterThan(2);
  expect(shown).toContain('Download100%Extract100%');
  expect(await page.evaluate(() => localStorage.getItem('release-channel'))).toBe('QA');
  // files of this build are kept, and answered from there
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).length;
  });
  expect(kept).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('The newest version is installed.').waitFor();
  await page.setViewportSize(phone);
  await picture(page, 'version-phone');
  await context.close();
});

test('SYS.10 a channel of another address is applied there; what fails is said, and changes nothing', async () => {
  const context = await openContext(stage.browser);
  await giveAddresses(context, { Dev: there() });
  const page = await context.newPage();
  await page.goto('/version');
  await channel(page, 'Dev').check();
  await page.route('**/static/*.js', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(`${there()}/version?channel=Dev`);
  await page.getByText('Failed to update version').waitFor();
  expect(await value(page, 'Installed build').textContent()).toBe('none');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Apply' }).click();
  await value(page, 'Installed build')
    .filter({ hasText: /^[\da-f]{16}$/ })
    .waitFor();
  expect(new URL(page.url()).origin).toBe(there());
  expect(await channel(page, 'Dev').isChecked()).toBe(true);
  await context.close();
});

test.each([
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Version/17.6 Mobile Safari/604.1',
  ],
  ['android', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'],
  ['web', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'],
])('SYS-021 the platform of a device is %s', async (platform, userAgent) => {
  const context = await stage.browser.newContext({ baseURL: here(), userAgent, viewport: phone });
  const page = await context.newPage();
  await page.goto('/version');
  await value(page, 'Platform').waitFor();
  expect(await value(page, 'Platform').textContent()).toBe(platform);
  await context.close();
});
