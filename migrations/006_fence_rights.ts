import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { personPolicies } from './policies.ts';

/**
 * Limits the API's role to the rights it uses. Memberships are not searched across customers: they are strict, and a
 * person sees their own. Without temporary tables none of our names can be shadowed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop policy readable on memberships;
    drop policy insertable on memberships;
    drop policy changeable on memberships;
    drop policy deletable on memberships;
    ${personPolicies('memberships')}

    revoke all on customers, users, sessions, sign_in_failures from ${apiRole};
    grant select on customers to ${apiRole};
    grant select, update (last_sign_in_at) on users to ${apiRole};
    grant select, insert, update (last_seen_at, ended_at) on sessions to ${apiRole};
    grant select, insert, delete on sign_in_failures to ${apiRole};

    revoke all on all sequences in schema public from ${apiRole};
    grant usage on sequence external_system_ids to ${apiRole};

    do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
  `);
}
