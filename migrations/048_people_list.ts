import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';

/**
 * Text that the list of people is sorted and searched by, kept with the membership: names and addresses belong to people, who
 * are not the customer's, and until an invitation is accepted the customer sees the name that it gave. Somebody may be
 * pending before an invitation was sent to them; they stand first.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table memberships
      alter column invited_at drop not null,
      add column list_text text collate "C";
    comment on column memberships.invited_at is
      'When the person was last invited or added to the customer; null: pending, and no invitation was sent yet.';
    comment on column memberships.list_text is
      'Name as the customer sees it and e-mail address, a line each, in lower case: sorts and searches people.';

    create function list_text_of(m memberships) returns text language sql stable security definer
      set search_path = pg_catalog, public, pg_temp as $$
        select lower(case when m.activated_at is null and m.status in ('pending', 'none')
          then coalesce(nullif(trim(concat_ws(' ', m.invited_first_name, m.invited_last_name)), ''), u.email)
          else u.display_name end || E'\\n' || u.email)
        from users u where u.id = m.user_id $$;
    revoke all on function list_text_of(memberships) from public;
    grant execute on function list_text_of(memberships) to ${apiRole};
    create function set_list_text() returns trigger language plpgsql as $$ begin
      new.list_text := list_text_of(new);
      return new;
    end $$;
    -- named to come after the trigger that keeps times
    create trigger what_lists_show before insert or update of status, invited_first_name, invited_last_name on memberships
      for each row execute function set_list_text();

    create function renew_list_texts() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$ begin
        update memberships m set list_text = list_text_of(m) where m.user_id = new.id;
        return null;
      end $$;
    revoke all on function renew_list_texts() from public;
    create trigger what_lists_show after update of display_name, email on users
      for each row when (new.display_name is distinct from old.display_name or new.email is distinct from old.email)
      execute function renew_list_texts();

    update memberships set status = status;
    create index memberships_by_name on memberships (customer_id, list_text, user_id);
    create index memberships_by_status on memberships (customer_id, status desc,
      (case when status = 'pending' and invited_at is null then 0 else 1 end), list_text, user_id);
  `);
}
