import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LiveScene, startLiveScene } from '../../tests/support/live-scene.ts';
import { patience } from '../../tests/support/patience.ts';
import { storeRole } from '../../tests/support/store-role.ts';
import type { TestPerson } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';

/** Changes of people's access reach their open sockets and their next request at once (USR.7). */

let scene: LiveScene;
beforeAll(async () => {
  scene = await startLiveScene();
});
afterEach(() => scene.clients.close());
afterAll(() => scene?.stop());

/** USR.7, on a machine that is not busy. */
const atOnceMs = 2_000;
const membership = ({ id }: TestPerson) => ({ customer_id: scene.customerId, user_id: id });
const roleOf = async (person: TestPerson) =>
  (await scene.api.db('memberships').where(membership(person)).first('custom_role_id')).custom_role_id;
const assign = (person: TestPerson, role: string, customRoleId: string | null = null) =>
  scene.api.read(
    `mutation ($userIds: [ID!]!, $role: AuthRole!, $customRoleId: ID) {
      assignRoles(userIds: $userIds, role: $role, customRoleId: $customRoleId) { userId } }`,
    scene.person,
    { userIds: [person.id], role, customRoleId },
  );
const changes: Record<string, (person: TestPerson) => Promise<unknown>> = {
  'an edit of their custom role': async (person) =>
    scene.api.read(
      'mutation ($id: ID!, $input: RoleInput!) { updateRole(customRoleId: $id, input: $input) { name } }',
      scene.person,
      { id: await roleOf(person), input: { name: `Less of ${person.id}`.slice(0, 50), permissions: [] } },
    ),
  'a built-in role given to them': (person) => assign(person, 'OCCUPANT'),
  'a custom role given to them': async (person) =>
    assign(person, 'CUSTOM', await storeRole(scene.api.db, scene.customerId, { users: ['VIEW'] })),
  'the end of their access': async (person) => {
    await scene.api.db('memberships').where(membership(person)).update({ status: 'disabled' });
    const access = [{ event: 'role_changed' as const, userId: person.id, teamId: null }];
    await scene.api.publish(scene.customerId, { access });
  },
};

test.each(Object.entries(changes))(
  'LIVE-021 %s closes their lenses and refuses their next request',
  async (_, change) => {
    const { api, clients, customerId } = scene;
    const person = await api.newPerson(customerId, { alarms: ['VIEW'] });
    const [watched, owner] = [await clients.signedIn(person), await clients.signedIn(scene.person)];
    for (const each of [watched, owner])
      expect(await each.open({ key: 'open', lensId: 'active-alarms' })).toEqual({ ok: true });
    const request = async () => (await api.gql('{ fastAlarms { id } }', person)).errors?.[0]?.extensions.code;
    expect(await request()).toBeUndefined();
    const begin = Date.now();
    await change(person);
    expect(await request()).toBe('FORBIDDEN');
    await until('word of it', () => watched.of('role_changed').length + watched.of('user-disabled').length > 0);
    expect(Date.now() - begin).toBeLessThan(patience(atOnceMs));
    if (watched.socket.connected)
      expect(await watched.open({ key: 'other', lensId: 'active-alarms' })).toMatchObject({ ok: false });
    else expect(watched.of('user-disabled')).toHaveLength(1);
    const state = await scene.newAlarm({ status: 'Intake' });
    await api.publish(customerId, { alarms: [{ state, previous: null }] });
    await until('the ingress', () => owner.of('lens_event').length > 0);
    expect(watched.of('lens_event')).toEqual([]);
    expect(owner.of('role_changed')).toEqual([]);
  },
);

test('LIVE-021 a role that grants more opens what was closed, on the same socket', async () => {
  const person = await scene.api.newPerson(scene.customerId, {});
  const watched = await scene.clients.signedIn(person);
  expect(await watched.open({ key: 'open', lensId: 'active-alarms' })).toMatchObject({ ok: false });
  await assign(person, 'STANDARD');
  await until('word of it', () => watched.of('role_changed').length > 0);
  expect(await watched.open({ key: 'open', lensId: 'active-alarms' })).toEqual({ ok: true });
});

test('a change of a role many have reaches each of their sockets, and nobody else’s', async () => {
  const { api, clients, customerId } = scene;
  const id = await storeRole(api.db, customerId, { alarms: ['VIEW'] });
  const people = await Promise.all(Array.from({ length: 12 }, () => api.newPerson(customerId, 'NONE')));
  await api
    .db('memberships')
    .where({ customer_id: customerId })
    .whereIn(
      'user_id',
      people.slice(1).map((one) => one.id),
    )
    .update({ auth_role: 'CUSTOM', custom_role_id: id });
  const sockets = await Promise.all(people.map((one) => clients.signedIn(one)));
  await api.read(
    'mutation ($id: ID!, $input: RoleInput!) { updateRole(customRoleId: $id, input: $input) { name } }',
    scene.person,
    { id, input: { name: 'Many', permissions: [] } },
  );
  const received = () => sockets.map((each) => each.of('role_changed').length);
  await until('word of it', () => received().filter((count) => count > 0).length === 11);
  expect(received()).toEqual([0, ...Array.from({ length: 11 }, () => 1)]);
});
