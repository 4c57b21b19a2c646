/**
 * Tenancy of each Postgres table, in one place. Migrations give each its policies and rights (migrations/policies.ts);
 * tests check with the database that no table was forgotten and try each one.
 */

/** Role that the API connects with: row-level security applies to it. */
export const apiRole = 'annunciator_api';

/** Only rows of the customer set for the transaction are seen or changed (`forCustomer`). */
export const strictTables = [
  'teams',
  'team_members',
  'locations',
  'team_locations',
  'team_buildings',
  'external_systems',
  'external_system_contacts',
  'customer_keys',
  'id_counters',
  'held_ids',
  'alarm_identities',
  'alarm_payloads',
  'alarm_activity',
  'outbox',
  'reparses',
  'external_system_commands',
  'pumps',
  'pump_calls',
  'payload_cases',
  'alarm_statuses',
  'bulk_jobs',
  'lenses',
  'lens_places',
  'default_lenses',
  'saved_views',
  'view_mails',
  'alarm_property_values',
  'alarm_configs',
  'entities',
  'entity_aliases',
  'entity_directories',
  'entity_classes',
  'space_types',
  'entity_activity',
  'entity_alarms',
  'entity_relations',
  'related_entity_configs',
  'entity_shapes',
  'floor_plans',
  'room_shapes',
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
  'feedback',
  'roles',
  'companies',
  'daily_snapshots',
  'kpi_configs',
  'kpi_notes',
  'kpi_dashboards',
  'invitations',
  'hand_overs',
  'support_requests',
  'report_exports',
  'inventory_imports',
  'inventory_import_rows',
  'dead_letter_counts',
  'automation_rules',
  'automation_rule_sets',
  'automation_timers',
  'automation_let_go',
  'automation_work',
  'holidays',
  'sso_configurations',
  'sso_requests',
  'sso_assertions',
  'incidents',
  'incident_starts',
] as const;

/** Strict as well, but a person's own rows are seen across customers (`forPerson`): that is how a customer is chosen. */
export const personTables = ['memberships'] as const;

/**
 * Only added to, by any role, and read within the customer set for the transaction; rows without a customer by nobody
 * but the provider. With the API's rights.
 */
export const appendedTables = { audit_log: 'select, insert' } as const;

/** Readable across customers so that indexes can be used; nothing is changed across them. */
export const searchedTables = [
  'alarm_state',
  'alarms',
  'alarm_search_texts',
  'work_tickets',
  'entity_search_texts',
] as const;

/** The only files through which the API reads searched tables, binding the customer. `npm run check` enforces it. */
export const searchedReaders = [
  'domain/alarms/rows/alarm-rows.ts',
  'domain/alarms/rows/alarm-state-rows.ts',
  'domain/alarms/rows/alarm-names.ts',
  'domain/alarms/rows/current-entries.ts',
  'domain/alarms/rows/alarm-texts.ts',
  'domain/alarms/rows/alarm-property-rows.ts',
  'domain/alarms/rows/alarm-search-texts.ts',
  'domain/alarms/rows/alarms-mentioning.ts',
  'domain/assets/entities/entity-rows.ts',
  'domain/assets/entities/recompute-entities.ts',
  'domain/maps/map-building-rows.ts',
  'domain/incidents/alarms-of-rows.ts',
  'domain/incidents/incident-rows.ts',
  'domain/incidents/start-rows.ts',
  'domain/lists/tickets/alarms-on-ticket.ts',
  'domain/work/ticket-rows.ts',
  'domain/work/follow-up.ts',
  'domain/work/follow-up-reasons.ts',
  'domain/work/work-of-alarms.ts',
  'domain/work-resolution/closed-work.ts',
  'domain/work-resolution/groups.ts',
  'domain/advanced-analytics/ticket-pivot.ts',
  'domain/kpis/open-work.ts',
  'domain/kpis/count-open-work.ts',
] as const;

/**
 * Tables outside any tenant, with the API's rights on them. People are read within a customer of theirs; rows of a
 * person are read and changed for that person (`forPerson`) only, sign-in attempts for their account and network
 * (`forSignIn`), devices also by who holds one (`forDevice`). Nobody reads a password.
 */
export const openTables = {
  customers: 'select',
  users: `select (id, email, display_name, first_name, last_name, avatar_url, is_super, is_email_verified, is_email_subscribed, is_mfa_enabled, last_sign_in_at, created_at, phone_number, is_phone_verified, is_phone_subscribed, is_email_forwarding_enabled, email_forwarding_recipient, email_forwarding_until, is_push_notification_enabled), update (email, password_hash, display_name, first_name, last_name, avatar_url, is_email_verified, is_email_subscribed, last_sign_in_at, phone_number, is_phone_verified, is_phone_subscribed, is_email_forwarding_enabled, email_forwarding_recipient, email_forwarding_until, is_push_notification_enabled)`,
  sessions: 'select, insert, update (last_seen_at, ended_at, factor_at, challenge, challenge_at, parent_hash)',
  authenticator_apps:
    'select, insert, update (id, secret_sealed, created_at, confirmed_at, last_step, last_used_at), delete',
  passkeys: 'select, insert, update (counter, last_used_at), delete',
  recovery_codes: 'select, insert, update (used_at), delete',
  known_devices: 'select, insert, update (seen_at)',
  sign_in_tries: 'select, insert, update (is_failure), delete',
  sign_in_places: 'select, insert, update (signed_in_at)',
  password_resets: 'select, insert, update (used_at)',
  mails: 'insert',
  sms_messages: 'insert',
  push_messages: 'insert',
  phone_verifications: 'select, insert, update (tries, used_at)',
  email_changes: 'select, insert, update (used_at)',
  device_tokens: 'select, insert, update (user_id, session_hash, created_at), delete',
  avatars: 'select, insert, update, delete',
  sso_sessions: 'select, insert',
} as const;

/** Tables without row-level security, and why none is needed. */
export const unfencedTables = {
  customers: 'a row is a customer: the API reads which a person may open before one is chosen, and changes none',
  mails: 'the API adds mails and has no right to read one; the worker sends them',
  mail_attachments: 'the worker’s own; the API has no right on it',
  sms_messages: 'the API adds text messages and has no right to read one; the worker sends them',
  push_messages: 'the API adds messages to devices and has no right to read one; the worker sends them',
  stream_positions: 'the pipeline’s own; the API has no right on it',
  refolds: 'the pipeline’s own; the API has no right on it',
  doors: 'the pipeline’s own; the API has no right on it',
  entry_backfills: 'the pipeline’s own; the API has no right on it',
  ticket_backfills: 'the pipeline’s own; the API has no right on it',
  knex_migrations: 'the ledger of migrations; the API has no right on it',
  knex_migrations_lock: 'the ledger of migrations; the API has no right on it',
} as const;

/** Functions with their owner's rights: for rows whose key the caller has to know, or addresses that mails go to. */
export const definerFunctions = {
  sign_in_candidate: 'the person of an e-mail, with the hash that a password is verified against',
  session_of: 'the person of a living session, by the hash of its bearer',
  reset_link_of: 'the person of an unused link, by the hash of what was mailed',
  hand_over_of: 'the person of an unused hand-over whose session lives, by the hash of its token',
  provider_support_requests: 'requests for support of all customers, for super users only',
  person_to_invite: 'the person of an e-mail, made without password and rights if there was none',
  invitation_of: 'the invited person of an open link, by the hash of what was mailed',
  provider_addresses: 'where mails to the provider’s staff go; no call returns them',
  entries_recorded_since: 'since when entries of a customer’s alarms into statuses are recorded',
  sso_of: 'how people of a domain sign in at their identity provider, before anybody is signed in',
  signs_in_by_sso: 'whether an address does, for functions alone: the API has no right on it',
  end_sso_sessions: 'ends what an identity provider opened, at its own request or with its configuration',
  set_mfa_enabled: 'has a customer require a second factor or not, for super users only',
  set_sso_enabled: 'turns single sign-on of a customer on or off, for super users only',
  belongs_elsewhere: 'whether a person belongs to another customer too, and nothing else of it (USR.19)',
  list_text_of: 'name and address that a customer’s list of people is sorted by, of a membership that is being written',
  renew_list_texts: 'keeps those of somebody whose name or address has changed',
  keep_factor_flag: 'whether a person has a second factor, which follows from the factors that they have',
  provider_feeds: 'integrations of all customers with what is wrong with them, for super users only',
  provider_feed_counts: 'numbers of those, for super users only',
  provider_people: 'which of these people are the provider’s staff, who appear under its name',
} as const;

/** Tables of the pipeline only: the API's role has no right on them. */
export const pipelineTables = [
  'stream_positions',
  'refolds',
  'doors',
  'entry_backfills',
  'ticket_backfills',
  'mail_attachments',
] as const;

/** Sequences that the API may use; an identity column needs no right. */
export const apiSequences = ['external_system_ids'] as const;
