import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf, serverForFile } from '../conformance/set-up.ts';
import { MARK, MINE, type ReadersScene, setUpReaders, THEIRS } from './scene.ts';

const server = serverForFile();
let scene: ReadersScene;
beforeAll(async () => {
  scene = await setUpReaders(server);
});

const VIEWS = [
  ...['alarms', 'instances', 'nuisance_instances', 'daily_counts', 'events', 'decisions', 'status_stays'],
  ...['tickets', 'ticket_alarms', 'ticket_changes'],
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

/** Queries that a reader may ask, each with a way to misuse it that has to be refused. */
const TRICKS: ReadonlyArray<[what: string, honest: string, trick: string, code: string]> = [
  ['a table of the warehouse', 'SELECT count() FROM analyst.tickets', 'SELECT * FROM annunciator.tickets', '497'],
  ['a quoted name', 'SELECT count() FROM `analyst`.`tickets`', 'SELECT * FROM `annunciator`."tickets"', '497'],
  [
    'a comment that hides the rest',
    'SELECT count() FROM analyst.tickets -- of annunciator.tickets',
    'SELECT * FROM analyst.tickets /* -- */ UNION ALL SELECT * FROM annunciator.tickets -- */',
    '497',
  ],
  [
    'UNION',
    'SELECT name FROM analyst.alarms UNION ALL SELECT text FROM analyst.alarms',
    'SELECT name FROM analyst.alarms UNION ALL SELECT contextual_name FROM annunciator.alarms',
    '497',
  ],
  [
    'INTERSECT and EXCEPT',
    'SELECT 1 EXCEPT SELECT 2',
    'SELECT contextual_name FROM annunciator.alarms EXCEPT SELECT name FROM analyst.alarms',
    '497',
  ],
  [
    'a sub-query',
    'SELECT n FROM (SELECT name AS n FROM analyst.alarms)',
    'SELECT n FROM (SELECT contextual_name AS n FROM annunciator.alarms)',
    '497',
  ],
  [
    'a scalar sub-query',
    'SELECT (SELECT count() FROM analyst.alarms)',
    'SELECT (SELECT any(contextual_name) FROM annunciator.alarms)',
    '497',
  ],
  [
    'a common table expression',
    'WITH a AS (SELECT name FROM analyst.alarms) SELECT name FROM a',
    'WITH a AS (SELECT contextual_name FROM annunciator.alarms) SELECT * FROM a',
    '497',
  ],
  [
    'an expression that is never used',
    'WITH a AS (SELECT 1) SELECT 2',
    'WITH a AS (SELECT * FROM annunciator.alarms) SELECT 2',
    '497',
  ],
  [
    'JOIN',
    'SELECT count() FROM analyst.instances AS i JOIN analyst.alarms AS a USING (alarm_id)',
    'SELECT * FROM analyst.instances AS i CROSS JOIN annunciator.alarms AS a',
    '497',
  ],
  [
    'IN with the name of a table',
    'SELECT count() FROM analyst.alarms WHERE alarm_id IN (SELECT alarm_id FROM analyst.instances)',
    `SELECT (${THEIRS}, '${MARK}') IN annunciator.alarms`,
    '497',
  ],
  [
    'IN with a quoted name of a table',
    'SELECT 1 IN (1, 2)',
    `SELECT ${THEIRS} GLOBAL NOT IN \`annunciator\`.\`schema_migrations\``,
    '497',
  ],
  [
    'an alias that is named like an allowed table',
    'SELECT count() FROM analyst.alarms AS alarms',
    'SELECT * FROM annunciator.alarms AS `analyst.alarms`',
    '497',
  ],
  ['the log of queries', 'SELECT count() FROM system.tables', 'SELECT query FROM system.query_log', '497'],
  ['the statements that run', 'SELECT count() FROM system.columns', 'SELECT query FROM system.processes', '497'],
  ['the readers themselves', 'SELECT count() FROM system.databases', 'SELECT * FROM daemon.readers', '497'],
  ['parts', 'SELECT count() > 0 FROM system.settings', 'SELECT * FROM system.parts', '497'],
  ['the information schema', 'SELECT 1', 'SELECT * FROM information_schema.tables', '497'],
  ['file()', 'SELECT sum(number) FROM numbers(10)', "SELECT * FROM file('/etc/passwd', 'LineAsString')", '497'],
  ['the function file()', "SELECT upper('a')", "SELECT file('/etc/passwd')", '497'],
  ['url()', 'SELECT 1', "SELECT * FROM url('http://127.0.0.1:1/', 'LineAsString')", '497'],
  ['remote()', 'SELECT 1', "SELECT * FROM remote('127.0.0.1', annunciator.alarms)", '497'],
  ['remoteSecure()', 'SELECT 1', "SELECT * FROM remoteSecure('127.0.0.1', 'annunciator', 'alarms')", '497'],
  ['cluster()', 'SELECT 1', "SELECT * FROM cluster('default', annunciator.alarms)", '497'],
  ['s3()', 'SELECT 1', "SELECT * FROM s3('http://127.0.0.1:1/x', 'CSV')", '497'],
  ['merge()', 'SELECT 1', "SELECT * FROM merge('annunciator', '.*')", '497'],
  ['merge() of the own database', 'SELECT 1', "SELECT * FROM merge('.*')", '497'],
  ['view()', 'SELECT 1', 'SELECT * FROM view(SELECT * FROM annunciator.alarms)', '497'],
  ['viewIfPermitted()', 'SELECT 1', "SELECT * FROM viewIfPermitted(SELECT 1 AS a ELSE null('a Int8'))", '497'],
  ['loop()', 'SELECT 1', 'SELECT * FROM loop(annunciator.alarms) LIMIT 1', '497'],
  ['dictionary()', 'SELECT 1', "SELECT * FROM dictionary('annunciator.x')", '497'],
  ['mergeTreeIndex()', 'SELECT 1', "SELECT * FROM mergeTreeIndex('annunciator', 'alarms')", '497'],
  ['executable()', 'SELECT 1', "SELECT * FROM executable('x.sh', 'CSV', 'a String')", '497'],
  ['postgresql()', 'SELECT 1', "SELECT * FROM postgresql('127.0.0.1:1', 'a', 'b', 'c', 'd')", '497'],
  ['sqlite()', 'SELECT 1', "SELECT * FROM sqlite('/tmp/a', 'b')", '497'],
  ['input()', 'SELECT 1', "SELECT * FROM input('a String')", '497'],
  ['fuzzQuery()', 'SELECT 1', "SELECT * FROM fuzzQuery('SELECT 1') LIMIT 1", '497'],
  ['dictGet', 'SELECT 1', "SELECT dictGet('annunciator.x', 'y', 1)", '497'],
  [
    'dictGet in other letters',
    'SELECT uPPer(name) FROM analyst.alarms',
    "SELECT DICTGET('annunciator.x', 'y', 1)",
    '497',
  ],
  ['joinGet', 'SELECT 1', "SELECT joinGet('annunciator.x', 'y', 1)", '497'],
  ['hasColumnInTable', 'SELECT 1', "SELECT hasColumnInTable('annunciator', 'alarms', 'text')", '497'],
  ['a function of the machine', "SELECT version() != ''", 'SELECT hostName()', '497'],
  ['waiting', 'SELECT 1', 'SELECT sleepEachRow(1) FROM numbers(100)', '497'],
  [
    'a function within a lambda',
    'SELECT arrayMap(x -> x + 1, [1])',
    "SELECT arrayMap(x -> file(x), ['/etc/passwd'])",
    '497',
  ],
  [
    'a function as a name within another',
    'SELECT mapApply((k, v) -> (k, v), map(1, 2))',
    "SELECT mapApply(file, map('a', 1))",
    '497',
  ],
  [
    'REPLACE of a column',
    'SELECT * REPLACE (upper(name) AS name) FROM analyst.alarms',
    "SELECT * REPLACE (file('/etc/passwd') AS name) FROM analyst.alarms",
    '497',
  ],
  [
    'recursion',
    'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t WHERE n < 5) SELECT sum(n) FROM t',
    'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t, annunciator.alarms WHERE n < 5) SELECT sum(n) FROM t',
    '497',
  ],
  [
    'temporary tables of others',
    'SELECT priority, grouping(priority) FROM analyst.alarms GROUP BY ROLLUP(priority)',
    'SELECT * FROM _temporary_and_external_tables._tmp_1',
    '497',
  ],
  ['a name of a parameter that is a function', 'SELECT {x:String}', 'SELECT arrayMap({f:Identifier}, [1])', '497'],
  ['a function as a name', "SELECT arrayMap(upper, ['a'])", "SELECT arrayMap(file, ['/etc/passwd'])", '497'],
  [
    'a combinator',
    'SELECT countIf(1), sumOrNullIf(1, 1), uniqMerge(s) FROM (SELECT uniqState(1) AS s)',
    "SELECT fileIf('/etc/passwd', 1)",
    '497',
  ],
  [
    'APPLY of a function',
    'SELECT * EXCEPT name FROM analyst.alarms',
    "SELECT * APPLY(file) FROM (SELECT '/etc/passwd')",
    '497',
  ],
  ['a statement that begins with FROM', 'FROM analyst.alarms SELECT name', 'FROM annunciator.alarms SELECT *', '497'],
  ['a statement in brackets', '(SELECT 1)', '(SELECT * FROM annunciator.alarms)', '497'],
  ['SETTINGS', 'SELECT 1', 'SELECT name FROM analyst.alarms SETTINGS SQL_customer_id = 22', '497'],
  ['SETTINGS that lift a bound', 'SELECT 1', 'SELECT 1 SETTINGS max_execution_time = 0', '497'],
  [
    'SETTINGS of a sub-query',
    'SELECT name FROM (SELECT name FROM analyst.alarms)',
    'SELECT name FROM (SELECT name FROM analyst.alarms SETTINGS SQL_customer_id = 22)',
    '497',
  ],
  [
    'SETTINGS of a common table expression',
    'WITH a AS (SELECT name FROM analyst.alarms) SELECT * FROM a',
    'WITH a AS (SELECT name FROM analyst.alarms SETTINGS SQL_customer_id = 22) SELECT * FROM a',
    '497',
  ],
  [
    'SETTINGS in a scalar sub-query',
    'SELECT (SELECT 1)',
    'SELECT (SELECT any(name) FROM analyst.alarms SETTINGS `SQL_customer_id` = 22)',
    '497',
  ],
  [
    'SETTINGS behind FORMAT',
    'SELECT 1 FORMAT JSON',
    'SELECT name FROM analyst.alarms FORMAT JSON SETTINGS SQL_customer_id = 22',
    '497',
  ],
  [
    'SETTINGS in a sub-query that a comment splits',
    'SELECT 1',
    'SELECT name FROM (SELECT name FROM analyst.alarms SET/**/TINGS SQL_customer_id = 22)',
    '62',
  ],
  ['INTO OUTFILE', 'SELECT 1', "SELECT 1 INTO OUTFILE '/tmp/stolen'", '358'],
  ['INTO OUTFILE behind a comment', 'SELECT 1', "SELECT 1 INTO/**/OUTFILE/**/'/tmp/stolen' FORMAT CSV", '358'],
  ['SET', 'SELECT 1', 'SET SQL_customer_id = 22', '497'],
  ['SET ROLE', 'SELECT 1', 'SET ROLE ALL', '497'],
  ['USE', 'SELECT 1', 'USE annunciator', '497'],
  ['EXECUTE AS', 'SELECT 1', 'EXECUTE AS default', '497'],
  ['EXPLAIN', 'SELECT 1', 'EXPLAIN SELECT * FROM annunciator.alarms', '497'],
  ['DESCRIBE of a table', 'DESCRIBE TABLE analyst.alarms', 'DESCRIBE TABLE annunciator.alarms', '497'],
  [
    'DESC of a sub-query',
    'DESC (SELECT name FROM analyst.alarms)',
    'DESC (SELECT (SELECT any(text) FROM annunciator.alarms))',
    '497',
  ],
  ['DESCRIBE of a file', 'SELECT 1', "DESCRIBE TABLE file('/etc/passwd')", '497'],
  ['two statements', 'SELECT 1;', 'SELECT 1; SELECT * FROM annunciator.alarms', '62'],
  ['a second statement behind a comment', 'SELECT 1; -- end', 'SELECT 1; -- \nDROP TABLE annunciator.alarms', '62'],
  ['INSERT', 'SELECT 1', 'INSERT INTO annunciator.alarms (customer_id) VALUES (11)', '497'],
  ['INSERT into a view', 'SELECT 1', 'INSERT INTO analyst.alarms (customer_id) VALUES (11)', '497'],
  ['INSERT of a function', 'SELECT 1', "INSERT INTO FUNCTION file('/tmp/stolen') SELECT 1", '497'],
  ['CREATE', 'SELECT 1', 'CREATE TABLE analyst.x (a Int8) ENGINE = Memory', '497'],
  ['CREATE TEMPORARY', 'SELECT 1', 'CREATE TEMPORARY TABLE x (a Int8)', '497'],
  ['DROP', 'SELECT 1', 'DROP VIEW analyst.alarms', '497'],
  ['ALTER', 'SELECT 1', 'ALTER TABLE annunciator.alarms DELETE WHERE 1', '497'],
  ['SYSTEM', 'SELECT 1', 'SYSTEM SHUTDOWN', '497'],
  ['KILL', 'SELECT 1', 'KILL QUERY WHERE 1', '497'],
  ['SHOW CREATE', 'SELECT 1', 'SHOW CREATE TABLE annunciator.alarms', '497'],
  ['SHOW PROCESSLIST', 'SELECT 1', 'SHOW PROCESSLIST', '497'],
  [
    'a name with a line end',
    'SELECT 1 AS `a b`',
    'SELECT * FROM `annunciator`.`alarms\n  TableIdentifier analyst.alarms`',
    '497',
  ],
  ['a heredoc', "SELECT $x$'; --$x$", 'SELECT $x$a$x$ FROM annunciator.alarms', '497'],
  ['typographic quotes', 'SELECT ‘a’', 'SELECT * FROM “annunciator”.“alarms”', '497'],
];

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

/** Ways to ask that are not in the statement's text. */
const REQUESTS: ReadonlyArray<[what: string, more: string, headers: Record<string, string>, code: string]> = [
  ['the customer as a setting', 'SQL_customer_id=22', {}, '164'],
  ['a filter as a setting', 'additional_table_filters={}', {}, '164'],
  ['a setting in other letters', 'sql_CUSTOMER_ID=22', {}, '164'],
  ['a path as a setting', 'format_schema=/etc/passwd', {}, '164'],
  ['a lifted bound', 'max_execution_time=100000', {}, '452'],
  ['a bound that is no number', 'max_result_rows=1e9', {}, '452'],
  ['more memory', 'max_memory_usage=99999999999', {}, '452'],
  ['a role', 'role=admin', {}, '497'],
  ['another database', 'database=annunciator', {}, '497'],
  ['another database by header', '', { 'X-ClickHouse-Database': 'annunciator' }, '497'],
  ['a format with SETTINGS', 'default_format=JSON%20SETTINGS%20SQL_customer_id%3D22', {}, '73'],
  ['a format with SETTINGS by header', '', { 'X-ClickHouse-Format': 'JSON SETTINGS SQL_customer_id=22' }, '73'],
  ['a format that reads a file', 'default_format=Template', {}, '73'],
  ['a name of a parameter with SQL', 'param_a%3D1%2C+SQL_customer_id=22', {}, '36'],
];

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
