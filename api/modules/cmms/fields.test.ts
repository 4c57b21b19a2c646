import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataTypes } from '../../../domain/cmms/cmms.ts';
import { storeCmmsField } from '../../../tests/support/cmms.ts';
import { type CmmsApi, type Row, startCmmsApi } from '../../../tests/support/cmms-api.ts';

let api: CmmsApi['api'];
let customerId: CmmsApi['customerId'];
let systemId: CmmsApi['systemId'];
let read: CmmsApi['read'];
let refusal: CmmsApi['refusal'];
let newField: CmmsApi['newField'];
let newSystem: CmmsApi['newSystem'];
beforeAll(async () => {
  ({ api, customerId, systemId, read, refusal, newField, newSystem } = await startCmmsApi());
});
afterAll(() => api?.stop());

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

  test.each(['__proto__', 'wo.__proto__.x', 'constructor.prototype.y'])('no field is named %s', async (name) => {
    const input = { externalSystemId: String(systemId), name, title: 'Priority', dataType: 'String' };
    expect((await refusal(create, { input })).code).toBe('INVALID');
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
      expect(await refusal(addParent, ring)).toEqual({ code: 'INVALID', message: 'parent cannot depend on itself' });
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

describe('who may', () => {
  test('configure and read fields are Admins, and nobody does where the plan has no CMMS Config', async () => {
    const input = { externalSystemId: String(systemId), name: 'forbidden' };
    for (const role of ['MANAGER', 'STANDARD', 'VENDOR'] as const) {
      const person = await api.newPerson(customerId, role);
      expect((await refusal(create, { input }, person)).code, role).toBe('FORBIDDEN');
      expect((await refusal('{ externalCmmsFields { id } }', {}, person)).code, role).toBe('FORBIDDEN');
    }
    const occupant = await api.newPerson(customerId, 'OCCUPANT');
    expect((await refusal('{ externalCmmsFields { id } }', {}, occupant)).code).toBe('FORBIDDEN');
    const plain = await api.newPerson(await api.newCustomer());
    expect(await refusal('{ externalCmmsFields { id } }', {}, plain)).toEqual({
      ...{ code: 'FORBIDDEN', message: 'CMMS Config is not included in your plan' },
    });
  });
});
