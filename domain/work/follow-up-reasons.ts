/** A condition on tickets `t`; `:now` is the time of the request. */
interface Reason {
  sql: string;
}

const hasActiveAlarm = `exists (
  select from work_ticket_alarms w join alarm_state s on s.customer_id = w.customer_id and s.id = w.alarm_id
  where w.customer_id = t.customer_id and w.ticket_id = t.id and s.deleted_at is null and s.is_active)`;

/**
 * Policy followUpReasons (ANA.5): why a ticket needs another look, by the condition of its tickets. Each has an index in
 * the list's order (`migrations/058_follow_up.ts`), those of open tickets the index of open work.
 */
export const followUpReasons = {
  UNRESOLVED: { sql: 'not coalesce(t.is_resolved, t.is_resolved_inferred)' },
  RECURRED: { sql: 't.has_recurred and coalesce(t.is_resolved, t.is_resolved_inferred)' },
  OVERDUE: { sql: `t.state = 'OPEN' and t.due_at <= :now::timestamptz` },
  INACTIVE_ALARMS: { sql: `t.state = 'OPEN' and t.alarm_count > 0 and not ${hasActiveAlarm}` },
  SYNC_FAILED: { sql: `t.cmms_sync_status = 'Failed' and t.cmms_sync_failure_notification_dismissed_at is null` },
  UNASSIGNED: { sql: `t.state = 'OPEN' and t.assignee_id is null` },
} as const satisfies Record<string, Reason>;

export type FollowUpReason = keyof typeof followUpReasons;
export const followUpReasonNames = Object.keys(followUpReasons) as FollowUpReason[];
