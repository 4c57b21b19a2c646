import { findRefused, isRefusal, type Refused } from '../../platform/refusal.ts';
import { bytesOfRow, type EncodedRows } from './row-binary.ts';

interface Row {
  block: EncodedRows;
  row: number;
}
type RefusedRow = EncodedRows['refused'][number];

/** Rows to be inserted into one table, with the callers that wait for them to be stored. */
interface Pending {
  header: Buffer;
  blocks: EncodedRows[];
  rows: number;
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
export function createRowBuffer(options: {
  maxRows: number;
  /** Minimum time that rows wait to be batched with those of other partitions, read at the same time. */
  lingerMs: number;
  /** The longest time between two inserts while rows keep coming, unless `maxRows` is reached before. */
  everyMs: number;
  insert(header: Buffer, rows: readonly Buffer[]): Promise<void>;
}) {
  let pending: Pending | null = null;
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
    if (batch) insertBlocks(batch).then(batch.done, batch.failed);
  }

  function flushBy(at: number): void {
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(flush, at - performance.now());
  }

  async function insert(header: Buffer, rows: readonly Buffer[]): Promise<void> {
    const startedAt = performance.now();
    await options.insert(header, rows);
    restMs = Math.min(options.everyMs, restPerInsert * (performance.now() - startedAt));
  }

  /** Inserts all rows at once; if they are refused, finds out which. */
  async function insertBlocks({ header, blocks }: Pending): Promise<Array<Refused<Row>>> {
    try {
      await insert(
        header,
        blocks.map(({ bytes }) => bytes),
      );
      return [];
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    const rows = blocks.flatMap((block) => Array.from(block.ends, (_, row): Row => ({ block, row })));
    // rows that were refused as they were encoded are empty
    const encoded = rows.filter(({ block, row }) => bytesOfRow(block, row).length > 0);
    return findRefused(encoded, (some) =>
      insert(
        header,
        some.map(({ block, row }) => bytesOfRow(block, row)),
      ),
    );
  }

  return {
    /**
     * Resolves when the rows are stored, with those that the warehouse refuses; rejects when their insert failed.
     * @param isBehind the caller has more and cannot read on before: its rows wait for `lingerMs` only.
     */
    async add(block: EncodedRows, isBehind: boolean): Promise<RefusedRow[]> {
      if (block.bytes.length === 0) return block.refused;
      // encoded for other columns
      if (pending && pending.header !== block.header) flush();
      if (!pending) {
        let done: Pending['done'] = () => {};
        let failed: Pending['failed'] = () => {};
        const stored = new Promise<Array<Refused<Row>>>((resolve, reject) => {
          done = resolve;
          failed = reject;
        });
        pending = { header: block.header, blocks: [], rows: 0, stored, done, failed };
        flushBy(Math.max(performance.now() + options.lingerMs, lastFlushAt + restMs));
      }
      if (isBehind) flushBy(performance.now() + options.lingerMs);
      const batch = pending;
      batch.blocks.push(block);
      batch.rows += block.ends.length;
      if (batch.rows >= options.maxRows) flush();
      const refused = await batch.stored;
      const ofBlock = refused.filter(({ item }) => item.block === block);
      return [...block.refused, ...ofBlock.map(({ item: { row }, error }) => ({ row, error }))];
    },
  };
}
