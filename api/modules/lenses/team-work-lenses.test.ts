import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../tests/support/test-api.ts';
import { filter, listWorkIds, stageWork } from '../../../tests/support/work-lists.ts';
import { startWorkScene, type WorkScene } from '../../../tests/support/work-scene.ts';

let scene: WorkScene;
beforeAll(async () => {
  scene = await startWorkScene();
});
afterAll(() => scene?.stop());

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
