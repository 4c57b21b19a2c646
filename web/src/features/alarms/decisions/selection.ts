import { bulkSelectMax } from '#domain/constants.ts';

/** Selection in a lens: some rows, or all as of an instant except some (SYS.3). */
export type Selection =
  | { all: false; ids: ReadonlySet<string> }
  | { all: true; excluded: ReadonlySet<string>; asOf: string };

export const nothing: Selection = { all: false, ids: new Set() };

export const isNothing = (selection: Selection): boolean => !selection.all && selection.ids.size === 0;

const toggled = (ids: ReadonlySet<string>, id: string): Set<string> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.excluded.has(id) : selection.ids.has(id);

/** Selects or deselects a row. */
export const toggle = (selection: Selection, id: string): Selection =>
  selection.all
    ? { ...selection, excluded: toggled(selection.excluded, id) }
    : { all: false, ids: toggled(selection.ids, id) };

/** Selects the rows from the last selected one to this one, in the order of the list. */
export function selectRange(
  selection: Selection,
  order: readonly string[],
  from: string | null,
  to: string,
): Selection {
  const [start, end] = [order.indexOf(from ?? to), order.indexOf(to)].sort((a, b) => a - b) as [number, number];
  const range = order.slice(Math.max(0, start), end + 1);
  if (selection.all)
    return { ...selection, excluded: new Set([...selection.excluded].filter((id) => !range.includes(id))) };
  return { all: false, ids: new Set([...selection.ids, ...range]) };
}

/**
 * Selects all in the lens as of now; pressed again, or in an empty lens, nothing.
 * @param total rows in the lens, as far as known.
 */
export const toggleAll = (selection: Selection, asOf: string, total: number | null): Selection =>
  selection.all || total === 0 ? nothing : { all: true, excluded: new Set(), asOf };

/** Counts the selected rows. @param total rows in the lens, as far as known. */
export const countOf = (selection: Selection, total: number | null): number =>
  selection.all ? Math.max(0, (total ?? 0) - selection.excluded.size) : selection.ids.size;

export const isTooMany = (count: number): boolean => count > bulkSelectMax;
