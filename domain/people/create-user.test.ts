import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../platform/database.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { verifyPassword } from '../identity/password.ts';
import { createUser } from './create-user.ts';

let db: Database;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
});
afterAll(() => db.destroy());

test('a first start can be made again: customers, people, passwords and roles stay as they are', async () => {
  const id = newCustomerId();
  expect(await createCustomer(db, { id, name: 'First', isPilot: true })).toBe(true);
  expect(await createCustomer(db, { id, name: 'Second' })).toBe(false);
  expect(await db('customers').where({ id }).first()).toMatchObject({ name: 'First', is_pilot: true });

  const email = `${randomUUID()}@Example.com`;
  const person = { email, password: 'first-password', displayName: 'First' };
  const userId = await createUser(db, { ...person, memberships: [{ customerId: id, authRole: 'ADMIN' }] });
  const again = { ...person, password: 'second-password', displayName: 'Second' };
  expect(await createUser(db, { ...again, memberships: [{ customerId: id, authRole: 'NONE' }] })).toBe(userId);
  const stored = await db('users').where({ id: userId }).first();
  expect(stored).toMatchObject({ email: email.toLowerCase(), display_name: 'First' });
  expect(await verifyPassword(stored.password_hash, 'first-password')).toBe(true);
  expect(await db('memberships').where({ user_id: userId })).toMatchObject([{ customer_id: id, auth_role: 'ADMIN' }]);
});

test('nobody’s password is never right', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
});
