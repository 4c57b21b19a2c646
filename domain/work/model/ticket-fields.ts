import { field } from '../../../platform/table-fields.ts';

export const ticketStates = ['OPEN', 'CLOSED'] as const;
type TicketState = (typeof ticketStates)[number];
const syncStatuses = ['InProgress', 'Complete', 'Failed'] as const;
export type CmmsSyncStatus = (typeof syncStatuses)[number];

/** The fields of a ticket: the columns of `work_tickets`. */
export const ticketFields = {
  customerId: field.int('customer_id'),
  /** Number that people see, prefixed with W. */
  id: field.bigint('id'),
  state: field.text('state').as<TicketState>(),
  objective: field.text('objective'),
  problemDetails: field.text('problem_details').orNull(),
  assigneeId: field.uuid('assignee_id').orNull(),
  /** Null for a rule or the system. */
  createdBy: field.uuid('created_by').orNull(),
  automationRuleId: field.bigint('automation_rule_id').orNull(),
  closedBy: field.uuid('closed_by').orNull(),
  createdAt: field.time('created_at'),
  dueAt: field.time('due_at'),
  closedAt: field.time('closed_at').orNull(),
  /** Null while open, and if the external side has closed it (WORK.10). */
  isResolved: field.boolean('is_resolved').orNull(),
  /** Inferred result of a ticket that the external side has closed (WORK.10); null until known, and for all others. */
  isResolvedInferred: field.boolean('is_resolved_inferred').orNull(),
  /** True if an alarm of the closed ticket occurred again within 7 days (ANA.5); null while open, and until known. */
  hasRecurred: field.boolean('has_recurred').orNull(),
  cause: field.text('cause').orNull(),
  action: field.text('action').orNull(),
  completedWorkDetails: field.text('completed_work_details').orNull(),
  alarmWasUseful: field.boolean('alarm_was_useful').orNull(),
  isEscalated: field.boolean('is_escalated'),
  /** True if open and waiting for a reviewer to confirm that it is done (WORK.15). */
  pendingReview: field.boolean('pending_review'),
  reviewerId: field.uuid('reviewer_id').orNull(),
  reissueCount: field.int('reissue_count'),
  alarmCount: field.int('alarm_count'),
  /** Values of the maintenance system's own fields, by their names. */
  additionalDetails: field.json('additional_details').as<Record<string, unknown>>(),
  /** Maintenance system of the ticket; null if it stays here. */
  externalSystemId: field.int('external_system_id').orNull(),
  externalId: field.text('external_id').orNull(),
  externalType: field.text('external_type').orNull(),
  externalStatus: field.text('external_status').orNull(),
  externalAssignee: field.text('external_assignee').orNull(),
  /** Other data of its order: `number`, if people there know it by another than its id; `reference`, `aliases`. */
  externalDetails: field.json('external_details').as<Record<string, unknown>>().orNull(),
  cmmsSyncStatus: field.text('cmms_sync_status').as<CmmsSyncStatus>().orNull(),
  /** Reason of the failure, in the external side's words. */
  cmmsSyncError: field.text('cmms_sync_error').orNull(),
  lastCmmsSyncAttemptAt: field.time('last_cmms_sync_attempt_at').orNull(),
  cmmsSyncFailureNotificationDismissedBy: field.uuid('cmms_sync_failure_notification_dismissed_by').orNull(),
  cmmsSyncFailureNotificationDismissedAt: field.time('cmms_sync_failure_notification_dismissed_at').orNull(),
  /** Folded. */
  searchText: field.text('search_text'),
  /** Time of the last change that invalidates selections made before it (SYS.3). */
  changedAt: field.time('changed_at'),
  version: field.bigint('version'),
};
