import type { Knex } from 'knex';

/** A column for alarms that occurred again after their ticket was closed, and an index for each reason of follow-ups (ANA.5). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table work_tickets add column has_recurred boolean;
    comment on column work_tickets.has_recurred is 'Whether an alarm of the closed ticket occurred again within 7 days; null: open, or not known yet.';
    create index work_tickets_unjudged on work_tickets (customer_id, id) where state = 'CLOSED' and has_recurred is null;
    create index work_tickets_recurred on work_tickets (customer_id, is_escalated desc, created_at desc, id desc)
      where has_recurred;
    create index work_tickets_unsettled on work_tickets (customer_id, is_escalated desc, created_at desc, id desc)
      where cmms_sync_status = 'Failed' and cmms_sync_failure_notification_dismissed_at is null;
    drop index work_tickets_unresolved;
    create index work_tickets_unresolved on work_tickets (customer_id, is_escalated desc, created_at desc, id desc)
      where not coalesce(is_resolved, is_resolved_inferred);
  `);
}
