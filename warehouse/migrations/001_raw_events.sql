-- One row a message, body untouched. Rows never change: the version is a constant.
CREATE TABLE raw_events (
  customer_id UInt32,
  system_id UInt32,
  message_id UUID,
  received_at DateTime64(3, 'UTC'),
  door LowCardinality(String),
  format LowCardinality(String),
  payload_ids Array(UUID),
  body String CODEC(ZSTD(3)),
  version UInt64,
  INDEX received received_at TYPE minmax GRANULARITY 1
)
ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(received_at)
ORDER BY (customer_id, system_id, message_id)
TTL toDateTime(received_at) + INTERVAL 90 DAY;

-- What became of the payloads that were not applied, and why. A rejected one keeps its text.
CREATE TABLE outcomes (
  customer_id UInt32,
  system_id UInt32,
  payload_id UUID,
  message_id UUID,
  position UInt32,
  outcome LowCardinality(String),
  reason String,
  step LowCardinality(String),
  normaliser LowCardinality(String),
  payload String CODEC(ZSTD(3)),
  source_partition Int32,
  source_offset Int64,
  received_at DateTime64(3, 'UTC'),
  version UInt64,
  INDEX received received_at TYPE minmax GRANULARITY 1
)
ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(received_at)
ORDER BY (customer_id, system_id, payload_id)
TTL toDateTime(received_at) + INTERVAL 90 DAY;
