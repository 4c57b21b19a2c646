import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Commands of integrations, and replays: runs that only add what is missing. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table external_system_commands (
      customer_id int not null,
      id uuid not null,
      system_id int not null,
      command_type text not null check (command_type in ('HISTORICAL', 'CONFIG', 'KILL', 'GET_ASSETS', 'GET_FIELDS',
        'GET_DOMAIN_VALUES', 'GET_ASSIGNEES', 'GET_WORK_TICKETS', 'CREATE_WORK_TICKET', 'UPDATE_WORK_TICKET',
        'CLOSE_WORK_TICKET')),
      runner text not null check (runner in ('SERVER', 'PUMP')),
      status text not null check (status in ('PENDING', 'IN_PROGRESS', 'COMPLETE', 'FAILED')),
      range_from timestamptz,
      range_to timestamptz,
      run_id uuid,
      response text,
      work_ticket_ids bigint[] not null default '{}',
      created_by uuid,
      created_by_name text,
      created_at timestamptz not null,
      queued_at timestamptz not null,
      started_at timestamptz,
      heartbeat_at timestamptz,
      finished_at timestamptz,
      primary key (customer_id, id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    create index external_system_commands_newest on external_system_commands (customer_id, system_id, created_at desc, id);
    create index external_system_commands_queue on external_system_commands (customer_id, system_id, queued_at, id)
      where status in ('PENDING', 'IN_PROGRESS');
    create unique index external_system_commands_in_progress on external_system_commands (customer_id, system_id)
      where status = 'IN_PROGRESS';
    create unique index external_system_commands_replay on external_system_commands (customer_id, system_id)
      where status in ('PENDING', 'IN_PROGRESS') and command_type = 'HISTORICAL';

    comment on table external_system_commands is 'Commands of integrations: requested, waiting, running and done (INT.13).';
    comment on column external_system_commands.customer_id is 'The customer it belongs to.';
    comment on column external_system_commands.id is 'Its id.';
    comment on column external_system_commands.system_id is 'The integration.';
    comment on column external_system_commands.command_type is 'What it asks for (INT.14).';
    comment on column external_system_commands.runner is 'Who runs it: the worker, or the pump in the customer''s network.';
    comment on column external_system_commands.status is 'Where it stands.';
    comment on column external_system_commands.range_from is 'Start of the range that it asks for; null: the first.';
    comment on column external_system_commands.range_to is 'End of that range; null: the moment it was requested.';
    comment on column external_system_commands.run_id is 'The run or pull that does it, once started.';
    comment on column external_system_commands.response is 'Its result, or why it failed.';
    comment on column external_system_commands.work_ticket_ids is 'Tickets that it is about.';
    comment on column external_system_commands.created_by is 'Who requested it; null: the system.';
    comment on column external_system_commands.created_by_name is 'Their name then: support is not among the customer''s people.';
    comment on column external_system_commands.created_at is 'When it was requested.';
    comment on column external_system_commands.queued_at is 'Its place in the queue: when it was requested or last retried.';
    comment on column external_system_commands.started_at is 'When it was last started.';
    comment on column external_system_commands.heartbeat_at is 'When its runner last reported that it works.';
    comment on column external_system_commands.finished_at is 'When it was done or failed.';

    alter table reparses add kind text not null default 'REPARSE' check (kind in ('REPARSE', 'REPLAY'));
    comment on column reparses.kind is 'A reparse corrects what is stored; a replay only adds what is missing (INT.17).';
  `);
  await knex.raw(strictPolicy('external_system_commands'));
}
