import { afterAll, expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { type BulkColumn, bindingsOf, unnestOf } from './bulk-rows.ts';
import { createDatabase } from './database.ts';

const db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
afterAll(() => db.destroy());

interface Row {
  id: number;
  name: string | null;
  kept: unknown;
}
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const columns: Array<BulkColumn<Row>> = [
  { column: 'id', type: 'bigint', value: ({ id }) => id },
  { column: 'name', type: 'text', value: ({ name }) => name },
  { column: 'kept', type: 'jsonb', value: ({ kept }) => json(kept) },
  { column: 'text', type: 'json', value: ({ kept }) => json(kept) },
];

async function sent(rows: Row[]) {
  const found = await db.raw(`select * from ${unnestOf(columns)} order by id`, bindingsOf(columns, rows));
  return found.rows;
}

test('rows arrive as they were sent: JSON with quotes and line breaks, and nothing', async () => {
  const kept = { 'a "quoted"\nname': ['\\', '{1,2}', null, 'NULL'] };
  const rows = [
    { id: 1, name: 'He said "NULL"\\', kept },
    { id: 2, name: null, kept: null },
    { id: 3, name: '', kept: '' },
  ];
  expect(await sent(rows)).toEqual(rows.map((row) => ({ ...row, text: json(row.kept) })));
});

test('rows arrive that have no JSON at all', async () => {
  expect(await sent([{ id: 1, name: null, kept: null }])).toEqual([{ id: 1, name: null, kept: null, text: null }]);
});
