import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';

/** What says where an alarm is. */
const placeTypes = ['building', 'floors', 'rooms'];

/** Whether any alarm of the customer is known to lie somewhere: tables name places then, and else sources. */
export async function hasPlaces({ db, customer }: Pick<Ctx, 'db' | 'customer'>): Promise<boolean> {
  const { rows } = await forCustomer(db, customer.id, (trx) =>
    trx.raw(
      `select exists (
         select from alarm_property_values where customer_id = ? and type = any(?::text[])) as "hasPlaces"`,
      [customer.id, placeTypes],
    ),
  );
  return rows[0].hasPlaces;
}
