import type { Knex } from 'knex';

/** The state machine's record of an alarm, in a third of the bytes: every event writes it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function pg_temp.position_of(event jsonb) returns jsonb language sql as
      $$ select case when event = 'null' then event else jsonb_build_array(event->'at', event->'rank', event->'id') end $$;
    update alarm_state s set memory = jsonb_set(jsonb_set(jsonb_set(old,
        '{11}', case when old->11->'id' = old->12->'id' then '0' else pg_temp.position_of(old->11) end),
        '{12}', pg_temp.position_of(old->12)),
        '{13}', to_jsonb(coalesce((
          select string_agg(lpad(right(replace(id, '-', ''), 16), 16), '' order by place)
          from jsonb_array_elements_text(old->13) with ordinality as recent (id, place)), '')))::text
      from (select customer_id, id, memory::jsonb as old from alarm_state) as before
      where s.customer_id = before.customer_id and s.id = before.id;
  `);
}
