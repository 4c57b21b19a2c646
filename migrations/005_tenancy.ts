import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { searchedPolicies, strictPolicy } from './policies.ts';

const strict = [
  'teams',
  'team_members',
  'external_systems',
  'external_system_contacts',
  'customer_keys',
  'id_counters',
  'alarm_payloads',
  'alarm_properties',
  'alarm_activity',
  'outbox',
];
const searched = ['alarm_state', 'alarms', 'memberships'];
const open = ['customers', 'users', 'sessions', 'sign_in_failures'];

/**
 * Isolates customers (ARCH.9). The API's role is neither owner nor superuser; every tenant table has row-level security
 * forced, with the customer set per transaction.
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
  for (const table of strict) await knex.raw(strictPolicy(table));
  for (const table of searched) await knex.raw(searchedPolicies(table));
  for (const table of open) await knex.raw(`grant select, insert, update, delete on ${table} to ${apiRole}`);
  await knex.raw(`grant usage on all sequences in schema public to ${apiRole}`);
}
