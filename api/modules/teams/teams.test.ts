import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const run = (by: TestPerson, mutation: string) => api.gql<Record<string, never>>(`mutation { ${mutation} }`, by);
const codeOf = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;
const teamsOf = async (by: TestPerson) =>
  (
    await api.read<{ teams: Array<{ id: string; name: string; myRole: string | null }> }>(
      '{ teams { id name myRole } }',
      by,
    )
  ).teams;
async function newTeam(by: TestPerson, name: string): Promise<string> {
  const { createTeam } = await api.read<{ createTeam: { id: string } }>(
    `mutation { createTeam(name: "${name}") { id isSystem isAllBuildings displayOptions alarmFilters { field } } }`,
    by,
  );
  expect(createTeam).toMatchObject({ isSystem: false, isAllBuildings: true, displayOptions: null, alarmFilters: [] });
  return createTeam.id;
}

test('USR-006 USR-019 USR-021 teams are made and renamed by admins alone', async () => {
  const customerId = await api.newCustomer();
  const [ada, manager, maya] = [
    await api.newPerson(customerId),
    await api.newPerson(customerId, 'MANAGER'),
    await api.newPerson(customerId, 'STANDARD'),
  ];
  const labs = await newTeam(ada, 'Labs');
  await newTeam(ada, 'Boilers');
  expect((await teamsOf(manager)).map(({ name }) => name)).toEqual(['Boilers', 'Labs']);
  expect(await teamsOf(maya)).toEqual([]);
  for (const name of ['labs', 'Standard Lenses', 'my alarm lenses'])
    expect(codeOf(await run(ada, `createTeam(name: "${name}") { id }`)), name).toBe('CONFLICT');
  expect(codeOf(await run(manager, 'createTeam(name: "Mine") { id }'))).toBe('FORBIDDEN');
  expect((await run(ada, `updateTeam(id: "${labs}", input: { name: "LABS" }) { name }`)).data).toEqual({
    updateTeam: { name: 'LABS' },
  });
  expect(codeOf(await run(ada, `updateTeam(id: "${labs}", input: { name: "boilers" }) { name }`))).toBe('CONFLICT');
});

test('USR-020 teams are deleted by admins alone', async () => {
  const customerId = await api.newCustomer();
  const [ada, manager] = [await api.newPerson(customerId), await api.newPerson(customerId, 'MANAGER')];
  const labs = await newTeam(ada, 'Labs');
  await newTeam(ada, 'Boilers');
  expect(codeOf(await run(manager, `deleteTeam(id: "${labs}") { id }`))).toBe('FORBIDDEN');
  await run(ada, `deleteTeam(id: "${labs}") { id }`);
  expect((await teamsOf(ada)).map(({ name }) => name)).toEqual(['Boilers']);
  // ids are never reused
  expect(Number(await newTeam(ada, 'Next'))).toBeGreaterThan(Number(labs));
});

test('USR-007 USR-022 USR-024 members come and go', async () => {
  const customerId = await api.newCustomer();
  const [ada, maya] = [await api.newPerson(customerId), await api.newPerson(customerId, 'STANDARD')];
  const stranger = await api.newPerson(await api.newCustomer());
  const team = await newTeam(ada, 'Labs');
  const of = (person: TestPerson) => `teamId: "${team}", userId: "${person.id}"`;
  const membersOf = async () =>
    (
      await api.read<{ teamMembers: Array<{ userId: string; role: string }> }>(
        `{ teamMembers(teamIds: ["${team}"]) { userId teamName role email } }`,
        ada,
      )
    ).teamMembers;
  expect(codeOf(await run(maya, `addTeamMember(${of(maya)}, role: TEAM_ADMIN) { userId }`))).toBe('FORBIDDEN');
  expect(codeOf(await run(ada, `addTeamMember(${of(stranger)}, role: TEAM_MEMBER) { userId }`))).toBe('NOT_FOUND');
  await run(ada, `addTeamMember(${of(maya)}, role: TEAM_MEMBER) { userId }`);
  expect(await membersOf()).toEqual([{ userId: maya.id, teamName: 'Labs', role: 'TEAM_MEMBER', email: maya.email }]);
  expect(await teamsOf(maya)).toEqual([{ id: team, name: 'Labs', myRole: 'TEAM_MEMBER' }]);
  await run(ada, `removeTeamMember(${of(maya)}) { userId }`);
  expect(await membersOf()).toEqual([]);
  expect(codeOf(await run(ada, `removeTeamMember(${of(maya)}) { userId }`))).toBe('NOT_FOUND');
});

test('USR-023 USR-047 a member becomes the team’s admin, who looks after its members and not its name', async () => {
  const customerId = await api.newCustomer();
  const [ada, maya] = [await api.newPerson(customerId), await api.newPerson(customerId, 'STANDARD')];
  const team = await newTeam(ada, 'Labs');
  const of = (person: TestPerson) => `teamId: "${team}", userId: "${person.id}"`;
  await run(ada, `addTeamMember(${of(maya)}, role: TEAM_MEMBER) { userId }`);
  await run(ada, `updateTeamMember(${of(maya)}, role: TEAM_ADMIN) { userId }`);
  expect(await teamsOf(maya)).toEqual([{ id: team, name: 'Labs', myRole: 'TEAM_ADMIN' }]);
  // USR.6
  expect((await run(maya, `addTeamMember(${of(ada)}, role: TEAM_MEMBER) { userId }`)).errors).toBeUndefined();
  expect(codeOf(await run(maya, `updateTeam(id: "${team}", input: { name: "Mine" }) { id }`))).toBe('FORBIDDEN');
});

test('USR-002 people are listed by team and by a part of their name, with their teams', async () => {
  const customerId = await api.newCustomer();
  const [ada, maya, vendor] = [
    await api.newPerson(customerId),
    await api.newPerson(customerId, 'STANDARD'),
    await api.newPerson(customerId, 'VENDOR'),
  ];
  const team = await newTeam(ada, 'Labs');
  await run(ada, `addTeamMember(teamId: "${team}", userId: "${maya.id}", role: TEAM_MEMBER) { userId }`);
  const found = async (args: string) =>
    (await api.read<{ usersByTeamIds: Array<{ id: string }> }>(`{ usersByTeamIds${args} { id } }`, ada)).usersByTeamIds
      .map(({ id }) => id)
      .sort();
  expect(await found('')).toEqual([ada.id, maya.id, vendor.id].sort());
  expect(await found(`(teamIds: ["${team}"])`)).toEqual([maya.id]);
  expect(await found(`(nameLike: "ERSON ${maya.email.slice(0, 4)}")`)).toContain(maya.id);
  expect(await found('(nameLike: "%")')).toEqual([]);
  expect(codeOf(await api.gql('{ usersByTeamIds { id } }', vendor))).toBe('FORBIDDEN');
  const { usersByTeamIds } = await api.read<{ usersByTeamIds: unknown[] }>(
    '{ usersByTeamIds { id teams { teamId teamName role } } }',
    ada,
  );
  expect(usersByTeamIds).toEqual(
    expect.arrayContaining([
      { id: maya.id, teams: [{ teamId: team, teamName: 'Labs', role: 'TEAM_MEMBER' }] },
      { id: vendor.id, teams: [] },
    ]),
  );
});

test('people are picked by name, whatever its case and their address, beside the teams the caller may look at', async () => {
  const customerId = await api.newCustomer();
  const [ada, lead, zoe] = [
    await api.newPerson(customerId),
    await api.newPerson(customerId, { users: ['VIEW'] }),
    await api.newPerson(customerId, 'STANDARD'),
  ];
  const [labs, boilers, cold] = [await newTeam(ada, 'Labs'), await newTeam(ada, 'boilers'), await newTeam(ada, 'Cold')];
  for (const [team, person] of [
    [labs, lead],
    [labs, zoe],
    [boilers, zoe],
    [cold, ada],
  ] as const)
    await run(ada, `addTeamMember(teamId: "${team}", userId: "${person.id}", role: TEAM_MEMBER) { userId }`);
  const named = (person: TestPerson, name: string) =>
    api.db('users').where({ id: person.id }).update({ display_name: name });
  await Promise.all([named(ada, 'anna'), named(lead, 'Berta'), named(zoe, 'caro')]);
  const found = async (by: TestPerson, nameLike: string) =>
    (
      await api.read<{ usersByTeamIds: Array<{ displayName: string; teams: Array<{ teamName: string }> }> }>(
        'query ($nameLike: String) { usersByTeamIds(nameLike: $nameLike) { displayName teams { teamName } } }',
        by,
        { nameLike },
      )
    ).usersByTeamIds.map(({ displayName, teams }) => [displayName, ...teams.map(({ teamName }) => teamName)]);
  expect(await found(ada, '')).toEqual([
    ['anna', 'Cold'],
    ['Berta', 'Labs'],
    ['caro', 'boilers', 'Labs'],
  ]);
  expect(await found(lead, '')).toEqual([['anna'], ['Berta', 'Labs'], ['caro', 'Labs']]);
  expect(await found(ada, 'CAR')).toEqual([['caro', 'boilers', 'Labs']]);
  expect(await found(ada, zoe.email.slice(0, 6))).toEqual([]);
});

test('LENS-065 teams and alarms are found by a text within their names, wildcards taken literally', async () => {
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  const ada = await api.newPerson(customerId);
  for (const name of ['Cold storage', 'Labs 100%']) await newTeam(ada, name);
  await api.storeAlarms([
    { customerId, id: 1, systemId, contextualName: 'Cold storage door' },
    { customerId, id: 2, systemId, contextualName: 'Valve 100% open' },
  ]);
  const found = async (text: string) => {
    const { teams, fastAlarms } = await api.read<{ teams: Array<{ name: string }>; fastAlarms: Array<{ id: string }> }>(
      'query ($text: String) { teams(nameLike: $text) { name } fastAlarms(searchTerm: $text) { id } }',
      ada,
      { text },
    );
    return [...teams.map(({ name }) => name), ...fastAlarms.map(({ id }) => id)];
  };
  expect(await found('d STOR')).toEqual(['Cold storage', '1']);
  expect(await found('100%')).toEqual(['Labs 100%', '2']);
  expect(await found('C%e')).toEqual([]);
});

test('USR-025 a team’s alarm filters are criteria, set by its admins', async () => {
  const customerId = await api.newCustomer();
  const [ada, maya] = [await api.newPerson(customerId), await api.newPerson(customerId, 'STANDARD')];
  const team = await newTeam(ada, 'Labs');
  const set = (by: TestPerson, field: string) =>
    run(
      by,
      `updateTeamAlarmFilters(teamId: "${team}", alarmOptions: [{ field: "${field}", values: ["5"] }]) {
         alarmFilters { field values } }`,
    );
  expect((await set(ada, 'priority')).data).toEqual({
    updateTeamAlarmFilters: { alarmFilters: [{ field: 'priority', values: ['5'] }] },
  });
  expect(codeOf(await set(maya, 'priority'))).toBe('FORBIDDEN');
  expect(codeOf(await set(ada, 'secret'))).toBe('INVALID');
});
