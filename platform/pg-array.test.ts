import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { createDatabase, type Database } from './database.ts';
import { pgArray } from './pg-array.ts';

let db: Database;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
});
afterAll(() => db.destroy());

const through = async (type: string, values: unknown[]) =>
  (await db.raw(`select ?::${type}[] as a`, [pgArray(type, values)])).rows[0].a;

test('texts arrive as they were, whatever is in them', async () => {
  const texts = ['', ' ', 'NULL', 'null', 'a"b', 'a\\b', '\\"', '{1,2}', 'a,b', "it's", 'Zone\n2\t°F', '🔥 حريق', null];
  expect(await through('text', texts)).toEqual(texts);
});

test('other types need no quotes', async () => {
  expect(await through('int', [1, -2, null])).toEqual([1, -2, null]);
  expect(await through('boolean', [true, false, null])).toEqual([true, false, null]);
  const id = '3320d258-6a1c-4a0f-9c1e-1b7f0a3c9e11';
  expect(await through('uuid', [id, null])).toEqual([id, null]);
  const [at, nothing] = await through('timestamptz', ['2026-01-05T14:03:22.118Z', null]);
  expect([at.toISOString(), nothing]).toEqual(['2026-01-05T14:03:22.118Z', null]);
  expect(await through('bigint', [])).toEqual([]);
});
