import type { ActivityRow } from '../../../domain/changes/lists/activity.ts';
import { filledFrom } from '../filled-from.ts';
import { warehouseTable } from '../warehouse-table.ts';

/** Activity of alarms. */
export const activity = filledFrom(
  'activity',
  (row) => row,
  warehouseTable<ActivityRow>({
    alarm_id: (a) => a.alarmId,
    created_at: (a) => a.createdAt,
    activity_id: (a) => a.activityId,
    field: (a) => a.field,
    prev_value: (a) => a.prevValue,
    rev_value: (a) => a.revValue,
    user_id: (a) => a.userId,
    automation_rule_id: (a) => a.automationRuleId,
    cause: (a) => a.cause,
    metadata: (a) => (a.metadata === null ? '' : JSON.stringify(a.metadata)),
    version: (a) => a.version,
  }),
);
