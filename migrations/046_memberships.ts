import type { Knex } from 'knex';
import { definer, strictPolicy } from './policies.ts';

/**
 * Facts of a person within a customer: title, company, and the name under which they were invited. Until now title and
 * company belonged to the person. A membership that has ended keeps its row, with the status `none`, so that the
 * person's name stays in history.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table companies (
      customer_id int not null references customers,
      id uuid not null default gen_random_uuid(),
      name text not null,
      name_key text not null,
      created_by uuid,
      created_at timestamptz not null,
      primary key (customer_id, id),
      unique (customer_id, name_key)
    );
    comment on table companies is 'Firms that people of a customer work for.';
    comment on column companies.customer_id is 'Customer that the row belongs to.';
    comment on column companies.id is 'Id of the company.';
    comment on column companies.name is 'Name, as people see it.';
    comment on column companies.name_key is 'The name, folded: names differ by more than case.';
    comment on column companies.created_by is 'Person who added it; null where an upgrade did.';
    comment on column companies.created_at is 'When it was added.';

    alter table memberships
      add column title text,
      add column company_id uuid,
      add column invited_first_name text,
      add column invited_last_name text,
      add column landing_page_lens_id text,
      add foreign key (customer_id, company_id) references companies (customer_id, id),
      drop constraint memberships_status_check,
      add constraint memberships_status_check check (status in ('active', 'pending', 'disabled', 'none'));
    create index memberships_company on memberships (customer_id, company_id);
    comment on column memberships.title is 'Job title of the person within the customer.';
    comment on column memberships.company_id is 'Firm that the person works for.';
    comment on column memberships.invited_first_name is 'First name given by the invitation; shown while it is pending.';
    comment on column memberships.invited_last_name is 'Last name given by the invitation; shown while it is pending.';
    comment on column memberships.landing_page_lens_id is 'Lens opened on the landing page; null: the default one.';
    comment on column memberships.status is 'active, pending (invited), disabled, or none: the person was removed.';

    insert into companies (customer_id, name, name_key, created_at)
      select distinct on (m.customer_id, lower(u.company)) m.customer_id, u.company, lower(u.company), now()
      from memberships m join users u on u.id = m.user_id where trim(u.company) <> '';
    update memberships m set title = u.title, company_id = c.id
      from users u left join companies c on c.name_key = lower(u.company)
      where u.id = m.user_id and (c.customer_id = m.customer_id or c.customer_id is null);
    create or replace function set_membership_times() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if new.status = old.status then return new; end if;
        if new.status_changed_at = old.status_changed_at then new.status_changed_at := now(); end if;
        if new.status = 'pending' then
          new.invited_at := new.status_changed_at;
          new.activated_at := null;
        end if;
      end if;
      if new.status = 'active' then new.activated_at := coalesce(new.activated_at, new.status_changed_at); end if;
      new.disabled_at := case when new.status in ('disabled', 'none') then new.status_changed_at end;
      return new;
    end $$;
    comment on column memberships.invited_at is 'When the person was last invited or added to the customer.';
    comment on column memberships.activated_at is 'When the person first became active since then; null: nobody has accepted the invitation.';
    comment on column memberships.disabled_at is 'Since when it is disabled or has ended; null where it is neither.';

    drop function sign_in_candidate(text);
    drop function session_of(bytea);
    alter table users drop column title, drop column company;
  `);
  await knex.raw(strictPolicy('companies'));
  await knex.raw(
    definer(
      'sign_in_candidate(asked_email text)',
      `returns table (id uuid, email text, display_name text, first_name text, last_name text, avatar_url text,
         is_super boolean, is_email_verified boolean, is_email_subscribed boolean, is_mfa_enabled boolean,
         password_hash text)`,
      `select u.id, u.email, u.display_name, u.first_name, u.last_name, u.avatar_url, u.is_super, u.is_email_verified,
         u.is_email_subscribed, u.is_mfa_enabled, u.password_hash
       from users u where u.email = asked_email`,
    ),
  );
  await knex.raw(
    definer(
      'session_of(asked_hash bytea)',
      `returns table (created_at timestamptz, last_seen_at timestamptz, awaits_factor boolean, id uuid, email text,
         display_name text, first_name text, last_name text, avatar_url text, is_super boolean,
         is_email_verified boolean, is_email_subscribed boolean, is_mfa_enabled boolean)`,
      `select s.created_at, s.last_seen_at, s.awaits_factor, u.id, u.email, u.display_name, u.first_name, u.last_name,
         u.avatar_url, u.is_super, u.is_email_verified, u.is_email_subscribed, u.is_mfa_enabled
       from sessions s join users u on u.id = s.user_id
       where s.token_hash = asked_hash and s.ended_at is null`,
    ),
  );
}
