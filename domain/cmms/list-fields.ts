import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { assertMayConfigure } from '../identity/cmms-access.ts';
import type { Ctx } from '../identity/ctx.ts';
import type { ExternalCmmsField } from './cmms.ts';
import { readFields } from './field-rows.ts';
import { fieldIdSchema, likeSchema, pageSchema, systemIdSchema } from './inputs.ts';

export const fieldOrders = ['CREATE', 'VIEW'] as const;
const whereSchema = z.object({
  ids: z.array(fieldIdSchema).max(200).nullish(),
  externalSystemIds: z.array(systemIdSchema).max(200).nullish(),
  titleLike: likeSchema,
  isDeleted: z.boolean().nullish(),
});
const listSchema = pageSchema.extend({
  where: whereSchema.nullish().transform((where) => where ?? whereSchema.parse({})),
  orderBy: z
    .enum(fieldOrders)
    .nullish()
    .transform((order) => order ?? 'CREATE'),
});
export type FieldListInput = z.input<typeof listSchema>;

/**
 * Fields of maintenance systems in the order of forms, thirty a page (CMMS-008); deleted ones only where they are asked
 * for.
 * @throws AppError FORBIDDEN, INVALID.
 */
export async function listFields(ctx: Ctx, input: FieldListInput): Promise<ExternalCmmsField[]> {
  assertMayConfigure(ctx, 'VIEW');
  const { where, orderBy, ...page } = listSchema.parse(input);
  const order = orderBy === 'CREATE' ? 'f.create_display_order' : 'f.view_display_order';
  return forCustomer(ctx.db, ctx.customer.id, (trx) =>
    readFields(
      trx,
      ctx.customer.id,
      `${condition} order by f.system_id, ${order}, f.title, f.id limit :limit offset :offset`,
      { ...bindingsOf(where), ...page },
    ),
  );
}

/** Counts the fields of a list. @throws AppError FORBIDDEN, INVALID. */
export async function countFields(ctx: Ctx, input: FieldListInput): Promise<number> {
  assertMayConfigure(ctx, 'VIEW');
  const { where } = listSchema.parse(input);
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(`select count(*) from external_cmms_fields f where f.customer_id = :customerId ${condition}`, {
      customerId: ctx.customer.id,
      ...bindingsOf(where),
    }),
  );
  return rows[0].count;
}

const condition = `and (:ids::uuid[] is null or f.id = any(:ids::uuid[]))
  and (:systemIds::int[] is null or f.system_id = any(:systemIds::int[]))
  and (:titleLike::text is null or lower(f.title) like :titleLike) and f.is_deleted = :isDeleted`;
const bindingsOf = (where: z.output<typeof whereSchema>) => ({
  ids: where.ids ?? null,
  systemIds: where.externalSystemIds ?? null,
  titleLike: where.titleLike,
  isDeleted: where.isDeleted ?? false,
});
