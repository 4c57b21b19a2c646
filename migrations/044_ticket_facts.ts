import type { Knex } from 'knex';

/** Why each change of a ticket was made, and how far the facts of earlier tickets have been published. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table work_ticket_activity add cause text, add automation_rule_id bigint;
    comment on column work_ticket_activity.cause is 'Why it was changed (docs/streams.md); null in rows of earlier releases.';
    comment on column work_ticket_activity.automation_rule_id is 'The rule that did it; null: no rule.';
    comment on column work_ticket_activity.user_id is 'Who did it; null for a rule (automation_rule_id), the system or the external side.';

    create table ticket_backfills (
      customer_id int primary key references customers,
      next_ticket_id bigint not null default 0
    );
    insert into ticket_backfills (customer_id) select distinct customer_id from work_tickets;
    comment on table ticket_backfills is 'Customers some of whose tickets of earlier releases the warehouse has yet to get.';
    comment on column ticket_backfills.customer_id is 'The customer.';
    comment on column ticket_backfills.next_ticket_id is 'The ticket from which on it has yet to get them.';
  `);
}
