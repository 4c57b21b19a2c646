import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Exports of long lists: what was asked for, how far it is, and until when its file is kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table report_exports (
      customer_id int not null references customers,
      id uuid not null,
      list text not null,
      format text not null check (format in ('csv', 'xlsx')),
      input jsonb not null,
      -- of list, format and input: the same is not exported twice at a time
      request_hash bytea not null,
      status text not null check (status in ('PENDING', 'IN_PROGRESS', 'COMPLETE', 'FAILED')),
      -- the try that may write it; a later one takes it over
      attempt uuid,
      rows bigint not null default 0,
      bytes bigint,
      error text,
      file_name text not null,
      created_by uuid not null,
      created_at timestamptz not null,
      completed_at timestamptz,
      expires_at timestamptz,
      is_evicted boolean not null default false,
      primary key (customer_id, id)
    );
    create unique index report_exports_unfinished on report_exports (customer_id, created_by, request_hash)
      where status in ('PENDING', 'IN_PROGRESS');
    create index report_exports_person on report_exports (customer_id, created_by, created_at desc, id);
    create index report_exports_due on report_exports (expires_at) where not is_evicted;
    ${strictPolicy('report_exports')}

    comment on table report_exports is 'Exports of long lists, which a job writes to a file.';
    comment on column report_exports.list is 'Name of the list, as in addresses.';
    comment on column report_exports.format is 'Format of the file.';
    comment on column report_exports.input is 'What the list was asked for: filters and order.';
    comment on column report_exports.request_hash is 'Hash of list, format and input: the same is not exported twice at a time.';
    comment on column report_exports.status is 'How far it is.';
    comment on column report_exports.attempt is 'The try that may write it; a later one takes it over.';
    comment on column report_exports.rows is 'Rows written so far.';
    comment on column report_exports.bytes is 'Size of the file.';
    comment on column report_exports.error is 'Why it failed, as people read it.';
    comment on column report_exports.file_name is 'Name under which the file is downloaded.';
    comment on column report_exports.created_by is 'Who requested it.';
    comment on column report_exports.completed_at is 'When it ended.';
    comment on column report_exports.expires_at is 'When its file is deleted.';
    comment on column report_exports.is_evicted is 'True once its file is deleted.';
  `);
}
