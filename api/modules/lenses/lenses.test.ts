import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const lensFields = `id name description category type isActive isCustom isParent orderValue tableOptions displayOptions
  isSectionDefault isHidden canEdit groupLabel team { id name }
  criteria { field isExclusion values } scope { field values }`;
interface Lens {
  id: string;
  name: string;
  groupLabel: string;
  isSectionDefault: boolean;
  isHidden: boolean;
  canEdit: boolean;
  orderValue: number;
  criteria: Array<{ field: string; values: string[] }>;
}

const create = (by: TestPerson, input: Record<string, unknown> = {}) =>
  api.gql<{ createLens: Lens }>(
    `mutation ($input: CreateLensInput!) { createLens(input: $input) { ${lensFields} } }`,
    by,
    {
      input: { type: 'alarm', name: 'Morning walk', category: 'active_alarms', criteria: [], ...input },
    },
  );
async function created(by: TestPerson, input: Record<string, unknown> = {}): Promise<Lens> {
  const { data, errors } = await create(by, input);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createLens;
}
const run = (by: TestPerson, mutation: string, variables: Record<string, unknown> = {}) =>
  api.gql<Record<string, unknown>>(`mutation ${mutation}`, by, variables);
const lensesOf = async (by: TestPerson): Promise<Lens[]> =>
  (await api.read<{ lenses: Lens[] }>(`{ lenses(where: { type: alarm }) { ${lensFields} } }`, by)).lenses;
const namesOf = async (by: TestPerson): Promise<string[]> => (await lensesOf(by)).map(({ name }) => name);
const codeOf = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;
const high = { field: 'priority', values: ['5', '4'] };

/** Creates a team, with a member if one is given. */
async function newTeam(admin: TestPerson, name: string, member?: TestPerson, role = 'TEAM_MEMBER'): Promise<string> {
  const { createTeam } = await api.read<{ createTeam: { id: string } }>(
    'mutation ($name: String!) { createTeam(name: $name) { id } }',
    admin,
    { name },
  );
  if (member)
    await api.read(
      `mutation ($team: ID!, $user: ID!) { addTeamMember(teamId: $team, userId: $user, role: ${role}) { userId } }`,
      admin,
      { team: createTeam.id, user: member.id },
    );
  return createTeam.id;
}

test('LENS-006 LENS-021 LENS-029 createLens makes a lens of the caller’s own, which nobody else sees', async () => {
  const customerId = await api.newCustomer();
  const [maya, other] = [await api.newPerson(customerId, 'STANDARD'), await api.newPerson(customerId)];
  const lens = await created(maya, {
    name: ' Morning  walk ',
    description: 'Plant first',
    // the category's criteria override the given ones for the same field
    criteria: [{ field: 'state', values: ['inactive'] }, high, { field: 'pinned', values: [] }],
    sort: 'PRIORITY.DESC',
    columns: ['priority', 'name'],
  });
  expect(lens).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    orderValue: expect.any(Number),
    name: 'Morning walk',
    description: 'Plant first',
    category: 'active_alarms',
    type: 'alarm',
    isActive: true,
    isCustom: true,
    isParent: false,
    tableOptions: { sort: 'PRIORITY.DESC', columns: ['priority', 'name'] },
    displayOptions: null,
    isSectionDefault: false,
    isHidden: false,
    canEdit: true,
    groupLabel: 'My Alarm Lenses',
    team: null,
    scope: [],
    criteria: [
      { field: 'state', isExclusion: false, values: ['active'] },
      { field: 'priority', isExclusion: false, values: ['5', '4'] },
    ],
  });
  expect(await namesOf(maya)).toContain('Morning walk');
  expect(await namesOf(other)).not.toContain('Morning walk');
  // LENS.7: private, for admins as well
  expect(codeOf(await run(other, `{ deleteLens(id: "${lens.id}") { id } }`))).toBe('NOT_FOUND');
});

test('a lens holds what its criteria hold, in lists, counts and selections', async () => {
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  const maya = await api.newPerson(customerId);
  await api.storeAlarms([
    { customerId, id: 1, systemId, priority: 5 },
    { customerId, id: 2, systemId, priority: 1 },
    { customerId, id: 3, systemId, priority: 5, isActive: false },
  ]);
  const lens = await created(maya, { criteria: [high] });
  const { fastAlarms, lensEntityCounts } = await api.read<{
    fastAlarms: Array<{ id: string }>;
    lensEntityCounts: Array<{ lensId: string; count: number }>;
  }>('query ($id: ID!) { fastAlarms(lensId: $id) { id } lensEntityCounts(lensIds: [$id]) { lensId count } }', maya, {
    id: lens.id,
  });
  expect(fastAlarms).toEqual([{ id: '1' }]);
  expect(lensEntityCounts).toEqual([{ lensId: lens.id, count: 1 }]);
  const { data } = await run(
    maya,
    '($id: ID!, $asOf: DateTime!) { pinAlarms(selection: { lensId: $id, asOf: $asOf }, pin: true) { affected } }',
    { id: lens.id, asOf: new Date(api.clock.now().getTime() + 1_000).toISOString() },
  );
  expect(data).toEqual({ pinAlarms: { affected: 1 } });
});

test('names are unique for their owner whatever their case; wrong criteria, orders and columns are refused', async () => {
  const customerId = await api.newCustomer();
  const [maya, noor] = [await api.newPerson(customerId), await api.newPerson(customerId)];
  await created(maya);
  const taken = await create(maya, { name: 'MORNING walk' });
  expect(taken.errors?.[0]).toMatchObject({
    message: 'Custom system lens "MORNING walk" already exists.',
    extensions: { code: 'CONFLICT' },
  });
  expect((await created(noor)).name).toBe('Morning walk');
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(51) },
    { category: 'everything' },
    { criteria: [{ field: 'secret', values: ['1'] }] },
    { criteria: [{ field: 'priority', values: ['9'] }] },
    { sort: 'ID.DESC' },
    { columns: ['priority'] },
    { columns: ['name', 'name'] },
    { columns: ['name', 'secret'] },
    { type: 'work' },
  ])
    expect(codeOf(await create(maya, { name: 'Wrong', ...wrong })), JSON.stringify(wrong)).toBe('INVALID');
});

test('LENS-007 LENS-008 updateLens changes a lens, deleteLens ends it; standard lenses can be neither', async () => {
  const maya = await api.newPerson(await api.newCustomer());
  const lens = await created(maya);
  await created(maya, { name: 'Second' });
  const change = (id: string, name: string) =>
    run(maya, `($input: UpdateLensInput!) { updateLens(id: "${id}", input: $input) { ${lensFields} } }`, {
      input: { name, category: 'all_alarms', criteria: [high] },
    });
  expect((await change(lens.id, 'morning WALK')).data?.updateLens).toMatchObject({
    id: lens.id,
    name: 'morning WALK',
    category: 'all_alarms',
    criteria: [{ field: 'priority', values: ['5', '4'] }],
  });
  expect(codeOf(await change(lens.id, 'second'))).toBe('CONFLICT');
  expect(codeOf(await change('intake', 'Mine'))).toBe('FORBIDDEN');
  expect(codeOf(await run(maya, '{ deleteLens(id: "intake") { id } }'))).toBe('FORBIDDEN');
  await run(maya, `{ updateDefaultLens(lensId: "${lens.id}") { id } }`);
  expect((await run(maya, `{ deleteLens(id: "${lens.id}") { id } }`)).data).toEqual({ deleteLens: { id: lens.id } });
  const left = await lensesOf(maya);
  expect(left.map(({ name }) => name)).not.toContain('morning WALK');
  // LENS.8
  expect(left.filter(({ isSectionDefault }) => isSectionDefault).map(({ id }) => id)).toEqual(['active-alarms']);
  expect(codeOf(await run(maya, `{ deleteLens(id: "${lens.id}") { id } }`))).toBe('NOT_FOUND');
});

test('LENS-009 LENS-010 each person orders, hides and starts with lenses of their own choice, standard ones too', async () => {
  const customerId = await api.newCustomer();
  const [maya, noor] = [await api.newPerson(customerId), await api.newPerson(customerId)];
  const lens = await created(maya);
  const { data } = await run(maya, '($ids: [ID!]!) { updateLensOrder(lensIds: $ids) { id } }', {
    ids: [lens.id, 'declined', 'intake'],
  });
  const ordered = [lens.id, 'declined', 'intake', 'active-alarms'].map((id) => ({ id }));
  expect(data?.updateLensOrder).toMatchObject(
    ordered.concat({ id: 'snoozed' }, { id: 'dispatched' }, { id: 'nuisance' }),
  );
  await run(maya, '{ hideLens(id: "snoozed", hide: true) { id } }');
  await run(maya, `{ updateDefaultLens(lensId: "${lens.id}") { id } }`);
  const mine = await lensesOf(maya);
  expect(mine.map(({ orderValue }) => orderValue)).toEqual(mine.map((_, index) => index));
  expect(mine.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual(['snoozed']);
  expect(mine.filter(({ isSectionDefault }) => isSectionDefault).map(({ id }) => id)).toEqual([lens.id]);
  const theirs = await lensesOf(noor);
  expect(theirs[0]).toMatchObject({ id: 'active-alarms', isSectionDefault: true });
  expect(theirs.some(({ isHidden }) => isHidden)).toBe(false);
  for (const refused of [
    `{ updateDefaultLens(lensId: "${lens.id}") { id } }`,
    `{ hideLens(id: "${lens.id}", hide: true) { id } }`,
    `{ updateLensOrder(lensIds: ["intake", "${lens.id}"]) { id } }`,
  ])
    expect(codeOf(await run(noor, refused))).toBe('NOT_FOUND');
  expect(codeOf(await run(maya, '{ updateLensOrder(lensIds: ["intake", "intake"]) { id } }'))).toBe('INVALID');
});

test('LENS-028 LENS-030 a team’s lens is under the team’s name and is its criteria and the team’s filters', async () => {
  const customerId = await api.newCustomer();
  const systemId = await api.newSystem(customerId);
  const [ada, maya, noor] = [
    await api.newPerson(customerId),
    await api.newPerson(customerId, 'STANDARD'),
    await api.newPerson(customerId, 'STANDARD'),
  ];
  const team = await newTeam(ada, 'Critical Environments', maya);
  await api.storeAlarms([
    { customerId, id: 1, systemId, priority: 5, contextualName: 'Freezer warm' },
    { customerId, id: 2, systemId, priority: 5, contextualName: 'Lift stuck' },
  ]);
  const lens = await created(ada, { teamId: team, criteria: [high] });
  expect(lens).toMatchObject({ groupLabel: 'Critical Environments', isCustom: false, team: { id: team } });
  await run(
    ada,
    `{ updateTeamAlarmFilters(teamId: "${team}", alarmOptions: [{ field: "text", values: ["freezer"] }]) { id } }`,
  );
  const seen = await lensesOf(maya);
  expect(seen.find(({ id }) => id === lens.id)).toMatchObject({ canEdit: false, scope: [{ values: ['freezer'] }] });
  expect(seen.find(({ id }) => id === 'intake')).toMatchObject({ groupLabel: 'Standard Lenses' });
  const { fastAlarms } = await api.read<{ fastAlarms: Array<{ id: string }> }>(
    `{ fastAlarms(lensId: "${lens.id}") { id } }`,
    maya,
  );
  expect(fastAlarms).toEqual([{ id: '1' }]);
  expect(await namesOf(noor)).not.toContain(lens.name);
  const outside = await api.gql(`{ fastAlarms(lensId: "${lens.id}") { id } }`, noor);
  expect(codeOf(outside)).toBe('NOT_FOUND');
});

test('a team’s lenses are changed by admins and its own admins alone', async () => {
  const customerId = await api.newCustomer();
  const ada = await api.newPerson(customerId);
  const [lead, member] = [await api.newPerson(customerId, 'STANDARD'), await api.newPerson(customerId, 'STANDARD')];
  const team = await newTeam(ada, 'Labs', lead, 'TEAM_ADMIN');
  await api.read(
    `mutation { addTeamMember(teamId: "${team}", userId: "${member.id}", role: TEAM_MEMBER) { userId } }`,
    lead,
  );
  expect(codeOf(await create(member, { teamId: team }))).toBe('FORBIDDEN');
  const lens = await created(lead, { teamId: team });
  expect(lens.canEdit).toBe(true);
  expect((await create(lead, { teamId: team, name: 'MORNING WALK' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(codeOf(await create(lead, { teamId: '999999' }))).toBe('NOT_FOUND');
  expect(codeOf(await run(member, `{ deleteLens(id: "${lens.id}") { id } }`))).toBe('FORBIDDEN');
  expect(codeOf(await run(lead, `{ deleteTeam(id: "${team}") { id } }`))).toBe('FORBIDDEN');
  // private again: sharing creates a copy for the team
  expect((await created(lead)).groupLabel).toBe('My Alarm Lenses');
  expect((await run(ada, `{ deleteTeam(id: "${team}") { id } }`)).errors).toBeUndefined();
  expect((await lensesOf(lead)).map(({ id }) => id)).not.toContain(lens.id);
});

test('LENS-094 LENS-095 own and team lenses are open with their flags alone; super users see all', async () => {
  const customerId = await api.newCustomer();
  const [ada, maya] = [await api.newPerson(customerId), await api.newPerson(customerId, 'STANDARD')];
  const team = await newTeam(ada, 'Labs', maya);
  const own = await created(maya, { name: 'Own' });
  const shared = await created(ada, { name: 'Shared', teamId: team });
  const made = async (by: TestPerson) => (await namesOf(by)).filter((name) => ['Own', 'Shared'].includes(name));
  const setFlags = (mine: boolean, teams: boolean) =>
    api
      .db('memberships')
      .where({ customer_id: customerId, user_id: maya.id })
      .update({ view_my_lenses: mine, view_team_lenses: teams });
  expect(await made(maya)).toEqual(['Shared', 'Own']);
  await setFlags(false, true);
  expect(await made(maya)).toEqual(['Shared']);
  expect(codeOf(await api.gql(`{ fastAlarms(lensId: "${own.id}") { id } }`, maya))).toBe('NOT_FOUND');
  expect(codeOf(await create(maya, { name: 'Another' }))).toBe('FORBIDDEN');
  await setFlags(true, false);
  expect(await made(maya)).toEqual(['Own']);
  const { lensEntityCounts } = await api.read<{ lensEntityCounts: unknown[] }>(
    `{ lensEntityCounts(lensIds: ["${shared.id}"]) { lensId } }`,
    maya,
  );
  expect(lensEntityCounts).toEqual([]);
  expect(await made(await api.newPerson(customerId, 'SUPER'))).toEqual(['Shared']);
});

test('USR-100 nobody without alarm access has lenses or makes one', async () => {
  const customerId = await api.newCustomer();
  for (const role of ['OCCUPANT', 'NONE'] as const) {
    const person = await api.newPerson(customerId, role);
    expect(await lensesOf(person)).toEqual([]);
    expect(codeOf(await create(person))).toBe('FORBIDDEN');
    expect(codeOf(await api.gql('{ fastAlarms { id } }', person))).toBe('FORBIDDEN');
  }
});

test('LENS-025 LENS-026 LENS-027 criteria say their parts by the contract’s names', async () => {
  const maya = await api.newPerson(await api.newCustomer());
  const lens = await created(maya, {
    category: 'all_alarms',
    criteria: [
      { field: 'timeInAlarm', values: ['1d2h30m..3d'] },
      { field: 'point', isExclusion: true, values: ['AHU-1', null] },
      { field: 'text', values: ['fan'] },
    ],
  });
  const { lenses } = await api.read<{ lenses: Array<{ criteria: unknown[] }> }>(
    `query ($id: ID!) { lenses(where: { ids: [$id] }) { criteria { model blanks newValues query
       detail { name dbName category type isExclusion selectValues query
         selection { value name fullValues min max minDays minHrs minMins maxDays maxHrs maxMins } } } } }`,
    maya,
    { id: lens.id },
  );
  expect(lenses[0]?.criteria).toMatchObject([
    {
      model: 'timeInAlarm',
      blanks: false,
      query: null,
      detail: {
        name: 'Time in Alarm',
        type: 'durationMinMax',
        isExclusion: false,
        selection: [
          { min: '1d2h30m', max: '3d', minDays: 1, minHrs: 2, minMins: 30, maxDays: 3, maxHrs: null, maxMins: null },
        ],
      },
    },
    {
      model: 'point',
      blanks: true,
      newValues: ['AHU-1'],
      detail: {
        type: 'customValueSelect',
        isExclusion: true,
        selection: [
          { value: 'AHU-1', fullValues: ['AHU-1', null] },
          { value: null, name: '(blanks)' },
        ],
      },
    },
    { model: 'text', query: 'fan', detail: { dbName: 'text', type: 'text', query: 'fan' } },
  ]);
});
