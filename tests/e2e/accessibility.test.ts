import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../domain/people/create-user.ts';
import { item, openRoad, type Road } from '../support/road.ts';
import { until } from '../support/until.ts';
import { launchBrowser, openConsole, signIn } from './browser.ts';

let browser: Browser;
let road: Road;
let email: string;
const password = 'Correct-horse-9';
const point = 'S-7.BLDG-P';

beforeAll(async () => {
  [browser, road] = await Promise.all([launchBrowser(), openRoad()]);
  email = `operator-${road.customerId}@example.com`;
  await createUser(road.db, {
    email,
    password,
    displayName: 'Maya Okafor',
    memberships: [{ customerId: road.customerId, authRole: 'STANDARD' }],
  });
  const priorities = [200, 140, 90, 64, 20];
  await road.send(
    ...priorities.map((priority, n) =>
      item('ALARM', n === 0 ? point : `VAV-${n}.SUPFLOW`, new Date(Date.now() - (n + 2) * 600_000).toISOString(), {
        priority,
      }),
    ),
  );
  await until('five alarms', async () => (await road.states()).length === priorities.length);
});
afterAll(async () => {
  await browser?.close();
  await road?.close();
});

/** What axe finds serious or critical, as "rule: element". */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => (await window.axe.run()).violations);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

test.each(['light', 'dark'] as const)(
  'login, triage, drawer and alarm page have no serious finding, %s',
  async (theme) => {
    const { context, page } = await openConsole(browser, undefined, theme);
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Email is required').waitFor();
    expect(await findings(page)).toEqual([]);
    await signIn(page, email, password);
    const row = page.getByRole('grid').getByRole('row').filter({ hasText: point });
    await row.waitFor();
    expect(await findings(page)).toEqual([]);
    await row.click();
    await page.getByRole('complementary').getByRole('heading', { name: 'Source Alarm Data' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open full page' }).click();
    await page.getByRole('heading', { level: 1, name: /BLDG-P/ }).waitFor();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByLabel('Occurrences per day').locator('.recharts-bar-rectangle path').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await context.close();
  },
);

test.each(['light', 'dark'] as const)('the list and an alarm on a phone have no serious finding, %s', async (theme) => {
  const { context, page } = await openConsole(browser, { width: 390, height: 844 }, theme);
  await signIn(page, email, password);
  const card = page.getByText(point).first();
  await card.waitFor();
  expect(await findings(page)).toEqual([]);
  await card.click();
  await page.getByRole('heading', { name: 'Source Alarm Data' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await context.close();
});
