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
  bytes: number;
  stored: Promise<Array<Refused<Row>>>;
  done: (refused: Array<Refused<Row>>) => void;
  failed: (error: unknown) => void;
}

function pendingFor(header: Buffer): Pending {
  let done: Pending['done'] = () => {};
  let failed: Pending['failed'] = () => {};
  const stored = new Promise<Array<Refused<Row>>>((resolve, reject) => {
    done = resolve;
    failed = reject;
  });
  return { header, blocks: [], rows: 0, bytes: 0, stored, done, failed };
}

/** Pause between inserts, as a multiple of what an insert takes besides its rows: each is a part to merge, a cost under load. */
const restPerInsert = 20;
/** Rows that take about as long as the rest of an insert, while other tables are inserted into as well. */
const rowsPerInsert = 1_000;

/**
 * Batches rows from several partitions into inserts of a good size. Tables are inserted into at the same time, as a message has
 * rows of several and waits for all. Callers wait until their rows are stored, so nothing is buffered beyond what readers
 * hold, and a position is committed only after an acknowledged insert.
 */
export function createRowBuffer<Table extends string>(options: {
  /** Rows and bytes of a table that are inserted without waiting. */
  maxRows: number;
  maxBytes: number;
  /** Minimum time that other rows wait to be batched with those of other partitions, read at the same time. */
  lingerMs: number;
  /** The longest time between two inserts while rows keep coming. */
  everyMs: number;
  insert(table: Table, header: Buffer, rows: readonly Buffer[]): Promise<void>;
}) {
  let pending = new Map<Table, Pending>();
  let timer: NodeJS.Timeout | undefined;
  let lastFlushAt = Number.NEGATIVE_INFINITY;
  let restMs = 0;

  function flush(): void {
    clearTimeout(timer);
    const tables = pending;
    pending = new Map();
    lastFlushAt = performance.now();
    for (const [table, rows] of tables) insertBlocks(table, rows).then(rows.done, rows.failed);
  }

  /** Returns what is pending for a table; the first rows of any table decide when all are inserted. */
  function pendingOf(table: Table, header: Buffer): Pending {
    // encoded for other columns
    if ((pending.get(table)?.header ?? header) !== header) flush();
    if (pending.size === 0)
      timer = setTimeout(flush, Math.max(options.lingerMs, lastFlushAt + restMs - performance.now()));
    const rows = pending.get(table) ?? pendingFor(header);
    pending.set(table, rows);
    return rows;
  }

  async function insert(table: Table, header: Buffer, rows: readonly Buffer[], count: number): Promise<void> {
    const startedAt = performance.now();
    await options.insert(table, header, rows);
    const besideRowsMs = ((performance.now() - startedAt) * rowsPerInsert) / (rowsPerInsert + count);
    restMs = Math.min(options.everyMs, restPerInsert * besideRowsMs);
  }

  /** Inserts all rows at once; if they are refused, finds out which. */
  async function insertBlocks(table: Table, { header, blocks, rows: count }: Pending): Promise<Array<Refused<Row>>> {
    try {
      await insert(
        table,
        header,
        blocks.map(({ bytes }) => bytes),
        count,
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
        table,
        header,
        some.map(({ block, row }) => bytesOfRow(block, row)),
        some.length,
      ),
    );
  }

  return {
    /** Resolves when the rows are stored, with those that the warehouse refuses; rejects when their insert failed. */
    async add(table: Table, block: EncodedRows): Promise<RefusedRow[]> {
      if (block.bytes.length === 0) return block.refused;
      const batch = pendingOf(table, block.header);
      batch.blocks.push(block);
      batch.rows += block.ends.length;
      batch.bytes += block.bytes.length;
      if (batch.rows >= options.maxRows || batch.bytes >= options.maxBytes) flush();
      const refused = await batch.stored;
      const ofBlock = refused.filter(({ item }) => item.block === block);
      return [...block.refused, ...ofBlock.map(({ item: { row }, error }) => ({ row, error }))];
    },
  };
}
