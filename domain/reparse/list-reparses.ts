import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../ctx.ts';
import { assertSuper } from '../people/assert-super.ts';
import { type Reparse, reparseFrom } from './reparse.ts';

const schema = z.object({ externalSystemId: z.coerce.number().int().positive() });
/** More are never looked at. */
const newest = 20;

/** The newest runs of an integration, newest first. @throws AppError FORBIDDEN. */
export async function listReparses(ctx: Ctx, input: z.input<typeof schema>): Promise<Reparse[]> {
  assertSuper(ctx);
  const { externalSystemId } = schema.parse(input);
  const rows = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('reparses')
      .where({ customer_id: ctx.customer.id, system_id: externalSystemId })
      .orderBy('created_at', 'desc')
      .limit(newest),
  );
  return rows.map(reparseFrom);
}
