import { z } from 'zod';
import {
  type CountedRow,
  type GroupedByAttribute,
  groupedByAttribute,
  type KpiFactsName,
  kpiFactsNames,
  type Measured,
  type RowsPage,
  type ValuePair,
} from '../../../domain/kpis/kpi-facts.ts';
import { type CountColumn, countColumns } from '../../../domain/lists/alarms/alarm-history.ts';
import type { WarehouseClient } from '../../client.ts';
import {
  leftIntakeEntries,
  prioritizedAlarms,
  prioritizedInstances,
  startedInstances,
  workCoverage,
} from './alarm-metrics.ts';
import { type Facts, pairOf, readMeasured } from './measured.ts';
import { repeatWork, resolutionEffectiveness, timeToDispatch, timeToResolution } from './ticket-metrics.ts';

/** The rows that a metric counts, with what its value is computed from (KPI.21). */
const factsOf: Record<KpiFactsName, Facts> = {
  PRIORITIZED_ALARMS: prioritizedAlarms,
  ALARMS_PER_HOUR: startedInstances,
  PRIORITY_DISTRIBUTION: prioritizedInstances,
  ACTIONED_ALARMS: leftIntakeEntries,
  WORK_COVERAGE: workCoverage,
  TIME_TO_DISPATCH: timeToDispatch,
  TIME_TO_RESOLUTION: timeToResolution,
  RESOLUTION_EFFECTIVENESS: resolutionEffectiveness,
  REPEAT_WORK: repeatWork,
};
const whole = 'part = 0';

const group = z.object({ value: z.string().nullable(), numerator: z.number(), denominator: z.number() });
const attributeInput = z.object({
  metric: z.enum(groupedByAttribute),
  groupBy: z.enum(countColumns),
  values: z.array(z.string().nullable()).nullable(),
  limit: z.int().positive(),
});

/** Groups a metric of alarms by an attribute of theirs, the largest first; with `values` those of them alone. */
export function findKpiGroups(
  warehouse: WarehouseClient,
  given: Measured & {
    metric: GroupedByAttribute;
    groupBy: CountColumn;
    values: ReadonlyArray<string | null> | null;
    limit: number;
  },
): Promise<ValuePair[]> {
  const { metric, groupBy, values, limit } = attributeInput.parse(given);
  const facts = factsOf[metric];
  return readMeasured(warehouse, given, {
    name: `${facts.name}-groups`,
    row: group,
    sql: (of) => `
      SELECT value, ${pairOf(facts)}
      FROM (SELECT id, isCounted FROM (${facts.sql(of)}) WHERE ${whole}) AS f
      INNER JOIN (
        SELECT alarm_id AS id, if(isNull(${groupBy}), NULL, toString(${groupBy})) AS value FROM alarms FINAL
        WHERE customer_id = {customerId:UInt32}
      ) AS a USING (id)
      ${values ? 'WHERE has({values:Array(Nullable(String))}, value)' : ''}
      GROUP BY value ORDER BY denominator DESC, value LIMIT {limit:UInt32}`,
    more: { limit, ...(values && { values }) },
  });
}

/** KPI.8 by the person who created the tickets; null for a rule and for a maintenance system. */
export const findDispatchByCreator = (warehouse: WarehouseClient, given: Measured) =>
  readMeasured(warehouse, given, {
    name: `${timeToDispatch.name}-by-creator`,
    row: group,
    sql: (of) => `
      SELECT person AS value, numerator, denominator
      FROM (
        SELECT toString(creator) AS person, ${pairOf(timeToDispatch)}
        FROM (${timeToDispatch.sql(of)}) WHERE ${whole} GROUP BY creator
      )
      ORDER BY denominator DESC, value`,
  });

const row = z.object({ id: z.int(), at: z.int(), value: z.number().nullable(), isCounted: z.int().transform(Boolean) });
const sideInput = z.object({ metric: z.enum(kpiFactsNames), isNumerator: z.boolean() });
const rowsInput = sideInput.extend({
  page: z.object({
    limit: z.int().nonnegative(),
    offset: z.int().nonnegative(),
    from: z.object({ at: z.int(), id: z.int() }).nullable(),
  }),
});

/** Reads a page of what a metric counts, newest first. */
export function findKpiRows(
  warehouse: WarehouseClient,
  given: Measured & { metric: KpiFactsName; isNumerator: boolean; page: RowsPage },
): Promise<CountedRow[]> {
  const { metric, isNumerator, page } = rowsInput.parse(given);
  const facts = factsOf[metric];
  const { from: place, ...limits } = page;
  const taken = isNumerator ? 'isCounted' : 'true';
  const onward = place ? '(f.at, id) <= ({placeAt:Int64}, {placeId:UInt64})' : 'true';
  const value = facts.isMean ? 'value' : 'NULL';
  return readMeasured(warehouse, given, {
    name: `${facts.name}-rows`,
    row,
    sql: (of) => `
      SELECT id, toInt64(f.at) AS at, toUInt8(f.isCounted) AS isCounted, ${value} AS value
      FROM (SELECT id, at, isCounted${facts.isMean ? ', value' : ''} FROM (${facts.sql(of)}) WHERE ${whole}) AS f
      WHERE ${taken} AND ${onward}
      ORDER BY at DESC, id DESC, isCounted DESC, value LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    more: { ...limits, ...(place && { placeAt: place.at, placeId: place.id }) },
  });
}

/** Counts what a metric counts. */
export async function countKpiRows(
  warehouse: WarehouseClient,
  given: Measured & { metric: KpiFactsName; isNumerator: boolean },
): Promise<number> {
  const { metric, isNumerator } = sideInput.parse(given);
  const facts = factsOf[metric];
  const [sum] = await readMeasured(warehouse, given, {
    name: `${facts.name}-rows-count`,
    row: z.object({ numerator: z.number(), denominator: z.int() }),
    sql: (of) => `SELECT ${pairOf(facts)} FROM (${facts.sql(of)}) WHERE ${whole}`,
  });
  return (isNumerator && !facts.isMean ? sum?.numerator : sum?.denominator) ?? 0;
}
