/**
 * What each Postgres table is to customers, in one place. Migrations give each its policies and rights
 * (migrations/policies.ts); tests ask the database that no table was forgotten and try each one out.
 */

/** The role the API connects with: row-level security binds it. */
export const apiRole = 'annunciator_api';

/** Only rows of the customer set for the transaction are seen or changed (`forCustomer`). */
export const strictTables = [
  'teams',
  'team_members',
  'external_systems',
  'external_system_contacts',
  'customer_keys',
  'id_counters',
  'alarm_identities',
  'alarm_payloads',
  'alarm_activity',
  'outbox',
  'reparses',
  'payload_cases',
  'alarm_statuses',
  'bulk_jobs',
  'lenses',
  'lens_places',
  'default_lenses',
  'saved_views',
  'alarm_property_values',
  'alarm_configs',
  'entities',
  'entity_aliases',
  'entity_directories',
  'work_ticket_alarms',
  'work_ticket_activity',
  'work_ticket_feedback',
  'external_cmms_fields',
  'external_cmms_domain_values',
  'external_cmms_value_translations',
  'external_cmms_field_mappings',
  'cmms_configs',
  'cmms_unsettled',
  'global_cmms_configs',
  'cmms_pulls',
  'work_ticket_orders',
  'work_ticket_order_comments',
  'cmms_polls',
  'external_system_issues',
] as const;

/** Strict as well, but a person's own rows are seen across customers (`forPerson`): that is how a customer is chosen. */
export const personTables = ['memberships'] as const;

/** Readable across customers for the index's sake; nothing is changed across them. */
export const searchedTables = ['alarm_state', 'alarms', 'alarm_search_texts', 'work_tickets'] as const;

/**
 * The only files through which the API reads searched tables: functions that bind the customer. `npm run check` holds it.
 */
export const searchedReaders = [
  'domain/alarms/alarm-rows.ts',
  'domain/alarms/alarm-state-rows.ts',
  'domain/alarms/alarm-texts.ts',
  'domain/alarms/alarm-property-rows.ts',
  'domain/alarms/alarm-search-texts.ts',
  'domain/work/ticket-rows.ts',
  'domain/work/follow-up.ts',
] as const;

/** Belong to nobody's tenant, with what the API may do in them; a person's row is changed for that person (`forPerson`) alone. */
export const openTables = {
  customers: 'select',
  users: 'select, update (password_hash, last_sign_in_at)',
  sessions: 'select, insert, update (last_seen_at, ended_at)',
  sign_in_failures: 'select, insert, delete',
  password_resets: 'select, insert, update (used_at)',
  mails: 'insert',
} as const;

/** Belong to the pipeline alone: the API's role has no right on them. */
export const pipelineTables = ['stream_positions', 'refolds'] as const;

/** Sequences that the API may draw from; an identity column needs no right. */
export const apiSequences = ['external_system_ids'] as const;
