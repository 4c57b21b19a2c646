import type { WarehouseCondition } from '../lists/criteria/to-warehouse.ts';

/** Period and alarms whose occurrences are measured. Times in milliseconds since the epoch. */
export interface Observed {
  customerId: number;
  from: number;
  /** End of the period, excluded, or now if that is earlier: nothing is known of what comes after. */
  until: number;
  /** IANA name, for days, weekdays and hours. */
  timezone: string;
  /** Condition on `alarms`; null for every alarm of the customer that is not deleted. */
  condition: WarehouseCondition | null;
}

/** Occurrences that started, by when they did. Maps have no entry where nothing started. */
export interface OccurrenceRates {
  instances: number;
  /** Most of a minute, of a window and of an hour, each counted from the start of the period. */
  peakMinute: number;
  peakWindow: number;
  peakHour: number;
  /** By number of the window, 0 being the first of the period. */
  windows: Map<number, number>;
  /** By local day, as `2025-10-08`. */
  days: Map<string, number>;
  /** By hour of the local week: 0 is Monday's first. */
  hours: Map<number, number>;
}

/** An alarm, and how many of its occurrences count or for how many milliseconds it has been active. */
export type Ranked = [alarmId: number, value: number];

/** Behaviour of alarms: each group with its worst, the worst first. */
export interface AlarmBehaviour {
  instances: number;
  /** Alarms that occurred. */
  alarms: number;
  chattering: BehaviourCount;
  fleeting: BehaviourCount;
  /** Alarms that were stale at some time of the period. */
  stale: Omit<BehaviourCount, 'instances'>;
  /** Alarms that were active at the end of the period. */
  standing: Omit<BehaviourCount, 'instances'>;
  /** The ten that occurred most. */
  mostFrequent: Ranked[];
  /** Occurrences by the current priority of their alarms. */
  priorities: Map<number, number>;
  /** Change of the number of stale occurrences from one local day to the next, by day; 0 before the first. */
  staleChanges: Map<string, number>;
}

export interface BehaviourCount {
  alarms: number;
  instances: number;
  worst: Ranked[];
}

/** Facts that alarm performance is measured from, as the warehouse holds them; null where there are none. */
export interface PerformanceFacts {
  rates(of: Observed): Promise<OccurrenceRates | null>;
  behaviour(of: Observed): Promise<AlarmBehaviour | null>;
}

export const noRates: OccurrenceRates = {
  instances: 0,
  peakMinute: 0,
  peakWindow: 0,
  peakHour: 0,
  windows: new Map(),
  days: new Map(),
  hours: new Map(),
};

const none = { alarms: 0, instances: 0, worst: [] };
export const noBehaviour: AlarmBehaviour = {
  instances: 0,
  alarms: 0,
  chattering: none,
  fleeting: none,
  stale: none,
  standing: none,
  mostFrequent: [],
  priorities: new Map(),
  staleChanges: new Map(),
};
