/**
 * Which Postgres tables belong to a customer, in one place. Migrations give each its policies; a test asks the database
 * that no table was forgotten.
 */

/** The role the API connects with: row-level security binds it. */
export const apiRole = 'annunciator_api';

/** Only the customer set for the transaction is seen or changed. */
export const strictTables = [
  'teams',
  'team_members',
  'external_systems',
  'external_system_contacts',
  'customer_keys',
  'id_counters',
  'alarm_payloads',
  'alarm_properties',
  'alarm_activity',
  'outbox',
] as const;

/** Readable across customers for the index's sake; read only through the functions that bind the customer. */
export const searchedTables = ['alarm_state', 'alarms', 'memberships'] as const;

/** Belong to nobody's tenant and are used by the API. */
export const openTables = ['customers', 'users', 'sessions', 'sign_in_failures'] as const;

/** Belong to the pipeline alone: the API's role has no right on them. */
export const pipelineTables = ['stream_positions', 'refolds'] as const;
