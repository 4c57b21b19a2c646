import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../../platform/errors.ts';
import { gatewayTexts } from '../../texts/server/gateway.ts';

/** Cached value of a key, and the newest query for it. Times are of a monotonic clock. */
interface Entry<Value> {
  known?: { value: Value | null; at: number };
  query?: { begunAt: number; isRunning: boolean; answer: Promise<Value | null> };
}

/** Age up to which a value is used without a query. */
const freshMs = 5_000;
/** Age up to which a value that permits access is used at once, while a query runs in the background. */
const atOnceMs = 15_000;
/** Time to wait for Postgres if an older value is cached. */
const patienceMs = 1_000;
/** While Postgres is away doors stay open for integrations they know. */
const staleMs = 15 * 60_000;
/** Minimum time between two queries for one key, when the first has failed. */
const retryMs = 1_000;
const entriesMax = 10_000;

/**
 * Cache of what a door reads from Postgres. However many callers wait, one query runs per key. A change is effective
 * within 15 s while Postgres answers within a second (after 5 s and a query under constant traffic), within 15 minutes
 * while it does not; something new is known within 5 s.
 * @param options.load reads a key from Postgres, null when it does not exist; bounded in time.
 */
export function createStaleWhileRevalidate<Key, Value>(options: {
  load(key: Key): Promise<Value | null>;
  failed(error: unknown, key: Key): void;
}) {
  const entries = new Map<Key, Entry<Value>>();

  function entryOf(key: Key): Entry<Value> {
    const found = entries.get(key);
    if (found) return found;
    if (entries.size >= entriesMax) makeRoom();
    const entry: Entry<Value> = {};
    entries.set(key, entry);
    return entry;
  }

  /** Unknown keys are evicted first: a client that tries many does not evict the known ones. */
  function makeRoom(): void {
    for (const [key, entry] of entries) if (!entry.known?.value) entries.delete(key);
    if (entries.size >= entriesMax) entries.clear();
  }

  /** Returns the query that runs, or has just failed; else a new one. */
  function ask(entry: Entry<Value>, key: Key): NonNullable<Entry<Value>['query']> {
    const begunAt = performance.now();
    const last = entry.query;
    if (last && (last.isRunning || begunAt - last.begunAt < retryMs)) return last;
    const answer = options.load(key).finally(() => {
      query.isRunning = false;
    });
    const query = { begunAt, isRunning: true, answer };
    entry.query = query;
    answer.then(
      (value) => {
        entry.known = { value, at: begunAt };
      },
      (error: unknown) => options.failed(error, key),
    );
    return query;
  }

  /**
   * @param passes true if the value permits access: a refusal is worth waiting for a newer value.
   * @throws AppError UNAVAILABLE when nothing is cached and Postgres does not answer.
   */
  return async (key: Key, passes: (value: Value | null) => boolean): Promise<Value | null> => {
    const entry = entryOf(key);
    const { known } = entry;
    const at = performance.now();
    const age = known ? at - known.at : Number.POSITIVE_INFINITY;
    if (known && age < freshMs) return known.value;
    const { begunAt, answer } = ask(entry, key);
    if (known && age < atOnceMs && passes(known.value)) return known.value;
    try {
      return await (age < staleMs ? within(begunAt + patienceMs - at, answer) : answer);
    } catch (error) {
      if (known && age < staleMs) return known.value;
      throw unavailable(gatewayTexts.keysUnavailable, 5, error);
    }
  };
}

/** @throws Error when the work does not finish in time; it continues. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(Math.max(0, ms), undefined, { signal: over.signal }).then(() => {
    throw new Error(`Postgres has not answered within ${patienceMs} ms`);
  });
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => over.abort());
}
