import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPermission } from '../domain/identity/assert-permission.ts';
import { permissionsOf } from '../domain/identity/built-in-permissions.ts';
import { permissionsWithin } from '../domain/identity/permissions.ts';
import { createSession } from '../domain/identity/sessions.ts';
import { createUser } from '../domain/people/create-user.ts';
import { quantile } from './load.ts';
import { type Product, password } from './product.ts';
import { openLens, type Session, signIn } from './session.ts';

/** Lists to read, with 10,000 people and 1,000 teams in the customer. */
const lists: Array<[what: string, query: string, variables?: Record<string, unknown>]> = [
  [
    'roles with who has them',
    '{ getRoles { name peopleCount people { userId displayName status } permissions { area actions } } }',
  ],
  [
    'a picker of people',
    'query($nameLike: String) { usersByTeamIds(nameLike: $nameLike) { id displayName teams { teamId teamName } } }',
    { nameLike: '' },
  ],
  [
    'people whose name holds a text',
    'query($nameLike: String) { usersByTeamIds(nameLike: $nameLike) { id displayName status authRole company } }',
    { nameLike: '471' },
  ],
  ['first page of people', '{ getUsers { users { id displayName status authRole company lastActiveAt } count } }'],
  [
    'people of a role, by status',
    '{ getUsers(where: { roles: [STANDARD] }, sort: STATUS, showDisabled: true) { users { id displayName status } } }',
  ],
  [
    'first page of teams',
    '{ teamViews(limit: 50, orderBy: TEAM_NAME) { teamId teamName locationNames teamMemberCount } }',
  ],
  ['teams', '{ teams { id name alarmFilters { field } } }'],
  ['teams whose name holds a text', '{ teams(nameLike: "47") { id name } }'],
];
const times = 60;
const checks = 1_000_000;
/** Sockets of one person; the product allows twenty. */
const socketsEach = 10;
/** A process looks up the credentials of a few handshakes at once; those that wait long are refused. */
const openedAtOnce = 8;
const patienceMs = 30_000;

interface Given {
  people: number;
  teams: number;
  sockets: number;
  say(line: string): void;
}

/**
 * Measures what people and roles cost: a permission check, lists in a customer of many people and teams, and how soon every
 * open socket of a role knows of its change.
 */
export async function benchPeople(product: Product, { people, teams, sockets, say }: Given) {
  const check = checkCost();
  say(
    `A permission check: ${(check.checkMs * 1_000).toFixed(3)} µs; the list of a custom role, once a request: ${check.listMs.toFixed(4)} ms`,
  );
  const roleId = await storePeople(product, people, teams);
  const email = `bench-admin-${product.customerId}@example.com`;
  await createUser(product.db, {
    email,
    password,
    displayName: 'Bench admin',
    memberships: [{ customerId: product.customerId, authRole: 'ADMIN' }],
  });
  const session = await signIn(product, email);
  const read = await readLists(
    session,
    `${people.toLocaleString('en')} people, ${teams.toLocaleString('en')} teams`,
    say,
  );
  return { ...check, lists: read, roleChange: await changeRole({ product, session, roleId, sockets, say }) };
}

/** Cost of a check, and of what each request of a custom role works out, in this process, ms. */
function checkCost() {
  const customer = { products: ['Alarms', 'Work', 'Analytics'], features: [] } as never;
  const listed = Object.fromEntries([...permissionsOf('MANAGER')].map(([area, actions]) => [area, [...actions]]));
  const begin = performance.now();
  for (let n = 0; n < checks / 100; n += 1) permissionsWithin(customer, { authRole: 'CUSTOM', listed, isSuper: false });
  const listMs = (performance.now() - begin) / (checks / 100);
  const ctx = { customer, permissions: permissionsWithin(customer, { authRole: 'CUSTOM', listed, isSuper: false }) };
  const checking = performance.now();
  for (let n = 0; n < checks; n += 1) assertPermission(ctx, 'reporting', 'VIEW');
  return { listMs, checkMs: (performance.now() - checking) / checks };
}

/** Stores people with built-in roles and one custom role, ten to each team. @returns the id of the custom role. */
async function storePeople({ db, customerId }: Product, people: number, teams: number): Promise<string> {
  const roleId = randomUUID();
  const permissions = Object.fromEntries([...permissionsOf('STANDARD')]);
  await db('roles').insert({
    ...{ customer_id: customerId, id: roleId, name: 'Bench desk', name_key: 'bench desk', description: '' },
    ...{ permissions: JSON.stringify(permissions), created_by: randomUUID(), created_at: new Date() },
  });
  const given = { customerId, people, teams, roleId };
  await db.raw(
    `with made as (
       insert into users (email, display_name, first_name, last_name)
       select 'person-' || n || '-' || :customerId || '@example.com', 'Person ' || n, 'Person', n::text
       from generate_series(1, :people::int) as n returning id, last_name::int as n)
     insert into memberships (customer_id, user_id, auth_role, custom_role_id)
     select :customerId, id, case when n % 4 = 0 then 'CUSTOM' else 'STANDARD' end, case when n % 4 = 0 then :roleId::uuid end
     from made`,
    given,
  );
  await db.raw(
    `insert into teams (customer_id, id, name)
     select :customerId, 1000000 + n, 'Team ' || n from generate_series(1, :teams::int) as n`,
    given,
  );
  await db.raw(
    `insert into team_members (customer_id, team_id, user_id, role)
     select :customerId, 1000000 + 1 + row_number() over () % :teams::int, user_id, 'TEAM_MEMBER'
     from memberships where customer_id = :customerId`,
    given,
  );
  await db.raw('vacuum analyze users, memberships, teams, team_members');
  return roleId;
}

async function readLists(session: Session, among: string, say: Given['say']) {
  const figures: Record<string, { p50: number; p95: number }> = {};
  for (const [what, query, variables] of lists) {
    const took: number[] = [];
    await session.graphql(query, variables);
    for (let n = 0; n < times; n += 1) {
      const begin = performance.now();
      await session.graphql(query, variables);
      took.push(performance.now() - begin);
    }
    figures[what] = { p50: Math.round(quantile(took, 0.5)), p95: Math.round(quantile(took, 0.95)) };
    say(`${what} among ${among}: p50 ${figures[what].p50} ms, p95 ${figures[what].p95} ms`);
  }
  return figures;
}

interface Changing {
  product: Product;
  session: Session;
  roleId: string;
  sockets: number;
  say: Given['say'];
}

/** Changes a role while its people have sockets open; measures when each socket knows, by then with its new rights. */
async function changeRole({ product, session, roleId, sockets, say }: Changing) {
  const { db, customerId } = product;
  const holders: Array<{ user_id: string }> = await db('memberships')
    .where({ customer_id: customerId, custom_role_id: roleId })
    .limit(Math.ceil(sockets / socketsEach))
    .select('user_id');
  const tokens = await Promise.all(
    holders.map(({ user_id: userId }) => createSession(db, { userId, now: new Date(), awaitsFactor: false })),
  );
  const wanted = Array.from({ length: sockets }, (_, n) => tokens[n % tokens.length] as string);
  const open: Array<Awaited<ReturnType<typeof openLens>>> = [];
  const next = wanted.values();
  await Promise.all(
    Array.from({ length: openedAtOnce }, async () => {
      for (const token of next) open.push(await openLens(product, token));
    }),
  );
  const notifiedAt: number[] = [];
  for (const socket of open) socket.once('role_changed', () => notifiedAt.push(performance.now()));
  const begin = performance.now();
  await session.graphql(
    `mutation($id: ID!, $input: RoleInput!) { updateRole(customRoleId: $id, input: $input) { name } }`,
    { id: roleId, input: { name: 'Bench desk', permissions: [{ area: 'alarms', actions: ['VIEW'] }] } },
  );
  while (notifiedAt.length < open.length && performance.now() - begin < patienceMs) await sleep(20);
  for (const socket of open) socket.disconnect();
  const took = notifiedAt.map((at) => at - begin);
  const figures = {
    sockets: open.length,
    notified: took.length,
    p50: Math.round(quantile(took, 0.5)),
    last: Math.round(Math.max(...took)),
  };
  say(
    `a changed role notified to ${figures.notified} of ${figures.sockets} open sockets: p50 ${figures.p50} ms, last ${figures.last} ms`,
  );
  return figures;
}
