import type { Knex } from 'knex';

/** Customers that configure maintenance systems go on mapping fields: the feature `cmmsMapping` was not asked until now. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `update customers set features = features || '{cmmsMapping}'
     where 'cmmsConfig' = any(features) and not 'cmmsMapping' = any(features)`,
  );
}
