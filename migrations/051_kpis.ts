import type { Knex } from 'knex';
import { definer, strictPolicy } from './policies.ts';

/** Settings of a customer's KPIs, notes about them, and whether they are shown. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table kpi_configs (
      customer_id int not null references customers,
      metric_type text not null,
      format text not null check (format in ('PERCENTAGE', 'DAYS', 'HOURS', 'MINUTES', 'COUNT')),
      scale double precision not null,
      goal double precision,
      warning double precision,
      primary key (customer_id, metric_type)
    );
    comment on table kpi_configs is 'How a customer shows and judges a KPI, where it differs from the defaults.';
    comment on column kpi_configs.customer_id is 'The customer it belongs to.';
    comment on column kpi_configs.metric_type is 'The metric.';
    comment on column kpi_configs.format is 'Unit of its values.';
    comment on column kpi_configs.scale is 'Highest value of its scale.';
    comment on column kpi_configs.goal is 'Value that meets the goal; null: not judged.';
    comment on column kpi_configs.warning is 'Value up to which it is a warning only; null: not judged.';

    create table kpi_notes (
      customer_id int not null references customers,
      metric_type text not null,
      note text not null,
      user_id uuid not null,
      noted_at timestamptz not null,
      primary key (customer_id, metric_type)
    );
    comment on table kpi_notes is 'What people noted about KPIs, the last note of each.';
    comment on column kpi_notes.customer_id is 'The customer it belongs to.';
    comment on column kpi_notes.metric_type is 'The metric.';
    comment on column kpi_notes.note is 'The note; empty once it was removed.';
    comment on column kpi_notes.user_id is 'Who wrote it.';
    comment on column kpi_notes.noted_at is 'When it was written.';

    create table kpi_dashboards (
      customer_id int primary key references customers,
      is_enabled boolean not null
    );
    comment on table kpi_dashboards is 'Customers whose Admins have switched their KPI dashboard on or off; without a row it is on.';
    comment on column kpi_dashboards.customer_id is 'The customer.';
    comment on column kpi_dashboards.is_enabled is 'Whether people but Admins see it.';
  `);
  await knex.raw(
    definer(
      'entries_recorded_since(asked_customer int)',
      'returns table (since timestamptz)',
      'select b.since from entry_backfills b where b.customer_id = asked_customer',
    ),
  );
  for (const table of ['kpi_configs', 'kpi_notes', 'kpi_dashboards']) await knex.raw(strictPolicy(table));
}
