import type { Knex } from 'knex';

/** Settings of outbound integrations; secret ones are stored sealed beside them. Only inbound ones are normalised. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_systems
      alter column etl_normalize_version drop not null,
      add check (direction = 'OUTBOUND' or etl_normalize_version is not null),
      add outbound_settings jsonb not null default '{}',
      add outbound_secrets_sealed bytea;
  `);
}
