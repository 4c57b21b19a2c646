import type { Knex } from 'knex';

/** Verification of mail senders, by integration, and the remark on alarms whose newest mail's sender is unverified. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_systems
      add sender_check text not null default 'MARK' check (sender_check in ('REQUIRE', 'MARK', 'OFF'));
    -- in words; null where nothing is to be said
    alter table alarms add unverified_sender text;
  `);
}
