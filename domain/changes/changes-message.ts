import type { RecordOf } from '../../platform/table-fields.ts';
import type { historyFields } from '../alarms/model/detail-fields.ts';
import type { AlarmInstance } from '../alarms/model/state.ts';
import type { BulkJob } from '../jobs/bulk-job.ts';
import type { ShownState } from '../lists/alarms/alarm-row.ts';
import type { Actor } from '../origin/actor.ts';
import type { Cause } from '../origin/cause.ts';
import type { TicketActivityRow } from '../work/model/ticket-activity.ts';
import type { TicketAlarmChange, TicketChange, TicketSyncRequest } from '../work/model/ticket-changes.ts';
import type { AccessChange } from './access-change.ts';
import type { DownloadDone } from './download-done.ts';
import type { ExportDone } from './export-done.ts';

/** Every list that a message may hold, by name, with its rows. Times in rows are milliseconds since the epoch. */
interface ChangedRows {
  alarms: AlarmChange;
  /** Current attributes of alarms for which they changed: charts filter by them. */
  attributes: AlarmAttributes;
  events: EventRow;
  instances: InstanceRow;
  /** Entries of alarms into statuses that were left. */
  entries: EntryRow;
  activity: ActivityRow;
  /** Jobs that have begun, gone on or ended: for the screens of the people who requested them. */
  jobs: BulkJob;
  /** Changes of people's access, for their screens. */
  access: AccessChange;
  /** Finished tables, for the screens of the people who requested them. */
  downloads: DownloadDone;
  /** Exports that have ended, for the screens of the people who requested them. */
  exports: ExportDone;
  tickets: TicketChange;
  /** Alarms that were put on tickets, or taken off. */
  ticketAlarms: TicketAlarmChange;
  /** Facts in the activity of tickets. */
  ticketActivity: TicketActivityRow;
  /** Places and assets that changed, or whose active alarms did; they are read where they are shown. */
  entities: EntityChange;
  /** Decisions of automation rules about alarms. */
  ruleLog: RuleLogRow;
  /** Tickets that are to reach their maintenance systems. */
  ticketSyncs: TicketSyncRequest;
  /** Incidents that changed, with the alarms that came or went; they are read where they are shown. */
  incidents: IncidentChange;
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
  entries: 'instances',
  jobs: 'jobs',
  access: 'access',
  downloads: 'downloads',
  exports: 'downloads',
  tickets: 'tickets',
  ticketAlarms: 'tickets',
  ticketActivity: 'tickets',
  ticketSyncs: 'ticketSyncs',
  entities: 'entities',
  ruleLog: 'ruleLog',
  incidents: 'incidents',
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
  /** Why it changed; null in messages of before causes were recorded. */
  cause: Cause | null;
  /** Its entry into the status that it has; null as for the cause. */
  entryId: string | null;
  /** Number of automation rules in a row that have led to it; absent in messages of earlier releases. */
  ruleChain?: number;
}

/** Decision of an automation rule about an alarm. Times are milliseconds since the epoch. */
export interface RuleLogRow {
  ruleId: number;
  /** Its name then. */
  ruleName: string;
  alarmId: number;
  at: number;
  /** The same when it is written again. */
  logId: string;
  outcome: 'WAITING' | 'ACTED' | 'SKIPPED' | 'CANCELLED' | 'FAILED';
  /** Type of the action; null: about the rule as a whole. */
  action: string | null;
  /** Why, or what was done, in words. */
  reason: string;
  /** Ticket that was created or attached to. */
  ticketId: number | null;
  triggeredAt: number;
  dueAt: number;
}

export interface EntityChange {
  id: number;
}

export interface IncidentChange {
  id: number;
  /** Alarms that have come into it or left it. */
  alarmIds: number[];
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
  /** A replay has added it; absent: it came in time. */
  isReplayed?: boolean;
  /** A reparse has read its payload otherwise. */
  isDeleted: boolean;
}

export interface InstanceRow extends AlarmInstance {
  version: number;
  /** It is no longer derived from the alarm's events. */
  isDeleted: boolean;
}

/** One stay of an alarm in a status, which it has left (ALM.13). Times are milliseconds since the epoch. */
export interface EntryRow {
  alarmId: number;
  /** Unique within the alarm. */
  entryId: string;
  status: string;
  enteredAt: number;
  /** The status before; null for the first of an alarm, or where it is unknown. */
  fromStatus: string | null;
  /** Why it was entered, and by whom; a null cause is unknown. */
  cause: Cause | null;
  userId: string | null;
  automationRuleId: number | null;
  leftAt: number;
  toStatus: string;
  leftCause: Cause | null;
  leftUserId: string | null;
  leftAutomationRuleId: number | null;
  /** True if it began before entries were recorded. */
  isReconstructed: boolean;
  version: number;
  /** An undo has taken back the action that ended it: the alarm is in it again. */
  isDeleted: boolean;
}

export interface ActivityRow extends Actor {
  alarmId: number;
  createdAt: number;
  activityId: string;
  field: string;
  prevValue: string | null;
  revValue: string | null;
  /** Null in rows of before causes were recorded. */
  cause: Cause | null;
  metadata: Record<string, unknown> | null;
  version: number;
}
