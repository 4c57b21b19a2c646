import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDatabaseUrl, createDatabase, type Database, forCustomer } from '../../../platform/database.ts';
import { alarmState } from '../../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { createCustomer } from '../../customers/create-customer.ts';
import { alarmColumn } from '../../lists/alarms/alarm-columns.ts';
import { cursorOf, defaultOrder, parseCursor } from '../../lists/alarms/alarm-order.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import { allOf, contains, type Expression, isIn } from '../../lists/criteria/expression.ts';
import { toPostgres } from '../../lists/criteria/to-postgres.ts';
import { alarmRowsOf } from './alarm-rows.ts';
import { insertSearchTexts } from './alarm-search-texts.ts';
import { insertStates } from './alarm-state-rows.ts';

/** More than any walk through the first rows looks at before it gives up. */
const stored = 6_000;
const limit = 50;
const customerId = newCustomerId();
const neighbour = newCustomerId();
const newest = Date.UTC(2035, 0, 1);
let owner: Database;
let db: Database;

/** Newest first: names follow the alarms' numbers. */
const nameOf = (id: number): string =>
  ['often', ...(id % 40 === 0 ? ['sometimes'] : []), ...(id > stored - 3 ? ['seldom'] : []), `place-${id}.`].join(' ');

beforeAll(async () => {
  const env = testEnv();
  owner = createDatabase(env.DATABASE_URL, { pool: 1, name: 'test' });
  db = createDatabase(apiDatabaseUrl(env), { pool: 1, name: 'test' });
  for (const of of [customerId, neighbour]) {
    await createCustomer(owner, { id: of, name: 'Searched' });
    const count = of === customerId ? stored : 100;
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    await owner.transaction(async (trx) => {
      await insertStates(
        trx,
        ids.map((id) => alarmState({ customerId: of, id, latestAlarmAt: newest - id * 1_000, isActive: id % 2 === 0 })),
      );
      await trx.batchInsert(
        'alarms',
        ids.map((id) => ({
          ...{
            customer_id: of,
            id,
            system_id: 1,
            contextual_name: nameOf(id),
            text: 'often',
            formatted_raw_text: 'often',
          },
          station_path: id % 40 === 0 ? 'Annex' : 'Main',
        })),
      );
      await insertSearchTexts(
        trx,
        ids.map((id) => ({ customerId: of, id, contextualName: nameOf(id), text: 'often', pointPath: null })),
      );
    });
  }
});
afterAll(() => Promise.all([owner.destroy(), db.destroy()]));

/** Reads all pages of an expression, one after the other. */
async function pagesOf(expression: Expression, order = defaultOrder): Promise<number[]> {
  const orders = [order];
  const found: number[] = [];
  for (let last: AlarmRow | undefined; ; ) {
    const after = last ? parseCursor(orders, cursorOf(orders, last)) : null;
    const page = await forCustomer(db, customerId, (trx) =>
      alarmRowsOf(trx, customerId).list(toPostgres(expression), { orders, after }, { limit, offset: 0 }),
    );
    found.push(...page.map(({ id }) => id));
    last = page.at(-1);
    if (page.length < limit) return found;
  }
}
const placesWhere = (holds: (id: number) => boolean): number[] =>
  Array.from({ length: stored }, (_, index) => index + 1).filter(holds);

test.each([
  ['what every alarm says', contains(alarmColumn.searchText, 'often'), () => true],
  ['what some say', contains(alarmColumn.searchText, 'sometimes'), (id: number) => id % 40 === 0],
  ['what the oldest alone say', contains(alarmColumn.searchText, 'seldom'), (id: number) => id > stored - 3],
  ['what nobody says', contains(alarmColumn.searchText, 'never'), () => false],
  [
    'what some that are active say',
    allOf(isIn(alarmColumn.isActive, true), contains(alarmColumn.searchText, '0.')),
    (id: number) => id % 10 === 0,
  ],
  ['what a column beside says', isIn(alarmColumn.stationPath, 'Annex'), (id: number) => id % 40 === 0],
  [
    'both',
    allOf(isIn(alarmColumn.stationPath, 'Annex'), contains(alarmColumn.searchText, 'place-1')),
    (id: number) => id % 40 === 0 && String(id).startsWith('1'),
  ],
] as const)('%s is found in order, however often it is there', async (_, expression, holds) => {
  expect(await pagesOf(expression)).toEqual(placesWhere(holds));
});

test('so it is in any order', async () => {
  const some = allOf(isIn(alarmColumn.status, 'Intake'), contains(alarmColumn.searchText, 'sometimes'));
  const expected = placesWhere((id) => id % 40 === 0);
  expect(await pagesOf(some, { field: 'ALARM_TIME', direction: 'ASC' })).toEqual(expected.toReversed());
  // all have the same: newest first
  expect(await pagesOf(some, { field: 'PRIORITY', direction: 'ASC' })).toEqual(expected);
});

test('a row is searched by what is stored of it', async () => {
  const [row] = await forCustomer(db, customerId, (trx) => alarmRowsOf(trx, customerId).byIds([40]));
  const [{ search_text: text }] = await owner('alarm_search_texts').where({ customer_id: customerId, id: 40 });
  expect(row?.searchText).toBe(text);
  expect(text).toBe('a40\noften sometimes place-40.');
});

test('a plain row has its texts, and refuses what was not read instead of having none', async () => {
  const [plain, whole] = await forCustomer(db, customerId, async (trx) => {
    const rows = alarmRowsOf(trx, customerId);
    const [state] = await rows.byIds([40]);
    const states = new Map([[40, state as AlarmRow]]);
    return [(await rows.byStates(states, { plain: true }))[0], (await rows.byStates(states))[0]];
  });
  expect(plain?.contextualName).toBe(nameOf(40));
  for (const member of ['properties', 'propertyTokens', 'cmmsAttributes', 'cmmsTokens'] as const)
    expect(() => plain?.[member], member).toThrow(/of alarm 40 were not read/);
  expect([whole?.properties, whole?.cmmsAttributes, whole?.cmmsTokens]).toEqual([[], null, []]);
});
