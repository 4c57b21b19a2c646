import type { Transaction } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import type { AssetType } from '../assets/classes/classes.ts';
import { type EntityRow, readEntityRows } from '../assets/entities/entity.ts';
import { readUpward } from '../assets/relations/read-known.ts';
import { wayUp } from '../assets/relations/upward.ts';

/** Most levels of places and assets within each other. */
export const deepestEntity = 10;

/**
 * Reads where an entity is put, and checks that it can be there.
 * @param id the entity, if it exists: it is not put into itself.
 * @throws AppError NOT_FOUND for the parent, INVALID for a place inside an asset, a cycle, or too many levels.
 */
export async function placeOf(
  trx: Transaction,
  customerId: number,
  {
    id = null,
    class: own,
    kind,
    parentId,
  }: { id?: number | null; class: string; kind: AssetType; parentId: number | null },
): Promise<EntityRow | null> {
  if (parentId === null) return null;
  const parent = (await readEntityRows(trx, customerId, [parentId])).get(parentId);
  const refuse = (message: string) => invalid(message, [{ path: 'parentId', message }]);
  if (!parent) throw notFound(assetTexts.parentNotFound);
  if (kind === 'space' && parent.kind !== 'space') throw refuse(assetTexts.placeInAsset);
  if (own === 'Building' && parent.class !== 'Building') throw refuse(assetTexts.buildingInPlace);
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    `with recursive up as (
       select e.id, e.parent_id, 1 as depth from entities e where e.customer_id = :customerId and e.id = :parentId
       union all
       select e.id, e.parent_id, u.depth + 1 from up u
         join entities e on e.customer_id = :customerId and e.id = u.parent_id where u.depth <= :deepest)
     select id from up`,
    { customerId, parentId, deepest: deepestEntity },
  );
  if (id !== null && wayUp(await readUpward(trx, customerId, 'has part', [parentId]), parentId, id))
    throw refuse(assetTexts.inItself);
  if (rows.length >= deepestEntity) throw refuse(assetTexts.tooDeep(deepestEntity));
  return parent;
}
