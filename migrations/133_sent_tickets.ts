import type { Knex } from 'knex';
import { buildConcurrently, withoutTransaction } from './concurrent-indexes.ts';

export const config = withoutTransaction;

/** Index of the tickets of a maintenance system, by their newest transfers: the commands of a system list them. */
export const up = (knex: Knex): Promise<void> =>
  buildConcurrently(knex, {
    work_tickets_sent: {
      on: `work_tickets (customer_id, external_system_id, (coalesce(last_cmms_sync_attempt_at, created_at)) desc, id)
        where cmms_sync_status is not null`,
    },
  });
