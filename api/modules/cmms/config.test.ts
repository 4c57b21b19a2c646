import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveOnCreateWork } from '../../../domain/cmms/config/save-on-create.ts';
import { externalValuesOf } from '../../../domain/cmms/resolve/external-values-of.ts';
import { forCustomer } from '../../../platform/database.ts';
import { createTemporal } from '../../../platform/temporal.ts';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../../../tests/support/cmms.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { scheduleIdOf } from '../../../workflows/sweeps/schedules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

type Row = Record<string, unknown>;

/** Creates a customer with an alarm on a pump in a building, and a maintenance system with two lists and a text. */
async function site(role: 'ADMIN' | 'VENDOR' = 'ADMIN') {
  const customerId = await api.newCustomer({ features: ['cmmsConfig', 'cmmsMapping'] });
  const person = await api.newPerson(customerId, role);
  const admin = role === 'ADMIN' ? person : await api.newPerson(customerId);
  const sourceId = await api.newSystem(customerId);
  await api.storeAlarms([{ customerId, id: 7, systemId: sourceId }]);
  const entity = async (input: Row): Promise<string> => {
    const { createEntity } = await api.read<{ createEntity: { id: string } }>(
      'mutation ($class: String!, $name: String!, $parentId: ID) { createEntity(class: $class, name: $name, parentId: $parentId) { id } }',
      admin,
      input,
    );
    return createEntity.id;
  };
  const building = await entity({ class: 'Building', name: 'North' });
  const pump = await entity({ class: 'Equipment', name: 'Pump 1', parentId: building });
  await api.storeProperties(customerId, 7, [
    { type: 'asset_name', value: ['Pump 1'], confidence: 1, by: 'ALIAS', entityId: Number(pump) },
    { type: 'building', value: ['North'], confidence: 1, by: 'ALIAS', entityId: Number(building) },
  ]);
  const systemId = await newCmmsSystem(api.db, customerId);
  const of = { customerId, systemId };
  const location = await storeCmmsField(api.db, {
    ...of,
    name: 'LOCATION',
    title: 'Location',
    genericField: 'Location',
    isRequired: true,
  });
  const asset = await storeCmmsField(api.db, {
    ...{ ...of, name: 'ASSETNUM', title: 'Asset', genericField: 'Asset', createDisplayOrder: 1, viewDisplayOrder: 1 },
    relatedParentFieldId: location,
  });
  const text = await storeCmmsField(api.db, {
    ...{ ...of, name: 'SUMMARY', title: 'Summary', dataType: 'String', maxLength: 20, isRequired: true },
    ...{ createDisplayOrder: 2, viewDisplayOrder: 2 },
  });
  await storeCmmsValues(api.db, { customerId, fieldId: location }, [
    { name: 'B1', value: 'North house', externalId: '1' },
    { name: 'B2', value: 'South house', externalId: '2' },
  ]);
  await storeCmmsValues(api.db, { customerId, fieldId: asset }, [
    { name: 'P1', value: 'Pump one', parentExternalId: '1' },
    { name: 'P2', value: 'Pump two', parentExternalId: '2' },
  ]);
  const update = (input: Row, by: TestPerson = admin) =>
    api.gql<{ updateCmmsConfig: Row }>(
      `mutation ($alarmId: ID, $entityId: ID, $externalSystemId: ID!, $cmmsConfig: JSON!) {
        updateCmmsConfig(alarmId: $alarmId, entityId: $entityId, externalSystemId: $externalSystemId, cmmsConfig: $cmmsConfig) {
          status fields { field { title } value label source sourceName own problem } } }`,
      by,
      { externalSystemId: String(systemId), ...input },
    );
  const config = async (where = 'alarmId: "7"') =>
    (
      await api.read<{ cmmsConfig: Array<{ status: string; fields: Row[] }> }>(
        `{ cmmsConfig(${where}) { externalSystem { id } status fields { field { title } value label source sourceName own problem } } }`,
        admin,
      )
    ).cmmsConfig[0];
  return { customerId, person, admin, systemId, building, pump, location, asset, text, update, config };
}

test('CMMS-027 what fields take is said for an alarm, its asset and its building, and cleared to what is inherited', async () => {
  const { building, pump, location, asset, update, config } = await site();
  expect(await config()).toMatchObject({
    status: 'incomplete',
    fields: [{ value: null }, { value: null }, { value: null }],
  });
  await update({ entityId: building, cmmsConfig: { [location]: 'B1' } });
  await update({ entityId: pump, alarmId: '7', cmmsConfig: { [asset]: 'P1' } });
  expect(await config()).toEqual({
    externalSystem: { id: expect.any(String) },
    status: 'complete',
    fields: [
      {
        ...{
          field: { title: 'Location' },
          value: 'B1',
          label: 'B1 - North house',
          source: 'BUILDING',
          sourceName: 'North',
        },
        ...{ own: null, problem: null },
      },
      {
        ...{ field: { title: 'Asset' }, value: 'P1', label: 'P1 - Pump one', source: 'ASSET', sourceName: 'Pump 1' },
        ...{ own: null, problem: null },
      },
      {
        ...{ field: { title: 'Summary' }, value: null, label: null, source: null, sourceName: null, own: null },
        problem: null,
      },
    ],
  });
  const { data } = await update({ alarmId: '7', cmmsConfig: { [location]: 'B2', [asset]: 'P2' } });
  expect(data?.updateCmmsConfig).toMatchObject({
    fields: [{ value: 'B2', source: 'ALARM', own: 'B2' }, { value: 'P2', source: 'ALARM', own: 'P2' }, { value: null }],
  });
  await update({ alarmId: '7', cmmsConfig: { [location]: null, [asset]: null } });
  expect(await config()).toMatchObject({ fields: [{ value: 'B1', source: 'BUILDING' }, { value: 'P1' }, {}] });
  expect(await config(`entityId: "${building}"`)).toMatchObject({ fields: [{ value: 'B1', own: 'B1' }, {}, {}] });
});

test('values that a field does not take are refused by field; those who may only look change nothing', async () => {
  const { person, location, asset, update } = await site('VENDOR');
  const refused = async (cmmsConfig: Row) => {
    const { errors } = await update({ alarmId: '7', cmmsConfig });
    return { code: errors?.[0]?.extensions.code, fields: errors?.[0]?.extensions.fields };
  };
  expect(await refused({ [location]: 'B9' })).toEqual({
    code: 'INVALID',
    fields: [{ path: `cmmsConfig.${location}`, message: '"B9" is not an option of Location' }],
  });
  expect((await refused({ [location]: 'B1', [asset]: 'P2' })).fields?.[0]?.message).toBe(
    `"P2" is not an option of Asset for its parent's value`,
  );
  const { errors } = await update({ alarmId: '7', cmmsConfig: { [location]: 'B1' } }, person);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('CMMS-005 a form is filled with what alarms say, translated, under what the person says', async () => {
  const { customerId, admin, systemId, location, asset, text } = await site();
  const stamp = { customer_id: customerId, created_at: new Date() };
  await api.db('external_cmms_field_mappings').insert([
    { ...stamp, field_id: location, internal_field_type: 'ATTRIBUTE', internal_field_name: 'building' },
    { ...stamp, field_id: text, internal_field_type: 'ATTRIBUTE', internal_field_name: 'text' },
  ]);
  const ask = async (externalDetails: Row | null) =>
    (
      await api.read<{ translateInternalToExternalCmmsValues: Row[] }>(
        `query ($s: ID!, $details: JSON) { translateInternalToExternalCmmsValues(externalSystemId: $s, alarmIds: ["7"], externalDetails: $details) {
          field { title } value label source sourceName problem } }`,
        admin,
        { s: String(systemId), details: externalDetails },
      )
    ).translateInternalToExternalCmmsValues;
  expect(await ask(null)).toMatchObject([
    {
      field: { title: 'Location' },
      value: null,
      source: 'MAPPING',
      problem: '"North" has no translation for Location',
    },
    { field: { title: 'Asset' }, value: null },
    { field: { title: 'Summary' }, value: 'High temperature', source: 'MAPPING', sourceName: 'text' },
  ]);
  await api.read(
    'mutation ($f: ID!, $i: ExternalCmmsValueTranslationInput!) { createExternalCmmsValueTranslation(externalFieldId: $f, input: $i) { id } }',
    admin,
    { f: location, i: { externalValue: 'B1', internalValue: 'north', internalValueSource: 'building' } },
  );
  expect(await ask({ [asset]: 'P1', [text]: null })).toMatchObject([
    { value: 'B1', label: 'B1 - North house', source: 'MAPPING', sourceName: 'building', problem: null },
    { value: 'P1', source: 'USER' },
    { value: null, source: 'USER' },
  ]);
});

test('whoever sends a ticket is told what is missing, what was refused, and which places to keep', async () => {
  const { customerId, admin, systemId, location, asset, text, config } = await site();
  const ask = (entries: Record<string, string>) =>
    forCustomer(api.db, customerId, (trx) =>
      externalValuesOf(trx, customerId, { systemId, alarmIds: [7], entries: new Map(Object.entries(entries)) }),
    );
  const titles = (fields: Array<{ title: string }>) => fields.map(({ title }) => title);
  expect(titles((await ask({})).missing)).toEqual(['Location', 'Summary']);
  const said = await ask({ [location]: 'B1', [asset]: 'P2', [text]: 'Leaks' });
  expect(titles(said.missing)).toEqual([]);
  expect(said.refused.map(({ fieldId }) => fieldId)).toEqual([asset]);
  const keep = { customerId, alarmIds: [7], values: said.values, by: admin.id, at: new Date() };
  await forCustomer(api.db, customerId, (trx) => saveOnCreateWork(trx, keep));
  expect(await config()).toMatchObject({ fields: [{ value: null }, {}, {}] });
  await api.read('mutation { updateGlobalCmmsConfig(saveOnCreateWork: true) { saveOnCreateWork } }', admin);
  await forCustomer(api.db, customerId, (trx) => saveOnCreateWork(trx, keep));
  // the text is no location
  expect(await config()).toMatchObject({
    fields: [{ value: 'B1', source: 'ALARM' }, { value: null }, { value: null }],
  });
});

test('CMMS-041 an alarm carries its CMMS attributes, its config status, and its mapped asset and location', async () => {
  const { customerId, admin, building, location, asset, update } = await site();
  await api
    .db('alarms')
    .where({ customer_id: customerId, id: 7 })
    .update({ cmms_attributes: { siteCode: 'N' } });
  const ask = async (by: TestPerson = admin) =>
    (
      await api.read<{ fastAlarms: Row[] }>(
        `{ fastAlarms(where: { ids: ["7"] }) { cmmsAttributes cmmsConfigStatus cmmsMappedAssetName cmmsMappedAssetValue
           cmmsMappedLocationName cmmsMappedLocationValue } }`,
        by,
      )
    ).fastAlarms[0];
  const unmapped = { cmmsMappedAssetName: null, cmmsMappedAssetValue: null };
  expect(await ask()).toEqual({
    ...{ cmmsAttributes: { siteCode: 'N' }, cmmsConfigStatus: 'incomplete', ...unmapped },
    ...{ cmmsMappedLocationName: null, cmmsMappedLocationValue: null },
  });
  await update({ entityId: building, cmmsConfig: { [location]: 'B1' } });
  await update({ alarmId: '7', cmmsConfig: { [asset]: 'P1' } });
  expect(await ask()).toEqual({
    ...{ cmmsAttributes: { siteCode: 'N' }, cmmsConfigStatus: 'complete' },
    ...{ cmmsMappedAssetName: 'P1', cmmsMappedAssetValue: 'Pump one' },
    ...{ cmmsMappedLocationName: 'B1', cmmsMappedLocationValue: 'North house' },
  });
  await api.db('customers').where({ id: customerId }).update({ features: [] });
  expect(await ask()).toMatchObject({ cmmsConfigStatus: null, ...unmapped });
});

test('LENS-050 LENS-051 LENS-052 alarms are filtered by their config status, and their mapped asset and location', async () => {
  const { customerId, admin, systemId, building, location, asset, update } = await site();
  await api.storeAlarms([{ customerId, id: 8, systemId }]);
  const held = async (field: string, values: Array<string | null>, isExclusion = false) => {
    const { fastAlarms } = await api.read<{ fastAlarms: Row[] }>(
      'query ($criteria: [CriterionInput!]) { fastAlarms(criteria: $criteria) { id } }',
      admin,
      { criteria: [{ field, values, isExclusion }] },
    );
    return fastAlarms.map(({ id }) => id).sort();
  };
  await update({ entityId: building, cmmsConfig: { [location]: 'B1' } });
  await update({ alarmId: '7', cmmsConfig: { [asset]: 'P1' } });
  await update({ alarmId: '8', cmmsConfig: { [location]: 'B2' } });
  expect(await held('cmmsStatus', ['complete'])).toEqual(['7']);
  expect(await held('cmmsStatus', ['incomplete'])).toEqual(['8']);
  expect(await held('cmmsAssetName', ['P1'])).toEqual(['7']);
  expect(await held('cmmsAssetValue', ['Pump one', null])).toEqual(['7', '8']);
  expect(await held('cmmsLocationName', ['B1', 'B2'])).toEqual(['7', '8']);
  expect(await held('cmmsLocationValue', ['South house'])).toEqual(['8']);
  expect(await held('cmmsLocationName', ['B1'], true)).toEqual(['8']);
  await update({ alarmId: '8', cmmsConfig: { [location]: null } });
  expect(await held('cmmsLocationName', [null])).toEqual(['8']);
  // a sweep applies a building's configuration to its alarms
  await update({ entityId: building, cmmsConfig: { [location]: 'B2' } });
  const temporal = createTemporal(testEnv());
  await temporal.client.schedule.getHandle(scheduleIdOf(temporal, 'cmms-alarms')).trigger();
  await until('the alarms of the building', async () => (await held('cmmsLocationName', ['B2'])).length === 1);
  await temporal.close();
});

test('who does not see what maintenance systems are told cannot ask alarms, reports or badges by it', async () => {
  const customerId = await api.newCustomer();
  const admin = await api.newPerson(customerId);
  const criteria = [{ field: 'cmmsStatus', values: ['complete'], isExclusion: false }];
  const refusal = async (call: string, variables: Row) =>
    (await api.gql(call, admin, variables)).errors?.[0]?.extensions.code;
  const team = await api.read<{ createTeam: { id: string } }>('mutation { createTeam(name: "Night") { id } }', admin);
  const range = { start: new Date(Date.now() - 86_400_000).toISOString(), end: new Date().toISOString() };
  for (const [call, variables] of [
    ['query ($criteria: [CriterionInput!]) { fastAlarms(criteria: $criteria) { id } }', { criteria }],
    [
      'mutation ($input: CreateLensInput!) { createLens(input: $input) { id } }',
      { input: { type: 'alarm', name: 'Complete', category: 'active_alarms', criteria } },
    ],
    [
      'mutation ($id: ID!, $criteria: [CriterionInput!]!) { updateTeamAlarmFilters(teamId: $id, alarmOptions: $criteria) { id } }',
      { id: team.createTeam.id, criteria },
    ],
    [
      `query ($range: DateRange!, $criteria: [CriterionInput!]) {
        alarmInstanceTrend(range: $range, criteria: $criteria) { date } }`,
      { range, criteria },
    ],
  ] as const)
    expect(await refusal(call, variables), call).toBe('FORBIDDEN');

  // one that was made while they were seen
  const lens = { customer_id: customerId, name: 'Complete', name_key: 'complete', created_by: admin.id };
  await api.db('lenses').insert({
    ...{ ...lens, id: randomUUID(), owner_id: admin.id, type: 'alarm', description: '', category: 'active_alarms' },
    ...{ criteria: JSON.stringify(criteria), table_options: { sort: 'PRIORITY.DESC', columns: null } },
    created_at: new Date(),
  });
  const { lenses } = await api.read<{ lenses: Array<{ name: string }> }>('{ lenses { name } }', admin);
  expect(lenses.map(({ name }) => name)).not.toContain('Complete');
});
