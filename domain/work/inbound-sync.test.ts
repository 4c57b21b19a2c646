import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { alarmState, outboxOf, storeAlarms } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { createUser } from '../people/create-user.ts';
import { escalateOverdue } from './escalate-ticket.ts';
import { recordExternally } from './inbound-sync.ts';
import {
  externalAssigneeIs,
  externalClosure,
  externalComment,
  externalCreation,
  externalNumberIs,
  externalReopening,
  externalStatusIs,
  type RemoteUpdate,
  syncStatus,
} from './remote-update.ts';

// a database whose outbox no relay empties, so that the test can read it
const now = Date.UTC(2026, 4, 8, 12);
const clock = fixedClock(new Date(now));
let own: Awaited<ReturnType<typeof ownDatabase>>;
let deps: { db: typeof own.db; clock: typeof clock };
let customerId: number;
let userId: string;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  deps = { db: own.db, clock };
});
afterAll(() => own?.drop());
beforeEach(async () => {
  customerId = newCustomerId();
  await createCustomer(own.db, { id: customerId, name: 'Test' });
  userId = await createUser(own.db, {
    email: `${customerId}@example.com`,
    password: 'Correct-horse-7',
    displayName: 'Ada',
    memberships: [{ customerId, authRole: 'ADMIN' }],
  });
});

/** Creates an open ticket on one active and one inactive alarm, with the given fields. */
async function ticket(given: Record<string, unknown> = {}) {
  const on = { customerId, status: 'Dispatched', openWorkCount: 1 };
  await storeAlarms(own.db, [
    alarmState({ ...on, id: 1 }),
    alarmState({ ...on, id: 2, isActive: false, severity: 'Normal' }),
  ]);
  const at = new Date(now - 3_600_000);
  await own.db('work_tickets').insert({
    customer_id: customerId,
    id: 7,
    state: 'OPEN',
    objective: 'Inspect',
    assignee_id: userId,
    created_by: userId,
    created_at: at,
    due_at: new Date(now + 3_600_000),
    alarm_count: 2,
    search_text: 'w7',
    changed_at: at,
    version: 1,
    ...given,
  });
  await own
    .db('work_ticket_alarms')
    .insert([1, 2].map((alarm_id) => ({ customer_id: customerId, ticket_id: 7, alarm_id, attached_at: at })));
  return { customerId, id: 7 };
}
const apply = (key: { customerId: number; id: number }, ...updates: RemoteUpdate[]) =>
  recordExternally(deps, key, ...updates);
const activity = () =>
  own
    .db('work_ticket_activity')
    .where({ customer_id: customerId })
    .orderBy(['version', 'event_type'])
    .select('event_type', 'prev_value', 'rev_value', 'comment', 'external_author', 'user_id', 'metadata');
const statuses = async () =>
  (await own.db('alarm_state').where({ customer_id: customerId }).orderBy('id').select('status')).map(
    ({ status }) => status,
  );
const published = async () => {
  const changes = await outboxOf(own.db, customerId);
  return {
    tickets: changes.flatMap((one) => one.tickets).map(({ ticket: { version }, previous }) => ({ version, previous })),
    syncs: changes.flatMap((one) => one.ticketSyncs),
  };
};

test('WORK-032 a transfer is in progress, fails with the other side’s words, and is complete late', async () => {
  const key = await ticket();
  expect(await apply(key, syncStatus({ status: 'InProgress' }))).toMatchObject({
    cmmsSyncStatus: 'InProgress',
    lastCmmsSyncAttemptAt: now,
  });
  const failed = { status: 'Failed', error: 'Field CREW rejected HVAC-D' } as const;
  await apply(key, syncStatus(failed));
  expect(await apply(key, syncStatus(failed))).toMatchObject({ cmmsSyncError: failed.error, version: 3 });
  expect(await apply(key, syncStatus({ status: 'Complete' }))).toMatchObject({
    cmmsSyncStatus: 'Complete',
    cmmsSyncError: null,
    version: 4,
  });
  expect(await activity()).toMatchObject([
    { event_type: 'CMMS_SYNC_FAILURE', comment: failed.error, user_id: null },
    { event_type: 'CMMS_SYNC_SUCCESS', user_id: null },
  ]);
  expect((await published()).syncs).toEqual([]);
});

describe('what happens there', () => {
  test('an order is made, moves on and is assigned: told once, and in the outbox with what was before', async () => {
    const key = await ticket();
    const order = {
      externalId: '4711',
      externalType: 'WORKORDER',
      externalStatus: 'WAPPR',
      externalDetails: { site: 'A' },
    };
    for (let again = 0; again < 2; again += 1) {
      await apply(key, externalCreation(order));
      await apply(key, externalStatusIs('INPRG'));
      await apply(key, externalAssigneeIs('T. Berg'));
    }
    expect(await activity()).toMatchObject([
      { event_type: 'EXTERNAL_CREATION', rev_value: '4711' },
      { event_type: 'EXTERNAL_STATUS', prev_value: 'WAPPR', rev_value: 'INPRG' },
      { event_type: 'EXTERNAL_ASSIGNEE', rev_value: 'T. Berg' },
    ]);
    expect((await published()).tickets).toMatchObject([
      { version: 2, previous: { externalId: null } },
      { version: 3, previous: { externalStatus: 'WAPPR' } },
      { version: 4, previous: { externalAssignee: null } },
    ]);
  });

  test('an order that people there know by a number is told by it', async () => {
    const key = await ticket();
    const externalDetails = { number: '1001' };
    await apply(
      key,
      externalCreation({ externalId: '_QkVE', externalType: 'maximo', externalStatus: null, externalDetails }),
    );
    expect(await activity()).toMatchObject([
      { event_type: 'EXTERNAL_CREATION', rev_value: '_QkVE', metadata: { number: '1001' } },
    ]);
    const known = await apply(key, externalNumberIs('1002'));
    expect(known).toMatchObject({ externalId: '_QkVE', externalDetails: { number: '1002' }, version: 3 });
    expect(await apply(key, externalNumberIs('1002'))).toMatchObject({ version: 3 });
    expect(await activity()).toHaveLength(1);
  });

  test('what comes together is one change: one version, its activity in the order told, and told once', async () => {
    const key = await ticket({ cmms_sync_status: 'InProgress' });
    const order = { externalId: '4711', externalType: 'maximo', externalStatus: 'WAPPR', externalDetails: null };
    const all = [externalCreation(order), externalStatusIs('INPRG'), syncStatus({ status: 'Complete' })];
    for (let again = 0; again < 2; again += 1)
      expect(await apply(key, ...(again ? all.slice(1) : all))).toMatchObject({
        ...{ version: 2, externalId: '4711', externalStatus: 'INPRG', cmmsSyncStatus: 'Complete' },
      });
    const rows = await own.db('work_ticket_activity').where({ customer_id: customerId }).orderBy('id', 'desc');
    expect(rows.map(({ event_type, version }) => `${event_type} ${version}`)).toEqual([
      'EXTERNAL_CREATION 2',
      'EXTERNAL_STATUS 2',
      'CMMS_SYNC_SUCCESS 2',
    ]);
    expect((await published()).tickets).toMatchObject([
      { version: 2, previous: { externalId: null, externalStatus: null } },
    ]);
  });

  test('a comment comes in once, by whoever wrote it there', async () => {
    const key = await ticket();
    const comment = { externalId: 'c1', text: 'Belt is here', author: 'T. Berg', at: now - 60_000 };
    await apply(key, externalComment(comment));
    expect(await apply(key, externalComment(comment))).toMatchObject({ version: 2 });
    expect(await activity()).toMatchObject([
      { event_type: 'CMMS_COMMENT', comment: 'Belt is here', external_author: 'T. Berg', user_id: null },
    ]);
  });

  test('WORK.10: closed there, the ticket is closed here by nobody, and its alarms go back to their place', async () => {
    const key = await ticket({ is_escalated: true });
    for (let again = 0; again < 2; again += 1) {
      const closed = await apply(key, externalClosure({ externalStatus: 'COMP', at: now + 60_000 }));
      expect(closed).toMatchObject({
        state: 'CLOSED',
        closedAt: now,
        closedBy: null,
        isResolved: null,
        isEscalated: false,
        externalStatus: 'COMP',
      });
    }
    expect(await statuses()).toEqual(['Intake', 'Inactive']);
    expect((await activity()).map(({ event_type }) => event_type)).toEqual(['EXTERNAL_CLOSURE', 'STATE']);
    await apply(key, externalReopening('INPRG'));
    expect(await statuses()).toEqual(['Dispatched', 'Dispatched']);
    expect((await activity()).slice(2)).toMatchObject([
      { event_type: 'EXTERNAL_STATUS', prev_value: 'COMP', rev_value: 'INPRG' },
      { event_type: 'STATE', rev_value: 'OPEN' },
    ]);
  });

  test('opened again there under the status that it had, the status is no news', async () => {
    const key = await ticket({ state: 'CLOSED', closed_at: new Date(now), external_status: 'COMP' });
    await apply(key, externalReopening('COMP'));
    expect(await activity()).toMatchObject([{ event_type: 'STATE', prev_value: 'CLOSED', rev_value: 'OPEN' }]);
  });

  test('WORK.9: a status that nobody knows leaves a ticket open', async () => {
    expect(await apply(await ticket(), externalStatusIs('HALFDONE'))).toMatchObject({ state: 'OPEN' });
  });

  test('a ticket that does not exist is said so', async () => {
    await expect(apply({ customerId, id: 99 }, externalStatusIs('X'))).rejects.toThrow('Work Ticket 99 does not exist');
  });
});

test('WORK.14: tickets whose due time has passed are escalated, once, by nobody', async () => {
  await ticket({ due_at: new Date(now) });
  expect(await escalateOverdue(deps)).toBe(1);
  expect(await escalateOverdue(deps)).toBe(0);
  const [row] = await own.db('work_tickets').where({ customer_id: customerId });
  expect(row).toMatchObject({ is_escalated: true });
  expect(await activity()).toMatchObject([{ event_type: 'STATE', rev_value: 'true', user_id: null }]);
});

test('tickets that are not due, escalated before, or closed stay as they are', async () => {
  await ticket();
  expect(await escalateOverdue(deps)).toBe(0);
});
