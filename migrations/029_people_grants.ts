import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { colleagues, ownRows } from './policies.ts';

/**
 * The API's role reads no password, and only people of the customer that is set, and the person that is set. Sessions
 * and links are found by their hash only (028_sign_in); their rows are seen and changed for their owner.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    revoke all on users, sessions, password_resets from ${apiRole};

    drop policy readable on users;
    ${colleagues('users', 'id')}
    grant select (id, email, display_name, first_name, last_name, title, company, avatar_url, is_super, is_email_verified,
      is_email_subscribed, is_mfa_enabled, last_sign_in_at, created_at), update (password_hash, last_sign_in_at)
      on users to ${apiRole};

    ${ownRows('sessions', 'user_id')}
    grant select, insert, update (last_seen_at, ended_at) on sessions to ${apiRole};

    ${ownRows('password_resets', 'user_id')}
    -- a link that nobody gets: asking for one takes the same work for every address
    create policy nobodys on password_resets for insert with check (user_id is null);
    grant select, insert, update (used_at) on password_resets to ${apiRole};
  `);
}
