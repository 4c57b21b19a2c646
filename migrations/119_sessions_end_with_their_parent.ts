import type { Knex } from 'knex';
import { apiRole } from '../platform/tenancy.ts';

/** Sessions that were handed over end with the one that they came from, whatever ends that. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions add column parent_hash bytea;
    comment on column sessions.parent_hash is 'The session that handed it over, and that it ends with; null: it was begun by signing in.';
    grant update (parent_hash) on sessions to ${apiRole};

    create function end_handed_sessions() returns trigger language plpgsql as $$ begin
      update sessions set ended_at = new.ended_at
        where user_id = new.user_id and parent_hash = new.token_hash and ended_at is null;
      return null;
    end $$;
    create trigger handed_sessions after update of ended_at on sessions
      for each row when (old.ended_at is null and new.ended_at is not null) execute function end_handed_sessions();
  `);
}
