import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, serverForFile } from '../conformance/set-up.ts';
import { readerSettings } from '../readers/settings.ts';

// There is no server here: the script is read by the engine's own parser, and compared with what the daemon does.
const server = serverForFile();

const script = readFileSync(new URL('analyst.sql', import.meta.url), 'utf8');
/** Statements, those within comments too: they are for whoever makes a reader. */
const statements = script
  .replace(/^-- ((CREATE|GRANT|ALTER|DROP) .*)$/gm, '$1')
  .replace(/^-- To rotate: /gm, '')
  .replaceAll(';  to revoke: ', ';\n')
  .replace(/^\s*--.*$/gm, '')
  .replaceAll('…', 'a'.repeat(64))
  .split(/;\s*$/m)
  .map((statement) => statement.trim())
  .filter(Boolean);

const parse = (statement: string) => server.get(`EXPLAIN AST ${statement}`);

test('every statement of the script is one to ClickHouse', async () => {
  expect(statements).toHaveLength(16);
  for (const statement of statements) {
    const answer = await parse(statement);
    expect([answer.status, codeOf(answer)], `${statement}\n${answer.text}`).toEqual([200, undefined]);
    // the parser reads on until the end: what is added is not overlooked
    expect(codeOf(await parse(`${statement} nonsense at all`)), statement).toBe('62');
  }
});

test('readers of a server have the bounds that those of the daemon have, and cannot change them', () => {
  const profile = /CREATE SETTINGS PROFILE[\s\S]*?;\n/.exec(script)?.[0] ?? '';
  const bounds = new Map(
    [...profile.matchAll(/^ {2}(\w+) = '?(\w+)'?/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const limits = { seconds: 30, memoryBytes: 512 * 1024 * 1024, threads: 2 };
  const ofDaemon = Object.fromEntries(readerSettings(new Map(), limits));
  expect(Object.fromEntries(bounds)).toEqual({ ...ofDaemon, max_concurrent_queries_for_user: '4' });
  const open = profile.split('\n').filter((line) => /^ {2}\w+ =/.test(line) && !line.includes('CONST'));
  expect(open.map((line) => line.trim())).toEqual(['do_not_merge_across_partitions_select_final = 1,']);
});

test('every setting of the script is one of ClickHouse', async () => {
  const names = [...script.matchAll(/^ {2}(\w+) = /gm)].map(([, name]) => `'${name}'`);
  const rows = await server.rows(`SELECT name FROM system.settings WHERE name IN (${names.join(', ')})`);
  expect(rows).toHaveLength(names.length);
});
