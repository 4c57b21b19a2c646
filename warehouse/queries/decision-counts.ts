import { z } from 'zod';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const row = z.object({ alarmId: z.int(), decisions: z.int() });

interface DecisionQuery {
  customerId: number;
  alarmIds: readonly number[];
  /** Milliseconds since the epoch; `to` is excluded. */
  from: number;
  to: number;
}

/** Counts decisions by people and rules about some alarms; those without one are left out. */
export async function findDecisionCounts(
  warehouse: WarehouseClient,
  { customerId, alarmIds, from, to }: DecisionQuery,
): Promise<Array<z.output<typeof row>>> {
  if (alarmIds.length === 0) return [];
  return boundQuery(warehouse, {
    name: 'decision-counts',
    customerId,
    range: { from, to },
    sql: `
      SELECT alarm_id AS alarmId, count() AS decisions FROM activity FINAL
      WHERE customer_id = {customerId:UInt32} AND alarm_id IN {alarmIds:Array(UInt64)}
        AND created_at >= {from:DateTime64(3, 'UTC')} AND created_at < {to:DateTime64(3, 'UTC')}
        AND (isNotNull(user_id) OR isNotNull(automation_rule_id))
      GROUP BY alarm_id`,
    params: { alarmIds: [...alarmIds] },
    row,
  });
}
