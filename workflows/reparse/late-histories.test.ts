import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { findReparse } from '../../domain/repair/reparse/reparse-rows.ts';
import { fixedClock } from '../../platform/clock.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { storeWholeAlarms } from '../../tests/support/whole-alarms.ts';
import { createActivities, type ReparseDeps } from './activities.ts';
import type { ReparseEnd } from './types.ts';

/** No refolder works on it: histories wait for ever. */
let own: Awaited<ReturnType<typeof ownDatabase>>;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
});
afterAll(() => own?.drop());

const complete: ReparseEnd = { status: 'COMPLETE', error: null };
const killed: ReparseEnd = { status: 'KILLED', error: null };

test.each([
  [complete, { status: 'FAILED', error: 'Stopped after 24 hours' }],
  [killed, killed],
])('INT.13 histories that are not derived again in time end a replay that was %o as %o', async (end, expected) => {
  const { db } = own;
  const clock = fixedClock('2026-05-04T12:00:00Z');
  const [customerId, id, now] = [newCustomerId(), randomUUID(), clock.now()];
  await createCustomer(db, { id: customerId, name: 'Plant' });
  const systemId = await createExternalSystem(db, {
    ...{ customerId, name: 'bas', displayName: 'BAS', schema: 'generic', connectionType: 'INBOUND_API' },
    etlNormalizeVersion: 'generic-json-1',
  });
  await storeWholeAlarms(db, [{ customerId, id: 1 }]);
  await db('reparses').insert({
    ...{ customer_id: customerId, system_id: systemId, id, normaliser: 'generic-json-1', kind: 'REPLAY' },
    ...{ read_to: now, is_dry_run: false, status: 'IN_PROGRESS', created_at: now, updated_at: now },
  });
  await db('refolds').insert({
    ...{ customer_id: customerId, alarm_id: 1, mark: randomUUID(), marked_at: now, reparse_id: id, is_held: true },
  });
  const { settleHistories } = createActivities({ db, clock } as unknown as ReparseDeps);
  const ended = await new MockActivityEnvironment().run(() => settleHistories({ customerId, id }, end, now.getTime()));
  expect(ended).toEqual(expected);
  expect(await findReparse(db, { customerId, id })).toMatchObject(expected);
  // they are derived nevertheless
  expect(await db('refolds').where({ customer_id: customerId }).pluck('is_held')).toEqual([false]);
});
