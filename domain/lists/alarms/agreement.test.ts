import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertRows } from '../../../ingest/load/insert-rows.ts';
import { apiDatabaseUrl, createDatabase, type Database, forCustomer } from '../../../platform/database.ts';
import { alarmState } from '../../../tests/support/alarm-rows.ts';
import { newCustomerId, testEnv } from '../../../tests/support/engines.ts';
import { ownDatabase } from '../../../tests/support/own-database.ts';
import { boundQuery } from '../../../warehouse/bound-query.ts';
import { createWarehouseClient, type WarehouseClient } from '../../../warehouse/client.ts';
import { oneLine, tokenOf, tokensOf } from '../../alarms/model/property.ts';
import { alarmRowsOf } from '../../alarms/rows/alarm-rows.ts';
import { insertSearchTexts } from '../../alarms/rows/alarm-search-texts.ts';
import { insertStates } from '../../alarms/rows/alarm-state-rows.ts';
import { createCustomer } from '../../customers/create-customer.ts';
import type { Moment } from '../../timezone.ts';
import { type Criterion, criterionSchema } from '../criteria/criteria.ts';
import { columnsOf, movedOver } from '../criteria/expression.ts';
import type { FilterType } from '../criteria/filter.ts';
import { foldText } from '../criteria/fold.ts';
import { toPostgres } from '../criteria/to-postgres.ts';
import { toPredicate } from '../criteria/to-predicate.ts';
import { alarmExpressionOf, parseAlarmCriteria, warehouseCondition } from './alarm-criteria.ts';
import { alarmFilters, isAlarmFilter } from './alarm-filters.ts';
import { defaultOrder } from './alarm-order.ts';
import type { AlarmRow } from './alarm-row.ts';
import { placeValue } from './place-filters.ts';

const rowCount = 200;
const customerId = newCustomerId();
let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let warehouse: WarehouseClient;
/** As Postgres gives them back; nothing but this file changes them. */
let rows: AlarmRow[];

const words = [
  ...['Fan', 'fän', 'FAN fan', 'Ｗide', 'x', '', 'İstanbul', 'ısı', 'ISI', 'Straße', 'STRASSE', 'ẞ'],
  ...['e\u0301t\u00e9', 'ZA\u0323\u0307', '🔥', '👩‍🚒 fire', 'שלום עולם', 'مرحبا \u200ffan', 'ﷺ', '①'],
  ...['100%', 'a_b', 'back\\slash', "o'clock", "'; drop table alarms; --", '{c0:String}', '?', ':x', '$1', 'a\tb\nc'],
];
const paths = ['/a/b', '/A/b', '50%', 'p_t', '(blanks)', 'null', '\\N', "it's", 'tab\there', '["x"]', '通風', ''];
/**
 * Times at which days of these zones begin and end, and their clocks change: years ahead, so no sweep wakes or ages a
 * row.
 */
const zones = ['UTC', 'America/Chicago', 'Europe/Berlin', 'Asia/Beirut', 'Asia/Kathmandu', 'Pacific/Apia'];
const edges = [
  ...['2035-11-04T05:00Z', '2035-11-04T06:30Z', '2035-11-04T07:00Z', '2035-11-05T06:00Z', '2035-11-03T00:00Z'],
  ...['2035-03-24T22:00Z', '2035-03-24T23:00Z', '2035-03-25T01:00Z', '2035-03-25T21:00Z', '2035-03-25T22:00Z'],
].map((text) => Date.parse(text));
const time = fc
  .tuple(fc.constantFrom(...edges), fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -2e8, max: 2e8 })))
  .map(([edge, by]) => edge + by);
const moments: fc.Arbitrary<Moment> = fc.record({
  now: fc.oneof(fc.constantFrom(...edges), time),
  timezone: fc.constantFrom(...zones),
});
const count = fc.constantFrom(0, 0, 1, 2, 7);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 });

const alarm = fc.record({
  state: fc.record({
    systemId: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom('Intake', 'Snoozed', 'Declined', 'Dispatched', 'Inactive', "O'Hare"),
    enteredStatusAt: time,
    isActive: fc.boolean(),
    severity: fc.constantFrom('Alarm', 'Warn', 'Fault', 'Unreliable', 'Normal'),
    priority: fc.integer({ min: 0, max: 5 }),
    isServiceImpacting: fc.boolean(),
    isPinned: fc.boolean(),
    isStale: fc.boolean(),
    snoozeExpiresAt: maybe(time),
    openWorkCount: count,
    lastWorkTicketClosedAt: maybe(time),
    chatteringCount: count,
    fleetingCount: count,
    nuisanceCount: count,
    latestAlarmAt: time,
    latestEndAt: maybe(time),
    createdAt: time,
  }),
  text: fc.record({
    contextualName: fc.constantFrom(...words),
    text: fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((two) => two.join(' ')),
    pointPath: maybe(fc.constantFrom(...paths)),
    stationPath: maybe(fc.constantFrom(...paths)),
    condition: maybe(fc.constantFrom(...words)),
    alarmClass: maybe(fc.constantFrom(...paths)),
    alarmType: maybe(fc.constantFrom(...paths)),
  }),
  cmmsTokens: fc
    .uniqueArray(
      fc
        .tuple(
          fc.constantFrom('cmms_asset_name', 'cmms_asset_value', 'cmms_location_name', 'cmms_location_value'),
          fc.constantFrom(...words, ...paths),
        )
        .map(([kind, value]) => [kind, tokenOf(kind, value)]),
      { selector: ([kind]) => kind, maxLength: 3 },
    )
    .map((parts) => parts.flat()),
  cmmsStatus: maybe(fc.constantFrom('complete', 'incomplete')),
  properties: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom('building', 'floors', 'rooms', 'asset_name', 'equipment_type', 'category', 'shop'),
      value: fc.uniqueArray(fc.constantFrom(...words, ...paths).map(oneLine), { maxLength: 3 }),
      confidence: fc.constantFrom(0, 0.5, 1),
      by: fc.constantFrom('PERSON', 'PARSER'),
    }),
    { selector: ({ type }) => type, maxLength: 4 },
  ),
});

beforeAll(async () => {
  const env = testEnv();
  // no hourly recount or sweep of the product changes its rows
  own = await ownDatabase(env);
  db = createDatabase(apiDatabaseUrl({ ...env, DATABASE_URL: own.url }), { pool: 1, name: 'test' });
  warehouse = createWarehouseClient(env, 'test');
  await createCustomer(own.db, { id: customerId, name: 'Criteria' });
  const alarms = fc.sample(alarm, rowCount).map(({ state, text, properties, cmmsTokens, cmmsStatus }, index) => ({
    properties,
    cmmsTokens: [...cmmsTokens, ...(cmmsStatus ? ['cmms_status', tokenOf('cmms_status', cmmsStatus)] : [])],
    state: alarmState({ customerId, id: index + 1, ...state } as Parameters<typeof alarmState>[0]),
    text,
  }));
  await own.db.transaction(async (trx) => {
    await insertStates(
      trx,
      alarms.map(({ state }) => state),
    );
    await trx.batchInsert(
      'alarms',
      alarms.map(({ state: { id, systemId }, text, properties, cmmsTokens }) => ({
        cmms_tokens: cmmsTokens,
        customer_id: customerId,
        id,
        system_id: systemId,
        contextual_name: text.contextualName,
        text: text.text,
        formatted_raw_text: text.text,
        point_path: text.pointPath,
        station_path: text.stationPath,
        condition: text.condition,
        alarm_class: text.alarmClass,
        alarm_type: text.alarmType,
        properties: JSON.stringify(properties),
        property_tokens: tokensOf(properties),
      })),
    );
    await insertSearchTexts(
      trx,
      alarms.map(({ state: { id }, text }) => ({ customerId, id, ...text })),
    );
  });
  await insertRows(
    warehouse,
    'alarms',
    customerId,
    alarms.map(({ state, text, properties }) => ({
      ...text,
      propertyTokens: tokensOf(properties),
      alarmId: state.id,
      createdAt: state.createdAt,
      systemId: state.systemId,
      pointName: null,
      priority: state.priority,
      isServiceImpacting: state.isServiceImpacting,
      version: state.version,
      isDeleted: false,
    })),
  );
  rows = await listedInPostgres([], '', { now: 0, timezone: 'UTC' });
});
afterAll(async () => {
  await Promise.all([db?.destroy(), warehouse?.close()]);
  await own?.drop();
});

const conditionOf = (criteria: Criterion[], term: string, moment: Moment) =>
  toPostgres(alarmExpressionOf(parseAlarmCriteria(criteria), term, moment));

/** As a list shows them. */
const listedInPostgres = (...asked: Parameters<typeof conditionOf>): Promise<AlarmRow[]> =>
  forCustomer(db, customerId, (trx) =>
    alarmRowsOf(trx, customerId).list(
      conditionOf(...asked),
      { orders: [defaultOrder], after: null },
      { limit: rowCount + 1, offset: 0 },
    ),
  );

/** Reads only ids, as bulk decisions do. */
async function inPostgres(...asked: Parameters<typeof conditionOf>): Promise<Array<{ id: number }>> {
  const found = await forCustomer(db, customerId, (trx) =>
    alarmRowsOf(trx, customerId).ids(conditionOf(...asked), [], rowCount + 1),
  );
  return found.map((id) => ({ id }));
}

async function inWarehouse(criteria: Criterion[], term: string, moment: Moment): Promise<Array<{ id: number }>> {
  const { sql, params } = warehouseCondition(parseAlarmCriteria(criteria), term, moment);
  return boundQuery(warehouse, {
    name: 'test-criteria',
    customerId,
    sql: `SELECT alarm_id AS id FROM alarms FINAL WHERE customer_id = {customerId:UInt32} AND ${sql}`,
    params,
    row: z.object({ id: z.number() }),
  });
}

const isHeldByWarehouse = ({ field, values }: Criterion): boolean =>
  parseAlarmCriteria([{ field, isExclusion: false, values }])
    .flatMap((parsed) => columnsOf(alarmExpressionOf([parsed], '', { now: 0, timezone: 'UTC' })))
    .every(({ warehouse }) => warehouse !== null);
const ids = (found: ReadonlyArray<{ id: number }>): number[] => found.map(({ id }) => id).sort((a, b) => a - b);

const bound = fc.oneof(
  fc.constantFrom(
    'now',
    '0d',
    '-1d',
    '+1d',
    '-24h',
    '+24h',
    '-168h',
    '+720h',
    '2035-11-04',
    '2035-03-25',
    '2035-03-24',
  ),
  fc.constantFrom(...edges).map((at) => new Date(at).toISOString()),
  fc.constantFrom(...edges).map((at) => `${new Date(at).toISOString().slice(0, 16)}Z`),
);
const range = (ends: fc.Arbitrary<string>) => fc.tuple(ends, ends).map(([min, max]) => `${min}..${max}`);
const typed = fc.oneof(
  fc.constantFrom(...words, '%', '_', '\\', '\\%', 'istanbul', 'strasse', 'ß', 'ete', 'עולם', 'مرحبا'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
/** Values by the way they are chosen, so that a new field is proved without a word here. */
const valuesByType: Partial<Record<FilterType, fc.Arbitrary<string>>> = {
  status: fc.constantFrom('Intake', 'Snoozed', "O'Hare", "x' or '1'='1"),
  priority: fc.integer({ min: 0, max: 5 }).map(String),
  alarmSource: fc.integer({ min: 0, max: 4 }).map(String),
  number: fc.tuple(fc.constantFrom('', 'A', 'a'), fc.integer({ min: 0, max: rowCount + 1 })).map((two) => two.join('')),
  minMax: fc.oneof(range(fc.constantFrom('', '0', '1', '2', '7')), fc.constantFrom('0', '2')),
  dateTime: range(bound),
  durationMinMax: range(fc.constantFrom('', '0m', '1m', '59m', '1h', '1d', '2d5h30m', '40d', '300d')),
  timeMinMax: range(fc.constantFrom('', '00:00', '01:30', '06:59', '12:00', '22:00', '23:59')),
  customValueSelect: fc.oneof(fc.constantFrom(...paths, ...words, '%', '_', "' or 1=1 --"), typed),
  assetNames: fc.constantFrom(...paths, ...words),
  multiLevelSelector: fc.constantFrom(...paths, ...words),
  text: typed,
};
/** Values of filters that no form offers. */
const valuesByField: Partial<Record<string, fc.Arbitrary<string>>> = {
  places: fc
    .array(
      fc.record({
        name: fc.constantFrom('building', 'floors', 'category', 'asset_name', 'shop'),
        values: fc.array(fc.constantFrom(...words, ...paths), { maxLength: 3 }),
      }),
      { maxLength: 3 },
    )
    .map(placeValue),
  entity: fc.constantFrom('1', '2', '30'),
};
const valuesFor = (field: keyof typeof alarmFilters): fc.Arbitrary<string> | undefined => {
  const { options, type } = alarmFilters[field];
  return options ? fc.constantFrom(...options) : (valuesByField[field] ?? valuesByType[type]);
};
const criterion: fc.Arbitrary<Criterion> = fc
  .constantFrom(...Object.keys(alarmFilters).filter(isAlarmFilter))
  .chain((field) => {
    const value = valuesFor(field);
    if (!value) throw new Error(`Nothing generates values of ${field}`);
    return fc.record({
      field: fc.constant(field as string),
      isExclusion: fc.boolean(),
      values: fc.array(fc.option(value, { freq: 6 }), { minLength: 1, maxLength: 4 }),
    });
  })
  .filter((given) => criterionSchema.safeParse(given).success);

test('Postgres, ClickHouse and the predicate agree on every row, whatever the criteria, the term and the moment', async () => {
  expect(rows).toHaveLength(rowCount);
  const seen = { warehouse: 0, some: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(criterion, { maxLength: 3 }),
      fc.option(typed, { freq: 3 }),
      moments,
      async (criteria, given, moment) => {
        const term = foldText(given ?? '');
        const expected = ids(rows.filter(toPredicate(alarmExpressionOf(parseAlarmCriteria(criteria), term, moment))));
        expect(ids(await inPostgres(criteria, term, moment))).toEqual(expected);
        if (criteria.every(isHeldByWarehouse)) {
          seen.warehouse += 1;
          expect(ids(await inWarehouse(criteria, term, moment))).toEqual(expected);
        }
        if (expected.length > 0 && expected.length < rowCount) seen.some += 1;
      },
    ),
    { numRuns: 250 },
  );
  expect(seen.warehouse).toBeGreaterThan(25);
  expect(seen.some).toBeGreaterThan(50);
});

test('each filter alone agrees, included and excluded, with and without blanks', async () => {
  for (const field of Object.keys(alarmFilters).filter(isAlarmFilter)) {
    const value = valuesFor(field);
    for (const [index, one] of fc.sample(value as fc.Arbitrary<string>, 4).entries()) {
      const [moment] = fc.sample(moments, 1) as [Moment];
      const criteria: Criterion[] = [
        { field, isExclusion: index % 2 === 0, values: index % 3 === 0 ? [one, null] : [one] },
      ].filter((given) => criterionSchema.safeParse(given).success);
      const expected = ids(rows.filter(toPredicate(alarmExpressionOf(parseAlarmCriteria(criteria), '', moment))));
      const query = JSON.stringify({ criteria, moment });
      expect(ids(await listedInPostgres(criteria, '', moment)), query).toEqual(expected);
      if (criteria.every(isHeldByWarehouse))
        expect(ids(await inWarehouse(criteria, '', moment)), query).toEqual(expected);
    }
  }
});

test('a row that time alone moves in or out is among those that the bounds have moved over', async () => {
  let moves = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(criterion, { minLength: 1, maxLength: 2 }),
      moments,
      fc.integer({ min: 1, max: 200_000_000 }),
      async (criteria, before, laterMs) => {
        const at = (moment: Moment) => alarmExpressionOf(parseAlarmCriteria(criteria), '', moment);
        const after = { ...before, now: before.now + laterMs };
        const [held, holds] = [toPredicate(at(before)), toPredicate(at(after))];
        const moved = ids(rows.filter((row) => held(row) !== holds(row)));
        const over = movedOver(at(before), at(after));
        moves += moved.length;
        expect(ids(over ? rows.filter(toPredicate(over)) : [])).toEqual(expect.arrayContaining(moved));
      },
    ),
    { numRuns: 1_000 },
  );
  expect(moves).toBeGreaterThan(0);
});

test('excluding keeps blanks, unless (blanks) is listed', async () => {
  const point = async (isExclusion: boolean, ...values: Array<string | null>) => {
    const criteria = [{ field: 'point', isExclusion, values }];
    const moment = { now: 0, timezone: 'UTC' };
    const found = ids(await inPostgres(criteria, '', moment));
    expect(ids(await inWarehouse(criteria, '', moment))).toEqual(found);
    return found;
  };
  const blanks = rows.filter((row) => row.pointPath === null);
  expect(blanks.length).toBeGreaterThan(0);
  expect(await point(false, null)).toEqual(ids(blanks));
  expect(await point(true, '/a/b')).toEqual(ids(rows.filter((row) => row.pointPath !== '/a/b')));
  expect(await point(true, '/a/b', null)).toEqual(
    ids(rows.filter((row) => row.pointPath !== null && row.pointPath !== '/a/b')),
  );
});

test('LENS-063 a keyword keeps only letters and spaces, in every engine', async () => {
  const moment = { now: 0, timezone: 'UTC' };
  const filter = (value: string): Criterion[] => [{ field: 'text', isExclusion: false, values: [value] }];
  const holdsFan = ids(rows.filter((row) => row.searchText.includes('fan')));
  expect(holdsFan.length).toBeGreaterThan(0);
  for (const value of ['F-4an', '%fan%', ' fän 2']) {
    expect(ids(await inPostgres(filter(value), '', moment))).toEqual(holdsFan);
    expect(ids(await inWarehouse(filter(value), '', moment))).toEqual(holdsFan);
  }
  // nothing is left of it: no filter
  expect(await inPostgres(filter('100 %'), '', moment)).toHaveLength(rowCount);
});
