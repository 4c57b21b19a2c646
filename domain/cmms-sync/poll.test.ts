import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { maximoProfile } from '../../simulators/cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../../simulators/cmms/server.ts';
import { type CmmsScene, startCmmsScene } from '../../tests/support/cmms-scene.ts';
import { findLostConnections } from '../integrations/alerts/find-lost-connections.ts';
import { externalNumberOf, type Ticket } from '../work/model/ticket.ts';
import { readOrdersBetween } from './poll-system.ts';

/** Changes that maintenance systems make on their own, as a person here sees them. */

const outOfOrder = { Error: { message: 'out of order' } };
let scene: CmmsScene;
let fake: FakeSystem;
let systemId: number;
let requests: FakeSystem;
let requestsId: number;
beforeAll(async () => {
  scene = await startCmmsScene();
  [fake, requests] = await Promise.all([startFakeSystem(maximoProfile), startFakeSystem(maximoProfile)]);
  systemId = await scene.connect(fake, 'maximo');
  requestsId = await scene.connect(requests, 'maximoServiceRequest');
});
afterAll(() => Promise.all([scene?.stop(), fake?.stop(), requests?.stop()]));
beforeEach(() => fake.faults.clear());

async function synced(system = systemId): Promise<Ticket & { externalId: string }> {
  const ticket = await scene.newTicket(system);
  expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
  return (await scene.read(ticket)) as Ticket & { externalId: string };
}
/** Returns activity since the ticket reached the system. */
const updatesOf = async (ticket: Pick<Ticket, 'id'>): Promise<string[]> => (await scene.activity(ticket)).slice(2);

test('status, assignee and comments become activity, once, with who wrote what', async () => {
  const ticket = await synced();
  fake.orders.change(ticket.externalId, { status: 'INPRG', assignee: 'WILSON' }, 'PLANNER');
  fake.orders.comment(ticket.externalId, 'On my way', 'WILSON');
  expect(await scene.poll(systemId)).toMatchObject({ changed: 1, failure: null });
  expect(await scene.poll(systemId)).toMatchObject({ changed: 0 });
  expect((await updatesOf(ticket)).toSorted()).toEqual([
    'CMMS_COMMENT On my way',
    'EXTERNAL_ASSIGNEE WILSON',
    'EXTERNAL_STATUS INPRG',
  ]);
  expect(await scene.read(ticket)).toMatchObject({
    state: 'OPEN',
    externalStatus: 'INPRG',
    externalAssignee: 'WILSON',
  });
});

test('INT.15 orders that are read again are no longer applied once nobody waits for them', async () => {
  const tickets = [await synced(), await synced()];
  for (const { externalId } of tickets) fake.orders.change(externalId, { status: 'INPRG' }, 'PLANNER');
  const killed = new AbortController();
  const deps = { ...scene.deps, updated: async () => killed.abort() };
  const range = { from: Date.now() - 60_000, to: Date.now() + 60_000 };
  const reading = readOrdersBetween(deps, { customerId: scene.customerId, systemId }, range, killed.signal);
  await expect(reading).rejects.toThrow('aborted');
  const statuses = await Promise.all(tickets.map(async (ticket) => (await scene.read(ticket)).externalStatus));
  expect(statuses.filter((status) => status === 'INPRG')).toHaveLength(1);
  expect(await scene.poll(systemId)).toMatchObject({ changed: 1 });
});

test('a ticket says and is found by the number that people there know its order by, from its creation on', async () => {
  const ticket = await synced();
  const number = fake.orders.get(ticket.externalId)?.number ?? '';
  expect(number).not.toBe(ticket.externalId);
  expect(externalNumberOf(ticket)).toBe(number);
  expect(ticket.searchText.split('\n')).toContain(number);
  expect(await scene.read(ticket)).toMatchObject({ externalDetails: { reference: `W${ticket.id}`, number } });
  fake.orders.change(ticket.externalId, { number: 'WO-4711' }, 'PLANNER');
  expect(await scene.poll(systemId)).toMatchObject({ changed: 1, failure: null });
  expect(await scene.poll(systemId)).toMatchObject({ changed: 0 });
  const after = await scene.read(ticket);
  expect(after).toMatchObject({
    externalId: ticket.externalId,
    externalDetails: { reference: `W${ticket.id}`, number: 'WO-4711' },
  });
  expect(after.searchText.split('\n')).toContain('wo-4711');
  expect(await updatesOf(ticket)).toEqual([]);
});

test('a ticket that was sent before numbers were kept learns its own when its order changes', async () => {
  const ticket = await synced();
  const number = fake.orders.get(ticket.externalId)?.number ?? '';
  await scene
    .db('work_tickets')
    .where({ customer_id: ticket.customerId, id: ticket.id })
    .update({ external_details: null });
  fake.orders.change(ticket.externalId, { status: 'INPRG' }, 'PLANNER');
  await scene.poll(systemId);
  expect(await scene.read(ticket)).toMatchObject({ externalDetails: { number }, externalStatus: 'INPRG' });
  expect(await updatesOf(ticket)).toEqual(['EXTERNAL_STATUS INPRG']);
});

test('a site’s own names of statuses are shown, and what they mean inside decides', async () => {
  const ticket = await synced();
  fake.state.statusNames.set('COMP', 'ERLEDIGT');
  fake.orders.change(ticket.externalId, { status: 'COMP' }, 'WILSON');
  await scene.poll(systemId);
  fake.state.statusNames.clear();
  expect(await scene.read(ticket)).toMatchObject({
    state: 'CLOSED',
    externalStatus: 'ERLEDIGT',
    isResolved: null,
    closedBy: null,
  });
});

test('closed there closes here, reopened there reopens here', async () => {
  const ticket = await synced();
  fake.orders.change(ticket.externalId, { status: 'CLOSE' }, 'WILSON');
  await scene.poll(systemId);
  expect(await scene.read(ticket)).toMatchObject({ state: 'CLOSED', closedBy: null });
  fake.orders.change(ticket.externalId, { status: 'INPRG' }, 'WILSON');
  await scene.poll(systemId);
  expect(await scene.read(ticket)).toMatchObject({ state: 'OPEN', externalStatus: 'INPRG' });
  expect(await updatesOf(ticket)).toEqual(
    expect.arrayContaining(['EXTERNAL_CLOSURE CLOSE', 'STATE CLOSED', 'STATE OPEN']),
  );
});

test('a ticket that is closed here is not reopened by an order that is still open there', async () => {
  const ticket = await synced();
  await scene.close(ticket);
  fake.orders.change(ticket.externalId, { status: 'INPRG' }, 'WILSON');
  await scene.poll(systemId);
  expect(await scene.read(ticket)).toMatchObject({ state: 'CLOSED', externalStatus: 'INPRG' });
});

test('an order that is deleted there leaves its ticket, which says so, and none is made in its place', async () => {
  const ticket = await synced();
  fake.orders.change(ticket.externalId, { isDeleted: true }, 'WILSON');
  await scene
    .db('work_ticket_orders')
    .where({ ticket_id: ticket.id })
    .update({ checked_at: new Date(0) });
  await scene.poll(systemId);
  expect(await scene.read(ticket)).toMatchObject({
    state: 'OPEN',
    externalStatus: 'Deleted',
    externalId: ticket.externalId,
  });
  expect(await scene.sync(ticket)).toMatchObject({ kind: 'failed', isFinal: true });
  expect(fake.orders.dump().filter(({ reference }) => reference === `W${ticket.id}`)).toHaveLength(1);
});

test('an owner moves a service request by itself: both are told, and nothing is sent back', async () => {
  const ticket = await synced(requestsId);
  requests.orders.change(ticket.externalId, { assignee: 'HELPDESK', status: 'QUEUED' }, 'PLANNER');
  const before = requests.orders.get(ticket.externalId)?.stamp;
  await scene.poll(requestsId);
  expect((await updatesOf(ticket)).toSorted()).toEqual(['EXTERNAL_ASSIGNEE HELPDESK', 'EXTERNAL_STATUS QUEUED']);
  expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
  expect(requests.orders.get(ticket.externalId)?.stamp).toBe(before);
});

test('an order that was found late makes a failed ticket complete', async () => {
  fake.faults.add({ kind: 'dropAfter', times: 1, method: 'POST' });
  const ticket = await scene.newTicket(systemId);
  await scene.sync(ticket);
  await scene.fail(ticket, 'The connection broke off');
  await scene.poll(systemId);
  const [order, ...others] = fake.orders.dump().filter(({ reference }) => reference === `W${ticket.id}`);
  expect(others).toEqual([]);
  expect(await scene.read(ticket)).toMatchObject({ cmmsSyncStatus: 'Complete', externalId: order?.id });
  expect(await scene.activity(ticket)).toEqual([
    'CMMS_SYNC_FAILURE The connection broke off',
    `EXTERNAL_CREATION ${order?.id}`,
    'CMMS_SYNC_SUCCESS',
  ]);
});

describe('pages', () => {
  test('all pages are read, also when an order comes between two, and a poll that breaks off reads them again', async () => {
    const small = await scene.connect(fake, 'maximo', { exportConfig: { chunkSize: 3 } });
    const tickets = [];
    for (let index = 0; index < 8; index += 1) tickets.push(await synced(small));
    for (const { externalId } of tickets) fake.orders.change(externalId, { status: 'APPR' }, 'PLANNER');
    fake.faults.add({ kind: 'status', status: 500, path: '/os/', times: 1, body: outOfOrder });
    expect((await scene.poll(small)).failure).toBe('out of order');
    expect(await scene.poll(small)).toMatchObject({ changed: 8, failure: null });
    for (const ticket of tickets) expect(await updatesOf(ticket)).toEqual(['EXTERNAL_STATUS APPR']);
  });
});

describe('the connection', () => {
  const lost = async (id: number) =>
    (await scene.issues()).filter((issue) => issue.type === 'LOST_CONNECTION' && issue.systemId === id);

  const later = (minutes: number) => ({ db: scene.db, clock: fixedClock(new Date(Date.now() + minutes * 60_000)) });

  test('a system that does not answer is an issue after five minutes, and none when it answers before', async () => {
    fake.faults.add({ kind: 'status', status: 503, body: outOfOrder });
    expect((await scene.poll(systemId)).failure).toBe('out of order');
    await scene.poll(systemId);
    await findLostConnections(later(4));
    expect(await lost(systemId)).toEqual([]);
    fake.faults.clear();
    await scene.poll(systemId);
    await findLostConnections(later(6));
    expect(await lost(systemId)).toEqual([]);
    expect(await scene.db('external_system_contacts').where({ system_id: systemId })).toHaveLength(1);
    fake.faults.add({ kind: 'status', status: 503, body: outOfOrder });
    await scene.poll(systemId);
    fake.faults.clear();
    await findLostConnections(later(6));
    expect(await lost(systemId)).toMatchObject([{ resolvedAt: null, message: 'out of order' }]);
  });

  test('one that throttles answers: nothing is lost but time', async () => {
    const own = await scene.connect(fake, 'maximo');
    fake.faults.add({ kind: 'status', status: 429, headers: { 'retry-after': '0' } });
    await scene.poll(own);
    await findLostConnections(later(6));
    expect(await lost(own)).toEqual([]);
  });

  test('secrets that were sealed with another key are asked for anew', async () => {
    const own = await scene.connect(fake, 'maximo');
    await scene
      .db('external_systems')
      .where({ id: own })
      .update({ outbound_secrets_sealed: Buffer.alloc(40, 1) });
    expect((await scene.poll(own)).failure).toBe('The password or key of Maximo cannot be decrypted. Enter it again.');
  });

  test('a wrong password is said in words', async () => {
    const own = await scene.connect(fake, 'maximo', { outbound: { password: 'wrong' } });
    expect((await scene.poll(own)).failure).toMatch(/^Failed to sign in to the maintenance system: BMXAA7901E - /);
  });
});
