import type { Criterion } from '../../lists/criteria/criteria.ts';
import { type LensKind, listKindNames, listKinds, type ViewType } from '../../lists/list-kinds.ts';
import type { SavedPivot } from '../../pivot-shape.ts';
import type { ViewMail } from './view-mail.ts';

/** Type of the views of advanced analytics. */
export const pivotViewType = 'advancedAnalytics';
/** Type of a view: a table of a kind of list, or a pivot. */
export type SavedViewType = ViewType | typeof pivotViewType;
/** Types that views can be saved of. */
export const viewTypes: readonly [SavedViewType, ...SavedViewType[]] = [
  pivotViewType,
  ...listKindNames.map((kind) => listKinds[kind].viewType),
];
/** Kind of list whose filters a view has. */
export const kindOf = (viewType: SavedViewType, pivot: Pick<SavedPivot, 'source'> | null): LensKind =>
  viewType === pivotViewType
    ? pivot?.source === 'tickets'
      ? 'work'
      : 'alarm'
    : (listKindNames.find((kind) => listKinds[kind].viewType === viewType) as LensKind);

/** A person's settings of a table or a pivot: filters, and columns and order, or the shape of the pivot (LENS.10, ANA.7). */
export interface SavedView {
  id: string;
  name: string;
  viewType: SavedViewType;
  criteria: Criterion[];
  /** Labels of filters that were saved and that no longer exist. */
  dropped: string[];
  columns: string[] | null;
  sort: string | null;
  /** Null of a table. */
  pivot: SavedPivot | null;
  isDefault: boolean;
  /** When it is mailed and to whom; null: it is not. */
  mail: ViewMail | null;
}
