import { findRefused, type Refused } from '../../platform/refusal.ts';

/** Rows to be inserted into one table, with the callers that wait for them to be stored. */
interface Pending<Row> {
  rows: Row[];
  stored: Promise<Array<Refused<Row>>>;
  done: (refused: Array<Refused<Row>>) => void;
  failed: (error: unknown) => void;
}

/** Pause between inserts, as a multiple of an insert's duration: each is a part to merge, a cost under load. */
const restPerInsert = 20;

/**
 * Batches rows from several partitions into inserts of a good size. Callers wait until their rows are stored, so
 * nothing is buffered beyond what readers hold, and a position is committed only after an acknowledged insert.
 */
export function createRowBuffer<Row>(options: {
  maxRows: number;
  /** Minimum time that rows wait to be batched with those of other partitions, read at the same time. */
  lingerMs: number;
  /** The longest time between two inserts while rows keep coming, unless `maxRows` is reached before. */
  everyMs: number;
  insert(rows: readonly Row[]): Promise<void>;
}) {
  let pending: Pending<Row> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastFlushAt = Number.NEGATIVE_INFINITY;
  let restMs = 0;
  /** Time of the next flush. */
  let dueAt = Number.POSITIVE_INFINITY;

  function flush(): void {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    const batch = pending;
    pending = null;
    lastFlushAt = performance.now();
    if (batch) findRefused(batch.rows, insert).then(batch.done, batch.failed);
  }

  function flushBy(at: number): void {
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(flush, at - performance.now());
  }

  async function insert(rows: readonly Row[]): Promise<void> {
    const startedAt = performance.now();
    await options.insert(rows);
    restMs = Math.min(options.everyMs, restPerInsert * (performance.now() - startedAt));
  }

  return {
    /**
     * Resolves when the rows are stored, with those that the warehouse refuses; rejects when their insert failed.
     * @param isBehind the caller has more and cannot read on before: its rows wait for `lingerMs` only.
     */
    async add(rows: Row[], isBehind: boolean): Promise<Array<Refused<Row>>> {
      if (rows.length === 0) return [];
      if (!pending) {
        let done: Pending<Row>['done'] = () => {};
        let failed: Pending<Row>['failed'] = () => {};
        const stored = new Promise<Array<Refused<Row>>>((resolve, reject) => {
          done = resolve;
          failed = reject;
        });
        pending = { rows: [], stored, done, failed };
        flushBy(Math.max(performance.now() + options.lingerMs, lastFlushAt + restMs));
      }
      if (isBehind) flushBy(performance.now() + options.lingerMs);
      const batch = pending;
      for (const row of rows) batch.rows.push(row);
      if (batch.rows.length >= options.maxRows) flush();
      const refused = await batch.stored;
      return refused.filter(({ item }) => rows.includes(item));
    },
  };
}
