import type { Database, Transaction } from '../../../platform/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { IssueType } from '../open-issues.ts';
import { publishIntegrations } from '../publish-integrations.ts';

/** Condition that `i` is the open issue of the detector's type about the system of `row`. */
export const isOpenIssueOf = (row: string): string =>
  `i.customer_id = ${row}.customer_id and i.system_id = ${row}.system_id and i.issue_type = :type and i.resolved_at is null`;

interface Detector {
  type: IssueType;
  /**
   * SQL after `with`, which has `due`, the issues that there are (customer_id, system_id, message, opens_at), and `resolved`,
   * the systems whose issue it has resolved.
   */
  tables: string;
  bindings: { now: Date } & Readonly<Record<string, unknown>>;
}

interface ChangedSystem {
  customerId: number;
  systemId: number;
  /** True if its issue was opened, false if it was resolved. */
  isNew: boolean;
}

/**
 * Judges the systems of all customers by one statement, however many there are: opens the issues that are due and not
 * open yet, and notifies screens of what has changed.
 * @returns the numbers of issues opened and resolved.
 */
export function runDetector(
  db: Database,
  { type, tables, bindings }: Detector,
): Promise<{ opened: number; resolved: number }> {
  return db.transaction(async (trx) => {
    const { rows: changed } = await trx.raw<{ rows: ChangedSystem[] }>(
      `with ${tables},
       opened as (
         insert into external_system_issues (customer_id, id, system_id, issue_type, message, created_at, opens_at)
         select d.customer_id, gen_random_uuid(), d.system_id, :type, d.message, :now::timestamptz, d.opens_at
         from due d
         where not exists (select from external_system_issues i where ${isOpenIssueOf('d')})
         on conflict do nothing
         returning customer_id, system_id)
       select customer_id as "customerId", system_id as "systemId", true as "isNew" from opened
       union all
       select customer_id, system_id, false from resolved`,
      { ...bindings, type },
    );
    await notifyScreens(trx, changed, bindings.now);
    const opened = changed.filter(({ isNew }) => isNew).length;
    return { opened, resolved: changed.length - opened };
  });
}

/** Notifies the screens of every customer of integrations to re-read. */
async function notifyScreens(trx: Transaction, systems: readonly ChangedSystem[], now: Date): Promise<void> {
  for (const [customerId, own] of groupBy(systems, (one) => one.customerId)) {
    const ids = new Set(own.map(({ systemId }) => systemId));
    await publishIntegrations(trx, customerId, [...ids], now);
  }
}
