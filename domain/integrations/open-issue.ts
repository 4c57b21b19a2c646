import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database.ts';
import type { IssueType } from './open-issues.ts';
import { publishIntegrations } from './publish-integrations.ts';

interface Issue {
  customerId: number;
  systemId: number;
  type: IssueType;
  /** Null for issues of the integration as a whole. */
  ticketId: number | null;
}

/**
 * Opens an issue of an integration; if one is open already, updates its message (INT.5).
 * @returns true if it is a new one.
 */
export async function openIssue(
  trx: Transaction,
  { customerId, systemId, type, ticketId }: Issue,
  { message, now, opensAt }: { message: string; now: Date; opensAt: Date },
): Promise<boolean> {
  const { rows } = await trx.raw(
    `insert into external_system_issues
       (customer_id, id, system_id, issue_type, ticket_id, message, created_at, opens_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (customer_id, system_id, issue_type, (coalesce(ticket_id, 0))) where resolved_at is null
     do update set message = excluded.message returning xmax = 0 as "isNew"`,
    [customerId, randomUUID(), systemId, type, ticketId, message, now, opensAt],
  );
  const [{ isNew }] = rows;
  if (isNew) await publishIntegrations(trx, customerId, [systemId], now);
  return isNew;
}
