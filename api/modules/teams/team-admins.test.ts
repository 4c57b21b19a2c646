import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const run = (by: Partial<TestPerson> & { teamId?: string }, mutation: string) =>
  api.gql<Record<string, never>>(`mutation { ${mutation} }`, by);
const codeOf = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;
async function newTeam(by: TestPerson, name: string): Promise<string> {
  const { createTeam } = await api.read<{ createTeam: { id: string } }>(
    `mutation { createTeam(name: "${name}") { id } }`,
    by,
  );
  return createTeam.id;
}

/** A customer with two teams, one of which has an admin without permissions on teams. */
async function scene() {
  const customerId = await api.newCustomer();
  const [ada, lead, maya] = [
    await api.newPerson(customerId),
    await api.newPerson(customerId, 'STANDARD'),
    await api.newPerson(customerId, 'STANDARD'),
  ];
  const [team, other] = [await newTeam(ada, 'Labs'), await newTeam(ada, 'Boilers')];
  await run(ada, `addTeamMember(teamId: "${team}", userId: "${lead.id}", role: TEAM_ADMIN) { userId }`);
  return { customerId, ada, lead, maya, team, other };
}

const filters = '[{ field: "priority", values: ["5"] }]';
const lens = (teamId: string) =>
  `createLens(input: { type: alarm, teamId: "${teamId}", name: "Ours", category: "all_alarms", criteria: [] }) { id }`;

test('USR-047 a TEAM_ADMIN manages members, lenses and filters of that team, and nothing else', async () => {
  const { lead, maya, team, other } = await scene();
  const ofMembers = (id: string) => [
    `addTeamMember(teamId: "${id}", userId: "${maya.id}", role: TEAM_MEMBER) { userId }`,
    `updateTeamMember(teamId: "${id}", userId: "${maya.id}", role: TEAM_ADMIN) { userId }`,
    `removeTeamMember(teamId: "${id}", userId: "${maya.id}") { userId }`,
    `updateTeamAlarmFilters(teamId: "${id}", alarmOptions: ${filters}) { id }`,
    `updateTeam(id: "${id}", input: { alarmFilters: ${filters} }) { id }`,
    lens(id),
  ];
  const ofCustomer = (id: string) => [
    'createTeam(name: "Mine") { id }',
    `updateTeam(id: "${id}", input: { name: "Mine" }) { id }`,
    `updateTeam(id: "${id}", input: { isAllBuildings: false }) { id }`,
    `updateTeam(id: "${id}", input: { alarmFilters: ${filters}, isAllBuildings: true }) { id }`,
    `associateTeamAttributes(teamId: "${id}", locationIds: [], buildingIds: []) { id }`,
    'createLocation(input: { name: "North", alarmProperties: [{ name: "building", values: ["A"] }] }) { id }',
    `deleteTeam(id: "${id}") { id }`,
  ];
  for (const allowed of ofMembers(team)) expect((await run(lead, allowed)).errors, allowed).toBeUndefined();
  for (const refused of [...ofMembers(other), ...ofCustomer(team), ...ofCustomer(other)])
    expect(codeOf(await run(lead, refused)), refused).toMatch(/FORBIDDEN|NOT_FOUND/);
  for (const refused of [...ofMembers(team), ...ofCustomer(team)])
    expect(codeOf(await run(maya, refused)), refused).toMatch(/FORBIDDEN|NOT_FOUND/);
});

test('USR-047 a team’s admin adds nobody who was removed, and nobody of another customer', async () => {
  const { customerId, lead, maya, team } = await scene();
  const stranger = await api.newPerson(await api.newCustomer());
  await api.db('memberships').where({ customer_id: customerId, user_id: maya.id }).update({ status: 'none' });
  for (const { id } of [maya, stranger])
    expect(
      codeOf(await run(lead, `addTeamMember(teamId: "${team}", userId: "${id}", role: TEAM_MEMBER) { userId }`)),
    ).toBe('NOT_FOUND');
});

test('members who come and go at once, and with their team, leave no half of a change', async () => {
  const { customerId, ada, maya, team } = await scene();
  const member = `teamId: "${team}", userId: "${maya.id}"`;
  const add = `addTeamMember(${member}, role: TEAM_MEMBER) { userId }`;
  for (let round = 0; round < 5; round += 1) {
    const added = await Promise.all([run(ada, add), run(ada, add)]);
    expect(added.map(codeOf)).toEqual([undefined, undefined]);
    const removed = await Promise.all([1, 2].map(() => run(ada, `removeTeamMember(${member}) { userId }`)));
    expect(removed.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined]);
  }
  const [late, deleted] = await Promise.all([run(ada, add), run(ada, `deleteTeam(id: "${team}") { id }`)]);
  expect(deleted.errors).toBeUndefined();
  expect([undefined, 'NOT_FOUND']).toContain(codeOf(late));
  expect(await api.db('team_members').where({ customer_id: customerId, team_id: team })).toEqual([]);
});

test('USR-059 SYS-023 the header team-id has to name the team of the operation', async () => {
  const { ada, lead, maya, team, other } = await scene();
  const member = `userId: "${maya.id}"`;
  const operations = [
    `addTeamMember(teamId: "${team}", ${member}, role: TEAM_MEMBER) { userId }`,
    `updateTeamMember(teamId: "${team}", ${member}, role: TEAM_MEMBER) { userId }`,
    `removeTeamMember(teamId: "${team}", ${member}) { userId }`,
    `updateTeamAlarmFilters(teamId: "${team}", alarmOptions: ${filters}) { id }`,
    `associateTeamAttributes(teamId: "${team}", locationIds: [], buildingIds: []) { id }`,
    `updateTeam(id: "${team}", input: { alarmFilters: ${filters} }) { id }`,
    `deleteTeam(id: "${team}") { id }`,
  ];
  for (const operation of operations) {
    expect(codeOf(await run({ ...ada, teamId: other }, operation)), operation).toBe('INVALID');
    expect(codeOf(await run({ ...lead, teamId: 'x' }, operation)), operation).toBe('INVALID');
  }
  for (const operation of operations)
    expect((await run({ ...ada, teamId: team }, operation)).errors, operation).toBeUndefined();
});

test('USR-021 USR-046 USR-058 a new team looks after all buildings; its input has filters and that switch', async () => {
  const ada = await api.newPerson(await api.newCustomer());
  const { createTeam } = await api.read<{ createTeam: { id: string } }>(
    `mutation { createTeam(input: { name: "Labs", isAllBuildings: false, alarmFilters: ${filters} }) {
       id isAllBuildings alarmFilters { field values } } }`,
    ada,
  );
  const set = [{ field: 'priority', values: ['5'] }];
  expect(createTeam).toMatchObject({ isAllBuildings: true, alarmFilters: set });
  const update = async (input: string) =>
    (
      await api.read<{ updateTeam: unknown }>(
        `mutation { updateTeam(id: "${createTeam.id}", input: ${input}) { name isAllBuildings alarmFilters { field } } }`,
        ada,
      )
    ).updateTeam;
  expect(await update('{ isAllBuildings: false }')).toEqual({
    ...{ name: 'Labs', isAllBuildings: false, alarmFilters: [{ field: 'priority' }] },
  });
  expect(await update('{ name: "Cold", alarmFilters: [] }')).toEqual({
    ...{ name: 'Cold', isAllBuildings: false, alarmFilters: [] },
  });
  expect(
    codeOf(
      await run(
        ada,
        `updateTeam(id: "${createTeam.id}", input: { alarmFilters: [{ field: "x", values: ["1"] }] }) { id }`,
      ),
    ),
  ).toBe('INVALID');
});

test('USR-045 a member is a person with their role in the team and within the customer', async () => {
  const { customerId, ada, lead, team } = await scene();
  const activeAt = new Date(api.clock.now().getTime() - 60_000);
  const membership = { title: 'Engineer', last_active_at: activeAt };
  await api.db('memberships').where({ customer_id: customerId, user_id: lead.id }).update(membership);
  const members = async (by: TestPerson) =>
    (
      await api.read<{ teamMembers: unknown[] }>(
        `{ teamMembers(teamIds: ["${team}"]) {
           teamName role permissionsRole user { id displayName role email { address } lastActiveAt } } }`,
        by,
      )
    ).teamMembers;
  const displayName = `Person ${lead.email.slice(0, 4)}`;
  expect(await members(ada)).toEqual([
    {
      ...{ teamName: 'Labs', role: 'TEAM_ADMIN', permissionsRole: 'STANDARD' },
      user: {
        id: lead.id,
        displayName,
        role: 'Engineer',
        email: { address: lead.email },
        lastActiveAt: activeAt.toISOString(),
      },
    },
  ]);
});

test('USR-103 lenses of teams are for members, Admins and the provider’s staff, who need not be in one', async () => {
  const { customerId, ada, lead, maya, team } = await scene();
  const { data } = await run(ada, `it: ${lens(team)}`);
  const { id } = (data as unknown as { it: { id: string } }).it;
  const provider = { ...(await api.newPerson(customerId, 'SUPER')), customerId };
  const sees = async (by: TestPerson) =>
    (await api.read<{ lenses: Array<{ id: string }> }>('{ lenses { id } }', by)).lenses.some((one) => one.id === id);
  expect(await Promise.all([ada, provider, lead, maya].map(sees))).toEqual([true, true, true, false]);
});
