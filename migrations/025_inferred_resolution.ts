import type { Knex } from 'knex';

/** Inferred resolution of tickets that a maintenance system closes without stating if they are resolved (WORK.10). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- null: somebody has said it, or it is not known yet
    alter table work_tickets add column is_resolved_inferred boolean;
    create index work_tickets_uninferred on work_tickets (customer_id, id)
      where state = 'CLOSED' and is_resolved is null and is_resolved_inferred is null;
    drop index work_tickets_unresolved;
    create index work_tickets_unresolved on work_tickets (customer_id, closed_at desc, id desc)
      where not coalesce(is_resolved, is_resolved_inferred);
  `);
}
