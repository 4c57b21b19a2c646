import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataTypes, syncDirections } from '../domain/cmms/cmms.ts';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../tests/support/cmms.ts';
import { startTestApi, type TestApi, type TestPerson } from '../tests/support/test-api.ts';

let api: TestApi;
let admin: TestPerson;
let customerId: number;
let systemId: number;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer({ features: ['cmmsConfig'] });
  admin = await api.newPerson(customerId);
  systemId = await newCmmsSystem(api.db, customerId);
});
afterAll(() => api?.stop());

type Row = Record<string, unknown>;
const read = <T = Record<string, Row>>(document: string, variables: Row = {}, by = admin) =>
  api.read<T>(document, by, variables);
const refusal = async (document: string, variables: Row = {}, by = admin) => {
  const { errors } = await api.gql(document, by, variables);
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
};
const newField = (name: string, more: object = {}) => storeCmmsField(api.db, { customerId, systemId, name, ...more });
const newSystem = (displayName: string) => newCmmsSystem(api.db, customerId, { displayName });
const values = (fieldId: string, given: Parameters<typeof storeCmmsValues>[2]) =>
  storeCmmsValues(api.db, { customerId, fieldId }, given);
const names = (rows: Array<{ name: string }>) => rows.map(({ name }) => name);

const fieldFields = `id name defaultName title description maxLength dataType defaultValue isCreateWorkField
  isCreateHiddenWorkField isRequired isVisible isReadOnly isDeleted createDisplayOrder viewDisplayOrder displayTemplate
  isTranslatedByName isTranslatedByValue isAutoSyncValuesEnabled isSyncingDomainValues relatedParentField { id }
  lastRefreshedAt lastRefreshedBy`;
const create = `mutation ($input: CreateExternalCmmsFieldInput!) { createExternalCmmsField(input: $input) { ${fieldFields} } }`;
const update = `mutation ($id: ID!, $input: ExternalCmmsFieldInput!) {
  updateExternalCmmsField(id: $id, input: $input) { ${fieldFields} } }`;

describe('fields', () => {
  test('CMMS-014 CMMS-034 a field is created with all that it has, under the name the system knows', async () => {
    const input = {
      title: 'Priority',
      description: 'How urgent',
      maxLength: 20,
      dataType: 'Number',
      defaultValue: '3',
    };
    const flags = { isCreateWorkField: true, isRequired: true, displayTemplate: 'LABEL', isTranslatedByName: true };
    const { createExternalCmmsField: made } = await read(create, {
      input: { externalSystemId: String(systemId), name: 'WOPRIORITY', ...input, ...flags },
    });
    expect(made).toEqual({
      ...{ id: expect.any(String), name: 'WOPRIORITY', defaultName: 'WOPRIORITY', ...input, ...flags },
      ...{ isCreateHiddenWorkField: false, isVisible: true, isReadOnly: false, isDeleted: false },
      ...{ createDisplayOrder: 0, viewDisplayOrder: 0, isTranslatedByValue: false, isAutoSyncValuesEnabled: false },
      ...{ isSyncingDomainValues: false, relatedParentField: null, lastRefreshedAt: null, lastRefreshedBy: null },
    });
    const again = { externalSystemId: String(systemId), name: 'WOPRIORITY' };
    expect(await refusal(create, { input: again })).toEqual({
      ...{ code: 'CONFLICT', message: 'Field "WOPRIORITY" already exists' },
    });
  });

  test('CMMS-015 a field changes in what is given; the rest and its name stay', async () => {
    const id = await newField('SITEID', { title: 'Site', description: 'Where', isRequired: true });
    const { updateExternalCmmsField: changed } = await read(update, {
      id,
      input: { title: ' Campus ', description: null, isReadOnly: true },
    });
    expect(changed).toMatchObject({
      ...{ name: 'SITEID', title: 'Campus', description: null, isReadOnly: true, isRequired: true },
    });
    expect((await refusal(update, { id, input: { title: ' ' } })).code).toBe('INVALID');
  });

  test('CMMS-035 data types are List, Boolean, Number, String, Date Time and Text Area, and no other', async () => {
    const id = await newField('typed');
    expect(dataTypes).toEqual(['List', 'Boolean', 'Number', 'String', 'Date Time', 'Text Area']);
    for (const dataType of dataTypes)
      expect((await read(update, { id, input: { dataType } })).updateExternalCmmsField?.dataType).toBe(dataType);
    expect((await refusal(update, { id, input: { dataType: 'Money' } })).code).toBe('INVALID');
  });

  test('CMMS-001 fields are found by their systems and a part of their title, from an offset', async () => {
    const other = await newSystem('Elsewhere');
    for (const title of ['Building code', 'Room code', 'Codeless'])
      await storeCmmsField(api.db, { customerId, systemId: other, name: title, title });
    const list = async (variables: Row) =>
      (
        await read<{ externalCmmsFields: Array<{ id: string; title: string }> }>(
          `query ($externalSystemIds: [ID!], $titleLike: String, $offset: Int) {
            externalCmmsFields(externalSystemIds: $externalSystemIds, titleLike: $titleLike, offset: $offset) { id title } }`,
          variables,
        )
      ).externalCmmsFields.map(({ title }) => title);
    const ids = { externalSystemIds: [String(other)] };
    expect(await list({ ...ids })).toEqual(['Building code', 'Codeless', 'Room code']);
    expect(await list({ ...ids, titleLike: '%CODE%' })).toHaveLength(3);
    expect(await list({ ...ids, titleLike: '% code' })).toEqual(['Building code', 'Room code']);
    expect(await list({ ...ids, titleLike: '%_%' })).toEqual([]);
    expect(await list({ ...ids, offset: 2 })).toEqual(['Room code']);
  });

  test('CMMS-008 CMMS-068 fields are listed thirty a page, with their count', async () => {
    const other = await newSystem('Many fields');
    for (let at = 0; at < 31; at++)
      await storeCmmsField(api.db, { customerId, systemId: other, name: `F${at}`, createDisplayOrder: at });
    const list = (offset: number) =>
      read<{ externalCmmsFieldsAndCount: { externalCmmsFields: Array<{ name: string }>; count: number } }>(
        `query ($where: ExternalCmmsFieldWhere, $offset: Int) {
          externalCmmsFieldsAndCount(where: $where, offset: $offset) { externalCmmsFields { name } count } }`,
        { where: { externalSystemIds: [String(other)] }, offset },
      );
    const { externalCmmsFieldsAndCount: first } = await list(0);
    expect(first.externalCmmsFields).toHaveLength(30);
    expect(first.count).toBe(31);
    expect(names((await list(30)).externalCmmsFieldsAndCount.externalCmmsFields)).toEqual(['F30']);
  });

  test('CMMS-029 fields are put in an order for one kind of form; the other keeps its own', async () => {
    const other = await newSystem('In order');
    const of = { customerId, systemId: other };
    const ids: string[] = [];
    for (const at of [0, 1, 2])
      ids.push(await storeCmmsField(api.db, { ...of, name: `F${at}`, createDisplayOrder: at, viewDisplayOrder: at }));
    const reorder = `mutation ($fieldIds: [ID!]!, $type: ExternalCmmsFieldOrder!, $externalSystemId: ID!) {
      reorderExternalCmmsFields(fieldIds: $fieldIds, type: $type, externalSystemId: $externalSystemId) { name } }`;
    const given = { fieldIds: [ids[2], ids[0]], type: 'CREATE', externalSystemId: String(other) };
    const { reorderExternalCmmsFields: ordered } = await read<{ reorderExternalCmmsFields: Array<{ name: string }> }>(
      reorder,
      given,
    );
    expect(names(ordered)).toEqual(['F2', 'F0', 'F1']);
    const listed = async (orderBy: string) => {
      const { externalCmmsFieldsAndCount: page } = await read<{
        externalCmmsFieldsAndCount: { externalCmmsFields: Array<{ name: string }> };
      }>(
        `{ externalCmmsFieldsAndCount(where: { externalSystemIds: ["${other}"] }, orderBy: ${orderBy}) { externalCmmsFields { name } } }`,
      );
      return names(page.externalCmmsFields);
    };
    expect(await listed('CREATE')).toEqual(['F2', 'F0', 'F1']);
    expect(await listed('VIEW')).toEqual(['F0', 'F1', 'F2']);
    const strange = await newField('not of it');
    expect((await refusal(reorder, { ...given, fieldIds: [strange] })).code).toBe('INVALID');
  });

  const addParent = `mutation ($id: ID!, $parent: ID!) {
    addExternalCmmsRelatedParentField(externalCmmsFieldId: $id, parentFieldId: $parent) { relatedParentField { title } } }`;
  test('CMMS-025 CMMS-039 a field is made to follow another of its system, and never itself', async () => {
    const [parent, child] = [await newField('parent'), await newField('child')];
    expect(await read(addParent, { id: child, parent })).toEqual({
      addExternalCmmsRelatedParentField: { relatedParentField: { title: 'parent' } },
    });
    for (const ring of [
      { id: parent, parent: child },
      { id: parent, parent },
    ])
      expect(await refusal(addParent, ring)).toEqual({ code: 'INVALID', message: 'parent cannot follow itself' });
    const far = await storeCmmsField(api.db, { customerId, systemId: await newSystem('Far'), name: 'far' });
    expect((await refusal(addParent, { id: child, parent: far })).code).toBe('INVALID');
  });

  test('CMMS-026 a field stops following another', async () => {
    const parent = await newField('left');
    const id = await newField('leaver', { relatedParentFieldId: parent });
    expect(
      await read(
        'mutation ($id: ID!) { removeExternalCmmsRelatedParentField(externalCmmsFieldId: $id) { relatedParentField { id } } }',
        { id },
      ),
    ).toEqual({ removeExternalCmmsRelatedParentField: { relatedParentField: null } });
  });
});

describe('options', () => {
  const ask = `query ($id: ID!, $search: String, $details: JSON, $byValue: Boolean, $offset: Int) {
    externalCmmsFieldOptions(externalCmmsFieldId: $id, search: $search, externalDetails: $details, useValueSort: $byValue,
      offset: $offset) { options { value label } count } }`;
  type Options = { externalCmmsFieldOptions: { options: Array<{ value: string; label: string }>; count: number } };
  const options = async (variables: Row) => (await read<Options>(ask, variables)).externalCmmsFieldOptions;

  test('CMMS-002 options hold what was typed, follow the form’s parent value, and are sorted by key or by label', async () => {
    const site = await newField('site');
    const shop = await newField('shop', { relatedParentFieldId: site });
    await values(site, [
      { name: 'N', value: 'North', externalId: '1' },
      { name: 'S', value: 'South', externalId: '2' },
    ]);
    await values(shop, [
      { name: 'A', value: 'Zinc', parentExternalId: '1' },
      { name: 'B', value: 'Air', parentExternalId: '1' },
      { name: 'C', value: 'Copper', parentExternalId: '2' },
    ]);
    const under = (name: string | null) => ({ id: shop, details: { [site]: name } });
    expect((await options(under('N'))).options).toEqual([
      { value: 'A', label: 'A - Zinc' },
      { value: 'B', label: 'B - Air' },
    ]);
    expect((await options({ ...under('N'), byValue: true })).options.map(({ value }) => value)).toEqual(['B', 'A']);
    expect(await options({ ...under('S'), search: 'copp' })).toEqual({
      ...{ options: [{ value: 'C', label: 'C - Copper' }], count: 1 },
    });
    expect((await options(under(null))).count).toBe(0);
  });

  test('CMMS-069 options come fifty a page', async () => {
    const id = await newField('fifty');
    const many = Array.from({ length: 51 }, (_, at) => ({ name: String(100 + at), value: `Value ${at}` }));
    await values(id, many);
    const first = await options({ id });
    expect([first.options.length, first.count]).toEqual([50, 51]);
    expect((await options({ id, offset: 50 })).options).toEqual([{ value: '150', label: '150 - Value 50' }]);
  });
});

describe('domain values', () => {
  const list = `query ($where: ExternalCmmsDomainValueWhere!, $offset: Int) {
    externalCmmsDomainValuesAndCount(where: $where, offset: $offset) {
      externalCmmsDomainValues { id name value externalId parentExternalId isDeleted isManuallyAdded genericField createdAt
        createdBy modifiedAt modifiedBy } count } }`;
  type Values = { externalCmmsDomainValuesAndCount: { externalCmmsDomainValues: Row[]; count: number } };
  const listed = async (where: Row, offset = 0) =>
    (await read<Values>(list, { where, offset })).externalCmmsDomainValuesAndCount;
  const add = `mutation ($id: ID!, $input: ExternalCmmsDomainValueInput!) {
    createExternalCmmsDomainValue(externalCmmsFieldId: $id, input: $input) { id name value isManuallyAdded } }`;

  test('CMMS-003 values of a field are found by key or label, from an offset', async () => {
    const id = await newField('found');
    await values(id, [
      { name: 'P-1', value: 'Pump' },
      { name: 'F-1', value: 'Fan' },
      { name: 'PF', value: 'Filter of pump' },
    ]);
    const find = async (keyValueLike: string | null, offset = 0) =>
      (
        await read<{ externalCmmsDomainValues: Row[] }>(
          `query ($id: ID!, $like: String, $offset: Int) {
            externalCmmsDomainValues(externalCmmsFieldId: $id, keyValueLike: $like, offset: $offset) { value name } }`,
          { id, like: keyValueLike, offset },
        )
      ).externalCmmsDomainValues;
    expect(await find('%PUMP%')).toEqual([
      { value: 'Pump', name: 'P-1' },
      { value: 'Filter of pump', name: 'PF' },
    ]);
    expect(await find('%-1%')).toHaveLength(2);
    expect(await find(null, 2)).toEqual([{ value: 'Filter of pump', name: 'PF' }]);
  });

  test('CMMS-004 pickers find values of a category by key or by label, with their count', async () => {
    const own = await api.newCustomer({ features: ['cmmsConfig'] });
    const by = await api.newPerson(own);
    for (const [at, genericField] of (['Asset', 'Location', 'Shop'] as const).entries()) {
      const of = { customerId: own, systemId: await newCmmsSystem(api.db, own, { displayName: `System ${at}` }) };
      const fieldId = await storeCmmsField(api.db, { ...of, name: genericField, genericField });
      await storeCmmsValues(api.db, { customerId: own, fieldId }, [{ name: `${genericField}-1`, value: `One ${at}` }]);
    }
    const find = async (where: Row) => (await read<Values>(list, { where }, by)).externalCmmsDomainValuesAndCount;
    for (const genericField of ['Asset', 'Location', 'Shop']) {
      const found = await find({ genericField, nameLike: '%-1%' });
      expect(found).toMatchObject({
        externalCmmsDomainValues: [{ name: `${genericField}-1`, genericField }],
        count: 1,
      });
    }
    expect((await find({ genericField: 'Shop', valueLike: '%one%' })).count).toBe(1);
    expect((await find({ genericField: 'Shop', nameLike: '%one%' })).count).toBe(0);
  });

  test('CMMS-009 values are listed thirty a page', async () => {
    const id = await newField('thirty');
    await values(
      id,
      Array.from({ length: 31 }, (_, at) => ({ name: String(100 + at), value: `Value ${at}` })),
    );
    expect((await listed({ externalCmmsFieldId: id })).externalCmmsDomainValues).toHaveLength(30);
    expect((await listed({ externalCmmsFieldId: id }, 30)).externalCmmsDomainValues).toMatchObject([{ name: '130' }]);
  });

  test('CMMS-016 CMMS-036 a value that a person adds says so, with key, label, ids and stamps', async () => {
    const id = await newField('added', { genericField: 'Asset' });
    const input = { name: 'P-9', value: 'Pump 9', externalId: '9', parentExternalId: '1' };
    await read(add, { id, input });
    expect((await listed({ externalCmmsFieldId: id })).externalCmmsDomainValues).toEqual([
      {
        ...{ id: expect.any(String), ...input, isDeleted: false, isManuallyAdded: true, genericField: 'Asset' },
        ...{ createdAt: expect.any(String), createdBy: expect.stringMatching(/^Person/) },
        ...{ modifiedAt: expect.any(String), modifiedBy: expect.stringMatching(/^Person/) },
      },
    ]);
    expect(await refusal(add, { id, input })).toEqual({ code: 'CONFLICT', message: 'Value "P-9" already exists' });
    for (const lacking of [
      { ...input, name: ' ' },
      { ...input, value: '' },
    ])
      expect((await refusal(add, { id, input: lacking })).code).toBe('INVALID');
  });

  test('CMMS-017 a value is changed, and not into another', async () => {
    const id = await newField('changed');
    const [first] = await values(id, [
      { name: 'A', value: 'Air' },
      { name: 'B', value: 'Boiler' },
    ]);
    const change = `mutation ($id: ID!, $input: ExternalCmmsDomainValueInput!) {
      updateExternalCmmsDomainValue(id: $id, input: $input) { name value isManuallyAdded } }`;
    expect(await read(change, { id: first, input: { name: 'A', value: 'Air handler' } })).toEqual({
      updateExternalCmmsDomainValue: { name: 'A', value: 'Air handler', isManuallyAdded: true },
    });
    expect((await refusal(change, { id: first, input: { name: 'B', value: 'x' } })).code).toBe('CONFLICT');
  });

  test('CMMS-018 CMMS-044 values are added by hand and deleted; deleted ones are in no list and can be added again', async () => {
    const id = await newField('deleted');
    const [gone] = await values(id, [{ name: 'A', value: 'Air' }]);
    const { deleteExternalCmmsDomainValues: deleted } = await read<{ deleteExternalCmmsDomainValues: Row[] }>(
      'mutation ($ids: [ID!]!) { deleteExternalCmmsDomainValues(ids: $ids) { id isDeleted } }',
      { ids: [gone] },
    );
    expect(deleted).toEqual([{ id: gone, isDeleted: true }]);
    expect((await listed({ externalCmmsFieldId: id })).count).toBe(0);
    expect((await listed({ externalCmmsFieldId: id, isDeleted: true })).count).toBe(1);
    const { createExternalCmmsDomainValue: back } = await read(add, { id, input: { name: 'A', value: 'Air again' } });
    expect(back).toEqual({ id: gone, name: 'A', value: 'Air again', isManuallyAdded: true });
  });
});

describe('mappings and translations', () => {
  test('CMMS-010 CMMS-012 CMMS-020 CMMS-038 internal fields are mapped to external ones', async () => {
    const own = await newSystem('Mapped');
    const id = await storeCmmsField(api.db, { customerId, systemId: own, name: 'location' });
    const map = `mutation ($e: ID!, $i: ID!) { createExternalCmmsFieldMapping(externalId: $e, internalId: $i) {
      externalId internalId internalFieldType internalFieldName } }`;
    const made = (type: string, name: string) => ({
      ...{ externalId: id, internalId: `${type}:${name}`, internalFieldType: type, internalFieldName: name },
    });
    for (const [type, name] of [
      ['ATTRIBUTE', 'building'],
      ['WORK_TICKET_STATE', 'state'],
    ] as const)
      expect(await read(map, { e: id, i: `${type}:${name}` })).toEqual({
        createExternalCmmsFieldMapping: made(type, name),
      });
    expect((await refusal(map, { e: id, i: 'ATTRIBUTE:building' })).code).toBe('CONFLICT');
    for (const wrong of ['ALARM_ATTRIBUTE:building', 'ATTRIBUTE:', 'building'])
      expect((await refusal(map, { e: id, i: wrong })).code).toBe('INVALID');
    const { externalCmmsFieldMappings: mappings, externalCmmsFieldMaps: maps } = await read<Record<string, Row[]>>(
      `query ($s: ID!) {
        externalCmmsFieldMappings(externalSystemId: $s) { externalId internalId internalFieldType internalFieldName }
        externalCmmsFieldMaps(externalSystemId: $s) { field { name } mappings { internalFieldName } translationCount } }`,
      { s: String(own) },
    );
    expect(mappings).toEqual([made('ATTRIBUTE', 'building'), made('WORK_TICKET_STATE', 'state')]);
    expect(maps).toEqual([
      {
        field: { name: 'location' },
        mappings: [{ internalFieldName: 'building' }, { internalFieldName: 'state' }],
        translationCount: 0,
      },
    ]);
  });

  test('CMMS-021 a mapping is deleted by its two fields', async () => {
    const id = await newField('unmapped');
    const both = { e: id, i: 'ATTRIBUTE:building' };
    await read(
      'mutation ($e: ID!, $i: ID!) { createExternalCmmsFieldMapping(externalId: $e, internalId: $i) { internalId } }',
      both,
    );
    const remove =
      'mutation ($e: ID!, $i: ID!) { deleteExternalCmmsFieldMapping(externalId: $e, internalId: $i) { internalId } }';
    await read(remove, both);
    expect((await refusal(remove, both)).code).toBe('NOT_FOUND');
  });

  const translationFields = 'id externalFieldId externalValue internalValue internalValueSource translationDirection';
  const translate = `mutation ($id: ID!, $input: ExternalCmmsValueTranslationInput!) {
    createExternalCmmsValueTranslation(externalFieldId: $id, input: $input) { ${translationFields} } }`;
  const listed = async (where: Row) =>
    (
      await read<{ externalCmmsValueTranslationsAndCount: { externalCmmsValueTranslations: Row[]; count: number } }>(
        `query ($where: ExternalCmmsValueTranslationWhere!) { externalCmmsValueTranslationsAndCount(where: $where) {
          externalCmmsValueTranslations { ${translationFields} } count } }`,
        { where },
      )
    ).externalCmmsValueTranslationsAndCount;

  test('CMMS-011 CMMS-022 CMMS-037 CMMS-042 values are translated, in either direction', async () => {
    const id = await newField('translated');
    expect(syncDirections).toEqual(['INTERNAL_TO_EXTERNAL', 'EXTERNAL_TO_INTERNAL']);
    const input = { externalValue: 'B1', internalValue: 'North', internalValueSource: 'building' };
    const { createExternalCmmsValueTranslation: made } = await read(translate, { id, input });
    expect(made).toEqual({
      ...{ id: expect.any(String), externalFieldId: id, ...input, translationDirection: 'INTERNAL_TO_EXTERNAL' },
    });
    await read(translate, { id, input: { ...input, translationDirection: 'EXTERNAL_TO_INTERNAL' } });
    expect(await refusal(translate, { id, input: { ...input, internalValue: 'NORTH' } })).toEqual({
      ...{ code: 'CONFLICT', message: '"NORTH" is translated already' },
    });
    expect((await listed({ externalFieldId: id })).count).toBe(2);
    expect((await listed({ externalFieldId: id, valueLike: '%nor%' })).count).toBe(2);
    expect((await listed({ externalFieldId: id, valueLike: '%south%' })).count).toBe(0);
    for (const lacking of [
      { ...input, externalValue: ' ' },
      { ...input, internalValue: '' },
    ])
      expect((await refusal(translate, { id, input: lacking })).code).toBe('INVALID');
  });

  test('CMMS-019 CMMS-023 CMMS-024 a translation is changed and deleted, one or several at once', async () => {
    const id = await newField('retranslated');
    const ids: string[] = [];
    for (const internalValue of ['a', 'b', 'c', 'd']) {
      const { createExternalCmmsValueTranslation: made } = await read(translate, {
        id,
        input: { externalValue: internalValue.toUpperCase(), internalValue },
      });
      ids.push(String(made?.id));
    }
    const change = `mutation ($id: ID!, $input: ExternalCmmsValueTranslationInput!) {
      updateExternalCmmsValueTranslation(id: $id, input: $input) { internalValue externalValue } }`;
    expect(await read(change, { id: ids[0], input: { externalValue: 'A2', internalValue: 'a' } })).toEqual({
      updateExternalCmmsValueTranslation: { internalValue: 'a', externalValue: 'A2' },
    });
    expect((await refusal(change, { id: ids[0], input: { externalValue: 'A', internalValue: 'B' } })).code).toBe(
      'CONFLICT',
    );
    await read('mutation ($id: ID!) { deleteExternalCmmsValueTranslation(id: $id) { id } }', { id: ids[1] });
    await read('mutation ($ids: [ID!]!) { deleteExternalCmmsValueTranslations(ids: $ids) { id } }', {
      ids: ids.slice(2),
    });
    expect((await listed({ externalFieldId: id })).externalCmmsValueTranslations).toMatchObject([{ id: ids[0] }]);
  });

  test('CMMS-013 CMMS-028 CMMS-040 the global configuration says whether a form’s places are kept', async () => {
    const ask = '{ globalCmmsConfig { saveOnCreateWork } }';
    expect(await read(ask)).toEqual({ globalCmmsConfig: { saveOnCreateWork: false } });
    await read('mutation { updateGlobalCmmsConfig(saveOnCreateWork: true) { saveOnCreateWork } }');
    expect(await read(ask)).toEqual({ globalCmmsConfig: { saveOnCreateWork: true } });
  });
});

describe('who may', () => {
  test('configure fields are Admins; others read them, and nobody does where the plan has no CMMS Config', async () => {
    const input = { externalSystemId: String(systemId), name: 'forbidden' };
    for (const role of ['MANAGER', 'STANDARD', 'VENDOR'] as const) {
      const person = await api.newPerson(customerId, role);
      expect((await refusal(create, { input }, person)).code, role).toBe('FORBIDDEN');
      await read('{ externalCmmsFields { id } }', {}, person);
    }
    const occupant = await api.newPerson(customerId, 'OCCUPANT');
    expect((await refusal('{ externalCmmsFields { id } }', {}, occupant)).code).toBe('FORBIDDEN');
    const plain = await api.newPerson(await api.newCustomer());
    expect(await refusal('{ externalCmmsFields { id } }', {}, plain)).toEqual({
      ...{ code: 'FORBIDDEN', message: 'CMMS Config is not part of your plan' },
    });
  });
});
