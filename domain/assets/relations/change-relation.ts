import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { relationTexts } from '../../../texts/server/relations.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { lockDirectory } from '../lock-directory.ts';
import type { CreatedRelation } from './create-relation.ts';
import { createRelations } from './create-relations.ts';
import type { StoredRelation } from './decide-relations.ts';
import { edgeIdSchema } from './edge-id.ts';
import type { Edge } from './kinds.ts';
import { assertRelations } from './relation-access.ts';
import { weighServers } from './weigh-servers.ts';
import { writeRelationActivity } from './write-relation-activity.ts';

/**
 * Deletes a relation, at both of its ends.
 * @throws AppError FORBIDDEN, also for one of a place or an import (AST.4), NOT_FOUND.
 */
export function deleteRelation(ctx: Ctx, relationshipId: string): Promise<{ relationshipId: string }> {
  return changing(ctx, relationshipId, 'deleteRelation', async (trx, edge, { status, origin }) => {
    if (status === 'CONFIRMED' && origin === 'IMPORT') throw forbidden(relationTexts.readOnly);
    await edgeRow(trx, ctx, edge).delete();
    await weighServers(trx, ctx, [edge]);
    if (status === 'CONFIRMED') await writeRelationActivity(trx, ctx, edge, 'removed');
    return { relationshipId };
  });
}

/**
 * Dismisses a suggestion: neither names nor an import suggest it again.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for what is no suggestion.
 */
export function dismissRelation(ctx: Ctx, relationshipId: string): Promise<{ relationshipId: string }> {
  return changing(ctx, relationshipId, 'dismissRelation', async (trx, edge, { status }) => {
    if (status !== 'SUGGESTED') throw conflict(relationTexts.notSuggested);
    const changed = { created_by: ctx.person.id, created_at: ctx.clock.now() };
    await edgeRow(trx, ctx, edge).update({ status: 'DISMISSED', ...changed });
    return { relationshipId };
  });
}

/**
 * Confirms a suggestion: it counts from then on.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for what is no suggestion, or would make an asset part of itself.
 */
export function confirmRelation(ctx: Ctx, relationshipId: string): Promise<CreatedRelation> {
  return changing(ctx, relationshipId, 'confirmRelation', async (trx, edge, { status }) => {
    if (status !== 'SUGGESTED') throw conflict(relationTexts.notSuggested);
    const { sourceId: entityId, kind, targetId: otherId } = edge;
    const [result] = await createRelations(trx, ctx, [{ entityId, kind, otherId }], { origin: 'PERSON' });
    if (result?.outcome === 'REFUSED') throw conflict(result.reason);
    await writeRelationActivity(trx, ctx, edge, 'added');
    return { relationshipId, warnings: result?.warnings ?? [] };
  });
}

const edgeRow = (trx: Transaction, { customer }: Pick<Ctx, 'customer'>, { sourceId, kind, targetId }: Edge) =>
  trx('entity_relations').where({ customer_id: customer.id, source_id: sourceId, kind, target_id: targetId });

async function changing<T>(
  ctx: Ctx,
  relationshipId: string,
  action: string,
  change: (trx: Transaction, edge: Edge, row: StoredRelation) => Promise<T>,
): Promise<T> {
  assertRelations(ctx, 'EDIT');
  const { isPlace, ...edge } = edgeIdSchema.parse(relationshipId);
  if (isPlace) throw forbidden(relationTexts.readOnly);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await lockDirectory(trx, ctx.customer.id);
    const find = () => edgeRow(trx, ctx, edge).first('status', 'origin');
    const before = await find();
    if (!before || before.status === 'DISMISSED') throw notFound(relationTexts.notFound);
    const result = await change(trx, edge, before);
    const after = await find();
    const subject = { kind: 'relation', id: relationshipId };
    await writeAudit(trx, ctx, {
      ...{ action, subject, before: { ...edge, ...before } },
      after: after ? { ...edge, ...after } : null,
    });
    return result;
  });
}
