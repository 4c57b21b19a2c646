import type { Criterion } from '../criteria/criteria.ts';

/** What a lens that people make starts from, with the criteria that no edit takes away (LENS-075). */
export const lensCategories = {
  active_alarms: {
    label: 'Active alarms',
    locked: [{ field: 'state', isExclusion: false, values: ['active'] }] as Criterion[],
  },
  all_alarms: { label: 'All alarms', locked: [] as Criterion[] },
} as const;

export type LensCategory = keyof typeof lensCategories;
export const lensCategoryNames = Object.keys(lensCategories) as [LensCategory, ...LensCategory[]];

/** Criteria with those of the category in front, in place of what was given for their fields. */
export function withLocked(category: LensCategory, criteria: readonly Criterion[]): Criterion[] {
  const { locked } = lensCategories[category];
  return [...locked, ...criteria.filter(({ field }) => !locked.some((one) => one.field === field))];
}
