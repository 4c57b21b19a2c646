import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';
import type { Traffic } from './traffic.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Items of a request when many are to be sent. */
export const batch = 500;
const patienceMs = 600_000;

/** Posts items and insists that all are accepted. */
export function post(product: Product, system: number, items: string[]): Promise<void> {
  const body = `[${items.join(',')}]`;
  return new Promise((resolve, reject) => {
    const sent = request(
      product.doors(system),
      {
        method: 'POST',
        agent,
        headers: {
          authorization: `Bearer ${product.key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 207 ? resolve() : reject(new Error(`a door answered ${response.statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends as fast as doors accept batches. */
export async function sendAll(
  product: Product,
  traffic: Pick<Traffic, 'items'>,
  events: number,
  newShare?: number,
): Promise<void> {
  let left = Math.ceil(events / batch);
  const source = async (system: number): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await post(product, system, traffic.items(system, batch, newShare));
    }
  };
  await Promise.all(product.systems.map(source));
}

/** Resolves once a number has been counted. @throws Error when the count does not grow for ten minutes. */
export async function counted(count: () => Promise<number>, wanted: number): Promise<void> {
  let [newest, since] = [-1, Date.now()];
  for (;;) {
    const found = await count();
    if (found >= wanted) return;
    if (found !== newest) [newest, since] = [found, Date.now()];
    if (Date.now() - since > patienceMs) throw new Error(`${found} of ${wanted} after ten minutes without another`);
    // each check costs an engine a query
    await sleep(250);
  }
}

/** Postgres is ahead of ClickHouse by construction: the loader stores only what the projector has committed. */
export const arrived = (product: Product, events: number): Promise<void> => counted(product.eventsInWarehouse, events);

/**
 * Open-loop load: requests start when they are due, whether or not earlier ones have been answered, and latency counts
 * from the moment a request was due.
 * @returns latencies in milliseconds.
 */
export function openLoop(
  options: Watching & {
    product: Product;
    traffic: Pick<Traffic, 'items'>;
    requestsPerSecond: number;
    itemsPerRequest: number;
    seconds: number;
  },
): Promise<Load> {
  const { product, traffic, requestsPerSecond, itemsPerRequest, seconds } = options;
  function* requests(): Generator<DueRequest> {
    for (let n = 0; n < Math.round(requestsPerSecond * seconds); n += 1) {
      const system = product.systems[n % product.systems.length] as number;
      yield { afterMs: (n * 1_000) / requestsPerSecond, system, items: () => traffic.items(system, itemsPerRequest) };
    }
  }
  return sendWhenDue(product, requests(), options);
}

interface DueRequest {
  /** Due time, relative to the start. */
  afterMs: number;
  system: number;
  items: () => string[];
}

interface Watching {
  onSent?(items: string[], dueAt: number): void;
  /** Ends it early. */
  signal?: AbortSignal;
}

interface Load {
  latencies: number[];
  /** Those of requests that were due once the processes had run for some seconds, and had compiled their code. */
  warm: number[];
  failed: number;
}

const warmUpMs = 5_000;

/** Like `openLoop`, for requests sorted by due time. */
export async function sendWhenDue(
  product: Product,
  requests: Iterable<DueRequest>,
  options: Watching = {},
): Promise<Load> {
  const begin = performance.now();
  const [latencies, warm]: [number[], number[]] = [[], []];
  const running: Array<Promise<void>> = [];
  let failed = 0;
  for (const { afterMs, system, items: make } of requests) {
    if (options.signal?.aborted) break;
    const due = begin + afterMs;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const items = make();
    options.onSent?.(items, Date.now() - (performance.now() - due));
    running.push(
      post(product, system, items).then(
        () => {
          latencies.push(performance.now() - due);
          if (afterMs >= warmUpMs) warm.push(performance.now() - due);
        },
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(running);
  return { latencies, warm, failed };
}

/** The value below which `share` of the sorted values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
