-- Tells instances that nobody could act on in time from the others (KPI.15).
ALTER TABLE instances
  ADD COLUMN IF NOT EXISTS is_replayed UInt8 DEFAULT 0 COMMENT '1: only a replay knows that it began, and it did not put the alarm into Intake.' AFTER unit;
ALTER TABLE lasting_instances
  ADD COLUMN IF NOT EXISTS is_replayed UInt8 DEFAULT 0 COMMENT '1: instances.is_replayed.' AFTER ended_at;
ALTER TABLE lasting_instances_view MODIFY QUERY
SELECT customer_id, alarm_id, started_at, instance_id, ended_at, is_replayed, version,
  is_deleted OR ifNull(ended_at <= started_at + INTERVAL 7 DAY, 0) AS is_deleted
FROM instances;

-- What was stored before. An open one may be what put its alarm into Intake, where it waits: it keeps counting.
INSERT INTO instances
SELECT * REPLACE (1 AS is_replayed) FROM instances FINAL
WHERE isNotNull(ended_at)
  AND (customer_id, alarm_id, started_at) IN (
    SELECT customer_id, alarm_id, occurred_at FROM events FINAL WHERE kind IN ('ALARM', 'ALERT')
    GROUP BY customer_id, alarm_id, occurred_at HAVING min(is_replayed) = 1)
  AND (customer_id, alarm_id, started_at) NOT IN (
    SELECT customer_id, alarm_id, entered_at FROM status_entries FINAL WHERE status = 'Intake' AND cause = 'REPLAY');
