import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { forCustomer } from '../../platform/database.ts';
import { instanceRow, outboxOf, storeInstances } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { findRecurredTickets } from '../../warehouse/queries/recurred-tickets.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { recordExternally } from './inbound-sync.ts';
import { hasRecurred, judgeRecurrences } from './judge-recurrences.ts';
import { blankTicket } from './model/ticket.ts';
import { externalReopening } from './remote-update.ts';
import { insertTicketAlarms } from './ticket-alarms.ts';
import { insertTickets, ticketRowsOf } from './ticket-rows.ts';

// a database whose tickets no worker sweeps
const dayMs = 86_400_000;
const closedAt = Date.UTC(2026, 4, 8, 12);
const warehouse = createWarehouseClient(testEnv(), 'test-recurrences');
let own: Awaited<ReturnType<typeof ownDatabase>>;
let customerId: number;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
});
afterAll(async () => {
  await own?.drop();
  await warehouse.close();
});
beforeEach(async () => {
  customerId = newCustomerId();
  await createCustomer(own.db, { id: customerId, name: 'Test' });
});

/** Stores tickets closed at `closedAt`, each with one alarm of its number. */
async function closed(...ids: number[]): Promise<void> {
  await forCustomer(own.db, customerId, async (trx) => {
    const made = { by: null, at: closedAt - dayMs };
    await insertTickets(
      trx,
      ids.map((id) => ({
        ...blankTicket({ customerId, id }, made),
        ...{ state: 'CLOSED' as const, closedAt, isResolved: true, alarmCount: 1 },
      })),
    );
    for (const id of ids) await insertTicketAlarms(trx, { customerId, id }, [id], { userId: null, now: made.at });
  });
  await warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: ids.map((alarm_id) => ({ customer_id: customerId, alarm_id, version: 1 })),
  });
}
const occurs = (alarmId: number, ...times: number[]) =>
  storeInstances(
    warehouse,
    customerId,
    times.map((startedAt) => instanceRow({ alarmId, startedAt, endedAt: startedAt + 1_000 })),
  );
const judge = (now: number) =>
  judgeRecurrences({
    db: own.db,
    clock: fixedClock(new Date(now)),
    recurredAmong: async (of) => new Set((await findRecurredTickets(warehouse, of)).map(({ ticketId }) => ticketId)),
  });
async function judged(): Promise<Array<boolean | null>> {
  const tickets = await forCustomer(own.db, customerId, (trx) => ticketRowsOf(trx, customerId).from(0, 100));
  return tickets.map((ticket) => ticket.hasRecurred);
}

test('ANA.5: a ticket has recurred at once, and has not once the 7 days and an hour for late payloads are over', () => {
  expect(hasRecurred(closedAt, true, closedAt + 1)).toBe(true);
  expect(hasRecurred(closedAt, false, closedAt + 7 * dayMs)).toBeNull();
  expect(hasRecurred(closedAt, false, closedAt + 7 * dayMs + 3_600_000)).toBe(false);
});

test('ANA.5: an occurrence within 7 days counts, whatever occurs later; those before and after do not', async () => {
  await closed(1, 2, 3, 4, 5);
  await occurs(1, closedAt + 1, closedAt + 30 * dayMs);
  await occurs(2, closedAt + 7 * dayMs);
  await occurs(3, closedAt + 7 * dayMs + 1);
  await occurs(4, closedAt - 1, closedAt);
  await judge(closedAt + dayMs);
  // occurrences of the future are stored as well
  expect(await judged()).toEqual([true, true, null, null, null]);
  expect(await judge(closedAt + 31 * dayMs)).toBe(3);
  expect(await judged()).toEqual([true, true, false, false, false]);
  expect(await judge(closedAt + 31 * dayMs)).toBe(0);
  // published as a sweep's; `changedAt` stays, so earlier selections of the ticket stay valid
  const published = (await outboxOf(own.db, customerId)).flatMap(({ tickets }) => tickets);
  expect(published.at(-1)).toMatchObject({ cause: 'SWEEP', previous: { hasRecurred: null } });
  expect(new Set(published.map(({ ticket }) => ticket.changedAt))).toEqual(new Set([closedAt - dayMs]));
});

test('ANA.5: tickets of many alarms are judged as those of one', async () => {
  const ids = Array.from({ length: 1_100 }, (_, index) => index + 1);
  await closed(...ids);
  for (const id of [1, 499, 501, 1_100]) await occurs(id, closedAt + 5);
  await judge(closedAt + dayMs);
  const { rows } = await own.db.raw('select id from work_tickets where customer_id = ? and has_recurred order by id', [
    customerId,
  ]);
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([1, 499, 501, 1_100]);
});

test('ANA.5: deleted alarms do not count', async () => {
  await closed(1);
  await occurs(1, closedAt + 1);
  await warehouse.insert({
    table: 'alarms',
    format: 'JSONEachRow',
    values: [{ customer_id: customerId, alarm_id: 1, version: 2, is_deleted: 1 }],
  });
  await judge(closedAt + dayMs);
  expect(await judged()).toEqual([null]);
});

test('ANA.5: a ticket that is opened again is as if it had never been judged', async () => {
  await closed(1);
  await occurs(1, closedAt + 1);
  await judge(closedAt + dayMs);
  const at = { db: own.db, clock: fixedClock(new Date(closedAt + 2 * dayMs)) };
  await recordExternally(at, { customerId, id: 1 }, externalReopening('INPRG'));
  expect(await judged()).toEqual([null]);
});
