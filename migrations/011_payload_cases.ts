import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Payloads that people keep with their expected results, so that a change of a map or version shows what it breaks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payload_cases (
      customer_id int not null,
      id uuid not null,
      system_id int not null,
      name text not null check (length(name) between 1 and 255),
      payload text not null,
      expected jsonb not null,
      created_by uuid not null,
      created_at timestamptz not null,
      primary key (customer_id, id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    create index payload_cases_system on payload_cases (customer_id, system_id, created_at);
  `);
  await knex.raw(strictPolicy('payload_cases'));
}
