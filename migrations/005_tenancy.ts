import type { Knex } from 'knex';
import { apiRole, openTables, searchedTables, strictTables } from '../platform/tenancy.ts';

/**
 * The fence around every customer (architecture, decision 9). The API's role is neither owner nor superuser; every
 * tenant table has row-level security forced, with the customer set per transaction. Searched tables have a permissive
 * SELECT policy, because Postgres cannot use GIN and trigram indexes beneath a strict one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${apiRole}') then
        create role ${apiRole} login nosuperuser nocreatedb nocreaterole nobypassrls;
      end if;
    end $$;
    grant usage on schema public to ${apiRole};
  `);
  const mine = `customer_id = nullif(current_setting('app.customer_id', true), '')::int`;
  for (const table of strictTables) {
    await knex.raw(`
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      create policy tenant on ${table} using (${mine}) with check (${mine});
      grant select, insert, update, delete on ${table} to ${apiRole};
    `);
  }
  for (const table of searchedTables) {
    await knex.raw(`
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      create policy readable on ${table} for select using (true);
      create policy insertable on ${table} for insert with check (${mine});
      create policy changeable on ${table} for update using (${mine}) with check (${mine});
      create policy deletable on ${table} for delete using (${mine});
      grant select, insert, update, delete on ${table} to ${apiRole};
    `);
  }
  for (const table of openTables) await knex.raw(`grant select, insert, update, delete on ${table} to ${apiRole}`);
  await knex.raw(`grant usage on all sequences in schema public to ${apiRole}`);
}
