import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../platform/database.ts';
import { testEnv } from '../tests/support/engines.ts';

let db: Database;
beforeAll(() => {
  db = createDatabase(testEnv().DATABASE_URL, { pool: 1, name: 'test' });
});
afterAll(() => db.destroy());

/**
 * An index covers a foreign key whose columns, in any order, are its first ones, if the rows it leaves out refer to
 * nothing.
 */
const uncovered = `
  select c.conrelid::regclass::text as relation, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i
    where i.indrelid = c.conrelid and i.indisvalid
      and (select array_agg(k order by k) from unnest((i.indkey::int2[])[0:cardinality(c.conkey) - 1]) as k)
        = (select array_agg(k order by k) from unnest(c.conkey) as k)
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
        select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any(c.conkey)))
  ) order by 1, 2`;

test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await db.raw(uncovered);
  expect(rows).toEqual([]);
  const { rows: keys } = await db.raw(
    `select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  expect(keys[0].count).toBeGreaterThan(50);
});

test('a key without one is found', async () => {
  const trx = await db.transaction();
  try {
    await trx.raw(`create table found (customer_id int references customers, other int, user_id uuid references users);
      create index on found (other, user_id); create index on found (user_id) where other = 1;
      create index on found (customer_id) where customer_id is not null`);
    const { rows } = await trx.raw(uncovered);
    expect(rows).toEqual([{ relation: 'found', definition: 'FOREIGN KEY (user_id) REFERENCES users(id)' }]);
  } finally {
    await trx.rollback();
  }
});
