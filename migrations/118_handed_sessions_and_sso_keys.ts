import type { Knex } from 'knex';
import { definer } from './policies.ts';

/**
 * Sessions that open one customer alone, as hand-over tokens open them; and keys that assertions of identity providers
 * are decrypted with.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column only_customer_id int;
    comment on column sessions.only_customer_id is 'The one customer that it opens, as a hand-over token was redeemed for it elsewhere; null: all of the person.';

    alter table sso_configurations
      add column decryption_certificate text,
      add column decryption_private_key bytea,
      add constraint sso_configurations_decryption check (
        num_nonnulls(decryption_certificate, decryption_private_key) in (0, case kind when 'saml' then 2 else 0 end));
    comment on column sso_configurations.decryption_certificate is 'SAML: certificate of the key that assertions are encrypted for, PEM; null until one that is older than this is changed.';
    comment on column sso_configurations.decryption_private_key is 'SAML: that key, encrypted.';

    drop function session_of(bytea);
    drop function hand_over_of(bytea);
    drop function sso_of(text);
  `);
  await knex.raw(
    definer(
      'session_of(asked_hash bytea)',
      `returns table (created_at timestamptz, last_seen_at timestamptz, awaits_factor boolean, factor_at timestamptz,
         only_customer_id int, id uuid, email text, display_name text, first_name text, last_name text, avatar_url text,
         is_super boolean, is_email_verified boolean, is_email_subscribed boolean, is_mfa_enabled boolean)`,
      `select s.created_at, s.last_seen_at, s.awaits_factor, s.factor_at, s.only_customer_id, u.id, u.email,
         u.display_name, u.first_name, u.last_name, u.avatar_url, u.is_super, u.is_email_verified,
         u.is_email_subscribed, u.is_mfa_enabled
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = asked_hash and s.ended_at is null`,
    ),
  );
  await knex.raw(
    definer(
      'hand_over_of(asked_hash bytea)',
      `returns table (customer_id int, user_id uuid, is_super boolean, expires_at timestamptz, session_hash bytea,
         session_created_at timestamptz, session_factor_at timestamptz, session_only_customer_id int)`,
      `select h.customer_id, h.user_id, u.is_super, h.expires_at, h.session_hash, s.created_at, s.factor_at,
         s.only_customer_id
       from hand_overs h
       join users u on u.id = h.user_id
       join sessions s on s.token_hash = h.session_hash and s.ended_at is null and not s.awaits_factor
       where h.token_hash = asked_hash and h.used_at is null`,
    ),
  );
  await knex.raw(
    definer(
      'sso_of(asked_domain text)',
      `returns table (customer_id int, email_domain text, identifier text, kind text, entity_id text,
         provider_entity_id text, sso_url text, logout_url text, certificate text, certificate_expires_at timestamptz,
         own_certificate text, own_private_key bytea, decryption_certificate text, decryption_private_key bytea,
         issuer text, client_id text, client_secret bytea, is_on boolean)`,
      `select s.customer_id, s.email_domain, s.identifier, s.kind, s.entity_id, s.provider_entity_id, s.sso_url,
         s.logout_url, s.certificate, s.certificate_expires_at, s.own_certificate, s.own_private_key,
         s.decryption_certificate, s.decryption_private_key, s.issuer, s.client_id, s.client_secret,
         c.is_sso_enabled and c.onboarding_status <> 'DISABLED'
       from sso_configurations s join customers c on c.id = s.customer_id where s.email_domain = asked_domain`,
    ),
  );
}
