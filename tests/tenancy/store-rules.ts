import { randomUUID } from 'node:crypto';
import type { TestApi } from '../support/test-api.ts';
import { activeAt } from './moments.ts';

/** Ids of a side's automation rules, by purpose: each is consumed by the operation that changes its state. */
export const rulesFrom = (first: number) => ({
  ruleId: String(first),
  disabled: String(first + 1),
  enabled: String(first + 2),
  paused: String(first + 3),
  spare: String(first + 4),
  stopped: String(first + 5),
  idle: String(first + 6),
});
export type RuleIds = ReturnType<typeof rulesFrom>;

const states: Record<string, object> = {
  disabled: { state: 'DISABLED' },
  idle: { state: 'DISABLED' },
  paused: { state: 'PAUSED', pause_reason: 'PERSON', paused_at: new Date(activeAt) },
};

/** Stores rules of a customer, and what they said of an alarm. */
export async function storeRules(
  api: TestApi,
  { customerId, marker, alarmId, first }: { customerId: number; marker: string; alarmId: number; first: number },
): Promise<RuleIds> {
  const ids = rulesFrom(first);
  const at = new Date(activeAt);
  await api.db('automation_rules').insert(
    Object.entries(ids).map(([name, id], order) => ({
      ...{
        customer_id: customerId,
        id,
        name: `${name} ${marker}`,
        execution_order: order + 1,
        created_at: at,
        updated_at: at,
      },
      ...{ state: 'ENABLED', enabled_at: at, trigger: JSON.stringify({ type: 'BECOMES_STALE', status: null }) },
      ...{ actions: JSON.stringify([{ type: 'PIN' }]), ...states[name] },
    })),
  );
  await api.warehouse.insert({
    table: 'rule_log',
    format: 'JSONEachRow',
    values: [
      {
        ...{ customer_id: customerId, rule_id: first, rule_name: marker, alarm_id: alarmId, at: at.toISOString() },
        ...{ log_id: randomUUID(), outcome: 'ACTED', action: 'PIN', reason: 'Pinned', version: 1 },
        ...{ triggered_at: at.toISOString(), due_at: at.toISOString() },
      },
    ],
  });
  return ids;
}
