import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { type EntityRow, lockEntityRows, readEntityRows } from '../assets/entities/entity.ts';
import { recomputeEntities } from '../assets/entities/recompute-entities.ts';
import { writeEntityActivity } from '../assets/entities/write-entity-activity.ts';
import { entityFields } from '../assets/entity-input.ts';
import { lockDirectory } from '../assets/lock-directory.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { someEntityIds } from './can-delete-entities.ts';

const schema = z.object({ ids: someEntityIds, criticality: entityFields.criticality.nullish() });

/**
 * Sets the criticality of some entities, or takes it away, all or none; what follows from it follows (AST.7).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function updateCriticality(ctx: Ctx, input: z.input<typeof schema>): Promise<EntityRow[]> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { ids, ...given } = schema.parse(input);
  const criticality = given.criticality ?? null;
  const customer_id = ctx.customer.id;
  return forCustomer(ctx.db, customer_id, async (trx) => {
    await lockDirectory(trx, customer_id);
    const before = await lockEntityRows(trx, customer_id, ids);
    const missing = ids.find((id) => !before.has(id));
    if (missing !== undefined) throw notFound(assetTexts.notFound);
    const changed = [...before.values()].filter((row) => row.criticality !== criticality);
    const changedIds = changed.map(({ id }) => id);
    await trx('entities')
      .where({ customer_id })
      .whereIn('id', changedIds)
      .update({ criticality, version: trx.raw('version + 1'), updated_at: ctx.clock.now() });
    await recomputeEntities(trx, ctx, changedIds);
    const text = (value: number | null): string | null => (value === null ? null : String(value));
    const lineOf = ({ id, criticality: was }: EntityRow) => ({
      ...{ entityId: id, field: 'criticality', prevValue: text(was), revValue: text(criticality) },
    });
    await writeEntityActivity(trx, ctx, changed.map(lineOf));
    for (const row of changed)
      await writeAudit(trx, ctx, {
        ...{ action: 'updateCriticality', subject: { kind: 'entity', id: row.id } },
        ...{ before: { criticality: row.criticality }, after: { criticality } },
      });
    const after = await readEntityRows(trx, customer_id, ids);
    return ids.flatMap((id) => after.get(id) ?? []);
  });
}
