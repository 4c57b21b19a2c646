import type { EndSource } from './state.ts';

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

export const sourceDeeds = ['started', 'ended', 'acknowledged'] as const;

/** Something the source itself did to an alarm (ALM.9), read from an instance. */
export interface SourceDeed {
  id: string;
  at: number;
  field: (typeof sourceDeeds)[number];
  /** started: the value it started with; ended: how the end is known; acknowledged: by whom. */
  value: string | null;
}

interface OfAlarm {
  customerId: number;
  alarmId: number;
}

/** What verbs read of an alarm's history. The warehouse answers; the customer is bound in every query. */
export interface AlarmHistory {
  instances(of: OfAlarm & { direction: 'ASC' | 'DESC'; limit: number; offset: number }): Promise<HistoricInstance[]>;
  countInstances(of: OfAlarm): Promise<number>;
  /** Every local day of the timezone from `from` to `to` (milliseconds, `to` excluded), with the instances that started. */
  instancesPerDay(
    of: OfAlarm & { from: number; to: number; timezone: string },
  ): Promise<Array<{ date: string; count: number }>>;
  /** The newest deeds, by time, then id, both descending. */
  sourceDeeds(of: OfAlarm & { limit: number }): Promise<SourceDeed[]>;
  countSourceDeeds(of: OfAlarm): Promise<number>;
  /** The newest payload of each of some alarms, as sent, by alarm; those whose archive lacks it are left out. */
  newestPayloads(of: { customerId: number; alarmIds: readonly number[] }): Promise<Map<number, string>>;
}
