import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Numbers of a customer at the end of each of its days, which no later query could derive. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table daily_snapshots (
      customer_id int not null references customers,
      day date not null,
      taken_at timestamptz not null,
      registered_people int not null,
      invited_people int not null,
      open_tickets int,
      open_tickets_inactive int,
      open_tickets_duplicate int,
      primary key (customer_id, day)
    );
    comment on table daily_snapshots is 'Numbers of a customer at the end of each of its days; a day that nobody measured has no row.';
    comment on column daily_snapshots.customer_id is 'The customer it belongs to.';
    comment on column daily_snapshots.day is 'The day, in the customer''s timezone.';
    comment on column daily_snapshots.taken_at is 'When it was measured: at most an hour after the day, or later for people alone.';
    comment on column daily_snapshots.registered_people is 'People who had become active and were not disabled.';
    comment on column daily_snapshots.invited_people is 'People who had been invited and were not disabled.';
    comment on column daily_snapshots.open_tickets is 'Open tickets with an alarm; null where it was measured too late.';
    comment on column daily_snapshots.open_tickets_inactive is 'Those of them whose alarms had all been inactive for a day.';
    comment on column daily_snapshots.open_tickets_duplicate is 'Those of them that shared an alarm with another open ticket.';
  `);
  await knex.raw(strictPolicy('daily_snapshots'));
}
