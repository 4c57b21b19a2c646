import type { WarehouseCondition } from '../../lists/criteria/to-warehouse.ts';

/** Trigger of a rule, as history tells of it (AUTO.1 to AUTO.9). */
export type HistoricTrigger =
  | { kind: 'status'; status: string }
  /** Entries into a status from another one, with a cause. */
  | { kind: 'statusAfter'; status: string; from: string; cause: string }
  | { kind: 'inactiveStatus' }
  | { kind: 'active' }
  | { kind: 'inactive' }
  | { kind: 'stale' }
  | { kind: 'nuisance' }
  | { kind: 'snoozeExpired' }
  | { kind: 'serviceImpacting' };

/** Period and alarms that a rule is tried on. Times in milliseconds since the epoch; `to` is excluded. */
export interface Tried {
  customerId: number;
  from: number;
  to: number;
  trigger: HistoricTrigger;
  /** Condition on `alarms`. */
  condition: WarehouseCondition;
  /** Alarms that the rule never acts on. */
  excludedIds: readonly number[];
}

/** Entries of one alarm that a trigger saw within seven days; those of an alarm come in order. */
export interface SeenEntries {
  alarmId: number;
  /**
   * When it started, and when the alarm left the state that it started; null: history does not say that it did. By start.
   */
  entries: Array<[at: number, until: number | null]>;
}

/** Creation and closing of a ticket on an alarm; null while it is open. */
export type WorkSpan = [createdAt: number, closedAt: number | null];

/** Tickets on an alarm that were open within the period, by creation. */
export interface SeenWork {
  alarmId: number;
  spans: WorkSpan[];
}

/** Reads of history by a dry run. The warehouse answers; the customer is bound in every query. */
export interface RuleHistory {
  /** Counts what the trigger saw of all alarms, whatever the criteria. */
  countEntries(of: Pick<Tried, 'customerId' | 'from' | 'to' | 'trigger'>): Promise<{ entries: number; alarms: number }>;
  /** Entries that the trigger saw of matching alarms, by alarm, then time, in batches that come no faster than they are taken. */
  entries(of: Tried, signal: AbortSignal): Promise<AsyncGenerator<SeenEntries[]>>;
  /** Those of some alarms that match. */
  matching(of: Pick<Tried, 'customerId' | 'condition'> & { alarmIds: readonly number[] }): Promise<number[]>;
  /** Numbers of the assets and places that some alarms name. */
  assets(of: Pick<Tried, 'customerId'> & { alarmIds: readonly number[] }): Promise<Map<number, number[]>>;
  /** Tickets of the period by alarm, in batches as above. */
  work(of: Pick<Tried, 'customerId' | 'from' | 'to'>, signal: AbortSignal): Promise<AsyncGenerator<SeenWork[]>>;
  /** Median milliseconds from creation to closing of the tickets that were closed within the period; null without one. */
  medianWorkMs(of: Pick<Tried, 'customerId' | 'from' | 'to'>): Promise<number | null>;
}
