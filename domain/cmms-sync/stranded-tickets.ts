import type { Transaction } from '../../platform/database.ts';
import { syncsTicketsSql } from '../customers/plan.ts';
import type { TicketKey } from '../work/model/ticket.ts';

const atOnce = 1_000;

/** Tickets of all customers that have been on their way to a maintenance system since before a time, the oldest first. */
export async function findStrandedTickets(trx: Transaction, before: Date): Promise<TicketKey[]> {
  const { rows } = await trx.raw(
    `select t.customer_id as "customerId", t.id from work_tickets t
     join external_systems e on e.customer_id = t.customer_id and e.id = t.external_system_id and e.is_active
     join customers c on c.id = t.customer_id and ${syncsTicketsSql('c')}
     where t.cmms_sync_status = 'InProgress' and t.changed_at < ? order by t.changed_at limit ${atOnce}`,
    [before],
  );
  return rows;
}
