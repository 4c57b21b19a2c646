import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/** Data pumps: what each is to read, and what it last reported. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table pumps (
      customer_id int not null,
      system_id int not null,
      config jsonb not null default '{"sources": []}',
      config_revision int not null default 0,
      instance uuid,
      report jsonb,
      reported_at timestamptz,
      clock_skew_ms bigint,
      other_host text,
      other_reported_at timestamptz,
      primary key (customer_id, system_id),
      foreign key (customer_id, system_id) references external_systems (customer_id, id)
    );
    comment on table pumps is 'Data pumps in customers'' networks, one per integration: what it reads, and its last report.';
    comment on column pumps.customer_id is 'The customer it belongs to.';
    comment on column pumps.system_id is 'The integration.';
    comment on column pumps.config is 'Its sources and intervals, as the console edits them.';
    comment on column pumps.config_revision is 'Grows with every change of the configuration.';
    comment on column pumps.instance is 'The start that works: the newest with the key.';
    comment on column pumps.report is 'Its last report.';
    comment on column pumps.reported_at is 'When that arrived, by our clock.';
    comment on column pumps.clock_skew_ms is 'Its clock less ours then; positive: ahead.';
    comment on column pumps.other_host is 'Machine of another pump with the same key, which does not read.';
    comment on column pumps.other_reported_at is 'When that one last reported.';
  `);
  await knex.raw(strictPolicy('pumps'));
}
