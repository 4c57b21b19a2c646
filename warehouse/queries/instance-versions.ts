import { z } from 'zod';
import { boundQuery } from './bound-query.ts';

/**
 * The newest version of each of the given instances that the warehouse holds; one that it has never seen is left out.
 * Without FINAL, which hides rows that are marked as deleted: those have arrived as well.
 */
export const findInstanceVersions = boundQuery({
  sql: `
    SELECT toString(instance_id) AS id, max(instances.version) AS version
    FROM instances
    WHERE customer_id = {customerId:UInt32}
      AND alarm_id IN {alarmIds:Array(UInt64)}
      AND instance_id IN {instanceIds:Array(UUID)}
    GROUP BY instance_id`,
  params: z.object({
    alarmIds: z.array(z.int().positive()),
    instanceIds: z.array(z.uuid()),
  }),
  row: z.object({ id: z.string(), version: z.coerce.number().int() }),
});
