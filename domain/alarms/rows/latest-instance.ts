import type { AlarmInstance, AlarmState } from '../model/state.ts';

/** The latest instance of an alarm that has one, from the state's own columns. */
export const latestInstance = (state: AlarmState): AlarmInstance => ({
  id: state.instanceId as string,
  alarmId: state.id,
  startedAt: state.latestAlarmAt as number,
  endedAt: state.isActive ? null : state.latestEndAt,
  endSource: state.isActive ? null : state.latestEndSource,
  ackedAt: state.instanceAckAt,
  ackedBy: state.instanceAckBy,
  value: state.instanceValue,
  unit: state.instanceUnit,
  isReplayed: state.instanceIsReplayed,
});
