import type { Transaction } from '../../../platform/database.ts';

const atOnce = 1_000;

/** Tickets on their way to one maintenance system. */
interface Stranded {
  customerId: number;
  systemId: number;
  ticketIds: number[];
}

/** Tickets of all customers that have been on their way to a maintenance system since before a time, by system. */
export async function findStrandedTickets(trx: Transaction, before: Date): Promise<Stranded[]> {
  const { rows } = await trx.raw(
    `select s.customer_id as "customerId", s.system_id as "systemId", json_agg(s.ticket_id order by s.ticket_id) as "ticketIds"
     from (
       select t.customer_id, e.id as system_id, t.id as ticket_id from work_tickets t
       join external_systems e on e.customer_id = t.customer_id and e.id = t.external_system_id and e.is_active
       where t.cmms_sync_status = 'InProgress' and t.changed_at < ? order by t.changed_at limit ${atOnce}
     ) s group by s.customer_id, s.system_id`,
    [before],
  );
  return rows;
}
