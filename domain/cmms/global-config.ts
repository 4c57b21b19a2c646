import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { audited } from '../audit/audited.ts';
import { assertMayConfigure } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { GlobalCmmsConfig } from './cmms.ts';

const schema = z.object({ saveOnCreateWork: z.boolean() });

/** Reads the settings that hold for all maintenance systems of a customer. */
export async function readGlobalConfig(trx: Transaction, customerId: number): Promise<GlobalCmmsConfig> {
  const row = await trx('global_cmms_configs').where({ customer_id: customerId }).first('save_on_create_work');
  return { saveOnCreateWork: row?.save_on_create_work ?? false };
}

/** @throws AppError FORBIDDEN. */
export async function globalCmmsConfig(ctx: Ctx): Promise<GlobalCmmsConfig> {
  assertMayConfigure(ctx, 'VIEW');
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readGlobalConfig(trx, ctx.customer.id));
}

/** @throws AppError FORBIDDEN, INVALID. */
export async function updateGlobalCmmsConfig(ctx: Ctx, input: z.input<typeof schema>): Promise<GlobalCmmsConfig> {
  assertMayConfigure(ctx, 'EDIT');
  const { saveOnCreateWork } = schema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const read = async () => ({ ...(await readGlobalConfig(trx, ctx.customer.id)) });
    const subject = { kind: 'globalCmmsConfig', id: null };
    await audited(trx, ctx, { action: 'updateGlobalCmmsConfig', subject, read }, () =>
      trx('global_cmms_configs')
        .insert({ customer_id: ctx.customer.id, save_on_create_work: saveOnCreateWork })
        .onConflict('customer_id')
        .merge(),
    );
    return readGlobalConfig(trx, ctx.customer.id);
  });
}
