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

/** The condition has ended. What ended before anybody had to hear of it was no issue. */
export async function resolveIssues(
  trx: Transaction,
  { customerId, systemId, types, ticketId }: Omit<Issue, 'type'> & { types: IssueType[] },
  now: Date,
): Promise<void> {
  const open = trx('external_system_issues')
    .where({ customer_id: customerId, system_id: systemId, ticket_id: ticketId, resolved_at: null })
    .whereIn('issue_type', types);
  const early: number = await open.clone().where('opens_at', '>', now).delete();
  const ended: number = await open.clone().update({ resolved_at: now });
  if (early + ended > 0) await tellIntegration(trx, { customerId, systemId }, now);
}

export const syncIssues: IssueType[] = ['CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE'];
