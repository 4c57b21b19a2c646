import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ReadersScene, setUpReaders } from '../readers/scene.ts';
import { codeOf, type RawAnswer, raw, serverForFile } from './set-up.ts';

// Sends what clickhouse-connect 1.12 (Python) and the JDBC driver 0.9.4 send as readers.

const server = serverForFile();
let scene: ReadersScene;
beforeAll(async () => {
  scene = await setUpReaders(server);
  await server.client.command({
    query: `INSERT INTO annunciator.instances (customer_id, alarm_id, started_at, instance_id, ended_at, end_source, version)
      SELECT 11, 12, toDateTime64('2026-01-01 00:00:00', 3, 'UTC') + number * 60, generateUUIDv4(), NULL, NULL, 1 FROM numbers(100000)`,
  });
});
const basic = () => `Basic ${Buffer.from(`mine:${scene.mine.secret}`).toString('base64')}`;

describe('clickhouse-connect', () => {
  const session = randomUUID();
  const ask = (body: string, more = '', database = '&database=analyst', accepted = 'identity'): Promise<RawAnswer> =>
    raw(server.url, `/?session_id=${session}&wait_end_of_query=1${database}${more}&query_id=${randomUUID()}`, {
      headers: {
        ...{ 'X-ClickHouse-User': '', 'X-ClickHouse-Key': '' },
        ...{ Authorization: basic(), 'Accept-Encoding': accepted },
        ...{ 'Content-Type': 'text/plain; charset=utf-8', 'User-Agent': 'clickhouse-connect/1.12.0' },
      },
      body,
    });

  test('connects: version, settings, native protocol', async () => {
    const plain = (body: string, more = '') =>
      raw(server.url, `/?query_id=${randomUUID()}${more}`, {
        headers: {
          'X-ClickHouse-User': '',
          'X-ClickHouse-Key': '',
          Authorization: basic(),
          'Accept-Encoding': 'identity',
        },
        body,
      });
    expect((await plain('SELECT version(), timezone()')).text).toMatch(/^26\.\d+\.\d+\.\d+\t[\w/]+\n$/);
    const settings = await plain(
      'SELECT name, value, readonly FROM system.settings LIMIT 10000\n FORMAT Native',
      '&wait_end_of_query=1',
    );
    expect([settings.status, settings.text.includes('max_threads')]).toEqual([200, true]);
    const check = await plain(
      'SELECT 1 AS check\n FORMAT Native',
      '&wait_end_of_query=1&client_protocol_version=54405',
    );
    expect([check.status, check.text.includes('check')]).toEqual([200, true]);
  });

  test('lists databases, tables and columns', async () => {
    expect((await ask('SELECT name FROM system.databases\n FORMAT TSV')).text).toBe('analyst\n');
    const tables = await ask("SELECT name, comment FROM system.tables WHERE database = 'analyst'\n FORMAT TSV");
    expect(tables.text).toMatch(/^alarms\tAlarms with what is known of them now/m);
    const columns = await ask(
      "SELECT name, type, comment FROM system.columns WHERE database='analyst' AND table='instances'\n FORMAT TSV",
    );
    expect(columns.text).toContain("started_at\tDateTime64(3, \\'UTC\\')\tWhen it became active");
    expect((await ask('DESCRIBE TABLE analyst.instances\n FORMAT Native')).status).toBe(200);
  });

  test('selects with parameters, by name of the database or without', async () => {
    const query = 'SELECT name FROM analyst.alarms WHERE alarm_id = {id:UInt64}\n FORMAT TSV';
    expect((await ask(query, '&param_id=11')).text).toBe('own\n');
    expect((await ask('SELECT name FROM alarms\n FORMAT TSV', '', '')).text).toBe('own\n');
  });

  test('streams 100,000 rows', async () => {
    const query = 'SELECT alarm_id, started_at FROM analyst.instances WHERE alarm_id = 12 LIMIT 100000\n FORMAT CSV';
    const whole = await ask(query);
    expect(whole.text.trim().split('\n').length).toBe(100_000);
    const answer = await ask(query, '', '&database=analyst', 'lz4,zstd,gzip,deflate');
    const { bytes, headers } = answer;
    expect([answer.status, headers['content-encoding']]).toEqual([200, expect.stringMatching(/^(lz4|zstd|gzip)$/)]);
    expect(bytes.length).toBeLessThan(whole.bytes.length / 2);
  });

  test('is told why it cannot insert', async () => {
    expect(codeOf(await ask('INSERT INTO analyst.alarms (alarm_id) FORMAT Native\n'))).toBe('497');
  });
});

describe('the JDBC driver', () => {
  const ask = (body: string, database = 'analyst'): Promise<RawAnswer> =>
    raw(server.url, `/?query_id=${randomUUID()}&async_insert=0&wait_end_of_query=0`, {
      headers: {
        ...{ 'X-ClickHouse-User': '', 'X-ClickHouse-Key': '', Authorization: basic() },
        ...{ 'Content-Type': 'text/plain', 'X-ClickHouse-Format': 'RowBinaryWithNamesAndTypes' },
        ...{ 'X-ClickHouse-Database': database, 'Transfer-Encoding': 'chunked' },
      },
      body,
    });

  test('connects as a reader, whose name it is told', async () => {
    const answer = await ask('SELECT currentUser() AS user, timezone() AS timezone, version() AS version LIMIT 1');
    expect([answer.status, answer.text]).toEqual([200, expect.stringMatching(/user.*timezone.*mine.*26\./s)]);
  });

  test.each([
    ['schemas', "SELECT name AS TABLE_SCHEM, '' AS TABLE_CATALOG FROM system.databases ORDER BY name", 'analyst'],
    [
      'tables',
      `SELECT '' AS TABLE_CAT, t.database AS TABLE_SCHEM, t.name AS TABLE_NAME, CASE WHEN t.engine LIKE '%Log' THEN 'LOG TABLE' WHEN t.engine in ('Buffer', 'Memory', 'Set') THEN 'MEMORY TABLE' WHEN t.is_temporary != 0 THEN 'TEMPORARY TABLE' WHEN t.engine like '%View' THEN 'VIEW'WHEN t.engine = 'Dictionary' THEN 'DICTIONARY' WHEN empty(t.data_paths) THEN 'REMOTE TABLE' ELSE 'TABLE' END AS TABLE_TYPE, t.comment AS REMARKS, null::Nullable(String) AS TYPE_CAT, d.engine AS TYPE_SCHEM FROM system.tables t JOIN system.databases d ON t.database = d.name WHERE t.database ILIKE 'analyst' AND t.name ILIKE '%' ORDER BY t.database, t.name`,
      'daily_counts',
    ],
    [
      'columns',
      `SELECT '' AS TABLE_CAT, database AS TABLE_SCHEM, table AS TABLE_NAME, name AS COLUMN_NAME, toInt32(1111) AS DATA_TYPE, toInt32(multiIf(character_octet_length IS NOT NULL, character_octet_length, system.columns.type == 'Bool', 1, 0)) AS COLUMN_SIZE FROM system.columns WHERE database ILIKE 'analyst' AND table ILIKE 'instances' AND name ILIKE '%' ORDER BY position`,
      'duration_seconds',
    ],
    [
      'keys',
      `SELECT NULL::Nullable(String) AS TABLE_CAT, system.tables.database AS TABLE_SCHEM, trim(c.1) AS COLUMN_NAME FROM system.tables ARRAY JOIN arrayZip(splitByChar(',', primary_key), arrayEnumerate(splitByChar(',', primary_key))) as c WHERE system.tables.primary_key <> '' ORDER BY COLUMN_NAME`,
      'TABLE_SCHEM',
    ],
    [
      'the columns of a statement',
      'DESC (SELECT alarm_id FROM analyst.instances WHERE alarm_id = NULL) FORMAT TSKV',
      'UInt64',
    ],
    ['rows', 'SELECT name, building FROM analyst.alarms ORDER BY alarm_id LIMIT 2', 'own'],
  ])('lists %s', async (_, query, found) => {
    const answer = await ask(query);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(found)]);
    expect(answer.text).not.toContain('annunciator');
  });

  test('streams 100,000 rows', async () => {
    const answer = await ask('SELECT alarm_id FROM analyst.instances WHERE alarm_id = 12 LIMIT 100000');
    // names and types stand before 8 bytes a row
    expect([answer.status, answer.bytes.length]).toEqual([200, 800_000 + '\x01\x08alarm_id\x06UInt64'.length]);
  });

  test('finds neither functions nor types of the engine, nor another schema', async () => {
    expect(codeOf(await ask('SELECT name FROM system.functions'))).toBe('497');
    expect(codeOf(await ask('SELECT name FROM system.data_type_families'))).toBe('497');
    expect(codeOf(await ask('SELECT count() FROM alarms', 'annunciator'))).toBe('497');
  });
});
