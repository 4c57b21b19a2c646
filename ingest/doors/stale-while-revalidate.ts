import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../../platform/errors.ts';

/** What is known under a key, and the newest query about it. Times are by a clock that nobody sets. */
interface Entry<Value> {
  known?: { value: Value | null; at: number };
  query?: { begunAt: number; isRunning: boolean; answer: Promise<Value | null> };
}

/** So long nothing is asked. */
const freshMs = 5_000;
/** So long what is known lets somebody pass at once, while one query runs behind it. */
const atOnceMs = 15_000;
/** How long somebody waits for Postgres who could pass with what is known. */
const patienceMs = 1_000;
/** While Postgres is away doors stay open for integrations they know. */
const staleMs = 15 * 60_000;
/** Between two queries about one key, when the first has failed. */
const retryMs = 1_000;
const entriesMax = 10_000;

/**
 * What a door remembers of Postgres. However many wait, one query a key runs. What has changed holds within 15 s while
 * Postgres answers within a second (after 5 s and a query where somebody comes all the time), within 15 minutes while it
 * does not; what is new is known within 5 s.
 * @param options.load what Postgres says of a key, null when it is nobody's; bounded in time.
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

  /** Keys that are nobody's go first: whoever tries out many does not push out those that are known. */
  function makeRoom(): void {
    for (const [key, entry] of entries) if (!entry.known?.value) entries.delete(key);
    if (entries.size >= entriesMax) entries.clear();
  }

  /** The query that runs, or has just failed; else a new one. */
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
   * @param passes whether what is known lets somebody pass: a refusal is worth the wait for what is newer.
   * @throws AppError UNAVAILABLE when nothing is known and Postgres does not answer.
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
      throw unavailable('The service is not able to check keys right now', 5, error);
    }
  };
}

/** @throws Error when the work is not done in time; it goes on. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(Math.max(0, ms), undefined, { signal: over.signal }).then(() => {
    throw new Error(`Postgres has not answered within ${patienceMs} ms`);
  });
  late.catch(() => {});
  return Promise.race([work, late]).finally(() => over.abort());
}
