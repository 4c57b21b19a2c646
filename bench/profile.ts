import { setTimeout as sleep } from 'node:timers/promises';
import type { Occurrence } from '../simulators/bas/dialect.ts';
import { dialects } from '../simulators/bas/dialects.ts';
import { pairActivations } from '../simulators/bas/schedule.ts';
import { type ProfileName, sitesOf } from '../simulators/sites/profiles.ts';
import { quantile, sendWhenDue } from './load.ts';
import type { Product } from './product.ts';
import { watchVisible } from './visible.ts';

const dayMs = 86_400_000;
const seed = 1;
const sites = 200;
const seconds = 60;
/** Events within this time are sent as one request. */
const coalesceMs = 50;
const itemsARequest = 500;
const patienceMs = 600_000;

/**
 * Sends a day's alarms of a profile's buildings within a minute: each event at its proportional time, whether or not
 * earlier ones have been answered. The traffic is the same each time.
 */
export async function benchProfile(product: Product, profile: ProfileName, say: (line: string) => void) {
  const { requests, events } = requestsOf(product, profile);
  const before = await outcomesOf(product);
  const watch = await watchVisible(product);
  const load = await sendWhenDue(product, requests, { onSent: watch.sent });
  const all = before.applied + before.dropped + before.rejected + events;
  let after = before;
  const begin = performance.now();
  while (after.applied + after.dropped + after.rejected < all && load.failed === 0) {
    if (performance.now() - begin > patienceMs) throw new Error('the events did not arrive within ten minutes');
    await sleep(250);
    after = await outcomesOf(product);
  }
  const arrivedMs = Math.round(performance.now() - begin);
  const visible = watch.stop();
  const counted = (Object.keys(after) as Array<keyof typeof after>).map((name) => [name, after[name] - before[name]]);
  const figures = {
    profile,
    events,
    requests: requests.length,
    accepted: { p50: Math.round(quantile(load.latencies, 0.5)), p99: Math.round(quantile(load.latencies, 0.99)) },
    visible: {
      seen: visible.length,
      p50: Math.round(quantile(visible, 0.5)),
      p99: Math.round(quantile(visible, 0.99)),
    },
    failed: load.failed,
    arrivedMs,
    outcomes: Object.fromEntries(counted) as typeof after,
  };
  say(
    `Profile ${profile}, ${events.toLocaleString('en')} events in ${requests.length.toLocaleString('en')} requests within ${seconds} s: accepted p50 ${figures.accepted.p50} ms, p99 ${figures.accepted.p99} ms, ${load.failed} failed; accept to visible p50 ${figures.visible.p50} ms, p99 ${figures.visible.p99} ms of ${visible.length.toLocaleString('en')} seen; all in the warehouse ${arrivedMs} ms after the last`,
  );
  say(`  ${counted.map(([name, value]) => `${name} ${value?.toLocaleString('en')}`).join(', ')}`);
  return figures;
}

/** Requests in the order in which they are due; each site is behind one of the integrations. */
function requestsOf(product: Product, profile: ProfileName) {
  const from = Date.now() - dayMs;
  const days = [...sitesOf(profile, { seed, from, sites })].map(({ site, rows }) =>
    pairActivations(rows, site, ({ at }) => at).map((one) => ({
      system: product.systems[site % product.systems.length] as number,
      // no two sites have a point in common
      occurrence: { ...one, row: { ...one.row, point: `${profile}-${site}-${one.row.point}` } },
    })),
  );
  const all = days.flat().sort((a, b) => a.occurrence.at - b.occurrence.at);
  const [first, last] = [all[0]?.occurrence.at ?? from, all.at(-1)?.occurrence.at ?? from];
  const share = (seconds * 1_000) / Math.max(1, last - first);
  const requests: Array<{ afterMs: number; system: number; items: () => string[] }> = [];
  const open = new Map<number, { since: number; items: string[] }>();
  let clock = 0;
  for (const { occurrence, system } of all) {
    const afterMs = (occurrence.at - first) * share;
    // an alarm in a list is identified by its time, so no two events may share one
    clock = Math.max(clock + 1, occurrence.at);
    const item = JSON.stringify(dialects.generic({ ...occurrence, at: clock } satisfies Occurrence));
    const known = open.get(system);
    if (known && afterMs - known.since <= coalesceMs && known.items.length < itemsARequest) known.items.push(item);
    else {
      const items = [item];
      open.set(system, { since: afterMs, items });
      requests.push({ afterMs: afterMs + coalesceMs, system, items: () => items });
    }
  }
  return { requests, events: all.length };
}

/** Counts the outcomes of the customer's payloads, and its alarms by state. */
async function outcomesOf({ db, warehouse, customerId, eventsInWarehouse }: Product) {
  const answer = await warehouse.query({
    query: `SELECT countIf(outcome = 'dropped') AS dropped, countIf(outcome = 'rejected') AS rejected FROM outcomes FINAL
      WHERE customer_id = {customerId:UInt32}`,
    query_params: { customerId },
    format: 'JSONEachRow',
  });
  const [row] = await answer.json<{ dropped: string; rejected: string }>();
  const { rows } = await db.raw<{
    rows: [{ alarms: number; active: number; chattering: number; fleeting: number }];
  }>(
    `select count(*)::int as alarms, count(*) filter (where is_active)::int as active,
       count(*) filter (where chattering_count > 0)::int as chattering,
       count(*) filter (where fleeting_count > 0)::int as fleeting
     from alarm_state where customer_id = ?`,
    [customerId],
  );
  return {
    applied: await eventsInWarehouse(),
    dropped: Number(row?.dropped ?? 0),
    rejected: Number(row?.rejected ?? 0),
    ...rows[0],
  };
}
