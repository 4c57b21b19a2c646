import { z } from 'zod';
import type { RecentDecision } from '../../domain/lists/alarms/alarm-history.ts';
import { causes } from '../../domain/origin/cause.ts';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const input = z.object({
  customerId: z.int().positive(),
  limit: z.int().positive(),
  offset: z.int().min(0),
});

const row = z.object({
  alarmId: z.int(),
  id: z.string(),
  /** Milliseconds since the epoch. */
  at: z.int(),
  field: z.string(),
  prevValue: z.string().nullable(),
  revValue: z.string().nullable(),
  userId: z.string().nullable(),
  cause: z.enum(causes).nullable(),
  metadata: z.string(),
});

/** Finds people's decisions about any alarm, newest first. */
export async function findRecentDecisions(
  warehouse: WarehouseClient,
  given: z.input<typeof input>,
): Promise<RecentDecision[]> {
  const { customerId, ...params } = input.parse(given);
  return boundQuery(warehouse, {
    name: 'recent-decisions',
    customerId,
    sql: `SELECT alarm_id AS alarmId, toString(activity_id) AS id, toUnixTimestamp64Milli(created_at) AS at, field,
        prev_value AS prevValue, rev_value AS revValue, toString(user_id) AS userId, cause, metadata
      FROM activity FINAL WHERE customer_id = {customerId:UInt32} AND isNotNull(user_id)
      ORDER BY created_at DESC, id DESC LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    params,
    row,
  });
}
