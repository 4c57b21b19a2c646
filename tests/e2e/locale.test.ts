import { afterAll, beforeAll, expect, test } from 'vitest';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { follow, openConsole, signIn } from './browser.ts';
import { minutesAgo, openStage, password, type Stage } from './stage.ts';

/** Numbers are written by the browser's locale, dates as the contract has them, both in figures of one width. */

const [usual, rare] = [1_100, 3];
let stage: Stage;
let email: string;
beforeAll(async () => {
  stage = await openStage();
  email = await stage.person('ADMIN');
  const alarms = (many: number, priority: number) =>
    Array.from({ length: many }, (_, n) => item('ALARM', `P${priority}.${n}`, minutesAgo(3), { priority }));
  const sent = [...alarms(usual, 20), ...alarms(rare, 200)];
  // a request has at most 1,000
  await stage.road.send(...sent.slice(0, 1_000));
  await stage.road.send(...sent.slice(1_000));
  await until('all occurrences', async () => (await stage.road.warehouseRows('instances')).length === usual + rare);
});
afterAll(() => stage?.close());

test.each([
  ['de-DE', { count: '1.103', bar: '1.100', share: '0,3%' }],
  ['en-US', { count: '1,103', bar: '1,100', share: '0.3%' }],
])('UI-066 ALM-140 a list and a chart in %s', async (locale, { count, bar, share }) => {
  const { context, page, errors } = await openConsole(stage.browser, undefined, undefined, locale);
  await signIn(page, email, password);
  await page.getByText(` of ${count} loaded`).waitFor();
  const time = page.getByRole('grid').locator('time').first();
  expect(await time.textContent()).toMatch(/^\d\d\/\d{1,2}\/\d{4}\u2007? \d\d:\d\d [AP]M$/);
  const figures = (element: Element) => getComputedStyle(element).fontVariantNumeric;
  expect(await time.evaluate(figures)).toBe('tabular-nums');
  await follow(page, '/reports/counts?by=priority');
  const frequent = page.getByRole('region', { name: 'Most frequent' });
  await frequent.locator('.recharts-label-list').getByText(bar, { exact: true }).waitFor();
  await frequent.getByRole('button', { name: 'View as table' }).click();
  const cell = page.getByRole('table', { name: 'Counts' }).getByRole('cell', { name: share, exact: true }).first();
  await cell.waitFor();
  expect(await cell.evaluate(figures)).toBe('tabular-nums');
  expect(errors).toEqual([]);
  await context.close();
});
