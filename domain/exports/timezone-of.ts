import { z } from 'zod';

const schema = z.object({
  timezone: z.string().nullish(),
  input: z.object({ timezone: z.string().nullish() }).nullish(),
});

/** Returns the time zone that the input of a list names, or the customer's. */
export function timezoneOf(input: unknown, customer: { defaultTimezone: string }): string {
  const given = schema.safeParse(input).data;
  return given?.timezone ?? given?.input?.timezone ?? customer.defaultTimezone;
}
