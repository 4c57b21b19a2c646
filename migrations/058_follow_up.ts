import type { Knex } from 'knex';
import { buildConcurrently, withoutTransaction } from './concurrent-indexes.ts';
import { giveUpLocksSoon } from './lock-timeout.ts';

/** Tickets are read and written while their indexes are built. */
export const config = withoutTransaction;

/** A column for alarms that occurred again after their ticket was closed, and an index for each reason of follow-ups (ANA.5). */
export async function up(knex: Knex): Promise<void> {
  await knex.transaction((trx) =>
    trx.raw(`
      ${giveUpLocksSoon};
      alter table work_tickets add column if not exists has_recurred boolean;
      comment on column work_tickets.has_recurred is 'Whether an alarm of the closed ticket occurred again within 7 days; null: open, or not known yet.';
    `),
  );
  const inListOrder = 'work_tickets (customer_id, is_escalated desc, created_at desc, id desc)';
  await buildConcurrently(knex, {
    work_tickets_unjudged: { on: `work_tickets (customer_id, id) where state = 'CLOSED' and has_recurred is null` },
    work_tickets_recurred: { on: `${inListOrder} where has_recurred` },
    work_tickets_unsettled: {
      on: `${inListOrder} where cmms_sync_status = 'Failed' and cmms_sync_failure_notification_dismissed_at is null`,
    },
    work_tickets_unresolved: { on: `${inListOrder} where not coalesce(is_resolved, is_resolved_inferred)` },
  });
}
