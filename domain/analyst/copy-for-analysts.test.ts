import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownDatabase } from '../../tests/support/own-database.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { analystCopies } from '../../warehouse/ports/analyst-copies.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { createUser } from '../people/create-user.ts';
import { copyForAnalysts } from './copy-for-analysts.ts';

const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-analyst-copies');
const [mine, theirs] = [newCustomerId(), newCustomerId()];
const start = Date.UTC(2026, 4, 1, 12);
let own: Awaited<ReturnType<typeof ownDatabase>>;
beforeAll(async () => {
  own = await ownDatabase(env);
  for (const id of [mine, theirs]) await createCustomer(own.db, { id, name: 'Campus', defaultTimezone: 'UTC' });
});
afterAll(() => Promise.all([own?.drop(), warehouse.close()]));

const copy = (after: number) =>
  copyForAnalysts(
    { db: own.db, copies: analystCopies(warehouse), clock: fixedClock(new Date(start + after)) },
    () => {},
  );
const rowsOf = async <Row>(table: string, columns: string): Promise<Row[]> => {
  const query = `SELECT ${columns} FROM ${table} FINAL WHERE customer_id = {mine:UInt32} ORDER BY ALL`;
  return (await warehouse.query({ query, query_params: { mine }, format: 'JSONEachRow' })).json<Row>();
};
const person = (name: string, more: object = {}) =>
  createUser(own.db, {
    ...{ email: `${name.toLowerCase()}-${mine}@example.com`, password: null, displayName: name },
    ...{ memberships: [{ customerId: mine, authRole: 'STANDARD' as const }] },
    ...more,
  });
const membership = (userId: string) => own.db('memberships').where({ customer_id: mine, user_id: userId });

test('people, teams and daily numbers are those of Postgres, without addresses and the provider’s people', async () => {
  const [ada, ben, cy] = [await person('Ada'), await person('Ben'), await person('Cy')];
  await person('Staff', { isSuper: true });
  await membership(ben).update({ status: 'pending', activated_at: null, invited_first_name: 'Benedict' });
  // invited by nothing but an address
  await membership(cy).update({ status: 'pending', activated_at: null });
  await own.db('teams').insert([
    { customer_id: mine, id: 4, name: 'Night' },
    { customer_id: mine, id: 3, name: 'HVAC' },
  ]);
  await own.db('team_members').insert([
    { customer_id: mine, team_id: 4, user_id: ada, role: 'TEAM_MEMBER' },
    { customer_id: mine, team_id: 3, user_id: ada, role: 'TEAM_ADMIN' },
  ]);
  await own.db('daily_snapshots').insert({
    ...{ customer_id: mine, day: '2026-04-30', taken_at: new Date(start), registered_people: 1, invited_people: 3 },
    ...{ open_tickets: 5, open_tickets_inactive: 2, open_tickets_duplicate: null },
  });
  await copy(0);
  expect(await rowsOf('people', 'name, role, status, team_ids, isNull(activated_at) AS waits')).toEqual([
    { name: '', role: 'STANDARD', status: 'pending', team_ids: [], waits: 1 },
    { name: 'Ada', role: 'STANDARD', status: 'active', team_ids: [3, 4], waits: expect.any(Number) },
    { name: 'Benedict', role: 'STANDARD', status: 'pending', team_ids: [], waits: 1 },
  ]);
  expect(JSON.stringify(await rowsOf('people', '*'))).not.toContain('@');
  expect(await rowsOf('teams', 'team_id, name, is_all_buildings')).toEqual([
    { team_id: 3, name: 'HVAC', is_all_buildings: 1 },
    { team_id: 4, name: 'Night', is_all_buildings: 1 },
  ]);
  const days = 'day, registered_people AS registered, open_tickets AS open, open_tickets_duplicate AS duplicate';
  expect(await rowsOf('daily_snapshots', days)).toEqual([
    { day: '2026-04-30', registered: 1, open: 5, duplicate: null },
  ]);
});

test('what has changed or is gone is so in the copies; those of customers of other databases stay', async () => {
  const ada = await person('Ada');
  const stranger = newCustomerId();
  await warehouse.insert({
    table: 'people',
    format: 'JSONEachRow',
    values: [{ customer_id: stranger, user_id: ada, name: 'Stranger', version: 1 }],
  });
  await own.db('teams').where({ customer_id: mine, id: 3 }).update({ name: 'Cooling' });
  await own.db('team_members').where({ customer_id: mine, team_id: 4 }).delete();
  await own.db('teams').where({ customer_id: mine, id: 4 }).delete();
  await membership(await person('Ben')).delete();
  await copy(1_000);
  expect(await rowsOf('teams', 'name')).toEqual([{ name: 'Cooling' }]);
  expect(await rowsOf('people', 'name, team_ids')).toEqual([
    { name: '', team_ids: [] },
    { name: 'Ada', team_ids: [3] },
  ]);
  const query = `SELECT name FROM people FINAL WHERE customer_id = ${stranger}`;
  expect(await (await warehouse.query({ query, format: 'JSONEachRow' })).json()).toEqual([{ name: 'Stranger' }]);
  // copied again, nothing is different
  const before = await rowsOf('people', '* EXCEPT version');
  await copy(2_000);
  expect(await rowsOf('people', '* EXCEPT version')).toEqual(before);
});

test('more customers and rows than a statement takes are all copied', async () => {
  const [teams, customers] = [7_000, 501];
  await own.db.raw('insert into customers (id, name) select id, ? from unnest(?::int[]) as id', [
    'Many',
    Array.from({ length: customers }, newCustomerId),
  ]);
  // pages end within these customers
  for (const id of [mine, theirs])
    await own.db.raw(
      `insert into teams (customer_id, id, name) select ?::int, n, 'Team ' || n from generate_series(10, ?::int) n`,
      [id, teams],
    );
  const calls: Array<{ copied: number }> = [];
  await copyForAnalysts(
    { db: own.db, copies: analystCopies(warehouse), clock: fixedClock(new Date(start + 3_000)) },
    (progress) => calls.push(progress),
  );
  expect(calls.length).toBe(2);
  const query = `SELECT customer_id AS id, countIf(team_id >= 10) AS teams FROM teams FINAL
    WHERE customer_id IN {ids:Array(UInt32)} GROUP BY id ORDER BY id`;
  const found = await warehouse.query({ query, query_params: { ids: [mine, theirs] }, format: 'JSONEachRow' });
  expect(await found.json()).toEqual([mine, theirs].sort((a, b) => a - b).map((id) => ({ id, teams: teams - 9 })));
});
