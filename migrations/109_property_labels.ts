import type { Knex } from 'knex';

/** Assets are found by the labels of their properties as well. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update entities set property_tokens = array(
      select token from jsonb_array_elements(properties) p,
        lateral unnest(array[p ->> 'label', (p ->> 'label') || '=' || (p ->> 'value')]) token)
    where properties <> '[]';
    comment on column entities.property_tokens is 'What of the properties is looked up: each as label, and as label=value.';
  `);
}
