import type { StartedAlarm } from '../changes/encode-changes.ts';
import { isYoung } from '../origin/is-young.ts';

/** Consequences of changes of alarms for incidents. */
export interface Found {
  /** Starts, the newest known one of each alarm. */
  starts: Array<{ alarmId: number; at: number }>;
  /** Alarms of which an incident shows something else now, or a list has them no longer. */
  touched: number[];
}

/** Fields that the row of an incident, or the lists that its alarms are in, follow from. */
const shown = ['isActive', 'priority', 'status', 'deletedAt'] as const;

/** True for what happened in the building: what reparses, merges and undos write has not (ALM.12). */
function hasHappened({ cause, latestAlarmAt, committedAt }: StartedAlarm): boolean {
  return cause === 'REPLAY' ? isYoung(latestAlarmAt, committedAt) : cause === 'SOURCE';
}

/** Finds the starts among changes of a customer's alarms, in any order. Pure. */
export function findStarts(changes: readonly StartedAlarm[]): Found {
  const newest = new Map<number, StartedAlarm>();
  const touched = new Set<number>();
  for (const change of changes) {
    const { id, previous, isActive, latestAlarmAt, deletedAt } = change;
    if (previous !== null && shown.some((field) => field in previous)) touched.add(id);
    if (!isActive || latestAlarmAt === null || deletedAt !== null || !hasHappened(change)) continue;
    if (previous !== null && !('latestAlarmAt' in previous) && previous.isActive !== false) continue;
    const known = newest.get(id);
    if (!known || known.version < change.version) newest.set(id, change);
  }
  return {
    starts: [...newest.values()].map(({ id, latestAlarmAt }) => ({ alarmId: id, at: latestAlarmAt as number })),
    touched: [...touched],
  };
}
