import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { uuidOf } from '../../../platform/ids.ts';
import { throughputAlertHours } from '../../constants.ts';
import { mayInSql } from '../../identity/permissions.ts';
import { writeMails } from '../../mail/write-mails.ts';
import type { IssueType } from '../open-issues.ts';
import {
  type AlertContext,
  type AlertIssue,
  type AlertText,
  certificateAlert,
  clockAlert,
  licenseAlert,
  lostConnectionAlert,
  lowThroughputAlert,
  restoredAlert,
  syncFailureAlert,
} from './alert-mails.ts';

interface DueIssue extends AlertIssue, AlertContext {
  id: string;
  customerId: number;
  systemId: number;
  isExternalAlertsEnabled: boolean;
  externalAlertEmails: string[] | null;
}

/** Maximum issues in one transaction. */
const atOnce = 500;
const goodForMs = 24 * 3_600_000;

/** INT.6: alerts on a source's throughput are sent once a day at most, and not while its connection is lost. */
const isAlertedEnough = `exists (
  select from external_system_issues o
  where o.customer_id = i.customer_id and o.system_id = i.system_id and (
    o.issue_type = 'LOW_THROUGHPUT' and o.alerted_at > :now::timestamptz - interval '${throughputAlertHours} hours'
    or o.issue_type = 'LOST_CONNECTION' and o.resolved_at is null))`;

/**
 * Mails open issues of integrations once they count, and restored connections, each issue once (INT.6, INT.7): to the
 * customer's Admins who have enabled that, and to the integration's external addresses. Sync failures of one system are
 * one mail; differences of the warehouse are the provider's concern.
 * @returns the number of issues mailed.
 */
export async function notifyOfIssues({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock.now();
  return db.transaction(async (trx) => {
    const open = await claimDue(trx, now, {
      where: `i.alerted_at is null and i.resolved_at is null and i.dismissed_at is null and i.opens_at <= :now
        and i.issue_type <> 'WAREHOUSE_DIFFERENCE' and (i.issue_type <> 'LOW_THROUGHPUT' or not ${isAlertedEnough})`,
      mark: 'alerted_at',
    });
    const restored = await claimDue(trx, now, {
      where: `i.alerted_at is not null and i.restored_alert_at is null and i.resolved_at is not null
        and i.issue_type = 'LOST_CONNECTION'`,
      mark: 'restored_alert_at',
    });
    const of = (...types: IssueType[]) => open.filter(({ type }) => types.includes(type));
    for (const issue of of('LOST_CONNECTION')) await mail(trx, now, [issue], lostConnectionAlert(issue, issue));
    for (const issue of of('LOW_THROUGHPUT')) await mail(trx, now, [issue], lowThroughputAlert(issue, issue));
    for (const issue of of('LICENSE_EXPIRING')) await mail(trx, now, [issue], licenseAlert(issue, issue));
    for (const issue of of('CERTIFICATE_EXPIRING')) await mail(trx, now, [issue], certificateAlert(issue, issue));
    for (const issue of of('CLOCK_SKEW')) await mail(trx, now, [issue], clockAlert(issue, issue));
    for (const issues of bySystem(of('CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE')))
      await mail(trx, now, issues, syncFailureAlert(issues, issues[0]));
    for (const issue of restored) await mail(trx, now, [issue], restoredAlert(issue, issue));
    return open.length + restored.length;
  });
}

/** Marks due issues of active systems as mailed, and returns them. */
async function claimDue(
  trx: Transaction,
  now: Date,
  { where, mark }: { where: string; mark: 'alerted_at' | 'restored_alert_at' },
): Promise<DueIssue[]> {
  const { rows } = await trx.raw<{ rows: DueIssue[] }>(
    `with claimed as (
       select i.customer_id, i.id from external_system_issues i
       join external_systems e on e.customer_id = i.customer_id and e.id = i.system_id and e.is_active
       join customers c on c.id = i.customer_id and c.onboarding_status <> 'DISABLED'
       where ${where} order by i.opens_at limit ${atOnce} for update of i skip locked)
     update external_system_issues i set ${mark} = :now
     from claimed, external_systems e
       left join external_system_contacts k on k.customer_id = e.customer_id and k.system_id = e.id, customers c
     where i.customer_id = claimed.customer_id and i.id = claimed.id
       and e.customer_id = i.customer_id and e.id = i.system_id and c.id = i.customer_id
     returning i.id, i.customer_id as "customerId", i.system_id as "systemId", i.issue_type as type,
       i.ticket_id as "ticketId", i.message, i.opens_at as "opensAt", i.resolved_at as "resolvedAt",
       e.display_name as "systemName", e.direction, k.last_access_at as "lastContactAt", e.is_external_alerts_enabled as "isExternalAlertsEnabled",
       e.external_alert_emails as "externalAlertEmails", c.name as "customerName", c.default_timezone as timezone`,
    { now },
  );
  return rows.sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
}

type Some = [DueIssue, ...DueIssue[]];

function bySystem(issues: readonly DueIssue[]): Some[] {
  const systems = new Map<number, Some>();
  for (const issue of issues) {
    const known = systems.get(issue.systemId);
    if (known) known.push(issue);
    else systems.set(issue.systemId, [issue]);
  }
  return [...systems.values()];
}

async function mail(trx: Transaction, now: Date, [first]: Some, text: AlertText): Promise<void> {
  const expiresAt = new Date(now.getTime() + goodForMs);
  const mails = (await recipientsOf(trx, first)).map((to) => ({
    ...text,
    // a license is warned of several times
    id: uuidOf('issue-alert', first.id, text.subject, to, now.getTime()),
    to,
    isForwarded: true,
    createdAt: now,
    expiresAt,
  }));
  await writeMails(trx, mails);
}

/** Returns the recipients of an alert (INT.7), without people who have unsubscribed from mails. */
async function recipientsOf(trx: Transaction, of: DueIssue): Promise<string[]> {
  const { rows } = await trx.raw(
    `select u.email from memberships m join users u on u.id = m.user_id
     where m.customer_id = ? and ${mayInSql('m', 'integrations.alerts', 'VIEW')} and m.status = 'active'
       and m.is_integration_status_alert_emails_enabled and u.is_email_subscribed`,
    [of.customerId],
  );
  const external = of.isExternalAlertsEnabled ? (of.externalAlertEmails ?? []) : [];
  const emails = [...rows.map(({ email }: { email: string }) => email), ...external];
  return [...new Set(emails.map((email: string) => email.toLowerCase()))].sort();
}
