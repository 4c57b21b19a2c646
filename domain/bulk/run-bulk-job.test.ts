import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { alarmState, outboxOf, storeAlarms } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { storeRole } from '../../tests/support/store-role.ts';
import { createCustomer } from '../customers/create-customer.ts';
import type { AuthRole } from '../identity/built-in-permissions.ts';
import type { ListedPermissions } from '../identity/permissions.ts';
import { createUser } from '../people/create-user.ts';
import { alarmsATime, runNextOfBulkJob } from './run-bulk-job.ts';

// a database whose outbox no relay empties, so that the test can read it
const now = Date.UTC(2026, 4, 8, 12);
const clock = fixedClock(new Date(now));
const alarms = alarmsATime + 50;
let own: Awaited<ReturnType<typeof ownDatabase>>;
let customerId: number;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
});
afterAll(() => own?.drop());
beforeEach(async () => {
  customerId = newCustomerId();
  await createCustomer(own.db, { id: customerId, name: 'Test' });
  await storeAlarms(
    own.db,
    Array.from({ length: alarms }, (_, index) => alarmState({ customerId, id: index + 1 })),
  );
});

/** Creates a job of a person with a role, on all alarms. */
async function job(role: AuthRole | ListedPermissions, verb: string, input: object = {}) {
  const authRole = typeof role === 'string' ? role : 'CUSTOM';
  const customRoleId = typeof role === 'string' ? null : await storeRole(own.db, customerId, role);
  const createdBy = await createUser(own.db, {
    email: `${randomUUID()}@example.com`,
    password: 'Correct-horse-7',
    displayName: 'Ada',
    memberships: [{ customerId, authRole, customRoleId }],
  });
  const id = randomUUID();
  await own.db('bulk_jobs').insert({
    customer_id: customerId,
    id,
    verb,
    input: JSON.stringify(input),
    alarm_ids: Array.from({ length: alarms }, (_, index) => String(index + 1)),
    status: 'IN_PROGRESS',
    created_by: createdBy,
    created_at: new Date(now),
  });
  return { key: { customerId, id }, createdBy };
}
const next = (key: { customerId: number; id: string }) => runNextOfBulkJob({ db: own.db, clock }, key);
const pinned = async () =>
  (await own.db('alarm_state').where({ customer_id: customerId, is_pinned: true }).select('id')).length;

const newestVersion = async () =>
  (await own.db('alarm_state').where({ customer_id: customerId }).max('version as version').first())?.version;

test('some alarms at a time, its place in the same transaction; what is over is left alone', async () => {
  const { key } = await job('STANDARD', 'pinAlarms', { pin: true });
  expect(await next(key)).toMatchObject({ status: 'IN_PROGRESS', done: alarmsATime, affected: alarmsATime });
  expect(await pinned()).toBe(alarmsATime);
  expect(await next(key)).toMatchObject({ status: 'COMPLETE', done: alarms, affected: alarms, finishedAt: now });
  expect(await next(key)).toBeNull();
  const published = await outboxOf(own.db, customerId);
  expect(published.map(({ alarms, activity, jobs }) => [alarms.length, activity.length, jobs.length])).toEqual(
    expect.arrayContaining([
      [alarmsATime, alarmsATime, 1],
      [50, 50, 1],
    ]),
  );
});

test('two workers at once do each alarm once', async () => {
  const { key } = await job('STANDARD', 'pinAlarms', { pin: true });
  await Promise.all([next(key), next(key)]);
  expect(await newestVersion()).toBe(2);
  expect(await pinned()).toBe(alarms);
});

test('what fails is told alarm by alarm; the others are done', async () => {
  await own
    .db('alarm_state')
    .where({ customer_id: customerId, id: 7 })
    .update({ is_active: false, open_work_count: 1 });
  const { key } = await job('STANDARD', 'moveAlarms', { status: 'Declined', reason: null });
  expect(await next(key)).toMatchObject({
    affected: alarmsATime - 1,
    failures: [{ id: '7', code: 'INVALID', reason: 'An inactive alarm with open work can only be snoozed' }],
  });
});

test('STAT.29 a job is undone by a job of the same person, in parts, and by nobody else', async () => {
  const { key, createdBy } = await job('STANDARD', 'moveAlarms', { status: 'Declined', reason: null });
  for (let done = await next(key); done?.status === 'IN_PROGRESS'; ) done = await next(key);
  const statuses = async () => new Set(await own.db('alarm_state').where({ customer_id: customerId }).pluck('status'));
  expect(await statuses()).toEqual(new Set(['Declined']));
  const strange = await job('STANDARD', 'undoAlarms', { undoId: key.id });
  expect(await next(strange.key)).toMatchObject({ affected: 0 });
  const undo = await job('STANDARD', 'undoAlarms', { undoId: key.id });
  await own.db('bulk_jobs').where({ id: undo.key.id }).update({ created_by: createdBy });
  expect(await next(undo.key)).toMatchObject({ status: 'IN_PROGRESS', affected: alarmsATime, failures: [] });
  expect(await next(undo.key)).toMatchObject({ status: 'COMPLETE', affected: alarms });
  expect(await statuses()).toEqual(new Set(['Intake']));
});

test.each([
  ['whose role may not do it any more', 'STANDARD', 'deleteAlarms', {}],
  ['a snooze whose end has come', 'ADMIN', 'snoozeAlarm', { until: new Date(now - 1).toISOString() }],
  ['whose custom role does not list it', { alarms: ['VIEW', 'EDIT'] }, 'deleteAlarms', {}],
  ['who has no access any more', 'NONE', 'pinAlarms', { pin: true }],
] as Array<[string, AuthRole | ListedPermissions, string, object]>)(
  'a job fails and changes nothing: %s',
  async (_, role, verb, input) => {
    const { key, createdBy } = await job(role, verb, input);
    if (role === 'NONE') await own.db('memberships').where({ user_id: createdBy }).delete();
    expect(await next(key)).toMatchObject({ status: 'FAILED', done: 0, affected: 0 });
    expect(await newestVersion()).toBe(1);
  },
);

test('USR-066 a custom role runs what its list grants when it runs, not what it granted on request', async () => {
  const { key } = await job({ alarms: ['VIEW', 'EDIT'] }, 'pinAlarms', { pin: true });
  expect(await next(key)).toMatchObject({ status: 'IN_PROGRESS', affected: alarmsATime });
  await own
    .db('roles')
    .where({ customer_id: customerId })
    .update({ permissions: JSON.stringify({ alarms: ['VIEW'] }) });
  expect(await next(key)).toMatchObject({ status: 'FAILED', affected: alarmsATime });
  expect(await pinned()).toBe(alarmsATime);
});

test.each([
  ['another role was given to', { auth_role: 'OCCUPANT' }],
  ['who was disabled', { status: 'disabled' }],
  ['who was removed', { status: 'none' }],
])('a job stops halfway for somebody %s (USR.7)', async (_, change) => {
  const { key, createdBy } = await job('STANDARD', 'pinAlarms', { pin: true });
  expect(await next(key)).toMatchObject({ status: 'IN_PROGRESS', affected: alarmsATime });
  await own.db('memberships').where({ customer_id: customerId, user_id: createdBy }).update(change);
  expect(await next(key)).toMatchObject({ status: 'FAILED', affected: alarmsATime });
  expect(await pinned()).toBe(alarmsATime);
});

test('a job goes on with what is left to a narrower role (USR.7)', async () => {
  const { key, createdBy } = await job('ADMIN', 'pinAlarms', { pin: true });
  expect(await next(key)).toMatchObject({ status: 'IN_PROGRESS', affected: alarmsATime });
  await own.db('memberships').where({ customer_id: customerId, user_id: createdBy }).update({ auth_role: 'VENDOR' });
  expect(await next(key)).toMatchObject({ status: 'COMPLETE', affected: alarms });
});

test('a job stops where the pilot of its customer ends (ADM.3)', async () => {
  const { key } = await job('ADMIN', 'pinAlarms', { pin: true });
  expect(await next(key)).toMatchObject({ status: 'IN_PROGRESS' });
  const end = { is_pilot: true, pilot_date_end: new Date(now) };
  await own.db('customers').where({ id: customerId }).update(end);
  expect(await next(key)).toMatchObject({ status: 'FAILED', affected: alarmsATime });
});

test('a job of work fails without the product (ADM.1)', async () => {
  const input = { status: 'COMPLETE', completedWorkDetails: 'Belt replaced' };
  const { key } = await job('ADMIN', 'bulkCloseWorkTickets', input);
  await own
    .db('customers')
    .where({ id: customerId })
    .update({ products: ['Alarms'] });
  expect(await next(key)).toMatchObject({ status: 'FAILED', done: 0 });
});
