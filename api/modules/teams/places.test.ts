import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

type Field = { name: string; values: string[] };
const codeOf = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;
const run = (by: TestPerson, mutation: string) => api.gql<Record<string, never>>(`mutation { ${mutation} }`, by);

async function made(by: TestPerson, mutation: string): Promise<string> {
  const { it } = await api.read<{ it: { id: string } }>(`mutation { it: ${mutation} { id } }`, by);
  return it.id;
}
const newTeam = (by: TestPerson, name = 'Labs') => made(by, `createTeam(name: "${name}")`);
const newBuilding = (by: TestPerson, name: string) => made(by, `createEntity(class: "Building", name: "${name}")`);
const createLocation = 'mutation ($input: LocationInput!) { it: createLocation(input: $input) { id } }';
const newLocation = async (by: TestPerson, name: string, ...alarmProperties: Field[]): Promise<string> =>
  (await api.read<{ it: { id: string } }>(createLocation, by, { input: { name, alarmProperties } })).it.id;
const places = async (by: TestPerson, teamId: string, locationIds: string[], buildingIds: string[]) =>
  api.read(
    `mutation ($teamId: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!) {
       associateTeamAttributes(teamId: $teamId, locationIds: $locationIds, buildingIds: $buildingIds) { id }
       updateTeam(id: $teamId, input: { isAllBuildings: false }) { id } }`,
    by,
    { teamId, locationIds, buildingIds },
  );

test('USR-008 USR-027 USR-028 locations are added, changed, listed and deleted by Admins', async () => {
  const customerId = await api.newCustomer();
  const [ada, manager, maya] = [
    await api.newPerson(customerId),
    await api.newPerson(customerId, 'MANAGER'),
    await api.newPerson(customerId, 'STANDARD'),
  ];
  const input = { name: 'North region', alarmProperties: [{ name: 'building', values: ['Tower A', 'Tower B'] }] };
  const create = (by: TestPerson, change: object = {}) =>
    api.gql<{ it: { id: string } }>(createLocation, by, { input: { ...input, ...change } });
  const id = (await create(ada)).data?.it.id as string;
  const listed = async (args = '') =>
    (
      await api.read<{ locations: Array<{ id: string; name: string; alarmProperties: Field[] }> }>(
        `{ locations${args} { id name alarmProperties { name values } } }`,
        manager,
      )
    ).locations;
  expect(await listed()).toEqual([{ id, ...input }]);
  expect(codeOf(await create(manager))).toBe('FORBIDDEN');
  expect(codeOf(await api.gql('{ locations { id } }', maya))).toBe('FORBIDDEN');
  expect(codeOf(await create(ada, { name: 'NORTH  Région' }))).toBe('CONFLICT');
  for (const wrong of [
    { name: ' ' },
    { alarmProperties: [] },
    { alarmProperties: [{ name: 'secret', values: ['x'] }] },
    { alarmProperties: [{ name: 'building', values: [] }] },
    { alarmProperties: [{ name: 'building', values: ['x'.repeat(101)] }] },
    { alarmProperties: Array.from({ length: 2 }, () => ({ name: 'building', values: ['x'] })) },
    { alarmProperties: [{ name: 'building', values: Array.from({ length: 201 }, (_, at) => `${at}`) }] },
  ])
    expect(codeOf(await create(ada, { name: 'Other', ...wrong })), JSON.stringify(wrong)).toBe('INVALID');
  await newLocation(ada, 'South', { name: 'floors', values: ['2'] });
  expect((await listed('(nameLike: "RTH re")')).map(({ name }) => name)).toEqual(['North region']);
  const update = 'mutation ($id: ID!, $input: LocationInput!) { updateLocation(id: $id, input: $input) { name } }';
  const renamed = { ...input, name: 'Up north' };
  expect(codeOf(await api.gql(update, manager, { id, input: renamed }))).toBe('FORBIDDEN');
  expect(codeOf(await api.gql(update, ada, { id, input: { ...input, name: 'south' } }))).toBe('CONFLICT');
  await api.read(update, ada, { id, input: renamed });
  expect((await listed(`(ids: ["${id}"])`))[0]?.name).toBe('Up north');
  const team = await newTeam(ada);
  await places(ada, team, [id], []);
  expect(codeOf(await run(manager, `deleteLocation(id: "${id}") { id }`))).toBe('FORBIDDEN');
  await run(ada, `deleteLocation(id: "${id}") { id }`);
  expect((await listed()).map(({ name }) => name)).toEqual(['South']);
  expect(codeOf(await run(ada, `deleteLocation(id: "${id}") { id }`))).toBe('NOT_FOUND');
  const { teams } = await api.read<{ teams: unknown[] }>('{ teams { locations { id } isAllBuildings } }', ada);
  expect(teams).toEqual([{ locations: [], isAllBuildings: false }]);
});

test('two requests at once make one location and one team of a name', async () => {
  const ada = await api.newPerson(await api.newCustomer());
  const input = { name: 'North', alarmProperties: [{ name: 'building', values: ['A'] }] };
  const twice = <T>(ask: () => Promise<T>) => Promise.all([ask(), ask()]);
  const locations = await twice(() => api.gql(createLocation, ada, { input }));
  expect(locations.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  const teams = await twice(() => run(ada, 'createTeam(name: "Labs") { id }'));
  expect(teams.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
});

test('USR-026 USR-044 a team’s lens shows what lies in its buildings or matches its locations, within its filters', async () => {
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  const ada = await api.newPerson(customerId);
  const stored: Array<[id: number, priority: number, properties: Record<string, string>]> = [
    [1, 5, { building: 'Tower A' }],
    [2, 5, { building: 'Tower B', category: 'Cooling' }],
    [3, 5, { building: 'Tower B', category: 'Lifts' }],
    [4, 1, { building: 'Tower A' }],
    [5, 5, { shop: 'Night' }],
    [6, 5, {}],
  ];
  await api.read(
    `mutation { updateAlarmConfig(definitions: [{ name: "shop", label: "Shop" }]) { definitions { name } } }`,
    ada,
  );
  await api.storeAlarms(stored.map(([id, priority]) => ({ customerId, id, systemId, priority })));
  for (const [id, , properties] of stored)
    await api.storeProperties(
      customerId,
      id,
      Object.entries(properties).map(([type, value]) => ({
        ...{ type, value: [value], confidence: 1, by: 'PERSON' as const },
      })),
    );
  const team = await newTeam(ada);
  const lens = await made(
    ada,
    `createLens(input: { type: alarm, teamId: "${team}", name: "Ours", category: "all_alarms", criteria: [] })`,
  );
  const shown = async (): Promise<number[]> => {
    const { fastAlarms, lensEntityCounts } = await api.read<{
      fastAlarms: Array<{ id: string }>;
      lensEntityCounts: Array<{ count: number }>;
    }>(`{ fastAlarms(lensId: "${lens}") { id } lensEntityCounts(lensIds: ["${lens}"]) { count } }`, ada);
    expect(lensEntityCounts[0]?.count).toBe(fastAlarms.length);
    return fastAlarms.map(({ id }) => Number(id)).sort();
  };
  expect(await shown()).toEqual([1, 2, 3, 4, 5, 6]);
  const cold = await newLocation(
    ada,
    'Cold',
    { name: 'building', values: ['TOWER B', 'Tower C'] },
    { name: 'category', values: ['Cooling'] },
  );
  const night = await newLocation(ada, 'Night', { name: 'shop', values: ['Night'] });
  const tower = await newBuilding(ada, 'Tower A');
  await places(ada, team, [], []);
  expect(await shown()).toEqual([]);
  await places(ada, team, [], [tower]);
  expect(await shown()).toEqual([1, 4]);
  await places(ada, team, [cold], [tower]);
  expect(await shown()).toEqual([1, 2, 4]);
  await places(ada, team, [cold, night], [tower]);
  expect(await shown()).toEqual([1, 2, 4, 5]);
  await run(
    ada,
    `updateTeamAlarmFilters(teamId: "${team}", alarmOptions: [{ field: "priority", values: ["5"] }]) { id }`,
  );
  expect(await shown()).toEqual([1, 2, 5]);
  const { teams } = await api.read<{ teams: unknown[] }>(
    '{ teams { id name isSystem isAllBuildings displayOptions locations { name } buildings { id name } } }',
    ada,
  );
  expect(teams).toEqual([
    {
      ...{ id: team, name: 'Labs', isSystem: false, isAllBuildings: false, displayOptions: null },
      ...{ locations: [{ name: 'Cold' }, { name: 'Night' }], buildings: [{ id: tower, name: 'Tower A' }] },
    },
  ]);
  // PROP.6: a renamed value stays in the location
  await run(ada, 'updateAlarmProperty(type: "category", value: "Cooling", newValue: "Chillers") { affected }');
  expect(await shown()).toEqual([1, 2, 5]);
  await run(ada, `updateTeam(id: "${team}", input: { isAllBuildings: true }) { id }`);
  expect(await shown()).toEqual([1, 2, 3, 5, 6]);
});

test('USR-026 a team is given places of its customer alone, by Admins', async () => {
  const customerId = await api.newCustomer();
  const [ada, lead] = [await api.newPerson(customerId), await api.newPerson(customerId, 'STANDARD')];
  const stranger = await api.newPerson(await api.newCustomer());
  const team = await newTeam(ada);
  await run(ada, `addTeamMember(teamId: "${team}", userId: "${lead.id}", role: TEAM_ADMIN) { userId }`);
  const theirs = { location: await newLocation(stranger, 'L', { name: 'building', values: ['B'] }), building: '' };
  theirs.building = await newBuilding(stranger, 'B');
  const floor = await made(ada, 'createEntity(class: "Equipment", name: "AHU-1")');
  const give = async (by: TestPerson, locationIds: string[], buildingIds: string[]) =>
    codeOf(
      await api.gql(
        `mutation ($teamId: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!) {
           associateTeamAttributes(teamId: $teamId, locationIds: $locationIds, buildingIds: $buildingIds) { id } }`,
        by,
        { teamId: team, locationIds, buildingIds },
      ),
    );
  expect(await give(ada, [theirs.location], [])).toBe('NOT_FOUND');
  expect(await give(ada, [], [theirs.building])).toBe('NOT_FOUND');
  expect(await give(ada, [], [floor])).toBe('NOT_FOUND');
  expect(await give(ada, ['1'], [])).toBe('INVALID');
  expect(await give(lead, [], [])).toBe('FORBIDDEN');
  expect(await give(stranger, [], [])).toBe('NOT_FOUND');
  const own = await newBuilding(ada, 'North tower');
  await newBuilding(ada, 'South tower');
  const { buildingsAndCount } = await api.read<{ buildingsAndCount: unknown }>(
    '{ buildingsAndCount(where: { nameLike: "NORTH" }) { buildings { id name } count } }',
    ada,
  );
  expect(buildingsAndCount).toEqual({ buildings: [{ id: own, name: 'North tower' }], count: 1 });
});

test('USR-004 USR-005 USR-043 the list of teams is filtered by name and location, by name, in pages', async () => {
  const customerId = await api.newCustomer();
  const [ada, maya] = [await api.newPerson(customerId), await api.newPerson(customerId, 'STANDARD')];
  const north = await newLocation(ada, 'North', { name: 'building', values: ['A'] });
  const east = await newLocation(ada, 'East', { name: 'building', values: ['B'] });
  const [labs, boilers] = [await newTeam(ada, 'labs'), await newTeam(ada, 'Boilers')];
  await newTeam(ada, 'Night 100%');
  await places(ada, labs, [north, east], []);
  await places(ada, boilers, [east], []);
  await run(ada, `addTeamMember(teamId: "${labs}", userId: "${maya.id}", role: TEAM_MEMBER) { userId }`);
  const activeAt = new Date(api.clock.now().getTime() - 60_000);
  await api.db('memberships').where({ customer_id: customerId, user_id: maya.id }).update({ last_active_at: activeAt });
  const listed = async (args: string, by = ada) =>
    (
      await api.read<{ teamViews: Array<Record<string, unknown>> }>(
        `{ teamViews${args} { teamId teamName locationNames teamMemberCount lastTeamMemberActiveAt createdBy } }`,
        by,
      )
    ).teamViews;
  const namesOf = async (args: string, by = ada) => (await listed(args, by)).map(({ teamName }) => teamName);
  const all = await listed('(orderBy: TEAM_NAME)');
  const createdBy = `Person ${ada.email.slice(0, 4)}`;
  expect(all).toEqual([
    {
      ...{ teamId: boilers, teamName: 'Boilers', locationNames: ['East'], teamMemberCount: 0 },
      ...{ lastTeamMemberActiveAt: null, createdBy },
    },
    {
      ...{ teamId: labs, teamName: 'labs', locationNames: ['East', 'North'], teamMemberCount: 1 },
      ...{ lastTeamMemberActiveAt: activeAt.toISOString(), createdBy },
    },
    expect.objectContaining({ teamName: 'Night 100%', locationNames: [] }),
  ]);
  expect(await namesOf('(where: { teamLike: "LAB" })')).toEqual(['labs']);
  expect(await namesOf('(where: { teamLike: "0%" })')).toEqual(['Night 100%']);
  expect(await namesOf(`(where: { locationIds: ["${east}"] })`)).toEqual(['Boilers', 'labs']);
  expect(await namesOf(`(where: { locationIds: ["${north}"], teamLike: "boil" })`)).toEqual([]);
  expect(await namesOf('(where: { locationIds: ["nonsense"] })')).toEqual([]);
  expect(await namesOf('(limit: 1, offset: 1)')).toEqual(['labs']);
  expect(await namesOf('', maya)).toEqual(['labs']);
  const { teamViewCount, some } = await api.read<{ teamViewCount: number; some: number }>(
    `{ teamViewCount some: teamViewCount(where: { locationIds: ["${east}"] }) }`,
    ada,
  );
  expect([teamViewCount, some]).toEqual([3, 2]);
});
