import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { audited } from '../../audit/audited.ts';
import { upstreamMaxDepth } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { type RelationKind, relationKinds } from './kinds.ts';
import { assertRelations } from './relation-access.ts';

/** Relations of a customer's assets that count as related (AST.11). */
interface RelatedEntityConfig {
  relationshipTypes: RelationKind[];
  /** Greatest number of relations between, 1 to 5. */
  maxDepth: number;
  /** True if upstream assets are included unless somebody says otherwise. */
  includeUpstream: boolean;
}

const schema = z.object({
  relationshipTypes: z
    .array(z.enum(relationKinds))
    .min(1)
    .max(20)
    .transform((given) => relationKinds.filter((kind) => given.includes(kind))),
  maxDepth: z.int().min(1).max(upstreamMaxDepth),
  includeUpstream: z.boolean(),
});

const usual: RelatedEntityConfig = { relationshipTypes: [...relationKinds], maxDepth: 3, includeUpstream: false };

/** Reads which relations count as related. @throws AppError FORBIDDEN. */
export function relatedEntityConfig(ctx: Ctx): Promise<RelatedEntityConfig> {
  assertRelations(ctx, 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readRelatedConfig(trx, ctx.customer.id));
}

export async function readRelatedConfig(trx: Transaction, customerId: number): Promise<RelatedEntityConfig> {
  const row = await trx('related_entity_configs').where({ customer_id: customerId }).first();
  return row ? { relationshipTypes: row.kinds, maxDepth: row.hops, includeUpstream: row.is_upstream_included } : usual;
}

/**
 * Says which relations count as related. An Admin's: whoever may change the settings of the customer.
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function updateRelatedEntityConfig(ctx: Ctx, input: z.input<typeof schema>): Promise<RelatedEntityConfig> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  assertRelations(ctx, 'VIEW');
  const given = schema.parse(input);
  const customer_id = ctx.customer.id;
  return forCustomer(ctx.db, customer_id, async (trx) => {
    const read = async () => ({ ...(await readRelatedConfig(trx, customer_id)) });
    const subject = { kind: 'relatedEntityConfig', id: customer_id };
    await audited(trx, ctx, { action: 'updateRelatedEntityConfig', subject, read }, () =>
      trx('related_entity_configs')
        .insert({
          ...{ customer_id, kinds: given.relationshipTypes, hops: given.maxDepth },
          is_upstream_included: given.includeUpstream,
        })
        .onConflict('customer_id')
        .merge(),
    );
    return given;
  });
}
