import type { RecordOf } from '../../platform/table-fields.ts';
import type { historyFields } from '../alarms/model/detail-fields.ts';
import type { AlarmInstance } from '../alarms/model/state.ts';
import type { BulkJob } from '../jobs/bulk-job.ts';
import type { ShownState } from '../lists/alarms/alarm-row.ts';
import type { TicketAlarmChange, TicketChange, TicketSyncRequest } from '../work/model/ticket-changes.ts';
import type { AccessChange } from './access-change.ts';
import type { DownloadDone } from './download-done.ts';

/** Every list that a message may hold, by name, with its rows. Times in rows are milliseconds since the epoch. */
interface ChangedRows {
  alarms: AlarmChange;
  /** Current attributes of alarms for which they changed: charts filter by them. */
  attributes: AlarmAttributes;
  events: EventRow;
  instances: InstanceRow;
  activity: ActivityRow;
  /** Jobs that have begun, gone on or ended: for the screens of the people who requested them. */
  jobs: BulkJob;
  /** Changes of people's access, for their screens. */
  access: AccessChange;
  /** Finished tables, for the screens of the people who requested them. */
  downloads: DownloadDone;
  tickets: TicketChange;
  /** Alarms that were put on tickets, or taken off. */
  ticketAlarms: TicketAlarmChange;
  /** Tickets that are to reach their maintenance systems. */
  ticketSyncs: TicketSyncRequest;
}
export type ChangeList = keyof ChangedRows;

/**
 * The lists, each with its message: lists of one name share messages. Few consumers need more than one of these, and a
 * consumer need not parse the messages that it skips.
 */
export const messageOfList = {
  attributes: 'texts',
  activity: 'texts',
  alarms: 'alarms',
  events: 'events',
  instances: 'instances',
  jobs: 'jobs',
  access: 'access',
  downloads: 'downloads',
  tickets: 'tickets',
  ticketAlarms: 'tickets',
  ticketSyncs: 'ticketSyncs',
} as const satisfies Record<ChangeList, string>;
export const changeLists = Object.keys(messageOfList) as ChangeList[];

/** The part of a message besides its lists. */
export interface ChangesHead {
  customerId: number;
  /** Time of the commit, for accept-to-visible. */
  at: number;
  /** Time when a door received the oldest payload that caused it; null if no source caused it. */
  acceptedAt: number | null;
  /** The same of the newest payload. */
  newestAcceptedAt: number | null;
}
export type ChangeRows = { [List in ChangeList]: Array<ChangedRows[List]> };

/**
 * Changes of one transaction for one customer. Rows are whole, as they are after the change, each with its version;
 * receivers ignore older versions. Fields are only added.
 */
export interface Changes extends ChangesHead, ChangeRows {}

/** Returns empty changes, for the caller to fill. */
export const noChanges = (customerId: number, at: number): Changes => ({
  customerId,
  at,
  acceptedAt: null,
  newestAcceptedAt: null,
  ...(Object.fromEntries(changeLists.map((list) => [list, []])) as unknown as ChangeRows),
});

export interface AlarmChange {
  state: ShownState;
  /** The values before, of those shown fields that changed; null for a new alarm. */
  previous: Partial<ShownState> | null;
}

export interface AlarmAttributes extends RecordOf<typeof historyFields> {
  alarmId: number;
  createdAt: number;
  systemId: number;
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
