import { forCustomer } from '../../platform/database.ts';
import type { KpiMetricType } from './definitions.ts';
import type { ValuePair } from './kpi-facts.ts';
import { type KpiMetricConfig, readConfig } from './kpi-settings.ts';
import { type KpiPeriod, periodIn } from './measure-kpi.ts';
import type { Measuring } from './measuring.ts';

/** Most groups that are listed; the smaller ones are one group. */
export const kpiGroupsMax = 100;

/** Part of a metric (KPI.21). */
export interface KpiGroup {
  /** Key of the group: the value of an attribute, the id of a team or a person; null for those without. */
  value: string | null;
  /** As people say it; null where that is the value itself. */
  label: string | null;
  /** True for the rest: groups beyond the most, and those that the viewer may not tell apart. */
  isOthers: boolean;
  currentPeriod: KpiPeriod;
  previousPeriod: KpiPeriod;
}

/** A metric in groups, in the unit of the metric. */
export interface KpiDrilldown {
  metricType: KpiMetricType;
  currentPeriod: KpiPeriod;
  previousPeriod: KpiPeriod;
  /** The largest first, the rest last. */
  groups: KpiGroup[];
  /** True if something counts in several groups, so that they are more than the metric together. */
  isOverlapping: boolean;
  metricConfig: KpiMetricConfig;
}

export type Numbers = Pick<ValuePair, 'numerator' | 'denominator'>;
/** A group with the numbers of both periods; null where they are not known. */
export interface RawGroup {
  value: string | null;
  label: string | null;
  isOthers?: boolean;
  current: Numbers;
  previous: Numbers | null;
}

export const nothing: Numbers = { numerator: 0, denominator: 0 };
export const plus = (a: Numbers, b: Numbers): Numbers => ({
  numerator: a.numerator + b.numerator,
  denominator: a.denominator + b.denominator,
});

/** Pairs the groups of the current period with those of the one before; both are complete. */
export function pairPeriods(current: readonly ValuePair[], previous: readonly ValuePair[] | null): RawGroup[] {
  const before = new Map(previous?.map((group) => [group.value, group]));
  const values = new Set([...current, ...(previous ?? [])].map(({ value }) => value));
  const now = new Map(current.map((group) => [group.value, group]));
  return [...values].map((value) => ({
    value,
    label: null,
    current: now.get(value) ?? nothing,
    previous: previous && (before.get(value) ?? nothing),
  }));
}

/** Puts groups together that are to look like one, each under the key that `keyOf` gives it. */
export function merge(groups: readonly RawGroup[], into: Omit<RawGroup, 'current' | 'previous'>): RawGroup[] {
  if (groups.length === 0) return [];
  const isKnown = groups.every(({ previous }) => previous !== null);
  return [
    {
      ...into,
      current: groups.reduce((sum, { current }) => plus(sum, current), nothing),
      previous: isKnown ? groups.reduce((sum, { previous }) => plus(sum, previous ?? nothing), nothing) : null,
    },
  ];
}

const others = { value: null, label: null, isOthers: true };

/** Puts together a drill-down: the largest groups first, the smaller ones and the rest as one. */
export async function drilldownOf(
  { ctx }: Measuring,
  metricType: KpiMetricType,
  whole: { current: Numbers; previous: Numbers | null },
  { groups, rest = [], isOverlapping = false }: { groups: RawGroup[]; rest?: RawGroup[]; isOverlapping?: boolean },
): Promise<KpiDrilldown> {
  const metricConfig = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readConfig(trx, ctx.customer.id, metricType),
  );
  const period = periodIn(metricConfig);
  const ordered = groups.toSorted(
    (a, b) =>
      b.current.denominator - a.current.denominator ||
      b.current.numerator - a.current.numerator ||
      (a.label ?? a.value ?? '').localeCompare(b.label ?? b.value ?? '', 'en'),
  );
  const shown = [...ordered.slice(0, kpiGroupsMax), ...merge([...ordered.slice(kpiGroupsMax), ...rest], others)];
  return {
    metricType,
    currentPeriod: period(whole.current, true),
    previousPeriod: period(whole.previous, false),
    groups: shown.map(({ value, label, isOthers = false, current, previous }) => ({
      value,
      label,
      isOthers,
      currentPeriod: period(current, true),
      previousPeriod: period(previous, false),
    })),
    isOverlapping,
    metricConfig,
  };
}
