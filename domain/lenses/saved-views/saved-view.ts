import type { Criterion } from '../../lists/criteria/criteria.ts';
import { type LensKind, listKindNames, listKinds, type ViewType } from '../../lists/list-kinds.ts';

/** Tables that views can be saved of. */
export const viewTypes = listKindNames.map((kind) => listKinds[kind].viewType);
/** Kind of list that a view shows. */
export const kindOf = (viewType: ViewType): LensKind =>
  listKindNames.find((kind) => listKinds[kind].viewType === viewType) as LensKind;

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
