import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { cmmsTexts } from '../../texts/server/cmms.ts';
import { audited, auditedRow } from '../audit/audited.ts';
import { listLimits } from '../constants.ts';
import { assertMayConfigure } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { ExternalCmmsDomainValue } from './cmms.ts';
import { findField } from './field-rows.ts';
import { fieldIdSchema, matchKey, optionalWord, wordSchema } from './inputs.ts';
import { readValues, upsertValues } from './value-rows.ts';

const table = 'external_cmms_domain_values';

const idSchema = z.uuid(cmmsTexts.valueNotFound);
const valueSchema = z.object({
  name: wordSchema('Name'),
  value: wordSchema('Value'),
  externalId: optionalWord(),
  parentExternalId: optionalWord(),
});
const newSchema = valueSchema.extend({ externalCmmsFieldId: fieldIdSchema });

/**
 * Adds a value by hand: pulls do not change it (CMMS.12). Restores a deleted one.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the field, CONFLICT for a key that it has.
 */
export async function createDomainValue(ctx: Ctx, input: z.input<typeof newSchema>): Promise<ExternalCmmsDomainValue> {
  assertMayConfigure(ctx, 'CREATE');
  const { externalCmmsFieldId: fieldId, ...given } = newSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { dataType, title } = await findField(trx, ctx.customer.id, fieldId);
    if (dataType !== 'List') throw invalid(cmmsTexts.noList(title));
    await assertFree(trx, ctx, fieldId, given, null);
    const key = { field_id: fieldId, name: given.name, parent_external_id: given.parentExternalId };
    await auditedRow(trx, ctx, { action: 'createExternalCmmsDomainValue', table, key }, () =>
      upsertValues(trx, stampOf(ctx, fieldId), [given], { isManual: true }),
    );
    const [made] = await readValues(
      trx,
      ctx.customer.id,
      `and v.field_id = :fieldId and v.name = :name and coalesce(v.parent_external_id, '') = :parent`,
      { fieldId, name: given.name, parent: given.parentExternalId ?? '' },
    );
    return made as ExternalCmmsDomainValue;
  });
}

/**
 * Changes a value; it counts as added by hand from then on.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT for a key that another value has.
 */
export async function updateDomainValue(
  ctx: Ctx,
  id: string,
  input: z.input<typeof valueSchema>,
): Promise<ExternalCmmsDomainValue> {
  assertMayConfigure(ctx, 'EDIT');
  const valueId = idSchema.parse(id);
  const given = valueSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { fieldId } = await findValue(trx, ctx.customer.id, valueId);
    await assertFree(trx, ctx, fieldId, given, valueId);
    // a deleted value must not block the name
    await trx('external_cmms_domain_values')
      .where({ customer_id: ctx.customer.id, field_id: fieldId, name: given.name, is_deleted: true })
      .whereNot({ id: valueId })
      .whereRaw(`coalesce(parent_external_id, '') = ?`, [given.parentExternalId ?? ''])
      .delete();
    await auditedRow(trx, ctx, { action: 'updateExternalCmmsDomainValue', table, key: { id: valueId } }, () =>
      trx('external_cmms_domain_values')
        .where({ customer_id: ctx.customer.id, id: valueId })
        .update({
          name: given.name,
          name_key: matchKey(given.name),
          value: given.value,
          value_key: matchKey(given.value),
          external_id: given.externalId ?? given.name,
          parent_external_id: given.parentExternalId,
          is_deleted: false,
          is_manually_added: true,
          modified_by: ctx.person.id,
          modified_at: ctx.clock.now(),
        }),
    );
    return findValue(trx, ctx.customer.id, valueId);
  });
}

const deleteSchema = z.object({ ids: z.array(idSchema).min(1).max(listLimits.limit) });

/**
 * Takes values out of their lists; tickets that have one still show it (CMMS.12).
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND where the customer has one of them not.
 */
export async function deleteDomainValues(
  ctx: Ctx,
  input: z.input<typeof deleteSchema>,
): Promise<ExternalCmmsDomainValue[]> {
  assertMayConfigure(ctx, 'DELETE');
  const ids = [...new Set(deleteSchema.parse(input).ids)];
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const named = () =>
      readValues(trx, ctx.customer.id, 'and v.id = any(:ids::uuid[]) order by v.name_key, v.id', { ids });
    if ((await named()).length < ids.length) throw notFound(cmmsTexts.valueNotFound);
    const subject = { kind: 'cmmsValue', id: null };
    const read = async () =>
      Object.fromEntries((await named()).map((one) => [one.id, one.isDeleted ? null : one.name]));
    await audited(trx, ctx, { action: 'deleteExternalCmmsDomainValues', subject, read }, () =>
      trx('external_cmms_domain_values')
        .where({ customer_id: ctx.customer.id })
        .whereIn('id', ids)
        .update({ is_deleted: true, modified_by: ctx.person.id, modified_at: ctx.clock.now() }),
    );
    return named();
  });
}

export const stampOf = (ctx: Ctx, fieldId: string) => ({
  customerId: ctx.customer.id,
  fieldId,
  by: ctx.person.id,
  at: ctx.clock.now(),
});

async function findValue(trx: Transaction, customerId: number, id: string): Promise<ExternalCmmsDomainValue> {
  const [value] = await readValues(trx, customerId, 'and v.id = :id', { id });
  if (!value) throw notFound(cmmsTexts.valueNotFound);
  return value;
}

async function assertFree(
  trx: Transaction,
  ctx: Ctx,
  fieldId: string,
  { name, parentExternalId }: { name: string; parentExternalId: string | null },
  id: string | null,
): Promise<void> {
  const [taken] = await readValues(
    trx,
    ctx.customer.id,
    `and v.field_id = :fieldId and v.name = :name and coalesce(v.parent_external_id, '') = :parent
     and v.id is distinct from :id::uuid and not v.is_deleted`,
    { fieldId, name, parent: parentExternalId ?? '', id },
  );
  if (taken) throw conflict(cmmsTexts.valueExists(name));
}
