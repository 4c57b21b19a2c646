import { notFound } from '../../platform/errors.ts';
import type { Ctx } from '../ctx.ts';
import { type StandardLens, standardLenses, statusLens } from './standard-lenses.ts';

type Viewer = Pick<Ctx, 'person' | 'permissions' | 'customer' | 'membership'>;

/** The lenses the caller may open, in their order: none without alarm access; super users see all (LENS-093). */
export function visibleLenses(viewer: Viewer): readonly StandardLens[] {
  const { person, permissions, customer, membership } = viewer;
  if (!person.isSuper && !permissions.get('alarms')?.includes('VIEW')) return [];
  if (!person.isSuper && !membership.viewStandardLenses) return [];
  const standard = standardLenses.filter(({ product }) => product === 'Alarms' || customer.products.includes(product));
  return [
    ...standard,
    ...customer.customStatuses.map((status, index) => statusLens(status, standardLenses.length + index)),
  ];
}

/** @returns the visible lenses of a type, or with the given ids. */
export function listLenses(
  ctx: Viewer,
  where: { type?: string | null; ids?: readonly string[] | null } = {},
): StandardLens[] {
  return visibleLenses(ctx).filter(
    (lens) => (!where.type || lens.type === where.type) && (!where.ids || where.ids.includes(lens.id)),
  );
}

/** @throws AppError NOT_FOUND for a lens that does not exist or that the caller may not open. */
export function openLens(ctx: Viewer, id: string): StandardLens {
  const lens = visibleLenses(ctx).find((each) => each.id === id);
  if (!lens) throw notFound('This lens does not exist or is not open to you');
  return lens;
}
