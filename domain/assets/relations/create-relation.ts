import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { relationTexts } from '../../../texts/server/relations.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { entityIdSchema } from '../entity-input.ts';
import { createRelations } from './create-relations.ts';
import { edgeOf, relationKinds } from './kinds.ts';
import { assertRelations } from './relation-access.ts';
import { writeRelationActivity } from './write-relation-activity.ts';

const schema = z.object({
  entityId: entityIdSchema,
  relationshipType: z.enum(relationKinds),
  relatedEntityId: entityIdSchema,
});

/** A relation that a person created or confirmed, with what they should look at. */
export interface CreatedRelation {
  relationshipId: string;
  warnings: string[];
}

/**
 * Creates a relation; one that was suggested is confirmed by it.
 * @throws AppError FORBIDDEN, INVALID for a relation of an asset with itself, NOT_FOUND, CONFLICT where it exists or
 *   would make an asset part of itself (AST.3).
 */
export async function createRelation(ctx: Ctx, input: z.input<typeof schema>): Promise<CreatedRelation> {
  assertRelations(ctx, 'EDIT');
  const { entityId, relationshipType: kind, relatedEntityId: otherId } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const [result] = await createRelations(trx, ctx, [{ entityId, kind, otherId }], { origin: 'PERSON' });
    if (!result || result.outcome === 'EXISTS') throw conflict(relationTexts.exists);
    if (result.outcome === 'REFUSED') {
      const { refusal, reason } = result;
      if (refusal === 'SELF') throw invalid(reason, [{ path: 'relatedEntityId', message: reason }]);
      throw refusal === 'NOT_FOUND' ? notFound(reason) : conflict(reason);
    }
    const { relationshipId, warnings } = result;
    const subject = { kind: 'relation', id: relationshipId };
    const after = { entityId, kind, relatedEntityId: otherId, status: 'CONFIRMED' };
    await writeAudit(trx, ctx, { action: 'createRelation', subject, after });
    await writeRelationActivity(trx, ctx, edgeOf({ entityId, kind, otherId }), 'added');
    return { relationshipId, warnings };
  });
}
