import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Imports of inventories: each file with its rows, what becomes of each, and what undoes it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table inventory_imports (
      customer_id int not null references customers,
      id uuid not null,
      type text not null check (type in ('building', 'floor', 'room', 'equipment', 'system', 'space-type', 'brick', 'haystack')),
      file_name text not null,
      external_system_id int,
      status text not null check (status in ('READING', 'CHECKING', 'CHECKED', 'APPLYING', 'COMPLETE', 'UNDOING', 'UNDONE', 'FAILED')),
      run int not null default 1,
      file bytea,
      encoding text,
      left_out int not null default 0,
      columns jsonb not null default '[]',
      mapping jsonb not null default '[]',
      total int not null default 0,
      done int not null default 0,
      created int not null default 0,
      updated int not null default 0,
      same int not null default 0,
      failed int not null default 0,
      kept int not null default 0,
      made_space_types uuid[] not null default '{}',
      error text,
      created_by uuid not null,
      created_by_name text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (customer_id, id),
      foreign key (customer_id, external_system_id) references external_systems (customer_id, id)
    );
    create unique index inventory_imports_busy on inventory_imports (customer_id)
      where status in ('READING', 'CHECKING', 'APPLYING', 'UNDOING');
    create index inventory_imports_newest on inventory_imports (customer_id, created_at desc, id);
    create index inventory_imports_old on inventory_imports (updated_at);

    comment on table inventory_imports is 'Imports of inventories: files with places and assets (AST.10).';
    comment on column inventory_imports.customer_id is 'Customer that the row belongs to.';
    comment on column inventory_imports.id is 'Its id.';
    comment on column inventory_imports.type is 'What its rows are, or the kind of model.';
    comment on column inventory_imports.file_name is 'Name of the file, as it was sent.';
    create index inventory_imports_system on inventory_imports (customer_id, external_system_id) where external_system_id is not null;
    comment on column inventory_imports.external_system_id is 'Maintenance system that its ids and fields are of.';
    comment on column inventory_imports.status is 'How far it is.';
    comment on column inventory_imports.run is 'Counts its phases: each is a workflow of its own.';
    comment on column inventory_imports.file is 'The file, until its rows are read.';
    comment on column inventory_imports.encoding is 'Encoding that the file was read in; null: a workbook.';
    comment on column inventory_imports.left_out is 'Things of a model that are neither places nor assets.';
    comment on column inventory_imports.columns is 'Headings of the file.';
    comment on column inventory_imports.mapping is 'What each column is read as; null: it is left out.';
    comment on column inventory_imports.total is 'Rows of the file.';
    comment on column inventory_imports.done is 'Rows of the phase that is running that are done.';
    comment on column inventory_imports.created is 'Rows that create, or have created.';
    comment on column inventory_imports.updated is 'Rows that change, or have changed.';
    comment on column inventory_imports.same is 'Rows that change nothing.';
    comment on column inventory_imports.failed is 'Rows with errors.';
    comment on column inventory_imports.kept is 'Rows that could not be undone.';
    comment on column inventory_imports.made_space_types is 'Space types that it added because rows named them.';
    comment on column inventory_imports.error is 'Why it failed, as people read it.';
    comment on column inventory_imports.created_by is 'Who began it.';
    comment on column inventory_imports.created_by_name is 'Their name then.';
    comment on column inventory_imports.created_at is 'When it was begun.';
    comment on column inventory_imports.updated_at is 'When it last moved on.';

    create table inventory_import_rows (
      customer_id int not null,
      import_id uuid not null,
      row int not null,
      cells jsonb not null,
      problem text,
      outcome text check (outcome in ('CREATE', 'UPDATE', 'SAME', 'ERROR')),
      column_name text,
      reason text,
      warnings text[] not null default '{}',
      entity_id bigint,
      is_applied boolean not null default false,
      before jsonb,
      after jsonb,
      primary key (customer_id, import_id, row),
      foreign key (customer_id, import_id) references inventory_imports (customer_id, id) on delete cascade
    );
    create index inventory_import_rows_outcome on inventory_import_rows (customer_id, import_id, outcome, row);
    comment on table inventory_import_rows is 'Rows of imports, and what becomes of each.';
    comment on column inventory_import_rows.customer_id is 'Customer that the row belongs to.';
    comment on column inventory_import_rows.import_id is 'The import.';
    comment on column inventory_import_rows.row is 'Number of the row, as a spreadsheet counts.';
    comment on column inventory_import_rows.cells is 'Its cells, in the order of the columns.';
    comment on column inventory_import_rows.problem is 'Why the row could not be read.';
    comment on column inventory_import_rows.outcome is 'What it does, or has done; null: not checked yet.';
    comment on column inventory_import_rows.column_name is 'Column of its error.';
    comment on column inventory_import_rows.reason is 'Its error, or why it was not undone, as people read it.';
    comment on column inventory_import_rows.warnings is 'What people should know of it, as they read it.';
    comment on column inventory_import_rows.entity_id is 'The place or asset that it is about, once it exists.';
    comment on column inventory_import_rows.is_applied is 'Whether it is written and not undone.';
    comment on column inventory_import_rows.before is 'What it changed, as that was.';
    comment on column inventory_import_rows.after is 'The same, as it has become.';

    create index entities_name_key on entities (customer_id, name_key) where deleted_at is null;
  `);
  for (const table of ['inventory_imports', 'inventory_import_rows']) await knex.raw(strictPolicy(table));
}
