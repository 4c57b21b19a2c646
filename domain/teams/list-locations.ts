import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { locationsMax } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { textInNameSchema } from '../people/list-people.ts';
import type { Location } from './location.ts';

const schema = z.object({ nameLike: textInNameSchema, ids: z.array(z.uuid()).max(locationsMax).nullish() });

/**
 * Lists locations by name: all, by ids, or those whose name holds a text.
 * @throws AppError FORBIDDEN for whoever may not look at teams.
 */
export async function listLocations(ctx: Ctx, input: z.input<typeof schema> = {}): Promise<Location[]> {
  assertPermission(ctx, 'teams', 'VIEW');
  const { nameLike, ids } = schema.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select id, name, alarm_properties as "alarmProperties" from locations
       where customer_id = :customerId and name ilike :nameLike and (:ids::uuid[] is null or id = any(:ids::uuid[]))
       order by name_key`,
      { customerId: ctx.customer.id, nameLike, ids: ids ?? null },
    ),
  );
  return rows;
}
