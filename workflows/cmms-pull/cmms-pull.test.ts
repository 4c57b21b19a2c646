import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CmmsConnector, PulledField, PulledValue } from '../../domain/cmms/connector.ts';
import { beginNightlyPulls } from '../../domain/cmms/pull/begin-nightly-pulls.ts';
import { PullRefused, runPull } from '../../domain/cmms/pull/run-pull.ts';
import { systemClock } from '../../platform/clock.ts';
import { parseEnv } from '../../platform/env.ts';
import { createSeal } from '../../platform/seal.ts';
import { maximoProfile } from '../../simulators/cmms/profiles/maximo.ts';
import { startFakeSystem } from '../../simulators/cmms/server.ts';
import { connectFake, newCmmsSystem, storeCmmsField, storeCmmsValues } from '../../tests/support/cmms.ts';
import { testEngines } from '../../tests/support/engines.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';

let api: TestApi;
let customerId: number;
let admin: TestPerson;
let systemId: number;
let systems = 0;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer({ features: ['cmmsConfig', 'cmmsMapping'] });
  admin = await api.newPerson(customerId);
});
afterAll(() => api?.stop());

/** Creates a connector whose system has the given fields and values. */
const vendor = (fields: PulledField[], values: PulledValue[][] = []): CmmsConnector => ({
  pullFields: async () => fields,
  async *pullValues() {
    yield* values;
  },
});
const newSystem = async (schema = 'maximo'): Promise<number> => {
  systems += 1;
  return newCmmsSystem(api.db, customerId, { displayName: `Orders ${systems}`, schema });
};
/** Stores a pull that nothing runs. */
async function keepPull(of: {
  kind: 'FIELDS' | 'DOMAIN_VALUES';
  fieldIds?: string[];
  systemId: number;
  isPreview?: boolean;
  names?: string[];
}): Promise<string> {
  const id = randomUUID();
  await api.db('cmms_pulls').insert({
    ...{ customer_id: customerId, id, system_id: of.systemId, kind: of.kind, field_ids: of.fieldIds ?? [] },
    ...{ is_preview: of.isPreview ?? false, names: of.names ?? null },
    // a sweep resumes work that waits; the far date keeps it away
    ...{ status: 'IN_PROGRESS', created_by: admin.id, created_at: new Date('2100-01-01') },
  });
  await api
    .db('external_cmms_fields')
    .whereIn('id', of.fieldIds ?? [])
    .update({ values_pull_id: id });
  return id;
}
const run = async (id: string, connector: CmmsConnector | undefined) => {
  const deps = { db: api.db, clock: systemClock, findConnector: () => connector };
  await runPull(deps, { customerId, id }, new AbortController().signal, () => {});
  return api.db('cmms_pulls').where({ customer_id: customerId, id }).first('status', 'added', 'changed', 'removed');
};
const fieldsOf = (id: number) =>
  api.db('external_cmms_fields').where({ customer_id: customerId, system_id: id }).orderBy('create_display_order');
const valuesOf = (fieldId: string) =>
  api.db('external_cmms_domain_values').where({ customer_id: customerId, field_id: fieldId }).orderBy('name');

test('a pull of fields brings the system’s, keeps what people said of them, and takes away what is gone', async () => {
  const id = await newSystem();
  const first = [
    { name: 'SITE', defaultName: 'Site', dataType: 'List', isRequired: true },
    { name: 'ASSET', defaultName: 'Asset', dataType: 'List', parentName: 'SITE' },
    { name: 'OLD', defaultName: 'Old', dataType: 'String', maxLength: 10 },
  ] as const;
  expect(await run(await keepPull({ kind: 'FIELDS', systemId: id }), vendor([...first]))).toMatchObject({
    ...{ status: 'COMPLETE', added: 3 },
  });
  const [site, asset] = await fieldsOf(id);
  expect(site).toMatchObject({
    title: 'Site',
    is_required: true,
    is_create_work_field: true,
    last_refreshed_by: admin.id,
  });
  expect(asset).toMatchObject({ parent_field_id: site.id, is_create_work_field: false });
  await api.db('external_cmms_fields').where({ id: site.id }).update({ title: 'Campus' });
  await api.read(
    `mutation { createExternalCmmsField(input: { externalSystemId: "${id}", name: "OWN" }) { id } }`,
    admin,
  );
  const next = vendor([{ name: 'SITE', defaultName: 'Site code', dataType: 'String', maxLength: 8 }]);
  expect(await run(await keepPull({ kind: 'FIELDS', systemId: id }), next)).toMatchObject({
    ...{ status: 'COMPLETE', added: 0, changed: 1, removed: 2 },
  });
  const after = await fieldsOf(id);
  expect(after.find(({ name }) => name === 'SITE')).toMatchObject({
    ...{ title: 'Campus', default_name: 'Site code', data_type: 'String', max_length: 8, is_deleted: false },
  });
  expect(after.filter(({ is_deleted }) => is_deleted).map(({ name }) => name)).toEqual(['ASSET', 'OLD']);
  expect(after.find(({ name }) => name === 'OWN')).toMatchObject({ is_deleted: false });
});

test('a preview says what would change and changes nothing; of new fields those are taken that were chosen; one that people took away stays away', async () => {
  const id = await newSystem();
  const connector = vendor([
    { name: 'SITE', defaultName: 'Site', dataType: 'List', isRequired: true },
    { name: 'ASSET', defaultName: 'Asset', dataType: 'List', parentName: 'SITE' },
    { name: 'NOTE', defaultName: 'Note', dataType: 'String' },
  ]);
  const preview = await keepPull({ kind: 'FIELDS', systemId: id, isPreview: true });
  expect(await run(preview, connector)).toMatchObject({ status: 'COMPLETE', added: 3 });
  expect(await fieldsOf(id)).toEqual([]);
  const { cmmsPulls } = await api.read<{ cmmsPulls: Array<{ id: string }> }>(
    `{ cmmsPulls(externalSystemId: "${id}") { id isPreview fields { name title isRequired change } } }`,
    admin,
  );
  expect(cmmsPulls.find((pull) => pull.id === preview)).toMatchObject({
    isPreview: true,
    fields: [
      { name: 'SITE', title: 'Site', isRequired: true, change: 'ADDED' },
      { name: 'ASSET', title: 'Asset', isRequired: false, change: 'ADDED' },
      { name: 'NOTE', title: 'Note', isRequired: false, change: 'ADDED' },
    ],
  });
  const take = async (names?: string[]) => run(await keepPull({ kind: 'FIELDS', systemId: id, names }), connector);
  const there = async () => (await fieldsOf(id)).filter((one) => !one.is_deleted).map(({ name }) => name);
  expect(await take(['ASSET'])).toMatchObject({ added: 1, removed: 0 });
  expect(await there()).toEqual(['ASSET']);
  const [asset] = await fieldsOf(id);
  const remove = (isDeleted: boolean) =>
    api.read(
      `mutation { updateExternalCmmsField(id: "${asset.id}", input: { isDeleted: ${isDeleted} }) { id } }`,
      admin,
    );
  await remove(true);
  expect(await take()).toMatchObject({ added: 2, changed: 0, removed: 0 });
  expect(await there()).toEqual(['SITE', 'NOTE']);
  await remove(false);
  expect(await take()).toMatchObject({ added: 0, removed: 0 });
  expect((await there()).sort()).toEqual(['ASSET', 'NOTE', 'SITE']);
  await remove(true);
  await api.read(
    `mutation { createExternalCmmsField(input: { externalSystemId: "${id}", name: "ASSET" }) { id } }`,
    admin,
  );
  expect((await there()).sort()).toEqual(['ASSET', 'NOTE', 'SITE']);
});

test('a pull of values replaces automatic ones, keeps manual ones, and deletes vanished ones softly', async () => {
  const id = await newSystem();
  const fieldId = await storeCmmsField(api.db, { customerId, systemId: id, name: 'ASSET' });
  await storeCmmsValues(api.db, { customerId, fieldId }, [
    { name: 'A', value: 'Air' },
    { name: 'B', value: 'Boiler' },
  ]);
  const add = `mutation ($f: ID!, $i: ExternalCmmsDomainValueInput!) { createExternalCmmsDomainValue(externalCmmsFieldId: $f, input: $i) { id } }`;
  for (const name of ['M', 'N']) await api.read(add, admin, { f: fieldId, i: { name, value: 'By hand' } });
  const pages = [
    [
      { name: 'A', value: 'Air handler' },
      { name: 'M', value: 'Theirs' },
    ],
    [{ name: 'C' }, { name: 'C', parentExternalId: '1' }],
  ];
  const pull = await keepPull({ kind: 'DOMAIN_VALUES', fieldIds: [fieldId], systemId: id });
  expect(await run(pull, vendor([], pages))).toEqual({ status: 'COMPLETE', added: 2, changed: 1, removed: 1 });
  expect((await valuesOf(fieldId)).map(({ name, value, is_deleted }) => [name, value, is_deleted])).toEqual([
    ['A', 'Air handler', false],
    ['B', 'Boiler', true],
    ['C', 'C', false],
    ['C', 'C', false],
    ['M', 'By hand', false],
    ['N', 'By hand', false],
  ]);
  const [field] = await fieldsOf(id);
  expect(field).toMatchObject({ values_pull_id: null, last_refreshed_by: admin.id });
});

test('five thousand values come at once, and again without a change', async () => {
  const id = await newSystem();
  const fieldId = await storeCmmsField(api.db, { customerId, systemId: id, name: 'MANY' });
  const pages = Array.from({ length: 50 }, (_, page) =>
    Array.from({ length: 100 }, (_, at) => ({ name: `V${page}-${at}`, parentExternalId: String(page) })),
  );
  const of = { kind: 'DOMAIN_VALUES' as const, fieldIds: [fieldId], systemId: id };
  expect(await run(await keepPull(of), vendor([], pages))).toMatchObject({ added: 5_000 });
  expect(await run(await keepPull(of), vendor([], pages))).toEqual({
    ...{ status: 'COMPLETE', added: 0, changed: 0, removed: 0 },
  });
});

test('CMMS-006 CMMS-007 CMMS-043 whoever configures pulls a system’s fields, and then the values of some of them', async () => {
  const fake = await startFakeSystem(maximoProfile);
  try {
    const id = await connectFake(api.db, createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY), {
      ...{ customerId, fake, schema: 'maximo', displayName: 'Pulled Maximo' },
    });
    const pulled = async (kind: 'FIELDS' | 'DOMAIN_VALUES') => {
      type Pulls = { cmmsPulls: Array<{ kind: string; status: string; added: number; error: string | null }> };
      const query = `{ cmmsPulls(externalSystemId: "${id}") { kind status added error } }`;
      return until(`${kind} to be pulled`, async () => {
        const found = (await api.read<Pulls>(query, admin)).cmmsPulls.find((pull) => pull.kind === kind);
        return found && found.status !== 'IN_PROGRESS' ? found : null;
      });
    };
    await api.read(`{ pullExternalCmmsFields(externalSystemId: "${id}") { id status } }`, admin);
    expect(await pulled('FIELDS')).toMatchObject({ status: 'COMPLETE', error: null });
    const fields = await fieldsOf(id);
    const field = (name: string) => fields.find((one) => one.name === name);
    expect(field('description')).toMatchObject({ data_type: 'String', max_length: 100, is_required: true });
    expect(field('location')).toMatchObject({ data_type: 'List' });

    fake.state.lists.set('location', [
      { value: 'PLANT', description: 'Plant' },
      { value: 'ROOF', description: 'Roof', parent: 'PLANT' },
    ]);
    const ask = `query ($ids: [ID!]!) { pullExternalCmmsDomainValues(fieldIds: $ids) { id status } }`;
    await api.read(ask, admin, { ids: [field('location').id] });
    expect(await pulled('DOMAIN_VALUES')).toMatchObject({ status: 'COMPLETE', added: 2 });
    expect(
      (await valuesOf(field('location').id)).map(({ name, value, parent_external_id }) => [
        name,
        value,
        parent_external_id,
      ]),
    ).toEqual([
      ['PLANT', 'Plant', null],
      ['ROOF', 'Roof', 'PLANT'],
    ]);
  } finally {
    await fake.stop();
  }
});

test('a system that cannot be asked says so; its fields are free again, and no two pulls run side by side', async () => {
  systemId = await newSystem('of an older release');
  const fieldId = await storeCmmsField(api.db, { customerId, systemId, name: 'ASSET' });
  const text = await storeCmmsField(api.db, { customerId, systemId, name: 'TEXT', dataType: 'String' });
  const pullValues = `query ($ids: [ID!]!) { pullExternalCmmsDomainValues(fieldIds: $ids) { id status } }`;
  await api.db('external_cmms_fields').where({ id: fieldId }).update({ values_pull_id: randomUUID() });
  const errorOfPull = async () => (await api.gql(pullValues, admin, { ids: [fieldId] })).errors?.[0]?.message;
  expect(await errorOfPull()).toBe('The values of ASSET are already being pulled');
  await api.db('external_cmms_fields').where({ id: fieldId }).update({ values_pull_id: null });
  expect((await api.gql(pullValues, admin, { ids: [text] })).errors?.[0]?.message).toBe(
    'TEXT does not have a list of values',
  );
  await api.read(pullValues, admin, { ids: [fieldId] });
  await api.read(`{ pullExternalCmmsFields(externalSystemId: "${systemId}") { id } }`, admin);
  type Pulls = { cmmsPulls: Array<{ kind: string; status: string; error: string | null }> };
  const pulls = async () =>
    (await api.read<Pulls>(`{ cmmsPulls(externalSystemId: "${systemId}") { kind status error } }`, admin)).cmmsPulls;
  await until('both pulls to end', async () => (await pulls()).every(({ status }) => status === 'FAILED'));
  expect(new Set((await pulls()).map(({ error }) => error))).toEqual(
    new Set(['Fields and values cannot be pulled from of an older release yet']),
  );
  expect((await fieldsOf(systemId)).every(({ values_pull_id }) => values_pull_id === null)).toBe(true);
});

test('a system that is switched off is not asked', async () => {
  const id = await newSystem();
  await api.db('external_systems').where({ id }).update({ is_active: false });
  const pull = await keepPull({ kind: 'FIELDS', systemId: id });
  await expect(run(pull, vendor([]))).rejects.toThrow(PullRefused);
  await api.db('cmms_pulls').where({ id: pull }).update({ status: 'FAILED' });
});

test('the night pulls what is to be refreshed, of active systems, once', async () => {
  const id = await newSystem();
  const of = { customerId, systemId: id, isAutoSyncValuesEnabled: true };
  const due = await storeCmmsField(api.db, { ...of, name: 'DUE' });
  await storeCmmsField(api.db, { ...of, name: 'TEXT', dataType: 'String' });
  await storeCmmsField(api.db, { ...of, name: 'NOT', isAutoSyncValuesEnabled: false });
  const mine = (keys: Array<{ customerId: number }>) => keys.filter((key) => key.customerId === customerId);
  const [begun] = mine(await beginNightlyPulls({ db: api.db, clock: systemClock }));
  expect(
    await api
      .db('cmms_pulls')
      .where({ id: begun && 'id' in begun ? begun.id : '' })
      .first('field_ids', 'created_by'),
  ).toEqual({
    ...{ field_ids: [due], created_by: null },
  });
  expect(mine(await beginNightlyPulls({ db: api.db, clock: systemClock }))).toEqual([]);
});

test('a pull stops once who asked for it may no longer configure fields; one of the night goes on (USR.22)', async () => {
  const id = await newSystem();
  const site = vendor([{ name: 'SITE', defaultName: 'Site', dataType: 'List' }]);
  const clerk = await api.newPerson(customerId, { cmmsFields: ['VIEW', 'EDIT'] });
  const requested = async (createdBy: string | null) => {
    const pull = await keepPull({ kind: 'FIELDS', systemId: id });
    await api.db('cmms_pulls').where({ id: pull }).update({ created_by: createdBy });
    return run(pull, site);
  };
  expect(await requested(clerk.id)).toMatchObject({ status: 'COMPLETE' });
  await api.db('memberships').where({ user_id: clerk.id }).update({ auth_role: 'MANAGER', custom_role_id: null });
  expect(await requested(null)).toMatchObject({ status: 'COMPLETE' });
  await expect(requested(clerk.id)).rejects.toThrow(PullRefused);
});
