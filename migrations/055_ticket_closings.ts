import type { Knex } from 'knex';

/** Closings of tickets by time, for what was closed shortly before another ticket was created (WORK.12). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index work_ticket_activity_closings on work_ticket_activity (customer_id, created_at) include (ticket_id)
      where event_type = 'STATE' and field = 'state' and rev_value = 'CLOSED';
  `);
}
