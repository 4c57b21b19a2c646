import type { EntryRow } from '../../../domain/changes/lists/entries.ts';
import { filledFrom } from '../filled-from.ts';
import { warehouseTable } from '../warehouse-table.ts';

/** Entries of alarms into statuses that were left. */
export const status_entries = filledFrom(
  'entries',
  (row) => row,
  warehouseTable<EntryRow>({
    alarm_id: (e) => e.alarmId,
    entry_id: (e) => e.entryId,
    status: (e) => e.status,
    entered_at: (e) => e.enteredAt,
    from_status: (e) => e.fromStatus,
    cause: (e) => e.cause,
    user_id: (e) => e.userId,
    automation_rule_id: (e) => e.automationRuleId,
    left_at: (e) => e.leftAt,
    to_status: (e) => e.toStatus,
    left_cause: (e) => e.leftCause,
    left_user_id: (e) => e.leftUserId,
    left_automation_rule_id: (e) => e.leftAutomationRuleId,
    is_reconstructed: (e) => e.isReconstructed,
    version: (e) => e.version,
    is_deleted: (e) => e.isDeleted,
  }),
);
