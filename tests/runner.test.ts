import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Connector, Order } from '../domain/cmms/connectors/connector.ts';
import { CmmsFailure } from '../domain/cmms/connectors/failure.ts';
import { createConnectorPool } from '../domain/cmms-sync/connector-pool.ts';
import { readExternalSystems } from '../domain/integrations/external-system-row.ts';
import { licenseColumns, openLicenseKey } from '../domain/integrations/license-key.ts';
import { byPerson } from '../domain/origin/origin.ts';
import { takeIds } from '../domain/take-ids.ts';
import { blankTicket, type Ticket } from '../domain/work/model/ticket.ts';
import { writeNewTicket } from '../domain/work/write-tickets.ts';
import { systemClock } from '../platform/clock.ts';
import { forCustomer } from '../platform/database.ts';
import { parseEnv } from '../platform/env.ts';
import { createSeal } from '../platform/seal.ts';
import { createTemporal } from '../platform/temporal.ts';
import { maximoProfile } from '../simulators/cmms/profiles/maximo.ts';
import { credentials, type FakeSystem, startFakeSystem } from '../simulators/cmms/server.ts';
import { newPumpMachine, type PumpMachine } from '../simulators/pump/machine.ts';
import { askForSync } from '../workflows/cmms-sync/client.ts';
import { connectFake, storeCmmsField } from './support/cmms.ts';
import { testEngines, testEnv } from './support/engines.ts';
import { patience } from './support/patience.ts';
import { item, openRoad, type Road } from './support/road.ts';
import { spawnCmmsWorker } from './support/spawn-worker.ts';
import { newTaskQueue } from './support/temporal.ts';
import { startTestApi, type TestApi, type TestPerson } from './support/test-api.ts';
import { until } from './support/until.ts';

/** A maintenance system that only the pump in its network reaches (OUTBOUND_RUNNER). */

const seal = createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY);
let road: Road;
let api: TestApi;
let provider: TestPerson;
let fake: FakeSystem;
let machine: PumpMachine;
let systemId: number;
let key: string;
beforeAll(async () => {
  [road, api, fake] = await Promise.all([openRoad(), startTestApi(), startFakeSystem(maximoProfile)]);
  provider = await api.newPerson(road.customerId, 'SUPER');
  const { customerId, db } = road;
  await db('customers')
    .where({ id: customerId })
    .update({ features: ['cmmsConfig', 'cmmsMapping'], is_cmms_sync_enabled: true });
  systemId = await connectFake(db, seal, { customerId, fake, schema: 'maximo', exportConfig: { timeout: 20 } });
  const license = licenseColumns(seal, customerId, systemId);
  await db('external_systems')
    .where({ id: systemId })
    .update({ connection_type: 'OUTBOUND_RUNNER', is_cmms_polling_back_sync_enabled: false, ...license });
  key = openLicenseKey(seal, customerId, systemId, license.license_key_sealed);
  machine = await newPumpMachine({ url: inject('product').gateway, systemId, key });
});
afterAll(async () => {
  await machine?.remove();
  await Promise.all([road?.close(), api?.stop(), fake?.stop()]);
});

/** The system as a worker reaches it: nothing is called from here. */
async function connector(exportConfig: object = {}): Promise<Connector> {
  const refused = { fetch: () => Promise.reject(new Error('called from here')) };
  const pool = createConnectorPool({ db: road.db, seal, clock: systemClock, outbound: refused });
  const [system] = await road.db.transaction((trx) =>
    readExternalSystems(trx, road.customerId, 'and e.id = :systemId', { systemId }),
  );
  if (!system) throw new Error('it is not there');
  const changed = { ...system, exportConfig: { ...system.exportConfig, ...exportConfig } };
  return pool.of(road.customerId, changed).connector;
}
const command = async () => {
  const { made } = await api.read<{ made: { id: string; isForPump: boolean } }>(
    'mutation ($id: ID!) { made: initiateExternalSystemGetAssetsCommand(externalSystemId: $id) { id isForPump } }',
    provider,
    { id: String(systemId) },
  );
  return until(
    'the end of the command',
    async () => {
      const row = await road.db('external_system_commands').where({ id: made.id }).first('status', 'response');
      return ['COMPLETE', 'FAILED'].includes(row.status) ? { ...row, isForPump: made.isForPump } : null;
    },
    90_000,
  );
};
const order: Order = { reference: 'X1', description: 'Fan', details: 'Noisy', dueAt: null, values: {} };
const failureOf = (work: Promise<unknown>): Promise<CmmsFailure> =>
  work.then(
    () => Promise.reject(new Error('it was done')),
    (error: unknown) => (error instanceof CmmsFailure ? error : Promise.reject(error)),
  );

test('INT.14 its commands are run through the pump, which calls only addresses that its machine allows', async () => {
  await storeCmmsField(road.db, { customerId: road.customerId, systemId, name: 'assetnum' });
  fake.state.lists.set('assetnum', [{ value: 'AHU-1', description: 'Roof' }]);
  expect(await machine.do('check')).toContain('the address and the key are right');
  machine.start();
  const origin = new URL(fake.url).origin;
  expect(await command()).toMatchObject({
    ...{
      status: 'FAILED',
      isForPump: false,
      response: expect.stringContaining(`${origin} is not among the addresses`),
    },
  });
  await machine.stop();
  await machine.set({ origins: [origin] });
  machine.start();
  expect(await command()).toMatchObject({ status: 'COMPLETE', response: 'Values: 1 added, 0 changed, 0 removed' });
  expect(await road.db('pump_calls').where({ customer_id: road.customerId })).toEqual([]);
});

test('INT.13 a configuration and what is asked of its system are one queue, through one pump: neither keeps the other from ending', async () => {
  fake.faults.add({ kind: 'slow', ms: 3_000, times: 1, path: 'getlist~' });
  const send = async (operation: string, more = '') =>
    (
      await api.read<{ made: { id: string } }>(
        `mutation { made: ${operation}(externalSystemId: "${systemId}"${more}) { id } }`,
        provider,
      )
    ).made.id;
  const ids = [
    await send('initiateExternalSystemGetAssetsCommand'),
    await send('initiateExternalSystemConfigCommand'),
    await send('initiateExternalSystemGetCommand', ', commandType: GET_DOMAIN_VALUES'),
  ];
  const rows = await until(
    'the end of all three',
    async () => {
      const found = await road.db('external_system_commands').whereIn('id', ids).orderBy('queued_at');
      return found.every(({ finished_at }) => finished_at !== null) && found;
    },
    150_000,
  );
  expect(rows.map(({ id, runner, status }) => [id, runner, status])).toEqual([
    [ids[0], 'SERVER', 'COMPLETE'],
    [ids[1], 'PUMP', 'COMPLETE'],
    [ids[2], 'SERVER', 'COMPLETE'],
  ]);
  // one after the other; the pump's is taken as of when its report came, a moment before
  for (const [before, after] of [rows.slice(0, 2), rows.slice(1)])
    expect(after.started_at.getTime()).toBeGreaterThan(before.finished_at.getTime() - 1_000);
  // at once, not with the next sweep
  expect(rows[2].started_at.getTime() - rows[1].finished_at.getTime()).toBeLessThan(patience(20_000));
}, 200_000);

test('an order is created once, and found again', async () => {
  const system = await connector();
  const { externalId } = await system.create(order, 'once');
  expect((await system.find('X1')).map((found) => found.externalId)).toEqual([externalId]);
});

test('without a pump a call was not made; one that a pump took and did not answer is unclear; credentials are sealed', async () => {
  await machine.stop();
  const system = await connector({ timeout: 2 });
  const away = await failureOf(system.create({ ...order, reference: 'X2' }, 'once'));
  expect([away.kind, away.message]).toEqual([
    'retryable',
    'The pump in the network of the maintenance system does not answer',
  ]);
  const taken = failureOf(system.create({ ...order, reference: 'X3' }, 'once'));
  const [row] = await until('a call', async () => {
    const rows = await road.db('pump_calls').where({ customer_id: road.customerId });
    return rows.length > 0 ? rows : null;
  });
  // the pump waits as long as the settings of the system say
  expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(2_000);
  const secret = Object.values(credentials).find((value) => typeof value === 'string' && value.length > 3) as string;
  expect(row.request.toString('latin1')).not.toContain(secret);
  expect(row.request.toString('latin1')).not.toContain('http');
  await road.db('pump_calls').where({ id: row.id }).update({ taken_at: new Date() });
  // what was taken may have been done: it is looked for before it is repeated
  expect((await taken).kind).toBe('unclear');
});

/** A ticket that is to become an order, and the worker of its own that brings it there. */
async function syncing() {
  const { customerId, db } = road;
  await db('external_systems')
    .where({ id: systemId })
    .update({ export_config: JSON.stringify({ timeout: 10 }) });
  const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
  const scene = { databaseUrl: env.DATABASE_URL, sealKey: testEngines().SECRETS_KEY ?? '' };
  const temporal = createTemporal(env);
  const ticket = await forCustomer(db, customerId, async (trx) => {
    const now = Date.now();
    const id = await takeIds(trx, customerId, 'work_ticket');
    const blank = blankTicket({ customerId, id }, { by: provider.id, at: now });
    const given: Ticket = {
      ...{ ...blank, objective: 'Fan', problemDetails: 'Noisy', externalSystemId: systemId },
      ...{ cmmsSyncStatus: 'InProgress', searchText: `w${id}` },
    };
    await writeNewTicket(trx, given, { activity: [], sync: 'CREATE' }, { ...byPerson(provider.id), now });
    return given;
  });
  let worker: ChildProcess | null = null;
  const killWorker = async (): Promise<void> => {
    const ended = worker && new Promise((resolve) => worker?.once('exit', resolve));
    worker?.kill('SIGKILL');
    worker = null;
    await ended;
  };
  return {
    orders: () => fake.orders.dump().filter(({ reference }) => reference === `W${ticket.id}`),
    async startWorker(): Promise<void> {
      worker = await spawnCmmsWorker(scene, env);
    },
    killWorker,
    ask: () => askForSync(temporal, [ticket], [0, 0.02, 0.05, 0.1, 0.1, 0.1]),
    numberOf: (): Promise<string> =>
      until(
        'the number of the order',
        async () =>
          (await db('work_tickets').where({ customer_id: customerId, id: ticket.id }).first('external_id'))
            ?.external_id as string | null,
        120_000,
      ),
    async end(): Promise<void> {
      await killWorker();
      await temporal.close();
    },
  };
}

test.each([
  ['a pump killed after the system has taken the order and before it says so', 'pump'],
  ['a worker killed while the pump waits for its order', 'worker'],
] as const)(
  'CMMS.10 INT.14 %s leaves one order',
  async (_, killed) => {
    await machine.stop();
    await machine.set({ origins: [new URL(fake.url).origin] });
    const sync = await syncing();
    try {
      fake.faults.add({ kind: 'hangAfter', method: 'POST', times: 1 });
      machine.start();
      await sync.startWorker();
      await sync.ask();
      await until('the order', () => sync.orders().length > 0);
      if (killed === 'pump') {
        await machine.kill();
        machine.start();
      } else {
        await sync.killWorker();
        await sync.startWorker();
      }
      const number = await sync.numberOf();
      expect(sync.orders().map(({ id }) => id)).toEqual([number]);
    } finally {
      fake.faults.clear();
      await sync.end();
    }
  },
  300_000,
);

test('its key opens the door of reports alone: it sends no alarms', async () => {
  const answer = await fetch(`${inject('product').gateway}/ingest/${systemId}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify([item('ALARM', 'P-1', new Date().toISOString())]),
  });
  expect(answer.status).toBe(404);
});
