import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Incidents: alarms that are grouped under their likely cause, and the starts that they are grouped by. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table incidents (
      customer_id int not null references customers,
      id bigint not null,
      created_at timestamptz not null,
      is_by_hand boolean not null default false,
      merged_into bigint,
      ticket_id bigint,
      primary key (customer_id, id)
    );
    create index incidents_ticket on incidents (customer_id, ticket_id) where ticket_id is not null;
    create index incidents_newest on incidents (customer_id, id desc) where merged_into is null;
    comment on table incidents is 'Incidents: alarms with one likely cause (BEY.1). Who belongs to one is in incident_starts.';
    comment on column incidents.customer_id is 'Customer that the row belongs to.';
    comment on column incidents.id is 'Number of the incident, counted per customer.';
    comment on column incidents.created_at is 'When its first two alarms were grouped.';
    comment on column incidents.is_by_hand is 'Whether a person has split or merged it: grouping takes no alarm out of it any more.';
    comment on column incidents.merged_into is 'Incident that it became part of; null: it is one of its own.';
    comment on column incidents.ticket_id is 'Newest ticket that was created for all of it.';

    create table incident_starts (
      customer_id int not null,
      alarm_id bigint not null,
      started_at timestamptz not null,
      asset_id bigint not null,
      cause_alarm_id bigint,
      cause_started_at timestamptz,
      cause_asset_id bigint,
      is_cause_upstream boolean,
      incident_id bigint,
      is_placed boolean not null default false,
      split_from_id bigint,
      is_latest boolean not null default true,
      primary key (customer_id, alarm_id, started_at),
      check ((cause_alarm_id is null) = (cause_started_at is null)
        and (cause_alarm_id is null) = (cause_asset_id is null)
        and (cause_alarm_id is null) = (is_cause_upstream is null))
    );
    create unique index incident_starts_latest on incident_starts (customer_id, alarm_id) where is_latest;
    create index incident_starts_asset on incident_starts (customer_id, asset_id, started_at);
    create index incident_starts_incident on incident_starts (customer_id, incident_id) where incident_id is not null;
    comment on table incident_starts is 'Starts of alarms on assets that are fed or feed others: the newest of each alarm, and older ones in incidents (BEY.1).';
    comment on column incident_starts.customer_id is 'Customer that the row belongs to.';
    comment on column incident_starts.alarm_id is 'The alarm.';
    comment on column incident_starts.started_at is 'When it became active.';
    comment on column incident_starts.asset_id is 'Asset or room that the alarm is on.';
    comment on column incident_starts.cause_alarm_id is 'Alarm whose start is the likely cause; null: none is known.';
    comment on column incident_starts.cause_started_at is 'When that alarm became active.';
    comment on column incident_starts.cause_asset_id is 'Asset that it is on.';
    comment on column incident_starts.is_cause_upstream is 'Whether that asset feeds this one; false: it is the same.';
    comment on column incident_starts.incident_id is 'Incident that it belongs to; null: the alarm is alone.';
    comment on column incident_starts.is_placed is 'Whether a person has put it where it is.';
    comment on column incident_starts.split_from_id is 'Incident that a person took it out of.';
    comment on column incident_starts.is_latest is 'Whether it is the newest start of its alarm.';
  `);
  for (const table of ['incidents', 'incident_starts']) await knex.raw(strictPolicy(table));
}
