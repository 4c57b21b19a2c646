import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, signIn } from './browser.ts';
import { activeAlarms, password } from './stage.ts';
import { newest, openTriageStage, type TriageStage } from './triage-stage.ts';

let stage: TriageStage;
beforeAll(async () => {
  stage = await openTriageStage();
});
afterAll(() => stage?.close());

/** A page without a cache that adds up the script it loads, as encoded on the wire. */
async function weighing(browser: Browser) {
  const { context, page } = await openConsole(browser);
  const sizes: Array<Promise<number>> = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js'))
      // negative: from the cache
      sizes.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  const loaded = async () => ({
    files: sizes.length,
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  });
  return { context, page, loaded };
}

test('login loads less than 150 kB of script, and less than 400 kB until the first list shows', async () => {
  const { context, page, loaded } = await weighing(stage.browser);
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  const login = await loaded();
  await signIn(page, stage.email, password);
  await page.waitForURL(activeAlarms);
  await page.getByRole('row').filter({ hasText: newest }).waitFor();
  const list = await loaded();
  await context.close();
  expect(login.bytes).toBeGreaterThan(50_000);
  expect(login.bytes).toBeLessThan(150_000);
  expect(list.bytes).toBeLessThan(400_000);
  expect(list.files).toBeLessThan(20);
});

test('a stranger who asks for a list loads login alone', async () => {
  const { context, page, loaded } = await weighing(stage.browser);
  await page.goto('/alarms/Standard%20Lenses/Intake');
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/login');
  expect((await loaded()).bytes).toBeLessThan(150_000);
  await context.close();
});

/** Sum of the layout shifts of a page since it was loaded, and what moved. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const moved: string[] = [];
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            sum += entry.value;
            for (const { node, previousRect: was, currentRect: now } of entry.sources)
              moved.push(
                `${entry.value.toFixed(4)} ${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} ` +
                  `${was.x},${was.y} ${was.width}×${was.height} to ${now.x},${now.y} ${now.width}×${now.height}`,
              );
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moved }), 500);
      }),
  );

interface Shift extends PerformanceEntry {
  value: number;
  sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
}

test('nothing moves while the list of a phone comes', async () => {
  const page = await stage.context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await page.goto('/m');
  await page.getByRole('listitem').filter({ hasText: newest }).waitFor();
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await shiftOf(page);
  expect(sum, moved.join('\n')).toBeLessThan(0.02);
  await page.close();
});
