import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncDirections } from '../../../domain/cmms/cmms.ts';
import { storeCmmsField } from '../../../tests/support/cmms.ts';
import { type CmmsApi, type Row, startCmmsApi } from '../../../tests/support/cmms-api.ts';

let api: CmmsApi['api'];
let customerId: CmmsApi['customerId'];
let read: CmmsApi['read'];
let refusal: CmmsApi['refusal'];
let newField: CmmsApi['newField'];
let newSystem: CmmsApi['newSystem'];
beforeAll(async () => {
  ({ api, customerId, read, refusal, newField, newSystem } = await startCmmsApi());
});
afterAll(() => api?.stop());

describe('mappings and translations', () => {
  const map = `mutation ($e: ID!, $i: ID!) { createExternalCmmsFieldMapping(externalId: $e, internalId: $i) {
    externalId internalId internalFieldType internalFieldName } }`;
  const mapping = (id: string, type: string, name: string) => ({
    ...{ externalId: id, internalId: `${type}:${name}`, internalFieldType: type, internalFieldName: name },
  });

  test('CMMS-020 CMMS-038 an internal field is mapped to an external one, once', async () => {
    const id = await newField('mapped');
    for (const [type, name] of [
      ['ATTRIBUTE', 'building'],
      ['WORK_TICKET_STATE', 'state'],
    ] as const)
      expect(await read(map, { e: id, i: `${type}:${name}` })).toEqual({
        createExternalCmmsFieldMapping: mapping(id, type, name),
      });
    expect((await refusal(map, { e: id, i: 'ATTRIBUTE:building' })).code).toBe('CONFLICT');
    for (const wrong of ['ALARM_ATTRIBUTE:building', 'ATTRIBUTE:', 'building'])
      expect((await refusal(map, { e: id, i: wrong })).code).toBe('INVALID');
  });

  test('CMMS-010 CMMS-012 the mappings of a system are read, and what is mapped to each of its fields', async () => {
    const own = await newSystem('Mapped');
    const id = await storeCmmsField(api.db, { customerId, systemId: own, name: 'location' });
    for (const internal of ['ATTRIBUTE:building', 'WORK_TICKET_STATE:state']) await read(map, { e: id, i: internal });
    const { externalCmmsFieldMappings: mappings, externalCmmsFieldMaps: maps } = await read<Record<string, Row[]>>(
      `query ($s: ID!) {
        externalCmmsFieldMappings(externalSystemId: $s) { externalId internalId internalFieldType internalFieldName }
        externalCmmsFieldMaps(externalSystemId: $s) { field { name } mappings { internalFieldName } translationCount } }`,
      { s: String(own) },
    );
    expect(mappings).toEqual([mapping(id, 'ATTRIBUTE', 'building'), mapping(id, 'WORK_TICKET_STATE', 'state')]);
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

  test('CMMS-011 CMMS-022 CMMS-037 a value is translated, needs both sides, and is listed', async () => {
    const id = await newField('translated');
    const input = { externalValue: 'B1', internalValue: 'North', internalValueSource: 'building' };
    const { createExternalCmmsValueTranslation: made } = await read(translate, { id, input });
    const whole = { ...input, externalFieldId: id, translationDirection: 'INTERNAL_TO_EXTERNAL' };
    expect(made).toEqual({ id: expect.any(String), ...whole });
    expect(await refusal(translate, { id, input: { ...input, internalValue: 'NORTH' } })).toEqual({
      ...{ code: 'CONFLICT', message: '"NORTH" already has a translation' },
    });
    expect(await listed({ externalFieldId: id })).toMatchObject({ externalCmmsValueTranslations: [whole], count: 1 });
    expect((await listed({ externalFieldId: id, valueLike: '%nor%' })).count).toBe(1);
    expect((await listed({ externalFieldId: id, valueLike: '%south%' })).count).toBe(0);
    for (const lacking of [
      { ...input, externalValue: ' ' },
      { ...input, internalValue: '' },
    ])
      expect((await refusal(translate, { id, input: lacking })).code).toBe('INVALID');
  });

  test('CMMS-042 a translation goes one way or the other, and no third', async () => {
    const id = await newField('directed');
    expect(syncDirections).toEqual(['INTERNAL_TO_EXTERNAL', 'EXTERNAL_TO_INTERNAL']);
    const input = { externalValue: 'B1', internalValue: 'North' };
    for (const translationDirection of syncDirections)
      expect(await read(translate, { id, input: { ...input, translationDirection } })).toMatchObject({
        createExternalCmmsValueTranslation: { translationDirection },
      });
    expect((await listed({ externalFieldId: id })).count).toBe(2);
    expect((await refusal(translate, { id, input: { ...input, translationDirection: 'BOTH' } })).code).toBeDefined();
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
