-- Every event with the alarm it belongs to.
CREATE TABLE events (
  customer_id UInt32,
  alarm_id UInt64,
  occurred_at DateTime64(3, 'UTC'),
  event_id UUID,
  system_id UInt32,
  kind LowCardinality(String),
  source_record_id Nullable(String),
  payload_id UUID,
  position UInt32,
  message String,
  from_state LowCardinality(Nullable(String)),
  to_state LowCardinality(Nullable(String)),
  source_state LowCardinality(String),
  priority UInt8,
  value_text Nullable(String),
  units LowCardinality(Nullable(String)),
  acked_by Nullable(String),
  received_at DateTime64(3, 'UTC'),
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(occurred_at)
ORDER BY (customer_id, alarm_id, occurred_at, event_id);

-- Every occurrence of every alarm: facts derived from events and from the ends that people and rules set.
CREATE TABLE instances (
  customer_id UInt32,
  alarm_id UInt64,
  started_at DateTime64(3, 'UTC'),
  instance_id UUID,
  ended_at Nullable(DateTime64(3, 'UTC')),
  end_source LowCardinality(Nullable(String)),
  acked_at Nullable(DateTime64(3, 'UTC')),
  acked_by Nullable(String),
  value Nullable(String),
  unit LowCardinality(Nullable(String)),
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(started_at)
ORDER BY (customer_id, alarm_id, started_at, instance_id);

-- What people, rules and systems decided.
CREATE TABLE activity (
  customer_id UInt32,
  alarm_id UInt64,
  created_at DateTime64(3, 'UTC'),
  activity_id UUID,
  field LowCardinality(String),
  prev_value Nullable(String),
  rev_value Nullable(String),
  user_id Nullable(UUID),
  automation_rule_id Nullable(UInt64),
  metadata String,
  version UInt64
)
ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(created_at)
ORDER BY (customer_id, alarm_id, created_at, activity_id);

-- Alarms with their current attributes, for charts that filter and group by them (WIRE.15).
CREATE TABLE alarms (
  customer_id UInt32,
  alarm_id UInt64,
  created_at DateTime64(3, 'UTC'),
  system_id UInt32,
  contextual_name String,
  text String,
  point_path Nullable(String),
  point_name Nullable(String),
  station_path LowCardinality(Nullable(String)),
  condition LowCardinality(Nullable(String)),
  alarm_class LowCardinality(Nullable(String)),
  alarm_type LowCardinality(Nullable(String)),
  priority UInt8,
  is_service_impacting UInt8,
  version UInt64,
  is_deleted UInt8
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(created_at)
ORDER BY (customer_id, alarm_id);
