import type { AlarmChange } from '../changes/changes-message.ts';
import type { ShownState } from '../lists/alarms/alarm-row.ts';
import { isYoung } from '../origin/is-young.ts';
import type { Trigger } from './rule.ts';

/** Condition that an alarm has entered, and in which a rule waits. */
export interface Entered {
  /** Unique within rule and alarm: the same change read twice is one entry. */
  entry: string;
  /** A time of the alarm that stays the same while it stays so, in ms since the epoch; null: there is none. */
  since: number | null;
}

/** An alarm as it is, with the id of its entry into the status that it has. */
export interface AlarmNow {
  state: ShownState;
  entryId: string | null;
}

/** A change as triggers judge it: of the topic `changes`, or made of the warehouse's entries. */
export type JudgedChange = AlarmChange & {
  /** When it was committed, in ms since the epoch. */
  at: number;
};

/** True for a change that starts rules (ALM.12): what a replay adds only while it is young (INT.17). */
function startsRules({ cause, state, at }: Pick<JudgedChange, 'cause' | 'state' | 'at'>): boolean {
  if (cause === null || cause === 'REPARSE' || cause === 'MERGE' || cause === 'UNDO') return false;
  return cause !== 'REPLAY' || isYoung(state.isActive ? state.latestAlarmAt : state.latestEndAt, at);
}

/** True if the alarm entered its status by this very change: the id of an entry begins with the version that entered it. */
const hasEnteredStatus = ({ entryId, state }: JudgedChange): boolean =>
  entryId !== null && Number.parseInt(entryId, 10) === state.version;

/** True if an instance ended and another began, rather than one superseding the other, whose end is the other's start. */
const hasPaused = ({ state, previous }: JudgedChange): boolean =>
  previous !== null && 'latestEndAt' in previous && state.latestEndAt !== state.latestAlarmAt;

/** Returns what a change has entered of a trigger (AUTO.1 to AUTO.9); null if it does not trigger it. Pure. */
export function enteredBy(trigger: Trigger, change: JudgedChange): Entered | null {
  const { state, previous, cause, entryId } = change;
  if (state.deletedAt !== null || !startsRules(change)) return null;
  const status = (isIt: boolean): Entered | null =>
    isIt && hasEnteredStatus(change) ? { entry: entryId as string, since: null } : null;
  const version = (isIt: boolean, since: number | null = null): Entered | null =>
    isIt ? { entry: `v${state.version}`, since } : null;
  switch (trigger.type) {
    case 'ENTERS_INTAKE':
      return status(state.status === 'Intake');
    case 'ENTERS_STATUS':
      return status(state.status === trigger.status);
    case 'SNOOZE_EXPIRED':
      return status(cause === 'SWEEP' && previous?.status === 'Snoozed');
    case 'WORK_CLOSED_STILL_ACTIVE':
      return status(
        cause === 'TICKET' && state.status === 'Intake' && previous !== null && 'lastWorkTicketClosedAt' in previous,
      );
    case 'BECOMES_ACTIVE':
      return version(
        state.isActive && (previous === null || previous.isActive === false || hasPaused(change)),
        state.latestAlarmAt,
      );
    case 'BECOMES_INACTIVE':
      return version(
        !state.isActive && previous !== null && (previous.isActive === true || 'latestAlarmAt' in previous),
        state.latestAlarmAt,
      );
    case 'BECOMES_STALE':
      return version(state.isStale && previous?.isStale === false, state.latestAlarmAt);
    case 'BECOMES_NUISANCE':
      return version(state.nuisanceCount > 0 && (previous === null || previous.nuisanceCount === 0));
    case 'BECOMES_SERVICE_IMPACTING':
      return version(state.isServiceImpacting && previous?.isServiceImpacting === false);
  }
}

/** Returns true if an alarm is still in what a rule found it in (AUTO.21). Pure. */
export function staysIn(trigger: Trigger, { entry, since }: Entered, { state, entryId }: AlarmNow): boolean {
  if (state.deletedAt !== null) return false;
  switch (trigger.type) {
    case 'ENTERS_INTAKE':
    case 'ENTERS_STATUS':
    case 'SNOOZE_EXPIRED':
    case 'WORK_CLOSED_STILL_ACTIVE':
      return entryId === entry;
    case 'BECOMES_ACTIVE':
      return state.isActive && !hasEndedSince(state, since);
    case 'BECOMES_INACTIVE':
      return !state.isActive && state.latestAlarmAt === since;
    case 'BECOMES_STALE':
      return state.isStale && state.latestAlarmAt === since;
    case 'BECOMES_NUISANCE':
      return state.nuisanceCount > 0;
    case 'BECOMES_SERVICE_IMPACTING':
      return state.isServiceImpacting;
  }
}

/** An end that is also the start of the next instance only superseded it. */
const hasEndedSince = ({ latestEndAt, latestAlarmAt }: ShownState, since: number | null): boolean =>
  latestEndAt !== null && latestEndAt !== latestAlarmAt && latestEndAt > (since ?? 0);
