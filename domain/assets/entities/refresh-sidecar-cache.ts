import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { assetTexts } from '../../../texts/server/assets.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { readClassFinder } from '../classes/classes.ts';
import { entityNameSchema } from '../entity-input.ts';
import { lockDirectory } from '../lock-directory.ts';

const schema = z.object({ entityClass: entityNameSchema.nullish() });

/**
 * Makes every process that reads alarms read the names of one class again, or of all (AST.13): as if each had changed.
 * @returns how many.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for a class that does not exist.
 */
export async function refreshSidecarCache(ctx: Ctx, input: z.input<typeof schema>): Promise<{ refreshed: number }> {
  assertPermission(ctx, 'assets', 'EDIT');
  const { entityClass } = schema.parse(input);
  const customer_id = ctx.customer.id;
  return forCustomer(ctx.db, customer_id, async (trx) => {
    await lockDirectory(trx, customer_id);
    const stored = entityClass == null ? null : (await readClassFinder(trx, customer_id))(entityClass);
    if (entityClass != null && !stored) throw notFound(assetTexts.unknownClass(entityClass));
    const refreshed = await trx('entities')
      .where({ customer_id, ...(stored && { class: stored.class }) })
      .update({ changed_in: trx.raw('pg_current_xact_id()::text::bigint') });
    const subject = { kind: 'entityClass', id: stored?.classId ?? null };
    await writeAudit(trx, ctx, { action: 'refreshSidecarCache', subject, after: { refreshed } });
    return { refreshed };
  });
}
