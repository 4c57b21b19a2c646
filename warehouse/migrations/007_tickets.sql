-- Work tickets as they are now, for charts of work. One of an earlier release arrives with its next change.
CREATE TABLE tickets (
  customer_id UInt32,
  ticket_id UInt64,
  created_at DateTime64(3, 'UTC'),
  state LowCardinality(String),
  assignee_id Nullable(UUID),
  created_by Nullable(UUID),
  automation_rule_id Nullable(UInt64),
  due_at DateTime64(3, 'UTC'),
  closed_at Nullable(DateTime64(3, 'UTC')),
  closed_by Nullable(UUID),
  is_resolved Nullable(UInt8),
  cause Nullable(String),
  alarm_was_useful Nullable(UInt8),
  is_escalated UInt8,
  reissue_count UInt16,
  alarm_count UInt16,
  external_system_id Nullable(UInt32),
  external_status LowCardinality(Nullable(String)),
  cmms_sync_status LowCardinality(Nullable(String)),
  version UInt64
)
ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(created_at)
ORDER BY (customer_id, ticket_id);

-- Which alarms they are on. The month is the ticket's: it never changes.
CREATE TABLE ticket_alarms (
  customer_id UInt32,
  ticket_id UInt64,
  alarm_id UInt64,
  ticket_created_at DateTime64(3, 'UTC'),
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(ticket_created_at)
ORDER BY (customer_id, ticket_id, alarm_id);
