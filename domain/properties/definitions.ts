import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable.ts';
import { alarmTexts } from '../../texts/server/alarms.ts';
import { commonTexts } from '../../texts/server/common.ts';
import { builtInDefinitions, builtInTypes, oneLine, type PropertyDefinition } from '../alarms/model/property.ts';
import { audited } from '../audit/audited.ts';
import { typedValueMaxLength } from '../constants.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';

/** PROP.9: which properties a customer's alarms have, and how they are shown. */

const label = z
  .string()
  .max(500)
  .refine(isStorable, commonTexts.invalidCharacters)
  .transform(oneLine)
  .refine(
    (text) => text !== '' && text.length <= typedValueMaxLength,
    alarmTexts.property.labelLength(typedValueMaxLength),
  );
const part = z.object({
  label: label.nullish(),
  order: z.int().min(0).max(1_000).nullish(),
  isVisible: z.boolean().nullish(),
  isMulti: z.boolean().nullish(),
  isEditable: z.boolean().nullish(),
  hasLocations: z.boolean().nullish(),
});
const name = z.string().regex(/^[a-z][a-z0-9_]{0,49}$/, alarmTexts.property.nameFormat);
const change = part.extend({ name });
const whole = z.object({ definitions: z.array(part.extend({ name, label })).max(100) });

/** A customer's definitions in their order: the built-in ones as the customer changed them, then its own. */
export async function readDefinitions(trx: Transaction, customerId: number): Promise<PropertyDefinition[]> {
  const { rows } = await trx.raw('select definitions from alarm_configs where customer_id = ?', [customerId]);
  const stored: PropertyDefinition[] = rows[0]?.definitions ?? [];
  const names = new Set(stored.map((definition) => definition.name));
  return inOrder([...stored, ...builtInDefinitions.filter((definition) => !names.has(definition.name))]);
}

const inOrder = (definitions: readonly PropertyDefinition[]): PropertyDefinition[] =>
  definitions.toSorted((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));

/** @throws AppError FORBIDDEN without alarm access. */
export async function alarmConfig(ctx: Ctx): Promise<{ definitions: PropertyDefinition[] }> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const definitions = await forCustomer(ctx.db, ctx.customer.id, (trx) => readDefinitions(trx, ctx.customer.id));
  return { definitions };
}

/**
 * Replaces the whole list: missing definitions are hidden if built in, else removed. No value is deleted.
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function updateAlarmConfig(
  ctx: Ctx,
  input: z.input<typeof whole>,
): Promise<{ definitions: PropertyDefinition[] }> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  const { definitions } = whole.parse(input);
  if (new Set(definitions.map((one) => one.name)).size < definitions.length)
    throw invalid(alarmTexts.property.definedTwice);
  return rewrite(ctx, 'updateAlarmConfig', (known) => {
    const given = new Set(definitions.map((one) => one.name));
    const left = known.filter((one) => builtInTypes.has(one.name) && !given.has(one.name));
    return [
      ...definitions.map((one, order) => changed(knownOr(known, one.name, order), { order, ...one })),
      ...left.map((one, index) => ({ ...one, order: definitions.length + index, isVisible: false })),
    ];
  });
}

/**
 * Changes the given settings of one definition.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for a property that the customer does not have.
 */
export async function updateAlarmPropertyConfiguration(
  ctx: Ctx,
  input: z.input<typeof change>,
): Promise<PropertyDefinition> {
  assertPermission(ctx, 'customerSettings', 'EDIT');
  const given = change.parse(input);
  const { definitions } = await rewrite(ctx, 'updateAlarmPropertyConfiguration', (known) => {
    if (!known.some((one) => one.name === given.name)) throw notFound(alarmTexts.property.unknown(given.name));
    return known.map((one) => (one.name === given.name ? changed(one, given) : one));
  });
  return definitions.find((one) => one.name === given.name) as PropertyDefinition;
}

const knownOr = (known: readonly PropertyDefinition[], wanted: string, order: number): PropertyDefinition =>
  known.find((one) => one.name === wanted) ?? {
    name: wanted,
    label: wanted,
    order,
    isVisible: true,
    isMulti: false,
    isEditable: true,
    hasLocations: false,
  };

/** Applies given values; null or missing ones stay as they are. */
function changed(definition: PropertyDefinition, given: z.output<typeof part>): PropertyDefinition {
  const isGiven = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined;
  return { ...definition, ...Object.fromEntries(Object.entries(given).filter(isGiven)) };
}

async function rewrite(
  ctx: Ctx,
  action: string,
  decide: (known: PropertyDefinition[]) => PropertyDefinition[],
): Promise<{ definitions: PropertyDefinition[] }> {
  const definitions = await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const key = { customer_id: ctx.customer.id };
    await trx('alarm_configs')
      .insert({ ...key, definitions: '[]' })
      .onConflict('customer_id')
      .ignore();
    await trx('alarm_configs').where(key).forUpdate().first();
    const next = inOrder(decide(await readDefinitions(trx, ctx.customer.id)));
    const read = async () =>
      Object.fromEntries((await readDefinitions(trx, ctx.customer.id)).map((one) => [one.name, one]));
    await audited(trx, ctx, { action, subject: { kind: 'alarmConfig', id: null }, read }, () =>
      trx('alarm_configs')
        .where(key)
        .update({ definitions: JSON.stringify(next) }),
    );
    return next;
  });
  return { definitions };
}
