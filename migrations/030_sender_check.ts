import type { Knex } from 'knex';

/** Whether senders of mails are verified, by integration, and what is said of an alarm whose newest mail's was not. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_systems
      add sender_check text not null default 'MARK' check (sender_check in ('REQUIRE', 'MARK', 'OFF'));
    -- in words; null where nothing is to be said
    alter table alarms add unverified_sender text;
  `);
}
