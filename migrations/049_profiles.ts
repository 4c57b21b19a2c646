import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { colleagues, definer, devicePolicies, ownRows } from './policies.ts';

/**
 * Facts that people keep about themselves: phone, forwarding of mails, photo, devices; and the proofs of a phone number or of
 * another e-mail address. Text messages are stored until they are sent, like mails.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      add column phone_number text check (phone_number ~ '^\\+[1-9][0-9]{1,14}$'),
      add column is_phone_verified boolean not null default false,
      add column is_phone_subscribed boolean not null default true,
      add column is_email_forwarding_enabled boolean not null default false,
      add column email_forwarding_recipient text,
      add column email_forwarding_until timestamptz,
      add column is_push_notification_enabled boolean not null default true,
      add check (email_forwarding_recipient is not null or not is_email_forwarding_enabled);
    comment on column users.phone_number is 'Phone number, E.164.';
    comment on column users.is_phone_verified is 'Whether the person has proven that the number is theirs.';
    comment on column users.is_phone_subscribed is 'Whether the person wants notifications by text message.';
    comment on column users.is_email_forwarding_enabled is 'Whether notification mails go to the recipient of the forwarding.';
    comment on column users.email_forwarding_recipient is 'Address that notification mails are forwarded to.';
    comment on column users.email_forwarding_until is 'When forwarding ends; null: never.';
    comment on column users.is_push_notification_enabled is 'Whether the person wants notifications on their devices.';
    grant select (phone_number, is_phone_verified, is_phone_subscribed, is_email_forwarding_enabled,
        email_forwarding_recipient, email_forwarding_until, is_push_notification_enabled),
      update (display_name, first_name, last_name, email, is_email_verified, is_email_subscribed, avatar_url,
        phone_number, is_phone_verified, is_phone_subscribed, is_email_forwarding_enabled, email_forwarding_recipient,
        email_forwarding_until, is_push_notification_enabled)
      on users to ${apiRole};

    -- filled by an update: a default that differs by row would write the table anew, and whoever began to read before would find it empty
    alter table sessions
      add column id uuid,
      add column network text,
      add column device text;
    alter table sessions alter column id set default gen_random_uuid();
    update sessions set id = default;
    alter table sessions alter column id set not null;
    create unique index sessions_id on sessions (id);
    comment on column sessions.id is 'Name of the session in lists; opens nothing.';
    comment on column sessions.network is 'Network that it was started from; null where an upgrade found it.';
    comment on column sessions.device is 'Browser and system that it was started with.';

    -- standard lenses have names for ids; 046 makes it a text at once, where it was not run before
    alter table memberships alter column landing_page_lens_id type text;

    alter table mails add column is_forwarded boolean not null default false;
    comment on column mails.is_forwarded is 'Whether it follows the forwarding of its recipient; never true of links and warnings about an account.';

    create table sms_messages (
      id uuid primary key,
      recipient text not null,
      body text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      next_at timestamptz not null,
      attempts int not null default 0,
      sent_at timestamptz,
      failed_at timestamptz,
      error text
    );
    create index sms_messages_due on sms_messages (next_at) where body is not null;
    create index sms_messages_created on sms_messages (created_at);
    comment on table sms_messages is 'Text messages to send, and those of late.';
    comment on column sms_messages.id is 'Id of the message.';
    comment on column sms_messages.recipient is 'Phone number, E.164.';
    comment on column sms_messages.body is 'Text; null once nobody has to send it any more: codes in it are secrets.';
    comment on column sms_messages.created_at is 'When it was written.';
    comment on column sms_messages.expires_at is 'After that it is not sent any more.';
    comment on column sms_messages.next_at is 'When it is tried next.';
    comment on column sms_messages.attempts is 'Number of attempts so far.';
    comment on column sms_messages.sent_at is 'When the provider took it.';
    comment on column sms_messages.failed_at is 'When it was given up.';
    comment on column sms_messages.error is 'What the last failed attempt said.';
    grant insert on sms_messages to ${apiRole};

    create table phone_verifications (
      id uuid primary key,
      user_id uuid not null references users,
      phone_number text not null,
      code_hash bytea not null,
      tries int not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index phone_verifications_user on phone_verifications (user_id, created_at);
    comment on table phone_verifications is 'Codes sent to phone numbers, to prove whose they are.';
    comment on column phone_verifications.id is 'Id of the code.';
    comment on column phone_verifications.user_id is 'Person who asked for it.';
    comment on column phone_verifications.phone_number is 'Number that it was sent to.';
    comment on column phone_verifications.code_hash is 'Keyed hash of the code: a lost database verifies nothing.';
    comment on column phone_verifications.tries is 'Number of codes that were tried.';
    comment on column phone_verifications.created_at is 'When it was sent.';
    comment on column phone_verifications.expires_at is 'After that it verifies nothing.';
    comment on column phone_verifications.used_at is 'When it verified the number.';
    ${ownRows('phone_verifications', 'user_id')}
    grant select, insert, update (tries, used_at) on phone_verifications to ${apiRole};

    create table email_changes (
      token_hash bytea primary key,
      user_id uuid not null references users,
      email text not null check (email = lower(email)),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index email_changes_user on email_changes (user_id, created_at);
    comment on table email_changes is 'Links sent to new e-mail addresses of people.';
    comment on column email_changes.token_hash is 'Hash of the token in the link: a lost database changes no address.';
    comment on column email_changes.user_id is 'Person whose address it changes.';
    comment on column email_changes.email is 'The new address.';
    comment on column email_changes.created_at is 'When it was sent.';
    comment on column email_changes.expires_at is 'After that it changes nothing.';
    comment on column email_changes.used_at is 'When it was used, or voided by a later one.';
    ${ownRows('email_changes', 'user_id')}
    grant select, insert, update (used_at) on email_changes to ${apiRole};

    create table device_tokens (
      token_hash bytea primary key,
      token text not null,
      user_id uuid not null references users,
      session_hash bytea not null references sessions (token_hash) on delete cascade,
      created_at timestamptz not null
    );
    create index device_tokens_user on device_tokens (user_id);
    create index device_tokens_session on device_tokens (session_hash);
    comment on table device_tokens is 'Devices that notifications are pushed to: each belongs to the last person signed in on it.';
    comment on column device_tokens.token_hash is 'Hash of the token, which may be long.';
    comment on column device_tokens.token is 'Name of the device at its push service.';
    comment on column device_tokens.user_id is 'Person signed in on the device.';
    comment on column device_tokens.session_hash is 'Session in which it was registered; the token goes with it.';
    comment on column device_tokens.created_at is 'When it was registered.';
    ${ownRows('device_tokens', 'user_id')}
    ${devicePolicies('device_tokens', 'user_id')}
    grant select, insert, update (user_id, session_hash, created_at), delete on device_tokens to ${apiRole};

    create function forget_device_tokens() returns trigger language plpgsql as $$ begin
      delete from device_tokens where session_hash = new.token_hash;
      return null;
    end $$;
    create trigger device_tokens after update of ended_at on sessions
      for each row when (new.ended_at is not null) execute function forget_device_tokens();

    create table avatars (
      user_id uuid primary key references users,
      version uuid not null,
      small bytea not null,
      large bytea not null,
      created_at timestamptz not null
    );
    comment on table avatars is 'Photos of people, as WebP.';
    comment on column avatars.user_id is 'Person on the photo.';
    comment on column avatars.version is 'Id of the photo: another one has another address.';
    comment on column avatars.small is 'The photo, 64 pixels square.';
    comment on column avatars.large is 'The photo, 256 pixels square.';
    comment on column avatars.created_at is 'When it was uploaded.';
    ${ownRows('avatars', 'user_id')}
    ${colleagues('avatars', 'user_id')}
    grant select, insert, update, delete on avatars to ${apiRole};
  `);
  await knex.raw(
    definer(
      'belongs_elsewhere(asked_id uuid, asked_customer int)',
      'returns table (is_elsewhere boolean)',
      `select exists (select from memberships m where m.user_id = asked_id and m.customer_id <> asked_customer
         and m.status in ('active', 'disabled'))`,
    ),
  );
}
