import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Calls of maintenance systems that only a pump in the customer's network reaches. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table pump_calls (
      customer_id int not null,
      id uuid not null,
      system_id int not null,
      request bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      taken_at timestamptz,
      answer bytea,
      primary key (customer_id, id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    create index pump_calls_waiting on pump_calls (customer_id, system_id, created_at);
    comment on table pump_calls is 'Calls of maintenance systems that a pump makes, until whoever asked has the answer.';
    comment on column pump_calls.customer_id is 'The customer it belongs to.';
    comment on column pump_calls.id is 'Id of the call: a pump makes each once.';
    comment on column pump_calls.system_id is 'The integration that is called.';
    comment on column pump_calls.request is 'The call, sealed with a key that the pump and the worker derive from the license key.';
    comment on column pump_calls.created_at is 'When it was asked for.';
    comment on column pump_calls.expires_at is 'Until when somebody waits for the answer.';
    comment on column pump_calls.taken_at is 'When the pump took it; null: it was not made.';
    comment on column pump_calls.answer is 'The answer, sealed likewise.';
  `);
  await knex.raw(strictPolicy('pump_calls'));
}
