import type { Criterion } from './criteria/criteria.ts';

const includes = (field: string, value: string): Criterion => ({ field, isExclusion: false, values: [value] });

/** Kinds of lists that people make lenses and save views of. */
export type LensKind = 'alarm' | 'work';

interface Category {
  type: LensKind;
  label: string;
  locked: readonly Criterion[];
}

/** Categories that people's lenses start from, with the criteria that no edit takes away (LENS-074, LENS-075). */
export const lensCategories = {
  active_alarms: { type: 'alarm', label: 'Active alarms', locked: [includes('state', 'active')] },
  all_alarms: { type: 'alarm', label: 'All alarms', locked: [] },
  active_work: { type: 'work', label: 'Active work', locked: [includes('workState', 'OPEN')] },
  all_work: { type: 'work', label: 'All work', locked: [] },
} as const satisfies Record<string, Category>;

export type LensCategory = keyof typeof lensCategories;

/** The categories of lenses of a type. */
export const categoriesOf = (type: LensKind): LensCategory[] =>
  (Object.keys(lensCategories) as LensCategory[]).filter((name) => lensCategories[name].type === type);

/** Criteria that lenses of a category always have. */
export const lockedOf = (category: LensCategory): readonly Criterion[] => lensCategories[category].locked;

/** Returns criteria with those of the category first, which replace given ones on the same fields. */
export function withLocked(category: LensCategory, criteria: readonly Criterion[]): Criterion[] {
  const locked = lockedOf(category);
  return [...locked, ...criteria.filter(({ field }) => !locked.some((one) => one.field === field))];
}
