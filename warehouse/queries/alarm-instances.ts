import { z } from 'zod';
import { boundQuery } from './bound-query.ts';

/** Milliseconds since the epoch; the server may write 64 bits as text. */
export const millis = z.coerce.number();
const optionalMillis = millis.nullable();

const params = z.object({ alarmId: z.int(), limit: z.int(), offset: z.int() });
const row = z.object({
  id: z.string(),
  startedAt: millis,
  endedAt: optionalMillis,
  endSource: z.enum(['SOURCE', 'SUPERSEDED', 'INFERRED', 'USER', 'REPLAY']).nullable(),
  ackedAt: optionalMillis,
  ackedBy: z.string().nullable(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
});

const inOrder = (direction: 'ASC' | 'DESC') =>
  boundQuery({
    sql: `
      SELECT toString(instance_id) AS id, toUnixTimestamp64Milli(started_at) AS startedAt,
        toUnixTimestamp64Milli(ended_at) AS endedAt, end_source AS endSource,
        toUnixTimestamp64Milli(acked_at) AS ackedAt, acked_by AS ackedBy, value, unit
      FROM instances FINAL
      WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}
      ORDER BY started_at ${direction}, instance_id ${direction}
      LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    params,
    row,
  });

/** Occurrences of one alarm by start; times in milliseconds since the epoch. */
export const alarmInstances = { ASC: inOrder('ASC'), DESC: inOrder('DESC') };

export const alarmInstanceCount = boundQuery({
  sql: `SELECT count() AS count FROM instances FINAL WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64}`,
  params: z.object({ alarmId: z.int() }),
  row: z.object({ count: z.coerce.number() }),
});
