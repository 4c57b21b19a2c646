import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conditionOf } from '../alarms/rows/alarm-query.ts';
import { alarmRowsOf } from '../alarms/rows/alarm-rows.ts';
import type { Ctx } from '../identity/ctx.ts';
import { boundsOf, type Period, previousOf } from '../period.ts';
import { countOpenWork, type OpenWorkMetric } from './count-open-work.ts';
import { type KpiMetricType, kpiMetricTypes, unitMs } from './definitions.ts';
import { type KpiFacts, type LevelCount, type Measured, type Pair, previousPart } from './kpi-facts.ts';
import { type KpiMetricConfig, type KpiNote, readConfig, readNote } from './kpi-settings.ts';
import { highFrom, prioritizedFrom } from './levels.ts';
import { isNarrowed, type KpiInput, type Measuring, openMeasuring, waitingInIntake } from './measuring.ts';
import { countPeople, entriesRecordedSince, readSnapshots, registeredAt, type Snapshot } from './people-and-work.ts';
import { stateUnknownSince } from './state-unknown.ts';

const hourMs = 3_600_000;

const schema = z.object({ metricType: z.enum(kpiMetricTypes) });

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
  /** The current period's parts, in order; of a metric of a moment those from the first on that somebody measured. */
  trend: KpiPart[];
  /** Levels of the priority distribution, the highest first; empty for other metrics. */
  levels: KpiLevel[];
  /** Since when facts are complete, if that is later than a period's start (KPI.25); null otherwise. */
  since: Date | null;
  /** Since when a source that the current period rests on has been unhealthy (BEY.4); null while all are heard. */
  stateUnknownSince: Date | null;
  metricConfig: KpiMetricConfig;
  note: KpiNote | null;
}

/** Values of parts, by number; 0 is the whole, `previousPart` the period before. */
type Parts = Map<number, Pair & { median?: number }>;
/** Bounds of a period's parts, and the period before if that is measured too. */
interface Periods {
  bounds: number[];
  previous?: Period;
}
type Measure = (measuring: Measuring, periods: Periods) => Promise<Parts>;

/** Values of parts with the levels of the whole: of the priority distribution both come from one query. */
interface Distribution {
  parts: Parts;
  levels: KpiLevel[];
}

const partsOf = <Row extends Pair>(rows: readonly Row[]): Parts => new Map(rows.map((row) => [row.part, row]));
const from = (read: (facts: KpiFacts, of: Measured) => Promise<Pair[]>): Measure => {
  return async ({ facts, of }, { bounds, previous }) => partsOf(await read(facts, of(bounds, previous?.start)));
};

/** Measurement of each metric of a period, by its rule; those of a moment are in `snapshots`. */
const measures: Partial<Record<KpiMetricType, Measure>> = {
  PRIORITIZED_ALARMS: from((facts, of) => facts.prioritizedAlarms(of)),
  WORK_COVERAGE: from((facts, of) => facts.workCoverage(of)),
  TIME_TO_DISPATCH: from((facts, of) => facts.timeToDispatch(of)),
  TIME_TO_RESOLUTION: from((facts, of) => facts.timeToResolution(of)),
  RESOLUTION_EFFECTIVENESS: from((facts, of) => facts.resolutionEffectiveness(of)),
  REPEAT_WORK: from((facts, of) => facts.repeatWork(of)),
  async ALARMS_PER_HOUR({ facts, of }, periods) {
    const measured = of(periods.bounds, periods.previous?.start);
    const instances = sumLevels(await facts.startedInstances(measured), () => true);
    return new Map(
      spansOf(periods).map(({ part, start, end }) => {
        const hours = Math.max(0, Math.min(end, measured.now) - start) / hourMs;
        return [part, { part, numerator: instances.get(part) ?? 0, denominator: hours }];
      }),
    );
  },
  PRIORITY_DISTRIBUTION: async (measuring, periods) => (await distribution(measuring, periods)).parts,
  async ACTIONED_ALARMS({ ctx, facts, search, of }, periods) {
    const { bounds, previous } = periods;
    const left = partsOf(await facts.leftIntakeEntries(of(bounds, previous?.start)));
    const condition = conditionOf(waitingInIntake(search), null);
    const waiting = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
      const alarms = alarmRowsOf(trx, ctx.customer.id);
      const counts = await alarms.countByEntry(condition, bounds);
      if (!previous) return counts;
      const before = await alarms.countByEntry(condition, [previous.start, previous.end]);
      return new Map([...counts, [previousPart, before.get(0) ?? 0]]);
    });
    return new Map(
      spansOf(periods).map(({ part }) => {
        const { numerator = 0, denominator = 0 } = left.get(part) ?? {};
        return [part, { part, numerator, denominator: denominator + (waiting.get(part) ?? 0) }];
      }),
    );
  },
  async ENGAGED_USERS(measuring, periods) {
    const engaged = await engagedUsers(measuring, periods);
    return new Map(
      engaged.map(({ part, people, writers }) => {
        const numerator = people.filter((id) => writers.has(id)).length;
        return [part, { part, numerator, denominator: people.length }];
      }),
    );
  },
};

/** KPI.2: returns who was registered at the end of each part, and who wrote something within it. */
export async function engagedUsers({ ctx, facts, of }: Measuring, periods: Periods) {
  const written = await facts.writers(of(periods.bounds, periods.previous?.start));
  const writers = new Map(written.map(({ part, userIds }) => [part, new Set(userIds)]));
  const spans = spansOf(periods);
  const ends = spans.map(({ end }) => end);
  const registered = await forCustomer(ctx.db, ctx.customer.id, (trx) => registeredAt(trx, ctx.customer.id, ends));
  return spans.map(({ part }, index) => ({
    part,
    people: registered[index] ?? [],
    writers: writers.get(part) ?? new Set<string>(),
  }));
}

type Numbers = Pick<Pair, 'numerator' | 'denominator'>;
/** A metric of a moment (KPI.14). */
interface Moment {
  now(trx: Transaction, measuring: Measuring): Promise<Pair>;
  /** Numbers of a day's end; null where they are not known. */
  at(day: Snapshot, measuring: Measuring): Numbers | null;
}
const openWork = (metric: OpenWorkMetric, counted: 'openTicketsInactive' | 'openTicketsDuplicate'): Moment => ({
  now: (trx, { ctx, search }) =>
    countOpenWork(trx, { customerId: ctx.customer.id, now: ctx.clock.now().getTime(), search }, metric),
  // a snapshot is about all of them
  at: ({ openTickets, [counted]: numerator }, { search }) =>
    isNarrowed(search) || openTickets === null ? null : { numerator: numerator ?? 0, denominator: openTickets },
});

/** Metrics of a moment: now, and at the ends of the period before and of the parts, as the snapshots of those days know them. */
const moments: Partial<Record<KpiMetricType, Moment>> = {
  REGISTERED_USERS: {
    now: (trx, { ctx }) => countPeople(trx, ctx.customer.id),
    at: ({ registeredPeople, invitedPeople }) => ({ numerator: registeredPeople, denominator: invitedPeople }),
  },
  OPEN_WORK_INACTIVE_ALARMS: openWork('OPEN_WORK_INACTIVE_ALARMS', 'openTicketsInactive'),
  DUPLICATE_WORK: openWork('DUPLICATE_WORK', 'openTicketsDuplicate'),
};

/** Metrics whose facts began to be recorded at some time: entries into statuses (ALM.13). */
const needsEntries: readonly KpiMetricType[] = ['ACTIONED_ALARMS'];

/**
 * Measures a metric over a period and the one of equal length before it, with the definition that KPI.1 to KPI.13 give.
 * Alarms are taken by criteria of the one criteria language; their attributes are the current ones.
 * @throws AppError FORBIDDEN; INVALID for a wrong range or timezone, or criteria on what history does not know.
 */
export async function measureKpi(
  ctx: Ctx & { facts: KpiFacts },
  given: { metricType: KpiMetricType; input: KpiInput },
): Promise<KpiResult> {
  const { measuring, current } = await openMeasuring(ctx, given.input);
  const { metricType } = schema.parse(given);
  const previous = previousOf(current);
  const customerId = ctx.customer.id;
  const [values, settings] = await Promise.all([
    valuesOf(measuring, metricType, boundsOf(current, measuring.timezone), previous),
    forCustomer(ctx.db, customerId, async (trx) => ({
      metricConfig: await readConfig(trx, customerId, metricType),
      note: await readNote(trx, customerId, metricType),
      stateUnknownSince: await stateUnknownSince(trx, customerId, metricType, {
        until: moments[metricType] ? null : current.end,
        now: ctx.clock.now(),
      }),
      recordedSince: needsEntries.includes(metricType) ? await entriesRecordedSince(trx, customerId) : null,
    })),
  ]);
  const { recordedSince, ...shown } = settings;
  const period = periodIn(shown.metricConfig);
  return {
    metricType,
    currentPeriod: period(values.current.get(0), true),
    previousPeriod: period(values.previous, !values.isOfMoments),
    trend: values.trend.map(({ part, start, end }) => ({
      start,
      end,
      ...period(values.current.get(part), !values.isOfMoments),
    })),
    levels: values.levels,
    since: recordedSince && recordedSince.getTime() > previous.start ? recordedSince : null,
    ...shown,
  };
}

/** Returns how numbers of a metric are put: in its unit; null where they are not known. */
export const periodIn = ({ format }: Pick<KpiMetricConfig, 'format'>) => {
  const unit = unitMs[format] ?? 1;
  return (
    pair: { numerator: number; denominator: number; median?: number } | null | undefined,
    isKnown: boolean,
  ): KpiPeriod => ({
    numerator: pair ? pair.numerator / unit : isKnown ? 0 : null,
    denominator: pair ? pair.denominator : isKnown ? 0 : null,
    median: pair?.median === undefined ? null : pair.median / unit,
  });
};

/** Measures a metric as a whole, without the parts of its trend. */
export async function measureWhole(
  measuring: Measuring,
  metricType: KpiMetricType,
  current: Period,
): Promise<Pick<Values, 'previous'> & { current: Pair | undefined }> {
  const values = await valuesOf(measuring, metricType, [current.start, current.end], previousOf(current));
  return { ...values, current: values.current.get(0) };
}

interface Values {
  current: Parts;
  previous: Numbers | undefined;
  /** True if nothing is known of what has no numbers; else it is nothing. */
  isOfMoments: boolean;
  trend: Array<Period & { part: number }>;
  levels: KpiLevel[];
}

async function valuesOf(
  measuring: Measuring,
  metricType: KpiMetricType,
  bounds: number[],
  previous: Period,
): Promise<Values> {
  const moment = moments[metricType];
  if (moment) return momentsOf(measuring, moment, bounds, previous);
  const periods = { bounds, previous };
  const measure = async (): Promise<Distribution> => ({
    parts: await (measures[metricType] as Measure)(measuring, periods),
    levels: [],
  });
  const { parts, levels } = await (metricType === 'PRIORITY_DISTRIBUTION'
    ? distribution(measuring, periods)
    : measure());
  const trend = spansOf({ bounds }).slice(1);
  return { current: parts, previous: parts.get(previousPart), isOfMoments: false, trend, levels };
}

/** The part that has not ended is as of now; the trend begins and ends with parts that something is known of. */
async function momentsOf(measuring: Measuring, moment: Moment, bounds: number[], previous: Period): Promise<Values> {
  const { ctx, timezone } = measuring;
  const now = ctx.clock.now().getTime();
  const spans = spansOf({ bounds }).slice(1);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const whole = await moment.now(trx, measuring);
    const times = [
      { at: previous.end, after: previous.start },
      ...spans.map(({ start, end }) => ({ at: end, after: start })),
    ];
    const [before, ...days] = (await readSnapshots(trx, ctx.customer.id, times, timezone)).map(
      (day) => day && moment.at(day, measuring),
    );
    const current: Parts = new Map([[0, whole]]);
    for (const [index, { part, start, end }] of spans.entries()) {
      const numbers = end > now ? (start <= now ? whole : null) : days[index];
      if (numbers) current.set(part, { ...numbers, part });
    }
    const known = ({ part }: { part: number }): boolean => current.has(part);
    return {
      current,
      previous: before ?? undefined,
      isOfMoments: true,
      trend: spans.some(known) ? spans.slice(spans.findIndex(known), spans.findLastIndex(known) + 1) : [],
      levels: [],
    };
  });
}

async function distribution({ facts, of }: Measuring, { bounds, previous }: Periods): Promise<Distribution> {
  const started = await facts.startedInstances(of(bounds, previous?.start));
  const high = sumLevels(started, (priority) => priority >= highFrom);
  const all = sumLevels(started, (priority) => priority >= prioritizedFrom);
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

/** Returns the whole period as part 0, then its parts, and the period before. */
function spansOf({ bounds, previous }: Periods): Array<{ part: number; start: number; end: number }> {
  const [start, end] = [bounds[0] as number, bounds.at(-1) as number];
  const parts = bounds.slice(1).map((until, index) => ({
    part: index + 1,
    start: bounds[index] as number,
    end: until,
  }));
  return [{ part: 0, start, end }, ...parts, ...(previous ? [{ part: previousPart, ...previous }] : [])];
}

function sumLevels(levels: readonly LevelCount[], isCounted: (priority: number) => boolean): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { part, priority, instances } of levels)
    if (isCounted(priority)) sums.set(part, (sums.get(part) ?? 0) + instances);
  return sums;
}
