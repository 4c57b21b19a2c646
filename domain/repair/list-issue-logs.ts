import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { listLimits, pageSizes } from '../constants.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { externalSystemId, missing } from '../integrations/list-external-systems.ts';
import type { IssueType } from '../integrations/open-issues.ts';
import { ticketRowsOf } from '../work/ticket-rows.ts';

/** An issue of an integration, open or resolved, that lasted long enough to count (INT-037). */
export interface IssueLog {
  id: string;
  issueType: IssueType;
  /** In the words of the system that is connected. */
  message: string;
  /** Since when it counts. */
  openedAt: Date;
  isResolved: boolean;
  resolvedAt: Date | null;
  dismissedAt: Date | null;
  workTicketId: number | null;
  /** True if its ticket's transfer has failed, so that it can be retried or dismissed. */
  isTransferFailed: boolean;
}

/** Columns of an issue but those of its ticket. */
export const issueLogColumns = `id, issue_type as "issueType", message, opens_at as "openedAt",
  resolved_at is not null as "isResolved", resolved_at as "resolvedAt", dismissed_at as "dismissedAt",
  ticket_id as "workTicketId"`;

const schema = z.object({
  externalSystemId: z.string(),
  limit: z.int().min(0).max(listLimits.limit).nullish(),
  offset: z.int().min(0).max(listLimits.offset).nullish(),
});
export type ListIssueLogsInput = z.input<typeof schema>;

/**
 * A page of an integration's issues: those that last first, dismissed ones behind the others (INT.5), then the newest. Super
 * users only. @throws AppError
 */
export async function listIssueLogs(ctx: Ctx, input: ListIssueLogsInput): Promise<IssueLog[]> {
  assertSuper(ctx);
  const { externalSystemId: id, limit, offset } = schema.parse(input);
  const page = { limit: limit ?? pageSizes.list, offset: offset ?? 0 };
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const issues = await issuesOf(trx, ctx, id);
    const { rows: logs } = await issues<Omit<IssueLog, 'isTransferFailed'>>(
      issueLogColumns,
      `order by (resolved_at is null) desc, (resolved_at is null and dismissed_at is not null), opens_at desc, id limit ${page.limit} offset ${page.offset}`,
    );
    const tickets = await ticketRowsOf(trx, ctx.customer.id).byIds(logs.flatMap((log) => log.workTicketId ?? []));
    const failed = new Set(tickets.filter((ticket) => ticket.cmmsSyncStatus === 'Failed').map((ticket) => ticket.id));
    return logs.map((log) => ({
      ...log,
      isTransferFailed: !log.isResolved && log.workTicketId !== null && failed.has(log.workTicketId),
    }));
  });
}

/** Counts the issues that `listIssueLogs` finds. */
export async function countIssueLogs(ctx: Ctx, input: Pick<ListIssueLogsInput, 'externalSystemId'>): Promise<number> {
  assertSuper(ctx);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const issues = await issuesOf(trx, ctx, input.externalSystemId);
    const { rows } = await issues<{ count: number }>('count(*) as count');
    return rows[0]?.count ?? 0;
  });
}

/** Returns a query for the issues of one integration that count by now. @throws AppError NOT_FOUND */
async function issuesOf(trx: Transaction, ctx: Ctx, id: string) {
  const systemId = externalSystemId(id);
  const of = { customer_id: ctx.customer.id, id: systemId };
  if (!(await trx('external_systems').where(of).first('id'))) throw missing();
  return <Row>(columns: string, rest = '') =>
    trx.raw<{ rows: Row[] }>(
      `select ${columns} from external_system_issues
       where customer_id = ? and system_id = ? and opens_at <= ? ${rest}`,
      [ctx.customer.id, systemId, ctx.clock.now()],
    );
}
