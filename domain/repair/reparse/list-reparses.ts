import { forCustomer } from '../../../platform/database.ts';
import { assertSuper } from '../../identity/assert-super.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { externalSystemId } from '../../integrations/list-external-systems.ts';
import { type Reparse, reparseFrom } from './reparse.ts';

/** More are never looked at. */
const newest = 20;

/** The newest runs of an integration, newest first. @throws AppError FORBIDDEN. */
export async function listReparses(ctx: Ctx, input: { externalSystemId: string }): Promise<Reparse[]> {
  assertSuper(ctx);
  const systemId = externalSystemId(input.externalSystemId);
  const rows = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('reparses')
      .where({ customer_id: ctx.customer.id, system_id: systemId, kind: 'REPARSE' })
      .orderBy('created_at', 'desc')
      .limit(newest),
  );
  return rows.map(reparseFrom);
}

/** Runs of any kind by id, without ids that no run has. @throws AppError FORBIDDEN. */
export async function listRuns(ctx: Ctx, ids: readonly string[]): Promise<Reparse[]> {
  assertSuper(ctx);
  const rows = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('reparses').where({ customer_id: ctx.customer.id }).whereIn('id', ids),
  );
  return rows.map(reparseFrom);
}
