import type { Criterion } from '../../lists/criteria/criteria.ts';
import type { LensKind } from '../../lists/lens-categories.ts';

/** Tables that views can be saved of. */
export const viewTypes = ['alarms', 'work'] as const;
export type ViewType = (typeof viewTypes)[number];
/** Kind of list that a view shows. */
export const kindOf = (viewType: ViewType): LensKind => (viewType === 'work' ? 'work' : 'alarm');

/** A person's settings of a table: filters, columns and order (LENS.10). */
export interface SavedView {
  id: string;
  name: string;
  viewType: ViewType;
  criteria: Criterion[];
  /** Labels of filters that were saved and that no longer exist. */
  dropped: string[];
  columns: string[] | null;
  sort: string | null;
  isDefault: boolean;
}
