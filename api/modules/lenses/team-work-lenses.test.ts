import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLiveClients, credentialsOf } from '../../../tests/support/live-clients.ts';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { filter, listWork, listWorkIds, stageWork } from '../../../tests/support/work-lists.ts';
import { startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
let clients: ReturnType<typeof createLiveClients>;
beforeAll(async () => {
  scene = await startWorkScene();
  clients = createLiveClients(scene.api);
});
afterAll(async () => {
  clients?.close();
  await scene?.stop();
});

const ids = (args: string, by: TestPerson) => listWorkIds(scene, args, by);
const stage = () => stageWork(scene);

const call = <T>(text: string, by: TestPerson) => scene.api.read<Record<string, T>>(`mutation { it: ${text} }`, by);
const add = (team: string, person: TestPerson, by: TestPerson, role = 'TEAM_MEMBER') =>
  call(`addTeamMember(teamId: "${team}", userId: "${person.id}", role: ${role}) { userId }`, by);
const newTeam = async (by: TestPerson, name = 'Day shift') =>
  (await call<{ id: string }>(`createTeam(name: "${name}") { id }`, by)).it?.id as string;
const newLens = (team: string, by: TestPerson, name = 'Rounds') =>
  scene.api.gql<{ createLens: { id: string } }>(
    `mutation { createLens(input: { type: work, teamId: "${team}", name: "${name}", category: "active_work", criteria: [] }) { id } }`,
    by,
  );

test('LENS.6: a work lens of a team holds what its people are to do, its criteria besides, and is open to them alone', async () => {
  const { customerId, admin, grace, mine, hers } = await stage();
  const team = await newTeam(admin);
  const lens = (await newLens(team, admin)).data?.createLens.id as string;
  const held = (by: TestPerson) => ids(`criterion: { lensId: "${lens}" }`, by);
  // the team has no members, and must not list unassigned tickets
  expect(await held(admin)).toEqual([]);
  await add(team, grace, admin);
  expect(await held(admin)).toEqual([hers]);
  expect(await held(grace)).toEqual([hers]);
  await add(team, admin, admin);
  // the admin’s closed ticket is not open work
  expect(await held(grace)).toEqual([hers, mine]);
  const { lenses } = await scene.api.read<{ lenses: unknown[] }>(
    '{ lenses(where: { type: work }) { id groupLabel canEdit scope { field name values } } }',
    grace,
  );
  expect(lenses.at(-1)).toEqual({
    id: lens,
    groupLabel: 'Day shift',
    canEdit: false,
    scope: [{ field: 'team', name: 'Team', values: [team] }],
  });
  const { lensEntityCounts } = await scene.api.read<{ lensEntityCounts: unknown }>(
    `{ lensEntityCounts(lensIds: ["${lens}"]) { count } }`,
    grace,
  );
  expect(lensEntityCounts).toEqual([{ count: 2 }]);
  const outside = await scene.api.newPerson(customerId, 'STANDARD');
  const refused = await scene.api.gql(`{ workTicketsAndCount(criterion: { lensId: "${lens}" }) { count } }`, outside);
  expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('USR.6: a team’s admin makes its work lenses, a member does not; without work there are none', async () => {
  const { customerId, admin, grace } = await stage();
  const lead = await scene.api.newPerson(customerId, 'STANDARD');
  const team = await newTeam(admin);
  await add(team, lead, admin, 'TEAM_ADMIN');
  await add(team, grace, admin);
  expect((await newLens(team, grace)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await newLens(team, lead)).errors).toBeUndefined();
  expect((await newLens(team, lead, 'ROUNDS')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const elsewhere = await scene.api.newPerson(await scene.api.newCustomer());
  expect((await newLens(team, elsewhere)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('tickets are filtered by team; one that the caller may not look at has nobody', async () => {
  const { customerId, admin, grace, mine, hers, closed } = await stage();
  const team = await newTeam(admin);
  await add(team, grace, admin);
  expect(await ids(filter('team', team), admin)).toEqual([hers]);
  const excluded = `criterion: { criteria: [{ field: "team", isExclusion: true, values: ["${team}"] }] }`;
  expect(await ids(excluded, admin)).toEqual([closed, mine]);
  // a colleague from another team sees her tickets, but not this team
  const noor = await scene.api.newPerson(customerId, 'STANDARD');
  const other = await newTeam(admin, 'Night shift');
  for (const person of [grace, noor]) await add(other, person, admin);
  expect(await ids(filter('team', other), noor)).toEqual([hers]);
  expect(await ids(filter('team', team), noor)).toEqual([]);
  const { errors } = await scene.api.gql(`{ workTicketsAndCount(${filter('team', 'Day shift')}) { count } }`, admin);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: [{ path: 'criteria.0.values' }] });
});

/** Stages a team of Grace with tickets of hers in three places, and what its lens shows by each door. */
async function stagePlaces() {
  const { api } = scene;
  const customerId = await api.newCustomer();
  const [admin, grace] = [await api.newPerson(customerId), await api.newPerson(customerId, 'STANDARD')];
  const systemId = await api.newSystem(customerId);
  const on: Record<string, string> = {};
  let alarmId = customerId * 100;
  const alarm = async (properties: Record<string, string>): Promise<string> => {
    alarmId += 1;
    await api.storeAlarms([{ customerId, id: alarmId, systemId, priority: 5 }]);
    await api.storeProperties(
      customerId,
      alarmId,
      Object.entries(properties).map(([type, value]) => ({
        ...{ type, value: [value], confidence: 1, by: 'PERSON' as const },
      })),
    );
    return String(alarmId);
  };
  const ticket = async (name: string, alarms: Array<Record<string, string>>, assignee: TestPerson = grace) => {
    const ids = [];
    for (const properties of alarms) ids.push(await alarm(properties));
    on[name] = (await scene.ticket(ids, { assignedTo: assignee.id, objective: name }, admin)).id;
  };
  await ticket('north', [{ building: 'North' }]);
  await ticket('south', [{ building: 'South' }]);
  await ticket('both', [{ building: 'South' }, { building: 'North', category: 'Cooling' }]);
  await ticket('apart', [{ building: 'East' }, { building: 'South', category: 'Cooling' }]);
  await ticket('nowhere', []);
  await ticket('anothers', [{ building: 'North' }], admin);
  const team = await newTeam(admin);
  await add(team, grace, admin);
  const lens = (await newLens(team, admin)).data?.createLens.id as string;
  const nameOf = (id: string) => Object.entries(on).find(([, one]) => one === id)?.[0] ?? id;
  return {
    ...{ api, customerId, admin, grace, team, lens, on, alarm },
    async setPlaces(locationIds: string[], buildingIds: string[], isAllBuildings = false) {
      await api.read(
        `mutation ($teamId: ID!, $locationIds: [ID!]!, $buildingIds: [ID!]!, $isAll: Boolean) {
           associateTeamAttributes(teamId: $teamId, locationIds: $locationIds, buildingIds: $buildingIds) { id }
           updateTeam(id: $teamId, input: { isAllBuildings: $isAll }) { id } }`,
        admin,
        { teamId: team, locationIds, buildingIds, isAll: isAllBuildings },
      );
    },
    building: async (name: string) =>
      (await call<{ id: string }>(`createEntity(class: "Building", name: "${name}") { id }`, admin)).it?.id as string,
    location: async (...alarmProperties: Array<{ name: string; values: string[] }>) =>
      (
        await api.read<{ it: { id: string } }>(
          'mutation ($input: LocationInput!) { it: createLocation(input: $input) { id } }',
          admin,
          { input: { name: JSON.stringify(alarmProperties).slice(0, 60), alarmProperties } },
        )
      ).it.id,
    /** Names of the tickets that the lens holds, as its counts say as well. */
    async held(by: TestPerson = grace): Promise<string[]> {
      const page = await listWork(scene, `criterion: { lensId: "${lens}" }`, by);
      expect(page.count).toBe(page.workTickets.length);
      const badges = `{ lensEntityCounts(lensIds: ["${lens}"]) { count } }`;
      await until('the badge', async () => {
        const { lensEntityCounts } = await api.read<{ lensEntityCounts: Array<{ count: number | null }> }>(badges, by);
        return lensEntityCounts[0]?.count === page.count;
      });
      return page.workTickets.map(({ id }) => nameOf(id)).sort();
    },
  };
}

test('LENS.6 USR.15: a work lens of a team holds what lies in its places, by any alarm of a ticket; a scope hides nothing elsewhere', async () => {
  const { api, admin, grace, team, lens, on, setPlaces, building, location, held } = await stagePlaces();
  expect(await held()).toEqual(['apart', 'both', 'north', 'nowhere', 'south']);
  await setPlaces([], []);
  expect(await held()).toEqual([]);
  const north = await building('North');
  await setPlaces([], [north]);
  expect(await held()).toEqual(['both', 'north']);
  expect(await held(admin)).toEqual(['both', 'north']);
  // one alarm has to match the whole of a location: two of one ticket do not do together
  const cold = await location(
    { name: 'building', values: ['North', 'East'] },
    { name: 'category', values: ['cooling'] },
  );
  await setPlaces([cold], []);
  expect(await held()).toEqual(['both']);
  await setPlaces([cold, await location({ name: 'building', values: ['South'] })], [north]);
  expect(await held()).toEqual(['apart', 'both', 'north', 'south']);
  // alarm filters limit what the team sees of alarms, not its work
  await call(
    `updateTeamAlarmFilters(teamId: "${team}", alarmOptions: [{ field: "priority", values: ["1"] }]) { id }`,
    admin,
  );
  expect(await held()).toEqual(['apart', 'both', 'north', 'south']);
  const { lenses } = await api.read<{ lenses: Array<{ id: string; scope: Array<{ field: string }> }> }>(
    '{ lenses(where: { type: work }) { id scope { field } } }',
    grace,
  );
  expect(lenses.find(({ id }) => id === lens)?.scope).toEqual([{ field: 'team' }, { field: 'workPlaces' }]);
  await setPlaces([], [north]);
  const mine = await ids('criterion: { lensId: "active-work" }', grace);
  expect(mine.toSorted()).toEqual(['apart', 'both', 'north', 'nowhere', 'south'].map((name) => on[name]).toSorted());
  await setPlaces([], [], true);
  expect(await held()).toEqual(['apart', 'both', 'north', 'nowhere', 'south']);
});

test('USR-059 the header team-id opens nothing and narrows nothing, whatever it says: lists, downloads and sockets read no team from it', async () => {
  const { api, customerId, grace, lens, team, setPlaces, building } = await stagePlaces();
  await setPlaces([], [await building('North')]);
  const outside = await api.newPerson(customerId, 'STANDARD');
  const elsewhere = await newTeam(await api.newPerson(await api.newCustomer()));
  const file = `/work-history/download?input=${encodeURIComponent(JSON.stringify({ input: {} }))}`;
  const answersTo = async (by: TestPerson, teamId: string | null) => {
    const headers = { ...credentialsOf(by), ...(teamId !== null && { 'team-id': teamId }) };
    const list = await api.gql<{ workTicketsAndCount: { count: number } }>(
      `{ workTicketsAndCount(criterion: { lensId: "${lens}" }) { count } }`,
      { ...by, ...(teamId !== null && { teamId }) },
    );
    const socket = clients.connect({ extraHeaders: headers });
    const response = await fetch(`${api.origin}${file}`, { headers });
    const answer = {
      list: list.data?.workTicketsAndCount.count ?? list.errors?.[0]?.extensions.code,
      rows:
        gunzipSync(await response.arrayBuffer())
          .toString()
          .trim()
          .split('\n').length - 1,
      socket: (await socket.open({ type: 'work', lensId: lens })).ok,
    };
    socket.socket.close();
    return answer;
  };
  const [hers, theirs] = [await answersTo(grace, null), await answersTo(outside, null)];
  expect(hers).toEqual({ list: 2, rows: 5, socket: true });
  expect(theirs).toEqual({ list: 'NOT_FOUND', rows: 0, socket: false });
  for (const teamId of [team, elsewhere, 'x', "1' or '1'='1", '9'.repeat(3_000)]) {
    expect(await answersTo(grace, teamId), teamId.slice(0, 20)).toEqual(hers);
    expect(await answersTo(outside, teamId), teamId.slice(0, 20)).toEqual(theirs);
  }
});

test('LENS.6: tickets closed by a team’s work lens are those in its places', async () => {
  const { api, admin, lens, setPlaces, building, held } = await stagePlaces();
  await setPlaces([], [await building('North')]);
  const asOf = new Date(Date.now() + 1_000).toISOString();
  const { it } = await api.read<{ it: unknown }>(
    `mutation { it: bulkCloseWorkTickets(selection: { lensId: "${lens}", excludedIds: [], asOf: "${asOf}" },
       status: INCOMPLETE, completedWorkDetails: "Season is over") { affected failures { id } } }`,
    admin,
  );
  expect(it).toEqual({ affected: 2, failures: [] });
  expect(await held()).toEqual([]);
  await setPlaces([], [], true);
  expect(await held()).toEqual(['apart', 'nowhere', 'south']);
});

test('LENS.6 LENS.4: an open work lens of a team follows alarms that come onto a ticket, leave it or move', async () => {
  const { api, customerId, grace, admin, lens, on, alarm, setPlaces, building } = await stagePlaces();
  await setPlaces([], [await building('North')]);
  const watched = await clients.signedIn(grace);
  expect(await watched.open({ type: 'work', lensId: lens })).toEqual({ ok: true });
  const seen = (id: string | undefined, type: string) =>
    watched.of('lens_event').filter(({ data }) => data.type === type && data.entity.id === id).length;
  const cameIn = (id: string | undefined) => until('the ingress', () => seen(id, 'ingress') > 0);
  const wentOut = (id: string | undefined) => until('the egress', () => seen(id, 'egress') > 0);
  const inNorth = await alarm({ building: 'North' });
  await scene.change(`attachWorkTicketAlarms(id: "${on.south}", alarmIds: ["${inNorth}"])`, admin);
  await cameIn(on.south);
  await scene.change(`detachWorkTicketAlarms(id: "${on.south}", alarmIds: ["${inNorth}"])`, admin);
  await wentOut(on.south);
  // a person says that the alarm of another ticket is in that building
  const [ofNorth] = await api.db('work_ticket_alarms').where({ customer_id: customerId, ticket_id: on.north });
  await api.read(
    `mutation { updateAlarmDetails(ids: ["${ofNorth.alarm_id}"], properties: [{ type: "building", value: ["South"] }])
       { affected } }`,
    admin,
  );
  await wentOut(on.north);
  expect(seen(on.apart, 'ingress') + seen(on.nowhere, 'ingress')).toBe(0);
});
