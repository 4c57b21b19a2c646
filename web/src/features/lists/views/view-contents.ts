import type { Criterion } from '#features/criteria/criteria.ts';
import type { SavedPivotInput, SavedViewFieldsFragment } from '#generated/graphql.ts';

/** Contents of a saved view besides its name. */
export interface ViewContents {
  criteria: Criterion[];
  columns: string[] | null;
  sort: string | null;
  /** Null of a table. */
  pivot: SavedPivotInput | null;
}

/** Returns the contents of a stored view, as they are sent. */
export const contentsOf = ({ criteria, columns, sort, pivot }: SavedViewFieldsFragment): ViewContents => ({
  criteria: criteria.map(({ field, isExclusion, values }) => ({ field, isExclusion, values })),
  columns: columns ?? null,
  sort: sort ?? null,
  pivot: pivot
    ? {
        source: pivot.source,
        rows: pivot.rows,
        column: pivot.column ?? null,
        measure: pivot.measure,
        days: pivot.days ?? null,
        range: pivot.range ? { start: pivot.range.start, end: pivot.range.end } : null,
        timezone: pivot.timezone,
      }
    : null,
});

/** True if two views show the same. */
export const areSame = (one: ViewContents, other: ViewContents): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
