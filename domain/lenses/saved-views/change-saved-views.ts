import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { forCustomer, type Transaction } from '../../../platform/database.ts';
import { conflict, limitReached, notFound } from '../../../platform/errors.ts';
import { lensTexts } from '../../../texts/server/lenses.ts';
import { savedViewsMax } from '../../constants.ts';
import { assertPermission } from '../../identity/assert-permission.ts';
import type { Ctx } from '../../identity/ctx.ts';
import { oneAtATime } from '../../identity/one-at-a-time.ts';
import type { criteriaSchema } from '../../lists/criteria/criteria.ts';
import { foldText } from '../../lists/criteria/fold.ts';
import { nameSchema } from '../../name-schema.ts';
import { savedPivotSchema } from '../../pivot-shape.ts';
import { checkedCriteria, columnsSchema, sortSchema } from '../lens-input.ts';
import { readViews } from './list-saved-views.ts';
import { kindOf, pivotViewType, type SavedView, type SavedViewType, viewTypes } from './saved-view.ts';

const common = { name: nameSchema('View'), isDefault: z.boolean() };
const tableSchema = (viewType: SavedViewType) => {
  const kind = kindOf(viewType, null);
  return z.object({
    ...common,
    criteria: checkedCriteria(kind),
    columns: columnsSchema(kind),
    sort: sortSchema(kind)
      .nullish()
      .transform((sort) => sort ?? null),
  });
};
const pivotSchema = z.object({ pivot: savedPivotSchema });

interface GivenFields {
  name: string;
  criteria: z.input<typeof criteriaSchema>;
  columns?: string[] | null;
  sort?: string | null;
  pivot?: z.input<typeof savedPivotSchema> | null;
  isDefault: boolean;
}
type Fields = Pick<SavedView, 'name' | 'criteria' | 'columns' | 'sort' | 'pivot' | 'isDefault'>;

/** @throws ZodError, AppError INVALID. */
function fieldsOf(viewType: SavedViewType, given: GivenFields): Fields {
  if (viewType !== pivotViewType) return { ...tableSchema(viewType).parse(given), pivot: null };
  const { pivot } = pivotSchema.parse(given);
  const criteria = checkedCriteria(kindOf(viewType, pivot));
  return { ...z.object({ ...common, criteria }).parse(given), columns: null, sort: null, pivot };
}

/** @throws AppError FORBIDDEN for the views of a page that the caller may not look at. */
function assertMayView(ctx: Ctx, viewType: SavedViewType): void {
  if (viewType === pivotViewType) assertPermission(ctx, 'analytics.advancedAnalytics', 'VIEW');
}
const typeSchema = z.object({ viewType: z.enum(viewTypes) });
const idSchema = z.object({ id: z.uuid(lensTexts.view.notFound) });

const rowOf = ({ name, criteria, columns, sort, pivot, isDefault }: Fields) => ({
  name,
  name_key: foldText(name),
  criteria: JSON.stringify(criteria),
  columns,
  sort,
  pivot: pivot && JSON.stringify(pivot),
  is_default: isDefault,
});
const exists = (name: string) => conflict(lensTexts.view.exists(name));

/**
 * Saves how the caller looks at a table or a pivot under a name.
 * @throws AppError FORBIDDEN, INVALID, CONFLICT for a name that a view of theirs has, LIMIT for too many.
 */
export async function createSavedView(ctx: Ctx, input: GivenFields & z.input<typeof typeSchema>): Promise<SavedView> {
  assertPermission(ctx, 'savedViews', 'CREATE');
  const { viewType } = typeSchema.parse(input);
  assertMayView(ctx, viewType);
  const fields = fieldsOf(viewType, input);
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
    assertMayView(ctx, viewType);
    const fields = fieldsOf(viewType, input);
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

/** @throws AppError NOT_FOUND. */
export async function findView(
  ctx: Pick<Ctx, 'customer' | 'person'>,
  trx: Transaction,
  id: string,
): Promise<SavedView> {
  const [view] = await readViews(trx, ctx, { id });
  if (!view) throw notFound(lensTexts.view.notFound);
  return view;
}
