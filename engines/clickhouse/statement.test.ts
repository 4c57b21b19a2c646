import { describe, expect, test } from 'vitest';
import { QueryError } from './errors.ts';
import { classify, NEED_MORE, type Statement } from './statement.ts';

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

function whole(text: string): Statement {
  const statement = classify(bytes(text), true);
  if (statement === NEED_MORE) throw new Error('more was asked for at the end');
  return statement;
}

function codeOf(text: string): number {
  try {
    whole(text);
  } catch (error) {
    if (error instanceof QueryError) return error.code;
    throw error;
  }
  return 0;
}

/** Returns the data of an INSERT as they would be written to the pipe. */
function dataOf(text: string): string {
  const statement = whole(text);
  if (!('dataStart' in statement)) throw new Error(`${statement.kind} has no data`);
  return bytes(text).slice(statement.dataStart);
}

describe('reads', () => {
  test.each([
    ['SELECT 1', undefined, 'SELECT 1'],
    ['SELECT 1 FORMAT JSON', 'JSON', 'SELECT 1'],
    ['select 1 format CSV ;', 'CSV', 'select 1'],
    ["SELECT 'FORMAT JSON'", undefined, "SELECT 'FORMAT JSON'"],
    ['SELECT format FROM t', undefined, 'SELECT format FROM t'],
    ["SELECT format('{}', a) FROM t", undefined, "SELECT format('{}', a) FROM t"],
    ['SELECT (SELECT 1 AS format) FORMAT TSV -- done', 'TSV', 'SELECT (SELECT 1 AS format)'],
    ['SHOW TABLES', undefined, 'SHOW TABLES'],
    ['(SELECT 1) UNION ALL (SELECT 2)', undefined, '(SELECT 1) UNION ALL (SELECT 2)'],
    ['/* x */ WITH 1 AS x SELECT x', undefined, 'WITH 1 AS x SELECT x'],
  ])('%s has its format cut off', (sql, format, head) => {
    expect(whole(sql)).toMatchObject({ kind: 'read', format, head });
  });

  test('settings after the format stay', () => {
    expect(whole('SELECT 1 FORMAT JSON SETTINGS max_threads = 1')).toMatchObject({
      format: 'JSON',
      tail: 'SETTINGS max_threads = 1',
    });
  });
});

describe('a second statement', () => {
  test.each([
    'SELECT 1; DROP TABLE x',
    'SELECT 1;\n-- c\nSELECT 2',
    "SELECT x'41'; DROP TABLE x -- '",
    'SELECT $a$;$a$; DROP TABLE x',
    'SELECT 1 /* /* */ */; DROP TABLE x',
    "SELECT 'it''s'; DROP TABLE x",
    "SELECT 'it\\'s'; DROP TABLE x --'",
    "SELECT “'”; DROP TABLE x -- '",
    'SELECT ‘"’; DROP TABLE x -- "',
    'CREATE TABLE t (a Int8) ENGINE = Memory; DROP TABLE x',
    'INSERT INTO t SELECT 1; DROP TABLE x',
  ])('is refused: %s', (sql) => {
    expect(codeOf(sql)).toBe(62);
  });

  test.each([
    'SELECT 1;',
    'SELECT 1 ; -- nothing more',
    "SELECT ';DROP TABLE x'",
    'SELECT `;`',
    'SELECT $$;DROP TABLE x$$',
    'SELECT $a$;$$;$a$',
    'SELECT 1 -- ; DROP TABLE x',
    'SELECT 1 // ; DROP TABLE x',
    'SELECT 1 # ; DROP TABLE x',
    'SELECT 1 /* ; DROP TABLE x */',
    'SELECT 1 /* /* ; */ ; DROP TABLE x */',
    'SELECT ‘;DROP TABLE x’',
    'SELECT “;”',
  ])('is not seen where there is none: %s', (sql) => {
    expect(whole(sql).kind).toBe('read');
  });

  test.each(["SELECT 'a", 'SELECT `a', 'SELECT 1 /* a', "SELECT x'\\'; DROP TABLE x -- '"])(
    'cannot hide behind a quote that never closes: %s',
    (sql) => {
      expect(codeOf(sql)).toBe(62);
    },
  );
});

describe('files of the server', () => {
  test.each([
    ["SELECT 1 INTO OUTFILE '/tmp/x'", 358],
    ["SELECT 1 into/**/outfile'/tmp/x' FORMAT CSV", 358],
    ["INSERT INTO t FROM INFILE '/etc/passwd' FORMAT CSV", 78],
    ["INSERT INTO t (a) FROM INFILE '/etc/passwd' COMPRESSION 'none' FORMAT CSV", 78],
  ])('are refused: %s', (sql, code) => {
    expect(codeOf(sql)).toBe(code);
  });

  test.each(['SELECT * FROM infile', "SELECT 'INTO OUTFILE'", 'SELECT outfile FROM t'])(
    'a name alone is none: %s',
    (sql) => {
      expect(whole(sql).kind).toBe('read');
    },
  );
});

describe('INSERT', () => {
  test.each([
    ['INSERT INTO t FORMAT CSV\n1;DROP TABLE x\n\n2', '1;DROP TABLE x\n\n2'],
    ['INSERT INTO t FORMAT CSV \r\n1', '1'],
    ['INSERT INTO t (a, b) VALUES (1);DROP TABLE x', ' (1);DROP TABLE x'],
    ['insert into t(a)values(1)', '(1)'],
    ['INSERT INTO db.`values` FORMAT JSONEachRow {"a":1}', '{"a":1}'],
    ['INSERT INTO TABLE t SETTINGS x = 1 VALUES (1)', ' (1)'],
    ["INSERT INTO FUNCTION remote('h', 'db.t') FORMAT CSV\n1", '1'],
    ['/* c */ INSERT INTO t -- FORMAT TSV\n FORMAT RowBinary\n\n\x01', '\n\x01'],
    ["INSERT INTO t FORMAT RowBinary\n;'", ";'"],
    ['INSERT INTO t FORMAT CSV', ''],
  ])('%j keeps its data apart', (sql, data) => {
    expect(dataOf(sql)).toBe(data);
  });

  test('settings stand after the place of the pipe', () => {
    expect(whole('INSERT INTO t (a) SETTINGS x = 1 FORMAT CSV\n1')).toMatchObject({
      head: 'INSERT INTO t (a) ',
      tail: 'SETTINGS x = 1 ',
      format: 'CSV',
    });
  });

  test('from a SELECT runs as it is', () => {
    expect(whole('INSERT INTO t SELECT * FROM u').kind).toBe('run');
    expect(whole('INSERT INTO t (a) (SELECT 1)').kind).toBe('run');
    expect(whole("INSERT INTO t SELECT * FROM values('a Int8', 1)").kind).toBe('run');
    expect(whole('WITH x AS (SELECT 1) INSERT INTO t SELECT * FROM x').kind).toBe('run');
  });

  test('with input() keeps its data apart', () => {
    const sql = "INSERT INTO t SELECT a + 1 FROM input('a UInt8') FORMAT CSV\n1;x";
    expect(whole(sql)).toMatchObject({ kind: 'input', schema: "'a UInt8'", format: 'CSV' });
    expect(dataOf(sql)).toBe('1;x');
  });

  test.each([
    'EXPLAIN INSERT INTO t VALUES (1)\n\nDROP TABLE x',
    'EXPLAIN SYNTAX INSERT INTO t (a) FORMAT CSV 1',
    'CREATE TABLE u (a Int8) ENGINE = Memory PARALLEL WITH INSERT INTO t VALUES (1)',
    'INSERT INTO t SELECT 1 PARALLEL WITH INSERT INTO t VALUES (1)\n\nDROP TABLE x',
  ])('with data inside another statement is refused: %j', (sql) => {
    expect(codeOf(sql)).toBe(62);
  });

  test.each([
    '',
    'INS',
    'INSERT',
    'INSERT INTO t',
    'INSERT INTO t FORMAT',
    'INSERT INTO t FORMAT JSONEach',
    'INSERT INTO t VALUE',
    "INSERT INTO t SETTINGS a = 'x",
  ])('%j waits for more', (sql) => {
    expect(classify(sql, false)).toBe(NEED_MORE);
  });

  test('is told before its data ends', () => {
    expect(classify('INSERT INTO t FORMAT CSV\n', false)).toMatchObject({ kind: 'insert', dataStart: 25 });
    expect(classify('INSERT INTO t VALUES (', false)).toMatchObject({ kind: 'insert' });
  });
});

test("KILL finds the caller's query id", () => {
  expect(whole("KILL QUERY WHERE query_id = 'query_id' SYNC FORMAT JSON")).toEqual({
    kind: 'kill',
    sql: "KILL QUERY WHERE Settings['log_comment'] = 'query_id' SYNC",
    victims: expect.stringMatching(/^SELECT 'finished' AS kill_status, .* AND \(query_id = 'query_id' \n\)$/),
    format: 'JSON',
  });
});

test.each(['SET max_threads = 1', 'USE db', 'CREATE TEMPORARY TABLE t (a Int8)'])(
  '%s leaves its connection changed',
  (sql) => {
    expect(whole(sql)).toMatchObject({ kind: 'run', reusable: false });
  },
);

test('an empty query is a syntax error', () => {
  expect(codeOf('')).toBe(62);
  expect(codeOf(' -- nothing')).toBe(62);
});
