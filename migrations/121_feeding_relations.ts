import type { Knex } from 'knex';
import { buildConcurrently, withoutTransaction } from './concurrent-indexes.ts';

export const config = withoutTransaction;

/** Index of relations that feed something: grouping asks which customers have any, and what is upstream. */
export const up = (knex: Knex): Promise<void> =>
  buildConcurrently(knex, {
    entity_relations_feeding: {
      on: `entity_relations (customer_id, target_id, source_id) where kind = 'feeds' and status = 'CONFIRMED'`,
    },
  });
