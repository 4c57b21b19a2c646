import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { definer } from './policies.ts';

/**
 * Sign-in by OpenID Connect beside SAML: a domain's configuration is of one kind, and only has what that kind needs.
 * A sign-in remembers the issuer that it began at, so that no other one answers it. And super users set whether a customer
 * requires a second factor (AUTH.9).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sso_configurations
      add column kind text not null default 'saml' check (kind in ('saml', 'oidc')),
      add column issuer text,
      add column client_id text,
      add column client_secret bytea,
      alter column entity_id drop not null,
      alter column provider_entity_id drop not null,
      alter column sso_url drop not null,
      alter column certificate drop not null,
      alter column certificate_expires_at drop not null,
      alter column own_certificate drop not null,
      alter column own_private_key drop not null,
      add constraint sso_configurations_whole check (case kind
        when 'saml' then num_nulls(entity_id, provider_entity_id, sso_url, certificate, certificate_expires_at,
          own_certificate, own_private_key) = 0 and num_nonnulls(issuer, client_id, client_secret) = 0
        else num_nulls(issuer, client_id, client_secret) = 0 and num_nonnulls(entity_id, provider_entity_id, sso_url,
          logout_url, certificate, certificate_expires_at, own_certificate, own_private_key) = 0 end);
    comment on table sso_configurations is 'How people of an e-mail domain sign in at their identity provider: by SAML 2.0 or OpenID Connect.';
    comment on column sso_configurations.identifier is 'Name of the provider here: its kind, a dot and the domain.';
    comment on column sso_configurations.kind is 'saml or oidc (OpenID Connect); fixed.';
    comment on column sso_configurations.issuer is 'OpenID Connect: issuer, exactly as the provider calls itself.';
    comment on column sso_configurations.client_id is 'OpenID Connect: id of the product at the provider.';
    comment on column sso_configurations.client_secret is 'OpenID Connect: the secret to it, encrypted.';

    alter table sso_requests add column issuer text, add column id_token bytea;
    comment on column sso_requests.issuer is 'OpenID Connect: issuer that was asked; null: SAML.';
    comment on column sso_requests.id_token is 'OpenID Connect: what the provider has signed, encrypted: it is shown at sign-out.';

    alter table sso_sessions add column id_token bytea;
    comment on column sso_sessions.id_token is 'OpenID Connect: what the provider has signed, encrypted: it is shown at sign-out.';

    drop function sso_of(text);
  `);
  await knex.raw(
    definer(
      'sso_of(asked_domain text)',
      `returns table (customer_id int, email_domain text, identifier text, kind text, entity_id text,
         provider_entity_id text, sso_url text, logout_url text, certificate text, certificate_expires_at timestamptz,
         own_certificate text, own_private_key bytea, issuer text, client_id text, client_secret bytea, is_on boolean)`,
      `select s.customer_id, s.email_domain, s.identifier, s.kind, s.entity_id, s.provider_entity_id, s.sso_url,
         s.logout_url, s.certificate, s.certificate_expires_at, s.own_certificate, s.own_private_key, s.issuer,
         s.client_id, s.client_secret, c.is_sso_enabled and c.onboarding_status <> 'DISABLED'
       from sso_configurations s join customers c on c.id = s.customer_id where s.email_domain = asked_domain`,
    ),
  );

  await knex.raw(`
    create function set_mfa_enabled(by_person uuid, of_customer int, is_on boolean) returns boolean
      language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$ begin
      update customers c set is_mfa_enabled = is_on
        where c.id = of_customer and exists (select from users u where u.id = by_person and u.is_super);
      return found;
    end $$;
    revoke all on function set_mfa_enabled(uuid, int, boolean) from public;
    grant execute on function set_mfa_enabled(uuid, int, boolean) to ${apiRole};
  `);
}
