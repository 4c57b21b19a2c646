import { customerRows } from '../../../platform/customer-rows.ts';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { relationTexts } from '../../../texts/server/relations.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { suggestedAtOnce } from '../../constants.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readEntityRows } from '../entities/entity.ts';
import { entityIdSchema } from '../entity-input.ts';
import { createRelations } from './create-relations.ts';
import type { Edge } from './kinds.ts';
import { type NamedEntity, suggestByNames } from './name-suggestions.ts';
import { assertRelations } from './relation-access.ts';

/**
 * Suggests the relations that the names in an entity's building speak of: those of the entity, or of all in it if it is
 * the building. What is related already, waits or was dismissed is left alone.
 * @returns how many are new; at most some hundreds at once.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function suggestRelations(ctx: Ctx, id: string): Promise<{ suggested: number }> {
  assertRelations(ctx, 'EDIT');
  const entityId = entityIdSchema.parse(id);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const entity = (await readEntityRows(trx, customerId, [entityId])).get(entityId);
    if (!entity) throw notFound(relationTexts.endNotFound);
    const found = suggestByNames(await readNamed(trx, customerId, entityId));
    const wanted =
      entity.class === 'Building'
        ? found
        : found.filter(({ sourceId, targetId }) => sourceId === entityId || targetId === entityId);
    const fresh = (await withoutRelated(trx, customerId, wanted)).slice(0, suggestedAtOnce);
    const results = await createRelations(
      trx,
      ctx,
      fresh.map(({ sourceId, kind, targetId }) => ({ entityId: sourceId, kind, otherId: targetId })),
      { origin: 'NAMES' },
    );
    const suggested = results.filter(({ outcome }) => outcome === 'SUGGESTED').length;
    const subject = { kind: 'entity', id: entityId };
    if (suggested > 0) await writeAudit(trx, ctx, { action: 'suggestRelations', subject, after: { suggested } });
    return { suggested };
  });
}

/** Reads what is in the building of an entity; without one, what is in none. */
async function readNamed(trx: Transaction, customerId: number, entityId: number): Promise<NamedEntity[]> {
  const { rows } = await trx.raw(
    `select e.id, e.name, e.kind as type, e.class, e.building_id as "buildingId"
     from entities a join entities e on e.customer_id = a.customer_id
       and e.building_id is not distinct from a.building_id and e.deleted_at is null
     where a.customer_id = ? and a.id = ? order by e.id`,
    [customerId, entityId],
  );
  return rows;
}

/** Leaves out pairs with any relation, whichever way and whatever its status. */
async function withoutRelated(trx: Transaction, customerId: number, edges: readonly Edge[]): Promise<Edge[]> {
  const { rows } = await trx.raw(
    `select n.place::int as place
     from ${customerRows('unnest(?::bigint[], ?::bigint[]) with ordinality as n (source_id, target_id, place)')}
     where exists (select from entity_relations r
         where r.customer_id = n.customer_id and r.source_id = n.source_id and r.target_id = n.target_id)
       or exists (select from entity_relations r
         where r.customer_id = n.customer_id and r.source_id = n.target_id and r.target_id = n.source_id)`,
    [
      customerId,
      pgArray(
        'bigint',
        edges.map(({ sourceId }) => sourceId),
      ),
      pgArray(
        'bigint',
        edges.map(({ targetId }) => targetId),
      ),
    ],
  );
  const related = new Set(rows.map(({ place }: { place: number }) => place));
  return edges.filter((_, index) => !related.has(index + 1));
}
