import type { Knex } from 'knex';

/** Issues of licenses that run out. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table external_system_issues
      drop constraint external_system_issues_issue_type_check,
      add constraint external_system_issues_issue_type_check check (issue_type in
        ('LOST_CONNECTION', 'LOW_THROUGHPUT', 'LICENSE_EXPIRING', 'CREATE_WORK_TICKET_FAILURE',
         'UPDATE_WORK_TICKET_FAILURE', 'WAREHOUSE_DIFFERENCE'));
    comment on column external_system_issues.issue_type is 'LOST_CONNECTION, LOW_THROUGHPUT, LICENSE_EXPIRING, CREATE_WORK_TICKET_FAILURE, UPDATE_WORK_TICKET_FAILURE or WAREHOUSE_DIFFERENCE.';
  `);
}
