import { deleteAlarms, restoreAlarms } from './delete-alarms.ts';
import { moveAlarms } from './move-alarms.ts';
import { pinAlarms } from './pin-alarms.ts';
import { rewriteValues } from './rewrite-values.ts';
import { updateAlarmPriority, updateAlarms } from './set-values.ts';
import { snoozeAlarm, unsnoozeAlarm } from './snooze-alarms.ts';
import { updateAlarmDetails } from './update-details.ts';
import { updateAlarmPointEntity } from './update-point-entity.ts';
import type { AlarmVerb } from './verb.ts';

/** Verbs that apply to many alarms at a time; a job knows its verb by name. */
const verbs = [
  pinAlarms,
  moveAlarms,
  snoozeAlarm,
  unsnoozeAlarm,
  updateAlarmPriority,
  updateAlarms,
  deleteAlarms,
  restoreAlarms,
  updateAlarmDetails,
  updateAlarmPointEntity,
  rewriteValues,
] as unknown as readonly AlarmVerb[];

export const verbNamed = (name: string): AlarmVerb | undefined => verbs.find((verb) => verb.name === name);
