import { z } from 'zod';
import { forCustomer } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { lensTexts } from '../../texts/server/lenses.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { oneAtATime } from '../identity/one-at-a-time.ts';
import type { Lens } from './lens.ts';
import { listLenses } from './list-lenses.ts';

const idSchema = z.string().max(100);
const orderSchema = z.object({ lensIds: z.array(idSchema).min(1).max(1_000) });

/**
 * Sets the caller's own order of lenses of a type; lenses that are not named come last.
 * @throws AppError INVALID for a lens named twice, NOT_FOUND for one that is not open to the caller.
 */
export async function updateLensOrder(ctx: Ctx, input: z.input<typeof orderSchema>): Promise<Lens[]> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { lensIds } = orderSchema.parse(input);
  if (new Set(lensIds).size < lensIds.length) throw invalid(lensTexts.listedTwice);
  const { type } = await assertOpen(ctx, lensIds);
  const mates = (await listLenses(ctx, { type })).map(({ id }) => id);
  const bound = { customer_id: ctx.customer.id, user_id: ctx.person.id };
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    await oneAtATime(trx, ctx, 'lens places');
    await trx('lens_places').where(bound).whereIn('lens_id', mates).update({ position: null });
    await trx('lens_places')
      .insert(lensIds.map((lensId, position) => ({ ...bound, lens_id: lensId, position })))
      .onConflict(['customer_id', 'user_id', 'lens_id'])
      .merge(['position']);
  });
  return listLenses(ctx, { type });
}

const hideSchema = z.object({ id: idSchema, hide: z.boolean() });

/** Takes a lens out of the caller's menu, or back into it (LENS.1). @throws AppError NOT_FOUND. */
export async function hideLens(ctx: Ctx, input: z.input<typeof hideSchema>): Promise<Lens> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { id, hide } = hideSchema.parse(input);
  const lens = await assertOpen(ctx, [id]);
  await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('lens_places')
      .insert({ customer_id: ctx.customer.id, user_id: ctx.person.id, lens_id: id, is_hidden: hide })
      .onConflict(['customer_id', 'user_id', 'lens_id'])
      .merge(['is_hidden']),
  );
  return { ...lens, isHidden: hide };
}

/** Opens the caller's section of the lens's type with this lens. @throws AppError NOT_FOUND. */
export async function updateDefaultLens(ctx: Ctx, { lensId }: { lensId: string }): Promise<Lens> {
  assertPermission(ctx, 'alarms', 'VIEW');
  const lens = await assertOpen(ctx, [lensId]);
  await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx('default_lenses')
      .insert({ customer_id: ctx.customer.id, user_id: ctx.person.id, type: lens.type, lens_id: lensId })
      .onConflict(['customer_id', 'user_id', 'type'])
      .merge(['lens_id']),
  );
  return { ...lens, isSectionDefault: true };
}

/** @returns the first of them. */
async function assertOpen(ctx: Ctx, ids: readonly string[]): Promise<Lens> {
  const open = await listLenses(ctx, { ids });
  const [first] = open;
  if (!first || open.length < ids.length) throw notFound(lensTexts.notFound);
  return first;
}
