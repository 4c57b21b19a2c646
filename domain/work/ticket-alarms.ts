import type { Transaction } from '../../platform/database.ts';
import type { Ticket } from './model/ticket.ts';

type Key = Pick<Ticket, 'customerId' | 'id'>;

/** Returns the ids of the alarms on each ticket, in the order of attachment. */
export async function alarmIdsOf(
  trx: Transaction,
  customerId: number,
  ticketIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await trx.raw<{ rows: Array<{ ticket_id: number; alarm_id: number }> }>(
    `select ticket_id, alarm_id from work_ticket_alarms where customer_id = ? and ticket_id = any(?::bigint[])
     order by attached_at, alarm_id`,
    [customerId, [...ticketIds]],
  );
  const found = new Map<number, number[]>();
  for (const { ticket_id, alarm_id } of rows) found.set(ticket_id, [...(found.get(ticket_id) ?? []), alarm_id]);
  return found;
}

/** Returns the ids of the alarms on one ticket. */
export const alarmsOn = async (trx: Transaction, { customerId, id }: Key): Promise<number[]> =>
  (await alarmIdsOf(trx, customerId, [id])).get(id) ?? [];

export async function insertTicketAlarms(
  trx: Transaction,
  { customerId, id }: Key,
  alarmIds: readonly number[],
  { userId, now }: { userId: string | null; now: number },
): Promise<void> {
  await trx.raw(
    `insert into work_ticket_alarms (customer_id, ticket_id, alarm_id, attached_by, attached_at)
     select ?::int, ?::bigint, a, ?::uuid, ?::timestamptz from unnest(?::bigint[]) as a`,
    [customerId, id, userId, new Date(now).toISOString(), [...alarmIds]],
  );
}

export async function deleteTicketAlarms(trx: Transaction, { customerId, id }: Key, alarmIds: readonly number[]) {
  await trx.raw(
    'delete from work_ticket_alarms where customer_id = ? and ticket_id = ? and alarm_id = any(?::bigint[])',
    [customerId, id, [...alarmIds]],
  );
}
