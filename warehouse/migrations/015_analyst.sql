-- What tools of others may read: plain columns, one row a fact, the newest of each, of one customer alone. The customer
-- is in the name of the database that a reader is connected with, which no text of a query can change: analyst_17 is of
-- customer 17. In any other there are no rows. docs/warehouse.md says how to use them.
CREATE DATABASE IF NOT EXISTS analyst;

CREATE VIEW IF NOT EXISTS analyst.alarms
(
  customer_id UInt32 COMMENT 'Your customer.',
  alarm_id UInt64 COMMENT 'The number that people see behind A. Joins every other view.',
  created_at DateTime64(3, 'UTC') COMMENT 'When it was first heard of.',
  integration_id UInt32 COMMENT 'The integration it comes through.',
  name String COMMENT 'The name that people read.',
  text String COMMENT 'The text of its newest event.',
  point_path Nullable(String) COMMENT 'Full path of its point at the source.',
  point_name Nullable(String) COMMENT 'Name of its point.',
  station_path Nullable(String) COMMENT 'Station or device that holds the point.',
  condition Nullable(String) COMMENT 'Which condition of the point; null where the point has one alone.',
  alarm_class Nullable(String) COMMENT 'The source''s class of alarm.',
  alarm_type Nullable(String) COMMENT 'The type of alarm, where one is known.',
  priority UInt8 COMMENT '0 none to 5 most urgent.',
  is_service_impacting UInt8 COMMENT '1: it is marked as impacting service.',
  building Nullable(String) COMMENT 'Its building, the first by name if it has several; null: unknown.',
  properties Array(String) COMMENT 'What is known of it, as type=value: building=Annex.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, alarm_id, created_at, system_id AS integration_id, contextual_name AS name, text, point_path,
  point_name, station_path, condition, alarm_class, alarm_type, priority, is_service_impacting,
  nullIf(arraySort(arrayMap(token -> substring(token, 10), arrayFilter(token -> startsWith(token, 'building='), arrayMap(token -> toString(token), property_tokens))))[1], '') AS building,
  arrayFilter(token -> position(token, '=') > 0, arrayMap(token -> toString(token), property_tokens)) AS properties
FROM alarms FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'Alarms with what is known of them now: one row an alarm, deleted ones left out.';

CREATE VIEW IF NOT EXISTS analyst.instances
(
  customer_id UInt32 COMMENT 'Your customer.',
  instance_id UUID COMMENT 'The occurrence.',
  alarm_id UInt64 COMMENT 'Its alarm.',
  started_at DateTime64(3, 'UTC') COMMENT 'When it became active, by the source''s clock.',
  ended_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When it ended; null while it is open.',
  is_open UInt8 COMMENT '1: it has not ended.',
  duration_seconds Nullable(Float64) COMMENT 'Seconds from start to end; null while it is open.',
  end_source Nullable(String) COMMENT 'SOURCE, USER, REPLAY, INFERRED, or SUPERSEDED where the next began first; null while it is open.',
  acked_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When the source had it acknowledged; null: it has not.',
  acked_by Nullable(String) COMMENT 'Who acknowledged it at the source.',
  seconds_to_ack Nullable(Float64) COMMENT 'Seconds from start to acknowledgement.',
  value Nullable(String) COMMENT 'The value it began with, as text.',
  unit Nullable(String) COMMENT 'Unit of the value.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, instance_id, alarm_id, started_at, ended_at, isNull(ended_at) AS is_open,
  dateDiff('millisecond', started_at, ended_at) / 1000 AS duration_seconds, end_source, acked_at, acked_by,
  dateDiff('millisecond', started_at, acked_at) / 1000 AS seconds_to_ack, value, unit
FROM instances FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'Every occurrence of every alarm: one row an occurrence.';

-- NUIS.2: an occurrence chatters if another of its alarm began at most 600 s before it, and is fleeting if it lasted less
-- than 300 s and has a real end. The numbers are those of domain/constants.ts.
CREATE VIEW IF NOT EXISTS analyst.nuisance_instances
(
  customer_id UInt32 COMMENT 'Your customer.',
  instance_id UUID COMMENT 'The occurrence, as in instances.',
  alarm_id UInt64 COMMENT 'Its alarm.',
  started_at DateTime64(3, 'UTC') COMMENT 'When it became active.',
  is_chattering UInt8 COMMENT '1: another of its alarm began at most 600 seconds before it.',
  is_fleeting UInt8 COMMENT '1: it lasted less than 300 seconds and ended at the source or by a person.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, instance_id, alarm_id, started_at, is_chattering, is_fleeting
FROM (
  SELECT customer_id, instance_id, alarm_id, started_at,
    ifNull(toUnixTimestamp64Milli(started_at) - lagInFrame(toNullable(toUnixTimestamp64Milli(started_at)), 1) OVER (
      PARTITION BY alarm_id ORDER BY started_at, toString(instance_id)) <= 600000, 0) AS is_chattering,
    ifNull(dateDiff('millisecond', started_at, ended_at) < 300000, 0)
      AND ifNull(end_source, '') NOT IN ('SUPERSEDED', 'REPLAY') AS is_fleeting
  FROM instances FINAL
  WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
)
WHERE is_chattering OR is_fleeting
COMMENT 'Occurrences that chatter or are fleeting: one row an occurrence; all others are left out.';

CREATE VIEW IF NOT EXISTS analyst.daily_counts
(
  customer_id UInt32 COMMENT 'Your customer.',
  day Date COMMENT 'Day of the start, UTC.',
  alarm_id UInt64 COMMENT 'The alarm.',
  instances UInt64 COMMENT 'Occurrences that began on that day.',
  open_instances UInt64 COMMENT 'Those of them that have not ended.',
  duration_seconds Float64 COMMENT 'Seconds that those that have ended lasted in all, on later days too.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, toDate(started_at) AS day, alarm_id, count() AS instances, countIf(isNull(ended_at)) AS open_instances,
  sum(ifNull(dateDiff('millisecond', started_at, ended_at), 0)) / 1000 AS duration_seconds
FROM instances FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
GROUP BY customer_id, day, alarm_id
COMMENT 'Occurrences by the day on which they began: one row a day and alarm that has any.';

CREATE VIEW IF NOT EXISTS analyst.events
(
  customer_id UInt32 COMMENT 'Your customer.',
  event_id UUID COMMENT 'The event: the same fact read again has the same id.',
  alarm_id UInt64 COMMENT 'Its alarm.',
  occurred_at DateTime64(3, 'UTC') COMMENT 'When it happened, by the source''s clock.',
  received_at DateTime64(3, 'UTC') COMMENT 'When it arrived: the difference is how late it was.',
  integration_id UInt32 COMMENT 'The integration it came through.',
  kind String COMMENT 'ALARM and ALERT begin an occurrence, RTN ends it, ACK acknowledges it, UPDATE changes texts alone.',
  message String COMMENT 'The text as the source sent it.',
  source_state String COMMENT 'normal, offnormal, fault or alert.',
  priority UInt8 COMMENT '0 none to 5 most urgent.',
  value Nullable(String) COMMENT 'The value that was sent with it, as text.',
  unit Nullable(String) COMMENT 'Unit of the value.',
  acked_by Nullable(String) COMMENT 'Who acknowledged it at the source.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, event_id, alarm_id, occurred_at, received_at, system_id AS integration_id, kind, message,
  source_state, priority, value_text AS value, units AS unit, acked_by
FROM events FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'What sources have sent about alarms: one row an event.';

CREATE VIEW IF NOT EXISTS analyst.decisions
(
  customer_id UInt32 COMMENT 'Your customer.',
  decision_id UUID COMMENT 'The decision.',
  alarm_id UInt64 COMMENT 'The alarm it is about.',
  decided_at DateTime64(3, 'UTC') COMMENT 'When it was decided.',
  field String COMMENT 'What of the alarm has changed: status, priority, notes and so on.',
  old_value Nullable(String) COMMENT 'Its value before.',
  new_value Nullable(String) COMMENT 'Its value after.',
  cause Nullable(String) COMMENT 'PERSON, RULE, SWEEP, UNDO and so on; null: unknown, in older rows.',
  user_id Nullable(UUID) COMMENT 'The person who decided; null: no person.',
  rule_id Nullable(UInt64) COMMENT 'The rule that decided; null: no rule.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, activity_id AS decision_id, alarm_id, created_at AS decided_at, field, prev_value AS old_value,
  rev_value AS new_value, cause, user_id, automation_rule_id AS rule_id
FROM activity FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'What people, rules and the product have decided about alarms: one row a changed field.';

CREATE VIEW IF NOT EXISTS analyst.status_stays
(
  customer_id UInt32 COMMENT 'Your customer.',
  alarm_id UInt64 COMMENT 'The alarm.',
  stay_id String COMMENT 'The stay, unique within the alarm.',
  status String COMMENT 'The status that was entered.',
  entered_at DateTime64(3, 'UTC') COMMENT 'When it was entered.',
  from_status Nullable(String) COMMENT 'The status before; null: the alarm''s first, or unknown.',
  cause Nullable(String) COMMENT 'Why it was entered; null: unknown.',
  user_id Nullable(UUID) COMMENT 'The person who brought it there; null: no person.',
  left_at DateTime64(3, 'UTC') COMMENT 'When it was left.',
  to_status String COMMENT 'The status it was left for.',
  left_cause Nullable(String) COMMENT 'Why it was left.',
  left_user_id Nullable(UUID) COMMENT 'The person who ended it; null: no person.',
  stay_seconds Float64 COMMENT 'Seconds from entry to leaving.',
  action Nullable(String) COMMENT 'CREATE_WORK, SNOOZE, DECLINE, MOVE or CLEAR: what ended it; null: no action did.',
  is_self_cleared UInt8 COMMENT '1: the source ended the alarm before anybody acted.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, alarm_id, entry_id AS stay_id, status, entered_at, from_status, cause, user_id, left_at, to_status,
  left_cause, left_user_id, dateDiff('millisecond', entered_at, left_at) / 1000 AS stay_seconds, triage_action AS action,
  is_self_cleared
FROM status_entries FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'Stays of alarms in a status but Inactive, once they have ended: one row a stay.';

CREATE VIEW IF NOT EXISTS analyst.tickets
(
  customer_id UInt32 COMMENT 'Your customer.',
  ticket_id UInt64 COMMENT 'The number that people see behind W.',
  created_at DateTime64(3, 'UTC') COMMENT 'When it was made.',
  state String COMMENT 'OPEN or CLOSED.',
  due_at DateTime64(3, 'UTC') COMMENT 'When it is due.',
  closed_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When it was closed; null while it is open.',
  duration_seconds Nullable(Float64) COMMENT 'Seconds from creation to closing; null while it is open.',
  is_resolved Nullable(UInt8) COMMENT '1 or 0 as its closer said, or as its alarms tell where another system closed it; null: unknown.',
  cause Nullable(String) COMMENT 'What caused the problem, as the closing survey says.',
  alarm_was_useful Nullable(UInt8) COMMENT '1 or 0 as the closing survey says; null where it was not asked.',
  assignee_id Nullable(UUID) COMMENT 'The person who is to do it; null: nobody.',
  created_by Nullable(UUID) COMMENT 'The person who made it; null: a rule or the product.',
  rule_id Nullable(UInt64) COMMENT 'The rule that made it; null: no rule.',
  closed_by Nullable(UUID) COMMENT 'The person who closed it; null while open, and where a system has.',
  is_escalated UInt8 COMMENT '1: it stands above the others, because somebody said so or it is overdue.',
  reissue_count UInt16 COMMENT 'How often it was opened again.',
  alarm_count UInt16 COMMENT 'How many alarms are on it.',
  external_system_id Nullable(UInt32) COMMENT 'The maintenance system it goes to; null: none.',
  external_id Nullable(String) COMMENT 'Id of its order there; null: none.',
  external_status Nullable(String) COMMENT 'Its order''s status there, in that system''s word.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, ticket_id, created_at, state, due_at, closed_at,
  dateDiff('millisecond', created_at, closed_at) / 1000 AS duration_seconds, ifNull(is_resolved, is_resolved_inferred) AS is_resolved,
  cause, alarm_was_useful, assignee_id, created_by, automation_rule_id AS rule_id, closed_by, is_escalated, reissue_count,
  alarm_count, external_system_id, external_id, external_status
FROM tickets FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'Work tickets as they are now: one row a ticket.';

CREATE VIEW IF NOT EXISTS analyst.ticket_alarms
(
  customer_id UInt32 COMMENT 'Your customer.',
  ticket_id UInt64 COMMENT 'The ticket.',
  alarm_id UInt64 COMMENT 'An alarm on it.',
  ticket_created_at DateTime64(3, 'UTC') COMMENT 'When the ticket was made.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, ticket_id, alarm_id, ticket_created_at
FROM ticket_alarms FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'Which alarms are on which tickets: one row a pair.';

CREATE VIEW IF NOT EXISTS analyst.ticket_changes
(
  customer_id UInt32 COMMENT 'Your customer.',
  change_id UUID COMMENT 'The change.',
  ticket_id UInt64 COMMENT 'The ticket.',
  changed_at DateTime64(3, 'UTC') COMMENT 'When it happened.',
  kind String COMMENT 'STATE for a field of the ticket, ASSIGNEE, REISSUE (it is open again), COMMENT, EXTERNAL_STATUS and so on.',
  field Nullable(String) COMMENT 'Of STATE: what has changed.',
  old_value Nullable(String) COMMENT 'Its value before; null for fields that hold texts.',
  new_value Nullable(String) COMMENT 'Its value after; null for fields that hold texts.',
  cause Nullable(String) COMMENT 'Why it was changed; null: unknown, in older rows.',
  user_id Nullable(UUID) COMMENT 'The person who did it; null: no person.',
  rule_id Nullable(UInt64) COMMENT 'The rule that did it; null: no rule.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, activity_id AS change_id, ticket_id, created_at AS changed_at, event_type AS kind, field,
  prev_value AS old_value, rev_value AS new_value, cause, user_id, automation_rule_id AS rule_id
FROM ticket_activity FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'What became of tickets: one row a change. Texts that people wrote are not in it.';
