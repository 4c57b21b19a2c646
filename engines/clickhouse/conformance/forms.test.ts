import { expect, test } from 'vitest';
import { PASSWORD, serverForFile } from './set-up.ts';

const server = serverForFile();

const post = async (path: string, form: FormData) => {
  const headers = { 'X-ClickHouse-User': 'default', 'X-ClickHouse-Key': PASSWORD };
  const answer = await fetch(new URL(path, server.url), { method: 'POST', body: form, headers });
  return { status: answer.status, code: answer.headers.get('x-clickhouse-exception-code'), text: await answer.text() };
};

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, value, `${name}.dat`);
  }
  return data;
}

test('a form holds the statement and its parameters', async () => {
  const fields = { query: 'SELECT {a:String}, {b:UInt8}', param_a: "x'\\r\\ny", param_b: '7' };
  expect((await post('/', form(fields))).text).toBe("x\\'\\r\\ny\t7\n");
});

test('settings come from the URL alone', async () => {
  const query = "SELECT getSetting('max_threads') FORMAT CSV";
  expect((await post('/?max_threads=3', form({ query, max_threads: '4' }))).text).toBe('3\n');
});

test('a file is a table for its statement, in any format', async () => {
  const query = 'SELECT id, name FROM people ORDER BY id';
  const tsv = new Blob(['2\tBo\n1\tAn\n']);
  const structure = 'people_structure=id UInt8, name String';
  expect((await post(`/?${structure}`, form({ query, people: tsv }))).text).toBe('1\tAn\n2\tBo\n');
  const csv = new Blob(['1,"a;b"\n']);
  const fields = { query, people_structure: 'id UInt8, name String', people_format: 'CSV', people: csv };
  expect((await post('/', form(fields))).text).toBe('1\ta;b\n');
  expect((await post('/', form({ query }))).code).toBe('60');
});

test('columns that have types alone are named by their places; two files join', async () => {
  const query = 'SELECT b._2, length(a._1) FROM a JOIN b ON a._1[1] = b._1';
  const fields = { query, a: new Blob(["['x','y']\n"]), b: new Blob(['x\t(1,2)\n']) };
  const types = new URLSearchParams({ a_types: 'Array(String)', b_types: 'String, Tuple(UInt8, UInt8)' });
  expect((await post(`/?${types}`, form(fields))).text).toBe('(1,2)\t2\n');
});

test('a file without columns is 36, an empty one an empty table, a structure no second statement', async () => {
  const query = 'SELECT count() FROM e';
  expect((await post('/', form({ query, e: new Blob(['1']) }))).code).toBe('36');
  expect((await post('/?e_structure=a UInt8', form({ query, e: new Blob([]) }))).text).toBe('0\n');
  const table = await server.newTable();
  const structure = encodeURIComponent(`a UInt8); DROP TABLE ${table} --`);
  expect((await post(`/?e_structure=${structure}`, form({ query, e: new Blob(['1']) }))).code).toBe('62');
  expect(await server.contents(table)).toEqual([]);
});

test('in a session a file lives as long as its statement', async () => {
  const path = '/?session_id=forms&e_structure=a UInt8';
  const query = 'SELECT a FROM e';
  expect((await post(path, form({ query, e: new Blob(['1\n']) }))).text).toBe('1\n');
  expect((await post(path, form({ query, e: new Blob(['2\n']) }))).text).toBe('2\n');
  expect((await post('/?session_id=forms', form({ query }))).code).toBe('60');
});
