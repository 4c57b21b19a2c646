import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageSizes } from '../../../domain/constants.ts';
import type { AuthRole } from '../../../domain/identity/built-in-permissions.ts';
import { createUser } from '../../../domain/people/create-user.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

const scene = customerScene();
let customerId: number;
let admin: TestPerson;
beforeEach(async () => {
  customerId = await scene.api.newCustomer();
  admin = await scene.api.newPerson(customerId);
});

interface Listed {
  id: string;
  displayName: string;
  avatarUrl: string | null;
  role: string | null;
  company: string | null;
  status: string;
  authRole: string;
  lastSignInTime: string | null;
  cursor: string;
  verbs: string[];
}
const fields = 'id displayName avatarUrl role company status authRole lastSignInTime cursor verbs';
const listCall = `query ($where: UserWhere, $orderBy: [UserOrder!], $page: UserPage, $showActive: Boolean,
  $showVendors: Boolean, $showDisabled: Boolean, $showPending: Boolean, $sort: UserSort) {
  getUsers(where: $where, orderBy: $orderBy, page: $page, showActive: $showActive, showVendors: $showVendors,
    showDisabled: $showDisabled, showPending: $showPending, sort: $sort) { users { ${fields} } count } }`;
const list = async (by: TestPerson, args: Record<string, unknown> = {}) =>
  (await scene.api.read<{ getUsers: { users: Listed[]; count: number } }>(listCall, by, args)).getUsers;
const everybody = { showVendors: true, showDisabled: true, showPending: true };
const namesOf = async (by: TestPerson, args: Record<string, unknown> = {}) =>
  (await list(by, args)).users.map(({ displayName }) => displayName);

async function ask<T>(by: TestPerson, document: string, variables: Record<string, unknown>) {
  const { data, errors } = await scene.api.gql<T>(document, by, variables);
  const [error] = errors ?? [];
  return { data, error: error ? `${error.extensions.code}: ${error.message}` : null };
}
const setAccess = (by: TestPerson, userId: string, isEnabled: boolean) =>
  ask<{ setUserAccess: { status: string } }>(
    by,
    'mutation ($userId: ID!, $isEnabled: Boolean!) { setUserAccess(userId: $userId, isEnabled: $isEnabled) { id status } }',
    { userId, isEnabled },
  );
const remove = (by: TestPerson, userId: string, reassignTo?: string) =>
  ask<{ deleteUser: { id: string; reassigned: number } }>(
    by,
    'mutation ($userId: ID!, $reassignTo: ID) { deleteUser(userId: $userId, reassignTo: $reassignTo) { id reassigned } }',
    { userId, reassignTo },
  );

/** Adds somebody under a name. */
async function add(displayName: string, role: AuthRole = 'STANDARD', change: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.com`;
  const memberships = [{ customerId, authRole: role }];
  const id = await createUser(scene.api.db, { email, password: null, displayName, memberships });
  await changeMembership(id, change);
  return id;
}
async function changeMembership(id: string, change: Record<string, unknown>): Promise<void> {
  if (Object.keys(change).length > 0) await membership(id).update(change);
}
const membership = (userId: string) => scene.api.db('memberships').where({ customer_id: customerId, user_id: userId });
const pending = (first: string | null, last = '') => ({
  status: 'pending',
  invited_first_name: first,
  invited_last_name: last,
});
const statusOf = async (userId: string): Promise<string> => (await membership(userId).first()).status;

const createTicket = (by: TestPerson, assignedTo: string) =>
  ask<{ createWorkTicket: { workTicket: { id: string } } }>(
    by,
    `mutation ($details: WorkTicketDetailsInput!) {
      createWorkTicket(details: $details, associatedAlarms: []) { workTicket { id } } }`,
    { details: { objective: 'Look', assignedTo, dueBy: new Date(Date.now() + 3_600_000).toISOString() } },
  );
const ticketOf = async (by: TestPerson, assignedTo: string): Promise<string> => {
  const { data, error } = await createTicket(by, assignedTo);
  if (!data) throw new Error(error ?? '');
  return data.createWorkTicket.workTicket.id;
};
const assigneeOf = async (id: string): Promise<string> =>
  (await scene.api.db('work_tickets').where({ customer_id: customerId, id }).first()).assignee_id;
const refusal = (tickets: number) =>
  `This user has ${tickets} active work tickets assigned to them. You must reassign these tickets in order to delete this user.`;

describe('the list of people', () => {
  beforeEach(async () => {
    await scene.api.db('users').where({ id: admin.id }).update({ display_name: 'Ada' });
    await add('mia', 'MANAGER');
    await add('Sam');
    await add('Vic', 'VENDOR');
    await add('Dan', 'STANDARD', { status: 'disabled' });
    await add('Zed elsewhere', 'STANDARD', pending('Pia', 'Pending'));
    await add('Gone', 'STANDARD', { status: 'none' });
  });

  test('USR-039 USR-054 USR-055 active people by name', async () => {
    const { users, count } = await list(admin);
    expect(users.map(({ displayName }) => displayName)).toEqual(['Ada', 'mia', 'Sam']);
    expect(count).toBe(3);
    expect(users[0]).toMatchObject({ status: 'active', authRole: 'ADMIN', role: null, company: null, avatarUrl: null });
  });

  test('USR-001 USR-090 a page at a time, counted once asked', async () => {
    await Promise.all(Array.from({ length: pageSizes.users }, (_, at) => add(`Zoe ${String(at).padStart(2, '0')}`)));
    const first = await list(admin);
    expect([first.users.length, first.count]).toEqual([pageSizes.users, pageSizes.users + 3]);
    const rest = ['Zoe 22', 'Zoe 23', 'Zoe 24'];
    expect(await namesOf(admin, { page: { offset: pageSizes.users } })).toEqual(rest);
    expect(await namesOf(admin, { page: { after: first.users.at(-1)?.cursor } })).toEqual(rest);
  });

  test('USR-052 USR-053 the admin’s sort: pending, disabled, active, each by name; nobody invited yet first', async () => {
    await membership(await add('x', 'STANDARD', pending('Walt'))).update({ invited_at: null });
    const sorted = ['Walt', 'Pia Pending', 'Dan', 'Ada', 'mia', 'Sam', 'Vic'];
    expect(await namesOf(admin, { ...everybody, sort: 'STATUS' })).toEqual(sorted);
    const read: string[] = [];
    for (let after: string | undefined; ; ) {
      const { users } = await list(admin, { ...everybody, sort: 'STATUS', page: { limit: 2, after } });
      read.push(...users.map(({ displayName }) => displayName));
      after = users.at(-1)?.cursor;
      if (users.length < 2) break;
    }
    expect(read).toEqual(sorted);
  });

  test('USR-108 USR-109 vendors are listed where they are asked for', async () => {
    expect(await namesOf(admin)).toEqual(['Ada', 'mia', 'Sam']);
    expect(await namesOf(admin, { showVendors: true })).toEqual(['Ada', 'mia', 'Sam', 'Vic']);
  });

  test('USR-104 USR-105 USR-106 pending and disabled people and vendors are for those who change people', async () => {
    expect(await namesOf(admin, { showPending: true })).toEqual(['Ada', 'mia', 'Pia Pending', 'Sam']);
    expect(await namesOf(admin, { showDisabled: true, showActive: false })).toEqual(['Dan']);
    for (const role of ['MANAGER', 'STANDARD'] as const) {
      const person = await scene.api.newPerson(customerId, role);
      await scene.api.db('users').where({ id: person.id }).update({ display_name: 'Zz' });
      expect(await namesOf(person, { ...everybody, where: { nameLike: 'vic' } })).toEqual([]);
      expect((await list(person, { ...everybody, where: { nameLike: 'pia' } })).count).toBe(0);
      expect(await namesOf(person, { ...everybody, showActive: false })).toEqual([]);
    }
    const custom = await scene.api.newPerson(customerId, { users: ['VIEW', 'EDIT'] });
    expect(await namesOf(custom, { ...everybody, where: { nameLike: 'vic' } })).toEqual(['Vic']);
  });

  test('USR-107 Managers and Standard users see everybody else; Vendors, Occupants and people without a role see nobody', async () => {
    for (const role of ['MANAGER', 'STANDARD'] as const) {
      const person = await scene.api.newPerson(customerId, role);
      await scene.api.db('users').where({ id: person.id }).update({ display_name: 'Zz' });
      expect((await namesOf(person, { ...everybody, sort: 'STATUS' })).slice(0, 3)).toEqual(['Ada', 'mia', 'Sam']);
    }
    for (const role of ['VENDOR', 'OCCUPANT', 'NONE'] as const) {
      const { error } = await ask(await scene.api.newPerson(customerId, role), listCall, {});
      expect(error).toMatch(/^FORBIDDEN/);
    }
  });

  test('whoever has not accepted shows what the invitation says, and nothing of their life elsewhere', async () => {
    const id = await add('Real Name', 'STANDARD', pending('Ivy', 'Invited'));
    await scene.api.db('users').where({ id }).update({ last_sign_in_at: new Date(), avatar_url: '/avatar/1' });
    const { users } = await list(admin, { ...everybody, where: { ids: [id] } });
    expect(users).toMatchObject([
      { displayName: 'Ivy Invited', avatarUrl: null, lastSignInTime: null, status: 'pending' },
    ]);
    expect((await list(admin, { ...everybody, where: { nameLike: 'real name' } })).count).toBe(0);
    await membership(id).update({ status: 'none' });
    expect(JSON.stringify(await list(admin, everybody))).not.toContain('Real Name');
  });

  test('is searched by name and address, and narrowed by role, team and company', async () => {
    const rtl = await add('ليلى 🦊 O’Neil_50%', 'STANDARD');
    expect(await namesOf(admin, { where: { nameLike: 'ليلى' } })).toEqual(['ليلى 🦊 O’Neil_50%']);
    expect(await namesOf(admin, { where: { nameLike: '_50%' } })).toEqual(['ليلى 🦊 O’Neil_50%']);
    const { email } = await scene.api.db('users').where({ id: rtl }).first();
    expect((await list(admin, { where: { nameLike: email.slice(0, 20).toUpperCase() } })).count).toBe(1);
    expect(await namesOf(admin, { where: { roles: ['MANAGER'] } })).toEqual(['mia']);
    const made = { customer_id: customerId, created_at: new Date() };
    const company = randomUUID();
    await scene.api.db('companies').insert({ ...made, id: company, name: 'Acme', name_key: 'acme' });
    await membership(rtl).update({ company_id: company, title: 'Fitter' });
    await scene.api.db('teams').insert({ customer_id: customerId, id: 7, name: 'Night' });
    await scene.api
      .db('team_members')
      .insert({ customer_id: customerId, team_id: 7, user_id: rtl, role: 'TEAM_MEMBER' });
    for (const where of [{ companyIds: [company] }, { teamIds: ['7'] }])
      expect((await list(admin, { where })).users).toMatchObject([{ id: rtl, company: 'Acme', role: 'Fitter' }]);
    for (const where of [{ companyIds: ['x'] }, { teamIds: ['x'] }, { ids: ['x'] }, { customRoleIds: ['x'] }])
      expect((await list(admin, { where })).count).toBe(0);
    const orderBy = [{ field: 'COMPANY', direction: 'DESC' }];
    expect((await namesOf(admin, { orderBy }))[0]).toBe('ليلى 🦊 O’Neil_50%');
  });

  test('refuses pages that are too long, cursors of other orders, and texts that no database holds', async () => {
    const [first] = (await list(admin)).users;
    for (const args of [
      { page: { limit: 201 } },
      { page: { offset: 10_001 } },
      { page: { after: first?.cursor }, sort: 'STATUS' },
      { page: { after: Buffer.from('["DISPLAY_NAME.ASC",1,{},"x"]').toString('base64url') } },
      { where: { nameLike: 'a\0b' } },
      { where: { nameLike: 'a'.repeat(201) } },
      { where: { ids: Array.from({ length: 1_001 }, () => admin.id) } },
    ])
      expect((await ask(admin, listCall, args)).error, JSON.stringify(args)).toMatch(/^INVALID/);
  });

  test('USR-038 USR-049 tiles count by status what the caller may see', async () => {
    const tiles = async (by: TestPerson) =>
      (await scene.api.read<{ userTiles: unknown }>('{ userTiles { status count } }', by)).userTiles;
    expect(await tiles(admin)).toEqual([
      { status: 'active', count: 4 },
      { status: 'pending', count: 1 },
      { status: 'disabled', count: 1 },
    ]);
    const standard = await scene.api.newPerson(customerId, 'STANDARD');
    expect(await tiles(standard)).toEqual([{ status: 'active', count: 4 }]);
  });
});

describe('access', () => {
  test('USR-012 USR-111 ends at once and comes back; requests, sockets and sessions', async () => {
    const person = await scene.api.newPerson(customerId, 'STANDARD');
    const clients = createLiveClients(scene.api);
    const own = await clients.signedIn(person);
    const others = await clients.signedIn(admin);
    const vendor = await clients.signedIn(await scene.api.newPerson(customerId, 'VENDOR'));
    expect((await setAccess(admin, person.id, false)).data?.setUserAccess.status).toBe('disabled');
    expect((await scene.api.gql('{ me { authRole } }', person)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await until('the person is told', () => own.of('user-disabled').length === 1 && !own.socket.connected);
    await until('others are told', () => others.of('disable_user').length === 1);
    expect(others.of('disable_user')).toEqual([{ v: 1, id: person.id }]);
    expect(own.of('session-expired')).toEqual([]);
    expect(vendor.of('disable_user')).toEqual([]);
    expect(await scene.api.db('sessions').where({ user_id: person.id }).whereNull('ended_at')).toEqual([]);
    expect((await setAccess(admin, person.id, true)).data?.setUserAccess.status).toBe('active');
    await until('others are told again', () => others.of('user_updated').length === 1);
    clients.close();
  });

  test('LIVE-022 of somebody with another customer ends here alone', async () => {
    const person = await scene.api.newPerson(customerId, 'STANDARD');
    const elsewhere = await scene.api.newCustomer();
    await scene.api.db('memberships').insert({ customer_id: elsewhere, user_id: person.id, auth_role: 'STANDARD' });
    const clients = createLiveClients(scene.api);
    const here = await clients.signedIn(person);
    const there = await clients.signedIn({ ...person, customerId: elsewhere });
    await setAccess(admin, person.id, false);
    await until('the person is told', () => here.of('user-disabled').length === 1 && !here.socket.connected);
    expect((await scene.api.gql('{ me { authRole } }', person)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await scene.api.gql('{ me { authRole } }', { ...person, customerId: elsewhere })).errors).toBeUndefined();
    expect([there.socket.connected, there.of('user-disabled')]).toEqual([true, []]);
    clients.close();
  });

  test('USR-111 is set by those who may, of others who may not do more', async () => {
    const person = await scene.api.newPerson(customerId, 'STANDARD');
    for (const role of ['MANAGER', 'STANDARD', 'VENDOR'] as const) {
      const by = await scene.api.newPerson(customerId, role);
      expect((await setAccess(by, person.id, false)).error).toMatch(/^FORBIDDEN/);
      expect((await remove(by, person.id)).error).toMatch(/^FORBIDDEN/);
    }
    const custom = await scene.api.newPerson(customerId, { users: ['VIEW', 'EDIT', 'DELETE'] });
    expect((await setAccess(custom, person.id, false)).error).toMatch(/^FORBIDDEN/);
    expect((await remove(custom, admin.id)).error).toMatch(/^FORBIDDEN/);
    const nobody = await scene.api.newPerson(customerId, 'NONE');
    expect((await setAccess(custom, nobody.id, false)).error).toBeNull();
    expect((await setAccess(admin, admin.id, false)).error).toMatch(/^INVALID: You cannot disable/);
    expect((await remove(admin, admin.id)).error).toMatch(/^INVALID: You cannot disable/);
    const stranger = await scene.api.newPerson(await scene.api.newCustomer());
    for (const id of [stranger.id, randomUUID()]) {
      expect((await setAccess(admin, id, false)).error).toBe('NOT_FOUND: Person not found');
      expect((await remove(admin, id)).error).toBe('NOT_FOUND: Person not found');
    }
    expect((await setAccess(admin, 'x', false)).error).toMatch(/^INVALID/);
    const invited = await add('x', 'STANDARD', pending('Ivy'));
    for (const isEnabled of [true, false])
      expect((await setAccess(admin, invited, isEnabled)).error).toMatch(/^CONFLICT: This person has not accepted/);
    const offered = new Map((await list(custom, everybody)).users.map(({ id, verbs }) => [id, verbs]));
    expect(offered.get(nobody.id)).toEqual(['ENABLE', 'DELETE']);
    expect([offered.get(admin.id), offered.get(custom.id), offered.get(person.id)]).toEqual([[], [], []]);
    const offers = new Map((await list(admin, everybody)).users.map(({ id, verbs }) => [id, verbs]));
    expect(offers.get(invited)).toEqual(['DELETE', 'ASSIGN_ROLE']);
    expect(offers.get(person.id)).toEqual(['DISABLE', 'DELETE', 'ASSIGN_ROLE']);
    expect(offers.get(admin.id)).toEqual(['ASSIGN_ROLE']);
  });

  test('the last active Admin stays, however many Admins end each other’s access at once', async () => {
    const other = await scene.api.newPerson(customerId);
    const both = await Promise.all([setAccess(admin, other.id, false), setAccess(other, admin.id, false)]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    const left = [await statusOf(admin.id), await statusOf(other.id)];
    expect(left.sort()).toEqual(['active', 'disabled']);
    const support = await scene.api.newPerson(customerId, 'SUPER');
    const last = (await statusOf(admin.id)) === 'active' ? admin : other;
    for (const call of [setAccess(support, last.id, false), remove(support, last.id)])
      expect((await call).error).toMatch(/^CONFLICT: The last active Admin/);
    expect(await statusOf(last.id)).toBe('active');
  });
});

describe('deleting somebody', () => {
  test('USR-011 ends the membership: role, teams and access go, the name stays, the address is free', async () => {
    const person = await scene.api.newPerson(customerId, 'MANAGER');
    await scene.api.db('teams').insert({ customer_id: customerId, id: 7, name: 'Night' });
    await scene.api
      .db('team_members')
      .insert({ customer_id: customerId, team_id: 7, user_id: person.id, role: 'TEAM_ADMIN' });
    const ticket = await ticketOf(person, admin.id);
    const clients = createLiveClients(scene.api);
    const own = await clients.signedIn(person);
    expect((await remove(admin, person.id)).data?.deleteUser).toEqual({ id: person.id, reassigned: 0 });
    await until('the person is told', () => own.of('user-disabled').length === 1 && !own.socket.connected);
    expect(await membership(person.id).first()).toMatchObject({ status: 'none', auth_role: 'NONE' });
    expect(await scene.api.db('team_members').where({ customer_id: customerId })).toEqual([]);
    expect((await list(admin, everybody)).users.map(({ id }) => id)).toEqual([admin.id]);
    const { workTicket } = await scene.api.read<{ workTicket: { createdBy: { displayName: string } } }>(
      `{ workTicket(id: "${ticket}") { createdBy { displayName } } }`,
      admin,
    );
    expect(workTicket.createdBy.displayName).toBe(`Person ${person.email.slice(0, 4)}`);
    expect((await remove(admin, person.id)).error).toBe('NOT_FOUND: Person not found');
    expect((await createTicket(admin, person.id)).error).toMatch(/^INVALID: Tickets can be assigned only/);
    const [row] = await scene.api.db('audit_log').where({ customer_id: customerId, action: 'deleteUser' });
    expect(row.before).toEqual({ status: 'active', authRole: 'MANAGER', teams: [7] });
    clients.close();
  });

  test('USR-067 is refused while active work tickets are assigned to them; the same call can reassign them', async () => {
    const [person, other] = [await add('Pat'), await add('Otto')];
    const tickets = [await ticketOf(admin, person), await ticketOf(admin, person)];
    expect((await remove(admin, person)).error).toBe(`CONFLICT: ${refusal(2)}`);
    for (const wrong of [person, randomUUID(), await add('Off', 'STANDARD', { status: 'disabled' })])
      expect((await remove(admin, person, wrong)).error).toMatch(/^INVALID/);
    expect(await statusOf(person)).toBe('active');
    const weak = await scene.api.newPerson(customerId, {
      ...{ users: ['VIEW', 'EDIT', 'DELETE'], alarms: ['VIEW', 'EDIT', 'CLOSE'], 'alarms.notes': ['EDIT'] },
    });
    await membership(person).update({ auth_role: 'NONE' });
    expect((await remove(weak, person, other)).error).toMatch(/^FORBIDDEN/);
    expect((await remove(admin, person, other)).data?.deleteUser).toEqual({ id: person, reassigned: 2 });
    for (const id of tickets) {
      expect(await assigneeOf(id)).toBe(other);
      const activity = await scene.api.db('work_ticket_activity').where({ customer_id: customerId, ticket_id: id });
      expect(activity).toContainEqual(
        expect.objectContaining({ event_type: 'ASSIGNEE', prev_value: person, rev_value: other, user_id: admin.id }),
      );
    }
  });

  test('no ticket is assigned to somebody while they are deleted', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, at) => add(`Pat ${at}`)));
    const ticket = await ticketOf(admin, admin.id);
    const assign = (to: string) =>
      ask(admin, `mutation ($id: ID!, $to: ID) { updateWorkTicket(id: $id, details: { assignedTo: $to }) { id } }`, {
        id: ticket,
        to,
      });
    await Promise.all(
      people.flatMap((id) => [createTicket(admin, id), remove(admin, id), assign(id), createTicket(admin, id)]),
    );
    for (const id of people) {
      const open = await scene.api
        .db('work_tickets')
        .where({ customer_id: customerId, assignee_id: id, state: 'OPEN' });
      if ((await statusOf(id)) === 'none') expect(open).toEqual([]);
      else expect(open.length).toBeGreaterThan(0);
    }
  });

  test('a closed ticket of theirs opens again without an assignee', async () => {
    const person = await add('Pat');
    const id = await ticketOf(admin, person);
    const state = (to: string) => `mutation { changeWorkTicketState(id: "${id}", state: ${to}) { id } }`;
    const survey = 'survey: { isResolved: true, completedWorkDetails: "Done" }';
    expect((await ask(admin, state(`CLOSED, ${survey}`), {})).error).toBeNull();
    expect((await remove(admin, person)).error).toBeNull();
    expect((await ask(admin, state('OPEN'), {})).error).toBeNull();
    expect(await assigneeOf(id)).toBeNull();
    const activity = await scene.api.db('work_ticket_activity').where({ customer_id: customerId, ticket_id: id });
    expect(activity).toContainEqual(
      expect.objectContaining({ event_type: 'ASSIGNEE', prev_value: person, rev_value: null }),
    );
  });

  test('takes an invitation back, too', async () => {
    const invited = await add('x', 'STANDARD', pending('Ivy'));
    expect((await remove(admin, invited)).error).toBeNull();
    expect(await statusOf(invited)).toBe('none');
  });
});

test('USR-050 USR-051 a new role reaches the lists of others', async () => {
  const person = await add('Pat');
  const clients = createLiveClients(scene.api);
  const others = await clients.signedIn(admin);
  await ask(admin, 'mutation ($id: ID!) { assignRoles(userIds: [$id], role: MANAGER) { userId } }', { id: person });
  await until('others are told', () => others.of('user_updated').length === 1);
  expect(others.of('user_updated')).toEqual([{ v: 1, id: person }]);
  clients.close();
});

test('a new role of many people is one message to the lists of others', async () => {
  const ids = await Promise.all(Array.from({ length: 21 }, (_, n) => add(`Many ${n}`)));
  const clients = createLiveClients(scene.api);
  const others = await clients.signedIn(admin);
  await ask(admin, 'mutation ($ids: [ID!]!) { assignRoles(userIds: $ids, role: MANAGER) { userId } }', { ids });
  await until('others are told', () => others.of('user_updated').length > 0);
  expect(others.of('user_updated')).toEqual([{ v: 1, id: null }]);
  clients.close();
});
