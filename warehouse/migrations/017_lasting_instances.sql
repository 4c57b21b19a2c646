-- A period is read from the months it touches; the few instances that began long before are read from here.
CREATE TABLE lasting_instances (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  alarm_id UInt64 COMMENT 'The alarm.',
  started_at DateTime64(3, 'UTC') COMMENT 'When it became active, UTC.',
  instance_id UUID COMMENT 'The instance: instances.instance_id.',
  ended_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When it ended, UTC; null while it is open.',
  version UInt64 COMMENT 'The alarm''s version when the instance was written: the highest counts.',
  is_deleted UInt8 COMMENT '1: it lasted for a week or less, or no longer follows from the alarm''s events.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(started_at)
ORDER BY (customer_id, alarm_id, started_at, instance_id)
SETTINGS min_age_to_force_merge_seconds = 600, min_age_to_force_merge_on_partition_only = 1,
  allow_experimental_replacing_merge_with_cleanup = 1, enable_replacing_merge_with_cleanup_for_min_age_to_force_merge = 1
COMMENT 'Instances that lasted for more than a week or are open, derived from instances. Read with FINAL.';

CREATE MATERIALIZED VIEW IF NOT EXISTS lasting_instances_view TO lasting_instances AS
SELECT customer_id, alarm_id, started_at, instance_id, ended_at, version,
  is_deleted OR ifNull(ended_at <= started_at + INTERVAL 7 DAY, 0) AS is_deleted
FROM instances
COMMENT 'Writes lasting_instances.';

-- What was stored before.
INSERT INTO lasting_instances
SELECT customer_id, alarm_id, started_at, instance_id, ended_at, version, is_deleted
FROM instances FINAL
WHERE isNull(ended_at) OR ended_at > started_at + INTERVAL 7 DAY;

-- What was written to for the last time a day ago is merged into one part a month, which FINAL reads without comparing rows.
ALTER TABLE instances MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1;
ALTER TABLE status_entries MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1;
ALTER TABLE tickets MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1;
ALTER TABLE ticket_alarms MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1;
ALTER TABLE ticket_activity MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1;
