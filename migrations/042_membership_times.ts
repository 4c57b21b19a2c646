import type { Knex } from 'knex';

/**
 * When people were invited, became active, were disabled and were last active. Follows the status by a trigger, so that
 * whatever changes a status keeps its times. When existing memberships last changed is unknown: they count as changed
 * now.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table memberships
      add column invited_at timestamptz not null default now(),
      add column activated_at timestamptz,
      add column disabled_at timestamptz,
      add column status_changed_at timestamptz not null default now(),
      add column last_active_at timestamptz;
    update memberships set invited_at = created_at,
      activated_at = case when status <> 'pending' then created_at end,
      disabled_at = case when status = 'disabled' then now() end;

    create function set_membership_times() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if new.status = old.status then return new; end if;
        if new.status_changed_at = old.status_changed_at then new.status_changed_at := now(); end if;
      end if;
      if new.status = 'active' then new.activated_at := coalesce(new.activated_at, new.status_changed_at); end if;
      new.disabled_at := case when new.status = 'disabled' then new.status_changed_at end;
      return new;
    end $$;
    create trigger times before insert or update of status on memberships
      for each row execute function set_membership_times();

    comment on column memberships.invited_at is 'When the person was added to the customer.';
    comment on column memberships.activated_at is 'When the person first became active; null: an invitation that nobody has accepted.';
    comment on column memberships.disabled_at is 'Since when it is disabled; null where it is not.';
    comment on column memberships.status_changed_at is 'When its status last changed.';
    comment on column memberships.last_active_at is 'When the person was last active within the customer, to a few minutes; null: never.';
  `);
}
