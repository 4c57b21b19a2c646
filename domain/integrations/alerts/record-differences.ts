import { type Database, forCustomer } from '../../../platform/database.ts';
import { issueTexts } from '../../../texts/server/issues.ts';
import { openIssue } from '../open-issue.ts';
import { publishIntegrations } from '../publish-integrations.ts';

/** Numbers of an integration's rows that differ between Postgres and the warehouse, by what was compared. */
export type Differences = Record<keyof typeof issueTexts.differing, number>;

const type = 'WAREHOUSE_DIFFERENCE';

/**
 * Opens an issue for each integration whose rows in the warehouse differ from those in Postgres, and resolves those of
 * the customer's others. Rows of no integration count for the customer's oldest.
 * @param found what differs, by integration; null: of none.
 */
export const recordDifferences = (
  db: Database,
  customerId: number,
  found: ReadonlyMap<number | null, Differences>,
  now: Date,
): Promise<{ opened: number; resolved: number }> =>
  forCustomer(db, customerId, async (trx) => {
    const oldest = await trx('external_systems').where({ customer_id: customerId }).min('id as id').first();
    const bySystem = new Map<number, Differences>();
    for (const [id, differences] of found) {
      const systemId: number | null = id ?? oldest?.id ?? null;
      if (systemId !== null) bySystem.set(systemId, sumOf(differences, bySystem.get(systemId)));
    }
    let opened = 0;
    for (const [systemId, differences] of bySystem) {
      const issue = { customerId, systemId, type, ticketId: null } as const;
      if (await openIssue(trx, issue, { message: messageOf(differences), now, opensAt: now })) opened += 1;
    }
    const resolved: Array<{ system_id: number }> = await trx('external_system_issues')
      .where({ customer_id: customerId, issue_type: type, resolved_at: null })
      .whereNotIn('system_id', [...bySystem.keys()])
      .update({ resolved_at: now })
      .returning('system_id');
    if (resolved.length > 0)
      await publishIntegrations(
        trx,
        customerId,
        resolved.map((row) => row.system_id),
        now,
      );
    return { opened, resolved: resolved.length };
  });

const kinds = Object.keys(issueTexts.differing) as Array<keyof Differences>;
const sumOf = (one: Differences, other: Differences | undefined): Differences =>
  Object.fromEntries(kinds.map((kind) => [kind, one[kind] + (other?.[kind] ?? 0)])) as Differences;

const messageOf = (differences: Differences): string =>
  issueTexts.differs(
    kinds.filter((kind) => differences[kind] > 0).map((kind) => issueTexts.differing[kind](differences[kind])),
  );
