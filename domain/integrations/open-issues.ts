/**
 * Kinds of issues of an integration: its connection, its throughput, its license, the certificate that it is reached with,
 * the clock of its pump, a ticket that does not reach it, or rows that differ between Postgres and the warehouse.
 */
export type IssueType =
  | 'LOST_CONNECTION'
  | 'LOW_THROUGHPUT'
  | 'LICENSE_EXPIRING'
  | 'CERTIFICATE_EXPIRING'
  | 'CLOCK_SKEW'
  | 'CREATE_WORK_TICKET_FAILURE'
  | 'UPDATE_WORK_TICKET_FAILURE'
  | 'WAREHOUSE_DIFFERENCE';

/** An issue of an integration that is not resolved; one that is dismissed is open too: that only hides it (INT.5). */
export interface OpenIssue {
  type: IssueType;
  /** Time from which on it counts. ISO 8601. */
  opensAt: string;
}

/** Issues of the integration in table `e`, as a column of `OpenIssue[]`. */
export const openIssuesColumn = `(select coalesce(jsonb_agg(distinct jsonb_build_object('type', i.issue_type, 'opensAt', i.opens_at)), '[]')
  from external_system_issues i
  where i.customer_id = e.customer_id and i.system_id = e.id and i.resolved_at is null)
  as "openIssues"`;

/** True if an issue of these types is open and counts by now. */
export const hasOpenIssue = (issues: readonly OpenIssue[], types: readonly IssueType[], now: Date): boolean =>
  issues.some(({ type, opensAt }) => types.includes(type) && new Date(opensAt) <= now);
