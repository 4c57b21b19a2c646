import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../../../tests/support/cmms.ts';
import { type CmmsApi, type Row, startCmmsApi } from '../../../tests/support/cmms-api.ts';

let api: CmmsApi['api'];
let systemId: CmmsApi['systemId'];
let read: CmmsApi['read'];
let refusal: CmmsApi['refusal'];
let newField: CmmsApi['newField'];
let values: CmmsApi['values'];
beforeAll(async () => {
  ({ api, systemId, read, refusal, newField, values } = await startCmmsApi());
});
afterAll(() => api?.stop());

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

describe('whom an order can be given to', () => {
  const ask = `query ($system: ID, $search: String, $offset: Int) {
    cmmsAssignee(externalSystemId: $system, search: $search, offset: $offset) { fieldId value label }
    cmmsAssigneeCount(externalSystemId: $system, search: $search) }`;
  type Assignees = {
    cmmsAssignee: Array<{ fieldId: string; value: string; label: string }>;
    cmmsAssigneeCount: number;
  };

  test('WORK-004 WORK-005 WORK-086 assignees are found by what was typed, fifty from an offset, with their count', async () => {
    const fieldId = await newField('lead', { displayTemplate: 'LABEL' });
    await values(fieldId, [
      ...Array.from({ length: 51 }, (_, at) => ({ name: `T${at}`, value: `Technician ${100 + at}` })),
      { name: 'WILSON', value: 'Mike Wilson' },
    ]);
    await values(await newField('owner'), [{ name: 'NOBODY', value: 'Not of a work order' }]);
    const find = (given: Row) => read<Assignees>(ask, given);
    expect(await find({ search: 'wils' })).toEqual({
      cmmsAssignee: [{ fieldId, value: 'WILSON', label: 'Mike Wilson' }],
      cmmsAssigneeCount: 1,
    });
    const first = await find({ system: String(systemId) });
    expect(first.cmmsAssignee).toHaveLength(50);
    expect(first.cmmsAssigneeCount).toBe(52);
    const rest = await find({ offset: 50 });
    expect(rest.cmmsAssignee.map(({ value }) => value)).toEqual(['T49', 'T50']);
    await api.db('external_systems').where({ id: systemId }).update({ is_active: false });
    expect(await find({})).toEqual({ cmmsAssignee: [], cmmsAssigneeCount: 0 });
    await api.db('external_systems').where({ id: systemId }).update({ is_active: true });
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
    const own = await api.newCustomer({ features: ['cmmsConfig', 'cmmsMapping'] });
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
