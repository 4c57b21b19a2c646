import { readdirSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { quoteText } from '../engine.ts';
import { codeOf, failure, serverForFile, until } from './set-up.ts';

const server = serverForFile();
const LONG = 'SELECT number, toString(number) FROM numbers(300000) FORMAT TSV';

const ask = (accepted: string, query: string, more = '') =>
  server.send(`/?query=${encodeURIComponent(query)}${more}`, { headers: { 'Accept-Encoding': accepted } });

describe('an answer', () => {
  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['gzip', gunzipSync],
    ['deflate', inflateSync],
    ['br', brotliDecompressSync],
  ])('in %s', async (name, undo) => {
    for (const [query, wait] of [
      ['SELECT 1', ''],
      [LONG, ''],
      [LONG, '&wait_end_of_query=1'],
    ]) {
      const answer = await ask(name, query ?? '', wait);
      expect(answer.headers['content-encoding']).toBe(name);
      const plain = await ask('', query ?? '');
      expect(undo(answer.bytes).equals(plain.bytes)).toBe(true);
    }
  });

  test.each([
    ['zstd', '28b52ffd'],
    ['lz4', '04224d18'],
    ['xz', 'fd377a58'],
  ])('in %s', async (name, magic) => {
    const answer = await ask(name, LONG);
    expect(answer.headers['content-encoding']).toBe(name);
    expect(answer.bytes.subarray(0, 4).toString('hex')).toBe(magic);
    expect(codeOf(await ask(name, 'SELECT throwIf(1)'))).toBe('395');
  });

  test('has the method the server likes best, and none on wish or without a common one', async () => {
    const chosen = async (accepted: string, more = '') =>
      (await ask(accepted, 'SELECT 1', more)).headers['content-encoding'];
    expect(await chosen('gzip, deflate')).toBe('gzip');
    expect(await chosen('gzip, br')).toBe('br');
    expect(await chosen('gzip, br;q=0.5, zstd')).toBe('zstd');
    expect(await chosen('gzip', '&enable_http_compression=1')).toBe('gzip');
    expect(await chosen('gzip', '&enable_http_compression=0')).toBeUndefined();
    expect(await chosen('identity, bz2')).toBeUndefined();
    expect(await chosen('')).toBeUndefined();
  });

  test.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['gzip', 'gzip', gunzipSync],
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'lz4, gzip', gunzipSync],
  ])('that is an error comes in %s where %s is accepted', async (name, accepted, undo) => {
    for (const query of ['SELECT throwIf(1)', 'SELECT nothing', 'SELECT * FROM absent']) {
      const packed = await ask(accepted, query, '&enable_http_compression=1');
      const plain = await ask(accepted, query, '&enable_http_compression=0');
      expect([packed.status, codeOf(packed)]).toEqual([plain.status, codeOf(plain)]);
      expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([name, undefined]);
      expect(plain.text).toMatch(/^Code: \d+\. DB::Exception: /);
      expect(undo(packed.bytes).toString()).toBe(plain.text);
    }
  });

  test('is not compressed to whom is not known, or without a body', async () => {
    const headers = { 'Accept-Encoding': 'gzip', 'X-ClickHouse-Key': 'wrong' };
    const stranger = await server.send('/?query=SELECT%201', { headers });
    expect([stranger.headers['content-encoding'], codeOf(stranger)]).toEqual([undefined, '194']);
    const nothing = await server.send('/', {
      body: 'DROP TABLE IF EXISTS nothing',
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect([nothing.headers['content-encoding'], nothing.text]).toEqual([undefined, '']);
  });
});

describe('a request', () => {
  test.each<[string, (bytes: string) => Buffer]>([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('in %s', async (name, pack) => {
    const table = await server.newTable();
    const headers = { 'Content-Encoding': name };
    const path = `/?query=${encodeURIComponent(`INSERT INTO ${table} FORMAT CSV`)}`;
    expect((await server.send(path, { body: pack('1,a\n2,b\n'), headers })).status).toBe(200);
    await server.send('/', { body: pack(`INSERT INTO ${table} FORMAT CSV\n3,c\n`), headers });
    expect(await server.contents(table)).toHaveLength(3);
    expect((await server.send('/', { body: pack('SELECT 3'), headers })).text).toBe('3\n');
  });

  test.each(['zstd', 'lz4', 'xz'])('in %s, which the engine unpacks', async (name) => {
    const table = await server.newTable();
    // The engine unpacks its own compressed output.
    const pack = async (body: string) => (await ask(name, `SELECT ${quoteText(body)} FORMAT RawBLOB`)).bytes;
    const send = async (path: string, body: Buffer) =>
      server.send(path, { body, headers: { 'Content-Encoding': name } });
    const insert = encodeURIComponent(`INSERT INTO ${table} FORMAT CSV`);
    expect(codeOf(await send('/', await pack(`INSERT INTO ${table} FORMAT CSV\n1,"a;\n\nb"\n`)))).toBeUndefined();
    expect(codeOf(await send(`/?query=${insert}`, await pack('2,b\n')))).toBeUndefined();
    expect(codeOf(await send(`/?query=${insert}`, await pack('')))).toBeUndefined();
    expect(await server.contents(table)).toEqual([
      { a: 1, s: 'a;\n\nb' },
      { a: 2, s: 'b' },
    ]);
    expect((await send('/', await pack('SELECT 3'))).text).toBe('3\n');
    const broken = await send('/', Buffer.from('SELECT 3'));
    expect(broken.status).toBe(500);
    expect(broken.text).not.toContain(server.dir);
    // The log creates files there too, for an instant.
    const spool = async () => readdirSync(`${server.dir}/spool`);
    await until(spool, (files) => files.length === 0);
  });

  test('of an unknown kind is 48, broken or cut it stores nothing', async () => {
    const table = await server.newTable('a Int64');
    const path = `/?query=${encodeURIComponent(`INSERT INTO ${table} FORMAT CSV`)}`;
    const whole = gzipSync(Array.from({ length: 50_000 }, (_, i) => i).join('\n'));
    const tries: [string, Buffer][] = [
      ['unheard-of', whole],
      ['gzip', whole.subarray(0, whole.length - 100)],
      ['gzip', Buffer.from('1\n2\n')],
    ];
    const codes = [];
    for (const [name, body] of tries)
      codes.push(codeOf(await server.send(path, { body, headers: { 'Content-Encoding': name } })));
    expect(codes).toEqual(['48', '354', '354']);
    expect(await server.rows(`SELECT count() AS n FROM ${table}`)).toEqual([{ n: 0 }]);
  });
});

describe('through the client', () => {
  test.each([{ codec: 'br' }, { codec: 'gzip', level: 1 }, true] as const)('%j, both ways', async (request) => {
    const response = request === true ? true : { codec: request.codec };
    const client = server.connect({ compression: { request, response } });
    const table = await server.newTable();
    const values = Array.from({ length: 20_000 }, (_, a) => ({ a, s: `row ${a}` }));
    await client.insert({ table, values, format: 'JSONEachRow' });
    const result = await client.query({ query: `SELECT a, s FROM ${table} ORDER BY a`, format: 'JSONEachRow' });
    expect(result.response_headers['content-encoding']).toBe(request === true ? 'gzip' : request.codec);
    expect(await result.json()).toEqual(values);
    expect((await failure(client.query({ query: 'SELECT nothing' }))).code).toBe('47');
    expect((await failure(client.insert({ table, values: [{ a: 'x' }], format: 'JSONEachRow' }))).code).toBe('27');
  });
});
