import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, limitReached, notFound } from '../../../platform/errors.ts';
import { lensTexts } from '../../../texts/server/lenses.ts';
import { savedViewsMax } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { oneAtATime } from '../../identity/one-at-a-time.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import type { LensKind } from '../../lists/list-kinds.ts';
import { nameSchema } from '../../name-schema.ts';
import { checkedCriteria, columnsSchema, sortSchema } from '../lens-input.ts';
import { readViews } from './list-saved-views.ts';
import { kindOf, type SavedView, viewTypes } from './saved-view.ts';

const fieldsSchema = (kind: LensKind) =>
  z.object({
    name: nameSchema('View'),
    criteria: checkedCriteria(kind),
    columns: columnsSchema(kind),
    sort: sortSchema(kind)
      .nullish()
      .transform((sort) => sort ?? null),
    isDefault: z.boolean(),
  });
const typeSchema = z.object({ viewType: z.enum(viewTypes) });
const idSchema = z.object({ id: z.uuid(lensTexts.view.notFound) });

type GivenFields = z.input<ReturnType<typeof fieldsSchema>>;
type Fields = z.output<ReturnType<typeof fieldsSchema>>;
const rowOf = ({ name, criteria, columns, sort, isDefault }: Fields) => ({
  name,
  name_key: foldText(name),
  criteria: JSON.stringify(criteria),
  columns,
  sort,
  is_default: isDefault,
});
const exists = (name: string) => conflict(lensTexts.view.exists(name));

/**
 * Saves how the caller looks at a table under a name.
 * @throws AppError FORBIDDEN, INVALID, CONFLICT for a name that a view of theirs has, LIMIT for too many.
 */
export async function createSavedView(ctx: Ctx, input: GivenFields & z.input<typeof typeSchema>): Promise<SavedView> {
  assertPermission(ctx, 'savedViews', 'CREATE');
  const { viewType } = typeSchema.parse(input);
  const fields = fieldsSchema(kindOf(viewType)).parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await oneAtATime(trx, ctx, 'saved views');
    const own = { customer_id: ctx.customer.id, user_id: ctx.person.id, view_type: viewType };
    const views = await readViews(trx, ctx, { viewType });
    if (views.length >= savedViewsMax) throw limitReached(lensTexts.view.limit(savedViewsMax), 0);
    if (fields.isDefault) await trx('saved_views').where(own).update({ is_default: false });
    const id = randomUUID();
    const added = await trx('saved_views')
      .insert({ ...rowOf(fields), ...own, id, created_at: ctx.clock.now() })
      .onConflict()
      .ignore()
      .returning('id');
    if (added.length === 0) throw exists(fields.name);
    return findView(ctx, trx, id);
  });
}

/** Changes a view of the caller's. @throws AppError FORBIDDEN, NOT_FOUND, INVALID, CONFLICT for a name that is taken. */
export async function updateSavedView(ctx: Ctx, input: GivenFields & z.input<typeof idSchema>): Promise<SavedView> {
  assertPermission(ctx, 'savedViews', 'EDIT');
  const { id } = idSchema.parse(input);
  return forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await oneAtATime(trx, ctx, 'saved views');
    const { viewType } = await findView(ctx, trx, id);
    const fields = fieldsSchema(kindOf(viewType)).parse(input);
    const own = { customer_id: ctx.customer.id, user_id: ctx.person.id, view_type: viewType };
    const others = () => trx('saved_views').where(own).whereNot({ id });
    if (
      await others()
        .where({ name_key: foldText(fields.name) })
        .first('id')
    )
      throw exists(fields.name);
    if (fields.isDefault) await others().update({ is_default: false });
    await trx('saved_views').where({ customer_id: ctx.customer.id, user_id: ctx.person.id, id }).update(rowOf(fields));
    return findView(ctx, trx, id);
  });
}

/** Deletes a view of the caller's. @throws AppError FORBIDDEN, NOT_FOUND. */
export async function deleteSavedView(ctx: Ctx, input: { id: string }): Promise<{ id: string }> {
  assertPermission(ctx, 'savedViews', 'DELETE');
  const { id } = idSchema.parse(input);
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await findView(ctx, trx, id);
    await trx('saved_views').where({ customer_id: ctx.customer.id, user_id: ctx.person.id, id }).delete();
  });
  return { id };
}

async function findView(ctx: Ctx, trx: Transaction, id: string): Promise<SavedView> {
  const [view] = await readViews(trx, ctx, { id });
  if (!view) throw notFound(lensTexts.view.notFound);
  return view;
}
