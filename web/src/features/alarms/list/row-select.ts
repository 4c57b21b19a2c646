import type { Selection } from '../decisions/selection.ts';

/** Selection of a list and its handlers. */
export interface RowSelect {
  selection: Selection;
  /** Selects or deselects a row; with Shift, the range from the last selected row. */
  onSelect: (id: string, isRange: boolean) => void;
  onSelectAll: () => void;
}
