import type { Knex } from 'knex';

/** Issues of certificates that run out and of clocks that differ, and what is known of certificates. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_system_issues
      drop constraint external_system_issues_issue_type_check,
      add constraint external_system_issues_issue_type_check check (issue_type in
        ('LOST_CONNECTION', 'LOW_THROUGHPUT', 'LICENSE_EXPIRING', 'CERTIFICATE_EXPIRING', 'CLOCK_SKEW',
         'CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE', 'WAREHOUSE_DIFFERENCE'));
    comment on column external_system_issues.issue_type is 'LOST_CONNECTION, LOW_THROUGHPUT, LICENSE_EXPIRING, CERTIFICATE_EXPIRING, CLOCK_SKEW, CREATE_WORK_TICKET_FAILURE, UPDATE_WORK_TICKET_FAILURE or WAREHOUSE_DIFFERENCE.';
    alter table external_system_contacts add column certificate_ends_at timestamptz;
    comment on column external_system_contacts.certificate_ends_at is 'When the certificate of the address that we call ends, valid or not.';
  `);
}
