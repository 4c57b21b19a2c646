import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AlarmColumn, isAlarmColumn } from '#domain/lists/alarms/table-columns.ts';
import type { LensKind } from '#domain/lists/list-kinds.ts';
import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import type { AlarmOrderField, SortDirection } from '#generated/graphql.ts';

export { alarmPath, defaultLensPath, lensPath } from './places/alarm-places.ts';

export interface LensSort {
  field: AlarmOrderField;
  direction: SortDirection;
}

/** Newest on top, unless the lens brings its own order. */
export const defaultSort: LensSort = { field: 'ALARM_TIME', direction: 'DESC' };

const sortFields: AlarmOrderField[] = ['ALARM_TIME', 'PRIORITY', 'NUISANCE_COUNT', 'SNOOZE_EXPIRES_AT'];

/** Reads `PRIORITY.DESC`; null for anything that is no sort. */
export function parseSort(text: unknown): LensSort | null {
  const [field, direction] = typeof text === 'string' ? text.split('.') : [];
  const known = sortFields.find((each) => each === field);
  return known && (direction === 'ASC' || direction === 'DESC') ? { field: known, direction } : null;
}

export const sortParam = (sort: LensSort): string => `${sort.field}.${sort.direction}`;

/** The order that the lens sets in its table options, as `{ sort: "PRIORITY.DESC" }`. */
export function lensSort(tableOptions: unknown): LensSort {
  const sort = typeof tableOptions === 'object' && tableOptions !== null && 'sort' in tableOptions && tableOptions.sort;
  return parseSort(sort) ?? defaultSort;
}

/** State of the open list in the address. */
export interface LensAddress {
  openId: string | null;
  tab: string | null;
  searchTerm: string;
  sort: LensSort | null;
  criteria: Criterion[];
  /** Ids of the chosen columns; null: those of the lens. */
  columns: AlarmColumn[] | null;
  /** The saved view that was chosen. */
  viewId: string | null;
  /** The lens that is being edited, `newLens` or `copiedLens`. */
  editId: string | null;
}

export const newLens = 'new';
/** A new lens that copies the open one. */
export const copiedLens = 'copy';

/** List settings of a saved view. */
export interface ViewedAs {
  id: string;
  criteria: Criterion[];
  columns: readonly string[] | null;
  sort: string | null;
}

function writeFilters(params: URLSearchParams, criteria: Criterion[]): void {
  params.delete('filter');
  for (const criterion of criteria) params.append('filter', criterionParam(criterion));
}

export function writeView(params: URLSearchParams, { id, criteria, columns, sort }: ViewedAs): void {
  params.set('view', id);
  writeFilters(params, criteria);
  if (columns) params.set('columns', columns.join());
  if (sort) params.set('sort', sort);
}

/** Known columns, each once; null where the alarm itself is not among them. */
export function readColumns(ids: unknown): AlarmColumn[] | null {
  const known = Array.isArray(ids) ? [...new Set(ids)].filter((id) => typeof id === 'string' && isAlarmColumn(id)) : [];
  return known.includes('name') ? (known as AlarmColumn[]) : null;
}

/** True if a lens holds only snoozed alarms. */
export const isSnoozedLens = ({
  criteria,
}: {
  criteria: ReadonlyArray<Pick<Criterion, 'field' | 'values'>>;
}): boolean => criteria.some(({ field, values }) => field === 'status' && values.join() === 'Snoozed');

/** The columns that the lens sets in its table options; null: the table's defaults. */
export function lensColumns(tableOptions: unknown): AlarmColumn[] | null {
  const has = typeof tableOptions === 'object' && tableOptions !== null && 'columns' in tableOptions;
  return readColumns(has ? tableOptions.columns : null);
}

/** The list's state in the address: anyone with it sees the same list, filters and drawer. */
export function useLensAddress(kind: LensKind = 'alarm') {
  const [params, setParams] = useSearchParams();
  const address = useMemo<LensAddress>(
    () => ({
      openId: params.get('open'),
      tab: params.get('tab'),
      searchTerm: params.get('q') ?? '',
      sort: parseSort(params.get('sort')),
      criteria: params
        .getAll('filter')
        .map((param) => parseCriterion(param, kind))
        .filter((criterion) => criterion !== null),
      columns: readColumns(params.get('columns')?.split(',')),
      viewId: params.get('view'),
      editId: params.get('edit'),
    }),
    [params, kind],
  );
  const change = useMemo(() => {
    const put = (edit: (next: URLSearchParams) => void, replace = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          edit(next);
          return next;
        },
        { replace },
      );
    const set = (name: string, value: string | null, replace = false) =>
      put((next) => (value ? next.set(name, value) : next.delete(name)), replace);
    return {
      /** Opens an alarm in the drawer; moving from row to row leaves no trail in the history. */
      open: (id: string | null, { replace = false } = {}) => set('open', id, replace),
      tab: (tab: string) => set('tab', tab, true),
      search: (term: string) => set('q', term.trim() || null, true),
      sort: (sort: LensSort | null) => set('sort', sort && sortParam(sort), true),
      criteria: (criteria: Criterion[]) => put((next) => writeFilters(next, criteria)),
      columns: (columns: readonly AlarmColumn[] | null) => set('columns', columns?.join() ?? null, true),
      /** Opens the editor of a lens; a new one starts from what is shown and these filters. */
      edit: (id: string | null, filters?: Criterion[]) =>
        put((next) => {
          if (id) next.set('edit', id);
          else next.delete('edit');
          if (filters) writeFilters(next, filters);
        }),
      view: (view: ViewedAs | null) =>
        put((next) => {
          for (const name of ['view', 'columns', 'sort', 'filter', 'q']) next.delete(name);
          if (view) writeView(next, view);
        }),
      /** Marks the saved view as the one shown. */
      viewId: (id: string) => set('view', id, true),
      clearFilters: () =>
        put((next) => {
          next.delete('filter');
          next.delete('q');
        }),
    };
  }, [setParams]);
  return { address, change };
}
