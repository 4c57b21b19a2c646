import type { RecentActionRow } from '../../../domain/alarms/read/list-recent-actions.ts';
import type { AlarmReportRow } from '../../../domain/reports/alarm-report.ts';
import type { OccurrenceCount } from '../../../domain/reports/count-occurrences.ts';

export type AlarmReportRowMapper = AlarmReportRow;
export type RecentActionMapper = RecentActionRow;
export type AlarmCountMapper = OccurrenceCount;
