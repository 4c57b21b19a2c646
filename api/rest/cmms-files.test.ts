import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../../tests/support/cmms.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';

let api: TestApi;
let admin: TestPerson;
let customerId: number;
let systemId: number;
let fields = 0;
beforeAll(async () => {
  api = await startTestApi();
  customerId = await api.newCustomer({ features: ['cmmsConfig', 'cmmsMapping'] });
  admin = await api.newPerson(customerId);
  systemId = await newCmmsSystem(api.db, customerId);
});
afterAll(() => api?.stop());

const newField = (more: object = {}) => {
  fields += 1;
  return storeCmmsField(api.db, { customerId, systemId, name: `Field ${fields}`, ...more });
};
const headers = (by: TestPerson) => ({ authorization: `Bearer ${by.token}`, 'customer-id': String(by.customerId) });
async function send(what: 'field-values' | 'mappings', fieldId: string, content: string | Uint8Array, by = admin) {
  const body = new FormData();
  body.set('file', new File([content as BlobPart], 'some.csv', { type: 'text/csv' }));
  const url = `${api.origin}/cmms/import-${what}/${systemId}/${fieldId}`;
  const response = await fetch(url, { method: 'POST', headers: headers(by), body });
  const answer = (await response.json()) as Record<string, unknown> & { errors: Array<{ message: string }> };
  return { status: response.status, answer };
}
const valuesOf = (fieldId: string) =>
  api
    .db('external_cmms_domain_values')
    .where({ customer_id: customerId, field_id: fieldId })
    .orderBy('name')
    .select('name', 'value', 'external_id', 'parent_external_id', 'is_manually_added', 'is_deleted');

test('CMMS-030 values come from a file by their keys; lines that cannot be taken are named', async () => {
  const fieldId = await newField();
  await storeCmmsValues(api.db, { customerId, fieldId }, [{ name: 'A', value: 'Air' }]);
  const file = [
    '\ufeffName,Value,externalId,parentExternalId,unknown',
    'A,Air handler,,,x',
    '"B","Boiler, old",77,1,',
    'C,,,,',
    '',
    ',no key,,,',
    `'=1+1,Formula,,,`,
  ].join('\r\n');
  const { status, answer } = await send('field-values', fieldId, file);
  expect(status).toBe(200);
  expect(answer).toEqual({
    ...{ added: 2, changed: 1 },
    errors: [
      { line: 4, message: 'value is required' },
      { line: 6, message: 'name is required' },
    ],
  });
  const row = { is_manually_added: true, is_deleted: false, parent_external_id: null };
  expect(await valuesOf(fieldId)).toEqual([
    { ...row, name: '=1+1', value: 'Formula', external_id: '=1+1' },
    { ...row, name: 'A', value: 'Air handler', external_id: 'A' },
    { ...row, name: 'B', value: 'Boiler, old', external_id: '77', parent_external_id: '1' },
  ]);
  expect((await send('field-values', fieldId, file)).answer).toMatchObject({ added: 0, changed: 0 });
});

test('a file is refused whole only for its header, its size, or what is no text', async () => {
  const fieldId = await newField();
  const message = async (content: string | Uint8Array) => {
    const { status, answer } = await send('field-values', fieldId, content);
    return [status, answer.errors[0]?.message];
  };
  expect(await message('key,label\nA,Air')).toEqual([400, 'The first line must name the columns name, value']);
  expect(await message('')).toEqual([400, 'The first line must name the columns name, value']);
  expect(await message('x'.repeat(10 * 1024 * 1024 + 1))).toEqual([400, 'A file can be at most 10 MB']);
  expect(await message(new Uint8Array([0xff, 0xfe, 0x00]))).toEqual([400, 'The file is not valid UTF-8 text']);
  expect(await message('x'.repeat(12 * 1024 * 1024)).catch(() => 'cut off')).not.toEqual([200, undefined]);
  const { answer } = await send('field-values', fieldId, 'name,value\nA,"Air\nB,Boiler');
  expect(answer.errors).toHaveLength(1);
  const plain = await fetch(`${api.origin}/cmms/import-field-values/${systemId}/${fieldId}`, {
    ...{ method: 'POST', headers: headers(admin), body: 'name,value' },
  });
  expect(plain.status).toBe(400);
});

test('CMMS-031 mappings come from a file: how values translate, or what a field is filled from', async () => {
  const fieldId = await newField();
  const translations = 'internalValue,externalValue,internalValueSource\nNorth,B1,building\nSouth,B2,\nSOUTH,B3,\n,B4,';
  expect((await send('mappings', fieldId, translations)).answer).toEqual({
    ...{ added: 2, changed: 0, errors: [{ line: 5, message: 'internalValue is required' }] },
  });
  expect((await send('mappings', fieldId, 'internalValue,externalValue\nsouth,B5')).answer).toMatchObject({
    changed: 1,
  });
  const stored = await api
    .db('external_cmms_value_translations')
    .where({ field_id: fieldId })
    .orderBy('external_value')
    .select('internal_value', 'external_value', 'internal_value_source');
  expect(stored).toEqual([
    { internal_value: 'North', external_value: 'B1', internal_value_source: 'building' },
    { internal_value: 'south', external_value: 'B5', internal_value_source: null },
  ]);
  const mappings = 'internalFieldType,internalFieldName\nATTRIBUTE,building\nATTRIBUTE,building\nOTHER,x';
  const { answer } = await send('mappings', fieldId, mappings);
  expect(answer).toMatchObject({ added: 1, errors: [{ line: 4 }] });
});

test('CMMS-032 values are handed out packed, under a name of the answer’s, and come back as they were', async () => {
  const fieldId = await newField({ name: 'ASSET NUM/1' });
  const many = Array.from({ length: 4_500 }, (_, at) => ({ name: `V${at}`, value: `Value "${at}", one` }));
  await storeCmmsValues(api.db, { customerId, fieldId }, [...many, { name: '=cmd', value: '@home' }]);
  const response = await fetch(`${api.origin}/cmms/export-field-values/${systemId}/${fieldId}`, {
    headers: headers(admin),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ASSET-NUM-1-values.csv.gz"');
  expect(response.headers.get('content-type')).toBe('application/gzip');
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString('utf8');
  expect(text.trim().split('\n')).toHaveLength(4_502);
  expect(text).toContain(`'=cmd,'@home,'=cmd,`);
  const copy = await newField();
  expect((await send('field-values', copy, text)).answer).toEqual({ added: 4_501, changed: 0, errors: [] });
  const plain = ({ name, value, external_id }: Record<string, unknown>) => ({ name, value, external_id });
  expect((await valuesOf(copy)).map(plain)).toEqual((await valuesOf(fieldId)).map(plain));
});

test('what fills a field is handed out packed, and another field takes it as it was', async () => {
  const fieldId = await newField({ name: 'CREW' });
  const lines = Array.from({ length: 200 }, (_, at) => `Room ${at},"B, ${at}",building,INTERNAL_TO_EXTERNAL`);
  const file = [
    'internalValue,externalValue,internalValueSource,translationDirection',
    ...lines,
    'closed,CLOSE,,EXTERNAL_TO_INTERNAL',
    "'=cmd,X,,INTERNAL_TO_EXTERNAL",
  ];
  expect((await send('mappings', fieldId, file.join('\n'))).answer).toEqual({ added: 202, changed: 0, errors: [] });
  await send('mappings', fieldId, 'internalFieldType,internalFieldName\nATTRIBUTE,building\nATTRIBUTE,rooms');
  const take = async (of: string, kind: string) => {
    const url = `${api.origin}/cmms/export-mappings/${systemId}/${of}?kind=${kind}`;
    const response = await fetch(url, { headers: headers(admin) });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString('utf8');
    return { name: response.headers.get('content-disposition'), text };
  };
  const copy = await newField();
  for (const kind of ['translations', 'mappings']) {
    const { name, text } = await take(fieldId, kind);
    expect(name).toBe(`attachment; filename="CREW-${kind}.csv.gz"`);
    const { answer } = await send('mappings', copy, text);
    expect(answer).toEqual({ added: kind === 'mappings' ? 2 : 202, changed: 0, errors: [] });
    const sorted = (table: string) => table.trim().split('\n').toSorted();
    expect(sorted((await take(copy, kind)).text)).toEqual(sorted(text));
  }
  const url = `${api.origin}/cmms/export-mappings/${systemId}/${fieldId}`;
  expect((await fetch(`${url}?kind=other`, { headers: headers(admin) })).status).toBe(400);
  const standard = await api.newPerson(customerId, 'STANDARD');
  expect((await fetch(url, { headers: headers(standard) })).status).toBe(403);
});

test('files are for those who may configure, and of fields of the system that is named', async () => {
  const fieldId = await newField();
  const standard = await api.newPerson(customerId, 'STANDARD');
  expect((await send('field-values', fieldId, 'name,value', standard)).status).toBe(403);
  const other = await newCmmsSystem(api.db, customerId, { displayName: 'Elsewhere' });
  for (const path of [`${other}/${fieldId}`, `${systemId}/${randomUUID()}`, `x/${fieldId}`, `${systemId}/y`]) {
    const response = await fetch(`${api.origin}/cmms/export-field-values/${path}`, { headers: headers(admin) });
    expect([400, 404], path).toContain(response.status);
  }
});
