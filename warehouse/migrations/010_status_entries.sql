-- Every stay of every alarm in a status, written when it has ended. The current one is in Postgres.
CREATE TABLE status_entries (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  alarm_id UInt64 COMMENT 'The alarm.',
  entry_id String COMMENT 'The entry, unique within the alarm: no refold or repetition changes it.',
  status LowCardinality(String) COMMENT 'The status that was entered.',
  entered_at DateTime64(3, 'UTC') COMMENT 'When it was entered, UTC.',
  from_status LowCardinality(Nullable(String)) COMMENT 'The status before; null for an alarm''s first, or unknown.',
  cause LowCardinality(Nullable(String)) COMMENT 'Why it was entered; null: unknown.',
  user_id Nullable(UUID) COMMENT 'The person who brought it there; null: no person.',
  automation_rule_id Nullable(UInt64) COMMENT 'The rule that brought it there; null: no rule.',
  left_at DateTime64(3, 'UTC') COMMENT 'When it was left, UTC; says the partition.',
  to_status LowCardinality(String) COMMENT 'The status it was left for.',
  left_cause LowCardinality(Nullable(String)) COMMENT 'Why it was left.',
  left_user_id Nullable(UUID) COMMENT 'The person who ended it; null: no person.',
  left_automation_rule_id Nullable(UInt64) COMMENT 'The rule that ended it; null: no rule.',
  is_reconstructed UInt8 COMMENT '1: it began before entries were recorded, and was derived from activity.',
  version UInt64 COMMENT 'The alarm''s version when it was written: the highest counts.',
  is_deleted UInt8 COMMENT '1: an undo has taken back the action that ended it.',
  triage_action Nullable(String) ALIAS multiIf(
    left_cause = 'TICKET' AND to_status = 'Dispatched', 'CREATE_WORK',
    isNull(left_cause) OR left_cause NOT IN ('PERSON', 'RULE'), NULL,
    to_status = 'Snoozed', 'SNOOZE', to_status = 'Declined', 'DECLINE', to_status = 'Inactive', 'CLEAR', 'MOVE')
    COMMENT 'CREATE_WORK, SNOOZE, DECLINE, MOVE or CLEAR: what ended it; null: no action did.',
  is_self_cleared UInt8 ALIAS ifNull(left_cause = 'SOURCE', 0) AND to_status = 'Inactive'
    COMMENT '1: the source ended the alarm before anybody acted.',
  reaction_ms Nullable(Int64) ALIAS if(isNull(triage_action), NULL, dateDiff('millisecond', entered_at, left_at))
    COMMENT 'Milliseconds from the entry to the action that ended it; null: no action did.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(left_at)
ORDER BY (customer_id, alarm_id, entry_id)
COMMENT 'Every stay of every alarm in a status but Inactive, once it has left it, and how. Read with FINAL.';

-- Older rows show it where a person or a rule is named.
ALTER TABLE activity ADD COLUMN cause LowCardinality(Nullable(String))
  DEFAULT multiIf(position(metadata, '"isUndo":true') > 0, 'UNDO', user_id IS NOT NULL, 'PERSON',
    automation_rule_id IS NOT NULL, 'RULE', NULL)
  COMMENT 'Why it was changed; null: unknown, in older rows.' AFTER automation_rule_id;
