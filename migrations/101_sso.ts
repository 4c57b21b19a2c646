import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { definer, ownRows, strictPolicy } from './policies.ts';

/** The provider's own customer: only its configurations concern the provider's staff. */
const providersCustomerId = 1000;

/**
 * Single sign-on by e-mail domain (AUTH.1 to AUTH.4). What is asked before anybody is signed in goes by functions that
 * need the domain, and people whose domain signs in by SSO have no password while it does.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sso_configurations (
      customer_id int not null references customers,
      email_domain text not null,
      identifier text not null,
      entity_id text not null,
      provider_entity_id text not null,
      sso_url text not null,
      logout_url text,
      certificate text not null,
      certificate_expires_at timestamptz not null,
      own_certificate text not null,
      own_private_key bytea not null,
      created_by uuid,
      created_at timestamptz not null,
      updated_by uuid,
      updated_at timestamptz not null,
      primary key (customer_id, email_domain)
    );
    create unique index sso_configurations_domain on sso_configurations (email_domain);
    comment on table sso_configurations is 'How people of an e-mail domain sign in at their identity provider (SAML 2.0).';
    comment on column sso_configurations.customer_id is 'Customer that the row belongs to.';
    comment on column sso_configurations.email_domain is 'Domain of the e-mail addresses, in lower case; of one customer only.';
    comment on column sso_configurations.identifier is 'Name of the provider here: saml. and the domain.';
    comment on column sso_configurations.entity_id is 'Entity ID of the product, as the identity provider knows it.';
    comment on column sso_configurations.provider_entity_id is 'Entity ID of the identity provider.';
    comment on column sso_configurations.sso_url is 'Where the provider takes requests to sign in (HTTP-Redirect).';
    comment on column sso_configurations.logout_url is 'Where it takes requests to sign out; null: it does not.';
    comment on column sso_configurations.certificate is 'Certificates that it signs with, PEM.';
    comment on column sso_configurations.certificate_expires_at is 'When the last of them expires.';
    comment on column sso_configurations.own_certificate is 'Certificate of the key that the product signs its requests with, PEM.';
    comment on column sso_configurations.own_private_key is 'That key, encrypted.';
    comment on column sso_configurations.created_by is 'Person who created it.';
    comment on column sso_configurations.created_at is 'When it was created.';
    comment on column sso_configurations.updated_by is 'Person who changed it last; null: nobody has.';
    comment on column sso_configurations.updated_at is 'When it was changed last.';

    create table sso_requests (
      customer_id int not null,
      id text not null,
      email_domain text not null,
      verifier_hash bytea not null,
      is_mobile boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tried_at timestamptz,
      answered_at timestamptz,
      redeemed_at timestamptz,
      code_hash bytea,
      user_id uuid references users,
      name_id text,
      name_id_format text,
      session_index text,
      primary key (customer_id, id)
    );
    create unique index sso_requests_code on sso_requests (customer_id, code_hash);
    create index sso_requests_person on sso_requests (user_id);
    create index sso_requests_expiry on sso_requests (expires_at);
    comment on table sso_requests is 'Sign-ins that were begun at an identity provider, and its answers until a browser takes them.';
    comment on column sso_requests.customer_id is 'Customer that the row belongs to.';
    comment on column sso_requests.id is 'Id of the request, which the answer names.';
    comment on column sso_requests.email_domain is 'Domain whose provider is asked.';
    comment on column sso_requests.verifier_hash is 'Hash of what only the browser knows that began it.';
    comment on column sso_requests.is_mobile is 'Whether the answer leads to the screen of the mobile app.';
    comment on column sso_requests.created_at is 'When it was begun.';
    comment on column sso_requests.expires_at is 'Until when an answer is accepted.';
    comment on column sso_requests.tried_at is 'When an answer to it was verified, good or not: there is one try.';
    comment on column sso_requests.answered_at is 'When the provider answered.';
    comment on column sso_requests.redeemed_at is 'When the browser took the answer and got its session.';
    comment on column sso_requests.code_hash is 'Hash of the code by which the browser takes the answer.';
    comment on column sso_requests.user_id is 'Person whom the provider named.';
    comment on column sso_requests.name_id is 'Name of the person at the provider.';
    comment on column sso_requests.name_id_format is 'Format of that name.';
    comment on column sso_requests.session_index is 'Session of the person at the provider.';

    create table sso_assertions (
      customer_id int not null,
      id_hash bytea not null,
      expires_at timestamptz not null,
      primary key (customer_id, id_hash)
    );
    create index sso_assertions_expiry on sso_assertions (expires_at);
    comment on table sso_assertions is 'Assertions and logout requests that were accepted: each is, once.';
    comment on column sso_assertions.customer_id is 'Customer that the row belongs to.';
    comment on column sso_assertions.id_hash is 'Hash of the provider and the id that it gave.';
    comment on column sso_assertions.expires_at is 'From when on it is refused for its age.';

    create table sso_sessions (
      token_hash bytea primary key references sessions on delete cascade,
      user_id uuid not null references users,
      email_domain text not null,
      identifier text not null,
      name_id text not null,
      name_id_format text,
      session_index text
    );
    create index sso_sessions_person on sso_sessions (user_id);
    create index sso_sessions_name on sso_sessions (email_domain, name_id);
    comment on table sso_sessions is 'Which sessions were opened by an identity provider, and their names there.';
    comment on column sso_sessions.token_hash is 'Session.';
    comment on column sso_sessions.user_id is 'Person whose session it is.';
    comment on column sso_sessions.email_domain is 'Domain whose provider opened it.';
    comment on column sso_sessions.identifier is 'Name of the provider here.';
    comment on column sso_sessions.name_id is 'Name of the person at the provider.';
    comment on column sso_sessions.name_id_format is 'Format of that name.';
    comment on column sso_sessions.session_index is 'Session of the person at the provider.';
    grant select, insert on sso_sessions to ${apiRole};
  `);
  for (const table of ['sso_configurations', 'sso_requests', 'sso_assertions']) await knex.raw(strictPolicy(table));
  await knex.raw(ownRows('sso_sessions', 'user_id'));

  await knex.raw(
    definer(
      'sso_of(asked_domain text)',
      `returns table (customer_id int, email_domain text, identifier text, entity_id text, provider_entity_id text,
         sso_url text, logout_url text, certificate text, certificate_expires_at timestamptz, own_certificate text,
         own_private_key bytea, is_on boolean)`,
      `select s.customer_id, s.email_domain, s.identifier, s.entity_id, s.provider_entity_id, s.sso_url, s.logout_url,
         s.certificate, s.certificate_expires_at, s.own_certificate, s.own_private_key,
         c.is_sso_enabled and c.onboarding_status <> 'DISABLED'
       from sso_configurations s join customers c on c.id = s.customer_id where s.email_domain = asked_domain`,
    ),
  );

  await knex.raw(`
    create function signs_in_by_sso(asked_email text, of_staff boolean) returns boolean language sql stable
      security definer set search_path = pg_catalog, public, pg_temp as $$
      select exists (select from sso_configurations s join customers c on c.id = s.customer_id
        where s.email_domain = split_part(asked_email, '@', 2) and c.is_sso_enabled
          and c.onboarding_status <> 'DISABLED' and (not of_staff or s.customer_id = ${providersCustomerId}))
    $$;
    revoke all on function signs_in_by_sso(text, boolean) from public;

    create or replace function sign_in_candidate(asked_email text)
      returns table (id uuid, email text, display_name text, first_name text, last_name text, avatar_url text,
        is_super boolean, is_email_verified boolean, is_email_subscribed boolean, is_mfa_enabled boolean,
        password_hash text)
      language plpgsql stable security definer rows 1 set search_path = pg_catalog, public, pg_temp as $$ begin
      return query select u.id, u.email, u.display_name, u.first_name, u.last_name, u.avatar_url, u.is_super,
        u.is_email_verified, u.is_email_subscribed, u.is_mfa_enabled,
        case when not signs_in_by_sso(u.email, u.is_super) then u.password_hash end
      from users u where u.email = asked_email;
    end $$;

    create function end_sso_sessions(asked_domain text, asked_name text, asked_index text, at timestamptz) returns int
      language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
    declare ended int;
    begin
      update sessions s set ended_at = at from sso_sessions o
        where o.token_hash = s.token_hash and s.ended_at is null and o.email_domain = asked_domain
          and (asked_name is null or o.name_id = asked_name) and (asked_index is null or o.session_index = asked_index);
      get diagnostics ended = row_count;
      return ended;
    end $$;
    revoke all on function end_sso_sessions(text, text, text, timestamptz) from public;
    grant execute on function end_sso_sessions(text, text, text, timestamptz) to ${apiRole};

    create function set_sso_enabled(by_person uuid, of_customer int, is_on boolean) returns boolean
      language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$ begin
      update customers c set is_sso_enabled = is_on
        where c.id = of_customer and exists (select from users u where u.id = by_person and u.is_super);
      return found;
    end $$;
    revoke all on function set_sso_enabled(uuid, int, boolean) from public;
    grant execute on function set_sso_enabled(uuid, int, boolean) to ${apiRole};
  `);
}
