import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { type RecomputingCtx, recomputeEntities } from '../entities/recompute-entities.ts';
import type { Edge } from './kinds.ts';

/**
 * Recomputes the criticality of assets that serve a space (AST.7), in the transaction that created or removed their
 * relations.
 */
export async function weighServers(trx: Transaction, ctx: RecomputingCtx, edges: readonly Edge[]): Promise<void> {
  const feeds = edges.filter(({ kind }) => kind === 'feeds');
  if (feeds.length === 0) return;
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    `select distinct n.source_id as id from ${customerRows('unnest(?::bigint[], ?::bigint[]) as n (source_id, target_id)')}
     join entities e on e.customer_id = n.customer_id and e.id = n.target_id and e.kind = 'space'`,
    [
      ctx.customer.id,
      pgArray(
        'bigint',
        feeds.map(({ sourceId }) => sourceId),
      ),
      pgArray(
        'bigint',
        feeds.map(({ targetId }) => targetId),
      ),
    ],
  );
  await recomputeEntities(
    trx,
    ctx,
    rows.map(({ id }) => id),
  );
}
