import type { Selection } from '../decisions/selection.ts';

/** Selection of a list and its handlers. */
export interface RowSelect {
  selection: Selection;
  /** Takes a row in or out; with Shift the range from the row touched last. */
  onSelect: (id: string, isRange: boolean) => void;
  onSelectAll: () => void;
}
