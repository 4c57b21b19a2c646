import type { Knex } from 'knex';

/**
 * Fields that only the state machine reads become one column of `alarm_state`: bulk writes send half as many arrays.
 * Nuisances are counted with the state, so it also records whether its latest activation was chatter (unknown for
 * earlier ones until the next recount).
 */
export async function up(knex: Knex): Promise<void> {
  const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;
  const position = (name: string): string =>
    `case when ${name}_id is not null then json_build_object('at', ${ms(`${name}_at`)}, 'rank', ${name}_rank, 'id', ${name}_id) end`;
  await knex.raw(`
    alter table alarm_state add column memory text;
    update alarm_state set memory = json_build_array(
      entered_by_source, is_priority_by_person, latest_end_source, ${ms('declined_ended_at')}, instance_id, instance_value,
      instance_unit, ${ms('instance_ack_at')}, instance_ack_by, false, '[]'::json, ${position('activity_event')},
      ${position('newest_event')},
      case when recent_event_ids = '' then '[]'::json else to_json(string_to_array(recent_event_ids, ',')) end)::text;
    alter table alarm_state
      alter column memory set not null,
      drop column entered_by_source,
      drop column is_priority_by_person,
      drop column latest_end_source,
      drop column declined_ended_at,
      drop column instance_id,
      drop column instance_value,
      drop column instance_unit,
      drop column instance_ack_at,
      drop column instance_ack_by,
      drop column activity_event_at,
      drop column activity_event_rank,
      drop column activity_event_id,
      drop column newest_event_at,
      drop column newest_event_rank,
      drop column newest_event_id,
      drop column recent_event_ids;
    -- room on each page, so that an update writes no index
    alter table alarm_payloads set (fillfactor = 70);
    -- who waits for the warehouse asks the outbox itself
    alter table refolds drop column outbox_id;
  `);
}
