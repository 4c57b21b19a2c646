import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDatabaseUrl, createDatabase, type Database, forCustomer } from '../../platform/database.ts';
import { alarmState } from '../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { defaultOrder } from '../alarms/alarm-order.ts';
import type { AlarmRow } from '../alarms/alarm-row.ts';
import { alarmRowsOf } from '../alarms/alarm-rows.ts';
import { insertStates } from '../alarms/alarm-state-rows.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { compileCriteria } from './compile-criteria.ts';
import { type Criterion, criterionSchema, parseCriteria, toPredicate } from './criteria.ts';
import { foldText, searchTextOf } from './fold.ts';
import { keepLetters } from './keep-letters.ts';

const customerId = newCustomerId();
const words = [
  'Fan',
  'fän',
  '100%',
  'a_b',
  'back\\slash',
  "o'clock",
  'x',
  '🔥',
  '',
  'Ｗide',
  'fan fan',
  "'; drop table alarms; --",
];
const points = ['/a/b', '/A/b', '50%', 'p_t', '(blanks)', 'null'];
const statuses = ['Intake', 'Snoozed', 'Declined', 'Dispatched', 'Inactive', "O'Hare"];
let owner: Database;
let db: Database;
let rows: AlarmRow[];

beforeAll(async () => {
  const env = testEnv();
  owner = createDatabase(env.DATABASE_URL, { pool: 1, name: 'test' });
  db = createDatabase(apiDatabaseUrl(env), { pool: 1, name: 'test' });
  await createCustomer(owner, { id: customerId, name: 'Criteria' });
  const pick = <T>(values: readonly T[], seed: number): T => values[seed % values.length] as T;
  const texts = Array.from({ length: 150 }, (_, i) => ({
    id: i + 1,
    contextualName: pick(words, i),
    text: `${pick(words, i * 7 + 3)} ${pick(words, i * 5 + 1)}`,
    point: i % 5 === 0 ? null : pick(points, i * 3),
  }));
  await owner.transaction(async (trx) => {
    await insertStates(
      trx,
      texts.map(({ id: i }) =>
        alarmState({
          customerId,
          id: i,
          systemId: (i % 3) + 1,
          status: pick(statuses, i * 11),
          isActive: i % 2 === 0,
          priority: i % 6,
          isPinned: i % 4 === 0,
          isStale: i % 7 === 0,
          chatteringCount: i % 3 === 0 ? 2 : 0,
          fleetingCount: i % 4 === 0 ? 1 : 0,
          nuisanceCount: i % 3 === 0 || i % 4 === 0 ? 2 : 0,
        }),
      ),
    );
    for (const { id, contextualName, text, point } of texts) {
      await trx.raw(
        `insert into alarms (customer_id, id, system_id, contextual_name, text, formatted_raw_text, point_path, search_text)
         values (?, ?, 1, ?, ?, ?, ?, ?)`,
        [customerId, id, contextualName, text, text, point, searchTextOf({ id, contextualName, text, point })] as never,
      );
    }
  });
  rows = await find([], '');
});
afterAll(() => Promise.all([owner.destroy(), db.destroy()]));

/** What Postgres finds. */
const find = (criteria: Criterion[], term: string): Promise<AlarmRow[]> =>
  forCustomer(db, customerId, (trx) =>
    alarmRowsOf(trx, customerId).list(
      compileCriteria(parseCriteria(criteria), term),
      { orders: [defaultOrder], after: null },
      { limit: 200, offset: 0 },
    ),
  );
const ids = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id).sort((a, b) => a - b);

const valuesOf: Record<string, fc.Arbitrary<string>> = {
  status: fc.constantFrom(...statuses, "x' or '1'='1"),
  state: fc.constantFrom('active', 'inactive'),
  priority: fc.integer({ min: 0, max: 5 }).map(String),
  externalSystemId: fc.integer({ min: 0, max: 4 }).map(String),
  nuisance: fc.constantFrom('chattering', 'fleeting', 'both', 'either', 'none'),
  pinned: fc.constantFrom('true', 'false'),
  stale: fc.constantFrom('true', 'false'),
  snoozed: fc.constantFrom('true', 'false'),
  alarmId: fc
    .tuple(fc.constantFrom('', 'A', 'a'), fc.integer({ min: 0, max: 160 }))
    .map(([letter, id]) => `${letter}${id}`),
  point: fc.constantFrom(...points, '%', '_'),
  text: fc.oneof(
    fc.constantFrom(...words, '%', '_', '\\', '\\%', '?', ':x', '$1'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  ),
};
const criterion: fc.Arbitrary<Criterion> = fc
  .constantFrom(...Object.keys(valuesOf))
  .chain((field) =>
    fc.record({
      field: fc.constant(field),
      isExclusion: fc.boolean(),
      values: fc.array(fc.option(valuesOf[field] as fc.Arbitrary<string>, { freq: 6 }), { maxLength: 4 }),
    }),
  )
  .filter((given) => criterionSchema.safeParse(given).success);

test('Postgres and the predicate agree on every row, whatever the criteria and the term', async () => {
  expect(rows).toHaveLength(150);
  await fc.assert(
    fc.asyncProperty(
      fc.array(criterion, { maxLength: 3 }),
      fc.option(valuesOf.text as fc.Arbitrary<string>, { freq: 3 }),
      async (criteria, typed) => {
        const term = foldText(typed ?? '');
        const holds = toPredicate(parseCriteria(criteria), term);
        expect(ids(await find(criteria, term))).toEqual(ids(rows.filter(holds)));
      },
    ),
    { numRuns: 400 },
  );
});

test('excluding keeps blanks, unless (blanks) is listed', async () => {
  const point = (isExclusion: boolean, ...values: Array<string | null>): Promise<AlarmRow[]> =>
    find([{ field: 'point', isExclusion, values }], '');
  const blanks = rows.filter((row) => row.pointPath === null);
  expect(blanks.length).toBeGreaterThan(0);
  expect(ids(await point(false, null))).toEqual(ids(blanks));
  expect(ids(await point(true, '/a/b'))).toEqual(ids(rows.filter((row) => row.pointPath !== '/a/b')));
  expect(ids(await point(true, '/a/b', null))).toEqual(
    ids(rows.filter((row) => row.pointPath !== null && row.pointPath !== '/a/b')),
  );
});

test('LENS-063 a keyword keeps only letters and spaces, in Postgres as in the predicate', async () => {
  const filter = (typed: string): Criterion[] => [{ field: 'text', isExclusion: false, values: [typed] }];
  const kept = (typed: string) => parseCriteria(filter(typed)).flatMap(({ values }) => values);
  expect(kept('AHU-07 Supply_Fan: 100 % höher!')).toEqual(['ahu supplyfan hoher']);
  for (const typed of ['50%', '7', '_', '-', ' 🔥 ', '①', '·']) expect(kept(typed)).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      for (const keyword of kept(typed)) expect(keyword).toMatch(/^[\p{L}\p{M} ]+$/u);
      expect(kept(keepLetters(foldText(typed)))).toEqual(kept(typed));
    }),
  );
  const holdsFan = rows.filter((row) => row.searchText.includes('fan'));
  expect(holdsFan.length).toBeGreaterThan(0);
  for (const typed of ['F-4an', '%fan%', ' fän 2']) {
    expect(ids(await find(filter(typed), ''))).toEqual(ids(holdsFan));
    expect(ids(rows.filter(toPredicate(parseCriteria(filter(typed)))))).toEqual(ids(holdsFan));
  }
  // nothing is left of it: no filter
  expect(await find(filter('100 %'), '')).toHaveLength(rows.length);
});

test('LENS-066 the alarm id filter drops a leading A or a', async () => {
  for (const value of ['A7', 'a7', '7']) {
    expect(ids(await find([{ field: 'alarmId', isExclusion: false, values: [value] }], ''))).toEqual([7]);
  }
});

test('unknown fields and values that no row can have are refused with their place', () => {
  const refused = (field: string, value: string): unknown => {
    try {
      return parseCriteria([{ field, isExclusion: false, values: [value] }]);
    } catch (error) {
      return (error as { fields: unknown }).fields;
    }
  };
  expect(refused('constructor', 'x')).toMatchObject([{ path: 'criteria.0.field' }]);
  expect(refused('priority', '1 or 1=1')).toMatchObject([{ path: 'criteria.0.values' }]);
  expect(refused('state', 'both')).toMatchObject([{ path: 'criteria.0.values' }]);
  expect(criterionSchema.safeParse({ field: 'text', values: ['a\0b'] }).success).toBe(false);
});

test('LENS-068 LENS-078 a filter without a value is not set, and priorities run from 0 to 5', () => {
  expect(parseCriteria([{ field: 'text', isExclusion: false, values: ['  '] }])).toEqual([]);
  expect(parseCriteria([{ field: 'status', isExclusion: true, values: [] }])).toEqual([]);
  expect(() => parseCriteria([{ field: 'priority', isExclusion: false, values: ['6'] }])).toThrow('up to 5');
});
