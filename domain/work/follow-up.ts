import type { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { workTexts } from '../../texts/server/work.ts';
import { reoccurrenceDays } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { assertWork, visibleTickets } from '../identity/ticket-rights.ts';
import { toPostgres } from '../lists/criteria/to-postgres.ts';
import { pageSchema } from '../paging.ts';
import type { Ticket } from './model/ticket.ts';
import { ticketRowsOf } from './ticket-rows.ts';

const { followUp } = workTexts;

/** A ticket that needs another look, and the reasons. */
export interface FollowUp {
  ticket: Ticket;
  reasons: string[];
}

const onAlarm = (condition: string): string => `exists (
  select 1 from work_ticket_alarms w join alarm_state s on s.customer_id = w.customer_id and s.id = w.alarm_id
  where w.customer_id = t.customer_id and w.ticket_id = t.id and ${condition})`;

/** Null while unknown (WORK.10). */
const isResolved = 'coalesce(t.is_resolved, t.is_resolved_inferred)';

/** Policy followUpReasons (ANA.5), each with the condition of its tickets and the order of their index. */
const reasons: ReadonlyArray<{ reason: string; sql: string; order: string }> = [
  { reason: followUp.overdue, sql: `t.state = 'OPEN' and t.due_at <= :now::timestamptz`, order: 't.due_at' },
  {
    reason: followUp.syncFailed,
    sql: `t.cmms_sync_status = 'Failed' and t.cmms_sync_failure_notification_dismissed_at is null`,
    order: 't.id desc',
  },
  { reason: followUp.unassigned, sql: `t.state = 'OPEN' and t.assignee_id is null`, order: 't.created_at desc' },
  {
    reason: followUp.inactiveAlarms,
    sql: `t.state = 'OPEN' and t.alarm_count > 0 and not ${onAlarm('s.is_active')}`,
    order: 't.created_at desc',
  },
  { reason: followUp.unresolved, sql: `not ${isResolved}`, order: 't.closed_at desc' },
  {
    reason: followUp.recurred(reoccurrenceDays),
    sql: `t.state = 'CLOSED' and ${isResolved} and ${onAlarm(
      `s.latest_alarm_at > t.closed_at and s.latest_alarm_at <= t.closed_at + interval '${reoccurrenceDays} days'`,
    )}`,
    order: 't.closed_at desc',
  },
];

/**
 * Lists tickets that the caller sees and that need another look, newest first, each with all its reasons.
 * @throws AppError FORBIDDEN without access to work and reports.
 */
export async function listFollowUps(ctx: Ctx, input: z.input<typeof pageSchema>): Promise<FollowUp[]> {
  assertWork(ctx);
  assertPermission(ctx, 'reporting', 'VIEW');
  const { limit, offset } = pageSchema.parse(input);
  const visible = await visibleTickets(ctx);
  const seen = visible === null ? { sql: 'true', bindings: [] } : toPostgres(visible);
  const now = ctx.clock.now().toISOString();
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const parts = reasons.map(({ sql, order }, index) => ({
      sql: `(select t.id, ${index} as reason from work_tickets t where t.customer_id = ? and ${sql.replace(':now', '?')}
        and ${seen.sql} order by ${order} limit ?)`,
      bindings: [ctx.customer.id, ...(sql.includes(':now') ? [now] : []), ...seen.bindings, limit + offset],
    }));
    const { rows } = await trx.raw(
      `select id, array_agg(reason order by reason) as reasons from (${parts.map(({ sql }) => sql).join(' union all ')}) f
       group by id order by id desc limit ? offset ?`,
      [...parts.flatMap(({ bindings }) => bindings), limit, offset],
    );
    const found = rows as Array<{ id: number; reasons: number[] }>;
    const tickets = new Map(
      (await ticketRowsOf(trx, ctx.customer.id).byIds(found.map(({ id }) => id))).map((ticket) => [ticket.id, ticket]),
    );
    return found.flatMap(({ id, reasons: named }) => {
      const ticket = tickets.get(id);
      return ticket ? [{ ticket, reasons: named.flatMap((index) => reasons[index]?.reason ?? []) }] : [];
    });
  });
}
