import { categoriesOf, type LensCategory, lockedOf } from '#domain/lists/lens-categories.ts';
import { type LensKind, listKinds } from '#domain/lists/list-kinds.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import type { Option } from '#ui/option.ts';

/** Orders that are offered; the first is the default of a list. */
export const sortsOf = (kind: LensKind): Option[] =>
  Object.entries(listKinds[kind].offered).map(([value, label]) => ({ value, label }));

/** Returns a new lens's category: active only if the filters are empty or limited to active, else all. */
export function categoryOf(kind: LensKind, criteria: Criterion[]): LensCategory {
  const [active, all = active] = categoriesOf(kind);
  const isNarrow = lockedOf(active).every((locked) =>
    criteria.some(
      ({ field, isExclusion, values }) =>
        field === locked.field && !isExclusion && values.join() === locked.values.join(),
    ),
  );
  return criteria.length === 0 || isNarrow ? active : all;
}

/** Returns the lens's own order; else the first of its kind. */
export const sortOf = (kind: LensKind, options: unknown): string => {
  const given = typeof options === 'object' && options !== null && 'sort' in options ? options.sort : null;
  return typeof given === 'string' ? given : (sortsOf(kind)[0]?.value ?? '');
};
