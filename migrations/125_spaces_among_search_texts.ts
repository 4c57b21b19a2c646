import type { Knex } from 'knex';

/** Apart from the column: that one locks the table, and this takes longer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update entity_search_texts f set is_space = e.kind = 'space'
    from entities e where e.customer_id = f.customer_id and e.id = f.id
  `);
}
