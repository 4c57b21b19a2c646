import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoles } from '../../../domain/identity/built-in-permissions.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer({ products: ['Alarms', 'Analytics'] });
});
afterAll(() => api.stop());

interface Me {
  authRole: string;
  permissions: Array<{ area: string; actions: string[] }>;
}
const meOf = async <T = Me>(person: TestPerson, selection = 'authRole permissions { area actions }'): Promise<T> =>
  (await api.read<{ me: T }>(`{ me { ${selection} } }`, person)).me;

/** Adds the person to a team of their customer. */
async function join(person: TestPerson, team: { id: number; name: string; role: string }): Promise<void> {
  await api.db('teams').insert({ customer_id: customerId, id: team.id, name: team.name });
  await api
    .db('team_members')
    .insert({ customer_id: customerId, team_id: team.id, user_id: person.id, role: team.role });
}

describe('who somebody is within a customer', () => {
  test('AUTH-039 permissions by area, role, products, teams and the pages to start on', async () => {
    const person = await api.newPerson(customerId, 'STANDARD');
    await join(person, { id: 1, name: 'Night shift', role: 'TEAM_MEMBER' });
    await api
      .db('memberships')
      .where({ customer_id: customerId, user_id: person.id })
      .update({ landing_page: 'TRIAGE', analytics_page: 'counts' });
    const selection =
      'authRole isSuper products landingPage analyticsPage permissions { area actions } teamMembers { teamId teamName role }';
    expect(await meOf<object>(person, selection)).toEqual({
      authRole: 'STANDARD',
      isSuper: false,
      products: ['Alarms', 'Analytics'],
      landingPage: 'TRIAGE',
      analyticsPage: 'counts',
      permissions: expect.arrayContaining([{ area: 'alarms', actions: ['VIEW', 'EDIT', 'CLOSE'] }]),
      teamMembers: [{ teamId: '1', teamName: 'Night shift', role: 'TEAM_MEMBER' }],
    });
  });

  test('people say where they start, each for themselves; support belong to no customer', async () => {
    const [person, other] = [await api.newPerson(customerId), await api.newPerson(customerId)];
    const choose = (by: TestPerson, page: string) =>
      api.gql<{ updateLandingPage: unknown }>(
        `mutation { updateLandingPage(landingPage: ${page}) { landingPage } }`,
        by,
      );
    expect((await choose(person, 'WORK')).data).toEqual({ updateLandingPage: { landingPage: 'WORK' } });
    expect(await meOf<object>(person, 'landingPage')).toEqual({ landingPage: 'WORK' });
    expect(await meOf<object>(other, 'landingPage')).toEqual({ landingPage: null });
    expect((await choose(await api.newPerson(customerId, 'SUPER'), 'WORK')).errors?.[0]?.extensions.code).toBe(
      'INVALID',
    );
  });

  test('an Admin says whether mails of unwell integrations come; to others none do (INT.7)', async () => {
    const [admin, other, standard] = [
      await api.newPerson(customerId, 'ADMIN'),
      await api.newPerson(customerId, 'ADMIN'),
      await api.newPerson(customerId, 'STANDARD'),
    ];
    const field = 'isIntegrationStatusAlertEmailsEnabled';
    const choose = (by: TestPerson) => api.gql(`mutation { updateProfile(${field}: false) { ${field} } }`, by);
    expect(await meOf<object>(admin, field)).toEqual({ [field]: true });
    expect((await choose(admin)).data).toEqual({ updateProfile: { [field]: false } });
    expect(await meOf<object>(admin, field)).toEqual({ [field]: false });
    expect(await meOf<object>(other, field)).toEqual({ [field]: true });
    for (const none of [standard, await api.newPerson(customerId, 'SUPER')]) {
      expect(await meOf<object>(none, field)).toEqual({ [field]: null });
      expect((await choose(none)).errors?.[0]?.extensions.code).toBe('INVALID');
    }
  });

  test('a customer has places once one is known of any of its alarms', async () => {
    const id = await api.newCustomer();
    const person = await api.newPerson(id);
    const know = (type: string, value: string) =>
      api.db('alarm_property_values').insert({ customer_id: id, type, value_key: value, value });
    await know('component', 'fan');
    expect(await meOf<object>(person, 'hasPlaces')).toEqual({ hasPlaces: false });
    await know('floors', '3f');
    expect(await meOf<object>(person, 'hasPlaces')).toEqual({ hasPlaces: true });
    expect(await meOf<object>(await api.newPerson(await api.newCustomer()), 'hasPlaces')).toEqual({ hasPlaces: false });
  });

  test('USR-047 a team member is TEAM_ADMIN or TEAM_MEMBER and nothing else', async () => {
    const person = await api.newPerson(customerId);
    await join(person, { id: 2, name: 'East', role: 'TEAM_ADMIN' });
    await join(person, { id: 3, name: 'West', role: 'TEAM_MEMBER' });
    const { teamMembers } = await meOf<{ teamMembers: unknown[] }>(person, 'teamMembers { teamName role }');
    expect(teamMembers).toEqual([
      { teamName: 'East', role: 'TEAM_ADMIN' },
      { teamName: 'West', role: 'TEAM_MEMBER' },
    ]);
    await expect(join(person, { id: 4, name: 'North', role: 'TEAM_LEAD' })).rejects.toThrow(/team_members_role_check/);
  });

  test('USR-048 the auth roles are ADMIN, MANAGER, STANDARD, VENDOR, OCCUPANT, NONE and CUSTOM', async () => {
    for (const role of authRoles) expect((await meOf(await api.newPerson(customerId, role))).authRole).toBe(role);
    expect([...authRoles].sort()).toEqual(['ADMIN', 'CUSTOM', 'MANAGER', 'NONE', 'OCCUPANT', 'STANDARD', 'VENDOR']);
    const other = api
      .db('memberships')
      .where({ customer_id: customerId, auth_role: 'ADMIN' })
      .update({ auth_role: 'OWNER' });
    await expect(other).rejects.toThrow(/memberships_auth_role_check/);
  });
});

describe('permissions', () => {
  test('USR-041 are lists of actions by area and sub-area', async () => {
    const { permissions } = await meOf(await api.newPerson(await api.newCustomer()));
    expect(permissions).toEqual(
      expect.arrayContaining([
        { area: 'work.myWork', actions: ['VIEW', 'CREATE', 'EDIT', 'REASSIGN', 'CLOSE'] },
        { area: 'work.teamWork', actions: ['VIEW', 'CREATE', 'EDIT', 'REASSIGN', 'CLOSE'] },
        { area: 'savedViews', actions: ['VIEW', 'CREATE', 'EDIT', 'DELETE'] },
        { area: 'analytics.advancedAnalytics', actions: ['VIEW'] },
      ]),
    );
    expect(new Set(permissions.map(({ area }) => area)).size).toBe(permissions.length);
  });

  test('USR-042 the actions are CREATE, EDIT, VIEW, DELETE, REASSIGN and CLOSE', async () => {
    const { permissions } = await meOf(await api.newPerson(await api.newCustomer()));
    const actions = new Set(permissions.flatMap((permission) => permission.actions));
    expect([...actions].sort()).toEqual(['CLOSE', 'CREATE', 'DELETE', 'EDIT', 'REASSIGN', 'VIEW']);
  });
});
