import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, serverForFile } from '../conformance/set-up.ts';
import { MARK, MINE, type ReadersScene, setUpReaders, THEIRS } from './scene.ts';
import { REQUESTS, TRICKS } from './tricks.ts';

const server = serverForFile();
let scene: ReadersScene;
beforeAll(async () => {
  scene = await setUpReaders(server);
});

const VIEWS = [
  ...['alarms', 'instances', 'nuisance_instances', 'daily_counts', 'events', 'decisions', 'status_stays'],
  ...['tickets', 'ticket_alarms', 'ticket_changes', 'people', 'teams', 'kpi_snapshots'],
];

describe.each(VIEWS)('analyst.%s', (view) => {
  test('shows each reader the rows of its customer alone', async () => {
    for (const [asker, customerId] of [
      [scene.mine, MINE],
      [scene.theirs, THEIRS],
    ] as const) {
      const answer = await asker.ask(`SELECT DISTINCT customer_id FROM analyst.${view}`);
      expect([answer.status, answer.text]).toEqual([200, `${customerId}\n`]);
      const everything = await asker.ask(`SELECT * FROM analyst.${view} FORMAT JSONEachRow`);
      expect(everything.text.includes(MARK)).toBe(customerId === THEIRS && /SECRET/.test(everything.text));
    }
  });

  test('shows the owner, who has no customer, nothing', async () => {
    expect(await server.rows(`SELECT * FROM analyst.${view}`)).toEqual([]);
  });
});

const PARAMETERS = 'param_x=1&param_f=hostName';

test.each(TRICKS)('%s', async (_, honest, trick, code) => {
  for (const asker of [scene.mine, scene.theirs]) {
    const allowed = await asker.ask(honest, PARAMETERS);
    expect([allowed.status, allowed.text]).toEqual([200, expect.any(String)]);
    const answer = await asker.ask(trick, PARAMETERS);
    expect([codeOf(answer), answer.status >= 400, answer.text.includes(MARK)]).toEqual([code, true, false]);
    expect(answer.text).toMatch(new RegExp(`^Code: ${code}\\. DB::Exception: `));
  }
});

test.each(REQUESTS)('%s of the request', async (_, more, headers, code) => {
  const query = 'SELECT name FROM analyst.alarms';
  expect((await scene.mine.ask(query)).text).toBe('own\n');
  const answer = await scene.mine.ask(query, more, headers);
  expect([codeOf(answer), answer.text.includes(MARK)]).toEqual([code, false]);
});

test('settings that clients send by themselves are accepted', async () => {
  const more =
    'max_result_rows=10&max_execution_time=0&readonly=1&send_progress_in_http_headers=1&wait_end_of_query=1' +
    '&session_timezone=Europe/Berlin&output_format_json_quote_64bit_integers=0&database=analyst&session_id=abc';
  const answer = await scene.mine.ask('SELECT name, timezone() FROM alarms', more);
  expect([answer.status, answer.text]).toEqual([200, 'own\tEurope/Berlin\n']);
});

test.each<[string, string]>([
  ['a parameter of the customer', 'param_customer=22&param_SQL_customer_id=22&param_customer_id=22'],
  ['the name of the warehouse as a parameter', 'param_d=annunciator&param_t=alarms'],
])('%s changes nothing', async (_, more) => {
  const honest = await scene.mine.ask(
    'SELECT name FROM analyst.alarms WHERE alarm_id = {id:UInt64}',
    `${more}&param_id=11`,
  );
  expect([honest.status, honest.text]).toEqual([200, 'own\n']);
  const other = await scene.mine.ask(
    'SELECT name FROM analyst.alarms WHERE alarm_id = {id:UInt64}',
    `${more}&param_id=22`,
  );
  expect([other.status, other.text]).toEqual([200, '']);
});

test('the database of another customer shows the own rows', async () => {
  expect((await scene.theirs.ask('SELECT 1')).text).toBe('1\n');
  const answer = await scene.mine.ask(`SELECT name FROM analyst_${THEIRS}.alarms`);
  expect([answer.status, answer.text]).toEqual([200, 'own\n']);
});

test('a parameter names no table of others', async () => {
  const ask = (d: string, t: string) =>
    scene.mine.ask('SELECT * FROM {d:Identifier}.{t:Identifier}', `param_d=${d}&param_t=${t}`);
  expect((await ask('annunciator', 'alarms')).text).not.toContain(MARK);
  expect(codeOf(await ask('annunciator', 'alarms'))).toBe('497');
  const injected = await scene.mine.ask(
    'SELECT {a:String}',
    `param_a=${encodeURIComponent("x' SETTINGS SQL_customer_id=22 --")}`,
  );
  expect([injected.status, injected.text]).toEqual([200, "x\\' SETTINGS SQL_customer_id=22 --\n"]);
});

test('what clients ask of the system shows analyst alone', async () => {
  const ask = async (query: string) => (await scene.mine.ask(query)).text.trim().split('\n');
  expect(await ask('SELECT DISTINCT database FROM system.tables')).toEqual(['analyst']);
  expect(await ask('SELECT DISTINCT database FROM system.columns')).toEqual(['analyst']);
  expect(await ask('SELECT name FROM system.databases')).toEqual(['analyst']);
  expect((await ask('SELECT name FROM system.tables')).toSorted()).toEqual([...VIEWS].toSorted());
  for (const alias of ['system.databases', 'system.columns', 'tables', 'analyst.alarms'])
    expect(await ask(`SELECT DISTINCT database FROM system.tables AS \`${alias}\``)).toEqual(['analyst']);
});

test('a temporary table sent along is refused', async () => {
  const boundary = 'x';
  const body = `--x\r\nContent-Disposition: form-data; name="t"; filename="t"\r\n\r\n1\r\n--x--\r\n`;
  const more = new URLSearchParams({ query: 'SELECT * FROM t', t_structure: 'a Int8' }).toString();
  const answer = await scene.mine.ask(body, more, { 'Content-Type': `multipart/form-data; boundary=${boundary}` });
  expect(codeOf(answer)).toBe('497');
});
