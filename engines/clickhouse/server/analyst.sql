-- Readers of the analyst views on a ClickHouse server: role, profile, grants, row policies and users.
-- UNTRIED: this script was not run on a server. The daemon of an installation on one machine needs none of it.
-- Try it with two customers before you give a secret to anybody: docs/warehouse.md, "On a server".
--
-- Run it after `npm run migrate`, as a user who may create users and roles. The server needs, in its configuration,
--   <custom_settings_prefixes>SQL_</custom_settings_prefixes>
--   <access_control_improvements>
--     <select_from_system_db_requires_grant>true</select_from_system_db_requires_grant>
--   </access_control_improvements>
-- and 26.7.6.49, 26.6.4.51, 26.3.27.4, 26.8.2.2 or newer: before, SETTINGS of a sub-query got round constraints.

-- What one query may use. A reader cannot change it.
CREATE SETTINGS PROFILE IF NOT EXISTS analyst_limits SETTINGS
  readonly = 1 CONST,
  max_execution_time = 30 CONST,
  max_memory_usage = 536870912 CONST,
  max_threads = 2 CONST,
  max_result_rows = 1000000 CONST,
  max_result_bytes = 1073741824 CONST,
  max_rows_to_read = 1000000000 CONST,
  max_concurrent_queries_for_user = 4 CONST,
  SQL_customer_id = 0 CONST;

-- What a reader may read: the views, and what clients ask for. Tables that the views read are not granted: the views
-- read them with the rights of the user that migrated.
CREATE ROLE IF NOT EXISTS analyst_reader;
GRANT SELECT ON analyst.* TO analyst_reader;
GRANT SELECT ON system.settings TO analyst_reader;
GRANT SELECT ON system.databases TO analyst_reader;
GRANT SELECT ON system.tables TO analyst_reader;
GRANT SELECT ON system.columns TO analyst_reader;

-- The next statements are for one customer, here 1000: repeat them for each.
-- Its profile sets the customer that the views bind; its row policy binds it again, whatever a query sets.
CREATE ROLE IF NOT EXISTS analyst_customer_1000 SETTINGS PROFILE 'analyst_limits';
CREATE SETTINGS PROFILE IF NOT EXISTS analyst_customer_1000 SETTINGS SQL_customer_id = 1000 CONST;
CREATE ROW POLICY IF NOT EXISTS analyst_customer_1000 ON analyst.* USING customer_id = 1000 TO analyst_customer_1000;
GRANT analyst_reader TO analyst_customer_1000;

-- The next statement is for one reader: its secret has 32 random bytes, as `openssl rand -base64 32` prints them. Only its
-- hash is sent: printf %s "$SECRET" | sha256sum
-- CREATE USER grafana IDENTIFIED WITH sha256_hash BY '…' DEFAULT ROLE analyst_customer_1000
--   SETTINGS PROFILE 'analyst_limits', PROFILE 'analyst_customer_1000';
-- GRANT analyst_customer_1000 TO grafana;
-- Rotate: ALTER USER grafana IDENTIFIED WITH sha256_hash BY '…';   Revoke: DROP USER grafana;

-- The user that the product itself connects with is no reader: without a policy of its own it would find no rows in the
-- views once a policy exists.
-- CREATE ROW POLICY IF NOT EXISTS analyst_product ON analyst.* USING 1 TO <product's user>;
