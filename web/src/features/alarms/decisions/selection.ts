import { bulkSelectMax } from '#domain/constants.ts';

/** Selection in a lens: some rows, or all as of an instant except some (SYS.3). */
export type Selection =
  | { all: false; ids: ReadonlySet<string> }
  | { all: true; excluded: ReadonlySet<string>; asOf: string };

export const nothing: Selection = { all: false, ids: new Set() };

export const isNothing = (selection: Selection): boolean => !selection.all && selection.ids.size === 0;

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.excluded.has(id) : selection.ids.has(id);

/** Returns whether all, some or none of the alarms of a row are selected. */
export function rowSelected(selection: Selection, alarms: ReadonlyArray<{ id: string }>): boolean | 'some' {
  const count = alarms.filter(({ id }) => isSelected(selection, id)).length;
  return count > 0 && count < alarms.length ? 'some' : count > 0;
}

const without = (ids: ReadonlySet<string>, others: readonly string[]): Set<string> => {
  const next = new Set(ids);
  for (const id of others) next.delete(id);
  return next;
};
const withAll = (ids: ReadonlySet<string>, others: readonly string[]): Set<string> => new Set([...ids, ...others]);

/** Adds alarms to the selection. */
export const select = (selection: Selection, ids: readonly string[]): Selection =>
  selection.all
    ? { ...selection, excluded: without(selection.excluded, ids) }
    : { all: false, ids: withAll(selection.ids, ids) };

/** Selects the alarms of a row, or deselects them if all of them are selected. */
export function toggle(selection: Selection, ids: readonly string[]): Selection {
  if (!ids.every((id) => isSelected(selection, id))) return select(selection, ids);
  return selection.all
    ? { ...selection, excluded: withAll(selection.excluded, ids) }
    : { all: false, ids: without(selection.ids, ids) };
}

/** Returns the rows from the one that was touched last to this one, in the order of the list. */
export function rangeOf<Row extends { item: { id: string } }>(
  rows: readonly Row[],
  from: string | null,
  to: string,
): Row[] {
  const placeOf = (id: string): number => rows.findIndex(({ item }) => item.id === id);
  const [start, end] = [placeOf(from ?? to), placeOf(to)].sort((a, b) => a - b) as [number, number];
  return rows.slice(Math.max(0, start), end + 1);
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
