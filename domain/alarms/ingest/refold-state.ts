import type { AlarmInstance, AlarmState } from '../model/state.ts';
import { countHistory } from '../rows/nuisance.ts';
import type { Folded } from './fold-instances.ts';

/**
 * Returns the state that follows from a refolded history: latest times, the latest instance, the nuisance counts at
 * `now` and, if the source caused the status, the time since when. Status and activity stay: a late event never changes
 * them (ALM.5).
 */
export function refoldState(before: AlarmState, folded: Folded, now: number): AlarmState {
  const state = { ...before, ...countHistory(folded.instances, now), version: before.version + 1 };
  const latest = folded.instances.at(-1);
  const lastEnded = folded.instances.findLast(
    (instance) => instance.endSource !== null && instance.endSource !== 'SUPERSEDED',
  );
  state.latestAlarmAt = latest?.startedAt ?? null;
  state.instanceId = latest?.id ?? null;
  state.instanceValue = latest?.value ?? null;
  state.instanceUnit = latest?.unit ?? null;
  state.instanceAckAt = latest?.ackedAt ?? null;
  state.instanceAckBy = latest?.ackedBy ?? null;
  state.instanceIsReplayed = latest?.isReplayed ?? false;
  state.latestEndAt = lastEnded?.endedAt ?? null;
  state.latestEndSource = lastEnded?.endSource ?? null;
  if (state.enteredBySource) {
    if (state.status === 'Intake') state.enteredStatusAt = startOfRun(folded.instances) ?? state.enteredStatusAt;
    if (state.status === 'Inactive') state.enteredStatusAt = state.latestEndAt ?? state.enteredStatusAt;
  }
  return state;
}

/**
 * Start of the unbroken run of activations that the latest instance belongs to: superseding is no new entry (STAT.3).
 */
function startOfRun(instances: readonly AlarmInstance[]): number | null {
  let start: number | null = null;
  for (const instance of instances.toReversed()) {
    if (start !== null && instance.endSource !== 'SUPERSEDED') break;
    start = instance.startedAt;
  }
  return start;
}
