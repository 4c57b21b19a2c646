import type { RecordOf } from '../../../platform/table-fields.ts';
import type { Cause } from '../../origin/cause.ts';
import type { EventKind } from './canonical-event.ts';
import type { stateFields } from './state-fields.ts';

export const builtInStatuses = ['Intake', 'Snoozed', 'Declined', 'Dispatched', 'Inactive'] as const;
export type { Severity } from './severity.ts';
/** ALM.4 */
export type EndSource = 'SOURCE' | 'SUPERSEDED' | 'INFERRED' | 'USER' | 'REPLAY';

/** Position of an event among all events of its alarm: time, then kind, then event id (STAT.28). */
export interface EventPosition {
  /** Milliseconds since the epoch. */
  at: number;
  rank: number;
  id: string;
}

/** The entry of an alarm into the status that it has (ALM.13). No refold or repetition changes its id. */
export interface CurrentEntry {
  /** Unique within the alarm: the version that entered it. */
  id: string;
  /** The status before; null for the first of an alarm. */
  from: string | null;
  /** Null for entries of before causes were recorded. */
  cause: Cause | null;
  userId: string | null;
  automationRuleId: number | null;
}

/** Part of a state that only the state machine reads. Times are milliseconds since the epoch. */
export interface StateMemory {
  enteredBySource: boolean;
  isPriorityByPerson: boolean;
  latestEndSource: EndSource | null;
  declinedEndedAt: number | null;
  instanceId: string | null;
  instanceValue: string | null;
  instanceUnit: string | null;
  instanceAckAt: number | null;
  instanceAckBy: string | null;
  instanceIsChattering: boolean;
  /** Starts before the latest, oldest first: as many as chatter is known by (NUIS.2). */
  earlierStarts: number[];
  /** Newest ALARM, ALERT or RTN: it decides whether the alarm is active. */
  activityEvent: EventPosition | null;
  /** Newest event of any kind. */
  newestEvent: EventPosition;
  /** The last events applied, as `remember` keeps them: a repetition is known by them. */
  recentEvents: string;
  /** Hash of the event's attributes that people read: most events change none. */
  attributesHash: string;
  /** Time when a source or a person last changed it, counts apart: a selection made before is compared with it (SYS.3). */
  changedAt: number;
  /** Null for a status that was entered before entries were recorded, or never: see `entryOf`. */
  entry: CurrentEntry | null;
  /** True if a rule has set the priority: sources keep off it as they do of a person's, other rules and people do not. */
  isPriorityByRule: boolean;
  /** True of a latest instance that `AlarmInstance` calls replayed. */
  instanceIsReplayed: boolean;
}

/**
 * The current state of one alarm, as far as events change it. Times are milliseconds since the epoch. One row of
 * `alarm_state`.
 */
export interface AlarmState extends RecordOf<typeof stateFields>, StateMemory {}

/** One occurrence of an alarm, from its activation to its end. A row of the warehouse's `instances`. */
export interface AlarmInstance {
  id: string;
  alarmId: number;
  startedAt: number;
  endedAt: number | null;
  endSource: EndSource | null;
  ackedAt: number | null;
  ackedBy: string | null;
  value: string | null;
  unit: string | null;
  /** Nobody could act on it in time: only a replay knows that it began, and it did not put the alarm into Intake (KPI.15). */
  isReplayed: boolean;
}

const ranks: Record<EventKind, number> = { ALARM: 0, ALERT: 0, UPDATE: 1, ACK: 2, RTN: 3 };

/** ALARM before RTN at the same instant: a zero-second activation is legal. */
export const rankOf = (kind: EventKind): number => ranks[kind];

/** Negative when `a` comes before `b` in the total order of one alarm's events; 0 only for the same event. */
export function comparePositions(a: EventPosition, b: EventPosition): number {
  return a.at - b.at || a.rank - b.rank || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
