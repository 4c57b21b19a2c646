import { z } from 'zod';
import { type Measured, previousPart } from '../../../domain/kpis/kpi-facts.ts';
import { asDateTime64, boundQuery } from '../../bound-query.ts';
import type { WarehouseClient } from '../../client.ts';

/** Most parts of a period: each is a bit, as the whole is. */
const partsMax = 62;

const input = z.object({
  customerId: z.int().positive(),
  bounds: z
    .array(z.int())
    .min(2)
    .max(partsMax + 1),
  previousStart: z.int().optional(),
  now: z.int(),
  condition: z.object({ sql: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
  withoutAutomation: z.boolean(),
  capMs: z.int().positive(),
  quietMs: z.int().positive(),
  windowMs: z.int().positive(),
});

const time = (name: string): string => `{${name}:DateTime64(3, 'UTC')}`;
export const [from, to, now] = [time('from'), time('to'), time('now')] as const;
const customer = 'customer_id = {customerId:UInt32}';

/** Milliseconds of a time, in which it is compared several times faster; what has no end lasts until now. */
export const ms = (column: string): string => `toUnixTimestamp64Milli(${column})`;
export const endOf = (column: string): string => `ifNull(${ms(column)}, ${ms(now)})`;

/** The period before, if it is measured, and the parts: where each begins, the end of the last, and its number. */
const [edges, numbers] = ['{edges:Array(Int64)}', '{numbers:Array(UInt8)}'] as const;
/** Start of the current period. */
export const start = time('start');
/** Number of the part in which a time of the range lies (milliseconds). */
const partOf = (at: string): string => `transform(roundDown(${at}, ${edges}), ${edges}, ${numbers}, toUInt8(0))`;
const bit = (part: string): string => `bitShiftLeft(toUInt64(1), ${part})`;
export const previousBit = `toUInt64(${2n ** BigInt(previousPart)})`;
/** Bits of the whole and of its parts. */
export const currentBits = `toUInt64(${2n ** BigInt(previousPart) - 1n})`;

/** The whole and the part in which a time lies, or the period before: rows that happened at a time count in both. */
export const partsAt = (column: string): string => {
  const part = partOf(ms(column));
  return `arrayJoin(if(${part} = ${previousPart}, [toUInt8(${previousPart})], [toUInt8(0), ${part}]))`;
};

/**
 * Bits of the parts that a span overlaps, of the whole and of the period before, each by its number. The span overlaps the
 * range. Both in milliseconds.
 */
export const partsOver = (since: string, until: string): string => {
  const first = partOf(`greatest(${since}, ${ms(start)})`);
  const last = partOf(`least(${until}, ${edges}[-1]) - 1`);
  const parts = `toUInt64(${bit(`${last} + 1`)} - ${bit(first)})`;
  return `bitOr(if(${until} > ${ms(start)}, bitOr(toUInt64(1), ${parts}), toUInt64(0)),
    if(${since} < ${ms(start)}, if(has(${numbers}, ${previousPart}), ${previousBit}, toUInt64(0)), toUInt64(0)))`;
};

/** Alarms that are measured, with what metrics ask of them: attributes are the current ones (WIRE.15). */
const alarmsOf = (condition: string): string => `(
  SELECT alarm_id, priority, is_service_impacting FROM alarms FINAL WHERE ${customer} AND ${condition})`;
const ticketsOf = `(SELECT * FROM tickets FINAL WHERE ${customer})`;
const ticketAlarms = `(SELECT ticket_id, alarm_id FROM ticket_alarms FINAL WHERE ${customer})`;

/** Subqueries that metrics are written with. */
export interface Sources {
  alarms: string;
  tickets: string;
  ticketAlarms: string;
  /** Condition on a ticket: it has a measured alarm; without criteria, every ticket counts. */
  isMeasuredTicket: string;
  /** Condition that a rule did not do it. */
  byPeople(column: string): string;
}

/**
 * Facts that a metric counts. One place says them for the value, its groups and its rows, so that they sum up (KPI.21).
 */
export interface Facts {
  /** Name of its queries. */
  name: string;
  /** True if the numerator is the sum of `value`. */
  isMean?: true;
  /**
   * One SELECT over the sources of the rows that the denominator counts: `part`, `id` of the alarm or ticket, `isCounted`
   * if the numerator counts it too, `at` (milliseconds), of a mean `value` (milliseconds).
   */
  sql(of: Sources): string;
}

/** Reads what `sql` selects of the sources. @param more typed parameters of the SQL. */
export function readMeasured<Row extends z.ZodType>(
  warehouse: WarehouseClient,
  given: Measured,
  query: { name: string; row: Row; sql: (of: Sources) => string; more?: Record<string, unknown> },
): Promise<Array<z.output<Row>>> {
  const { customerId, bounds, previousStart, condition, withoutAutomation, now: at, ...windows } = input.parse(given);
  const before = previousStart === undefined ? [] : [previousStart];
  const edges = [...before, ...bounds];
  const numbers = [...before.map(() => previousPart), ...bounds.map((_, index) => index + 1)];
  const alarms = alarmsOf(condition?.sql ?? 'true');
  return boundQuery(warehouse, {
    name: query.name,
    customerId,
    range: { from: edges[0] as number, to: bounds.at(-1) as number },
    sql: query.sql({
      alarms,
      tickets: ticketsOf,
      ticketAlarms,
      isMeasuredTicket: condition
        ? `ticket_id IN (SELECT ticket_id FROM ${ticketAlarms} WHERE alarm_id IN (SELECT alarm_id FROM ${alarms}))`
        : 'true',
      byPeople: (column) => (withoutAutomation ? `isNull(${column})` : 'true'),
    }),
    params: {
      ...condition?.params,
      ...query.more,
      ...windows,
      edges,
      numbers,
      start: asDateTime64(bounds[0] as number),
      now: asDateTime64(at),
    },
    row: query.row,
  });
}

/** Numerator and denominator of facts. */
export const pairOf = ({ isMean }: Facts): string =>
  `${isMean ? 'sum(value)' : 'countIf(isCounted)'} AS numerator, count() AS denominator`;

/** Creates the query of a share, part by part. */
export const sharing = (facts: Facts) => (warehouse: WarehouseClient, given: Measured) =>
  readMeasured(warehouse, given, {
    name: facts.name,
    row: pair,
    sql: (of) => `SELECT part, ${pairOf(facts)} FROM (${facts.sql(of)}) GROUP BY part`,
  });

/** Creates the query of a mean with its median, part by part. */
export const averaging = (facts: Facts) => (warehouse: WarehouseClient, given: Measured) =>
  readMeasured(warehouse, given, {
    name: facts.name,
    row: mean,
    sql: (of) => `SELECT part, ${pairOf(facts)}, quantileExact(0.5)(value) AS median
      FROM (${facts.sql(of)}) GROUP BY part`,
  });

const part = z.int();
const pair = z.object({ part, numerator: z.number(), denominator: z.number() });
const mean = pair.extend({ median: z.number() });
export const levelCount = z.object({ part, priority: z.int(), instances: z.int() });
export const writersOfPart = z.object({ part, userIds: z.array(z.uuid()) });
