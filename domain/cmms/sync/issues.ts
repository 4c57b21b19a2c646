import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database.ts';
import { tellIntegration } from '../../integrations/tell-integration.ts';

export type IssueType = 'LOST_CONNECTION' | 'CREATE_WORK_TICKET_FAILURE' | 'UPDATE_WORK_TICKET_FAILURE';

interface Issue {
  customerId: number;
  systemId: number;
  type: IssueType;
  ticketId: number | null;
}

/** Says what is wrong; one that is open already hears the newest words (INT.5). */
export async function openIssue(
  trx: Transaction,
  { customerId, systemId, type, ticketId }: Issue,
  { message, now, opensAt }: { message: string; now: Date; opensAt: Date },
): Promise<void> {
  const { rows } = await trx.raw(
    `insert into external_system_issues
       (customer_id, id, system_id, issue_type, ticket_id, message, created_at, opens_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (customer_id, system_id, issue_type, (coalesce(ticket_id, 0))) where resolved_at is null
     do update set message = excluded.message returning xmax = 0 as "isNew"`,
    [customerId, randomUUID(), systemId, type, ticketId, message, now, opensAt] as never,
  );
  if (rows[0].isNew) await tellIntegration(trx, { customerId, systemId }, now);
}

type Issues = Omit<Issue, 'type'> & { types: readonly IssueType[] };

const unresolved = (trx: Transaction, { customerId, systemId, types, ticketId }: Issues) =>
  trx('external_system_issues')
    .where({ customer_id: customerId, system_id: systemId, ticket_id: ticketId, resolved_at: null })
    .whereIn('issue_type', types);

/** What ended before anybody had to hear of it was no issue. @returns how many. */
export const dropUnopened = (trx: Transaction, issues: Issues, now: Date): Promise<number> =>
  unresolved(trx, issues).where('opens_at', '>', now).delete();

/** The condition has ended. */
export async function resolveIssues(trx: Transaction, issues: Issues, now: Date): Promise<void> {
  // most have none
  if (!(await unresolved(trx, issues).first('id'))) return;
  await dropUnopened(trx, issues, now);
  await unresolved(trx, issues).update({ resolved_at: now });
  await tellIntegration(trx, issues, now);
}

const syncIssues: readonly IssueType[] = ['CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE'];

/** Tickets of a customer have reached their maintenance system. */
export async function resolveSyncIssues(
  trx: Transaction,
  { customerId, systemId, ticketIds }: { customerId: number; systemId: number; ticketIds: readonly number[] },
  now: Date,
): Promise<void> {
  // most have none
  const ill: number[] = await trx('external_system_issues')
    .where({ customer_id: customerId, system_id: systemId, resolved_at: null })
    .whereIn('issue_type', syncIssues)
    .whereIn('ticket_id', ticketIds)
    .distinct()
    .pluck('ticket_id');
  for (const ticketId of ill) await resolveIssues(trx, { customerId, systemId, types: syncIssues, ticketId }, now);
}

/** Hides what is wrong with the transfer of a ticket; it stays until it has ended (INT.5). */
export async function dismissIssues(
  trx: Transaction,
  { customerId, ticketId }: { customerId: number; ticketId: number },
  now: Date,
): Promise<void> {
  await trx('external_system_issues')
    .where({ customer_id: customerId, ticket_id: ticketId, resolved_at: null, dismissed_at: null })
    .update({ dismissed_at: now });
}
