import { z } from 'zod';
import type { WarehouseClient } from '../client.ts';
import { boundQuery } from './bound-query.ts';

const input = z.object({
  customerId: z.int().positive(),
  instances: z.array(z.object({ id: z.uuid(), alarmId: z.int().positive(), startedAt: z.number() })),
});

const row = z.object({ id: z.string(), version: z.int() });

// without FINAL, which hides rows that were marked as deleted: those have arrived as well
const sql = `
  SELECT toString(instance_id) AS id, max(instances.version) AS version
  FROM instances
  WHERE customer_id = {customerId:UInt32}
    AND alarm_id IN {alarmIds:Array(UInt64)}
    AND started_at BETWEEN {from:DateTime64(3, 'UTC')} AND {to:DateTime64(3, 'UTC')}
    AND instance_id IN {ids:Array(UUID)}
  GROUP BY instance_id`;

/** The newest version of each of the given instances that the warehouse holds; one that it has never seen is left out. */
export async function findInstanceVersions(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<Map<string, number>> {
  const { customerId, instances } = input.parse(given);
  if (instances.length === 0) return new Map();
  const starts = instances.map((one) => one.startedAt);
  const rows = await boundQuery(warehouse, {
    name: 'instance-versions',
    customerId,
    range: { from: Math.min(...starts), to: Math.max(...starts) },
    sql,
    params: { alarmIds: [...new Set(instances.map((one) => one.alarmId))], ids: instances.map((one) => one.id) },
    row,
  });
  return new Map(rows.map(({ id, version }) => [id, version]));
}
