import { iso } from '../../platform/instant.ts';
import { type Condition, toPostgres } from '../lists/criteria/to-postgres.ts';
import { isResolved } from '../lists/tickets/ticket-filters.ts';
import { repeatingAmong } from '../work/repeat-work.ts';

/** Closed work: the tickets that are closed, by when they were (ANA.1), as KPI.9 counts them. */

export interface Sql {
  sql: string;
  bindings: unknown[];
}

/** Condition of the tickets `t` closed within a period, its end excluded. */
export const closedWithin = (start: number, end: number): Sql => ({
  sql: `(t.state = 'CLOSED' and t.closed_at >= ?::timestamptz and t.closed_at < ?::timestamptz)`,
  bindings: [iso(start), iso(end)],
});

const resolved = toPostgres(isResolved);

/**
 * Common table expressions of the closed work of some parts of a period: `closed`, and `facts`, the same with whether it
 * is repeat work (KPI.11): a repeat of another ticket, or reissued.
 * @param bounds of the parts, ascending: the first is the start, the last the end. The nth part is `part` n.
 */
export function closedWork(customerId: number, condition: Condition, bounds: readonly number[]): Sql {
  const within = closedWithin(bounds[0] as number, bounds.at(-1) as number);
  const repeating = repeatingAmong('closed', customerId);
  return {
    sql: `closed as materialized (
        select t.id, t.created_at, t.closed_at, t.assignee_id, t.created_by, t.external_system_id,
          t.reissue_count > 0 as is_reissued, ${resolved.sql} as is_resolved,
          width_bucket(t.closed_at, ?::timestamptz[]) as part
        from work_tickets t where t.customer_id = ? and ${within.sql} and ${condition.sql}
      ), repeating as (${repeating.sql}), facts as (
        select c.*, r.ticket_id is not null as is_repeating, c.is_reissued or r.ticket_id is not null as is_repeat
        from closed c left join repeating r on r.ticket_id = c.id
      )`,
    bindings: [
      ...resolved.bindings,
      bounds.map(iso),
      customerId,
      ...within.bindings,
      ...condition.bindings,
      ...repeating.bindings,
    ],
  };
}
