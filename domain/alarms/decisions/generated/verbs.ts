import { applyAlias } from '../apply-alias.ts';
import { deleteAlarms, restoreAlarms } from '../delete-alarms.ts';
import { moveAlarms } from '../move-alarms.ts';
import { pinAlarms } from '../pin-alarms.ts';
import { reassignAlarmPoints } from '../reassign-alarm-points.ts';
import { rewriteValues } from '../rewrite-values.ts';
import { updateAlarmPriority, updateAlarms } from '../set-values.ts';
import { snoozeAlarm, unsnoozeAlarm } from '../snooze-alarms.ts';
import { updateAlarmDetails } from '../update-details.ts';
import { updateAlarmPointEntity } from '../update-point-entity.ts';

export const verbs = [
  applyAlias,
  deleteAlarms,
  restoreAlarms,
  moveAlarms,
  pinAlarms,
  reassignAlarmPoints,
  rewriteValues,
  updateAlarmPriority,
  updateAlarms,
  snoozeAlarm,
  unsnoozeAlarm,
  updateAlarmDetails,
  updateAlarmPointEntity,
];