import type { Knex } from 'knex';

/**
 * Postgres scans a table for references to a deleted row: adds an index for each foreign key that had none. If few rows
 * refer to anything, it covers only those.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index sessions_user;
    create index sessions_user on sessions (user_id);
    create index teams_creator on teams (created_by) where created_by is not null;
    create index lenses_owner on lenses (owner_id) where owner_id is not null;
    create index lens_places_user on lens_places (user_id);
    create index default_lenses_user on default_lenses (user_id);
    create index saved_views_user on saved_views (user_id);
    create index entities_parent on entities (customer_id, parent_id) where parent_id is not null;
    create index work_tickets_assigned on work_tickets (assignee_id) where assignee_id is not null;
    create index work_tickets_created on work_tickets (created_by) where created_by is not null;
    create index work_tickets_closer on work_tickets (closed_by) where closed_by is not null;
    create index work_tickets_reviewer on work_tickets (reviewer_id) where reviewer_id is not null;
    create index work_tickets_dismisser on work_tickets (cmms_sync_failure_notification_dismissed_by)
      where cmms_sync_failure_notification_dismissed_by is not null;
    create index work_ticket_alarms_attacher on work_ticket_alarms (attached_by) where attached_by is not null;
    create index work_ticket_activity_user on work_ticket_activity (user_id) where user_id is not null;
    create index work_ticket_activity_deleter on work_ticket_activity (deleted_by) where deleted_by is not null;
    create index work_ticket_feedback_user on work_ticket_feedback (user_id);
    create index external_cmms_fields_parent on external_cmms_fields (customer_id, parent_field_id)
      where parent_field_id is not null;
    create index external_cmms_value_translations_field on external_cmms_value_translations (customer_id, field_id);
    create index cmms_configs_field on cmms_configs (customer_id, field_id);
  `);
}
