import { z } from 'zod';
import { countFields } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type Period, previousOf } from '../period.ts';
import { columnOf, labelsOf } from '../reports/count-occurrences.ts';
import { drilldownOf, type KpiDrilldown, kpiGroupsMax, type Numbers, nothing, type RawGroup } from './drilldown.ts';
import type { GroupedByAttribute, KpiFacts, ValuePair } from './kpi-facts.ts';
import { measureWhole } from './measure-kpi.ts';
import { type KpiInput, openMeasuring } from './measuring.ts';

const schema = z.object({
  groupBy: z
    .enum(countFields)
    .nullish()
    .transform((field) => field ?? ('priority' as const)),
});
type Input = z.input<typeof schema> & { input: KpiInput };

/**
 * Work coverage by an attribute of the alarms, their priority by default. Every alarm is in one group, and the groups sum
 * to the metric (KPI.21). Errors as in `measureKpi`.
 */
export const kpiWorkCoverage = (ctx: Ctx & { facts: KpiFacts }, input: Input): Promise<KpiDrilldown> =>
  byAttribute(ctx, 'WORK_COVERAGE', input);

/**
 * Alarms per hour by an attribute of the alarms. Each group has all the hours of the period, those of the current one as
 * far as they have passed, so that the rates sum to the metric. Errors as in `measureKpi`.
 */
export const kpiAwareness = (ctx: Ctx & { facts: KpiFacts }, input: Input): Promise<KpiDrilldown> =>
  byAttribute(ctx, 'ALARMS_PER_HOUR', input);

async function byAttribute(
  ctx: Ctx & { facts: KpiFacts },
  metric: GroupedByAttribute,
  given: Input,
): Promise<KpiDrilldown> {
  const { measuring, current } = await openMeasuring(ctx, given.input);
  const { groupBy } = schema.parse(given);
  const read = ({ start, end }: Period, values: Array<string | null> | null) =>
    ctx.facts.groups({
      ...measuring.of([start, end]),
      metric,
      groupBy: columnOf[groupBy],
      values,
      limit: kpiGroupsMax,
    });
  const [measured, largest] = await Promise.all([measureWhole(measuring, metric, current), read(current, null)]);
  const values = largest.map(({ value }) => value);
  const before = new Map((await read(previousOf(current), values)).map((group) => [group.value, group]));
  const labels = await labelsOf(ctx, groupBy, largest);
  const whole = { current: measured.current ?? nothing, previous: measured.previous ?? nothing };
  // groups of a rate share the hours
  const of = (group: ValuePair | undefined, { denominator }: Numbers): Numbers =>
    metric === 'ALARMS_PER_HOUR' ? { numerator: group?.numerator ?? 0, denominator } : (group ?? nothing);
  const groups = largest.map(
    (group): RawGroup => ({
      value: group.value,
      label: labels.get(group.value ?? '') ?? null,
      current: of(group, whole.current),
      previous: of(before.get(group.value), whole.previous),
    }),
  );
  const without = (all: Numbers, shown: Numbers[]): Numbers => ({
    numerator: Math.max(0, all.numerator - sum(shown.map(({ numerator }) => numerator))),
    denominator:
      metric === 'ALARMS_PER_HOUR'
        ? all.denominator
        : Math.max(0, all.denominator - sum(shown.map(({ denominator }) => denominator))),
  });
  const rest = {
    value: null,
    label: null,
    current: without(
      whole.current,
      groups.map((group) => group.current),
    ),
    previous: without(
      whole.previous,
      groups.map((group) => group.previous ?? nothing),
    ),
  };
  const isRest = [rest.current, rest.previous].some(({ numerator, denominator }) =>
    metric === 'ALARMS_PER_HOUR' ? numerator > 0 : denominator > 0,
  );
  return drilldownOf(measuring, metric, whole, { groups, rest: isRest ? [rest] : [] });
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
