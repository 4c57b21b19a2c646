import type { Knex } from 'knex';

/** Makes the road exactly-once: positions beside the rows they belong to, and the outbox of changes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- compare-and-set in the projector's own transaction (ARCH.2)
    create table stream_positions (
      consumer text not null,
      topic text not null,
      partition int not null,
      next_offset bigint not null,
      primary key (consumer, topic, partition)
    );

    create table outbox (
      id bigint generated always as identity primary key,
      customer_id int not null,
      -- Kafka's: the lists it holds, its trace, the door's messages behind it
      headers jsonb not null default '{}',
      -- a message of changes (domain/changes/encode-changes.ts), published as it is
      payload text not null,
      created_at timestamptz not null default now()
    );
    alter table outbox alter column payload set storage external;

    -- alarms that saw an event older than their newest: their history is derived again (ARCH.12)
    create table refolds (
      customer_id int not null,
      alarm_id bigint not null,
      -- a later mark has another value, so that a refold never clears a mark it has not seen
      mark uuid not null,
      marked_at timestamptz not null,
      outbox_id bigint not null,
      primary key (customer_id, alarm_id)
    );
  `);
}
