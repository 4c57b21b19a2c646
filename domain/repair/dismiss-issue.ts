import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { issueTexts } from '../../texts/server/issues.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { assertSuper } from '../identity/assert-super.ts';
import type { Ctx } from '../identity/ctx.ts';
import { publishIntegrations } from '../integrations/publish-integrations.ts';
import { type IssueLog, issueLogColumns } from './list-issue-logs.ts';

/**
 * Hides an open issue from mails, and from what is open in the log and among the feeds in trouble, until it is resolved.
 * Health still goes by it (INT.5). Super users only.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for one that is resolved or dismissed, or of a ticket, which is
 *   dismissed on the ticket.
 */
export async function dismissIssue(ctx: Ctx, id: string): Promise<IssueLog> {
  assertSuper(ctx);
  const customerId = ctx.customer.id;
  const now = ctx.clock.now();
  return forCustomer(ctx.db, customerId, async (trx) => {
    const of = { customer_id: customerId, id };
    const issue = z.uuid().safeParse(id).success && (await trx('external_system_issues').where(of).forUpdate().first());
    if (!issue) throw notFound(issueTexts.notFound);
    if (issue.ticket_id !== null) throw conflict(issueTexts.ofTicket);
    if (issue.resolved_at !== null || issue.dismissed_at !== null) throw conflict(issueTexts.isOver);
    await trx('external_system_issues').where(of).update({ dismissed_at: now });
    await writeAudit(trx, ctx, {
      action: 'dismissExternalSystemIssue',
      subject: { kind: 'integration', id: issue.system_id },
      after: { issueType: issue.issue_type, message: issue.message },
    });
    await publishIntegrations(trx, customerId, [issue.system_id], now);
    const { rows } = await trx.raw(
      `select ${issueLogColumns} from external_system_issues where customer_id = ? and id = ?`,
      [customerId, id],
    );
    return { ...rows[0], isTransferFailed: false };
  });
}
