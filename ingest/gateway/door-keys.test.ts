import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCustomer } from '../../domain/customers/create-customer.ts';
import { addCustomerKey, createExternalSystem } from '../../domain/integrations/create-external-system.ts';
import { hashKey, newKey } from '../../domain/integrations/keys.ts';
import { createDatabase, type Database } from '../../platform/database.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { until } from '../../tests/support/until.ts';
import { createDoorKeys } from './door-keys.ts';

let db: Database;
let customerId: number;
let systemId: number;
let key: string;

beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 2, name: 'test' });
});
afterAll(() => db.destroy());
beforeEach(async () => {
  // advanced by hand below; timers keep running
  vi.useFakeTimers({ toFake: ['performance'] });
  [customerId, key] = [newCustomerId(), newKey()];
  await createCustomer(db, { id: customerId, name: `Test ${customerId}`, isBasPriorityEnabled: true });
  await addCustomerKey(db, customerId, key);
  systemId = await createExternalSystem(db, {
    customerId,
    name: 'source',
    displayName: 'Source',
    schema: 'generic',
    connectionType: 'INBOUND_API',
    etlNormalizeVersion: 'generic-json-1',
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Doors on a Postgres whose queries are counted, and which can be made unavailable. */
function doors() {
  const postgres = { queries: 0, isAway: false };
  const counted = {
    raw(sql: string, bindings: number[]) {
      postgres.queries += 1;
      return postgres.isAway ? { timeout: async () => Promise.reject(new Error('away')) } : db.raw(sql, bindings);
    },
  };
  const keys = createDoorKeys({ db: counted as unknown as Database, now: Date.now, log: pino({ level: 'silent' }) });
  const open = (given = key) => keys.open(systemId, `Bearer ${given}`);
  return { postgres, open, isOpen: () => open().then(Boolean, () => false) };
}

const openMany = (open: () => Promise<unknown>): Promise<unknown[]> =>
  Promise.all(Array.from({ length: 1_000 }, () => open()));

const revoke = (): Promise<unknown> =>
  db.raw('update customer_keys set revoked_at = now() where customer_id = ? and key_hash = ?', [
    customerId,
    hashKey(key),
  ]);

test('requests that come together wait for one query; for 5 s nothing is asked again', async () => {
  const { postgres, open } = doors();
  await openMany(open);
  vi.advanceTimersByTime(4_900);
  await openMany(open);
  expect(postgres.queries).toBe(1);
});

test('what is older passes at once while one query runs, also when Postgres does not answer it', async () => {
  const { postgres, open } = doors();
  await open();
  vi.advanceTimersByTime(6_000);
  postgres.isAway = true;
  await openMany(open);
  expect(postgres.queries).toBe(2);
});

test('a key that was revoked stops working: behind the query that finds it, and after 15 s without any request', async () => {
  const busy = doors();
  const quiet = doors();
  await Promise.all([busy.open(), quiet.open()]);
  await revoke();
  vi.advanceTimersByTime(6_000);
  await until('the key to be refused', async () => !(await busy.isOpen()));
  vi.advanceTimersByTime(9_000);
  expect(await quiet.isOpen()).toBe(false);
});

test('a new key works as soon as what is known is 5 s old', async () => {
  const { postgres, open } = doors();
  await open();
  const another = newKey();
  await addCustomerKey(db, customerId, another);
  vi.advanceTimersByTime(5_000);
  await open(another);
  expect(postgres.queries).toBe(2);
});

test('while Postgres is away what is known holds for 15 minutes, and no longer', async () => {
  const { postgres, open } = doors();
  await open();
  postgres.isAway = true;
  vi.advanceTimersByTime(14 * 60_000);
  await openMany(open);
  expect(postgres.queries).toBe(2);
  vi.advanceTimersByTime(60_000);
  await expect(open()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('an integration that nobody knows is asked for once, and refused as unavailable while Postgres is away', async () => {
  const { postgres, open } = doors();
  postgres.isAway = true;
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => open()));
  expect(answers.every((one) => one.status === 'rejected' && one.reason.code === 'UNAVAILABLE')).toBe(true);
  expect(postgres.queries).toBe(1);
  postgres.isAway = false;
  vi.advanceTimersByTime(1_000);
  await open();
});

test("an inbound API also opens for its own licence key, until that expires, and not for another integration's", async () => {
  const { open } = doors();
  const own = newKey();
  const change = (row: object) => db('external_systems').where({ id: systemId }).update(row);
  await change({ license_key_hash: hashKey(own) });
  expect(await open(own)).toMatchObject({ customerId, systemId, door: 'api' });
  await expect(open(newKey())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await change({ license_expires_at: new Date(Date.now() - 1_000) });
  vi.advanceTimersByTime(5_000);
  await until('the key to be refused', async () => {
    vi.advanceTimersByTime(5_000);
    return open(own).then(
      () => false,
      (error: { code: string }) => error.code === 'FORBIDDEN',
    );
  });
  await open();
});
