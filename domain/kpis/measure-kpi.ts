import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { type AlarmSearch, conditionOf, searchOf } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import { dispatchCapDays, reoccurrenceDays, repeatWindowDays } from '../constants.ts';
import type { Ctx } from '../identity/ctx.ts';
import { parseAlarmCriteria, warehouseCondition } from '../lists/alarms/alarm-criteria.ts';
import { criteriaSchema, searchTermSchema } from '../lists/criteria/criteria.ts';
import { boundsOf, type Period, previousOf } from '../period.ts';
import { rangeSchema } from '../range-schema.ts';
import { timezoneSchema } from '../timezone-schema.ts';
import { type KpiMetricType, kpiMetricTypes, unitMs } from './definitions.ts';
import type { KpiFacts, LevelCount, Measured, Pair } from './kpi-facts.ts';
import { assertSeesKpis, type KpiMetricConfig, type KpiNote, readConfigs, readNote } from './kpi-settings.ts';
import { countOpenWork, countPeople, entriesRecordedSince, readSnapshot, registeredAt } from './people-and-work.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const schema = z.object({
  metricType: z.enum(kpiMetricTypes),
  input: z.object({
    range: rangeSchema,
    timezone: timezoneSchema.nullish(),
    criteria: criteriaSchema.nullish(),
    searchTerm: searchTermSchema,
    withoutAutomation: z.boolean().nullish(),
  }),
});
export type KpiInput = z.input<typeof schema>;

/** Numerator and denominator of a period, in the unit of the metric; both null where no facts exist. */
export interface KpiPeriod {
  numerator: number | null;
  denominator: number | null;
  /** Median of a mean; null for other metrics, and without values. */
  median: number | null;
}
export interface KpiPart extends KpiPeriod, Period {}
/** Instances of a priority (KPI.6). */
export interface KpiLevel {
  priority: number;
  instances: number;
}

export interface KpiResult {
  metricType: KpiMetricType;
  currentPeriod: KpiPeriod;
  previousPeriod: KpiPeriod;
  /** The current period's parts, in order; empty for metrics of a moment. */
  trend: KpiPart[];
  /** Levels of the priority distribution, the highest first; empty for other metrics. */
  levels: KpiLevel[];
  /** Since when facts are complete, if that is later than a period's start (KPI.25); null otherwise. */
  since: Date | null;
  metricConfig: KpiMetricConfig;
  note: KpiNote | null;
}

/** Facts and search that a metric is measured with. */
interface Measuring {
  ctx: Ctx;
  facts: KpiFacts;
  search: AlarmSearch;
  timezone: string;
  of(bounds: number[]): Measured;
}

/** Values of parts, by number; 0 is the whole. */
type Parts = Map<number, Pair & { median?: number }>;
type Measure = (measuring: Measuring, bounds: number[]) => Promise<Parts>;

/** Values of parts with the levels of the whole: of the priority distribution both come from one query. */
interface Distribution {
  parts: Parts;
  levels: KpiLevel[];
}

const partsOf = <Row extends Pair>(rows: readonly Row[]): Parts => new Map(rows.map((row) => [row.part, row]));
const from = (read: (facts: KpiFacts, of: Measured) => Promise<Pair[]>): Measure => {
  return async ({ facts, of }, bounds) => partsOf(await read(facts, of(bounds)));
};

/** Measurement of each metric of a period, by its rule; those of a moment are in `snapshots`. */
const measures: Partial<Record<KpiMetricType, Measure>> = {
  PRIORITIZED_ALARMS: from((facts, of) => facts.prioritizedAlarms(of)),
  WORK_COVERAGE: from((facts, of) => facts.workCoverage(of)),
  TIME_TO_DISPATCH: from((facts, of) => facts.timeToDispatch({ ...of, capMs: dispatchCapDays * dayMs })),
  TIME_TO_RESOLUTION: from((facts, of) => facts.timeToResolution(of)),
  RESOLUTION_EFFECTIVENESS: from((facts, of) =>
    facts.resolutionEffectiveness({ ...of, quietMs: reoccurrenceDays * dayMs }),
  ),
  REPEAT_WORK: from((facts, of) => facts.repeatWork({ ...of, windowMs: repeatWindowDays * dayMs })),
  async ALARMS_PER_HOUR({ facts, of }, bounds) {
    const measured = of(bounds);
    const instances = sumLevels(await facts.startedInstances(measured), () => true);
    return new Map(
      spansOf(bounds).map(({ part, start, end }) => {
        const hours = Math.max(0, Math.min(end, measured.now) - start) / hourMs;
        return [part, { part, numerator: instances.get(part) ?? 0, denominator: hours }];
      }),
    );
  },
  PRIORITY_DISTRIBUTION: async (measuring, bounds) => (await distribution(measuring, bounds)).parts,
  async ACTIONED_ALARMS({ ctx, facts, search, of }, bounds) {
    const left = partsOf(await facts.leftIntakeEntries(of(bounds)));
    const inIntake = parseAlarmCriteria([{ field: 'status', isExclusion: false, values: ['Intake'] }]);
    const condition = conditionOf({ ...search, criteria: [...search.criteria, ...inIntake] }, null);
    const waiting = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      alarmRowsOf(trx, ctx.customer.id).countByEntry(condition, bounds),
    );
    return new Map(
      spansOf(bounds).map(({ part }) => {
        const { numerator = 0, denominator = 0 } = left.get(part) ?? {};
        return [part, { part, numerator, denominator: denominator + (waiting.get(part) ?? 0) }];
      }),
    );
  },
  async ENGAGED_USERS({ ctx, facts, of }, bounds) {
    const writers = new Map((await facts.writers(of(bounds))).map(({ part, userIds }) => [part, new Set(userIds)]));
    const ends = spansOf(bounds);
    const registered = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
      registeredAt(
        trx,
        ctx.customer.id,
        ends.map(({ end }) => end),
      ),
    );
    return new Map(
      ends.map(({ part }, index) => {
        const people = registered[index] ?? [];
        const numerator = people.filter((id) => writers.get(part)?.has(id)).length;
        return [part, { part, numerator, denominator: people.length }];
      }),
    );
  },
};

/** Metrics of a moment (KPI.14): now, and at the end of the previous period, as the snapshot of that day knows it. */
const snapshots: Partial<
  Record<KpiMetricType, (trx: Transaction, measuring: Measuring, at: number | null) => Promise<Pair | null>>
> = {
  REGISTERED_USERS: async (trx, { ctx, timezone }, at) => {
    const customerId = ctx.customer.id;
    if (at === null) return countPeople(trx, customerId);
    const day = await readSnapshot(trx, customerId, at, timezone);
    return day && { part: 0, numerator: day.registeredPeople, denominator: day.invitedPeople };
  },
  OPEN_WORK_INACTIVE_ALARMS: (trx, measuring, at) => openWork(trx, measuring, at, 'inactive'),
  DUPLICATE_WORK: (trx, measuring, at) => openWork(trx, measuring, at, 'duplicate'),
};

async function openWork(
  trx: Transaction,
  { ctx, search, timezone }: Measuring,
  at: number | null,
  which: 'inactive' | 'duplicate',
): Promise<Pair | null> {
  const customerId = ctx.customer.id;
  const isNarrowed = search.criteria.length > 0 || search.term !== '';
  if (at === null) {
    const now = ctx.clock.now().getTime();
    const { open, ...counts } = await countOpenWork(trx, customerId, now, isNarrowed ? search : null);
    return { part: 0, numerator: counts[which], denominator: open };
  }
  // a snapshot is about all of them
  const day = isNarrowed ? null : await readSnapshot(trx, customerId, at, timezone);
  if (!day || day.openTickets === null) return null;
  const numerator = which === 'inactive' ? day.openTicketsInactive : day.openTicketsDuplicate;
  return { part: 0, numerator: numerator ?? 0, denominator: day.openTickets };
}

/** Metrics whose facts began to be recorded at some time: entries into statuses (ALM.13). */
const needsEntries: readonly KpiMetricType[] = ['ACTIONED_ALARMS'];

/**
 * Measures a metric over a period and the one of equal length before it, with the definition that KPI.1 to KPI.13 give.
 * Alarms are taken by criteria of the one criteria language; their attributes are the current ones.
 * @throws AppError FORBIDDEN; INVALID for a wrong range or timezone, or criteria on what history does not know.
 */
export async function measureKpi(ctx: Ctx & { facts: KpiFacts }, given: KpiInput): Promise<KpiResult> {
  const customerId = ctx.customer.id;
  await forCustomer(ctx.db, customerId, (trx) => assertSeesKpis(ctx, trx));
  const { metricType, input } = schema.parse(given);
  const timezone = input.timezone ?? ctx.customer.defaultTimezone;
  const search = await searchOf(ctx, { ...input, lensId: null });
  const isNarrowed = search.criteria.length > 0 || search.term !== '';
  const now = ctx.clock.now().getTime();
  const condition = isNarrowed ? warehouseCondition(search.criteria, search.term, search.moment) : null;
  const withoutAutomation = input.withoutAutomation ?? false;
  const measuring: Measuring = {
    ctx,
    facts: ctx.facts,
    search,
    timezone,
    of: (bounds) => ({ customerId, bounds, now, condition, withoutAutomation }),
  };
  const { range: current } = input;
  const previous = previousOf(current);
  const [values, settings] = await Promise.all([
    valuesOf(measuring, metricType, current, previous),
    forCustomer(ctx.db, customerId, async (trx) => {
      const configs = await readConfigs(trx, customerId);
      return {
        metricConfig: configs.find((config) => config.metricType === metricType) as KpiMetricConfig,
        note: await readNote(trx, customerId, metricType),
        recordedSince: needsEntries.includes(metricType) ? await entriesRecordedSince(trx, customerId) : null,
      };
    }),
  ]);
  const { recordedSince, ...shown } = settings;
  const unit = unitMs[shown.metricConfig.format] ?? 1;
  const period = (pair: (Pair & { median?: number }) | null | undefined, isKnown: boolean): KpiPeriod => ({
    numerator: pair ? pair.numerator / unit : isKnown ? 0 : null,
    denominator: pair ? pair.denominator : isKnown ? 0 : null,
    median: pair?.median === undefined ? null : pair.median / unit,
  });
  return {
    metricType,
    currentPeriod: period(values.current.get(0), true),
    previousPeriod: period(values.previous, values.isPreviousKnown),
    trend: values.bounds
      ? spansOf(values.bounds)
          .slice(1)
          .map(({ part, start, end }) => ({ start, end, ...period(values.current.get(part), true) }))
      : [],
    levels: values.levels,
    since: recordedSince && recordedSince.getTime() > previous.start ? recordedSince : null,
    ...shown,
  };
}

interface Values {
  current: Parts;
  previous: Pair | undefined;
  isPreviousKnown: boolean;
  /** Null for metrics of a moment. */
  bounds: number[] | null;
  levels: KpiLevel[];
}

async function valuesOf(
  measuring: Measuring,
  metricType: KpiMetricType,
  current: Period,
  previous: Period,
): Promise<Values> {
  const snapshot = snapshots[metricType];
  if (snapshot) {
    const { ctx } = measuring;
    return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
      const now = await snapshot(trx, measuring, null);
      const before = await snapshot(trx, measuring, previous.end);
      return {
        current: partsOf(now ? [now] : []),
        previous: before ?? undefined,
        isPreviousKnown: before !== null,
        bounds: null,
        levels: [],
      };
    });
  }
  const measure = measures[metricType] as Measure;
  const bounds = boundsOf(current, measuring.timezone);
  const [{ parts, levels }, before] = await Promise.all([
    metricType === 'PRIORITY_DISTRIBUTION'
      ? distribution(measuring, bounds)
      : measure(measuring, bounds).then((measured): Distribution => ({ parts: measured, levels: [] })),
    measure(measuring, [previous.start, previous.end]),
  ]);
  return { current: parts, previous: before.get(0), isPreviousKnown: true, bounds, levels };
}

async function distribution({ facts, of }: Measuring, bounds: number[]): Promise<Distribution> {
  const started = await facts.startedInstances(of(bounds));
  const high = sumLevels(started, (priority) => priority >= 4);
  const all = sumLevels(started, (priority) => priority >= 1);
  return {
    parts: new Map(
      [...all].map(([part, denominator]) => [part, { part, numerator: high.get(part) ?? 0, denominator }]),
    ),
    levels: [5, 4, 3, 2, 1].map((priority) => ({
      priority,
      instances: started.find((level) => level.part === 0 && level.priority === priority)?.instances ?? 0,
    })),
  };
}

/** Returns the whole period as part 0, then its parts. */
function spansOf(bounds: readonly number[]): Array<{ part: number; start: number; end: number }> {
  const [start, end] = [bounds[0] as number, bounds.at(-1) as number];
  const parts = bounds.slice(1).map((until, index) => ({
    part: index + 1,
    start: bounds[index] as number,
    end: until,
  }));
  return [{ part: 0, start, end }, ...parts];
}

function sumLevels(levels: readonly LevelCount[], isCounted: (priority: number) => boolean): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { part, priority, instances } of levels)
    if (isCounted(priority)) sums.set(part, (sums.get(part) ?? 0) + instances);
  return sums;
}
