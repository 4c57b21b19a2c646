import type { AlarmRowMessage } from '../lists/alarms/message.ts';
import type { LensKind, ListMessages } from '../lists/list-kinds.ts';
import type { WorkTicketMessage } from '../lists/tickets/message.ts';
import type { Cause } from '../origin/cause.ts';

/**
 * The live protocol between the API and the console (socket.io). Every server event carries `v`; fields are only added.
 * Only WebSockets are served, and only to people signed in: the upgrade request has `authorization: Bearer …` and
 * `customer-id: 1000`, or, since browsers cannot set these headers on a WebSocket, offers the protocols `annunciator`,
 * `bearer.…` and `customer.1000` (socket-protocols.ts). Else the response is 401, 403, 429 or 503.
 */

export const socketPath = '/socket.io';

/** A criterion as the console sends it; the same shape as GraphQL's CriterionInput. */
export interface CriterionMessage {
  field: string;
  isExclusion?: boolean;
  values: Array<string | null>;
}

/** A building as the map shows it: the fields of GraphQL's MapBuilding but its shape, which is read if the version is new. */
export interface MapBuildingMessage {
  id: string;
  name: string;
  activeAlarmCount: number;
  priority: number | null;
  impact: 'RED' | 'YELLOW' | 'GREEN';
  version: number;
}

/** An occurrence: the fields of GraphQL's AlarmInstance, times as ISO strings. */
export interface AlarmInstanceMessage {
  id: string;
  alarmId: string;
  alarmTime: string;
  endTime: string | null;
  endTimeSource: 'SOURCE' | 'SUPERSEDED' | 'INFERRED' | 'USER' | 'REPLAY' | null;
  /** Milliseconds; null while active. */
  duration: number | null;
  ackBy: string | null;
  ackTime: string | null;
  processVariableValue: { value: string; unit: string | null } | null;
}

/** Progress of a job. */
export interface BulkJobMessage {
  v: 1;
  taskId: string;
  /** The call that became a job, e.g. `moveAlarms`. */
  verb: string;
  status: 'IN_PROGRESS' | 'COMPLETE' | 'FAILED';
  /** Alarms looked at so far, of all. */
  done: number;
  total: number;
  affected: number;
  skipped: number;
  failures: Array<{ id: string; code: string; reason: string }>;
  /** Id that `undoAlarms` takes; null until the job is complete, and where nothing can be undone. */
  undoId: string | null;
}

/** An export that has ended. */
export interface ReportExportMessage {
  v: 1;
  id: string;
  /** The list, in capitals with underscores. */
  exportType: string;
  status: 'COMPLETE' | 'FAILED';
  fileName: string;
  rows: number;
  /** Why it failed, as people read it. */
  error: string | null;
}

/** A table that was handed out. */
export interface CsvDownloadMessage {
  v: 1;
  fileName: string;
  /** Path and query under which it can be asked for again. */
  url: string;
  /** Lines without the header. */
  rows: number;
}

/**
 * Opens (or replaces) the live feed of one lens on this socket. `key` is the client's own name for the subscription.
 */
export interface LensOpenRequest {
  key: string;
  /** Kind of the lens; alarms unless given. */
  type?: LensKind | null;
  lensId: string | null;
  criteria: CriterionMessage[];
  searchTerm: string | null;
  /** IANA name; criteria that speak of days mean its days. Without one: the customer's. */
  timezone?: string | null;
}

/** `cause` says why an alarm or a ticket changed (ALM.12); null where an earlier release wrote the change. */
export interface ServerToClientEvents {
  /** After a successful handshake. */
  init: (message: { v: 1; userId: string; customerId: string; serverTime: string }) => void;
  /**
   * Answers the handshake's credentials; `ok: false` is followed by a disconnect. `LIMIT`: its person has opened
   * another socket above the maximum.
   */
  auth: (message: { v: 1; ok: boolean; code?: string }) => void;
  'session-expired': (message: { v: 1 }) => void;
  'user-disabled': (message: { v: 1 }) => void;
  /** A row entered (false → true) or left (true → false) the lens. */
  lens_event: (message: {
    v: 1;
    lens: { id: string | null; key: string };
    data: { type: 'ingress' | 'egress'; entity: ListMessages[LensKind] };
  }) => void;
  /** A row that stays in a lens this socket has open changed. */
  alarm_updated: (message: { v: 1; id: string; cause: Cause | null; entity: AlarmRowMessage }) => void;
  /** An alarm entered or left Snoozed; sent independent of open lenses (ALM.11). */
  alarm_held: (message: { v: 1; id: string; cause: Cause | null; entity: AlarmRowMessage }) => void;
  alarm_unheld: (message: { v: 1; id: string; cause: Cause | null; entity: AlarmRowMessage }) => void;
  /** A new alarm entered a lens that this socket has open. */
  alarm_created: (message: { v: 1; id: string; cause: Cause | null; entity: AlarmRowMessage }) => void;
  /** The status of an alarm changed: by a decision, or of an alarm that this socket watches. */
  alarm_status_changed: (message: {
    v: 1;
    id: string;
    cause: Cause | null;
    prevStatus: string;
    entity: AlarmRowMessage;
  }) => void;
  /** Occurrence of an alarm that this socket watches. Treat an update of an unknown occurrence as a new one. */
  alarm_instance_created: (message: { v: 1; id: string; entity: AlarmInstanceMessage }) => void;
  alarm_instance_updated: (message: { v: 1; id: string; entity: AlarmInstanceMessage }) => void;
  /** An occurrence that the alarm's events no longer contain. */
  alarm_instance_deleted: (message: { v: 1; id: string; alarmId: string }) => void;
  /** An alarm is in no list any more. */
  alarm_deleted: (message: { v: 1; id: string; cause: Cause | null }) => void;
  /**
   * Counts of lenses may have moved: at most once per badge debounce (LENS.5). Of lenses that are not standard one more
   * than 10,000 means more.
   */
  lens_badge_count_event: (message: { v: 1; counts: Array<{ lens: { id: string }; count: number }> }) => void;
  /** This person has come into a team, or is no longer in it: `me` and lenses are to be read again. */
  team_added: (message: { v: 1; teamId: string }) => void;
  team_removed: (message: { v: 1; teamId: string }) => void;
  /** Notifies a person whose permissions have changed: `me` and lenses are to be read again. */
  role_changed: (message: { v: 1 }) => void;
  /** Lenses that this person may open were added, changed or removed: re-read them. */
  lenses_changed: (message: { v: 1 }) => void;
  /** Somebody lost their access to this customer; for those who may look at people. */
  disable_user: (message: { v: 1; id: string }) => void;
  /**
   * Somebody's access, role or profile has changed: for those who may look at people, to be read again; without an id: those
   * of many people.
   */
  user_updated: (message: { v: 1; id: string | null }) => void;
  /** An integration has come or changed, or its connection was lost or is back: it is to be read again. */
  external_system_updated: (message: { v: 1; id: string }) => void;
  /** Automation rules were changed, or have paused or failed: they are to be read again. */
  automation_rules_updated: (message: { v: 1 }) => void;
  /** A bulk job that this person requested has started, progressed or ended (SYS.4). */
  bulk_job_created: (message: BulkJobMessage) => void;
  bulk_job_updated: (message: BulkJobMessage) => void;
  bulk_job_completed: (message: BulkJobMessage) => void;
  /** A table that this person asked for has been handed out whole (ALM-036). */
  csv_download: (message: CsvDownloadMessage) => void;
  /** An export that this person requested has ended (LIVE-026). */
  report_export_complete: (message: ReportExportMessage) => void;
  /** A new ticket has come into a work list that this socket has open. */
  workorder_created: (message: { v: 1; id: string; cause: Cause | null; entity: WorkTicketMessage }) => void;
  /** A ticket of a work list that this socket has open has changed, or has come into it. */
  workorder_updated: (message: { v: 1; id: string; cause: Cause | null; entity: WorkTicketMessage }) => void;
  /** The order of such a ticket was deleted in its maintenance system; the ticket stays. */
  workorder_deleted: (message: { v: 1; id: string; cause: Cause | null; entity: WorkTicketMessage }) => void;
  /** The state of such a ticket's transfer has changed. */
  work_ticket_sync: (message: { v: 1; id: string; cause: Cause | null; entity: WorkTicketMessage }) => void;
  /** A building has changed, for those who have the map open; without `entity`: it is none any more. */
  map_entity_updated: (message: { v: 1; id: string; entity: MapBuildingMessage | null }) => void;
  /** The floor that this socket has open, or a room or an alarm on it, has changed: it is to be read again. */
  floor_plan_updated: (message: { v: 1; floorId: string }) => void;
  /**
   * Incidents have changed, or what they show: they are to be read again where they are shown, as are the incidents of the
   * alarms that came into them or left them.
   */
  incidents_changed: (message: { v: 1; ids: string[]; alarmIds: string[] }) => void;
  /** The newest event this customer's sources sent, for the feed age in the top bar. */
  alarm_count_updated: (message: { v: 1; lastEventAt: string }) => void;
}

export interface ClientToServerEvents {
  lens_open: (request: LensOpenRequest, answer: (result: { ok: boolean; message?: string }) => void) => void;
  lens_close: (key: string) => void;
  /** Subscribes to all events of these alarms, few at a time. Empty: unsubscribes. */
  watch: (alarmIds: string[]) => void;
  /** Subscribes to badge counts of these lenses, now and whenever they may have moved. Empty: unsubscribes. */
  badges: (lensIds: string[]) => void;
  /** Subscribes to the buildings of the map, or no longer. */
  map_open: (isOpen: boolean) => void;
  /** Subscribes to one floor, or to none. */
  floor_open: (floorId: string | null) => void;
}
