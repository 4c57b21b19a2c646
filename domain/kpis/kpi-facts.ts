import type { WarehouseCondition } from '../lists/criteria/to-warehouse.ts';

/** Period and alarms that a metric is measured over. Times in milliseconds since the epoch; bounds of a period exclude its end. */
export interface Measured {
  customerId: number;
  /**
   * Bounds of the period's parts, ascending: the first is its start, the last its end. Two of them are one part.
   */
  bounds: number[];
  /** Until when facts exist: instances without an end are assumed to last until then. */
  now: number;
  /** Condition on `alarms`; null for every alarm of the customer that is not deleted. */
  condition: WarehouseCondition | null;
  /** True leaves out what automation rules did (KPI.17). */
  withoutAutomation: boolean;
}

/** Part of a period: 0 is the whole, n its nth part. Sums of a whole are its own, not those of its parts. */
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
  timeToDispatch(of: Measured & { capMs: number }): Promise<Mean[]>;
  /** KPI.9: from a ticket's creation to its closing. */
  timeToResolution(of: Measured): Promise<Mean[]>;
  /** KPI.10: closed tickets whose waiting time is over, and how many of them were resolved and stayed so. */
  resolutionEffectiveness(of: Measured & { quietMs: number }): Promise<Pair[]>;
  /** KPI.11: created tickets, and those that repeat another or were reissued. */
  repeatWork(of: Measured & { windowMs: number }): Promise<Pair[]>;
  /** KPI.2: people who wrote something. */
  writers(of: Measured): Promise<Writers[]>;
}
