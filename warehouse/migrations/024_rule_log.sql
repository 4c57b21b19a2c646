-- Execution log of automation rules: each decision about an alarm, with its reason.
CREATE TABLE rule_log (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  rule_id UInt64 COMMENT 'The automation rule.',
  rule_name String COMMENT 'Its name then.',
  alarm_id UInt64 COMMENT 'The alarm.',
  at DateTime64(3, 'UTC') COMMENT 'When it was decided, UTC; says the partition.',
  log_id UUID COMMENT 'Id of the decision: the same when it is written again.',
  outcome LowCardinality(String) COMMENT 'WAITING, ACTED, SKIPPED, CANCELLED or FAILED.',
  action LowCardinality(String) COMMENT 'Type of the action; empty: about the rule as a whole.',
  reason String COMMENT 'Why, or what was done, in words.',
  ticket_id Nullable(UInt64) COMMENT 'Ticket that was created or attached to.',
  triggered_at DateTime64(3, 'UTC') COMMENT 'When the alarm triggered the rule, UTC.',
  due_at DateTime64(3, 'UTC') COMMENT 'When the rule was to act, UTC.',
  version UInt64 COMMENT 'The highest counts.',
  is_deleted UInt8 COMMENT '1: it does not count.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(at)
ORDER BY (customer_id, rule_id, at, log_id)
COMMENT 'What automation rules decided about alarms. Read with FINAL.';
