import type { Knex } from 'knex';

/** Tells tries that lengthen the wait of their network from those that only a known account was let in for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sign_in_tries add column counts_for_network boolean not null default true;
    comment on column sign_in_tries.counts_for_network is 'Whether the limit of its network counts it: not when all but known accounts had to wait there.';
  `);
}
