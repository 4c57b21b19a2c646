import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, invalid, limitReached } from '../../platform/errors.ts';
import { cmmsTexts } from '../../texts/server/cmms.ts';
import { audited, auditedRow } from '../audit/audited.ts';
import { cmmsFieldsMax } from '../constants.ts';
import { assertMayConfigure } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { leadsAstray } from '../own.ts';
import { dataTypes, displayTemplates, type ExternalCmmsField, genericFields } from './cmms.ts';
import { fieldColumn, findField, readSystemFields } from './field-rows.ts';
import { fieldIdSchema, optionalWord, systemIdSchema, wordSchema } from './inputs.ts';
import { fieldOrders } from './list-fields.ts';
import { findCmmsSystem } from './systems.ts';

const table = 'external_cmms_fields';

const given = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? undefined);
const fieldSchema = z.object({
  title: given(wordSchema('Title', 100)),
  description: optionalWord(1_000),
  dataType: given(z.enum(dataTypes)),
  maxLength: z.int().min(1).max(100_000).nullish(),
  defaultValue: optionalWord(4_000),
  genericField: z.enum(genericFields).nullish(),
  isCreateWorkField: given(z.boolean()),
  isCreateHiddenWorkField: given(z.boolean()),
  isRequired: given(z.boolean()),
  isVisible: given(z.boolean()),
  isReadOnly: given(z.boolean()),
  isDeleted: given(z.boolean()),
  displayTemplate: given(z.enum(displayTemplates)),
  isTranslatedByName: given(z.boolean()),
  isTranslatedByValue: given(z.boolean()),
  isAutoSyncValuesEnabled: given(z.boolean()),
});
const nameSchema = wordSchema('Name', 200).refine((name) => !leadsAstray(name), cmmsTexts.reservedName);
const newSchema = fieldSchema.extend({ externalSystemId: systemIdSchema, name: nameSchema });

/** Returns the columns of the fields given by a caller; others stay unchanged. */
const columnsOf = (input: object, fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const column = fieldColumn(name);
      return column && name in input && value !== undefined ? [[column, value]] : [];
    }),
  );

/**
 * Adds a field of the system that no pull returns; restores a deleted one. Its title is its name unless given.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the system, CONFLICT for a name that it has, LIMIT for too many.
 */
export async function createField(ctx: Ctx, input: z.input<typeof newSchema>): Promise<ExternalCmmsField> {
  assertMayConfigure(ctx, 'CREATE');
  const { externalSystemId, name, ...fields } = newSchema.parse(input);
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    await findCmmsSystem(trx, customerId, externalSystemId);
    const place = await nextPlace(trx, customerId, externalSystemId);
    const stamp = { by: ctx.person.id, at: ctx.clock.now() };
    const insert = () =>
      trx('external_cmms_fields')
        .insert({
          title: name,
          data_type: 'String',
          ...columnsOf(input, fields),
          customer_id: customerId,
          id: randomUUID(),
          system_id: externalSystemId,
          name,
          default_name: name,
          create_display_order: place,
          view_display_order: place,
          created_by: stamp.by,
          created_at: stamp.at,
          modified_by: stamp.by,
          modified_at: stamp.at,
        })
        .onConflict(['customer_id', 'system_id', 'name'])
        .merge({
          ...columnsOf(input, fields),
          is_deleted: false,
          deleted_by: null,
          modified_by: stamp.by,
          modified_at: stamp.at,
        })
        .where('external_cmms_fields.is_deleted', true)
        .returning('id');
    const key = { system_id: externalSystemId, name };
    const [row] = await auditedRow(trx, ctx, { action: 'createExternalCmmsField', table, key }, insert);
    if (!row) throw conflict(cmmsTexts.fieldExists(name));
    return findField(trx, customerId, row.id);
  });
}

/** Position of a system's next field in its forms. */
async function nextPlace(trx: Transaction, customerId: number, systemId: number): Promise<number> {
  const { rows } = await trx.raw(
    `select count(*) as count, coalesce(max(greatest(create_display_order, view_display_order)), -1) + 1 as place
     from external_cmms_fields where customer_id = ? and system_id = ?`,
    [customerId, systemId],
  );
  if (rows[0].count >= cmmsFieldsMax) throw limitReached(cmmsTexts.fieldLimit(cmmsFieldsMax), 0);
  return rows[0].place;
}

/**
 * Changes the given settings of a field. Its name is the system's and stays (CMMS.3); null clears an optional setting.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND.
 */
export async function updateField(
  ctx: Ctx,
  id: string,
  input: z.input<typeof fieldSchema>,
): Promise<ExternalCmmsField> {
  assertMayConfigure(ctx, 'EDIT');
  const fieldId = fieldIdSchema.parse(id);
  const fields = fieldSchema.parse(input);
  const columns = columnsOf(input, fields);
  // no pull restores a field that people delete
  if (fields.isDeleted !== undefined) columns.deleted_by = fields.isDeleted ? ctx.person.id : null;
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findField(trx, ctx.customer.id, fieldId);
    await auditedRow(trx, ctx, { action: 'updateExternalCmmsField', table, key: { id: fieldId } }, () =>
      trx('external_cmms_fields')
        .where({ customer_id: ctx.customer.id, id: fieldId })
        .update({ ...columns, modified_by: ctx.person.id, modified_at: ctx.clock.now() }),
    );
    return findField(trx, ctx.customer.id, fieldId);
  });
}

const reorderSchema = z.object({
  externalSystemId: systemIdSchema,
  type: z.enum(fieldOrders),
  fieldIds: z.array(fieldIdSchema).min(1).max(cmmsFieldsMax),
});

/**
 * Puts a system's fields in an order, for the form that creates work or for the ticket's page; those not named follow
 * as they were.
 * @returns all fields in their order.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the system or a field that is not its.
 */
export async function reorderFields(ctx: Ctx, input: z.input<typeof reorderSchema>): Promise<ExternalCmmsField[]> {
  assertMayConfigure(ctx, 'EDIT');
  const { externalSystemId, type, fieldIds } = reorderSchema.parse(input);
  if (new Set(fieldIds).size < fieldIds.length) throw invalid(cmmsTexts.fieldListedTwice);
  const customerId = ctx.customer.id;
  const [column, property] =
    type === 'CREATE'
      ? (['create_display_order', 'createDisplayOrder'] as const)
      : (['view_display_order', 'viewDisplayOrder'] as const);
  return forCustomer(ctx.db, customerId, async (trx) => {
    await findCmmsSystem(trx, customerId, externalSystemId);
    const fields = await readSystemFields(trx, customerId, externalSystemId);
    const known = new Map(fields.map((field) => [field.id, field]));
    for (const id of fieldIds) if (!known.has(id)) await findField(trx, customerId, id).then(() => notOf());
    const rest = fields.toSorted((a, b) => a[property] - b[property]).filter(({ id }) => !fieldIds.includes(id));
    const ids = [...fieldIds, ...rest.map(({ id }) => id)];
    const inOrder = async () =>
      (await readSystemFields(trx, customerId, externalSystemId)).toSorted((a, b) => a[property] - b[property]);
    const subject = { kind: 'integration', id: externalSystemId };
    const read = async () => ({ [type]: (await inOrder()).map(({ name }) => name) });
    await audited(trx, ctx, { action: 'reorderExternalCmmsFields', subject, read }, () =>
      trx.raw(
        `update external_cmms_fields f set ${column} = n.place - 1
         from unnest(?::uuid[]) with ordinality as n (id, place) where f.customer_id = ? and f.id = n.id`,
        [ids, customerId],
      ),
    );
    return inOrder();
  });
}

function notOf(): never {
  throw invalid(cmmsTexts.otherSystem);
}

const parentSchema = z.object({ externalCmmsFieldId: fieldIdSchema, parentFieldId: fieldIdSchema });

/**
 * Makes the options of a field follow the value of another of its system (CMMS.4).
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID where a field would follow itself.
 */
export async function addRelatedParentField(ctx: Ctx, input: z.input<typeof parentSchema>): Promise<ExternalCmmsField> {
  assertMayConfigure(ctx, 'EDIT');
  const { externalCmmsFieldId: id, parentFieldId } = parentSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const field = await findField(trx, ctx.customer.id, id);
    // one at a time: two relations that are made at once could close a ring
    await trx.raw('select 1 from external_systems where customer_id = ? and id = ? for update', [
      ctx.customer.id,
      field.systemId,
    ]);
    const parent = await findField(trx, ctx.customer.id, parentFieldId);
    if (parent.systemId !== field.systemId) notOf();
    const fields = new Map((await readSystemFields(trx, ctx.customer.id, field.systemId)).map((one) => [one.id, one]));
    for (let at: ExternalCmmsField | undefined = parent; at; at = fields.get(at.relatedParentFieldId ?? ''))
      if (at.id === id) throw invalid(cmmsTexts.ownParent(field.title));
    return setParent(trx, ctx, 'addExternalCmmsRelatedParentField', id, parentFieldId);
  });
}

/**
 * Removes the parent of a field, so that its options no longer depend on one.
 * @throws AppError FORBIDDEN, NOT_FOUND.
 */
export async function removeRelatedParentField(
  ctx: Ctx,
  input: { externalCmmsFieldId: string },
): Promise<ExternalCmmsField> {
  assertMayConfigure(ctx, 'EDIT');
  const id = fieldIdSchema.parse(input.externalCmmsFieldId);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findField(trx, ctx.customer.id, id);
    return setParent(trx, ctx, 'removeExternalCmmsRelatedParentField', id, null);
  });
}

async function setParent(
  trx: Transaction,
  ctx: Ctx,
  action: string,
  id: string,
  parent: string | null,
): Promise<ExternalCmmsField> {
  await auditedRow(trx, ctx, { action, table, key: { id } }, () =>
    trx('external_cmms_fields')
      .where({ customer_id: ctx.customer.id, id })
      .update({ parent_field_id: parent, modified_by: ctx.person.id, modified_at: ctx.clock.now() }),
  );
  return findField(trx, ctx.customer.id, id);
}
