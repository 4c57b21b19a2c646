import type { AlarmInstance } from '../alarms/model/state.ts';
import type { BulkJob } from '../jobs/bulk-job.ts';
import type { ShownState } from '../lists/alarms/alarm-row.ts';
import type { TicketAlarmChange, TicketChange, TicketSyncRequest } from '../work/model/ticket-changes.ts';
import type { AccessChange } from './access-change.ts';
import type { DownloadDone } from './download-done.ts';

/**
 * What one transaction changed for one customer. Rows are whole, as they are after the change, each with its version;
 * receivers ignore older versions. Times in rows are milliseconds since the epoch. Fields are only added.
 */
export interface Changes {
  customerId: number;
  /** When it was committed, for accept-to-visible. */
  at: number;
  /** When the door had the oldest payload behind it; null where no source caused it. */
  acceptedAt: number | null;
  /** When the door had the newest one. */
  newestAcceptedAt: number | null;
  alarms: AlarmChange[];
  /** Current attributes of alarms for which they changed: what charts filter by. */
  attributes: AlarmAttributes[];
  events: EventRow[];
  instances: InstanceRow[];
  activity: ActivityRow[];
  /** Jobs that have begun, gone on or ended: for the screens of whoever asked for them. */
  jobs: BulkJob[];
  /** What has changed in what people may open: for their screens. */
  access: AccessChange[];
  /** Tables that were handed out: for the screens of whoever asked for them. */
  downloads: DownloadDone[];
  tickets: TicketChange[];
  /** Alarms that were put on tickets, or taken off. */
  ticketAlarms: TicketAlarmChange[];
  /** Tickets that are to reach their maintenance systems. */
  ticketSyncs: TicketSyncRequest[];
}

export interface AlarmChange {
  state: ShownState;
  /** The values before, of those shown fields that changed; null for a new alarm. */
  previous: Partial<ShownState> | null;
}

export interface AlarmAttributes {
  alarmId: number;
  createdAt: number;
  systemId: number;
  contextualName: string;
  text: string;
  pointPath: string | null;
  pointName: string | null;
  stationPath: string | null;
  condition: string | null;
  alarmClass: string | null;
  alarmType: string | null;
  /** What is known of it, as criteria ask for it. */
  propertyTokens: readonly string[];
  priority: number;
  isServiceImpacting: boolean;
  version: number;
  isDeleted: boolean;
}

export interface EventRow {
  alarmId: number;
  occurredAt: number;
  eventId: string;
  systemId: number;
  kind: string;
  sourceRecordId: string | null;
  payloadId: string;
  position: number;
  message: string;
  fromState: string | null;
  toState: string | null;
  sourceState: string;
  priority: number;
  valueText: string | null;
  units: string | null;
  ackedBy: string | null;
  receivedAt: number;
  version: number;
  /** A reparse has read its payload otherwise. */
  isDeleted: boolean;
}

export interface InstanceRow extends AlarmInstance {
  version: number;
  /** It is no longer derived from the alarm's events. */
  isDeleted: boolean;
}

export interface ActivityRow {
  alarmId: number;
  createdAt: number;
  activityId: string;
  field: string;
  prevValue: string | null;
  revValue: string | null;
  userId: string | null;
  automationRuleId: number | null;
  metadata: Record<string, unknown> | null;
  version: number;
}
