-- Every stay of every alarm in a status. Entry times are corrected by late events, so they are in no key.
CREATE TABLE status_entries (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  alarm_id UInt64 COMMENT 'The alarm.',
  entry_id UUID COMMENT 'The entry: no refold or repetition changes it.',
  recorded_at DateTime64(3, 'UTC') COMMENT 'When it was recorded, UTC: fixed; says the partition.',
  status LowCardinality(String) COMMENT 'The status that was entered.',
  entered_at DateTime64(3, 'UTC') COMMENT 'When it was entered, UTC.',
  from_status LowCardinality(Nullable(String)) COMMENT 'The status before; null for an alarm''s first, or unknown.',
  cause LowCardinality(Nullable(String)) COMMENT 'Why it was entered; null: unknown.',
  user_id Nullable(UUID) COMMENT 'The person who brought it there; null: no person.',
  automation_rule_id Nullable(UInt64) COMMENT 'The rule that brought it there; null: no rule.',
  left_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When it was left, UTC; null while the alarm is in it.',
  to_status LowCardinality(Nullable(String)) COMMENT 'The status it was left for; null while the alarm is in it.',
  left_cause LowCardinality(Nullable(String)) COMMENT 'Why it was left.',
  left_user_id Nullable(UUID) COMMENT 'The person who ended it; null: no person.',
  left_automation_rule_id Nullable(UInt64) COMMENT 'The rule that ended it; null: no rule.',
  triage_action LowCardinality(Nullable(String)) COMMENT 'CREATE_WORK, SNOOZE, DECLINE, MOVE or CLEAR: what ended it; null: no action did.',
  is_self_cleared UInt8 COMMENT '1: the source ended the alarm before anybody acted.',
  reaction_ms Nullable(UInt64) COMMENT 'Milliseconds from the entry to the action that ended it; null: no action did.',
  is_reconstructed UInt8 COMMENT '1: it began before entries were recorded, and was derived from activity.',
  version UInt64 COMMENT 'The alarm''s version when it was written: the highest counts.',
  is_deleted UInt8 COMMENT '1: an undo has taken back the action that entered it.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(recorded_at)
ORDER BY (customer_id, alarm_id, entry_id)
COMMENT 'Every stay of every alarm in a status, and the way it was left. Read with FINAL.';

-- Older rows show it where a person or a rule is named.
ALTER TABLE activity ADD COLUMN cause LowCardinality(Nullable(String))
  DEFAULT multiIf(position(metadata, '"isUndo":true') > 0, 'UNDO', user_id IS NOT NULL, 'PERSON',
    automation_rule_id IS NOT NULL, 'RULE', NULL)
  COMMENT 'Why it was changed; null: unknown, in older rows.' AFTER automation_rule_id;
