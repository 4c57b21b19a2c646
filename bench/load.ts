import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';
import type { Traffic } from './traffic.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

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

/**
 * Open-loop load: requests start when they are due, whether or not earlier ones have been answered, and latency counts
 * from the moment a request was due.
 * @returns latencies in milliseconds.
 */
export function openLoop(
  options: Watching & {
    product: Product;
    traffic: Traffic;
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
  failed: number;
}

/** Like `openLoop`, for requests sorted by due time. */
export async function sendWhenDue(
  product: Product,
  requests: Iterable<DueRequest>,
  options: Watching = {},
): Promise<Load> {
  const begin = performance.now();
  const latencies: number[] = [];
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
        () => void latencies.push(performance.now() - due),
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(running);
  return { latencies, failed };
}

/** The value below which `share` of the sorted values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
