import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { definer, signInPolicies } from './policies.ts';

/**
 * Sign-in attempts, by account and network, and the places from which an account has signed in before. The API sees
 * those of the account and network that are set for the transaction, and changes those of both.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table sign_in_failures;

    create table sign_in_tries (
      id uuid primary key default gen_random_uuid(),
      account_hash bytea not null,
      network text not null,
      -- whether the account had signed in from there before
      is_known boolean not null,
      -- false while the password is being verified
      is_failure boolean not null default false,
      tried_at timestamptz not null
    );
    create index sign_in_tries_account on sign_in_tries (account_hash, tried_at);
    create index sign_in_tries_network on sign_in_tries (network, tried_at);
    create index sign_in_tries_old on sign_in_tries (tried_at);

    create table sign_in_places (
      account_hash bytea not null,
      network text not null,
      signed_in_at timestamptz not null,
      primary key (account_hash, network)
    );
    create index sign_in_places_old on sign_in_places (signed_in_at);

    ${signInPolicies('sign_in_tries')}
    ${signInPolicies('sign_in_places')}
    grant select, insert, update (is_failure), delete on sign_in_tries to ${apiRole};
    grant select, insert, update (signed_in_at) on sign_in_places to ${apiRole};

    create index sessions_old on sessions (last_seen_at);
  `);
  await knex.raw(
    definer(
      'sign_in_candidate(asked_email text)',
      `returns table (id uuid, email text, display_name text, first_name text, last_name text, title text, company text,
         avatar_url text, is_super boolean, is_email_verified boolean, is_email_subscribed boolean, is_mfa_enabled boolean,
         password_hash text)`,
      `select u.id, u.email, u.display_name, u.first_name, u.last_name, u.title, u.company, u.avatar_url, u.is_super,
         u.is_email_verified, u.is_email_subscribed, u.is_mfa_enabled, u.password_hash
       from users u where u.email = asked_email`,
    ),
  );
  await knex.raw(
    definer(
      'session_of(asked_hash bytea)',
      `returns table (created_at timestamptz, last_seen_at timestamptz, awaits_factor boolean, id uuid, email text,
         display_name text, first_name text, last_name text, title text, company text, avatar_url text, is_super boolean,
         is_email_verified boolean, is_email_subscribed boolean, is_mfa_enabled boolean)`,
      `select s.created_at, s.last_seen_at, s.awaits_factor, u.id, u.email, u.display_name, u.first_name, u.last_name,
         u.title, u.company, u.avatar_url, u.is_super, u.is_email_verified, u.is_email_subscribed, u.is_mfa_enabled
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = asked_hash and s.ended_at is null`,
    ),
  );
  await knex.raw(
    definer(
      'reset_link_of(asked_hash bytea)',
      'returns table (user_id uuid, expires_at timestamptz)',
      `select r.user_id, r.expires_at from password_resets r
       where r.token_hash = asked_hash and r.user_id is not null and r.used_at is null`,
    ),
  );
  await knex.raw(
    definer(
      'provider_people(asked_ids uuid[])',
      'returns table (id uuid)',
      'select u.id from users u where u.is_super and u.id = any(asked_ids)',
    ),
  );
}
