import type { Database, Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { createDirectory, type Directory, type Entity } from './directory.ts';

/** Number of customers that one process works for at a time. */
const mostKept = 200;
/** Directories by stamp: the content of a stamp never changes. */
const kept = new Map<string, Directory>();
const none = createDirectory([]);

/** Directory that names in a system's alarms are compared with. */
export interface Naming {
  directory: Directory;
  /** Least similarity of a name, 0 to 1. */
  least: number;
}

/** By system: the names of its customer, and how alike they have to be. */
export async function namingOf(trx: Transaction, systemIds: readonly number[]): Promise<Map<number, Naming>> {
  const { rows } = await trx.raw(
    `select e.id, e.customer_id, e.levenshtein_confidence_threshold as least, d.stamp
     from external_systems e left join entity_directories d on d.customer_id = e.customer_id
     where e.id = any(?::int[])`,
    [pgArray('int', [...new Set(systemIds)])],
  );
  const naming = new Map<number, Naming>();
  for (const { id, customer_id: customerId, least, stamp } of rows)
    naming.set(id, { directory: stamp ? await directoryOf(trx, customerId, stamp) : none, least: Number(least) / 100 });
  return naming;
}

/** The names of one customer. */
export async function readDirectory(trx: Transaction, customerId: number): Promise<Directory> {
  const { rows } = await trx.raw('select stamp from entity_directories where customer_id = ?', [customerId]);
  return rows[0] ? directoryOf(trx, customerId, rows[0].stamp) : none;
}

async function directoryOf(trx: Transaction, customerId: number, stamp: string): Promise<Directory> {
  const known = kept.get(stamp);
  if (known) return known;
  const directory = createDirectory(await readEntities(trx, customerId));
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string);
  kept.set(stamp, directory);
  return directory;
}

async function readEntities(db: Database | Transaction, customerId: number): Promise<Entity[]> {
  const { rows } = await db.raw(
    `select e.id, e.class, e.name, e.parent_id as "parentId", e.criticality,
       coalesce(array_agg(a.alias) filter (where a.alias is not null), '{}') as aliases
     from entities e left join entity_aliases a on a.customer_id = e.customer_id and a.entity_id = e.id
     where e.customer_id = ? and e.deleted_at is null group by e.customer_id, e.id order by e.id`,
    [customerId],
  );
  return rows;
}
