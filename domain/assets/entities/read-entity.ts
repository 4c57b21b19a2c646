import { forCustomer } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { assetTexts } from '../../../texts/server/assets.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { entityIdSchema } from '../entity-input.ts';
import { type EntityRow, readEntityRows } from './entity.ts';

/**
 * Reads one entity.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function readEntity(ctx: Ctx, id: string): Promise<EntityRow> {
  assertPermission(ctx, 'assets', 'VIEW');
  const wanted = entityIdSchema.parse(id);
  const rows = await forCustomer(ctx.db, ctx.customer.id, (trx) => readEntityRows(trx, ctx.customer.id, [wanted]));
  const found = rows.get(wanted);
  if (!found) throw notFound(assetTexts.notFound);
  return found;
}
