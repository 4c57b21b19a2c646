import type { Knex } from 'knex';
import { searchedPolicies } from './policies.ts';

/**
 * Searched texts of alarms have a narrow table of their own: a search reads thousands of them, and beside all other
 * fields of an alarm each was on a page of its own. Frequent changes there no longer write a search index.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table alarm_search_texts (
      customer_id int not null,
      id bigint not null,
      -- folded (domain/lists/criteria/fold.ts)
      search_text text not null
    );
    insert into alarm_search_texts select customer_id, id, search_text from alarms order by customer_id, id;
    alter table alarm_search_texts add primary key (customer_id, id);
    -- with the customer, so that what others have stored under the same words costs nothing
    create index alarm_search_texts_search on alarm_search_texts using gin (customer_id, search_text gin_trgm_ops);
    alter table alarms drop column search_text;
    analyze alarm_search_texts;
  `);
  await knex.raw(searchedPolicies('alarm_search_texts'));
}
