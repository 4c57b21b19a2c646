import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlarmState } from '../../domain/alarms/model/state.ts';
import { leftEntries } from '../../domain/alarms/rows/status-entries.ts';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { bySource } from '../../domain/origin/origin.ts';
import { blankTicket, type Ticket } from '../../domain/work/model/ticket.ts';
import { insertTickets } from '../../domain/work/ticket-rows.ts';
import { insertRows } from '../../ingest/load/insert-rows.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { alarmState, instanceRow, storeAlarms, storeInstances } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { noFiles } from '../../tests/support/no-files.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { reconcile } from './reconcile.ts';

const now = Date.UTC(2026, 4, 8, 12);
const clock = fixedClock(new Date(now));
const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-reconcile');
const temporal = createTemporal(env);

let own: Awaited<ReturnType<typeof ownDatabase>>;
let customerId: number;
let systemId: number;

beforeAll(async () => {
  own = await ownDatabase(env);
});
afterAll(() => Promise.all([own.drop(), warehouse.close(), temporal.close()]));
beforeEach(async () => {
  customerId = newCustomerId();
  await createCustomer(own.db, { id: customerId, name: 'Test' });
  systemId = await newSystem();
});
// each test sees only its own rows: no other test file uses this database
afterEach(async () => {
  await own.db('work_tickets').delete();
  await own.db('alarm_state').delete();
  await own.db('alarm_activity').delete();
  for (const table of ['instances', 'status_entries', 'tickets', 'activity']) await remove(table, 'true');
});

const newSystem = (): Promise<number> =>
  createExternalSystem(own.db, {
    ...{ customerId, name: randomUUID(), displayName: 'BAS', schema: 'generic', connectionType: 'DATAPUMP' },
    etlNormalizeVersion: 'generic-json-1',
  });

/** Runs the sweep as its activity does. */
const run = (arrived: () => Promise<boolean> = async () => true) =>
  new MockActivityEnvironment().run(() =>
    reconcile.run({ db: own.db, warehouse, clock, temporal, chunk: 2, arrived, exportFiles: noFiles }),
  );

/** Stores active alarms, with the instance of each and the entry that it has left, in Postgres and in the warehouse. */
async function storeBoth(count: number, given: Partial<AlarmState> = {}): Promise<AlarmState[]> {
  const latestAlarmAt = now - 3_600_000;
  const states = Array.from({ length: count }, (_, index) =>
    alarmState({
      ...{ customerId, id: index + 1, systemId, latestAlarmAt, instanceId: randomUUID() },
      ...{ entry: { id: '2', from: 'Declined', ...bySource }, ...given },
    }),
  );
  await storeAlarms(own.db, states);
  await storeOpen(states);
  await storeEntries(states);
  return states;
}
const storeOpen = (states: readonly AlarmState[]) =>
  storeInstances(
    warehouse,
    customerId,
    states.map((state) =>
      instanceRow({ id: state.instanceId as string, alarmId: state.id, startedAt: state.latestAlarmAt as number }),
    ),
  );
const storeEntries = (states: readonly AlarmState[]) =>
  insertRows(
    warehouse,
    'status_entries',
    customerId,
    states.flatMap((state) =>
      leftEntries({ ...state, status: 'Declined', entry: { id: '1', from: null, ...bySource } }, state, bySource),
    ),
  );
const storeTickets = (tickets: readonly Ticket[]) => insertRows(warehouse, 'tickets', customerId, tickets);
const remove = (table: string, where: string) =>
  warehouse.command({ query: `DELETE FROM ${table} WHERE customer_id = ${customerId} AND ${where}` });

const issues = () =>
  own
    .db('external_system_issues')
    .where({ customer_id: customerId })
    .orderBy('system_id')
    .select('system_id as systemId', 'issue_type as type', 'message', 'resolved_at as resolvedAt');

test('what the warehouse lacks is an issue of its integration until it has it again', async () => {
  const states = await storeBoth(5);
  const ticket = blankTicket({ customerId, id: 3 }, { by: null, at: now });
  await own.db.transaction((trx) => insertTickets(trx, [ticket]));
  await storeTickets([ticket]);
  expect(await run()).toMatchObject({ instances: 5, entries: 5, tickets: 1, differing: 0, opened: 0 });
  expect(await issues()).toEqual([]);

  await remove('instances', 'alarm_id IN (2, 4)');
  await remove('status_entries', 'alarm_id = 5');
  await remove('tickets', 'ticket_id = 3');
  expect(await run()).toMatchObject({ instances: 5, differing: 4, opened: 1, resolved: 0 });
  const open = {
    ...{ systemId, type: 'WAREHOUSE_DIFFERENCE', resolvedAt: null },
    message: 'Charts and reports differ from the lists: 2 newest occurrences, 1 previous status, 1 work ticket',
  };
  expect(await issues()).toEqual([open]);
  expect(await run()).toMatchObject({ differing: 4, opened: 0, resolved: 0 });

  await storeOpen(states.filter(({ id }) => id === 2 || id === 4));
  await storeEntries(states);
  await storeTickets([ticket]);
  expect(await run()).toMatchObject({ differing: 0, opened: 0, resolved: 1 });
  expect(await issues()).toEqual([{ ...open, resolvedAt: new Date(now) }]);
});

test('days whose actions are not all in the warehouse are an issue', async () => {
  const day = 86_400_000;
  const actions = [1, 1, 2, 3, 4].map((days) => ({
    ...{ activityId: randomUUID(), alarmId: 1, field: 'note', prevValue: null, revValue: 'x', userId: null },
    ...{ automationRuleId: null, metadata: null, cause: 'PERSON' as const, createdAt: now - days * day, version: 1 },
  }));
  await own.db('alarm_activity').insert(
    actions.map(({ activityId, alarmId, field, createdAt, version }) => ({
      ...{
        customer_id: customerId,
        id: activityId,
        alarm_id: alarmId,
        field,
        version,
        created_at: new Date(createdAt),
      },
    })),
  );
  const store = (rows: typeof actions) => insertRows(warehouse, 'activity', customerId, rows);
  // a row that came twice is one action
  await store([...actions.slice(0, 4), actions[0] as (typeof actions)[number]]);
  expect(await run()).toMatchObject({ actionDays: 4, differing: 1, opened: 1 });
  expect((await issues())[0]?.message).toMatch(/: 1 day of actions$/);
  await store(actions.slice(4));
  expect(await run()).toMatchObject({ actionDays: 4, differing: 0, resolved: 1 });
});

test('each integration has an issue of its own', async () => {
  const other = await newSystem();
  await storeBoth(2);
  await storeAlarms(own.db, [
    alarmState({ customerId, id: 3, systemId: other, latestAlarmAt: now, instanceId: randomUUID() }),
  ]);
  await remove('instances', 'alarm_id = 1');
  expect(await run()).toMatchObject({ differing: 2, opened: 2 });
  expect((await issues()).map((issue) => [issue.systemId, issue.message.split(': ')[1]])).toEqual(
    [systemId, other].toSorted((a, b) => a - b).map((id) => [id, '1 newest occurrence']),
  );
});

test('what is only under way does not differ, nor does what changes meanwhile', async () => {
  const [first, second] = await storeBoth(3);
  await remove('instances', 'alarm_id IN (1, 2)');
  const arrive = async () => {
    await storeOpen([first as AlarmState]);
    await own.db('alarm_state').where({ customer_id: customerId, id: second?.id }).increment('version', 1);
    return true;
  };
  expect(await run(arrive)).toMatchObject({ differing: 0, opened: 0 });
  await expect(run(async () => false)).rejects.toThrow('behind');
  expect(await issues()).toEqual([]);
});

test('an occurrence and a ticket that only the warehouse has open differ; those of deleted alarms do not', async () => {
  await storeBoth(1, { isActive: false });
  const deleted = alarmState({ customerId, id: 2, systemId, isActive: false, deletedAt: now });
  await storeAlarms(own.db, [deleted]);
  await storeInstances(warehouse, customerId, [instanceRow({ alarmId: 2, startedAt: now })]);
  await storeTickets([blankTicket({ customerId, id: 9 }, { by: null, at: now })]);
  expect(await run()).toMatchObject({ differing: 2 });
  expect((await issues())[0]?.message).toMatch(/: 1 newest occurrence, 1 work ticket$/);
});
