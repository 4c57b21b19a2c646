import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { basPriorityBands } from '../../domain/integrations/priority-table.ts';
import { createUser } from '../../domain/people/create-user.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { demo } from '../../start/demo-facts.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { reconcile } from '../../workflows/sweeps/reconcile.ts';
import { buildingZone } from '../bas/dialect.ts';
import { systemNames } from './campus.ts';
import { type Counts, type Progress, writeYear } from './write-year.ts';

const until = new Date('2026-07-29T15:20:00Z');
const size = { scale: 1, days: 30, seed: 1 };
const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-year');
const temporal = createTemporal(env);
const log = createLog('test', { level: 'fatal', instance: 'test' });
const customerId = newCustomerId();
const campus = { log, customerId, adminEmail: demo.people[0].email, password: demo.password, warehouse };

let own: Awaited<ReturnType<typeof ownDatabase>>;
beforeAll(async () => {
  own = await ownDatabase(env);
  await createCustomer(own.db, {
    ...{ id: customerId, name: 'Campus', defaultTimezone: buildingZone, isBasPriorityEnabled: true },
  });
  await own.db('customers').where({ id: customerId }).update({ created_at: until });
  for (const { authRole, title, ...person } of demo.people)
    await createUser(own.db, { ...person, password: null, memberships: [{ customerId, authRole, title }] });
  for (const name of systemNames)
    await createExternalSystem(own.db, {
      ...{ customerId, name, displayName: name, schema: 'generic', connectionType: 'INBOUND_API' },
      ...{ etlNormalizeVersion: 'generic-json-1', priorityTable: basPriorityBands },
    });
});
afterAll(() => Promise.all([own?.drop(), warehouse.close(), temporal.close()]));

class CutOff extends Error {}
/** Writes the year. @param cutAt equipment after which it is cut off. */
async function write(cutAt = Number.POSITIVE_INFINITY): Promise<Counts | null> {
  return writeYear({ ...campus, db: own.db }, size, {
    counted: () => {},
    wrote({ done }: Progress) {
      if (done >= cutAt) throw new CutOff();
    },
  });
}

const stored = async () => {
  const ask = async (query: string): Promise<Record<string, string>> => {
    const result = await warehouse.query({ query, query_params: { customerId } });
    return (await result.json<Record<string, string>>()).data[0] ?? {};
  };
  const of = 'FINAL WHERE customer_id = {customerId:UInt32}';
  const { rows } = await own.db.raw(
    `select (select count(*)::int from alarm_state where customer_id = :customerId) as alarms,
       (select count(*)::int from work_tickets where customer_id = :customerId) as tickets,
       (select count(*)::int from work_ticket_alarms where customer_id = :customerId) as "ticketAlarms",
       (select count(*)::int from work_ticket_activity where customer_id = :customerId) as "ticketActivity",
       (select count(*)::int from alarm_activity where customer_id = :customerId) as activity,
       (select count(*)::int from memberships where customer_id = :customerId) as people,
       (select count(*)::int from teams where customer_id = :customerId) as teams`,
    { customerId },
  );
  const counts: Record<string, number> = {};
  for (const table of [
    'instances',
    'events',
    'status_entries',
    'activity',
    'alarms',
    'tickets',
    'ticket_alarms',
    'ticket_activity',
  ])
    counts[table] = Number((await ask(`SELECT count() AS n FROM ${table} ${of}`)).n);
  return { state: rows[0], history: counts };
};

test('a month of the campus, cut off and gone on with, is what the reconciliation expects, once', async () => {
  await expect(write(300)).rejects.toThrow(CutOff);
  const counts = await write();
  const first = await stored();
  expect(counts).toMatchObject({ alarms: first.state.alarms, tickets: first.state.tickets });
  expect(first.history).toMatchObject({
    ...{ instances: counts?.instances, alarms: counts?.alarms, tickets: counts?.tickets },
    ...{ ticket_alarms: first.state.ticketAlarms, ticket_activity: first.state.ticketActivity },
    activity: first.state.activity,
  });
  expect(first.state).toMatchObject({ people: 25, teams: 6 });

  const clock = fixedClock(until);
  const deps = { db: own.db, warehouse, clock, temporal, chunk: 1_000, arrived: async () => true };
  const result = await new MockActivityEnvironment().run(() => reconcile.run(deps));
  expect(result).toMatchObject({ instances: counts?.alarms, tickets: counts?.tickets, differing: 0, opened: 0 });

  expect(await write()).toBeNull();
  expect(await stored()).toEqual(first);
});
