import { request } from 'node:http';
import { expect, test } from 'vitest';
import { PASSWORD, serverForFile, until } from './set-up.ts';

const server = serverForFile();

test('fifty at once, each with its own answer, its own settings and parameters', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      server.rows("SELECT {i:UInt32} AS i, toUInt32(getSetting('max_block_size')) AS s, queryID() AS id", {
        query_params: { i },
        clickhouse_settings: { max_block_size: String(1000 + i) },
        query_id: `fifty-${i}`,
      }),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 50 }, (_, i) => [{ i, s: 1000 + i, id: `fifty-${i}` }]));
});

test('short ones do not wait for long ones', async () => {
  const stop = new AbortController();
  const query = 'SELECT count() FROM numbers(60) WHERE NOT ignore(sleepEachRow(1)) SETTINGS max_block_size = 1';
  const long = Array.from({ length: 10 }, (_, i) =>
    server.rows(query, { query_id: `long-${i}`, abort_signal: stop.signal }).catch(() => 'aborted'),
  );
  const running = () => server.rows("SELECT 1 FROM system.processes WHERE query_id LIKE 'long-%'");
  await until(running, (list) => list.length > 0);
  const short = Promise.all(Array.from({ length: 50 }, (_, i) => server.rows(`SELECT ${i} AS i`)));
  expect(await Promise.race([...long, short])).toHaveLength(50);
  stop.abort();
  await Promise.all(long);
  await until(running, (list) => list.length === 0);
});

test('uploads that stall hold up nobody', async () => {
  const table = await server.newTable('a String');
  const path = `/?query=${encodeURIComponent(`INSERT INTO ${table} FORMAT CSV`)}`;
  const headers = { 'X-ClickHouse-User': 'default', 'X-ClickHouse-Key': PASSWORD };
  const stalled = Array.from({ length: 40 }, () => {
    const req = request(new URL(path, server.url), { method: 'POST', headers, agent: false });
    req.on('error', () => undefined).write('half a row');
    return req;
  });
  await Promise.all(stalled.map((req) => new Promise((resolve) => req.once('socket', resolve))));
  await Promise.all(
    Array.from({ length: 20 }, (_, a) =>
      server.client.insert({ table, values: [{ a: String(a) }], format: 'JSONEachRow' }),
    ),
  );
  for (const req of stalled) req.destroy();
  expect(await server.rows(`SELECT toUInt32(count()) AS n FROM ${table}`)).toEqual([{ n: 20 }]);
});

test('many writers, large bodies among small ones: every row once', async () => {
  const table = await server.newTable('w UInt8, n UInt32, pad String');
  const pad = 'x'.repeat(200);
  const batch = (w: number, rows: number) => Array.from({ length: rows }, (_, n) => ({ w, n, pad }));
  const sizes = [1, 60_000, 100, 60_000, 10, 1000];
  await Promise.all(
    sizes.map((rows, w) => server.client.insert({ table, values: batch(w, rows), format: 'JSONEachRow' })),
  );
  const counts = await server.rows<{ n: number }>(
    `SELECT toUInt32(count()) AS n FROM ${table} GROUP BY w HAVING uniqExact(${table}.n) = n ORDER BY w`,
  );
  expect(counts.map(({ n }) => n)).toEqual(sizes);
});
