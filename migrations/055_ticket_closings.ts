import type { Knex } from 'knex';
import { buildConcurrently, withoutTransaction } from './concurrent-indexes.ts';

/** Tickets change while the index of their activity is built. */
export const config = withoutTransaction;

/** Closings of tickets by time, for what was closed shortly before another ticket was created (WORK.12). */
export const up = (knex: Knex): Promise<void> =>
  buildConcurrently(knex, {
    work_ticket_activity_closings: {
      on: `work_ticket_activity (customer_id, created_at) include (ticket_id)
        where event_type = 'STATE' and field = 'state' and rev_value = 'CLOSED'`,
    },
  });
