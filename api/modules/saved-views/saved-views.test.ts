import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const fields = 'id name viewType isDefault columns sort dropped criteria { field isExclusion values }';
interface View {
  id: string;
  name: string;
  isDefault: boolean;
}
const night = {
  name: 'Night desk',
  criteria: [{ field: 'priority', isExclusion: true, values: ['0'] }],
  columns: ['name', 'priority'],
  sort: 'PRIORITY.DESC',
  isDefault: true,
};
const create = (by: TestPerson, input: Record<string, unknown> = {}) =>
  api.gql<{ createSavedView: View }>(
    `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { ${fields} } }`,
    by,
    { input: { viewType: 'alarms', ...night, ...input } },
  );
const viewsOf = async (by: TestPerson): Promise<View[]> =>
  (await api.read<{ savedViews: View[] }>(`{ savedViews(viewType: alarms) { ${fields} } }`, by)).savedViews;
const codeOf = ({ errors }: { errors?: Array<{ extensions: { code: string } }> }) => errors?.[0]?.extensions.code;

test('LENS-005 LENS-017 LENS-024 a view is saved with its filters, columns and order, and is nobody else’s', async () => {
  const customerId = await api.newCustomer();
  const [maya, noor] = [await api.newPerson(customerId, 'VENDOR'), await api.newPerson(customerId)];
  const { data } = await create(maya);
  expect(data?.createSavedView).toEqual({ id: expect.any(String), viewType: 'alarms', dropped: [], ...night });
  expect(await viewsOf(maya)).toEqual([data?.createSavedView]);
  expect(await viewsOf(noor)).toEqual([]);
  const id = data?.createSavedView.id;
  expect(codeOf(await api.gql(`mutation { deleteSavedView(id: "${id}") { id } }`, noor))).toBe('NOT_FOUND');
  expect(codeOf(await create(maya, { name: 'NIGHT desk' }))).toBe('CONFLICT');
  expect(codeOf(await create(maya, { name: 'Wrong', criteria: [{ field: 'secret', values: ['1'] }] }))).toBe('INVALID');
  expect(codeOf(await create(maya, { name: 'Wrong', columns: ['secret'] }))).toBe('INVALID');
});

test('LENS-018 LENS-019 a view is renamed and deleted; at most one is the default', async () => {
  const maya = await api.newPerson(await api.newCustomer());
  await create(maya);
  const second = (await create(maya, { name: 'Day desk', isDefault: true })).data?.createSavedView;
  const defaults = async () => (await viewsOf(maya)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
  expect(await defaults()).toEqual(['Day desk']);
  const change = (input: Record<string, unknown>) =>
    api.gql(
      `mutation ($input: UpdateSavedViewInput!) { updateSavedView(id: "${second?.id}", input: $input) { name } }`,
      maya,
      {
        input: { ...night, ...input },
      },
    );
  expect(codeOf(await change({ name: 'night desk' }))).toBe('CONFLICT');
  expect((await change({ name: 'Weekend', isDefault: false })).data).toEqual({ updateSavedView: { name: 'Weekend' } });
  expect(await defaults()).toEqual([]);
  await api.read(`mutation { deleteSavedView(id: "${second?.id}") { id } }`, maya);
  expect((await viewsOf(maya)).map(({ name }) => name)).toEqual(['Night desk']);
});

test('made in many windows at once, one view is the default and none fails', async () => {
  const maya = await api.newPerson(await api.newCustomer());
  const names = Array.from({ length: 8 }, (_, index) => `Desk ${index}`);
  const made = await Promise.all(names.map((name) => create(maya, { name })));
  expect(made.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const changed = await Promise.all(
    made.map(({ data }) =>
      api.gql(
        `mutation ($input: UpdateSavedViewInput!) { updateSavedView(id: "${data?.createSavedView.id}", input: $input) { id } }`,
        maya,
        { input: { ...night, name: data?.createSavedView.name } },
      ),
    ),
  );
  expect(changed.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const views = await viewsOf(maya);
  expect(views.map(({ name }) => name)).toEqual(names);
  expect(views.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('filters that no longer exist are left out, and said', async () => {
  const maya = await api.newPerson(await api.newCustomer());
  await create(maya);
  const criteria = [...night.criteria, { field: 'gone', isExclusion: false, values: ['1'] }];
  await api
    .db('saved_views')
    .where({ customer_id: maya.customerId })
    .update({ criteria: JSON.stringify(criteria) });
  expect(await viewsOf(maya)).toMatchObject([{ criteria: night.criteria, dropped: ['gone'] }]);
});

test('LENS-096 saved views need a saved-view permission', async () => {
  const customerId = await api.newCustomer();
  for (const role of ['OCCUPANT', 'NONE'] as const) {
    const person = await api.newPerson(customerId, role);
    expect(codeOf(await api.gql('{ savedViews { id } }', person))).toBe('FORBIDDEN');
    expect(codeOf(await create(person))).toBe('FORBIDDEN');
  }
  for (const role of ['ADMIN', 'MANAGER', 'STANDARD', 'VENDOR', 'SUPER'] as const)
    expect((await create(await api.newPerson(customerId, role))).errors, role).toBeUndefined();
});
