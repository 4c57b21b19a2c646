import type { Knex } from 'knex';

/** Why each change was made, and how far entries of the past have been reconstructed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table alarm_activity add cause text;
    comment on column alarm_activity.cause is 'Why it was changed (docs/streams.md); null in rows of earlier releases.';

    create table entry_backfills (
      customer_id int primary key references customers,
      since timestamptz not null,
      next_alarm_id bigint not null default 0,
      done_at timestamptz
    );
    insert into entry_backfills (customer_id, since) select id, now() from customers;
    comment on table entry_backfills is 'Since when entries into statuses are recorded, and how far earlier ones have been derived.';
    comment on column entry_backfills.customer_id is 'The customer.';
    comment on column entry_backfills.since is 'When entries began to be recorded.';
    comment on column entry_backfills.next_alarm_id is 'The alarm from which on earlier entries have yet to be derived.';
    comment on column entry_backfills.done_at is 'When all of them were; null: not yet.';
  `);
}
