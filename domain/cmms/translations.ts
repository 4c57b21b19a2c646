import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../platform/database.ts';
import { conflict, limitReached, notFound } from '../../platform/errors.ts';
import { cmmsTexts } from '../../texts/server/cmms.ts';
import { audited, auditedRow } from '../audit/audited.ts';
import { cmmsTranslationsMax, listLimits } from '../constants.ts';
import { assertMayConfigure } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { syncDirections, type ValueTranslation } from './cmms.ts';
import { findField } from './field-rows.ts';
import { fieldIdSchema, likeSchema, matchKey, optionalWord, pageSchema, wordSchema } from './inputs.ts';

/** Translations between the values of both sides, field by field (CMMS.5, CMMS.11). */

const table = 'external_cmms_value_translations';
const selected = `t.id, t.field_id as "externalFieldId", t.external_value as "externalValue",
  t.internal_value as "internalValue", t.internal_value_source as "internalValueSource",
  t.direction as "translationDirection"`;

/** Reads a customer's translations; `rest` narrows and orders table `t`, with its bindings named. */
export async function readTranslations(
  trx: Transaction,
  customerId: number,
  rest: string,
  bindings: Record<string, unknown> = {},
): Promise<ValueTranslation[]> {
  const { rows } = await trx.raw(
    `select ${selected} from external_cmms_value_translations t where t.customer_id = :customerId ${rest}`,
    { customerId, ...bindings },
  );
  return rows;
}

const listSchema = pageSchema.extend({
  where: z.object({ externalFieldId: fieldIdSchema, valueLike: likeSchema }),
});
export type TranslationListInput = z.input<typeof listSchema>;

/** Translations of one field by internal value, thirty a page. @throws AppError FORBIDDEN, INVALID. */
export async function listTranslations(ctx: Ctx, input: TranslationListInput): Promise<ValueTranslation[]> {
  assertMayConfigure(ctx, 'VIEW');
  const { where, ...page } = listSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readTranslations(
      trx,
      ctx.customer.id,
      `${condition} order by t.internal_key, t.external_key, t.id limit :limit offset :offset`,
      { fieldId: where.externalFieldId, like: where.valueLike, ...page },
    ),
  );
}

/** Counts the translations of a list. @throws AppError FORBIDDEN, INVALID. */
export async function countTranslations(ctx: Ctx, input: TranslationListInput): Promise<number> {
  assertMayConfigure(ctx, 'VIEW');
  const { where } = listSchema.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(`select count(*) from external_cmms_value_translations t where t.customer_id = :customerId ${condition}`, {
      customerId: ctx.customer.id,
      fieldId: where.externalFieldId,
      like: where.valueLike,
    }),
  );
  return rows[0].count;
}

const condition = `and t.field_id = :fieldId
  and (:like::text is null or t.internal_key like :like or t.external_key like :like)`;

const translationSchema = z.object({
  externalValue: wordSchema(cmmsTexts.externalValue),
  internalValue: wordSchema(cmmsTexts.internalValue),
  internalValueSource: optionalWord(100),
  translationDirection: z
    .enum(syncDirections)
    .nullish()
    .transform((direction) => direction ?? 'INTERNAL_TO_EXTERNAL'),
});
const newSchema = translationSchema.extend({ externalFieldId: fieldIdSchema });
export type GivenTranslation = z.output<typeof translationSchema>;

export const translationColumns = (given: GivenTranslation) => ({
  direction: given.translationDirection,
  external_value: given.externalValue,
  external_key: matchKey(given.externalValue),
  internal_value: given.internalValue,
  internal_key: matchKey(given.internalValue),
  internal_value_source: given.internalValueSource,
});
/** Key of a translation: a word has one meaning in one direction. */
export const translationKey = (given: GivenTranslation): string =>
  given.translationDirection === 'INTERNAL_TO_EXTERNAL'
    ? JSON.stringify(['out', matchKey(given.internalValue), given.internalValueSource ?? ''])
    : JSON.stringify(['in', matchKey(given.externalValue)]);

/**
 * Adds a translation to a field.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND for the field, CONFLICT where the word is translated already, LIMIT.
 */
export async function createTranslation(ctx: Ctx, input: z.input<typeof newSchema>): Promise<ValueTranslation> {
  assertMayConfigure(ctx, 'CREATE');
  const { externalFieldId, ...given } = newSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findField(trx, ctx.customer.id, externalFieldId);
    await assertRoom(trx, ctx.customer.id, externalFieldId, 1);
    const stamp = { by: ctx.person.id, at: ctx.clock.now() };
    const id = randomUUID();
    const insert = () =>
      trx('external_cmms_value_translations')
        .insert({
          ...translationColumns(given),
          customer_id: ctx.customer.id,
          id,
          field_id: externalFieldId,
          created_by: stamp.by,
          created_at: stamp.at,
          modified_by: stamp.by,
          modified_at: stamp.at,
        })
        .onConflict()
        .ignore()
        .returning('id');
    const action = 'createExternalCmmsValueTranslation';
    const [row] = await auditedRow(trx, ctx, { action, table, key: { id } }, insert);
    if (!row) throw taken(given);
    return findTranslation(trx, ctx.customer.id, row.id);
  });
}

/** @throws AppError LIMIT where a field would have too many. */
export async function assertRoom(trx: Transaction, customerId: number, fieldId: string, more: number): Promise<void> {
  const { rows } = await trx.raw(
    'select count(*) from external_cmms_value_translations where customer_id = ? and field_id = ?',
    [customerId, fieldId],
  );
  if (rows[0].count + more > cmmsTranslationsMax)
    throw limitReached(cmmsTexts.translationLimit(cmmsTranslationsMax), 0);
}

const taken = (given: GivenTranslation) =>
  conflict(
    given.translationDirection === 'INTERNAL_TO_EXTERNAL'
      ? cmmsTexts.translated(given.internalValue)
      : cmmsTexts.translated(given.externalValue),
  );

/** @throws AppError FORBIDDEN, INVALID, NOT_FOUND, CONFLICT where the word is translated already. */
export async function updateTranslation(
  ctx: Ctx,
  id: string,
  input: z.input<typeof translationSchema>,
): Promise<ValueTranslation> {
  assertMayConfigure(ctx, 'EDIT');
  const translationId = idSchema.parse(id);
  const given = translationSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const { externalFieldId } = await findTranslation(trx, ctx.customer.id, translationId);
    const others = await readTranslations(
      trx,
      ctx.customer.id,
      `and t.field_id = :fieldId and t.id <> :id and t.direction = :direction
       and (t.internal_key = :internal or t.external_key = :external)`,
      {
        fieldId: externalFieldId,
        id: translationId,
        direction: given.translationDirection,
        internal: matchKey(given.internalValue),
        external: matchKey(given.externalValue),
      },
    );
    if (others.some((one) => translationKey(one) === translationKey(given))) throw taken(given);
    const key = { id: translationId };
    await auditedRow(trx, ctx, { action: 'updateExternalCmmsValueTranslation', table, key }, () =>
      trx('external_cmms_value_translations')
        .where({ customer_id: ctx.customer.id, id: translationId })
        .update({ ...translationColumns(given), modified_by: ctx.person.id, modified_at: ctx.clock.now() }),
    );
    return findTranslation(trx, ctx.customer.id, translationId);
  });
}

const idSchema = z.uuid(cmmsTexts.translationNotFound);
const deleteSchema = z.object({ ids: z.array(idSchema).min(1).max(listLimits.limit) });

/**
 * Deletes translations.
 * @returns their ids.
 * @throws AppError FORBIDDEN, INVALID, NOT_FOUND where the customer has one of them not.
 */
export async function deleteTranslations(
  ctx: Ctx,
  input: z.input<typeof deleteSchema>,
  action = 'deleteExternalCmmsValueTranslations',
): Promise<Array<{ id: string }>> {
  assertMayConfigure(ctx, 'DELETE');
  const ids = [...new Set(deleteSchema.parse(input).ids)];
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const read = async () => {
      const found = await readTranslations(trx, ctx.customer.id, 'and t.id = any(:ids::uuid[])', { ids });
      return Object.fromEntries(found.map(({ id, ...one }) => [id, one]));
    };
    const subject = { kind: 'cmmsTranslation', id: null };
    const gone = await audited(trx, ctx, { action, subject, read }, () =>
      trx('external_cmms_value_translations')
        .where({ customer_id: ctx.customer.id })
        .whereIn('id', ids)
        .delete()
        .returning('id'),
    );
    if (gone.length < ids.length) throw notFound(cmmsTexts.translationNotFound);
    return ids.map((id) => ({ id }));
  });
}

async function findTranslation(trx: Transaction, customerId: number, id: string): Promise<ValueTranslation> {
  const [translation] = await readTranslations(trx, customerId, 'and t.id = :id', { id });
  if (!translation) throw notFound(cmmsTexts.translationNotFound);
  return translation;
}
