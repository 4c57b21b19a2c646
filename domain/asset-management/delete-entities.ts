import { forCustomer } from '../../platform/database.ts';
import { conflict } from '../../platform/errors.ts';
import { assetTexts } from '../../texts/server/assets.ts';
import { lockEntityRows } from '../assets/entities/entity.ts';
import { lockDirectory } from '../assets/lock-directory.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { missing, readUses, someEntityIds } from './can-delete-entities.ts';
import { removeEntities } from './remove-entities.ts';

/**
 * Deletes entities that nothing uses, all or none; what is in one of them may be deleted with it. Their rows stay, and
 * no list shows them (AST.8). Buildings leave the scopes of teams (USR.15).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT with what keeps one of them, judged again here.
 */
export async function deleteEntities(ctx: Ctx, ids: readonly string[]): Promise<{ deleted: number }> {
  assertPermission(ctx, 'assets', 'DELETE');
  const wanted = someEntityIds.parse(ids);
  const customer_id = ctx.customer.id;
  return forCustomer(ctx.db, customer_id, async (trx) => {
    await lockDirectory(trx, customer_id);
    const rows = await lockEntityRows(trx, customer_id, wanted);
    const entities = wanted.map((id) => rows.get(id) ?? missing());
    for (const { entity, canDelete, reasons } of await readUses(trx, customer_id, entities, wanted))
      if (!canDelete) throw conflict(assetTexts.blocked(entity.name, reasons));
    await removeEntities(trx, ctx, wanted);
    for (const id of wanted) {
      const { name, class: entityClass, parentId } = rows.get(id) ?? {};
      const subject = { kind: 'entity', id };
      await writeAudit(trx, ctx, { action: 'deleteEntities', subject, before: { name, class: entityClass, parentId } });
    }
    return { deleted: wanted.length };
  });
}
