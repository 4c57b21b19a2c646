import type { AlarmActivityRow } from '../../../domain/alarms/read/list-activity.ts';
import type { SourceSystemRow } from '../../../domain/integrations/list-source-systems.ts';
import type { BulkJob } from '../../../domain/jobs/bulk-job.ts';
import type { HistoricInstance } from '../../../domain/lists/alarms/alarm-history.ts';
import type { AlarmRow } from '../../../domain/lists/alarms/alarm-row.ts';

export interface AlarmMapper extends AlarmRow {
  cursor?: string;
  /** Requested property types; all if it is missing. */
  propertyTypes?: readonly string[] | null;
}
export type AlarmActivityMapper = AlarmActivityRow;
export type AlarmInstanceMapper = HistoricInstance & { alarmId: number };
export type BulkJobMapper = BulkJob;
export type SourceSystemMapper = SourceSystemRow;

// functions, so that GraphQL computes only what was selected
export interface AlarmsAndCountMapper {
  alarms(): Promise<AlarmMapper[]>;
  count(): Promise<number>;
}
export interface AlarmInstancesAndCountMapper {
  alarmInstances(): Promise<AlarmInstanceMapper[]>;
  count(): Promise<number>;
}
export interface AlarmActivityAndCountMapper {
  alarmActivity(): Promise<AlarmActivityRow[]>;
  count(): Promise<number>;
}
