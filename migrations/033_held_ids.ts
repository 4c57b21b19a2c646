import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Numbers that are reserved and not yet assigned: the process that continues a crashed one's work finds them again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table held_ids (
      customer_id int not null references customers,
      kind text not null,
      -- the work that they are for: a partition, a reparse
      holder text not null,
      ids int8multirange not null,
      primary key (customer_id, kind, holder)
    );
  `);
  await knex.raw(strictPolicy('held_ids'));
  await knex.raw(
    `comment on table held_ids is 'Numbers that are taken and not given yet, by the work that they are for.'`,
  );
}
