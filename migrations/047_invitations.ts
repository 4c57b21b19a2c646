import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';
import { definer, strictPolicy } from './policies.ts';

/**
 * Invitations of people to a customer. The API's role makes people through one function only, without a password and
 * without rights; names and a verified e-mail it writes for the person that is set.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table invitations (
      customer_id int not null,
      token_hash bytea not null,
      user_id uuid not null,
      created_by uuid,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      voided_at timestamptz,
      primary key (customer_id, token_hash),
      foreign key (customer_id, user_id) references memberships (customer_id, user_id)
    );
    create unique index invitations_open on invitations (customer_id, user_id)
      where used_at is null and voided_at is null;
    create index invitations_person on invitations (customer_id, user_id);
    create index invitations_created on invitations (customer_id, created_at);
    create unique index invitations_token on invitations (token_hash);
    comment on table invitations is 'Links that were mailed to invited people, as hashes.';
    comment on column invitations.customer_id is 'Customer that the row belongs to.';
    comment on column invitations.token_hash is 'Hash of the customer and the token of the link.';
    comment on column invitations.user_id is 'Person who is invited.';
    comment on column invitations.created_by is 'Person who sent it.';
    comment on column invitations.created_at is 'When it was sent.';
    comment on column invitations.expires_at is 'Until when the link is good.';
    comment on column invitations.used_at is 'When the person accepted it.';
    comment on column invitations.voided_at is 'When it was withdrawn, or replaced by a newer one.';

    alter table memberships
      add column invited_phone text check (invited_phone ~ '^\\+[1-9][0-9]{1,14}$');
    comment on column memberships.invited_phone is 'Phone number given by the invitation, E.164; a new person has it once they accept.';

    grant update (display_name, first_name, last_name, is_email_verified) on users to ${apiRole};

    create function person_to_invite(asked_email text) returns uuid language plpgsql volatile security definer
      set search_path = pg_catalog, public, pg_temp as $$
    declare found uuid;
    begin
      insert into users (email, display_name, first_name, last_name) values (asked_email, asked_email, '', '')
        on conflict (email) do nothing;
      select u.id into found from users u where u.email = asked_email;
      return found;
    end $$;
    revoke all on function person_to_invite(text) from public;
    grant execute on function person_to_invite(text) to ${apiRole};
  `);
  await knex.raw(strictPolicy('invitations'));
  await knex.raw(
    definer(
      'invitation_of(asked_hash bytea)',
      `returns table (customer_id int, customer_name text, user_id uuid, email text, first_name text, last_name text, phone text,
         expires_at timestamptz, has_password boolean, is_email_verified boolean)`,
      `select i.customer_id, c.name, i.user_id, u.email, m.invited_first_name, m.invited_last_name, m.invited_phone, i.expires_at,
         u.password_hash is not null, u.is_email_verified
       from invitations i
       join customers c on c.id = i.customer_id and c.onboarding_status <> 'DISABLED'
       join memberships m on m.customer_id = i.customer_id and m.user_id = i.user_id and m.status = 'pending'
       join users u on u.id = i.user_id
       where i.token_hash = asked_hash and i.used_at is null and i.voided_at is null`,
    ),
  );
}
