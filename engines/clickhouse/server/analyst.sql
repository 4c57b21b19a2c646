-- Readers of the analyst views on a ClickHouse server: a role, limits, grants, row policies and users.
-- UNTRIED: this script was not run on a server. A test only has ClickHouse's parser read each statement. An installation on one machine needs none of it.
-- Before you give a secret to anybody, try it with readers of two customers: docs/warehouse.md, "On a server".
--
-- Run it after `npm run migrate`, as a user who may create users and roles. The server's configuration needs
--   <access_control_improvements>
--     <select_from_system_db_requires_grant>true</select_from_system_db_requires_grant>
--   </access_control_improvements>
-- The server has to be 26.3.27, 26.6.4, 26.7.6, 26.8.2 or newer: before, SETTINGS in a sub-query got round the limits.

-- What one query may use. A reader cannot change it.
CREATE SETTINGS PROFILE IF NOT EXISTS analyst_limits SETTINGS
  readonly = 1 CONST,
  max_execution_time = 30 CONST,
  timeout_overflow_mode = 'throw' CONST,
  timeout_before_checking_execution_speed = 0 CONST,
  max_memory_usage = 536870912 CONST,
  max_threads = 2 CONST,
  max_result_rows = 1000000 CONST,
  max_result_bytes = 1073741824 CONST,
  max_rows_to_read = 1000000000 CONST,
  max_temporary_data_on_disk_size_for_query = 1073741824 CONST,
  -- it compiles patterns for as long as it likes, outside of the limits
  allow_hyperscan = 0 CONST,
  do_not_merge_across_partitions_select_final = 1,
  max_concurrent_queries_for_user = 4 CONST,
  priority = 2 CONST;

-- What a reader may read: the views, and what clients ask for. The tables that the views read are not granted: a view
-- reads them with the rights of the user that migrated.
CREATE ROLE IF NOT EXISTS analyst_reader SETTINGS PROFILE 'analyst_limits';
GRANT SELECT ON analyst.* TO analyst_reader;
GRANT SELECT ON system.settings TO analyst_reader;
GRANT SELECT ON system.databases TO analyst_reader;
GRANT SELECT ON system.tables TO analyst_reader;
GRANT SELECT ON system.columns TO analyst_reader;

-- For each customer, here 1000. The views find the customer by the name of the database that a reader is connected with;
-- the row policy binds it again, whichever database that is.
CREATE DATABASE IF NOT EXISTS analyst_1000;
CREATE ROLE IF NOT EXISTS analyst_customer_1000;
GRANT analyst_reader TO analyst_customer_1000;
GRANT SELECT ON analyst_1000.* TO analyst_customer_1000;
CREATE ROW POLICY IF NOT EXISTS analyst_customer_1000 ON analyst.* USING customer_id = 1000 TO analyst_customer_1000;

-- For each reader. Its secret is 32 random bytes, as `openssl rand -base64 32` prints them; only their hash is sent, as
-- `printf %s "$SECRET" | sha256sum` prints it.
-- CREATE USER grafana IDENTIFIED WITH sha256_hash BY '…' DEFAULT DATABASE analyst_1000 DEFAULT ROLE analyst_customer_1000;
-- GRANT analyst_customer_1000 TO grafana;
-- To rotate: ALTER USER grafana IDENTIFIED WITH sha256_hash BY '…';  to revoke: DROP USER grafana;
