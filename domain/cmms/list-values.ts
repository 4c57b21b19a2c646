import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { assertMayRead } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import { type ExternalCmmsDomainValue, genericFields } from './cmms.ts';
import { fieldIdSchema, likeSchema, pageSchema } from './inputs.ts';
import { countRows, readValues } from './value-rows.ts';

const whereSchema = z.object({
  externalCmmsFieldId: fieldIdSchema.nullish(),
  /** Category: values of all its fields, in any system (CMMS-004). */
  genericField: z.enum(genericFields).nullish(),
  keyValueLike: likeSchema,
  nameLike: likeSchema,
  valueLike: likeSchema,
  isDeleted: z.boolean().nullish(),
});
const listSchema = pageSchema.extend({ where: whereSchema });
export type ValueListInput = z.input<typeof listSchema>;

/**
 * Values of a field or of a category, by key, thirty a page (CMMS-009).
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function listValues(ctx: Ctx, input: ValueListInput): Promise<ExternalCmmsDomainValue[]> {
  assertMayRead(ctx);
  const { where, ...page } = listSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readValues(
      trx,
      ctx.customer.id,
      `${condition} order by v.name_key, v.value_key, v.id limit :limit offset :offset`,
      { ...bindingsOf(where), ...page },
    ),
  );
}

/** Counts the values of a list. @throws AppError FORBIDDEN, INVALID. */
export async function countValues(ctx: Ctx, input: ValueListInput): Promise<number> {
  assertMayRead(ctx);
  const { where } = listSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, (trx) => countRows(trx, ctx.customer.id, condition, bindingsOf(where)));
}

const condition = `and (:fieldId::uuid is null or v.field_id = :fieldId)
  and v.field_id in (select f.id from external_cmms_fields f where f.customer_id = :customerId and not f.is_deleted
    and (:genericField::text is null or f.generic_field = :genericField))
  and (:keyValueLike::text is null or v.name_key like :keyValueLike or v.value_key like :keyValueLike)
  and (:nameLike::text is null or v.name_key like :nameLike)
  and (:valueLike::text is null or v.value_key like :valueLike) and v.is_deleted = :isDeleted`;
const bindingsOf = (where: z.output<typeof whereSchema>) => ({
  fieldId: where.externalCmmsFieldId ?? null,
  genericField: where.genericField ?? null,
  keyValueLike: where.keyValueLike,
  nameLike: where.nameLike,
  valueLike: where.valueLike,
  isDeleted: where.isDeleted ?? false,
});
