import type { Transaction } from '../../platform/database.ts';
import type { IssueType } from '../integrations/open-issues.ts';
import { publishIntegrations } from '../integrations/publish-integrations.ts';

/** Issues of tickets whose sync has failed; a sweep finds those of connections. */
const syncIssues = ['CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE'] as const satisfies IssueType[];

/**
 * Resolves the issues of tickets that have reached their maintenance systems. A failure that ended within the delay
 * never became an issue.
 */
export async function resolveSyncIssues(
  trx: Transaction,
  { customerId, systemId, ticketIds }: { customerId: number; systemId: number; ticketIds: readonly number[] },
  now: Date,
): Promise<void> {
  const ill = () =>
    trx('external_system_issues')
      .where({ customer_id: customerId, system_id: systemId, resolved_at: null })
      .whereIn('issue_type', syncIssues)
      .whereIn('ticket_id', ticketIds);
  // most have none
  if (!(await ill().first('id'))) return;
  await ill().where('opens_at', '>', now).delete();
  await ill().update({ resolved_at: now });
  await publishIntegrations(trx, customerId, [systemId], now);
}

/** Dismisses the issues of a ticket's sync; they stay open until resolved (INT.5). */
export async function dismissIssues(
  trx: Transaction,
  { customerId, ticketId }: { customerId: number; ticketId: number },
  now: Date,
): Promise<void> {
  await trx('external_system_issues')
    .where({ customer_id: customerId, ticket_id: ticketId, resolved_at: null, dismissed_at: null })
    .update({ dismissed_at: now });
}
