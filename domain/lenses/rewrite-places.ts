import type { Transaction } from '../../platform/database.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { PropertyValues } from '../lists/alarms/place-filters.ts';
import { publishLenses } from './publish-lenses.ts';

/** Values of a property that have become another. */
interface PropertyChange {
  type: string;
  from: readonly string[];
  to: string;
}

/**
 * Replaces a renamed or merged value in locations (PROP.6), in the caller's transaction, so that teams keep their
 * places; their open lenses follow.
 */
export async function rewritePlaces(
  trx: Transaction,
  ctx: Pick<Ctx, 'customer' | 'clock'>,
  { type, from, to }: PropertyChange,
): Promise<void> {
  const naming: Array<{ id: string; properties: PropertyValues[] }> = await trx('locations')
    .where({ customer_id: ctx.customer.id })
    .whereRaw('alarm_properties @> ?::jsonb', [JSON.stringify([{ name: type }])])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'alarm_properties as properties');
  let rewritten = 0;
  for (const { id, properties } of naming) {
    const next = properties.map((property) =>
      property.name === type
        ? { ...property, values: [...new Set(property.values.map((value) => (from.includes(value) ? to : value)))] }
        : property,
    );
    if (JSON.stringify(next) === JSON.stringify(properties)) continue;
    await trx('locations')
      .where({ customer_id: ctx.customer.id, id })
      .update({ alarm_properties: JSON.stringify(next) });
    rewritten += 1;
  }
  if (rewritten > 0) await publishLenses(trx, ctx, null);
}
