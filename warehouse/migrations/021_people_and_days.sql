-- What analysts need of Postgres: the sweep analyst-copies writes it here.
CREATE TABLE people (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  user_id UUID COMMENT 'The person.',
  name String COMMENT 'Display name; empty while an invitation without one is not accepted. Never an email address.',
  role String COMMENT 'Built-in role, or the name of the customer''s own.',
  status LowCardinality(String) COMMENT 'active, pending (invited), disabled, or none: the person was removed.',
  team_ids Array(UInt64) COMMENT 'Teams that the person is in.',
  created_at DateTime64(3, 'UTC') COMMENT 'When the person was added, UTC; says the partition.',
  invited_at DateTime64(3, 'UTC') COMMENT 'When the person was invited, UTC.',
  activated_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When the person became active, UTC; null: not yet.',
  disabled_at Nullable(DateTime64(3, 'UTC')) COMMENT 'Since when the person is disabled, UTC; null: is not.',
  version UInt64 COMMENT 'Milliseconds since the epoch when it was copied: the highest counts.',
  is_deleted UInt8 COMMENT '1: no longer one of the customer''s people.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(created_at)
ORDER BY (customer_id, user_id)
COMMENT 'People of customers, without the provider''s: copies of memberships in Postgres. Read with FINAL.';

CREATE TABLE teams (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  team_id UInt64 COMMENT 'The team.',
  name String COMMENT 'Its name.',
  is_all_buildings UInt8 COMMENT '1: it looks after all buildings.',
  created_at DateTime64(3, 'UTC') COMMENT 'When it was made, UTC; says the partition.',
  version UInt64 COMMENT 'Milliseconds since the epoch when it was copied: the highest counts.',
  is_deleted UInt8 COMMENT '1: it is gone.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(created_at)
ORDER BY (customer_id, team_id)
COMMENT 'Teams: copies of those in Postgres. Read with FINAL.';

CREATE TABLE daily_snapshots (
  customer_id UInt32 COMMENT 'The customer it belongs to.',
  day Date COMMENT 'The day, in the customer''s timezone.',
  taken_at DateTime64(3, 'UTC') COMMENT 'When it was measured, UTC.',
  registered_people UInt32 COMMENT 'People who had become active and were not disabled.',
  invited_people UInt32 COMMENT 'People who had been invited and were not disabled.',
  open_tickets Nullable(UInt32) COMMENT 'Open tickets with an alarm; null where it was measured too late.',
  open_tickets_inactive Nullable(UInt32) COMMENT 'Those of them whose alarms had all been inactive for a day.',
  open_tickets_duplicate Nullable(UInt32) COMMENT 'Those of them that shared an alarm with another open ticket.',
  version UInt64 COMMENT 'Milliseconds since the epoch when it was copied: the highest counts.',
  is_deleted UInt8 COMMENT '1: it is gone.'
)
ENGINE = ReplacingMergeTree(version, is_deleted)
PARTITION BY toYYYYMM(day)
ORDER BY (customer_id, day)
COMMENT 'Numbers of a customer at the end of each of its days: copies of those in Postgres. Read with FINAL.';

CREATE OR REPLACE VIEW analyst.people
(
  customer_id UInt32 COMMENT 'Your customer.',
  user_id UUID COMMENT 'The person. Joins the user ids of the other views.',
  name String COMMENT 'Name that the console shows; empty while an invitation without one is not accepted.',
  role String COMMENT 'ADMIN, MANAGER, STANDARD, VENDOR, OCCUPANT, NONE, or the name of a role of your own.',
  status String COMMENT 'active, pending (invited), disabled, or none: the person was removed.',
  team_ids Array(UInt64) COMMENT 'Teams that the person is in now; join them with ARRAY JOIN.',
  invited_at DateTime64(3, 'UTC') COMMENT 'When the person was invited.',
  activated_at Nullable(DateTime64(3, 'UTC')) COMMENT 'When the person became active; null: not yet.',
  disabled_at Nullable(DateTime64(3, 'UTC')) COMMENT 'Since when the person is disabled; null: is not.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, user_id, name, role, status, team_ids, invited_at, activated_at, disabled_at
FROM people FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'People as they are now, without those of the provider: one row a person. Email addresses and phone numbers are not in it.';

CREATE OR REPLACE VIEW analyst.teams
(
  customer_id UInt32 COMMENT 'Your customer.',
  team_id UInt64 COMMENT 'The team.',
  name String COMMENT 'Its name.',
  is_all_buildings UInt8 COMMENT '1: it looks after all buildings.',
  created_at DateTime64(3, 'UTC') COMMENT 'When it was made.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, team_id, name, is_all_buildings, created_at
FROM teams FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'Teams as they are now: one row a team.';

CREATE OR REPLACE VIEW analyst.kpi_snapshots
(
  customer_id UInt32 COMMENT 'Your customer.',
  day Date COMMENT 'The day, in the customer''s timezone.',
  measured_at DateTime64(3, 'UTC') COMMENT 'When it was measured: at most an hour after the day, or later for people alone.',
  registered_people UInt32 COMMENT 'People who had become active and were not disabled: registered users is its share of invited_people.',
  invited_people UInt32 COMMENT 'People who had been invited and were not disabled.',
  open_tickets Nullable(UInt32) COMMENT 'Open tickets with an alarm; null where it was measured too late.',
  open_tickets_inactive Nullable(UInt32) COMMENT 'Those of them whose alarms had all been inactive for 24 hours.',
  open_tickets_duplicate Nullable(UInt32) COMMENT 'Those of them that shared an alarm with another open ticket.'
)
DEFINER = CURRENT_USER SQL SECURITY DEFINER
AS SELECT customer_id, day, taken_at AS measured_at, registered_people, invited_people, open_tickets,
  open_tickets_inactive, open_tickets_duplicate
FROM daily_snapshots FINAL
WHERE customer_id = toUInt32OrZero(extract(currentDatabase(), '^analyst_([0-9]+)$'))
COMMENT 'What the KPIs without a history of their own measured at the end of each day: one row a day that was measured.';
