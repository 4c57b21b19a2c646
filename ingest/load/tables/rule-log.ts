import type { RuleLogRow } from '../../../domain/changes/lists/rule-log.ts';
import { filledFrom } from '../filled-from.ts';
import { warehouseTable } from '../warehouse-table.ts';

/** Decisions of automation rules. */
export const rule_log = filledFrom(
  'ruleLog',
  (row) => row,
  warehouseTable<RuleLogRow>({
    rule_id: (l) => l.ruleId,
    rule_name: (l) => l.ruleName,
    alarm_id: (l) => l.alarmId,
    at: (l) => l.at,
    log_id: (l) => l.logId,
    outcome: (l) => l.outcome,
    action: (l) => l.action ?? '',
    reason: (l) => l.reason,
    ticket_id: (l) => l.ticketId,
    triggered_at: (l) => l.triggeredAt,
    due_at: (l) => l.dueAt,
    version: (l) => l.at,
    is_deleted: () => 0,
  }),
);
