import { z } from 'zod';
import { boundStream } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';
import { sourceActionsSql } from '../source-actions.ts';

const input = z.object({
  customerId: z.int().positive(),
  /** Null: all alarms. */
  alarmIds: z.array(z.int().positive()).readonly().nullable(),
  /** Milliseconds since the epoch, both included. */
  from: z.int(),
  to: z.int(),
});

/** `utc` in ISO 8601. */
const row = z.object({
  alarmId: z.int(),
  utc: z.string(),
  field: z.string(),
  prevValue: z.string().nullable(),
  revValue: z.string().nullable(),
  /** Null for actions of the source and of the system. */
  userId: z.string().nullable(),
  isSource: z.int().transform(Boolean),
  metadata: z.string(),
});
export type ActivityHistoryRow = z.output<typeof row>;

const sqlOf = (isOfSome: boolean): string => {
  const where = `customer_id = {customerId:UInt32}${isOfSome ? ' AND alarm_id IN {alarmIds:Array(UInt64)}' : ''}`;
  const within = (time: string): string =>
    `${time} >= {from:DateTime64(3, 'UTC')} AND ${time} <= {to:DateTime64(3, 'UTC')}`;
  return `
  SELECT alarmId, formatDateTime(happened_at, '%Y-%m-%dT%H:%i:%S', 'UTC') || '.' || leftPad(toString(toUnixTimestamp64Milli(happened_at) % 1000), 3, '0') || 'Z' AS utc, field, prevValue, revValue, userId, isSource, metadata
  FROM (
    SELECT alarm_id AS alarmId, toString(activity_id) AS id, created_at AS happened_at, toString(field) AS field,
      prev_value AS prevValue, rev_value AS revValue, toString(user_id) AS userId, 0 AS isSource, metadata
    FROM activity FINAL
    WHERE ${where} AND ${within('created_at')}
    UNION ALL
    SELECT alarm_id AS alarmId, concat(instance, ':', field) AS id, assumeNotNull(happened_at) AS happened_at, field,
      NULL AS prevValue, value AS revValue, NULL AS userId, 1 AS isSource, '' AS metadata
    FROM (${sourceActionsSql(`${where} AND started_at <= {to:DateTime64(3, 'UTC')}`)})
    WHERE ${within('happened_at')}
  )
  ORDER BY happened_at DESC, id DESC
  SETTINGS max_bytes_before_external_sort = 200000000`;
};

/** Streams decisions of people, rules and systems and actions of sources, newest first, in ClickHouse's batches. */
export async function streamActivityHistory(
  warehouse: WarehouseClient,
  given: z.input<typeof input> & { signal: AbortSignal },
): Promise<AsyncGenerator<ActivityHistoryRow[]>> {
  const { customerId, alarmIds, from, to } = input.parse(given);
  return boundStream(
    warehouse,
    {
      name: 'activity-history',
      customerId,
      range: { from, to },
      sql: sqlOf(alarmIds !== null),
      params: alarmIds ? { alarmIds: [...alarmIds] } : {},
      row,
    },
    given.signal,
  );
}
