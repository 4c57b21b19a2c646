import { floodWindowMinutes, industryGrid, monitoringPositions } from '../constants.ts';
import { isFlooded, windowsOf } from './floods.ts';
import type { AlarmBehaviour, Observed, OccurrenceRates } from './performance-facts.ts';

const hourMs = 3_600_000;

/** Numbers that the measures are computed from. */
export interface Facts {
  period: Pick<Observed, 'from' | 'until'>;
  rates: OccurrenceRates;
  behaviour: AlarmBehaviour;
  /** Greatest number of stale occurrences of a local day. */
  mostStale: number;
}

/** Recommended bounds: up to the target a value is good, up to the limit near it, beyond too much. */
export interface Bounds {
  target: number;
  limit: number;
}

interface Measure {
  /** Null: nothing is recommended. */
  bounds: Bounds | null;
  /** Occurrences are those of one position. */
  unit: 'COUNT' | 'SHARE' | 'ALARMS';
  /** True if it is in the industry grid of the KPI dashboard (KPI.23). */
  isInGrid: boolean;
  /** Null where there is nothing to divide by. */
  value(of: Facts): number | null;
}

/** Occurrences of so many hours on average, for each position (KPI.18). */
const average =
  (hours: number) =>
  ({ rates, period: { from, until } }: Facts): number =>
    (rates.instances * hours * hourMs) / (until - from) / monitoringPositions;
const share = (part: number, of: number): number | null => (of === 0 ? null : part / of);
const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

const count = (bounds: Bounds, value: Measure['value']): Measure => ({ bounds, unit: 'COUNT', isInGrid: true, value });
const alarms = (bounds: Bounds | null, value: Measure['value']): Measure => ({
  ...{ bounds, unit: 'ALARMS', isInGrid: bounds !== null, value },
});

/** Measures of ISA-18.2 and EEMUA 191 with the product's own definitions (KPI.23, NUIS.2, NUIS.3, NUIS.6), in their order. */
export const measures = {
  PER_DAY: count(industryGrid.perDay, average(24)),
  PER_HOUR: count(industryGrid.perHour, average(1)),
  PER_WINDOW: count(industryGrid.perWindow, average(floodWindowMinutes / 60)),
  PEAK_HOUR: count(industryGrid.peakHour, ({ rates }) => rates.peakHour / monitoringPositions),
  PEAK_WINDOW: count(industryGrid.peakWindow, ({ rates }) => rates.peakWindow / monitoringPositions),
  PEAK_MINUTE: count(industryGrid.peakMinute, ({ rates }) => rates.peakMinute / monitoringPositions),
  TIME_IN_FLOOD: {
    bounds: industryGrid.timeInFlood,
    unit: 'SHARE',
    isInGrid: true,
    value: ({ rates, period }) => share([...rates.windows.values()].filter(isFlooded).length, windowsOf(period)),
  },
  TOP_TEN_SHARE: {
    bounds: industryGrid.topTenShare,
    unit: 'SHARE',
    isInGrid: true,
    value: ({ behaviour }) => share(sum(behaviour.mostFrequent.map(([, value]) => value)), behaviour.instances),
  },
  CHATTERING: alarms(industryGrid.chattering, ({ behaviour }) => behaviour.chattering.alarms),
  FLEETING: alarms(industryGrid.fleeting, ({ behaviour }) => behaviour.fleeting.alarms),
  STALE_PER_DAY: alarms(industryGrid.stalePerDay, ({ mostStale }) => mostStale),
  STANDING: alarms(null, ({ behaviour }) => behaviour.standing.alarms),
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof measures;

/** Standing of a value; `none` where nothing is recommended, `unknown` where there is no value. */
export type MeasureStatus = 'GOOD' | 'NEAR' | 'BEYOND' | 'NO_TARGET' | 'UNKNOWN';

export interface Measured extends Pick<Measure, 'bounds' | 'unit'> {
  name: MeasureName;
  value: number | null;
  status: MeasureStatus;
}

export function statusOf(value: number | null, bounds: Bounds | null): MeasureStatus {
  if (bounds === null) return 'NO_TARGET';
  if (value === null) return 'UNKNOWN';
  if (value <= bounds.target) return 'GOOD';
  return value <= bounds.limit ? 'NEAR' : 'BEYOND';
}

/**
 * Computes every measure, or those of the industry grid alone.
 * @param facts null where no time of the period has passed: no measure has a value.
 */
export const measureAll = (facts: Facts | null, { onlyGrid = false } = {}): Measured[] =>
  (Object.entries(measures) as Array<[MeasureName, Measure]>)
    .filter(([, { isInGrid }]) => isInGrid || !onlyGrid)
    .map(([name, { bounds, unit, value: of }]) => {
      const value = facts && of(facts);
      return { name, bounds, unit, value, status: statusOf(value, bounds) };
    });
