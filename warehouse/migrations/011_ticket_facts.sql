-- Every entry in the activity of every ticket, as a fact: how tickets changed, when, why and by whom.
CREATE TABLE ticket_activity (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  ticket_id UInt64 COMMENT 'The ticket.',
  created_at DateTime64(3, 'UTC') COMMENT 'When it happened, UTC.',
  activity_id UUID COMMENT 'Id of the entry.',
  event_type LowCardinality(String) COMMENT 'What kind of thing happened: STATE for a change of the ticket, ASSIGNEE, REISSUE (it is open again), COMMENT, EXTERNAL_STATUS and so on.',
  field LowCardinality(Nullable(String)) COMMENT 'Of STATE: what of the ticket has changed: state, isEscalated, pendingReview, dueAt, alarms and so on.',
  prev_value Nullable(String) COMMENT 'Its value before; null for fields that hold texts.',
  rev_value Nullable(String) COMMENT 'Its value after; null for fields that hold texts.',
  cause LowCardinality(Nullable(String)) COMMENT 'Why it was changed; null: unknown, in older rows.',
  user_id Nullable(UUID) COMMENT 'The person who did it; null: no person.',
  automation_rule_id Nullable(UInt64) COMMENT 'The rule that did it; null: no rule.',
  is_resolved Nullable(UInt8) COMMENT 'Of a closing: 1 if its survey said resolved, 0 if not; null without one.',
  attached Array(UInt64) COMMENT 'Alarms that it put on the ticket.',
  detached Array(UInt64) COMMENT 'Alarms that it took off the ticket.',
  version UInt64 COMMENT 'The ticket''s version when the row was written: the highest counts.',
  is_deleted UInt8 COMMENT '1: a comment that was deleted.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(created_at)
ORDER BY (customer_id, ticket_id, created_at, activity_id)
COMMENT 'What became of tickets. Texts that people wrote are in Postgres, work_ticket_activity. Read with FINAL.';

-- What lists and follow-ups of tickets filter by besides.
ALTER TABLE tickets
  ADD COLUMN action Nullable(String) COMMENT 'What its closer says was done; null: nothing said.' AFTER cause,
  ADD COLUMN pending_review UInt8 COMMENT '1: a reviewer is to confirm that it is done.' AFTER is_escalated,
  ADD COLUMN reviewer_id Nullable(UUID) COMMENT 'Who that is; null: the admins of the assignee''s team.' AFTER pending_review,
  ADD COLUMN external_id Nullable(String) COMMENT 'Id of its order in the maintenance system; null: none.' AFTER external_system_id,
  ADD COLUMN cmms_sync_failure_notification_dismissed_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When somebody hid the notice of its failed sync, UTC; null: nobody.' AFTER cmms_sync_status;
