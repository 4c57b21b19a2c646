import { customerRows } from '../../../platform/customer-rows.ts';
import type { Transaction } from '../../../platform/database.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import type { RecomputingCtx } from '../entities/recompute-entities.ts';
import { lockDirectory } from '../lock-directory.ts';
import { edgeIdSchema } from './edge-id.ts';
import { weighServers } from './weigh-servers.ts';

/**
 * Removes relations of imports, by id, in the caller's transaction: for an import that is undone. Those that are gone, or
 * that a person has confirmed since, are left alone. The caller asserts the permission and writes the audit log.
 * @returns how many were removed.
 */
export async function removeRelations(
  trx: Transaction,
  ctx: RecomputingCtx,
  relationshipIds: readonly string[],
): Promise<number> {
  if (relationshipIds.length === 0) return 0;
  await lockDirectory(trx, ctx.customer.id);
  const edges = relationshipIds.map((id) => edgeIdSchema.parse(id)).filter(({ isPlace }) => !isPlace);
  const { rowCount } = await trx.raw(
    `delete from entity_relations r
     using ${customerRows('unnest(?::bigint[], ?::text[], ?::bigint[]) as n (source_id, kind, target_id)')}
     where r.customer_id = n.customer_id and r.source_id = n.source_id and r.kind = n.kind and r.target_id = n.target_id
       and r.origin = 'IMPORT'`,
    [
      ctx.customer.id,
      pgArray(
        'bigint',
        edges.map(({ sourceId }) => sourceId),
      ),
      pgArray(
        'text',
        edges.map(({ kind }) => kind),
      ),
      pgArray(
        'bigint',
        edges.map(({ targetId }) => targetId),
      ),
    ],
  );
  await weighServers(trx, ctx, edges);
  return rowCount ?? 0;
}
