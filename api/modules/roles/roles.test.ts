import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { authRoles } from '../../../domain/identity/built-in-permissions.ts';
import { customerScene } from '../../../tests/support/customer-scene.ts';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import { storeRole } from '../../../tests/support/store-role.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';

const scene = customerScene();
let customerId: number;
let admin: TestPerson;
beforeEach(async () => {
  customerId = await scene.api.newCustomer();
  admin = await scene.api.newPerson(customerId);
});

interface Role {
  role: string;
  name: string;
  description: string;
  customRoleId: string | null;
  permissions: Array<{ area: string; actions: string[] }>;
}
const fields = '{ role name description customRoleId permissions { area actions } }';
const rolesFor = async (by: TestPerson) =>
  (await scene.api.read<{ getRoles: Role[] }>(`{ getRoles ${fields} }`, by)).getRoles;
const given = (name: string, permissions: Record<string, string[]>) => ({
  name,
  permissions: Object.entries(permissions).map(([area, actions]) => ({ area, actions })),
});

async function ask<T>(
  by: TestPerson,
  document: string,
  variables: object,
): Promise<{ data: T | null; error: string | null }> {
  const { data, errors } = await scene.api.gql<T>(document, by, variables as Record<string, unknown>);
  const [error] = errors ?? [];
  return { data, error: error ? `${error.extensions.code}: ${error.message}` : null };
}
const create = (by: TestPerson, input: object) =>
  ask<{ createRole: Role }>(by, `mutation ($input: RoleInput!) { createRole(input: $input) ${fields} }`, { input });
const update = (by: TestPerson, customRoleId: string, input: object) =>
  ask<{ updateRole: Role }>(
    by,
    `mutation ($customRoleId: ID!, $input: RoleInput!) { updateRole(customRoleId: $customRoleId, input: $input) ${fields} }`,
    { customRoleId, input },
  );
const remove = (by: TestPerson, customRoleId: string) =>
  ask(by, 'mutation ($customRoleId: ID!) { deleteRole(customRoleId: $customRoleId) { customRoleId } }', {
    customRoleId,
  });
const assign = (by: TestPerson, people: TestPerson[], role: string, customRoleId?: string, call = 'assignRoles') =>
  ask<Record<string, unknown>>(
    by,
    `mutation ($userIds: [ID!]!, $role: AuthRole!, $customRoleId: ID) {
      ${call}(userIds: $userIds, role: $role, customRoleId: $customRoleId) { userId role customRoleId } }`,
    { userIds: people.map(({ id }) => id), role, customRoleId },
  );
const roleOf = async (person: TestPerson) =>
  (await scene.api.db('memberships').where({ customer_id: customerId, user_id: person.id }).first('auth_role'))
    .auth_role;
const seesAlarms = async (by: TestPerson) => (await scene.api.gql('{ fastAlarms { id } }', by)).errors === undefined;
const made = async (input: object) => (await create(admin, input)).data?.createRole.customRoleId ?? '';

describe('roles of a customer', () => {
  test('USR-003 USR-040 USR-060 the built-in ones first, then its own by name', async () => {
    await storeRole(scene.api.db, await scene.api.newCustomer(), {}, 'Elsewhere');
    for (const name of ['night shift', 'Dispatch', 'Zoo']) await create(admin, given(name, { alarms: ['VIEW'] }));
    const roles = await rolesFor(admin);
    expect(roles.map(({ role, name }) => [role, name])).toEqual([
      ...[
        ['ADMIN', 'Admin'],
        ['MANAGER', 'Manager'],
        ['STANDARD', 'Standard'],
        ['VENDOR', 'Vendor'],
      ],
      ...[
        ['OCCUPANT', 'Occupant'],
        ['NONE', 'None'],
      ],
      ...[
        ['CUSTOM', 'Dispatch'],
        ['CUSTOM', 'night shift'],
        ['CUSTOM', 'Zoo'],
      ],
    ]);
    for (const { role, customRoleId } of roles) expect(customRoleId === null).toBe(role !== 'CUSTOM');
    expect(roles.find(({ name }) => name === 'Dispatch')?.permissions).toEqual([{ area: 'alarms', actions: ['VIEW'] }]);
    expect(roles.find(({ name }) => name === 'None')?.permissions).toEqual([]);
  });

  test('USR-097 are for those who may see roles', async () => {
    expect((await rolesFor(await scene.api.newPerson(customerId, 'MANAGER'))).length).toBe(authRoles.length - 1);
    for (const role of ['STANDARD', 'VENDOR', 'OCCUPANT', 'NONE'] as const) {
      const person = await scene.api.newPerson(customerId, role);
      expect((await ask(person, `{ getRoles ${fields} }`, {})).error).toMatch(/^FORBIDDEN/);
      expect((await create(person, given('Mine', {}))).error).toMatch(/^FORBIDDEN/);
      expect((await assign(person, [person], 'ADMIN')).error).toMatch(/^FORBIDDEN/);
    }
  });

  test('have names that differ, areas and actions that exist', async () => {
    const id = await made(given('Dispatch', { alarms: ['VIEW'] }));
    const other = await made(given('Other', {}));
    for (const [input, error] of [
      [given(' dispatch ', {}), 'CONFLICT: Role "dispatch" already exists.'],
      [given('admin', {}), 'INVALID: This is the name of a built-in role'],
      [given('', {}), 'INVALID: Role name is required'],
      [given('Moon', { moon: ['VIEW'] }), 'INVALID: Area not found'],
      [given('Moon', { __proto__x: ['VIEW'] }), 'INVALID: Area not found'],
      [given('More', { reporting: ['DELETE'] }), 'INVALID: A role cannot grant this action in this area'],
      [
        {
          name: 'Twice',
          permissions: [...given('', { alarms: [] }).permissions, ...given('', { alarms: ['VIEW'] }).permissions],
        },
        'INVALID: An area is listed more than once',
      ],
    ] as const) {
      expect((await create(admin, input)).error).toBe(error);
      expect((await update(admin, other, input)).error).toBe(error);
    }
    expect((await update(admin, id, given('Dispatch', {}))).data?.updateRole).toMatchObject({ permissions: [] });
    expect((await update(admin, randomUUID(), given('New', {}))).error).toBe('NOT_FOUND: Role not found');
  });

  test('are deleted once nobody has them', async () => {
    const id = await made(given('Dispatch', { alarms: ['VIEW'] }));
    const person = await scene.api.newPerson(customerId, 'STANDARD');
    await assign(admin, [person], 'CUSTOM', id);
    expect((await remove(admin, id)).error).toMatch(/^CONFLICT: Role "Dispatch" is in use/);
    await assign(admin, [person], 'NONE');
    expect((await remove(admin, id)).data).toEqual({ deleteRole: { customRoleId: id } });
    expect((await remove(admin, id)).error).toBe('NOT_FOUND: Role not found');
  });
});

describe('a change by two people at once', () => {
  const withVersion = (by: TestPerson, customRoleId: string, input: object, expectedVersion: string) =>
    ask<{ updateRole: { version: string } }>(
      by,
      `mutation ($customRoleId: ID!, $input: RoleInput!, $expectedVersion: String) {
        updateRole(customRoleId: $customRoleId, input: $input, expectedVersion: $expectedVersion) { version } }`,
      { customRoleId, input, expectedVersion },
    );
  const versionOf = async (id: string) => {
    const { getRoles } = await scene.api.read<{ getRoles: Array<{ customRoleId: string; version: string }> }>(
      '{ getRoles { customRoleId version } }',
      admin,
    );
    return getRoles.find(({ customRoleId }) => customRoleId === id)?.version ?? '';
  };

  test('the second is told and wins nothing, even at the same moment', async () => {
    const id = await made(given('Dispatch', { alarms: ['VIEW'] }));
    const version = await versionOf(id);
    const stale = 'CONFLICT: Somebody else has changed this role meanwhile';
    const edits = [given('Dispatch', { alarms: ['VIEW', 'EDIT'] }), given('Dispatch', {})];
    const both = await Promise.all(edits.map((input) => withVersion(admin, id, input, version)));
    expect(both.map(({ error }) => error).sort()).toEqual([stale, null]);
    const newer = both.find(({ data }) => data)?.data?.updateRole.version ?? '';
    expect(newer).toBe(await versionOf(id));
    expect((await withVersion(admin, id, given('Dispatch', { users: ['VIEW'] }), version)).error).toBe(stale);
    expect((await withVersion(admin, id, given('Dispatch', { users: ['VIEW'] }), newer)).error).toBeNull();
  });
});

describe('people of a role', () => {
  interface Held {
    customRoleId: string | null;
    role: string;
    peopleCount: number;
    isGivable: boolean;
    people: Array<{ displayName: string; status: string }> | null;
  }
  const held = async (by: TestPerson, id: string) => {
    const { getRoles } = await scene.api.read<{ getRoles: Held[] }>(
      '{ getRoles { role customRoleId peopleCount isGivable people { displayName status } } }',
      by,
    );
    return getRoles.find((each) => (each.customRoleId ?? each.role) === id);
  };
  const set = (person: TestPerson, change: object) =>
    scene.api.db('memberships').where({ customer_id: customerId, user_id: person.id }).update(change);

  test('are named by name, the invited by the name of their invitation; of others only how many', async () => {
    const id = await storeRole(scene.api.db, customerId, { alarms: ['VIEW'] });
    const people = await Promise.all(['1', '2', '3', '4'].map(() => scene.api.newPerson(customerId, 'NONE')));
    const [active, pending, disabled, gone] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
    await assign(admin, people, 'CUSTOM', id);
    await set(pending, { status: 'pending', invited_first_name: 'Ada', invited_last_name: 'Quist' });
    await set(disabled, { status: 'disabled' });
    await set(gone, { status: 'none' });
    const names = (given: Held | undefined) =>
      given?.people?.map(({ displayName, status }) => `${displayName} ${status}`);
    const nameOf = async ({ id }: TestPerson) =>
      (await scene.api.db('users').where({ id }).first('display_name')).display_name;
    const seen = await held(admin, id);
    expect(seen?.peopleCount).toBe(3);
    expect(names(seen)).toEqual([
      'Ada Quist pending',
      ...[`${await nameOf(active)} active`, `${await nameOf(disabled)} disabled`].sort(),
    ]);
    // who looks at people without changing them sees the active ones
    const manager = await held(await scene.api.newPerson(customerId, 'MANAGER'), id);
    expect([names(manager), manager?.peopleCount]).toEqual([[`${await nameOf(active)} active`], 3]);
    const clerk = await held(await scene.api.newPerson(customerId, { roles: ['VIEW'] }), id);
    expect([clerk?.people, clerk?.peopleCount, clerk?.isGivable]).toEqual([null, 3, false]);
    expect((await held(admin, 'OCCUPANT'))?.people).toEqual([]);
    const elsewhere = await scene.api.newPerson(await scene.api.newCustomer());
    expect((await held(elsewhere, 'ADMIN'))?.peopleCount).toBe(1);
  });

  test('are named up to fifty, however many there are', async () => {
    const id = await storeRole(scene.api.db, customerId, {});
    await scene.api.db.raw(
      `with made as (insert into users (email, display_name, first_name, last_name)
         select gen_random_uuid() || '@example.com', 'Person ' || n, 'Person', n::text
         from generate_series(1, 60) as n returning id)
       insert into memberships (customer_id, user_id, auth_role, custom_role_id)
       select ?, id, 'CUSTOM', ? from made`,
      [customerId, id],
    );
    const seen = await held(admin, id);
    expect([seen?.peopleCount, seen?.people?.length]).toEqual([60, 50]);
  });

  test('who were removed keep no role from being deleted', async () => {
    const id = await made(given('Dispatch', { alarms: ['VIEW'] }));
    const person = await scene.api.newPerson(customerId, 'STANDARD');
    await assign(admin, [person], 'CUSTOM', id);
    await set(person, { status: 'disabled' });
    expect((await remove(admin, id)).error).toMatch(/^CONFLICT: Role "Dispatch" is in use/);
    await set(person, { status: 'none' });
    expect((await remove(admin, id)).error).toBeNull();
    expect(await roleOf(person)).toBe('NONE');
  });
});

describe('who has which', () => {
  test('USR-015 USR-016 USR-111 people are given one together, by both names; it counts from the next request on', async () => {
    const people = [await scene.api.newPerson(customerId, 'NONE'), await scene.api.newPerson(customerId, 'OCCUPANT')];
    const id = await made(given('Watch', { alarms: ['VIEW'] }));
    const clients = createLiveClients(scene.api);
    const watched = await clients.signedIn(people[0] as TestPerson);
    expect((await assign(admin, people, 'CUSTOM', id)).data).toEqual({
      assignRoles: people.map((person) => ({ userId: person.id, role: 'CUSTOM', customRoleId: id })),
    });
    for (const person of people) expect(await seesAlarms(person)).toBe(true);
    expect((await assign(admin, people.slice(1), 'NONE', undefined, 'assignRole')).error).toBeNull();
    expect(await Promise.all(people.map(seesAlarms))).toEqual([true, false]);
    await update(admin, id, given('Watch', {}));
    expect(await Promise.all(people.map(seesAlarms))).toEqual([false, false]);
    await until('word of both changes', () => watched.of('role_changed').length === 2);
    clients.close();
  });

  test('all or none: a stranger among them, a role of another customer, a role without its id', async () => {
    const person = await scene.api.newPerson(customerId, 'STANDARD');
    const stranger = await scene.api.newPerson(await scene.api.newCustomer(), 'STANDARD');
    const elsewhere = await storeRole(scene.api.db, stranger.customerId, {});
    const id = await made(given('Watch', { alarms: ['VIEW'] }));
    expect((await assign(admin, [person, stranger], 'NONE')).error).toBe('NOT_FOUND: Person not found');
    expect((await assign(admin, [person], 'CUSTOM', elsewhere)).error).toBe('NOT_FOUND: Role not found');
    expect((await assign(admin, [person], 'CUSTOM')).error).toMatch(/^INVALID: A custom role has an id/);
    expect((await assign(admin, [person], 'ADMIN', id)).error).toMatch(/^INVALID: A custom role has an id/);
    expect(await roleOf(person)).toBe('STANDARD');
  });

  test('nobody gives or takes what they do not have themselves', async () => {
    const clerk = await scene.api.newPerson(customerId, { roles: ['VIEW', 'CREATE', 'EDIT'], alarms: ['VIEW'] });
    const person = await scene.api.newPerson(customerId, 'NONE');
    const mine = 'FORBIDDEN: You can give or take away only permissions that you have yourself';
    for (const role of ['ADMIN', 'MANAGER', 'VENDOR']) expect((await assign(clerk, [clerk], role)).error).toBe(mine);
    expect((await assign(clerk, [admin], 'NONE')).error).toBe(mine);
    expect((await create(clerk, given('More', { alarms: ['EDIT'] }))).error).toBe(mine);
    const { id: own } = await scene.api.db('memberships').where({ user_id: clerk.id }).first('custom_role_id as id');
    expect((await update(clerk, own, given('More', { users: ['DELETE'] }))).error).toBe(mine);
    const more = await made(given('Editors', { alarms: ['VIEW', 'EDIT'] }));
    expect((await update(clerk, more, given('Editors', {}))).error).toBe(mine);
    expect((await assign(clerk, [person], 'CUSTOM', more)).error).toBe(mine);
    const watch = (await create(clerk, given('Watch', { alarms: ['VIEW'] }))).data?.createRole.customRoleId ?? '';
    expect((await assign(clerk, [person], 'CUSTOM', watch)).error).toBeNull();
  });

  test('the last active Admin stays one, whoever asks and however many at once', async () => {
    const last = /^CONFLICT: The last active Admin keeps this role/;
    const support = await scene.api.newPerson(customerId, 'SUPER');
    const gone = await scene.api.newPerson(customerId);
    await scene.api.db('memberships').where({ user_id: gone.id }).update({ status: 'disabled' });
    for (const by of [admin, support]) expect((await assign(by, [admin], 'MANAGER')).error).toMatch(last);
    const other = await scene.api.newPerson(customerId);
    expect((await assign(admin, [admin, other], 'MANAGER')).error).toMatch(last);
    const both = await Promise.all([assign(admin, [other], 'NONE'), assign(other, [admin], 'NONE')]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    expect([await roleOf(admin), await roleOf(other)].sort()).toEqual(['ADMIN', 'NONE']);
  });
});
