import { describe, expect, test } from 'vitest';
import { codeOf, failure, serverForFile } from './set-up.ts';

const server = serverForFile();

describe('sessions', () => {
  test('one that must exist and does not is 372, one at work is 373', async () => {
    const none = await server.send('/?session_id=absent&session_check=1', { body: 'SELECT 1' });
    expect(none.headers['x-clickhouse-exception-code']).toBe('372');
    const codes = await Promise.all(
      [1, 2].map(async () => {
        const answer = await server.send('/?session_id=busy', { body: 'SELECT sleep(0.5)' });
        return answer.headers['x-clickhouse-exception-code'];
      }),
    );
    expect(codes.sort()).toEqual(['373', undefined]);
  });

  test('end when they have been idle for as long as they asked', async () => {
    await server.send('/?session_id=brief&session_timeout=0', { body: 'SELECT 1' });
    const again = await server.send('/?session_id=brief&session_check=1', { body: 'SELECT 1' });
    expect(again.headers['x-clickhouse-exception-code']).toBe('372');
    const tooLong = await server.send('/?session_id=long&session_timeout=100000', { body: 'SELECT 1' });
    expect(tooLong.headers['x-clickhouse-exception-code']).toBe('374');
  });

  test('a session keeps its temporary table and settings, and nobody else sees them', async () => {
    const session_id = 'mine';
    await server.client.command({ query: 'CREATE TEMPORARY TABLE tmp (a UInt8)', session_id });
    await server.client.command({ query: 'SET max_threads = 2', session_id });
    await server.client.insert({ table: 'tmp', values: [[1]], format: 'JSONCompactEachRow', session_id });
    const threads = "SELECT toUInt32(getSetting('max_threads')) AS v";
    const other = { session_id, clickhouse_settings: { max_threads: 7 } };
    expect(await server.rows('SELECT a FROM tmp', { session_id })).toEqual([{ a: 1 }]);
    expect(await server.rows(threads, other)).toEqual([{ v: 7 }]);
    expect(await server.rows(threads, { session_id })).toEqual([{ v: 2 }]);
    expect((await failure(server.rows('SELECT a FROM tmp'))).code).toBe('60');
  });

  test('ends with the statement that closes it', async () => {
    await server.send('/?session_id=closing', { body: 'CREATE TEMPORARY TABLE tmp (a UInt8)' });
    expect(
      codeOf(await server.send('/?session_id=closing&session_check=1', { body: 'SELECT * FROM tmp' })),
    ).toBeUndefined();
    await server.send('/?session_id=closing&close_session=1', { body: 'SELECT 1' });
    expect(codeOf(await server.send('/?session_id=closing&session_check=1', { body: 'SELECT 1' }))).toBe('372');
  });

  test('of a client holds for all its statements, one after another', async () => {
    const client = server.connect({ session_id: 'of-client', max_open_connections: 1 });
    await client.command({ query: 'CREATE TEMPORARY TABLE mine (a UInt8)' });
    await client.insert({ table: 'mine', values: [{ a: 1 }, { a: 2 }], format: 'JSONEachRow' });
    await client.command({ query: 'SET output_format_json_quote_64bit_integers = 1' });
    const result = await client.query({ query: 'SELECT sum(a) AS n FROM mine', format: 'JSONEachRow' });
    expect(await result.json()).toEqual([{ n: '3' }]);
    await client.command({ query: 'USE system' });
    const one = await client.query({ query: 'SELECT currentDatabase() AS d FROM one', format: 'JSONEachRow' });
    expect(await one.json()).toEqual([{ d: 'system' }]);
  });

  test('an error leaves the session as it was', async () => {
    const session_id = 'erring';
    await server.client.command({ query: 'SET max_threads = 3', session_id });
    await failure(server.client.command({ query: 'SELECT nothing', session_id }));
    const query = "SELECT toUInt32(getSetting('max_threads')) AS v";
    expect(await server.rows(query, { session_id })).toEqual([{ v: 3 }]);
  });

  test('nothing of a statement without a session stays', async () => {
    await server.client.command({ query: 'SET max_threads = 3' });
    await server.client.command({ query: 'USE system' });
    expect(
      await server.rows(
        "SELECT currentDatabase() AS d, value = '3' AS v FROM system.settings WHERE name = 'max_threads'",
      ),
    ).toEqual([{ d: 'default', v: 0 }]);
  });

  test.each(['-1', '1.5', 'x', '3601'])('a timeout of %s is 374', async (timeout) => {
    expect(codeOf(await server.send(`/?session_id=t&session_timeout=${timeout}`, { body: 'SELECT 1' }))).toBe('374');
  });
});
