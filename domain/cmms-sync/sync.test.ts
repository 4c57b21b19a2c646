import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maximoProfile } from '../../simulators/cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../../simulators/cmms/server.ts';
import { type CmmsScene, startCmmsScene } from '../../tests/support/cmms-scene.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { createAttempts } from './attempt-ticket.ts';
import { beginCreations } from './order-rows.ts';

/** The behaviours of maintenance systems: what a person sees, and that no order is doubled or lost. */

let scene: CmmsScene;
let fake: FakeSystem;
let systemId: number;
beforeAll(async () => {
  scene = await startCmmsScene();
  // its addresses name a host that is only known inside its own network
  fake = await startFakeSystem(maximoProfile, { self: 'http://maximo.internal:9080', gzip: true });
  systemId = await scene.connect(fake, 'maximo');
});
afterAll(() => Promise.all([scene?.stop(), fake?.stop()]));
beforeEach(() => {
  fake.faults.clear();
  fake.orders.lagMs = 0;
});

const ordersOf = ({ id }: Pick<Ticket, 'id'>, reissue = '') =>
  fake.orders.dump().filter(({ reference }) => reference === `W${id}${reissue}`);
async function synced(change: Partial<Ticket> = {}): Promise<Ticket> {
  const ticket = await scene.newTicket(systemId, change);
  expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
  return scene.read(ticket);
}
const theOrder = (ticket: Pick<Ticket, 'id'>) => {
  const [order, ...others] = ordersOf(ticket);
  expect(others).toEqual([]);
  if (!order) throw new Error(`there is no order of W${ticket.id}`);
  return order;
};

describe('creating', () => {
  test('a ticket becomes one order with its reference; the id is read from Location, addresses of an internal host are not followed', async () => {
    const ticket = await synced();
    const order = theOrder(ticket);
    expect(order.fields).toMatchObject({
      siteid: 'BEDFORD',
      description: 'AHU-3 supply temperature high',
      description_longdescription: 'Supply air 24 °C for an hour',
    });
    expect(ticket).toMatchObject({
      cmmsSyncStatus: 'Complete',
      externalId: order.id,
      externalStatus: 'WAPPR',
      externalType: 'maximo',
    });
    expect(await scene.activity(ticket)).toEqual([`EXTERNAL_CREATION ${order.id}`, 'CMMS_SYNC_SUCCESS']);
  });

  test('what is tried again when all is done does nothing there', async () => {
    const ticket = await synced();
    const { stamp } = theOrder(ticket);
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    expect(theOrder(ticket).stamp).toBe(stamp);
    expect(await scene.read(ticket)).toEqual(ticket);
  });

  test('tickets that are brought together share their changes, and one that is refused holds up no other', async () => {
    fake.faults.add({ kind: 'status', status: 400, times: 1, method: 'POST', body: { Error: { message: 'No' } } });
    const tickets = await Promise.all(Array.from({ length: 20 }, () => scene.newTicket(systemId)));
    const outcomes = await Promise.all(tickets.map(scene.sync));
    const refused = outcomes.findIndex(({ kind }) => kind === 'failed');
    expect(outcomes[refused]).toEqual({ kind: 'failed', isFinal: true, words: 'No' });
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(19);
    for (const [index, ticket] of tickets.entries()) {
      if (index === refused) {
        expect(ordersOf(ticket)).toEqual([]);
        continue;
      }
      const { id } = theOrder(ticket);
      expect(await scene.read(ticket)).toMatchObject({ externalId: id, cmmsSyncStatus: 'Complete', version: 2 });
      expect(await scene.activity(ticket)).toEqual([`EXTERNAL_CREATION ${id}`, 'CMMS_SYNC_SUCCESS']);
    }
    // again all at once, as after the death of a worker: only missing orders are created
    await Promise.all(tickets.map(scene.sync));
    for (const ticket of tickets) {
      theOrder(ticket);
      expect((await scene.activity(ticket)).filter((one) => one === 'CMMS_SYNC_SUCCESS')).toHaveLength(1);
    }
  });

  test('a ticket that is attempted twice at once is attempted once, and then looked at again', async () => {
    const ticket = await scene.newTicket(systemId);
    const both = [scene.sync(ticket), scene.sync(ticket), scene.sync(ticket)];
    expect(await Promise.all(both)).toEqual([{ kind: 'done' }, { kind: 'done' }, { kind: 'done' }]);
    theOrder(ticket);
    expect(await scene.activity(ticket)).toHaveLength(2);
  });

  test('a creation that is marked twice at once is marked once', async () => {
    const { id: ticketId } = await scene.newTicket(systemId);
    await scene.db('work_ticket_orders').insert({
      ...{ customer_id: scene.customerId, ticket_id: ticketId, reference: `W${ticketId}`, system_id: systemId },
      checked_at: new Date(),
    });
    const row = { ticketId, reference: `W${ticketId}`, unclearSince: null };
    const mark = () => beginCreations(scene.db, scene.customerId, [row, row], new Date());
    expect(await mark()).toEqual([true, false]);
    expect(await mark()).toEqual([false, false]);
  });

  test('a ticket that cannot be read keeps those that are brought with it from nothing', async () => {
    const tickets = await Promise.all([1, 2, 3].map(() => scene.newTicket(systemId)));
    const ids = tickets.map(({ id }) => id);
    await scene.db('work_tickets').where({ customer_id: scene.customerId, id: ids[1] }).update({ due_at: 'infinity' });
    const outcomes = await Promise.allSettled(tickets.map(scene.sync));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(tickets.map((ticket) => ordersOf(ticket).length)).toEqual([1, 0, 1]);
    await scene.db('work_tickets').where({ customer_id: scene.customerId, id: ids[1] }).update({ due_at: new Date() });
  });

  test.each(['dropAfter', 'hangAfter'] as const)(
    'an order that was taken before %s is found, not made again',
    async (kind) => {
      fake.faults.add({ kind, times: 1, method: 'POST' });
      const ticket = await scene.newTicket(systemId);
      expect(await scene.sync(ticket)).toMatchObject({ kind: 'failed', isFinal: false });
      expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
      theOrder(ticket);
    },
  );

  test('an order that the index does not show yet is not made again: the repetition is refused, then it is found', async () => {
    fake.orders.lagMs = 3_000;
    fake.faults.add({ kind: 'dropAfter', times: 1, method: 'POST' });
    const ticket = await scene.newTicket(systemId);
    await scene.sync(ticket);
    expect(await scene.sync(ticket)).toMatchObject({ kind: 'failed', isFinal: false });
    fake.advance(3_000);
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    theOrder(ticket);
  });

  test('while it is not known what became of the order that was sent, none is sent', async () => {
    fake.faults.add({ kind: 'dropBefore', times: 1, method: 'POST' });
    const ticket = await scene.newTicket(systemId);
    const attempt = createAttempts({ ...scene.deps, awaitUnclearMs: 60_000 });
    const key = { customerId: scene.customerId, id: ticket.id };
    expect(await attempt(key)).toMatchObject({ kind: 'failed', isFinal: false });
    expect(await attempt(key)).toMatchObject({ kind: 'throttled' });
    expect(ordersOf(ticket)).toEqual([]);
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    theOrder(ticket);
  });

  test('what the site refuses fails at once with its own words, and another try after it is mended succeeds', async () => {
    fake.state.lists.set('worktype', [{ value: 'CM', description: 'Corrective' }]);
    fake.faults.add({
      kind: 'status',
      status: 400,
      times: 1,
      method: 'POST',
      body: { Error: { reasonCode: 'BMXAA2661E', message: 'BMXAA2661E - Location PLANT9 is not valid.' } },
    });
    const ticket = await scene.newTicket(systemId);
    const outcome = await scene.sync(ticket);
    expect(outcome).toEqual({ kind: 'failed', isFinal: true, words: 'BMXAA2661E - Location PLANT9 is not valid.' });
    await scene.fail(ticket, 'BMXAA2661E - Location PLANT9 is not valid.');
    expect(await scene.read(ticket)).toMatchObject({
      cmmsSyncStatus: 'Failed',
      cmmsSyncError: 'BMXAA2661E - Location PLANT9 is not valid.',
    });
    const [issue] = (await scene.issues()).filter(({ ticketId }) => ticketId === ticket.id);
    expect(issue).toMatchObject({ type: 'CREATE_WORK_TICKET_FAILURE', resolvedAt: null });
    expect(issue?.opensAt.getTime() - issue?.createdAt.getTime()).toBe(15 * 60_000);
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    theOrder(ticket);
    expect(await scene.activity(ticket)).toEqual([
      'CMMS_SYNC_FAILURE BMXAA2661E - Location PLANT9 is not valid.',
      expect.stringContaining('EXTERNAL_CREATION'),
      'CMMS_SYNC_SUCCESS',
    ]);
    // fixed within the delay: nobody was notified
    expect((await scene.issues()).filter(({ ticketId }) => ticketId === ticket.id)).toEqual([]);
  });
});

describe('changing', () => {
  test('only what has changed is sent, and what somebody wrote beside it stays', async () => {
    const ticket = await synced();
    const order = theOrder(ticket);
    fake.orders.comment(order.id, 'Filter ordered', 'wilson');
    fake.requests.length = 0;
    await scene.change(ticket, { change: { objective: 'AHU-3 cooling coil leaks' }, sync: 'UPDATE' });
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    expect(theOrder(ticket)).toMatchObject({
      fields: { description: 'AHU-3 cooling coil leaks' },
      comments: [{ text: 'Filter ordered' }],
    });
    const bodies = fake.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => Object.keys(body as object));
    expect(bodies).toEqual([['description', '_rowstamp']]);
  });

  test('a record that somebody changed meanwhile is read again, and the change made once more', async () => {
    const ticket = await synced();
    fake.faults.add({ kind: 'stale', times: 1, method: 'POST' });
    await scene.change(ticket, { change: { objective: 'Another' }, sync: 'UPDATE' });
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    expect(theOrder(ticket).fields.description).toBe('Another');
  });

  test('a long text with emoji is cut with a mark where the field ends', async () => {
    const ticket = await synced({ objective: `${'x'.repeat(98)}🔥${'y'.repeat(50)}` });
    expect(theOrder(ticket).fields.description).toBe(`${'x'.repeat(98)}…`);
  });

  test('comments reach the order once, also after a break, and do not come back as news', async () => {
    const ticket = await synced();
    await scene.comment(ticket, 'Valve is <b>stuck</b> 🔧');
    fake.faults.add({ kind: 'dropAfter', times: 1, method: 'POST' });
    expect(await scene.sync(ticket)).toMatchObject({ kind: 'failed' });
    await scene.comment(ticket, 'Technician called');
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    expect(theOrder(ticket).comments.map(({ text }) => text)).toEqual([
      'Maya Okafor: Valve is <b>stuck</b> 🔧',
      'Maya Okafor: Technician called',
    ]);
    const before = await scene.activity(ticket);
    await scene.poll(systemId);
    expect(await scene.activity(ticket)).toEqual(before);
  });
});

describe('closing and reissuing', () => {
  test('a ticket that is closed here is closed there, and that is no news when it comes back', async () => {
    const ticket = await synced();
    await scene.close(ticket);
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    expect(theOrder(ticket).status).toBe('COMP');
    const before = await scene.activity(ticket);
    await scene.poll(systemId);
    expect(await scene.activity(ticket)).toEqual(before);
    expect(before.join()).not.toContain('EXTERNAL_STATUS');
    expect(await scene.read(ticket)).toMatchObject({ externalStatus: 'COMP', state: 'CLOSED' });
  });

  test('an order that has that status already is done, whoever did it', async () => {
    const ticket = await synced();
    const order = theOrder(ticket);
    fake.faults.add({ kind: 'dropAfter', times: 1, method: 'POST' });
    await scene.close(ticket);
    expect(await scene.sync(ticket)).toMatchObject({ kind: 'failed' });
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    expect(fake.orders.get(order.id)?.status).toBe('COMP');
  });

  test('a move that the system does not allow fails with its words and is final', async () => {
    const ticket = await synced();
    const order = theOrder(ticket);
    fake.state.statusNames.clear();
    fake.orders.change(order.id, { status: 'HISTORY' }, 'wilson');
    await scene.close(ticket);
    expect(await scene.sync(ticket)).toEqual({
      kind: 'failed',
      isFinal: true,
      words: 'BMXAA4091E - Status HISTORY cannot be changed to COMP.',
    });
  });

  test('a reissued ticket gets a new order under its own reference, the old one stays', async () => {
    const ticket = await synced();
    const first = theOrder(ticket);
    await scene.close(ticket);
    await scene.sync(ticket);
    await scene.change(ticket, {
      change: {
        state: 'OPEN',
        closedAt: null,
        closedBy: null,
        isResolved: null,
        reissueCount: 1,
        externalId: null,
        externalStatus: null,
      },
      activity: [{ eventType: 'REISSUE' }],
      sync: 'REISSUE',
    });
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    expect(ordersOf(ticket, '-1')).toHaveLength(1);
    expect(await scene.read(ticket)).toMatchObject({ state: 'OPEN', externalId: ordersOf(ticket, '-1')[0]?.id });
    expect(fake.orders.get(first.id)?.status).toBe('COMP');
  });
});

describe('what a person sees of a system that is unwell', () => {
  test.each([
    ['html', 'The maintenance system returned status 502: Bad gateway 502 Bad Gateway proxy', 'GET'],
    ['badJson', 'The response of the maintenance system is not JSON: {"member": [', 'GET'],
  ] as const)('%s: a line of words, and another try', async (kind, words, method) => {
    fake.faults.add({ kind, times: 1, method });
    const ticket = await scene.newTicket(systemId);
    const outcome = await scene.sync(ticket);
    expect(outcome).toMatchObject({ kind: 'failed', isFinal: false });
    expect('words' in outcome && outcome.words).toContain(words);
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
    theOrder(ticket);
  });

  test('an error of a megabyte is a line of 500 characters', async () => {
    fake.faults.add({ kind: 'huge', times: 1 });
    const ticket = await scene.newTicket(systemId);
    const outcome = await scene.sync(ticket);
    expect('words' in outcome && outcome.words.length).toBeLessThanOrEqual(500);
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
  });

  test('a system that does not answer in time is tried again', async () => {
    fake.faults.add({ kind: 'slow', ms: 5_000, times: 1, method: 'GET' });
    const ticket = await scene.newTicket(systemId);
    expect(await scene.sync(ticket)).toEqual({
      kind: 'failed',
      isFinal: false,
      words: 'The maintenance system did not respond within 2 s',
    });
    expect(await scene.sync(ticket)).toEqual({ kind: 'done' });
  });

  test('a system that throttles is left alone for as long as it says, by all tickets', async () => {
    const own = await scene.connect(fake, 'maximo');
    fake.faults.add({ kind: 'status', status: 429, headers: { 'retry-after': '1' }, body: {}, times: 1 });
    const [ticket, other] = [await scene.newTicket(own), await scene.newTicket(own)];
    expect(await scene.sync(ticket)).toMatchObject({ kind: 'throttled', waitMs: 1_000 });
    const requestCount = fake.requests.length;
    expect(await scene.sync(other)).toMatchObject({ kind: 'throttled' });
    expect(fake.requests.length).toBe(requestCount);
  });

  test('WORK-065 a ticket stays here while the sync of its customer, or its system, is off', async () => {
    const ticket = await scene.newTicket(systemId);
    for (const [table, id, column] of [
      ['customers', scene.customerId, 'is_cmms_sync_enabled'],
      ['external_systems', systemId, 'is_active'],
    ] as const) {
      await scene
        .db(table)
        .where({ id })
        .update({ [column]: false });
      expect(await scene.sync(ticket)).toEqual({ kind: 'idle' });
      await scene
        .db(table)
        .where({ id })
        .update({ [column]: true });
    }
    expect(ordersOf(ticket)).toEqual([]);
  });
});
