import type { Transaction } from '../../platform/database.ts';
import { syncsTicketsSql } from '../customers/plan.ts';
import { type ExternalSystemRow, readExternalSystems } from '../integrations/external-system-row.ts';

/** Reads a maintenance system that tickets are synced with; null while it, or the customer's sync, is off (CMMS.9). */
export async function readWorkSystem(
  trx: Transaction,
  customerId: number,
  systemId: number,
): Promise<ExternalSystemRow | null> {
  const [system] = await readExternalSystems(
    trx,
    customerId,
    `and e.id = :systemId and e.type = 'WORK_ORDER_SYSTEM' and e.is_active
     and exists (select from customers c where c.id = e.customer_id and ${syncsTicketsSql('c')})`,
    { systemId },
  );
  return system ?? null;
}

/** Lists the systems of all customers that tickets are synced with. */
export async function listWorkSystems(trx: Transaction): Promise<Array<{ customerId: number; systemId: number }>> {
  const { rows } = await trx.raw(
    `select e.customer_id as "customerId", e.id as "systemId" from external_systems e
     join customers c on c.id = e.customer_id
     where ${syncsTicketsSql('c')} and e.is_active and e.type = 'WORK_ORDER_SYSTEM' order by 1, 2`,
  );
  return rows;
}
