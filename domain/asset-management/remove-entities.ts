import type { Transaction } from '../../platform/database.ts';
import { recomputeEntities } from '../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../assets/entities/write-entity-activity.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishLenses } from '../lenses/publish-lenses.ts';

/**
 * Takes entities away that their caller has locked and judged: their rows stay, and no list shows them (AST.8).
 * Buildings leave the scopes of teams (USR.15).
 */
export async function removeEntities(
  trx: Transaction,
  ctx: Pick<Ctx, 'customer' | 'person' | 'clock'>,
  ids: readonly number[],
): Promise<void> {
  const customer_id = ctx.customer.id;
  const deleted_at = ctx.clock.now();
  await trx('entities').where({ customer_id }).whereIn('id', ids).update({ deleted_at, external_id: null });
  await recomputeEntities(trx, ctx, ids, { withContents: false });
  const left = await trx('team_buildings').where({ customer_id }).whereIn('building_id', ids).delete();
  if (left > 0) await publishLenses(trx, ctx, null);
  const line = { field: 'deleted', prevValue: null, revValue: null };
  await writeEntityActivity(
    trx,
    ctx,
    ids.map((entityId) => ({ ...line, entityId })),
  );
}
