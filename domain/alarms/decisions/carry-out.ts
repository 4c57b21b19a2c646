import type { ActivityRow, EntryRow, InstanceRow } from '../../changes/changes-message.ts';
import { theSystem } from '../../origin/actor.ts';
import type { Origin } from '../../origin/origin.ts';
import type { AlarmState } from '../model/state.ts';
import { activityRow } from '../rows/insert-activity.ts';
import { recordEntries } from '../rows/status-entries.ts';
import { undoOf } from './put-back.ts';
import type { Decision } from './verb.ts';

/** Why and by whom something is decided. */
export interface DecisionOrigin extends Origin {
  /** Id for undoing the call; missing if it cannot be undone. */
  actionId?: string | null;
}

/** An alarm after a decision, and the history that the decision leaves. */
export interface CarriedOut {
  state: AlarmState;
  entries: EntryRow[];
  instances: InstanceRow[];
  activity: ActivityRow[];
}

/** Carries out a decision about one alarm. Pure. */
export function carryOut(
  before: AlarmState,
  decision: Decision,
  { actionId, ...origin }: DecisionOrigin,
  now: number,
): CarriedOut {
  const state = { ...before, ...decision.change, changedAt: now, version: before.version + 1 };
  const entries = recordEntries(before, state, origin);
  const undo = actionId && decision.change.status ? { undo: { actionId, ...undoOf(before, state) } } : null;
  const activity = decision.activity.map(({ field, prevValue, revValue, metadata, bySystem }, index) => {
    const all = { ...metadata, ...(index === 0 ? undo : null) };
    const by = bySystem ? { ...origin, ...theSystem } : origin;
    return activityRow(state, now, by, {
      ...{ field, prevValue, revValue },
      metadata: Object.keys(all).length > 0 ? all : null,
    });
  });
  const { instance } = decision;
  return {
    ...{ state, entries, activity },
    instances: instance ? [{ ...instance, version: state.version, isDeleted: false }] : [],
  };
}
