import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { countFields } from '../constants.ts';
import type { Ctx, Reader } from '../identity/ctx.ts';
import { readSourceSystems } from '../integrations/list-source-systems.ts';
import type { CountColumn, InstanceCount } from '../lists/alarms/alarm-history.ts';
import { assertCounts, occurrencesOf, occurrencesSchema } from './counts-input.ts';

export type CountField = (typeof countFields)[number];

/** Warehouse column of each field that occurrences are counted by. */
export const columnOf: Record<CountField, CountColumn> = {
  alarmId: 'alarm_id',
  externalSystemId: 'system_id',
  point: 'point_path',
  stationPath: 'station_path',
  condition: 'condition',
  alarmClass: 'alarm_class',
  alarmType: 'alarm_type',
  priority: 'priority',
};

/** Input of counts. */
export const countsSchema = occurrencesSchema.extend({ groupBy: z.enum(countFields) });
const schema = countsSchema.extend({
  limit: z
    .int()
    .min(1)
    .max(200)
    .nullish()
    .transform((limit) => limit ?? 50),
});

/** One value and what occurred with it. */
export interface OccurrenceCount extends InstanceCount {
  /** As the filter of that name takes it; null for (blanks). */
  value: string | null;
  /** As people say it; null where that is the value itself. */
  label: string | null;
  /** The source, of an alarm or of itself; null of other values. */
  externalSystemId: number | null;
  /** Share of all occurrences, from 0 to 1; and together with those before it. */
  share: number;
  cumulativeShare: number;
}

/**
 * Occurrences of a range by an attribute of their alarms, those that occurred most first (ANA.4): how often, of how
 * many alarms, how long in alarm within the range. Deleted alarms are left out.
 * @throws AppError FORBIDDEN without counts, as `assertCounts` says; INVALID for a wrong range, or criteria that history does not know.
 */
export async function countOccurrences(
  ctx: Ctx,
  input: z.input<typeof schema>,
): Promise<{ rows: OccurrenceCount[]; total: InstanceCount }> {
  assertCounts(ctx);
  const { groupBy, limit, ...range } = schema.parse(input);
  const { rows, total } = await ctx.history.instanceCounts({
    ...(await occurrencesOf(ctx, range)),
    groupBy: columnOf[groupBy],
    limit,
    now: ctx.clock.now().getTime(),
  });
  const named = await namesOf(ctx, groupBy, rows);
  const shares = sharesOf(total.instances);
  return {
    total,
    rows: rows.map((row) => {
      const { name: label = null, externalSystemId = null } = named.get(row.value ?? '') ?? {};
      return { ...row, label, externalSystemId, ...shares(row.instances) };
    }),
  };
}

/** Returns a function that takes counts in their order: the share of each, and that of all down to it. */
export function sharesOf(total: number): (count: number) => Pick<OccurrenceCount, 'share' | 'cumulativeShare'> {
  let down = 0;
  return (count) => {
    down += count;
    return { share: total === 0 ? 0 : count / total, cumulativeShare: total === 0 ? 0 : down / total };
  };
}

/** Occurrences per local day of a range, every day of it present. Errors as in `countOccurrences`. */
export async function occurrenceTrend(
  ctx: Ctx,
  input: z.input<typeof occurrencesSchema>,
): Promise<Array<{ date: string; count: number }>> {
  assertCounts(ctx);
  const range = occurrencesSchema.parse(input);
  return ctx.history.instanceTrend({
    ...(await occurrencesOf(ctx, range)),
    timezone: range.timezone ?? ctx.customer.defaultTimezone,
  });
}

/** An alarm or a source as people know it, and the source. */
interface Named {
  name: string;
  externalSystemId: number;
}

/** Returns what is known of counted groups that are identified by a number: alarms and sources. */
export async function namesOf(
  ctx: Reader,
  groupBy: CountField,
  rows: ReadonlyArray<{ value: string | null }>,
): Promise<Map<string, Named>> {
  if (groupBy === 'externalSystemId') {
    const systems = await forCustomer(ctx.db, ctx.customer.id, (trx) => readSourceSystems(trx, ctx.customer.id));
    return new Map(systems.map(({ id, displayName: name }) => [String(id), { name, externalSystemId: id }]));
  }
  if (groupBy !== 'alarmId') return new Map();
  const alarms = await namedAlarms(
    ctx,
    rows.flatMap(({ value }) => (value === null ? [] : Number(value))),
  );
  return new Map([...alarms].map(([id, named]) => [String(id), named]));
}

/** The names alone. */
export async function labelsOf(...of: Parameters<typeof namesOf>): Promise<Map<string, string>> {
  return new Map([...(await namesOf(...of))].map(([value, { name }]) => [value, name]));
}

/** Returns names of alarms, and the sources that they come from, by id; those that have been deleted are absent. */
export async function namedAlarms(ctx: Reader, ids: readonly number[]): Promise<Map<number, Named>> {
  const alarms = await forCustomer(ctx.db, ctx.customer.id, (trx) => alarmRowsOf(trx, ctx.customer.id).byIds(ids));
  return new Map(
    alarms.map(({ id, contextualName, systemId }) => [id, { name: contextualName, externalSystemId: systemId }]),
  );
}
