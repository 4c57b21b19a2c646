import type { Knex } from 'knex';

/** A payload is read by the integration's current settings, not by those that read it first. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table alarm_payloads drop column normaliser;
    comment on table alarm_payloads is
      'what each alarm holds itself: the payload its attributes came from, or the newest before the archive forgets it (SYS.8)';
  `);
}
