import { type AlarmRow, alarmRowOf, isListed, type ShownState, shownFields } from '../lists/alarms/alarm-row.ts';
import type { Cause } from '../origin/cause.ts';

/** A changed alarm: its present row, and its states before each received change. */
export interface ChangedAlarm {
  now: AlarmRow;
  /** States before each change, the oldest first; null where there was no alarm. */
  befores: Array<ShownState | null>;
  /** Why it changed last; null if no release said so. */
  cause: Cause | null;
  /** True if a person or the system decided it: no source caused it. */
  isDecided: boolean;
  /** True if something that rows show has changed. */
  isVisible: boolean;
  /** True if name, text or point have changed; their previous values are unknown. */
  hasNewText: boolean;
}

export type Verdict = 'ingress' | 'egress' | 'update';

/** Fields whose change no row shows. */
const hidden: ReadonlySet<keyof ShownState> = new Set(['id', 'systemId', 'createdAt', 'deletedAt', 'version']);
const shown = shownFields.filter((field) => !hidden.has(field));
export const changesShown = (previous: Partial<ShownState>): boolean => shown.some((field) => field in previous);

/** A lens as two functions of a row: time alone may move a row between them. */
export interface JudgingLens<Row = AlarmRow> {
  holds(row: Row): boolean;
  /** Returns true if the row matched at the last published time tick. */
  held(row: Row): boolean;
  readsText: boolean;
}

/**
 * Judges what a change means for a lens (LENS.4): false → true ingress, true → false egress, true → true update, where
 * something shown has changed. Every earlier state is compared with the present one, so changes may arrive late, twice
 * or out of order: clients take a repeated ingress as an update and ignore an egress of an unknown row.
 */
export function judgeChange(
  { now, befores, isVisible, hasNewText }: Omit<ChangedAlarm, 'isDecided' | 'cause'>,
  lens: JudgingLens,
): Verdict | null {
  const isIn = isListed(now) && lens.holds(now);
  const wasIn = befores.flatMap((before) => {
    const row = before && alarmRowOf(before, now);
    return row && isListed(row) ? [lens.holds(row), lens.held(row)] : [false];
  });
  // under the text before it may have been either
  if (hasNewText && lens.readsText) wasIn.push(!isIn);
  return verdictOf(isIn, wasIn, isVisible || hasNewText);
}

/** Verdict for a list that contains a row now, and did or did not contain it before each change. */
export function verdictOf(isIn: boolean, wasIn: readonly boolean[], isShown: boolean): Verdict | null {
  if (!isIn) return wasIn.includes(true) ? 'egress' : null;
  if (wasIn.includes(false)) return 'ingress';
  return isShown ? 'update' : null;
}

/** Verdict for a row that only time has moved. */
export function judgeTime<Row>(row: Row, lens: JudgingLens<Row>): Exclude<Verdict, 'update'> | null {
  const [isIn, wasIn] = [lens.holds(row), lens.held(row)];
  if (isIn === wasIn) return null;
  return isIn ? 'ingress' : 'egress';
}
