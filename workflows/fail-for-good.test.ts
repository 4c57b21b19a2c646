import { ApplicationFailure } from '@temporalio/common';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../platform/database.ts';
import { testEnv } from '../tests/support/engines.ts';
import { failIfRefused } from './fail-for-good.ts';

let db: Database;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test-fail-for-good' });
});
afterAll(() => db?.destroy());

/** Ends an attempt whose statement fails: it is tried again unless it is not retryable. */
async function endOf(statement: string): Promise<[isRetried: boolean, message: string]> {
  const error: Error = await db.raw(statement).then(
    () => new Error('it was done'),
    (one: Error) => one,
  );
  try {
    return failIfRefused(error);
  } catch (end) {
    return [!(end instanceof ApplicationFailure && end.nonRetryable), (end as Error).message];
  }
}

test.each([
  ["select '99999999999'::int", 'value "99999999999" is out of range for type integer'],
  ['select \'{"a":"\\u0000"}\'::jsonb ->> \'a\'', 'unsupported Unicode escape sequence'],
  ["select repeat('ab', 2)::date", 'invalid input syntax for type date: "abab"'],
])('INT-041 what Postgres refuses is tried once, with its reason: %s', async (statement, reason) => {
  expect(await endOf(statement)).toEqual([false, `The database refuses what was read: ${reason}`]);
});

test('what another attempt may do is tried again, as it was thrown', async () => {
  const once = 'insert into customers (id, name) values (2147483000, $$Once$$) on conflict (id) do nothing';
  expect((await endOf(`${once}; insert into customers (id, name) values (2147483000, $$Twice$$)`))[0]).toBe(true);
  await db('customers').where({ id: 2_147_483_000 }).delete();
  expect(await endOf('select pg_terminate_backend(pg_backend_pid())')).toMatchObject([true, expect.any(String)]);
});
