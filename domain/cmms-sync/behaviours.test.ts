import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '../../simulators/cmms/fake.ts';
import { assetEssentialsProfile } from '../../simulators/cmms/profiles/asset-essentials.ts';
import { famisProfile } from '../../simulators/cmms/profiles/famis.ts';
import { inforEamProfile } from '../../simulators/cmms/profiles/infor-eam.ts';
import { maintenanceConnectionProfile } from '../../simulators/cmms/profiles/maintenance-connection.ts';
import { maximoProfile } from '../../simulators/cmms/profiles/maximo.ts';
import { webTmaProfile } from '../../simulators/cmms/profiles/web-tma.ts';
import { credentials, type FakeSystem, startFakeSystem } from '../../simulators/cmms/server.ts';
import { storeCmmsField } from '../../tests/support/cmms.ts';
import { type CmmsScene, startCmmsScene } from '../../tests/support/cmms-scene.ts';
import { testOutbound } from '../../tests/support/outbound.ts';
import { runPull } from '../cmms/pull/run-pull.ts';
import { upsertValues } from '../cmms/value-rows.ts';
import type { Ticket } from '../work/model/ticket.ts';
import { createConnectorPool } from './connector-pool.ts';
import { pullsBy } from './pulls.ts';

/**
 * Behaviour that one kind of system has and others do not: what a person sees of it, and that no order is doubled or
 * lost.
 */

let scene: CmmsScene;
const systems: FakeSystem[] = [];
beforeAll(async () => {
  scene = await startCmmsScene();
});
afterAll(() => Promise.all([scene?.stop(), ...systems.map((system) => system.stop())]));
afterEach(() => {
  for (const { faults } of systems) faults.clear();
});

type Given = Parameters<typeof startFakeSystem>[1] & { exportConfig?: Record<string, unknown> };

/** A simulated system of its own, and the integration with it. */
async function start(schema: string, profile: Profile, { exportConfig, ...options }: Given = {}) {
  const fake = await startFakeSystem(profile, options);
  systems.push(fake);
  const systemId = await scene.connect(fake, schema, { exportConfig });
  const ordersOf = ({ id }: Pick<Ticket, 'id'>) => fake.orders.dump().filter(({ reference }) => reference === `W${id}`);
  async function synced() {
    const ticket = await scene.newTicket(systemId);
    expect(await scene.bring(ticket)).toMatchObject({ sync: 'Complete', words: null });
    expect(ordersOf(ticket)).toHaveLength(1);
    return { ticket, id: ordersOf(ticket)[0]?.id ?? '' };
  }
  return { fake, systemId, ordersOf, synced };
}
/** Returns activity since the ticket reached the system. */
const updatesOf = async (ticket: Pick<Ticket, 'id'>): Promise<string[]> => (await scene.activity(ticket)).slice(2);

describe('1: who signs in', () => {
  test.each([
    ['maximo', maximoProfile, 'BMXAA7901E - You cannot log in at this time. Contact the system administrator.'],
    ['famis', famisProfile, 'The user name or password is incorrect.'],
    ['webTMA', webTmaProfile, 'Invalid client, user name or password.'],
  ] as const)(
    '%s: a wrong password is said in its words; mended, the ticket arrives',
    async (schema, profile, words) => {
      const { fake, systemId, ordersOf } = await start(schema, profile);
      fake.state.credentials = { ...credentials, password: 'another' };
      const ticket = await scene.newTicket(systemId);
      expect(await scene.bring(ticket)).toMatchObject({
        sync: 'Failed',
        words: `Failed to sign in to the maintenance system: ${words}`,
      });
      expect(ordersOf(ticket)).toEqual([]);
      fake.state.credentials = credentials;
      expect(await scene.bring(ticket)).toMatchObject({ sync: 'Complete', words: null });
      expect(ordersOf(ticket)).toHaveLength(1);
    },
  );

  test.each([
    ['famis', famisProfile, 'workorders'],
    ['webTMA', webTmaProfile, 'UPIWorkRequestImport'],
  ] as const)(
    '%s: a session that ends in the middle is begun again, and nobody notices',
    async (schema, profile, path) => {
      const { fake, synced } = await start(schema, profile);
      fake.faults.add({ kind: 'expire', method: 'POST', path, times: 1 });
      const { ticket } = await synced();
      expect(await scene.activity(ticket)).toEqual([expect.stringMatching(/^EXTERNAL_CREATION/), 'CMMS_SYNC_SUCCESS']);
    },
  );
});

test('8: a move that is not allowed is said in the system’s words, once a try, and the order stays as it is', async () => {
  const { fake, ordersOf, synced } = await start('maximo', maximoProfile);
  const { ticket, id } = await synced();
  fake.orders.change(id, { status: 'HISTORY' }, 'wilson');
  await scene.close(ticket);
  for (let again = 0; again < 2; again += 1) {
    fake.requests.length = 0;
    expect(await scene.bring(ticket)).toMatchObject({
      ...{ state: 'CLOSED', sync: 'Failed', words: 'BMXAA4091E - Status HISTORY cannot be changed to COMP.' },
    });
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  }
  expect(ordersOf(ticket)).toMatchObject([{ status: 'HISTORY' }]);
});

test('10, 20: one record’s refusal among others that went well is the ticket’s failure', async () => {
  const { systemId, ordersOf } = await start('webTMA', webTmaProfile);
  const field = await storeCmmsField(scene.db, {
    ...{ customerId: scene.customerId, systemId, name: 'Colour', dataType: 'String', defaultValue: 'red' },
  });
  const ticket = await scene.newTicket(systemId);
  expect(await scene.bring(ticket)).toMatchObject({ sync: 'Failed', words: 'Element Colour is not expected.' });
  expect(ordersOf(ticket)).toEqual([]);
  await scene.db('external_cmms_fields').where({ id: field }).update({ is_deleted: true });
  expect(await scene.bring(ticket)).toMatchObject({ sync: 'Complete', words: null });
  expect(ordersOf(ticket)).toHaveLength(1);
});

describe('11, 23: pages', () => {
  test.each([
    ['maximo', maximoProfile, 'APPR'],
    ['famis', famisProfile, 'InProgress'],
    ['schoolDude', assetEssentialsProfile, 'Open'],
    ['inforEAM', inforEamProfile, 'OPEN'],
  ] as const)(
    '%s: an order that moves while pages are read is neither lost nor told twice',
    async (schema, profile, status) => {
      let onRequest = (): void => {};
      const moving: Profile = {
        ...profile,
        handle(request, state) {
          const answer = profile.handle(request, state);
          if (request.method === 'GET') onRequest();
          return answer;
        },
      };
      // its own addresses lead nowhere from here
      const { fake, systemId, synced } = await start(schema, moving, {
        self: 'http://inside.invalid:9080',
        exportConfig: { chunkSize: 2 },
      });
      const all: Array<Awaited<ReturnType<typeof synced>>> = [];
      for (let index = 0; index < 5; index += 1) all.push(await synced());
      for (const { id } of all) fake.orders.change(id, { status }, 'planner');
      let requests = 0;
      onRequest = () => {
        requests += 1;
        // after the first page, its first order moves to the end
        if (requests === 1) fake.orders.change(all[0]?.id ?? '', {}, 'planner');
      };
      for (let poll = 0; poll < 2; poll += 1) expect(await scene.poll(systemId)).toMatchObject({ failure: null });
      for (const { ticket } of all) {
        expect(await updatesOf(ticket)).toEqual([`EXTERNAL_STATUS ${status}`]);
        expect((await scene.read(ticket)).externalStatus).toBe(status);
      }
    },
  );
});

test('12: above its calls a minute the ticket waits; that is no failure, and nobody reads of permissions', async () => {
  const { fake, systemId, ordersOf } = await start('maintenanceConnection', maintenanceConnectionProfile);
  fake.state.options.maxCallsPerMinute = 1;
  const ticket = await scene.newTicket(systemId);
  expect(await scene.bring(ticket)).toMatchObject({ sync: 'InProgress', words: null });
  expect(await scene.sync(ticket)).toMatchObject({ kind: 'throttled' });
  expect((await scene.issues()).filter((issue) => issue.systemId === systemId)).toEqual([]);
  // a minute later, in a restarted process
  fake.advance(60_000);
  fake.state.options.maxCallsPerMinute = 200;
  scene.deps.pool = createConnectorPool({
    ...{ db: scene.db, seal: scene.seal, clock: scene.clock },
    outbound: testOutbound,
  });
  expect(await scene.bring(ticket)).toMatchObject({ sync: 'Complete' });
  expect(ordersOf(ticket)).toHaveLength(1);
});

test('13: what an answer leaves out says nothing: what is known here stays', async () => {
  // it always leaves out empty fields
  const { fake, systemId, synced } = await start('maximo', {
    ...maximoProfile,
    handle(request, state) {
      request.query.delete('_dropnulls');
      return maximoProfile.handle(request, state);
    },
  });
  const { ticket, id } = await synced();
  fake.orders.change(id, { assignee: 'WILSON' }, 'planner');
  await scene.poll(systemId);
  fake.orders.change(id, { assignee: null, status: 'APPR' }, 'planner');
  await scene.poll(systemId);
  expect(await scene.read(ticket)).toMatchObject({ externalAssignee: 'WILSON', externalStatus: 'APPR' });
});

test.each([
  ['before clocks go forward', '2026-03-08T06:30:00Z'],
  ['after they have', '2026-03-08T07:30:00Z'],
  ['before they go back', '2025-11-02T04:30:00Z'],
  ['after they have', '2025-11-02T07:30:00Z'],
])('14: a ticket is closed at the instant that the server’s own clock meant, %s', async (_, instant) => {
  const timezone = 'America/New_York';
  const { fake, systemId, synced } = await start('maintenanceConnection', maintenanceConnectionProfile, {
    ...{ timezone, exportConfig: { timezone } },
  });
  const { ticket, id } = await synced();
  const year = { created_at: new Date('2025-01-01T00:00:00Z') };
  await scene.db('work_tickets').where({ customer_id: scene.customerId, id: ticket.id }).update(year);
  await scene.db('external_systems').where({ id: systemId }).update(year);
  fake.orders.change(id, { status: 'CLOSED' }, 'planner').changedAt = new Date(instant);
  expect(await scene.poll(systemId)).toMatchObject({ changed: 1, failure: null });
  expect(await scene.read(ticket)).toMatchObject({ state: 'CLOSED', closedAt: Date.parse(instant) });
});

test('18: five thousand values under their parents are pulled; ones that vanish are marked, ones by hand stay', async () => {
  const { fake, systemId } = await start('maximo', maximoProfile);
  const { customerId, db } = scene;
  const fieldId = await storeCmmsField(db, { customerId, systemId, name: 'problemcode' });
  const value = (n: number) => ({ value: `P${n}`, description: `Problem ${n}`, parent: `C${n % 7}` });
  fake.state.lists.set(
    'problemcode',
    Array.from({ length: 5_000 }, (_, n) => value(n)),
  );
  const byHand = { name: 'OWN', value: 'By hand', externalId: null, parentExternalId: null };
  await db.transaction((trx) =>
    upsertValues(trx, { customerId, fieldId, by: scene.userId, at: new Date() }, [byHand], { isManual: true }),
  );
  const pull = async () => {
    const id = randomUUID();
    await db('cmms_pulls').insert({
      ...{ customer_id: customerId, id, system_id: systemId, kind: 'DOMAIN_VALUES', field_ids: [fieldId] },
      ...{ status: 'IN_PROGRESS', created_by: null, created_at: new Date() },
    });
    const findConnector = pullsBy(scene.deps.pool);
    await runPull({ ...scene.deps, findConnector }, { customerId, id }, new AbortController().signal, () => {});
    return db('cmms_pulls').where({ id }).first('status', 'added', 'removed');
  };
  expect(await pull()).toEqual({ status: 'COMPLETE', added: 5_000, removed: 0 });
  fake.state.lists.get('problemcode')?.splice(8, 1);
  expect(await pull()).toEqual({ status: 'COMPLETE', added: 0, removed: 1 });
  const rows = await db('external_cmms_domain_values')
    .where({ field_id: fieldId })
    .whereIn('name', ['P7', 'P8', 'OWN'])
    .orderBy('name')
    .select('name', 'parent_external_id', 'is_deleted', 'is_manually_added');
  expect(rows).toEqual([
    { name: 'OWN', parent_external_id: null, is_deleted: false, is_manually_added: true },
    { name: 'P7', parent_external_id: 'C0', is_deleted: false, is_manually_added: false },
    { name: 'P8', parent_external_id: 'C1', is_deleted: true, is_manually_added: false },
  ]);
});

test('19: a question in place of a result is a failure that asks it', async () => {
  const { fake, systemId, ordersOf } = await start('inforEAM', inforEamProfile);
  fake.state.options.asksToConfirm = true;
  const ticket = await scene.newTicket(systemId);
  expect(await scene.bring(ticket)).toMatchObject({
    sync: 'Failed',
    words: 'There is an open work order for this equipment. Continue?',
  });
  expect(ordersOf(ticket)).toEqual([]);
  fake.state.options.asksToConfirm = false;
  expect(await scene.bring(ticket)).toMatchObject({ sync: 'Complete', words: null });
  expect(ordersOf(ticket)).toHaveLength(1);
});

test('20: a request that becomes a work order keeps its ticket, under the new number and the old one', async () => {
  const { fake, systemId, ordersOf, synced } = await start('webTMA', webTmaProfile);
  const { ticket, id } = await synced();
  expect((await scene.read(ticket)).externalId).toBe(id);
  fake.orders.change(id, { number: 'WO-4711', status: 'OPEN' }, 'attendant');
  await scene.poll(systemId);
  expect(await scene.read(ticket)).toMatchObject({
    externalId: 'WO-4711',
    externalStatus: 'OPEN',
    externalDetails: { aliases: [id] },
  });
  await scene.close(ticket);
  expect(await scene.bring(ticket)).toMatchObject({ sync: 'Complete', externalStatus: 'CLOSED' });
  expect(ordersOf(ticket)).toMatchObject([{ status: 'CLOSED' }]);
});

test('21: a long comment with emoji and markup arrives whole, or cut with a mark where the field ends, and is no news', async () => {
  const { fake, systemId, synced } = await start('maximo', maximoProfile);
  const { ticket, id } = await synced();
  const long = `<b>Valve</b> 🔧 ${'x'.repeat(10_000)}`;
  const tooLong = '🔥'.repeat(20_000);
  await scene.comment(ticket, long);
  await scene.comment(ticket, tooLong);
  // the answer to the first of them is lost, and so is that to the second
  for (const skipped of [1, 2]) fake.faults.add({ kind: 'dropAfter', method: 'POST', times: skipped });
  expect(await scene.bring(ticket)).toMatchObject({ sync: 'Complete', words: null });
  const [first, second] = fake.orders.get(id)?.comments ?? [];
  expect(first?.text).toBe(`Maya Okafor: ${long}`);
  expect(second?.text.length).toBeLessThanOrEqual(32_000);
  expect(second?.text).toMatch(/🔥…$/u);
  const before = await scene.activity(ticket);
  await scene.poll(systemId);
  expect(await scene.activity(ticket)).toEqual(before);
});

test('24: ten thousand orders are polled within the calls a minute and the size of a page', async () => {
  const limits = { maxQueriesPerMinute: 60, chunkSize: 400 };
  const { fake, systemId, synced } = await start('maintenanceConnection', maintenanceConnectionProfile, {
    exportConfig: limits,
  });
  fake.state.options.maxCallsPerMinute = limits.maxQueriesPerMinute;
  const { ticket, id } = await synced();
  for (let n = 0; n < 10_000; n += 1)
    fake.orders.create({ reference: `X${n}`, status: 'OPEN', fields: {}, by: 'planner' });
  fake.orders.change(id, { status: 'OPEN' }, 'planner');
  fake.requests.length = 0;
  expect(await scene.poll(systemId)).toEqual({ seen: 10_001, changed: 1, failure: null });
  expect(fake.requests.length).toBeLessThan(limits.maxQueriesPerMinute);
  const sizes = new Set(fake.requests.flatMap(({ query }) => query.get('$top') ?? []));
  expect([...sizes]).toEqual([String(limits.chunkSize)]);
  expect(await updatesOf(ticket)).toEqual(['EXTERNAL_STATUS Open']);
});
