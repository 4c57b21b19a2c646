import { z } from 'zod';

/** Period and alarms of a query; see `Observed` of the domain. */
export const observed = z.object({
  customerId: z.int().positive(),
  from: z.int(),
  until: z.int(),
  timezone: z.string(),
  condition: z.object({ sql: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
});

export const customer = 'customer_id = {customerId:UInt32}';
export const [from, until] = [`{from:DateTime64(3, 'UTC')}`, `{to:DateTime64(3, 'UTC')}`] as const;

/** Alarms that are measured, with their current priority (WIRE.15). */
export const alarmsOf = (condition: string | undefined): string =>
  `(SELECT alarm_id, priority FROM alarms FINAL WHERE ${customer} AND ${condition ?? 'true'})`;

/** Reads keys and values that `sumMap` returns. */
export const sums = <Key extends z.ZodType>(key: Key) =>
  z
    .tuple([z.array(key), z.array(z.int())])
    .transform(([keys, values]) => new Map(keys.map((one, at) => [one, values[at] as number])));
