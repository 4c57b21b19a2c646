import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { launchBefore, signInOn } from './browser.ts';
import { openLoop, quantile } from './load.ts';
import type { Product } from './product.ts';
import type { Traffic } from './traffic.ts';

const eventsPerSecond = 500;
const itemsPerRequest = 20;
/** Excluded from the measurement: a new page behaves differently from one that has been open for a while. */
const warmUpMs = 30_000;
/** Garbage collection is forced between these stretches; entries recorded meanwhile do not count. */
const stretchMs = 60_000;
const betweenMs = 1_000;

interface Entry {
  at: number;
  ms: number;
}

interface Seen {
  /** Tasks of 50 ms and more. */
  longTasks: Entry[];
  /** From a press of a key or button until its effect was painted. */
  presses: Entry[];
  /** From a turn of the wheel until the next frame. */
  scrolls: Entry[];
}

/** Measures the load of an open table on a browser while alarms flood in, and its response times meanwhile. */
export async function benchFlood(product: Product, traffic: Traffic, seconds: number, say: (line: string) => void) {
  const browser = await launchBefore(say, (options) => chromium.launch(options));
  try {
    const page = await browser.newPage({ baseURL: product.api, viewport: { width: 1600, height: 1000 } });
    await signInOn(page, product.email);
    await page.getByRole('grid').getByRole('row').nth(20).waitFor();
    const ended = new AbortController();
    const load = openLoop({
      product,
      traffic,
      requestsPerSecond: eventsPerSecond / itemsPerRequest,
      itemsPerRequest,
      seconds: 2 * (seconds + warmUpMs / 1_000) + 60,
      signal: ended.signal,
    });
    await work(page, warmUpMs);
    await page.evaluate(watch);
    const heap = [await heapMb(page)];
    const opened: number[] = [];
    const stretches: Array<{ from: number; to: number }> = [];
    for (let left = seconds * 1_000; left > 0; left -= stretchMs) {
      const from = await page.evaluate(() => performance.now());
      opened.push(...(await work(page, Math.min(left, stretchMs))));
      stretches.push({ from, to: await page.evaluate(() => performance.now()) });
      heap.push(await heapMb(page));
    }
    const seen = await page.evaluate(() => window.seen);
    ended.abort();
    const { failed } = await load;
    const counted = (entries: Entry[]): number[] =>
      entries.filter(({ at }) => stretches.some(({ from, to }) => at >= from && at < to)).map(({ ms }) => ms);
    const measuredMs = stretches.reduce((total, { from, to }) => total + to - from, 0);
    const longTasks = counted(seen.longTasks);
    const sum = longTasks.reduce((total, ms) => total + ms, 0);
    const spread = (values: number[]) => ({
      count: values.length,
      p50: Math.round(quantile(values, 0.5)),
      p95: Math.round(quantile(values, 0.95)),
    });
    const figures = {
      seconds: Math.round(measuredMs / 1_000),
      longTaskShare: Number(((100 * sum) / measuredMs).toFixed(2)),
      longestTaskMs: Math.round(Math.max(0, ...longTasks)),
      press: spread(counted(seen.presses)),
      scroll: spread(counted(seen.scrolls)),
      detailsShown: spread(opened),
      heapMb: heap,
      failed,
    };
    say(
      `An open table during ${eventsPerSecond} events/s for ${figures.seconds} s: ${figures.longTaskShare} % of the time in long tasks (the longest ${figures.longestTaskMs} ms); a press painted p50 ${figures.press.p50} ms, p95 ${figures.press.p95} ms, a scroll p95 ${figures.scroll.p95} ms, details of an alarm there p50 ${figures.detailsShown.p50} ms, p95 ${figures.detailsShown.p95} ms; heap ${heap.join(', ')} MB, a minute apart; ${failed} requests failed`,
    );
    return figures;
  } finally {
    await browser.close();
  }
}

/**
 * Repeats a user's actions at the table: look, select a row, scroll, open an alarm, go back to the top and apply what
 * has arrived.
 * @returns how long the details of each opened alarm took to appear, ms.
 */
async function work(page: Page, forMs: number): Promise<number[]> {
  const end = performance.now() + forMs;
  const opened: number[] = [];
  const grid = page.getByRole('grid');
  const middle = async (): Promise<[number, number]> => {
    const box = await grid.boundingBox();
    if (!box) throw new Error('there is no table');
    return [box.x + 400, box.y + box.height / 2];
  };
  while (performance.now() < end) {
    await sleep(betweenMs);
    const [x, y] = await middle();
    await page.mouse.move(x, y);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await sleep(betweenMs);
    await page.keyboard.press('x');
    for (const turn of [400, 400, 400, -1_200]) {
      await page.mouse.wheel(0, turn);
      await sleep(100);
    }
    const begin = performance.now();
    await openRow(page, [x, y]);
    opened.push(performance.now() - begin);
    await sleep(betweenMs);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    // off the table: an untouched one draws new rows at once
    await page.mouse.move(20, 980);
    await sleep(2 * betweenMs);
  }
  return opened;
}

/** Clicks a row until its details show: rows that move under the pointer take a click with them, as a user sees. */
async function openRow(page: Page, [x, y]: [number, number]): Promise<void> {
  const details = page.getByRole('complementary').getByRole('heading', { name: 'Source Alarm Data' });
  for (const timeout of [5_000, 5_000, 30_000]) {
    await page.mouse.click(x, y);
    const isShown = await details.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
  }
  throw new Error('The details of an alarm do not show');
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page on its own: the helpers that the compiler adds to named functions are missing there. */
function watch(): void {
  window.seen = { longTasks: [], presses: [], scrolls: [] };
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries()) window.seen.longTasks.push({ at, ms });
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, startTime: at, duration: ms } of list.getEntries())
      if (name === 'click' || name === 'keydown') window.seen.presses.push({ at, ms });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.addEventListener(
    'wheel',
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        setTimeout(() => window.seen.scrolls.push({ at: timeStamp, ms: performance.now() - timeStamp })),
      ),
    { passive: true },
  );
}

/** Heap in use after a garbage collection. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return Number((usedSize / 2 ** 20).toFixed(1));
}
