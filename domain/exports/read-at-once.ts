import { snapshotOf, type Transaction } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';

/**
 * Reads a list in batches, as it is in the moment in which its first is read: a row that changes its place meanwhile is
 * neither twice in it nor missing. A short list is read whole before any is given, so that somebody who takes it slowly
 * holds no connection.
 */
export async function* readAtOnce<Row>(
  { db, customer }: Pick<Ctx, 'db' | 'customer'>,
  isShort: boolean,
  read: (trx: Transaction) => AsyncIterable<Row[]>,
): AsyncGenerator<Row[]> {
  const short: Row[][] = [];
  const trx = await snapshotOf(db, customer.id);
  try {
    if (isShort) for await (const batch of read(trx)) short.push(batch);
    else yield* read(trx);
  } finally {
    // of a connection that has failed there is nothing to end
    await trx.rollback().catch(() => undefined);
  }
  yield* short;
}
