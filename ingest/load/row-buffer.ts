/** Rows on their way into one table, with those who wait for them to be stored. */
interface Pending<Row> {
  rows: Row[];
  stored: Promise<void>;
  done: (error?: unknown) => void;
}

/**
 * Gathers rows from several partitions into inserts of a good size. Whoever adds rows waits until they are stored, so
 * nothing is buffered beyond what readers hold, and a position is committed only behind an acknowledged insert.
 */
export function createRowBuffer<Row>(options: {
  maxRows: number;
  /** How long the first row after a pause waits for company. */
  lingerMs: number;
  /** Time between two inserts while rows keep coming, unless there are `maxRows` before: each insert is a part to merge. */
  everyMs: number;
  insert(rows: Row[]): Promise<void>;
}) {
  let pending: Pending<Row> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastFlushAt = Number.NEGATIVE_INFINITY;

  function flush(): void {
    clearTimeout(timer);
    const batch = pending;
    pending = null;
    lastFlushAt = performance.now();
    if (batch) options.insert(batch.rows).then(() => batch.done(), batch.done);
  }

  return {
    /** Resolves when the rows are stored; rejects when their insert failed. */
    add(rows: Row[]): Promise<void> {
      if (rows.length === 0) return Promise.resolve();
      if (!pending) {
        let done: Pending<Row>['done'] = () => {};
        const stored = new Promise<void>((resolve, reject) => {
          done = (error) => (error === undefined ? resolve() : reject(error));
        });
        pending = { rows: [], stored, done };
        timer = setTimeout(flush, Math.max(options.lingerMs, lastFlushAt + options.everyMs - performance.now()));
      }
      const batch = pending;
      for (const row of rows) batch.rows.push(row);
      if (batch.rows.length >= options.maxRows) flush();
      return batch.stored;
    },
  };
}
