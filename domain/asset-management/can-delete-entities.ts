import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { countUseOfEntities } from '../alarms/rows/alarm-property-rows.ts';
import { type EntityRow, readEntityRows } from '../assets/entities/entity.ts';
import { entityIdSchema } from '../assets/entity-input.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Use of an entity, which may keep it from being deleted (AST.8). */
export interface EntityUse {
  entity: Pick<EntityRow, 'id' | 'name'>;
  canDelete: boolean;
  alarmCount: number;
  openWorkCount: number;
  childCount: number;
  /** Sentences for people, one for each blocker. */
  reasons: string[];
}

const mostAtOnce = 50;
export const someEntityIds = z
  .array(entityIdSchema)
  .min(1, assetTexts.someIds(mostAtOnce))
  .max(mostAtOnce, assetTexts.someIds(mostAtOnce))
  .transform((ids) => [...new Set(ids)]);

/**
 * Says of entities whether each can be deleted, and what keeps it: alarms, open work, or others in it (AST.8).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function canDeleteEntities(ctx: Ctx, ids: readonly string[]): Promise<EntityUse[]> {
  assertPermission(ctx, 'assets', 'DELETE');
  const wanted = someEntityIds.parse(ids);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const rows = await readEntityRows(trx, ctx.customer.id, wanted);
    return readUses(
      trx,
      ctx.customer.id,
      wanted.map((id) => rows.get(id) ?? missing()),
    );
  });
}

/** @throws AppError NOT_FOUND. */
export function missing(): never {
  throw notFound(assetTexts.notFound);
}

/**
 * Reads what entities are used by, in their order.
 * @param deletedWith ids that are deleted with them, and keep nothing.
 */
export async function readUses(
  trx: Transaction,
  customerId: number,
  entities: ReadonlyArray<Pick<EntityRow, 'id' | 'name'>>,
  deletedWith: readonly number[] = [],
): Promise<EntityUse[]> {
  const ids = entities.map(({ id }) => id);
  const used = await countUseOfEntities(trx, customerId, ids);
  const contents = await trx('entities')
    .where({ customer_id: customerId, deleted_at: null })
    .whereIn('parent_id', ids)
    .whereNotIn('id', [...deletedWith])
    .groupBy('parent_id')
    .select('parent_id')
    .count('* as count');
  const childrenOf = new Map(contents.map(({ parent_id, count }) => [Number(parent_id), Number(count)]));
  return entities.map(({ id, name }) => {
    const { alarms = 0, openTickets = 0 } = used.get(id) ?? {};
    const children = childrenOf.get(id) ?? 0;
    const reasons = [
      ...(alarms > 0 ? [assetTexts.blockers.alarms(alarms)] : []),
      ...(openTickets > 0 ? [assetTexts.blockers.work(openTickets)] : []),
      ...(children > 0 ? [assetTexts.blockers.children(children)] : []),
    ];
    return {
      ...{ entity: { id, name }, canDelete: reasons.length === 0, reasons },
      ...{ alarmCount: alarms, openWorkCount: openTickets, childCount: children },
    };
  });
}
