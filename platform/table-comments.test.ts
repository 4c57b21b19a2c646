import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnv } from '../tests/support/engines.ts';
import { createDatabase, type Database } from './database.ts';

let db: Database;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
});
afterAll(() => db.destroy());

async function names(sql: string, bindings: unknown[] = []): Promise<string[]> {
  const { rows } = await db.raw<{ rows: Array<{ name: string }> }>(sql, bindings);
  return rows.map(({ name }) => name);
}

test('every table says what it holds', async () => {
  const isTable = `relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  expect(await names(`select relname as name from pg_class where ${isTable}`)).toContain('alarms');
  expect(
    await names(`select relname as name from pg_class where ${isTable} and obj_description(oid, 'pg_class') is null`),
  ).toEqual([]);
});

test.each([
  ...['alarm_state', 'alarms', 'alarm_activity', 'work_tickets', 'work_ticket_alarms', 'work_ticket_activity'],
  ...['external_systems', 'external_system_contacts', 'external_system_issues', 'audit_log', 'daily_snapshots'],
])('every column of %s says what it means', async (table) => {
  const column = `attrelid = ?::regclass and attnum > 0 and not attisdropped`;
  expect(await names(`select attname as name from pg_attribute where ${column}`, [table])).toContain('customer_id');
  expect(
    await names(
      `select attname as name from pg_attribute where ${column} and col_description(attrelid, attnum) is null`,
      [table],
    ),
  ).toEqual([]);
});
