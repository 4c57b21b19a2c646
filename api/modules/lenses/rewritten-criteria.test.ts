import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
let customerId: number;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer();
  admin = await api.newPerson(customerId);
});
afterAll(() => api?.stop());

type Given = Array<{ field: string; isExclusion?: boolean; values: Array<string | null> }>;

/** Stores criteria in a lens, a saved view and a team's filters. @returns a function that reads them back. */
async function keepEverywhere(name: string, criteria: Given) {
  const lens = await api.read<{ createLens: { id: string } }>(
    'mutation ($input: CreateLensInput!) { createLens(input: $input) { id } }',
    admin,
    { input: { type: 'alarm', name, category: 'all_alarms', criteria } },
  );
  const view = await api.read<{ createSavedView: { id: string } }>(
    'mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { id } }',
    admin,
    { input: { viewType: 'alarms', name, criteria, isDefault: false } },
  );
  const team = await api.read<{ createTeam: { id: string } }>(
    'mutation ($name: String!) { createTeam(name: $name) { id } }',
    admin,
    { name },
  );
  const kept = [
    ['lenses', 'criteria', lens.createLens.id],
    ['saved_views', 'criteria', view.createSavedView.id],
    ['teams', 'alarm_filters', team.createTeam.id],
  ] as const;
  const [, , teamRow] = kept;
  await api
    .db('teams')
    .where({ customer_id: customerId, id: teamRow[2] })
    .update({ alarm_filters: JSON.stringify(criteria) });
  return () =>
    Promise.all(
      kept.map(async ([table, column, id]) => {
        const row = await api.db(table).where({ customer_id: customerId, id }).first(`${column} as criteria`);
        return (row.criteria as Given).map(({ field, values }) => [field, values]);
      }),
    );
}

test('criteria that name a value which was merged name what it is merged into, once', async () => {
  await api.storeAlarms([{ customerId, id: 1, systemId: await api.newSystem(customerId) }]);
  await api.storeProperties(customerId, 1, [
    { type: 'building', value: ['Tower B'], confidence: 0.9, by: 'PARSER', text: 'Tower B', field: 'pointPath' },
  ]);
  await api.read(
    'mutation { addAlarmProperties(type: "building", values: ["Tower B", "North Tower"]) { added } }',
    admin,
  );
  const read = await keepEverywhere('Towers', [
    { field: 'building', values: ['Tower B', null, 'North Tower'] },
    { field: 'component', values: ['Tower B'] },
  ]);
  await api.read(
    'mutation { mergeAlarmProperty(type: "building", from: ["Tower B"], to: "North Tower") { affected } }',
    admin,
  );
  for (const criteria of await read())
    expect(criteria).toEqual([
      ['building', ['North Tower', null]],
      ['component', ['Tower B']],
    ]);
});

test('STAT.24: criteria that name a status which was renamed name it by its new name', async () => {
  await api.read('mutation { createAlarmStatus(name: "Waiting for parts") { name } }', admin);
  const read = await keepEverywhere('Waiting', [
    { field: 'status', isExclusion: true, values: ['Intake', 'Waiting for parts'] },
  ]);
  await api.read('mutation { updateAlarmStatus(name: "Waiting for parts", newName: "On order") { name } }', admin);
  for (const criteria of await read()) expect(criteria).toEqual([['status', ['Intake', 'On order']]]);
});

test('of another customer nothing is rewritten', async () => {
  const otherId = await api.newCustomer();
  const other = await api.newPerson(otherId);
  const criteria = [{ field: 'status', values: ['Parked'] }];
  for (const person of [admin, other])
    await api.read('mutation { createAlarmStatus(name: "Parked") { name } }', person);
  const { createLens } = await api.read<{ createLens: { id: string } }>(
    'mutation ($input: CreateLensInput!) { createLens(input: $input) { id } }',
    other,
    { input: { type: 'alarm', name: 'Theirs', category: 'all_alarms', criteria } },
  );
  await api.read('mutation { updateAlarmStatus(name: "Parked", newName: "Left") { name } }', admin);
  const row = await api.db('lenses').where({ customer_id: otherId, id: createLens.id }).first('criteria');
  expect(row.criteria).toMatchObject(criteria);
});
