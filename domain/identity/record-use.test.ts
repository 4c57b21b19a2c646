import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';
import { lastActiveStepMinutes } from '../constants.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const minute = 60_000;
const ask = (by: TestPerson) => api.read('{ me { authRole } }', by);
const lastActive = async ({ id, customerId }: TestPerson): Promise<number> =>
  (await api.db('memberships').where({ user_id: id, customer_id: customerId }).first()).last_active_at?.getTime() ?? 0;

test('USR.21 a person was last active at their newest request, within the customer of it, to five minutes', async () => {
  const person = await api.newPerson(await api.newCustomer());
  const other = await api.newCustomer();
  await api.db('memberships').insert({ customer_id: other, user_id: person.id, auth_role: 'STANDARD' });
  expect(await lastActive(person)).toBe(0);
  await ask(person);
  const first = await lastActive(person);
  expect(Math.abs(first - api.clock.now().getTime())).toBeLessThan(minute);
  api.advance((lastActiveStepMinutes - 1) * minute);
  await ask(person);
  expect(await lastActive(person)).toBe(first);
  api.advance(2 * minute);
  await Promise.all([1, 2, 3].map(() => ask(person)));
  expect(await lastActive(person)).toBeGreaterThan(first);
  expect(await lastActive({ ...person, customerId: other })).toBe(0);
});

test('USR.21 a request waits for nobody who holds the membership', async () => {
  const person = await api.newPerson(await api.newCustomer());
  await api.db.transaction(async (trx) => {
    await trx('memberships').where({ user_id: person.id }).forUpdate();
    await ask(person);
  });
  expect(await lastActive(person)).toBe(0);
  await ask(person);
  expect(await lastActive(person)).toBeGreaterThan(0);
});
