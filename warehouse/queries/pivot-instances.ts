import { z } from 'zod';
import { tokenOf } from '../../domain/alarms/model/property.ts';
import { pivotCellsMax, pivotSeconds } from '../../domain/constants.ts';
import { countColumns, type InstanceDimension, type InstancePivot } from '../../domain/lists/alarms/alarm-history.ts';
import type { CountedCells } from '../../domain/pivot-cell.ts';
import { type TimeDimension, timeDimensions } from '../../domain/pivot-dimensions.ts';
import { asDateTime64, boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import { activeInstances } from './active-instances.ts';

const dimension = z.union([
  z.strictObject({ column: z.enum(countColumns) }),
  z.strictObject({ property: z.string() }),
  z.strictObject({ time: z.enum(timeDimensions) }),
]);
const input = z.object({
  customerId: z.int().positive(),
  from: z.int(),
  to: z.int(),
  condition: z.object({ sql: z.string(), params: z.record(z.string(), z.unknown()) }),
  rows: z.array(dimension).min(1).max(2),
  column: dimension.nullable(),
  measure: z.enum(['occurrences', 'alarms', 'timeInAlarm', 'averageDuration']),
  timezone: z.string(),
  now: z.int(),
});

const [from, to, now] = ['from', 'to', 'now'].map((name) => `{${name}:DateTime64(3, 'UTC')}`);
const zone = '{timezone:String}';

interface TimePart {
  /** Part of the local time `at`, as a number or a day: a tenth of the text to group by. */
  of: string;
  /** Its text, which sorts as the times do. */
  text: (part: string) => string;
  /** True where an alarm has many occurrences in one part, so that they are gathered by alarm first. */
  isCoarse: boolean;
}
const localDay = `toDate(at, ${zone})`;
const timeParts: Record<TimeDimension, TimePart> = {
  hour: { of: `toHour(at, ${zone})`, text: (part) => `leftPad(toString(${part}), 2, '0')`, isCoarse: true },
  weekday: { of: `toDayOfWeek(at, 0, ${zone})`, text: (part) => `toString(${part})`, isCoarse: true },
  day: { of: localDay, text: (part) => `toString(${part})`, isCoarse: false },
  week: { of: `toMonday(${localDay})`, text: (part) => `toString(${part})`, isCoarse: false },
  month: { of: `toStartOfMonth(${localDay})`, text: (part) => `substring(toString(${part}), 1, 7)`, isCoarse: true },
};

/** A dimension under its name in the query: `r0`, `r1` or `c`. */
interface Named {
  name: string;
  of: InstanceDimension;
}

const namedOf = ({ rows, column }: InstancePivot): Named[] => [
  ...rows.map((of, at) => ({ name: `r${at}`, of })),
  ...(column ? [{ name: 'c', of: column }] : []),
];
const timePartOf = ({ of }: Named): TimePart | null => ('time' in of ? timeParts[of.time] : null);
const ofTime = (one: Named): boolean => timePartOf(one) !== null;
const ofProperty = ({ of }: Named): boolean => 'property' in of;

/** Column of an alarm's values: one text or null, or for a property all of them with their places. */
function ofAlarm({ name, of }: Named): string {
  if ('column' in of) return `nullIf(toString(${of.column}), '')::Nullable(String) AS ${name}`;
  const prefix = `{prefix_${name}:String}`;
  const values = `arrayDistinct(arrayMap(token -> substring(token, length(${prefix}) + 1),
    arrayFilter(token -> startsWith(token, ${prefix}), property_tokens::Array(String))))`;
  return `arrayFilter(value -> value != '', ${values})::Array(Nullable(String)) AS found_${name},
    if(empty(found_${name}), [NULL]::Array(Nullable(String)), found_${name}) AS many_${name}`;
}

/**
 * Occurrences by alarm and local time, each with every combination of its alarm's values. `first_` is 1 for the first of
 * a dimension's values alone, so that sums over the dimension count an occurrence once (ANA.2).
 */
function relationOf(pivot: InstancePivot): string {
  const named = namedOf(pivot);
  const times = named.flatMap((one) => timePartOf(one) ?? []);
  const parts = named.flatMap((one) => (ofTime(one) ? `${timePartOf(one)?.of} AS ${one.name}` : []));
  const isGathered = times.length < 2 && times.every(({ isCoarse }) => isCoarse);
  const many = named.filter(ofProperty);
  const isClipped = pivot.measure === 'timeInAlarm';
  const end = `ifNull(ended_at, ${now})`;
  const [started, ended] = isClipped ? [`greatest(started_at, ${from})`, `least(${end}, ${to})`] : ['started_at', end];
  const lasted = `greatest(0, toUnixTimestamp64Milli(${ended}) - toUnixTimestamp64Milli(${started}))`;
  // time in alarm is also of occurrences that began before the range
  const occurrences = isClipped
    ? activeInstances()
    : `(SELECT alarm_id, started_at, ended_at FROM instances FINAL
        WHERE customer_id = {customerId:UInt32} AND started_at >= ${from} AND started_at < ${to})`;
  const list = (parts: readonly string[]): string => parts.map((part) => `, ${part}`).join('');
  return `
    SELECT alarm_id, n, ms${list(named.filter((one) => !ofProperty(one)).map(({ name }) => name))}
      ${list(many.map(({ name }) => `pair_${name}.1 AS ${name}, pair_${name}.2 = 1 AS first_${name}`))}
    FROM (
      SELECT *${list(many.map(({ name }) => `arrayJoin(arrayZip(many_${name}, arrayEnumerate(many_${name}))) AS pair_${name}`))}
      FROM (
        SELECT alarm_id${list(parts)}, ${isGathered ? `count() AS n, sum(${lasted})` : `1 AS n, ${lasted}`} AS ms
        FROM (SELECT alarm_id, started_at, ended_at, greatest(started_at, ${from}) AS at FROM ${occurrences})
        ${isGathered ? `GROUP BY alarm_id${list(named.filter(ofTime).map(({ name }) => name))}` : ''}
      ) AS i
      INNER JOIN (
        SELECT alarm_id${list(named.filter((one) => !ofTime(one)).map(ofAlarm))} FROM alarms FINAL
        WHERE customer_id = {customerId:UInt32} AND ${pivot.condition.sql}
      ) AS a USING (alarm_id)
    )`;
}

/** Value of the measure over the occurrences that meet a condition. */
const measures: Record<InstancePivot['measure'], (where: string) => string> = {
  occurrences: (where) => `toFloat64(sumIf(n, ${where}))`,
  alarms: () => 'toFloat64(uniqExact(alarm_id))',
  timeInAlarm: (where) => `toFloat64(sumIf(ms, ${where}))`,
  averageDuration: (where) => `if(sumIf(n, ${where}) = 0, NULL, sumIf(ms, ${where}) / sumIf(n, ${where}))`,
};

function bound(name: string, pivot: InstancePivot) {
  const { customerId, timezone, condition } = pivot;
  const prefixes = namedOf(pivot).flatMap((one) =>
    'property' in one.of ? [[`prefix_${one.name}`, tokenOf(one.of.property, '')]] : [],
  );
  return {
    name,
    customerId,
    range: { from: pivot.from, to: pivot.to },
    seconds: pivotSeconds,
    params: { ...condition.params, ...Object.fromEntries(prefixes), timezone, now: asDateTime64(pivot.now) },
  };
}

const nullable = z.string().nullable();
const flag = z.union([z.literal(0), z.literal(1)]);
const row = z.object({
  r0: nullable,
  r1: nullable.optional(),
  c: nullable.optional(),
  all_rows: flag,
  all_columns: flag,
  value: z.number().nullable(),
  row_count: z.int(),
  column_count: z.int(),
});

/**
 * Counts a pivot of occurrences with the totals of its rows, its columns and the whole, none of them added up (ANA.7):
 * an alarm counts once in each, whatever values it has. Its size is known by the same pass over the occurrences.
 */
export async function findPivot(warehouse: WarehouseClient, given: InstancePivot): Promise<CountedCells> {
  const pivot = input.parse(given);
  const named = namedOf(pivot);
  const rows = pivot.rows.map((_, at) => `r${at}`);
  const sets = pivot.column ? [[...rows, 'c'], rows, ['c'], []] : [rows, []];
  const once = (over: readonly Named[]): string =>
    over
      .filter(ofProperty)
      .map(({ name }) => `first_${name}`)
      .join(' AND ') || '1';
  const [ofRows, ofColumn] = [named.filter(({ name }) => name !== 'c'), named.filter(({ name }) => name === 'c')];
  const measure = measures[pivot.measure];
  const allColumns = pivot.column ? 'grouping(c)' : '0';
  const isRowTotal = pivot.column ? 'all_rows = 0 AND all_columns = 1' : 'all_rows = 0';
  const columnCount = pivot.column ? 'countIf(all_rows = 1 AND all_columns = 0) OVER ()' : '1';
  const texts = named.map((one) => `${timePartOf(one)?.text(`g.${one.name}`) ?? `g.${one.name}`} AS ${one.name}`);
  const found = await boundQuery(warehouse, {
    ...bound('pivot', pivot),
    sql: `SELECT ${texts.join(', ')}, all_rows, all_columns, value,
        countIf(${isRowTotal}) OVER () AS row_count, ${columnCount} AS column_count
      FROM (
        SELECT ${named.map(({ name }) => name).join(', ')}, grouping(r0) AS all_rows, ${allColumns} AS all_columns,
          multiIf(all_rows = 1 AND all_columns = 1, ${measure(once(named))}, all_rows = 1, ${measure(once(ofRows))},
            all_columns = 1, ${measure(once(ofColumn))}, ${measure('1')}) AS value
        FROM (${relationOf(pivot)})
        GROUP BY GROUPING SETS (${sets.map((set) => `(${set.join(', ')})`).join(', ')})
      ) AS g
      LIMIT ${4 * pivotCellsMax}`,
    row,
  });
  const size = { rows: found[0]?.row_count ?? 0, columns: found[0]?.column_count ?? 0 };
  const cells = found.map(({ r0, r1 = null, c = null, all_rows, all_columns, value }) => ({
    rows: rows.length > 1 ? [r0, r1] : [r0],
    column: c,
    isOfAllRows: all_rows === 1,
    isOfAllColumns: all_columns === 1,
    value,
  }));
  return { size, cells };
}
