import { setTimeout as sleep } from 'node:timers/promises';
import type { ReparseCounts } from '../domain/repair/reparse/reparse.ts';
import { openLoop, quantile } from './load.ts';
import { type Product, startCpu } from './product.ts';
import type { Traffic } from './traffic.ts';
import { watchVisible } from './visible.ts';

const itemsPerRequest = 20;
/** Longer than any run. */
const longestSeconds = 24 * 3_600;

interface Options {
  /** Name of the run, as printed. */
  what: string;
  /** Count of the events that it has written. */
  written: 'changed' | 'added';
  eventsPerSecond: number;
  /** Runs it for an integration, to its end. */
  run(systemId: number): Promise<ReparseCounts>;
  say(line: string): void;
}

/**
 * Runs something that reads the archive, for each integration of the customer, while events arrive at a rate: how many events
 * it reads a second, and how soon the arriving ones are visible.
 */
export async function besideLive(
  product: Product,
  traffic: Pick<Traffic, 'items'>,
  { what, written, eventsPerSecond, run, say }: Options,
) {
  const watch = await watchVisible(product);
  const stopping = new AbortController();
  const live = openLoop({
    ...{ product, traffic, requestsPerSecond: eventsPerSecond / itemsPerRequest, itemsPerRequest },
    ...{ seconds: longestSeconds, onSent: watch.sent, signal: stopping.signal },
  });
  const cpu = startCpu(product, () => {});
  const begin = performance.now();
  const counts: ReparseCounts[] = [];
  // sequentially: the worker would run them concurrently, and none could be measured alone
  for (const systemId of product.systems) counts.push(await run(systemId));
  const seconds = (performance.now() - begin) / 1_000;
  stopping.abort();
  const { failed } = await live;
  await sleep(3_000);
  const latencies = watch.stop();
  const sum = (field: keyof ReparseCounts): number => counts.reduce((total, one) => total + one[field], 0);
  const events = sum('events');
  const figures = {
    ...{ events, written: sum(written), seconds: Math.round(seconds), perSecond: Math.round(events / seconds) },
    live: {
      ...{ eventsPerSecond, seen: latencies.length, unseen: watch.unseen(), failed },
      ...{ p50: Math.round(quantile(latencies, 0.5)), p99: Math.round(quantile(latencies, 0.99)) },
    },
    cpuSecondsPer100k: cpu(events),
  };
  const { live: shown } = figures;
  say(
    `${what} of ${events.toLocaleString('en')} events, ${figures.written.toLocaleString('en')} of them ${written}: ${figures.perSecond.toLocaleString('en')}/s; ` +
      `${eventsPerSecond}/s beside it visible at p50 ${shown.p50} ms, p99 ${shown.p99} ms of ${shown.seen.toLocaleString('en')} seen, ${shown.unseen} not seen, ${failed} failed`,
  );
  return figures;
}
