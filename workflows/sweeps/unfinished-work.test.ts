import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createTemporal } from '../../platform/temporal.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { noFiles } from '../../tests/support/no-files.ts';
import { startTestApi, type TestApi } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';
import { createActivities } from './activities.ts';

let api: TestApi;
const temporal = createTemporal(testEnv());
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => Promise.all([api?.stop(), temporal.close()]));

const resume = () =>
  createActivities({
    db: api.db,
    warehouse: api.warehouse,
    clock: systemClock,
    temporal,
    arrived: async () => true,
    exportFiles: noFiles,
  })['unfinished-work']();

test('a job and a reparse whose asker died before they were started go to their end', async () => {
  const customerId = await api.newCustomer();
  const person = await api.newPerson(customerId);
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([1, 2, 3].map((id) => ({ customerId, id, systemId })));
  const requested = { customer_id: customerId, status: 'IN_PROGRESS', created_at: new Date(Date.now() - 90_000) };
  await api.db('bulk_jobs').insert({
    ...requested,
    id: randomUUID(),
    verb: 'pinAlarms',
    input: JSON.stringify({ pin: true }),
    alarm_ids: [1, 2, 3],
    created_by: person.id,
  });
  await api.db('reparses').insert({
    ...requested,
    id: randomUUID(),
    system_id: systemId,
    normaliser: 'generic-json-1',
    read_to: requested.created_at,
    is_dry_run: false,
    created_by: person.id,
    updated_at: requested.created_at,
  });
  expect((await resume()).found).toBeGreaterThanOrEqual(2);
  for (const table of ['bulk_jobs', 'reparses'])
    await until(`${table} to end`, async () => {
      const row = await api.db(table).where({ customer_id: customerId }).first('status');
      return row.status === 'COMPLETE';
    });
  const pinned = await api.db('alarm_state').where({ customer_id: customerId, is_pinned: true }).select('version');
  expect(pinned.map(({ version }) => version)).toEqual([2, 2, 2]);
});

test('what was asked for a moment ago is left to whoever asked', async () => {
  const customerId = await api.newCustomer();
  const person = await api.newPerson(customerId);
  const id = randomUUID();
  await api.db('bulk_jobs').insert({
    customer_id: customerId,
    id,
    verb: 'pinAlarms',
    input: JSON.stringify({ pin: true }),
    alarm_ids: [1],
    status: 'IN_PROGRESS',
    created_by: person.id,
    created_at: new Date(),
  });
  await resume();
  const handle = temporal.client.workflow.getHandle(`${temporal.taskQueue}/bulk/${customerId}/${id}`);
  await expect(handle.describe()).rejects.toThrow('not found');
  await api.db('bulk_jobs').where({ customer_id: customerId, id }).update({ status: 'FAILED' });
});
