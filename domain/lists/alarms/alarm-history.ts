import type { AlarmTextsRead } from '../../alarms/model/property.ts';
import type { EndSource } from '../../alarms/model/state.ts';
import type { Cause } from '../../origin/cause.ts';
import type { CountedCells } from '../../pivot-cell.ts';
import type { pivotMeasures, TimeDimension } from '../../pivot-dimensions.ts';
import type { WarehouseCondition } from '../criteria/to-warehouse.ts';

/** An occurrence as the warehouse holds it; times in milliseconds since the epoch. */
export interface HistoricInstance {
  id: string;
  startedAt: number;
  endedAt: number | null;
  endSource: EndSource | null;
  ackedAt: number | null;
  ackedBy: string | null;
  value: string | null;
  unit: string | null;
}

export const sourceActions = ['started', 'ended', 'acknowledged'] as const;

/** Something the source itself did to an alarm (ALM.9), read from an instance. */
export interface SourceAction {
  id: string;
  at: number;
  field: (typeof sourceActions)[number];
  /** started: initial value; ended: source of the end; acknowledged: name of the person. */
  value: string | null;
}

/** A decision, or an action of the source, of any alarm. */
export interface HistoricActivity {
  alarmId: number;
  /** ISO 8601. */
  utc: string;
  field: string;
  prevValue: string | null;
  revValue: string | null;
  /** Null for actions of the source and the system. */
  userId: string | null;
  isSource: boolean;
  /** JSON, or empty. */
  metadata: string;
}

/** Alarms that a condition over the warehouse's `alarms` takes, between two times; `to` is excluded. */
interface Matching {
  customerId: number;
  from: number;
  to: number;
  condition: WarehouseCondition;
}

/** One hour of the local week: 0 from Monday's midnight, up to 167. */
export interface HourOfWeek {
  hour: number;
  /** IANA name. */
  timezone: string;
}
/** Occurrences that started in one hour of the week alone, unless it is null. */
interface During {
  during?: HourOfWeek | null;
}

/** Columns of the warehouse's `alarms` that occurrences are counted by. */
export const countColumns = [
  'alarm_id',
  'system_id',
  'point_path',
  'station_path',
  'condition',
  'alarm_class',
  'alarm_type',
  'priority',
] as const;
export type CountColumn = (typeof countColumns)[number];

export interface InstanceCount {
  /** Occurrences that started within the range. */
  instances: number;
  /** Alarms that had one. */
  alarms: number;
  /** Milliseconds in alarm, of every occurrence the part within the range. */
  timeInAlarm: number;
}
export interface InstanceCounts {
  rows: Array<InstanceCount & { value: string | null }>;
  total: InstanceCount;
}

/** Behavior of an alarm within a range (BEY.9): of its occurrences that started within it. */
export interface InstancePattern {
  alarmId: number;
  instances: number;
  /** Occurrences that chatter, and that are fleeting (NUIS.2); and those active for as long as what is stale (NUIS.6). */
  chattering: number;
  fleeting: number;
  stale: number;
  /** For each of some delays: occurrences that the source ended within it. */
  endedWithin: number[];
  /** For each of them: occurrences that began within it after the source had ended the one before. */
  returnedWithin: number[];
  /** Occurrences that began at a value that is a number, the lowest and the highest of these, and the unit of one. */
  numbers: number;
  lowest: number | null;
  highest: number | null;
  unit: string | null;
}

/** Limits by which patterns are found, from the rules. */
export interface PatternLimits {
  delaysMs: readonly number[];
  chatterCount: number;
  chatterWindowMs: number;
  fleetingMaxMs: number;
  staleAfterMs: number;
  unrealEnds: readonly string[];
}

/** Dimension of occurrences: an attribute or a property of their alarm, or a part of the local time of their start. */
export type InstanceDimension = { column: CountColumn } | { property: string } | { time: TimeDimension };

/** A pivot of occurrences (ANA.7); those that began before the range belong to its start. */
export interface InstancePivot extends Matching {
  rows: readonly InstanceDimension[];
  column: InstanceDimension | null;
  measure: (typeof pivotMeasures.instances)[number];
  /** IANA name. */
  timezone: string;
  /** Assumed end of instances that have not ended. */
  now: number;
}

/** A decision as the warehouse holds it, of any alarm. */
export interface RecentDecision {
  alarmId: number;
  id: string;
  at: number;
  field: string;
  prevValue: string | null;
  revValue: string | null;
  userId: string | null;
  cause: Cause | null;
  metadata: string;
}

interface OfAlarm {
  customerId: number;
  alarmId: number;
}

/** Reads of an alarm's history by verbs. The warehouse answers; the customer is bound in every query. */
/** Texts of an alarm, and the payloads that said them lately. */
export interface RecentTexts extends AlarmTextsRead {
  alarmId: number;
  payloads: number;
  /** Tokens of its properties. */
  tokens: string[];
}

export interface AlarmHistory {
  /**
   * Texts of alarms that name no equipment and hold all the folded parts, with the payloads since a time (ms), the most
   * frequent first.
   */
  recentTexts(of: {
    customerId: number;
    from: number;
    parts: readonly string[];
    limit: number;
  }): Promise<RecentTexts[]>;
  instances(of: OfAlarm & { direction: 'ASC' | 'DESC'; limit: number; offset: number }): Promise<HistoricInstance[]>;
  countInstances(of: OfAlarm): Promise<number>;
  /**
   * Every local day of the timezone from `from` to `to` (milliseconds, `to` excluded), with the instances that started.
   */
  instancesPerDay(
    of: OfAlarm & { from: number; to: number; timezone: string },
  ): Promise<Array<{ date: string; count: number }>>;
  /** Returns the newest actions, by time, then id, both descending. */
  sourceActions(of: OfAlarm & { limit: number }): Promise<SourceAction[]>;
  countSourceActions(of: OfAlarm): Promise<number>;
  /**
   * All that was decided and done between two times (milliseconds, both included), newest first, in batches that come
   * no faster than they are taken; of all alarms where `alarmIds` is null. An abort ends the query.
   */
  activity(of: {
    customerId: number;
    alarmIds: readonly number[] | null;
    from: number;
    to: number;
    signal: AbortSignal;
  }): Promise<AsyncGenerator<HistoricActivity[]>>;
  /**
   * Occurrences of the alarms that match, by what `groupBy` names of them, the most first; and of all of them together.
   */
  instanceCounts(of: Matching & During & { groupBy: CountColumn; limit: number; now: number }): Promise<InstanceCounts>;
  /** The same of every value, in batches that come no faster than they are taken. An abort ends the query. */
  allInstanceCounts(
    of: Matching & During & { groupBy: CountColumn; now: number; signal: AbortSignal },
  ): Promise<AsyncGenerator<InstanceCounts['rows']>>;
  /** Counts these values, no further than `limit`. */
  countInstanceGroups(of: Matching & During & { groupBy: CountColumn; limit: number }): Promise<number>;
  /** Returns the behavior of some alarms within a range (milliseconds, `to` excluded); those without an occurrence are left out. */
  instancePatterns(
    of: Omit<Matching, 'condition'> & PatternLimits & { alarmIds: readonly number[]; now: number },
  ): Promise<InstancePattern[]>;
  /** Decisions by people and rules about each of some alarms within a range; those without one are left out. */
  decisionCounts(of: Omit<Matching, 'condition'> & { alarmIds: readonly number[] }): Promise<Map<number, number>>;
  /**
   * Every local day of the timezone from `from` to `to` (excluded), with the instances of matching alarms that started.
   */
  instanceTrend(of: Matching & During & { timezone: string }): Promise<Array<{ date: string; count: number }>>;
  pivot(of: InstancePivot): Promise<CountedCells>;
  /** People's latest decisions about any alarm, newest first. */
  recentDecisions(of: { customerId: number; limit: number; offset: number }): Promise<RecentDecision[]>;
  /** The newest payload of each of some alarms, as sent, by alarm; those whose archive lacks it are left out. */
  newestPayloads(of: { customerId: number; alarmIds: readonly number[] }): Promise<Map<number, string>>;
  /** Milliseconds that an active alarm of each ticket waited for it, by ticket; none without one (KPI.8). */
  ticketDispatchTimes(of: { customerId: number; ticketIds: readonly number[] }): Promise<Map<number, number>>;
}
