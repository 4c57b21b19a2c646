import { z } from 'zod';
import { millis } from './alarm-instances.ts';
import { boundQuery } from './bound-query.ts';

/**
 * What the source did to an alarm, a row each: an instance started, ended, was acknowledged. An end that a person set is
 * that person's decision and is not among them.
 */
const deeds = `
  SELECT concat(toString(instance_id), ':', deed.1) AS id, deed.1 AS field, deed.2 AS at, deed.3 AS value
  FROM instances FINAL
  ARRAY JOIN [
    ('started', toNullable(started_at), if(value IS NULL, NULL, trimRight(concat(ifNull(value, ''), ' ', ifNull(unit, ''))))),
    ('ended', if(end_source = 'USER', NULL, ended_at), CAST(end_source AS Nullable(String))),
    ('acknowledged', acked_at, acked_by)
  ] AS deed
  WHERE customer_id = {customerId:UInt32} AND alarm_id = {alarmId:UInt64} AND deed.2 IS NOT NULL`;

/** The newest, by time, then id. */
export const alarmSourceDeeds = boundQuery({
  sql: `SELECT id, field, toUnixTimestamp64Milli(assumeNotNull(at)) AS at, value
    FROM (${deeds})
    ORDER BY at DESC, id DESC LIMIT {limit:UInt32}`,
  params: z.object({ alarmId: z.int(), limit: z.int() }),
  row: z.object({
    id: z.string(),
    field: z.enum(['started', 'ended', 'acknowledged']),
    at: millis,
    value: z.string().nullable(),
  }),
});

export const alarmSourceDeedCount = boundQuery({
  sql: `SELECT count() AS count FROM (${deeds})`,
  params: z.object({ alarmId: z.int() }),
  row: z.object({ count: z.coerce.number() }),
});
