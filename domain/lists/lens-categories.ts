import type { Criterion } from './criteria/criteria.ts';
import type { Category } from './criteria/list-kind.ts';
import type * as kinds from './generated/kinds.ts';
import { type LensKind, listKinds } from './list-kinds.ts';

/** Categories that people's lenses start from. */
export type LensCategory = { [Kind in LensKind]: keyof (typeof kinds)[Kind]['categories'] }[LensKind];

export const lensCategories = Object.assign(
  {},
  ...Object.values(listKinds).map(({ categories }) => categories),
) as Record<LensCategory, Category>;

/** The categories of lenses of a kind: the one that they start with, then the one for all there is. */
export const categoriesOf = (kind: LensKind) =>
  Object.keys(listKinds[kind].categories) as [LensCategory, ...LensCategory[]];

/** Criteria that lenses of a category always have. */
export const lockedOf = (category: LensCategory): readonly Criterion[] => lensCategories[category].locked;

/** Returns criteria with those of the category first, which replace given ones on the same fields. */
export function withLocked(category: LensCategory, criteria: readonly Criterion[]): Criterion[] {
  const locked = lockedOf(category);
  return [...locked, ...criteria.filter(({ field }) => !locked.some((one) => one.field === field))];
}
