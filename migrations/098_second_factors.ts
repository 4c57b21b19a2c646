import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { definer, ownRows } from './policies.ts';

/**
 * Second factors of people: an authenticator app, passkeys, recovery codes; and the devices that they have signed in
 * on. Each is seen and changed for its owner only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table authenticator_apps (
      user_id uuid primary key references users,
      id uuid not null,
      secret_sealed bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint,
      last_used_at timestamptz
    );
    comment on table authenticator_apps is 'Authenticator apps of people, which show a code of 6 digits (TOTP).';
    comment on column authenticator_apps.user_id is 'Person whose app it is.';
    comment on column authenticator_apps.id is 'Id of the app: setting up another one has another id.';
    comment on column authenticator_apps.secret_sealed is 'Secret that the codes are made of, encrypted.';
    comment on column authenticator_apps.created_at is 'When setting it up began.';
    comment on column authenticator_apps.confirmed_at is 'When its first code was right; null: it is not a factor yet.';
    comment on column authenticator_apps.last_step is 'Time step of the newest code that was accepted: it and older ones are not accepted again.';
    comment on column authenticator_apps.last_used_at is 'When a code of it was last accepted.';
    ${ownRows('authenticator_apps', 'user_id')}
    grant select, insert, update (id, secret_sealed, created_at, confirmed_at, last_step, last_used_at), delete
      on authenticator_apps to ${apiRole};

    create table passkeys (
      credential_id text primary key,
      id uuid not null unique,
      user_id uuid not null references users,
      rp_id text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkeys_user on passkeys (user_id);
    comment on table passkeys is 'Passkeys of people (WebAuthn).';
    comment on column passkeys.credential_id is 'Id that the authenticator gave it, in base64url.';
    comment on column passkeys.id is 'Id of the passkey in lists.';
    comment on column passkeys.user_id is 'Person whose passkey it is.';
    comment on column passkeys.rp_id is 'Host name of the console that it is for.';
    comment on column passkeys.public_key is 'Key that its signatures are verified with.';
    comment on column passkeys.counter is 'Number of signatures so far, where the authenticator counts them.';
    comment on column passkeys.transports is 'How the browser reaches the authenticator.';
    comment on column passkeys.name is 'Browser and system that it was made with.';
    comment on column passkeys.created_at is 'When it was made.';
    comment on column passkeys.last_used_at is 'When it was last used.';
    ${ownRows('passkeys', 'user_id')}
    grant select, insert, update (counter, last_used_at), delete on passkeys to ${apiRole};

    create table recovery_codes (
      user_id uuid not null references users,
      code_hash bytea not null,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );
    comment on table recovery_codes is 'Codes that replace a lost second factor, each once.';
    comment on column recovery_codes.user_id is 'Person whose code it is.';
    comment on column recovery_codes.code_hash is 'Hash of the code: a lost database signs nobody in.';
    comment on column recovery_codes.created_at is 'When it was made.';
    comment on column recovery_codes.used_at is 'When it was used.';
    ${ownRows('recovery_codes', 'user_id')}
    grant select, insert, update (used_at), delete on recovery_codes to ${apiRole};

    create table known_devices (
      user_id uuid not null references users,
      device_hash bytea not null,
      seen_at timestamptz not null,
      primary key (user_id, device_hash)
    );
    create index known_devices_old on known_devices (seen_at);
    comment on table known_devices is 'Devices that people have signed in on: their owner is notified of a sign-in on another one.';
    comment on column known_devices.user_id is 'Person who signed in.';
    comment on column known_devices.device_hash is 'Hash of what the browser is recognized by.';
    comment on column known_devices.seen_at is 'When they last signed in on it.';
    ${ownRows('known_devices', 'user_id')}
    grant select, insert, update (seen_at) on known_devices to ${apiRole};

    alter table sessions
      add column factor_at timestamptz,
      add column challenge text,
      add column challenge_at timestamptz;
    comment on column sessions.factor_at is 'When a second factor was given in it; null: it was not.';
    comment on column sessions.challenge is 'What the next passkey has to sign; null once it was used.';
    comment on column sessions.challenge_at is 'When that was asked for.';
    grant update (last_seen_at, ended_at, factor_at, challenge, challenge_at) on sessions to ${apiRole};

    -- whether a person has a factor follows from their rows, and is written by nobody
    create function keep_factor_flag() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
      declare
        owner uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
        has_factor boolean := exists (select from authenticator_apps where user_id = owner and confirmed_at is not null)
          or exists (select from passkeys where user_id = owner);
      begin
        update users set is_mfa_enabled = has_factor where id = owner and is_mfa_enabled <> has_factor;
        return null;
      end $$;
    revoke all on function keep_factor_flag() from public;
    create trigger keep_factor_flag after insert or update of confirmed_at or delete on authenticator_apps
      for each row execute function keep_factor_flag();
    create trigger keep_factor_flag after insert or delete on passkeys
      for each row execute function keep_factor_flag();

    drop function session_of(bytea);
  `);
  await knex.raw(
    definer(
      'session_of(asked_hash bytea)',
      `returns table (created_at timestamptz, last_seen_at timestamptz, awaits_factor boolean, factor_at timestamptz,
         id uuid, email text, display_name text, first_name text, last_name text, avatar_url text, is_super boolean,
         is_email_verified boolean, is_email_subscribed boolean, is_mfa_enabled boolean)`,
      `select s.created_at, s.last_seen_at, s.awaits_factor, s.factor_at, u.id, u.email, u.display_name, u.first_name,
         u.last_name, u.avatar_url, u.is_super, u.is_email_verified, u.is_email_subscribed, u.is_mfa_enabled
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = asked_hash and s.ended_at is null`,
    ),
  );
}
