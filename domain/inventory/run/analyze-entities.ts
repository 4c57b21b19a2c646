import type { Database } from '../../../platform/database.ts';

/** Rows from which on what Postgres knows of its tables is out of date after they were written. */
const fromRows = 1_000;

/**
 * Updates what Postgres knows of its tables after many entities were written or deleted: until autovacuum does, lists of
 * a customer that was small are planned as if it still were.
 * @param db the pipeline's connection
 */
export async function analyzeEntities(db: Database, rows: number): Promise<void> {
  if (rows >= fromRows) await db.raw('analyze entities, entity_relations');
}
