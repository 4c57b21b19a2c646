import type { Transaction } from '../../../platform/database.ts';

/** Parts of an automation rule that name a status besides its criteria. */
interface Naming {
  id: number;
  trigger: { status?: string | null } | null;
  actions: Array<{ type: string; status?: string | null }>;
}

/** Gives a status its new name in the triggers and actions of automation rules (STAT.24), in the caller's transaction. */
export async function rewriteRuleStatuses(
  trx: Transaction,
  customerId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const rules: Naming[] = await trx('automation_rules')
    .where({ customer_id: customerId })
    .whereRaw(`(trigger ->> 'status' = ? or actions @> ?::jsonb)`, [from, JSON.stringify([{ status: from }])])
    .orderBy('id')
    .forUpdate()
    .select('id', 'trigger', 'actions');
  const renamed = <Part extends { status?: string | null }>(part: Part): Part =>
    part.status === from ? { ...part, status: to } : part;
  for (const { id, trigger, actions } of rules)
    await trx('automation_rules')
      .where({ customer_id: customerId, id })
      .update({
        trigger: trigger && JSON.stringify(renamed(trigger)),
        actions: JSON.stringify(actions.map(renamed)),
      });
}
