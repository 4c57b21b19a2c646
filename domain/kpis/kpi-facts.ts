import type { CountColumn } from '../lists/alarms/alarm-history.ts';
import type { WarehouseCondition } from '../lists/criteria/to-warehouse.ts';

/** Period and alarms that a metric is measured over. Times in milliseconds since the epoch; bounds of a period exclude its end. */
export interface Measured {
  customerId: number;
  /**
   * Bounds of the period's parts, ascending: the first is its start, the last its end. Two of them are one part.
   */
  bounds: number[];
  /** Start of the period that ends where this one starts; measured in the same pass, as `previousPart`. */
  previousStart?: number;
  /** Until when facts exist: instances without an end are assumed to last until then. */
  now: number;
  /** Condition on `alarms`; null for every alarm of the customer that is not deleted. */
  condition: WarehouseCondition | null;
  /** True leaves out what automation rules did (KPI.17). */
  withoutAutomation: boolean;
  /** The most that a ticket adds to the time to dispatch (KPI.17). */
  capMs: number;
  /** Time that an alarm stays quiet after a ticket that was effective (KPI.10). */
  quietMs: number;
  /** Time after another ticket within which one is a repetition (KPI.11). */
  windowMs: number;
}

/** Metrics whose counted rows are in the warehouse; of actioned alarms those that have left Intake. */
export const kpiFactsNames = [
  'PRIORITIZED_ALARMS',
  'ALARMS_PER_HOUR',
  'ACTIONED_ALARMS',
  'PRIORITY_DISTRIBUTION',
  'WORK_COVERAGE',
  'TIME_TO_DISPATCH',
  'TIME_TO_RESOLUTION',
  'RESOLUTION_EFFECTIVENESS',
  'REPEAT_WORK',
] as const;
export type KpiFactsName = (typeof kpiFactsNames)[number];
/** Those of alarms that are drilled into by an attribute. */
export const groupedByAttribute = ['WORK_COVERAGE', 'ALARMS_PER_HOUR'] as const;
export type GroupedByAttribute = (typeof groupedByAttribute)[number];

/** A group of a metric; its numerator is a sum of milliseconds where that of the metric is. */
export interface ValuePair {
  /** Null for (blanks), and for what nobody did. */
  value: string | null;
  numerator: number;
  denominator: number;
}

/** Place of a row in its list, newest first; several rows may share one. */
export interface RowPlace {
  at: number;
  id: number;
}
export interface RowsPage {
  limit: number;
  /** Rows that are passed over, counted from `from` on. */
  offset: number;
  /** Place that the list is read from; null: from its start. */
  from: RowPlace | null;
}

/** Alarm or ticket that a metric counted. */
export interface CountedRow {
  id: number;
  /** When: the start of an occurrence, the entry into a status, the creation or closing of a ticket. */
  at: number;
  /** Milliseconds, of a mean. */
  value: number | null;
  /** True if the numerator counts it too. */
  isCounted: boolean;
}

/** Number of the period before, as if it was a part. */
export const previousPart = 63;

/**
 * Part of a period: 0 is the whole, n its nth part, `previousPart` the period before. Sums of a whole are its own, not those
 * of its parts.
 */
interface OfPart {
  part: number;
}
/** Numerator and denominator of one part; parts without facts have no row. */
export interface Pair extends OfPart {
  numerator: number;
  denominator: number;
}
/** A pair of a mean: its numerator is a sum of milliseconds, its denominator their number. */
export interface Mean extends Pair {
  /** Milliseconds. */
  median: number;
}
export interface LevelCount extends OfPart {
  priority: number;
  instances: number;
}
/** People who wrote something within a part. */
export interface Writers extends OfPart {
  userIds: string[];
}

/** Facts that the metrics are computed from, as the warehouse holds them. */
export interface KpiFacts {
  /** KPI.3: alarms that were active, and those of them with a priority. */
  prioritizedAlarms(of: Measured): Promise<Pair[]>;
  /** KPI.4 and KPI.6: instances that started, by the current priority of their alarm. */
  startedInstances(of: Measured): Promise<LevelCount[]>;
  /** KPI.5: entries into Intake that were left: by an action, and those that count. Entries not left yet are in Postgres. */
  leftIntakeEntries(of: Measured): Promise<Pair[]>;
  /** KPI.7: alarms that need work, and those of them that had a ticket while they were active. */
  workCoverage(of: Measured): Promise<Pair[]>;
  /** KPI.8: from the start of the oldest active instance to its ticket, each at most `capMs`. */
  timeToDispatch(of: Measured): Promise<Mean[]>;
  /** KPI.9: from a ticket's creation to its closing. */
  timeToResolution(of: Measured): Promise<Mean[]>;
  /** KPI.10: closed tickets whose waiting time is over, and how many of them were resolved and stayed so. */
  resolutionEffectiveness(of: Measured): Promise<Pair[]>;
  /** KPI.11: created tickets, and those that repeat another or were reissued. */
  repeatWork(of: Measured): Promise<Pair[]>;
  /** KPI.2: people who wrote something. */
  writers(of: Measured): Promise<Writers[]>;
  /**
   * The whole of a metric of alarms by an attribute of theirs, the largest groups first; with `values` those alone.
   */
  groups(
    of: Measured & {
      metric: GroupedByAttribute;
      groupBy: CountColumn;
      values: ReadonlyArray<string | null> | null;
      limit: number;
    },
  ): Promise<ValuePair[]>;
  /** The whole of KPI.8 by who created the tickets; null for automation and maintenance systems. */
  dispatchByCreator(of: Measured): Promise<ValuePair[]>;
  /** A page of what the numerator or the denominator of a metric counts, newest first. */
  rows(of: Measured & { metric: KpiFactsName; isNumerator: boolean; page: RowsPage }): Promise<CountedRow[]>;
  /** Number of rows of either. */
  countRows(of: Measured & { metric: KpiFactsName; isNumerator: boolean }): Promise<number>;
}
