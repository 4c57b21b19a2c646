import type { Database, Transaction } from '../../../platform/database.ts';
import { type Reparse, type ReparseCounts, type ReparseSample, type ReparseStatus, reparseFrom } from './reparse.ts';

type Key = Pick<Reparse, 'customerId' | 'id'>;

/** One run, or null. */
export async function findReparse(db: Database | Transaction, { customerId, id }: Key): Promise<Reparse | null> {
  const row = await db('reparses').where({ customer_id: customerId, id }).first();
  return row ? reparseFrom(row) : null;
}

/**
 * Moves the position of a run on from where its reader began, if the run is still running and still there.
 * @returns false if not, so that the caller rolls back: a kill has ended it, or another attempt has overtaken this one,
 * whose worker had stood still.
 */
export async function recordProgress(
  trx: Transaction,
  { customerId, id, reached }: Key & Pick<Reparse, 'reached'>,
  done: { reached: number; counts: ReparseCounts; samples: readonly ReparseSample[] },
  now: number,
): Promise<boolean> {
  const changed = await trx('reparses')
    .where({ customer_id: customerId, id, status: 'IN_PROGRESS', reached: reached === null ? null : new Date(reached) })
    .update({
      reached: new Date(done.reached),
      counts: JSON.stringify(done.counts),
      samples: JSON.stringify(done.samples),
      updated_at: new Date(now),
    });
  return changed === 1;
}

/** Moves a run from one of some statuses to the next. @returns whether it was in one of them. */
export async function moveReparse(
  db: Database | Transaction,
  { customerId, id }: Key,
  from: readonly ReparseStatus[],
  to: ReparseStatus,
  now: number,
  error: string | null = null,
): Promise<boolean> {
  const isOver = to === 'COMPLETE' || to === 'KILLED' || to === 'FAILED';
  const changed = await db('reparses')
    .where({ customer_id: customerId, id })
    .whereIn('status', [...from])
    .update({ status: to, updated_at: new Date(now), finished_at: isOver ? new Date(now) : null, error });
  return changed === 1;
}

/**
 * Lets the histories that a run has touched be derived again: it has read all it will. In order, as everybody takes
 * marks.
 */
export async function releaseMarks(db: Database | Transaction, reparseId: string): Promise<void> {
  await db.raw(
    `update refolds r set is_held = false
     from (select customer_id, alarm_id from refolds where reparse_id = ? and is_held
       order by customer_id, alarm_id for update) as locked
     where r.customer_id = locked.customer_id and r.alarm_id = locked.alarm_id`,
    [reparseId],
  );
}

/** True while histories of a run are still to be derived again. */
export async function hasMarks(db: Database, reparseId: string): Promise<boolean> {
  return (await db('refolds').where({ reparse_id: reparseId }).first('alarm_id')) !== undefined;
}
