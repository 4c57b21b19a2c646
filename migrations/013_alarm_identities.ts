import type { Knex } from 'knex';
import { strictPolicy } from './policies.ts';

/**
 * Every event changes a row of `alarm_state`, and each change writes each of its indexes. The alarm of a fingerprint
 * never changes: it has a table of its own. The sweep for stale alarms reads by the index of active ones.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table alarm_identities (
      customer_id int not null,
      fingerprint uuid not null,
      alarm_id bigint not null,
      primary key (customer_id, fingerprint) include (alarm_id)
    );
    insert into alarm_identities select customer_id, fingerprint, id from alarm_state;
    alter table alarm_state drop constraint alarm_state_customer_id_fingerprint_key;
    drop index alarm_state_stale_due;
  `);
  await knex.raw(strictPolicy('alarm_identities'));
}
