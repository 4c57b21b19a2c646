import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { ringOf } from '../domain/maps/shape.ts';
import { chromiumPath } from '../engines/machine.ts';
import { quantile } from './load.ts';
import { type Product, password } from './product.ts';
import { signIn } from './session.ts';

const firstId = 70_000_000;
/** Buildings with an active alarm: one of so many. */
const alarmingShare = 5;
const reads = 20;
const openings = 5;
const pageSize = 1_000;
/** Time after which the last page of buildings is drawn, too. */
const restMs = 2_000;

interface Given {
  buildings: number;
  say(line: string): void;
}

const query = `query ($limit: Int, $after: String) { getMapViewBuildingAssets(limit: $limit, after: $after) {
  buildingAssets { id name activeAlarmCount priority impact geoJSON version cursor } } }`;
interface Listed {
  getMapViewBuildingAssets: { buildingAssets: Array<{ cursor: string }> };
}

/** Measures the map of a customer of many buildings: reading them, first drawing and panning, drawn by software. */
export async function benchMap(product: Product, { buildings, say }: Given) {
  await storeBuildings(product, buildings);
  const session = await signIn(product);
  const among = `${buildings.toLocaleString('en')} buildings`;
  const pages: number[] = [];
  for (let read = 0; read < reads; read += 1)
    for (let after: string | undefined, isMore = true; isMore; ) {
      const begin = performance.now();
      const { getMapViewBuildingAssets: page } = (await session.graphql(query, {
        limit: pageSize,
        after: after ?? null,
      })) as Listed;
      pages.push(performance.now() - begin);
      after = page.buildingAssets.at(-1)?.cursor;
      isMore = page.buildingAssets.length === pageSize;
    }
  const pageMs = { p50: Math.round(quantile(pages, 0.5)), p95: Math.round(quantile(pages, 0.95)) };
  say(`a page of ${pageSize} of ${among}: p50 ${pageMs.p50} ms, p95 ${pageMs.p95} ms`);

  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args });
  try {
    const context = await browser.newContext({ baseURL: product.api, viewport: { width: 1600, height: 1000 } });
    const first = await context.newPage();
    await first.goto('/login');
    await first.getByLabel('Email').fill(product.email);
    await first.getByRole('button', { name: 'Continue' }).click();
    await first.getByLabel('Password').fill(password);
    await first.getByRole('button', { name: 'Log In' }).click();
    await first.waitForURL(/alarms/);
    // a list that is open draws beside the map
    await first.close();
    const drawn: number[] = [];
    const longest: number[] = [];
    for (let opening = 0; opening < openings; opening += 1) {
      const page = await context.newPage();
      const { drawnMs, longestTaskMs } = await openMap(page);
      drawn.push(drawnMs);
      longest.push(longestTaskMs);
      await page.close();
    }
    const figures = {
      pageMs,
      drawnMs: Math.round(quantile(drawn, 0.5)),
      longestTaskMs: Math.round(Math.max(...longest)),
    };
    say(
      `${among} drawn by software ${figures.drawnMs} ms after the page was asked for, panned with no task over ${figures.longestTaskMs} ms`,
    );
    return figures;
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** Time at which the map was drawn, ms since the page was asked for. */
    drawnMs: number;
    longestTaskMs: number;
  }
}

/** Opens the map, waits until it is drawn with all buildings, and drags it to and fro. */
async function openMap(page: Page): Promise<{ drawnMs: number; longestTaskMs: number }> {
  await page.addInitScript(() => {
    // seen by the page itself: a locator looks twice a second
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[class*="map-canvas_"][aria-busy=false]')) return;
      window.drawnMs = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  });
  await page.goto('/assets/map');
  const canvas = page.locator('[class*="map-canvas_"][aria-busy=false]');
  await canvas.waitFor();
  const drawnMs = await page.evaluate(() => window.drawnMs);
  await page.getByRole('status').filter({ hasText: 'buildings' }).waitFor();
  await sleep(restMs);
  await page.evaluate(() => {
    window.longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longestTaskMs = Math.max(window.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
  });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (turn % 2 ? -260 : 260), y + (turn % 3 ? 120 : -120), { steps: 30 });
    await page.mouse.up();
    await sleep(300);
  }
  return { drawnMs, longestTaskMs: await page.evaluate(() => window.longestTaskMs) };
}

/** Stores buildings on a grid, each a ring of eight corners, one in some with an active alarm that fails its service. */
async function storeBuildings({ db, customerId, systems }: Product, buildings: number): Promise<void> {
  await db.raw(
    `insert into entities (customer_id, id, class, name, name_key, kind, created_at, building_id, active_alarm_count)
     select :customerId::int, ${firstId} + n, 'Building', 'House ' || n, 'house' || n, 'space', now(), ${firstId} + n,
       case when n % ${alarmingShare} = 0 then 1 else 0 end from generate_series(1, :buildings::int) as n`,
    { customerId, buildings },
  );
  const width = Math.ceil(Math.sqrt(buildings));
  const shapes = Array.from({ length: buildings }, (_, n) => {
    const [east, north] = [-88.4 + (n % width) * 0.002, 41.7 + Math.floor(n / width) * 0.002];
    return ringOf(
      Array.from({ length: 8 }, (__, corner) => {
        const angle = (corner * Math.PI) / 4;
        return [east + 0.0006 * Math.cos(angle), north + 0.0005 * Math.sin(angle)] as const;
      }),
    );
  });
  await db.raw(
    `insert into entity_shapes (customer_id, entity_id, geo_json, updated_at)
     select :customerId::int, ${firstId} + n, shape, now() from jsonb_array_elements(:shapes::jsonb) with ordinality as s (shape, n)`,
    { customerId, shapes: JSON.stringify(shapes) },
  );
  await db.raw(
    `with alarming as (
       select id, row_number() over (order by id) as n from alarm_state
       where customer_id = :customerId::int and system_id = :systemId and is_active limit :alarms)
     insert into entity_alarms (customer_id, alarm_id, entity_id)
     select :customerId::int, id, ${firstId} + n * ${alarmingShare} from alarming`,
    { customerId, systemId: systems[0] ?? 0, alarms: Math.floor(buildings / alarmingShare) },
  );
  await db.raw('vacuum analyze entities, entity_shapes, entity_alarms');
}
