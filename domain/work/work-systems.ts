import { forCustomer, type Transaction } from '../../platform/database.ts';
import type { CustomerRow } from '../customers/customer-row.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork } from '../identity/ticket-rights.ts';
import { type ExternalSystemRow, readExternalSystems } from '../integrations/external-system-row.ts';
import type { Ticket } from './model/ticket.ts';
import type { SyncOperation } from './model/ticket-changes.ts';

/** Returns the customer's active maintenance systems, oldest first; none while its tickets stay here (CMMS.9). */
export const activeWorkSystems = async (
  trx: Transaction,
  customer: Pick<CustomerRow, 'id' | 'isCmmsSyncEnabled'>,
): Promise<ExternalSystemRow[]> =>
  customer.isCmmsSyncEnabled
    ? readExternalSystems(trx, customer.id, `and e.type = 'WORK_ORDER_SYSTEM' and e.is_active order by e.id`)
    : [];

/** Returns the active maintenance system of a ticket; null if the ticket stays here. */
export async function workSystemOf(
  trx: Transaction,
  customer: Pick<CustomerRow, 'id' | 'isCmmsSyncEnabled'>,
  { externalSystemId }: Pick<Ticket, 'externalSystemId'>,
): Promise<ExternalSystemRow | null> {
  if (externalSystemId === null) return null;
  const systems = await activeWorkSystems(trx, customer);
  return systems.find(({ id }) => id === externalSystemId) ?? null;
}

/** Returns the operation to sync to the ticket's system; null if it has no active one. */
export const syncFor = async (
  trx: Transaction,
  customer: Pick<CustomerRow, 'id' | 'isCmmsSyncEnabled'>,
  ticket: Pick<Ticket, 'externalSystemId'>,
  operation: SyncOperation,
): Promise<SyncOperation | null> => ((await workSystemOf(trx, customer, ticket)) ? operation : null);

/** A maintenance system as tickets name it. */
export type WorkSystem = Pick<
  ExternalSystemRow,
  'id' | 'name' | 'displayName' | 'isActive' | 'isCloseWorkButtonEnabled'
>;

/** Returns the customer's maintenance systems, active or not. */
export const listWorkSystems = (ctx: Pick<Ctx, 'db'> & { customer: { id: number } }): Promise<WorkSystem[]> =>
  forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readExternalSystems(trx, ctx.customer.id, `and e.type = 'WORK_ORDER_SYSTEM' order by e.id`),
  );

/** Returns the same, for filters of tickets. @throws AppError FORBIDDEN without access to work. */
export async function listOfferedWorkSystems(ctx: Ctx): Promise<WorkSystem[]> {
  assertWork(ctx);
  return listWorkSystems(ctx);
}
