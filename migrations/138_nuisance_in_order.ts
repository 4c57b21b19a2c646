import type { Knex } from 'knex';
import { buildConcurrently, withoutTransaction } from './concurrent-indexes.ts';

export const config = withoutTransaction;

/** Index of the alarms that are a nuisance, in the whole order of their list: many have the same count. */
export const up = (knex: Knex): Promise<void> =>
  buildConcurrently(knex, {
    alarm_state_nuisance: {
      on: 'alarm_state (customer_id, nuisance_count desc, latest_alarm_at desc, id desc) where nuisance_count > 0',
    },
  });
