import { beforeAll, expect, test } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { createReader, listReaders, revokeReader, rotateReader } from '../../../warehouse/ports/analyst-readers.ts';
import { codeOf, raw, serverForFile } from '../conformance/set-up.ts';
import { MARK, type ReadersScene, setUpReaders } from './scene.ts';

const server = serverForFile({ CLICKHOUSE_DAEMON_READER_SECONDS: '2' });
const QUERY = 'SELECT name FROM analyst.alarms';
/** Hours of work on little memory and few rows. */
const ENDLESS =
  'SELECT max(arrayFold((a, x) -> bitXor(a, sipHash64(x, number)), range(200), toUInt64(0))) FROM numbers(900000000)';
let scene: ReadersScene;
beforeAll(async () => {
  scene = await setUpReaders(server);
});

test('a reader signs in by headers, Basic or parameters', async () => {
  const { name, secret } = scene.mine;
  const query = `/?query=${encodeURIComponent(QUERY)}`;
  const basic = `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
  const answers = [
    await fetch(new URL(query, server.url), { headers: { 'X-ClickHouse-User': name, 'X-ClickHouse-Key': secret } }),
    await fetch(new URL(query, server.url), { headers: { Authorization: basic } }),
    await fetch(new URL(`${query}&${new URLSearchParams({ user: name, password: secret })}`, server.url)),
  ];
  for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, 'own\n']);
});

test.each([
  ['no secret', ''],
  ['a wrong secret', 'x'.repeat(43)],
  ['a very long secret', 'x'.repeat(100_000)],
])('%s is refused with 516', async (_, secret) => {
  const answer = await scene.as('mine', secret).ask(QUERY);
  expect([answer.status, codeOf(answer)]).toEqual([403, '516']);
  expect(answer.text).toMatch(/^Code: 516\. DB::Exception: mine: Authentication failed/);
});

test('one reader has not the secret of the other, nor that of the owner', async () => {
  expect(codeOf(await scene.as('theirs', scene.mine.secret).ask(QUERY))).toBe('516');
  expect(codeOf(await scene.as('default', scene.mine.secret).ask(QUERY))).toBe('194');
  expect(codeOf(await scene.as("mine' OR 1 --", scene.mine.secret).ask(QUERY))).toBe('516');
});

test('a secret is kept as a hash', async () => {
  const [row] = await server.rows<{ secret_hash: string }>("SELECT * FROM daemon.readers FINAL WHERE name = 'mine'");
  expect(row?.secret_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(scene.mine.secret);
});

test('a reader who is rotated or revoked is refused at once', async () => {
  const of = { name: 'passing', customerId: 11 };
  const first = (await createReader(server.client, { ...of, now: new Date() })) ?? '';
  expect((await scene.as('passing', first).ask(QUERY)).text).toBe('own\n');
  expect(await createReader(server.client, { ...of, now: new Date() })).toBeUndefined();
  const second = (await rotateReader(server.client, 'passing', new Date())) ?? '';
  expect(codeOf(await scene.as('passing', first).ask(QUERY))).toBe('516');
  expect((await scene.as('passing', second).ask(QUERY)).text).toBe('own\n');
  expect(await revokeReader(server.client, 'passing', new Date())).toBe(true);
  expect(codeOf(await scene.as('passing', second).ask(QUERY))).toBe('516');
  expect(await revokeReader(server.client, 'passing', new Date())).toBe(false);
  expect(await rotateReader(server.client, 'passing', new Date())).toBeUndefined();
  const listed = await listReaders(server.client, 11);
  expect(listed.find(({ name }) => name === 'passing')).toMatchObject({
    customerId: 11,
    revokedAt: expect.any(String),
  });
  const third = (await createReader(server.client, { ...of, now: new Date() })) ?? '';
  expect((await scene.as('passing', third).ask(QUERY)).text).toBe('own\n');
});

test('an endless query ends at the bound, and the product is answered meanwhile', async () => {
  const endless = Promise.all(Array.from({ length: 4 }, () => scene.mine.ask(ENDLESS)));
  let ended = false;
  void endless.then(() => {
    ended = true;
  });
  const answeredBefore: boolean[] = [];
  while (!ended) {
    expect(await server.rows('SELECT count() AS a FROM annunciator.alarms')).toEqual([{ a: 2 }]);
    answeredBefore.push(!ended);
  }
  expect(answeredBefore.filter(Boolean).length).toBeGreaterThan(2);
  for (const answer of await endless) expect([answer.status, codeOf(answer)]).toEqual([408, '159']);
});

test('a query whose client has gone is ended, and no other of the same id', async () => {
  const gone = new AbortController();
  const headers = { 'X-ClickHouse-User': 'mine', 'X-ClickHouse-Key': scene.mine.secret };
  const url = new URL('/?query_id=of-the-product', server.url);
  const own = server.client.query({
    query: 'SELECT sleep(1), 7 AS a',
    query_id: 'of-the-product',
    format: 'JSONEachRow',
  });
  const request = fetch(url, { method: 'POST', headers, body: ENDLESS, signal: gone.signal }).catch(() => undefined);
  await new Promise<void>((resolve) => setImmediate(resolve));
  gone.abort();
  await request;
  expect(await (await own).json()).toEqual([expect.objectContaining({ a: 7 })]);
});

test('a fifth query at the same time is refused with 202', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => scene.mine.ask(ENDLESS)));
  expect(answers.map(codeOf).filter((code) => code === '202').length).toBeGreaterThanOrEqual(2);
});

test('more rows, bytes or memory than a reader may have are refused', async () => {
  const rows = await scene.mine.ask('SELECT number FROM numbers(1000001)', 'max_result_rows=0');
  expect(rows.text).toContain('Code: 396. DB::Exception: Limit for result exceeded');
  expect(codeOf(await scene.mine.ask('SELECT groupArray(number) FROM numbers(500000000)'))).toMatch(
    /^(241|159|158|307)$/,
  );
});

test('what a reader asks is in the log of queries, with its name', async () => {
  await scene.mine.ask("SELECT 'asked by mine'");
  await scene.mine.ask("SELECT 'tried by mine' FROM annunciator.alarms");
  const rows = await server.rows<{ user: string; exception_code: number }>(
    "SELECT user, exception_code FROM system.query_log WHERE query LIKE '% by mine%' AND user = 'mine' AND type != 'QueryStart' ORDER BY exception_code",
  );
  expect(rows).toEqual([
    { user: 'mine', exception_code: 0 },
    { user: 'mine', exception_code: 497 },
  ]);
});

test('when a reader last asked something is known to the minute; of one who was made anew nothing is known', async () => {
  const of = { name: 'watched', customerId: 11 };
  const find = async () => (await listReaders(server.client)).find(({ name }) => name === 'watched');
  const secret = (await createReader(server.client, { ...of, now: new Date() })) ?? '';
  expect(await find()).toMatchObject({ lastUsedAt: null });
  await scene.as('watched', 'x'.repeat(43)).ask(QUERY);
  expect(await find()).toMatchObject({ lastUsedAt: null });
  const before = Date.now();
  await scene.as('watched', secret).ask(QUERY);
  const usedAt = await until('the use', async () => (await find())?.lastUsedAt);
  expect(Date.parse(usedAt)).toBeGreaterThanOrEqual(before);
  await revokeReader(server.client, 'watched', new Date());
  expect(await find()).toMatchObject({ lastUsedAt: usedAt });
  await createReader(server.client, { ...of, now: new Date() });
  expect(await find()).toMatchObject({ lastUsedAt: null });
});

test('a reader has no session to share', async () => {
  await server.get('SET SQL_customer_id = 22', '&session_id=shared').catch(() => undefined);
  const answer = await scene.mine.ask(QUERY, 'session_id=shared');
  expect([answer.status, answer.text.includes(MARK), answer.text]).toEqual([200, false, 'own\n']);
});

test('a statement larger than a reader may send is refused', async () => {
  const answer = await raw(server.url, '/', {
    headers: { 'X-ClickHouse-User': 'mine', 'X-ClickHouse-Key': scene.mine.secret },
    body: `SELECT 1 -- ${'x'.repeat(2_000_000)}`,
  });
  expect(codeOf(answer)).toBe('229');
});
