import { forCustomer } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';

/** Types of properties that name a place. */
const placeTypes = ['building', 'floors', 'rooms'];

/** True if any alarm of the customer has a known place: tables then show places, otherwise sources. */
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
