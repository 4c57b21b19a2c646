import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { type ChangingDirectory, createChangingDirectory, type Directory, type Entity } from './directory.ts';

/** Entities of all directories that one process keeps; the one unused for longest goes first. */
const mostKept = 2_000_000;
/** Entities that are read at once. */
const readAtOnce = 5_000;
/** Entities that are put at once: a few milliseconds, after which others have their turn. */
const putAtOnce = 1_000;

/** A directory of a customer as of a stamp. */
interface Kept {
  directory: ChangingDirectory;
  stamp: string | null;
  /** Transactions from this one on may have changed what was read. */
  seenTo: string;
  /** The reading that brings it to its customer's stamp; null while nobody reads. */
  reading: Promise<void> | null;
}

/** Directories by lineage, the one used last at the end. */
const kept = new Map<string, Kept>();
const none: Directory = createChangingDirectory();

/** Directory that names in a system's alarms are compared with. */
export interface Naming {
  directory: Directory;
  /** Least similarity of a name, 0 to 1. */
  least: number;
}

/** By system: the names of its customer, and how alike they have to be. */
export async function namingOf(trx: Transaction, systemIds: readonly number[]): Promise<Map<number, Naming>> {
  const { rows } = await trx.raw(
    `select e.id, e.customer_id, e.levenshtein_confidence_threshold as least, d.stamp, d.lineage
     from external_systems e left join entity_directories d on d.customer_id = e.customer_id
     where e.id = any(?::int[])`,
    [pgArray('int', [...new Set(systemIds)])],
  );
  const naming = new Map<number, Naming>();
  for (const { id, customer_id: customerId, least, stamp, lineage } of rows)
    naming.set(id, {
      directory: stamp ? await directoryOf(trx, customerId, { stamp, lineage }) : none,
      least: Number(least) / 100,
    });
  return naming;
}

/** The names of one customer. A transaction that changes them reads them before it does: it may be rolled back. */
export async function readDirectory(trx: Transaction, customerId: number): Promise<Directory> {
  const { rows } = await trx.raw('select stamp, lineage from entity_directories where customer_id = ?', [customerId]);
  return rows[0] ? directoryOf(trx, customerId, rows[0]) : none;
}

/** Returns the directory with all that was committed before; who comes while it is read waits for the same reading. */
async function directoryOf(
  trx: Transaction,
  customerId: number,
  { stamp, lineage }: { stamp: string; lineage: string },
): Promise<Directory> {
  let known = kept.get(lineage);
  kept.delete(lineage);
  known ??= { directory: createChangingDirectory(), stamp: null, seenTo: '0', reading: null };
  kept.set(lineage, known);
  // a reading of another transaction, which may fail for reasons of its own
  while (known.reading && known.stamp !== stamp) await known.reading.catch(() => {});
  if (known.stamp !== stamp) await readInto(known, trx, customerId);
  evict(lineage);
  return known.directory;
}

async function readInto(known: Kept, trx: Transaction, customerId: number): Promise<void> {
  const reading = follow(known, trx, customerId).finally(() => {
    known.reading = null;
  });
  known.reading = reading;
  await reading;
}

/** Reads what has changed since the directory was last read, in slices between which the process does other work. */
async function follow(known: Kept, trx: Transaction, customerId: number): Promise<void> {
  const { rows } = await trx.raw<{ rows: Array<{ stamp: string; xmin: string }> }>(
    `select stamp, pg_snapshot_xmin(pg_current_snapshot())::text as xmin from entity_directories where customer_id = ?`,
    [customerId],
  );
  const [now] = rows;
  if (!now) return;
  for (let after = 0, isMore = true; isMore; ) {
    const page = await readChanged(trx, customerId, { since: known.seenTo, after });
    for (let at = 0; at < page.length; at += putAtOnce) {
      for (const { isDeleted, ...entity } of page.slice(at, at + putAtOnce)) {
        if (isDeleted) known.directory.remove(entity.id);
        else known.directory.put(entity);
      }
      await nextTurn();
    }
    after = page.at(-1)?.id ?? after;
    isMore = page.length === readAtOnce;
  }
  known.stamp = now.stamp;
  known.seenTo = now.xmin;
}

async function readChanged(
  trx: Transaction,
  customerId: number,
  { since, after }: { since: string; after: number },
): Promise<Array<Entity & { isDeleted: boolean }>> {
  // at first, what was deleted need not be read
  const changed = since === '0' ? 'e.deleted_at is null' : 'e.changed_in >= :since::bigint';
  const { rows } = await trx.raw(
    `select e.id, e.class, e.name, e.parent_id as "parentId", e.criticality, e.deleted_at is not null as "isDeleted",
       array(select a.alias from entity_aliases a where a.customer_id = e.customer_id and a.entity_id = e.id) as aliases
     from entities e where e.customer_id = :customerId and e.id > :after and ${changed}
     order by e.id limit :limit`,
    { customerId, since, after, limit: readAtOnce },
  );
  return rows;
}

function evict(inUse: string): void {
  let entities = [...kept.values()].reduce((sum, { directory }) => sum + directory.size, 0);
  for (const [lineage, { directory }] of kept) {
    if (entities <= mostKept && kept.size <= mostKept) return;
    if (lineage === inUse) continue;
    kept.delete(lineage);
    entities -= directory.size;
  }
}
