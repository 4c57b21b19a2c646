import { randomUUID } from 'node:crypto';
import { blankTicket } from '../../domain/work/model/ticket.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { insertRows } from '../../ingest/load/insert-rows.ts';
import type { TestApi, TestPerson } from './test-api.ts';

interface StoredTicket {
  id: number;
  createdAt: number;
  closedAt?: number;
  isResolved?: boolean;
  reissueCount?: number;
  alarms?: number[];
  by?: TestPerson;
  ruleId?: number;
  assignee?: TestPerson;
  externalSystemId?: number;
  /** Order there. */
  externalId?: string;
}

/** Stores tickets with times of the past, in Postgres and in the warehouse, with the activity of their closing. */
export async function storeTickets(
  api: Pick<TestApi, 'db' | 'warehouse'>,
  customerId: number,
  given: StoredTicket[],
): Promise<void> {
  const tickets = given.map(
    ({ id, createdAt, closedAt, isResolved, reissueCount = 0, alarms = [], by, ruleId, ...of }) => ({
      ...blankTicket({ customerId, id }, { by: by?.id ?? null, at: createdAt }),
      assigneeId: of.assignee?.id ?? null,
      externalSystemId: of.externalSystemId ?? null,
      externalId: of.externalId ?? null,
      ...(closedAt !== undefined && { state: 'CLOSED' as const, closedAt, closedBy: by?.id ?? null }),
      isResolved: isResolved ?? null,
      automationRuleId: ruleId ?? null,
      objective: `Ticket ${id}`,
      searchText: `w${id}\nticket ${id}`,
      reissueCount,
      alarmCount: alarms.length,
    }),
  );
  const links = given.flatMap(({ id, createdAt, alarms = [] }) =>
    alarms.map((alarmId) => ({ ticketId: id, alarmId, ticketCreatedAt: createdAt, version: 1, isDeleted: false })),
  );
  await api.db.transaction(async (trx) => {
    await insertTickets(trx, tickets);
    for (const { ticketId, alarmId } of links)
      await trx('work_ticket_alarms').insert({
        customer_id: customerId,
        ticket_id: ticketId,
        alarm_id: alarmId,
        attached_at: new Date(),
      });
    const closings = tickets.flatMap(({ id, closedAt, closedBy }) =>
      closedAt === null ? [] : [{ id, closedAt, closedBy }],
    );
    for (const { id, closedAt, closedBy } of closings)
      await trx('work_ticket_activity').insert({
        ...{ customer_id: customerId, id: randomUUID(), ticket_id: id, event_type: 'STATE', field: 'state' },
        ...{ prev_value: 'OPEN', rev_value: 'CLOSED', user_id: closedBy, created_at: new Date(closedAt), version: 1 },
      });
  });
  await insertRows(api.warehouse, 'tickets', customerId, tickets);
  await insertRows(api.warehouse, 'ticket_alarms', customerId, links);
  await api.warehouse.insert({
    table: 'ticket_activity',
    format: 'JSONEachRow',
    values: given.flatMap(({ id, closedAt, by }) =>
      closedAt === undefined
        ? []
        : [
            {
              customer_id: customerId,
              ticket_id: id,
              created_at: new Date(closedAt).toISOString(),
              activity_id: randomUUID(),
              event_type: 'STATE',
              field: 'state',
              prev_value: 'OPEN',
              rev_value: 'CLOSED',
              user_id: by?.id ?? null,
              version: 1,
            },
          ],
    ),
  });
}
