import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createCustomer } from '../customers/create-customer.ts';
import type { CustomerRow } from '../customers/customer-row.ts';
import type { PersonRow } from '../identity/person-row.ts';
import { createUser } from './create-user.ts';
import { listCustomers } from './list-customers.ts';

// A database of its own: thousands of customers would concern every other test.
const total = 5_000;
let own: Awaited<ReturnType<typeof ownDatabase>>;
let support: PersonRow;
let member: PersonRow;
beforeAll(async () => {
  own = await ownDatabase(testEnv());
  await own.db.raw(
    `insert into customers (id, name) select n, 'Clinic ' || lpad(n::text, 5, '0') from generate_series(1, ?) n where n <> 1000`,
    [total],
  );
  await createCustomer(own.db, { id: 1_000, name: 'Zuletzt nach dem Namen' });
  await createCustomer(own.db, { id: 7_000, name: 'Süd-Klinik' });
  await own.db('customers').where({ id: 7 }).update({ onboarding_status: 'DISABLED' });
  const person = { password: null, displayName: 'Ada' };
  const memberships = [7, 8, 4_000].map((customerId) => ({ customerId, authRole: 'STANDARD' as const }));
  support = {
    id: await createUser(own.db, { ...person, email: 'a@example.com', isSuper: true }),
    isSuper: true,
  } as PersonRow;
  member = {
    id: await createUser(own.db, { ...person, email: 'b@example.com', memberships }),
    isSuper: false,
  } as PersonRow;
});
afterAll(() => own?.drop());

const ctxOf = (person: PersonRow, onlyId?: number) => ({
  ...{ db: own.db, person, customer: { id: onlyId } as CustomerRow, isConfined: onlyId !== undefined },
});
const idsOf = async (person: PersonRow, input: Parameters<typeof listCustomers>[1], onlyId?: number) =>
  (await listCustomers(ctxOf(person, onlyId), input)).map(({ id }) => id);

test('AUTH.10 a session that opens one customer alone lists that one', async () => {
  for (const person of [support, member]) {
    expect(await idsOf(person, {}, 4_000)).toEqual([4_000]);
    expect(await idsOf(person, { searchTerm: '8' }, 4_000)).toEqual([]);
  }
});

test('super users page through thousands of customers, the default one first, none twice and no disabled one', async () => {
  const seen: number[] = [];
  for (let page = [0]; page.length > 0; seen.push(...page))
    page = await idsOf(support, { limit: 200, offset: seen.length });
  expect(seen[0]).toBe(1_000);
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
  expect(seen).not.toContain(7);
});

test('customers are found by part of their names, however written, and by their ids', async () => {
  expect(await idsOf(support, { searchTerm: 'SUD-kl' })).toEqual([7_000]);
  expect(await idsOf(support, { searchTerm: '04321' })).toEqual([4_321]);
  expect((await idsOf(support, { searchTerm: '12' }))[0]).toBe(12);
  expect(await idsOf(support, { searchTerm: '%' })).toEqual([]);
});

test('a member finds the enabled customers of their own', async () => {
  expect(await idsOf(member, {})).toEqual([8, 4_000]);
  expect(await idsOf(member, { searchTerm: '4321' })).toEqual([]);
});
