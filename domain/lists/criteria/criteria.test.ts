import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alarmColumn } from '../alarms/alarm-columns.ts';
import { parseAlarmCriteria, warehouseCondition } from '../alarms/alarm-criteria.ts';
import { alarmFilters } from '../alarms/alarm-filters.ts';
import { keywordOf } from '../alarms/source-filters.ts';
import { ticketFilters } from '../tickets/ticket-filters.ts';
import { criterionSchema, expressionOf } from './criteria.ts';
import { columnsOf } from './expression.ts';
import { foldText } from './fold.ts';
import { keepLetters } from './keep-letters.ts';
import { toPostgres } from './to-postgres.ts';

const moment = { now: Date.UTC(2026, 4, 1, 12), timezone: 'UTC' };
const parse = (field: string, ...values: Array<string | null>) =>
  parseAlarmCriteria([{ field, isExclusion: false, values }]);
/** The places that an error names. */
function refused(field: string, ...values: string[]): unknown {
  try {
    return parse(field, ...values);
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
}

test('a keyword keeps only letters and spaces, folded', () => {
  expect(keywordOf('AHU-07 Supply_Fan: 100 % höher!')).toBe('ahu supplyfan hoher');
  for (const typed of ['50%', '7', '_', '-', ' 🔥 ', '①', '·']) expect(parse('text', typed)).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      const keyword = keywordOf(typed);
      if (keyword) expect(keyword).toMatch(/^[\p{L}\p{M} ]+$/u);
      expect(keywordOf(keepLetters(foldText(typed)))).toBe(keyword);
    }),
  );
});

test('LENS-066 the alarm id filter drops a leading A or a', () => {
  for (const value of ['A7', 'a7', '7', ' A7 ']) {
    expect(expressionOf(parse('alarmId', value), moment)).toEqual({ op: 'in', column: alarmColumn.id, values: [7] });
  }
});

test('unknown fields and values that no row can have are refused with their place', () => {
  expect(refused('constructor', 'x')).toMatchObject([{ path: 'criteria.0.field' }]);
  for (const [field, value] of [
    ['priority', '1 or 1=1'],
    ['state', 'both'],
    ['state', 'constructor'],
    ['pinned', 'yes'],
    ['alarmId', 'B7'],
    ['externalSystemId', '2147483648'],
    ['nuisanceCount', '-1..'],
    ['nuisanceCount', '1..2..3'],
    ['nuisanceCount', '1.5'],
    ['timeInAlarm', '90'],
    ['alarmTime', 'yesterday..now'],
    ['alarmTime', '2026-02-30..now'],
    ['alarmTime', '0001-01-01..now'],
    ['alarmTime', '2026-05-01T25:00Z..now'],
  ] as const) {
    expect(refused(field, value), `${field} ${value}`).toMatchObject([{ path: 'criteria.0.values' }]);
  }
  expect(criterionSchema.safeParse({ field: 'text', values: ['a\0b'] }).success).toBe(false);
});

test('LENS-068 LENS-078 a filter without a value is not set, and priorities run from 0 to 5', () => {
  expect(parse('text', '  ')).toEqual([]);
  expect(parse('status')).toEqual([]);
  expect(parse('nuisanceCount', '..')).toEqual([]);
  expect(parse('timeInAlarm', '')).toEqual([]);
  expect(() => parse('priority', '6')).toThrow('up to 5');
});

test('LENS-069 a range of times is set only when both its bounds are', () => {
  for (const half of ['2026-05-01..', '..now', '..', '']) expect(parse('alarmTime', half)).toEqual([]);
  expect(parse('alarmTime', '2026-05-01..now')).toHaveLength(1);
});

test('LENS-079 LENS-080 durations are whole and not negative, and minutes run from 0 to 59', () => {
  expect(parse('timeInAlarm', '59m..')).toHaveLength(1);
  for (const wrong of ['60m..', '-5m..', '1.5h..', '5..', '1h1d..']) {
    expect(refused('timeInAlarm', wrong), wrong).toMatchObject([{ path: 'criteria.0.values' }]);
  }
});

test('values of one column become one list, which an index can serve', () => {
  const sqlOf = (field: string, ...values: Array<string | null>) =>
    toPostgres(expressionOf(parse(field, ...values), moment)).sql;
  expect(sqlOf('status', 'Intake')).toBe('s.status = ?::text');
  expect(sqlOf('status', 'Intake', 'Snoozed', 'Intake')).toBe('s.status = any(?::text[])');
  expect(sqlOf('state', 'active')).toBe('s.is_active');
  expect(sqlOf('point', 'a', null)).toBe(
    '((a.point_path is not null and a.point_path = ?::text) or a.point_path is null)',
  );
});

test('what a person typed never becomes SQL', () => {
  const sqlOf = (field: string, value: string) => {
    const criteria = parse(field, value);
    const { sql } = toPostgres(expressionOf(criteria, moment));
    return field === 'status' ? [sql] : [sql, warehouseCondition(criteria, '', moment).sql];
  };
  fc.assert(
    fc.property(
      fc.constantFrom('status', 'point', 'condition', 'text'),
      fc.oneof(
        fc.constantFrom("x' or '1'='1", "'; drop table alarms; --", '{c0:String}', '?', ':x', '$1', '\\', '%'),
        fc.string({ unit: 'grapheme' }),
      ),
      (field, typed) => {
        expect(sqlOf(field, `x${typed}`)).toEqual(sqlOf(field, 'x'));
      },
    ),
  );
});

test('the warehouse refuses what it does not hold, with the place and the filter’s name', () => {
  const held = Object.keys(alarmFilters).filter((field) => {
    try {
      const { options, type } = alarmFilters[field as keyof typeof alarmFilters];
      const value =
        options?.[0] ??
        { dateTime: '-24h..now', minMax: '1', durationMinMax: '1m', timeMinMax: '06:00..' }[type as 'minMax'] ??
        '1';
      warehouseCondition(parse(field, field === 'text' ? 'fan' : value), '', moment);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'INVALID', fields: [{ path: 'criteria.0.field' }] });
      return false;
    }
  });
  expect(held.sort()).toEqual([
    'alarmClass',
    'alarmId',
    'alarmType',
    'assetCriticality',
    'assetName',
    'assetType',
    'building',
    'category',
    'component',
    'condition',
    'createdAt',
    'createdDate',
    'entity',
    'equipmentType',
    'externalSystemId',
    'floors',
    'places',
    'point',
    'priority',
    'rooms',
    'serviceImpact',
    'stationPath',
    'text',
  ]);
  expect(() => warehouseCondition(parse('status', 'Intake'), '', moment)).toThrow(
    'History cannot be filtered by Status',
  );
});

test('every filter has a label of its own', () => {
  const labels = Object.values(alarmFilters).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(columnsOf(expressionOf(parse('timeInAlarm', '5m'), moment))).toContain(alarmColumn.lasted);
});

test('LENS-085 fields are chosen in the ways that the contract names, each of them by some field', () => {
  const types = [...Object.values(alarmFilters), ...Object.values(ticketFilters)].map(({ type }) => type);
  expect([...new Set(types)].sort()).toEqual(
    [
      ...[
        'alarmSource',
        'cmmsSource',
        'select',
        'multiLevelSelector',
        'dateTime',
        'number',
        'priority',
        'status',
        'bool',
      ],
      ...['customValueSelect', 'customWorkSelect', 'minMax', 'durationMinMax', 'timeMinMax', 'text', 'userSelect'],
      ...['cmmsAssignee', 'assetNames'],
    ].sort(),
  );
});
