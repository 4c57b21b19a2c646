import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import { alarmTexts } from '../../../texts/server/alarms.ts';
import { listLimits, pageSizes, specialOptionValues } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { searchTermSchema } from '../../lists/criteria/criteria.ts';
import { limitSchema, offsetSchema } from '../../paging.ts';
import { alarmConfig } from '../../properties/definitions.ts';
import { readValues } from '../../properties/property-values.ts';
import { nameOfType } from '../../properties/schemas.ts';
import { type PropertyDefinition, tokenOf } from '../model/property.ts';
import { countByValue, listPoints } from '../rows/alarm-property-rows.ts';

export interface PropertyOption {
  value: string;
  name: string;
}

const autocomplete = z.object({
  property: nameOfType,
  offset: offsetSchema,
  value: searchTermSchema,
  assetClass: nameOfType.nullish(),
  loadAll: z.boolean().nullish(),
  customHeader: nameOfType.nullish(),
  dbName: nameOfType.nullish(),
});

/**
 * Lists values of an alarm property to choose from, by name: those that contain the typed text.
 * @param input.assetClass only names of assets of that class.
 * @param input.loadAll up to a list's maximum, instead of a picker's page.
 * @param input.customHeader offers "All {header}s" first (UI-030).
 * @param input.dbName the property's stored name, if it differs from `property`.
 * @throws AppError FORBIDDEN without alarm access, INVALID.
 */
export async function autocompleteProperty(ctx: Ctx, input: z.input<typeof autocomplete>) {
  assertPermission(ctx, 'alarms', 'VIEW');
  const given = autocomplete.parse(input);
  const type = given.dbName ?? given.property;
  const page = { term: given.value, limit: given.loadAll ? listLimits.limit : pageSizes.picker, offset: given.offset };
  const { values, count } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    given.assetClass
      ? readAssetNames(trx, ctx.customer.id, { ...page, assetClass: given.assetClass })
      : readValues(trx, ctx.customer.id, { ...page, type }),
  );
  const items = values.map((each): PropertyOption => ({ value: each, name: each }));
  if (given.customHeader && given.offset === 0 && !given.value)
    items.unshift({ value: specialOptionValues.all, name: alarmTexts.asset.all(given.customHeader) });
  return { items, count };
}

async function readAssetNames(
  trx: Parameters<typeof readValues>[0],
  customerId: number,
  { assetClass, term, ...page }: { assetClass: string; term: string; limit: number; offset: number },
): Promise<{ values: string[]; count: number }> {
  const { rows } = await trx.raw(
    `with found as (
       select distinct name from entities
       where customer_id = :customerId and class = :assetClass and deleted_at is null and position(:term in lower(name)) > 0)
     select (select count(*) from found) as count,
       array(select name from found order by name limit :limit offset :offset) as "values"`,
    { customerId, assetClass, term, ...page },
  );
  return rows[0];
}

const points = z.object({ search: searchTermSchema, offset: offsetSchema });

/**
 * Source points that alarms have, plain strings by name, fifty at a time (ALM-016, ALM-138).
 * @throws AppError FORBIDDEN without alarm access, INVALID.
 */
export async function listAlarmPoints(ctx: Ctx, input: z.input<typeof points>) {
  assertPermission(ctx, 'alarms', 'VIEW');
  const given = points.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, (trx) =>
    listPoints(trx, ctx.customer.id, given.search, { limit: pageSizes.picker, offset: given.offset }),
  );
}

const values = z.object({
  type: nameOfType,
  search: searchTermSchema,
  limit: limitSchema(pageSizes.picker),
  offset: offsetSchema,
});

export interface CountedValue {
  type: string;
  value: string;
  alarmCount: number;
}

/**
 * The values of one property with how many alarms have each, by name.
 * @throws AppError FORBIDDEN without alarm access, INVALID.
 */
export async function listPropertyValues(
  ctx: Ctx,
  input: z.input<typeof values>,
): Promise<{ alarmProperties: CountedValue[]; count: number }> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { type, search, ...page } = values.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const found = await readValues(trx, ctx.customer.id, { type, term: search, ...page });
    const tokens = found.values.map((value) => tokenOf(type, value));
    const counts = await countByValue(trx, ctx.customer.id, tokens);
    return {
      alarmProperties: found.values.map((value, index) => ({
        type,
        value,
        alarmCount: counts.get(tokens[index] as string) ?? 0,
      })),
      count: found.count,
    };
  });
}

/** The properties that alarms can have, with their number. */
export async function listPropertyTypes(
  ctx: Ctx,
): Promise<{ alarmPropertyTypes: PropertyDefinition[]; count: number }> {
  const { definitions } = await alarmConfig(ctx);
  return { alarmPropertyTypes: definitions, count: definitions.length };
}
