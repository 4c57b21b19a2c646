import { forCustomer, type Transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { cmmsTexts } from '../../texts/server/cmms.ts';
import { assertMayRead } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';

/** A maintenance system as those see it who configure its fields. */
export interface CmmsSystem {
  id: number;
  name: string;
  displayName: string;
  schema: string;
  isActive: boolean;
}

/** A customer's maintenance systems, by display name. */
export async function readCmmsSystems(trx: Transaction, customerId: number): Promise<CmmsSystem[]> {
  const { rows } = await trx.raw(
    `select id, name, display_name as "displayName", schema, is_active as "isActive" from external_systems
     where customer_id = ? and type = 'WORK_ORDER_SYSTEM' order by display_name, id`,
    [customerId],
  );
  return rows;
}

/** @throws AppError NOT_FOUND for one that the customer does not have. */
export async function findCmmsSystem(trx: Transaction, customerId: number, id: number): Promise<CmmsSystem> {
  const system = (await readCmmsSystems(trx, customerId)).find((one) => one.id === id);
  if (!system) throw notFound(cmmsTexts.systemNotFound);
  return system;
}

/** The maintenance systems whose fields can be configured (CMMS.3). @throws AppError FORBIDDEN. */
export async function listCmmsSystems(ctx: Ctx): Promise<CmmsSystem[]> {
  assertMayRead(ctx);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => readCmmsSystems(trx, ctx.customer.id));
}
