import {
  isDimensionOf,
  isMeasureOf,
  isTimeDimension,
  type PivotMeasure,
  type PivotSource,
  pivotSources,
} from '#domain/pivot-dimensions.ts';
import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import { onlyRange } from '#ui/range-address.ts';

/** Order of the rows: by their names, by their totals, or by the column with this value. */
export interface PivotSort {
  by: 'name' | 'total' | { column: string | null };
  isDescending: boolean;
}

/** State of the page besides its range, as its address has it. */
export interface PivotState {
  source: PivotSource;
  rows: string[];
  column: string | null;
  measure: PivotMeasure;
  criteria: Criterion[];
  /** Null: times by name, others by total. */
  sort: PivotSort | null;
  viewId: string | null;
}

/** Pivot that the page begins with, for each source. */
export const usualPivot: Record<PivotSource, Pick<PivotState, 'source' | 'rows' | 'column' | 'measure'>> = {
  instances: { source: 'instances', rows: ['weekday'], column: 'hour', measure: 'occurrences' },
  tickets: { source: 'tickets', rows: ['team'], column: 'month', measure: 'closed' },
};

/** Kind of list whose filters a source has. */
export const kindOfSource = (source: PivotSource) => (source === 'tickets' ? 'work' : 'alarm');

/** Reads an address; what is not understood is as if it were not there. */
export function readPivotState(params: URLSearchParams): PivotState {
  const source = pivotSources.find((one) => one === params.get('of')) ?? 'instances';
  const usual = usualPivot[source];
  const rows = [...new Set(params.getAll('row'))].filter((name) => isDimensionOf(source, name)).slice(0, 2);
  const column = params.get('column');
  const measure = params.get('measure') ?? '';
  const hasRows = rows.length > 0;
  return {
    source,
    rows: hasRows ? rows : usual.rows,
    column: hasRows
      ? column !== null && isDimensionOf(source, column) && !rows.includes(column)
        ? column
        : null
      : usual.column,
    measure: isMeasureOf(source, measure) ? (measure as PivotMeasure) : usual.measure,
    criteria: params.getAll('filter').flatMap((param) => parseCriterion(param, kindOfSource(source)) ?? []),
    sort: readSort(params.get('sort')),
    viewId: params.get('view'),
  };
}

/** Writes the state beside the range of the address before. */
export function writePivotState(before: URLSearchParams, state: PivotState): URLSearchParams {
  const { source, rows, column, measure, criteria, sort, viewId } = state;
  const entries: Array<[string, string] | false> = [
    ['of', source],
    ...rows.map((row): [string, string] => ['row', row]),
    column !== null && ['column', column],
    ['measure', measure],
    ...criteria.map((criterion): [string, string] => ['filter', criterionParam(criterion)]),
    ...onlyRange(before),
    sort !== null && ['sort', writtenSort(sort)],
    viewId !== null && ['view', viewId],
  ];
  return new URLSearchParams(entries.filter((entry) => entry !== false));
}

const blank = '.blank';
const byColumn = 'column:';

function readSort(text: string | null): PivotSort | null {
  if (text === null) return null;
  const isDescending = text.startsWith('-');
  const by = isDescending ? text.slice(1) : text;
  if (by === 'name' || by === 'total') return { by, isDescending };
  if (!by.startsWith(byColumn)) return null;
  const column = by.slice(byColumn.length);
  return { by: { column: column === blank ? null : column }, isDescending };
}

const writtenSort = ({ by, isDescending }: PivotSort): string =>
  `${isDescending ? '-' : ''}${typeof by === 'string' ? by : `${byColumn}${by.column ?? blank}`}`;

/** The order without a chosen one: times as they pass, others by what has most. */
export const usualSort = (rows: readonly string[]): PivotSort =>
  rows.some(isTimeDimension) || rows.length > 1
    ? { by: 'name', isDescending: false }
    : { by: 'total', isDescending: true };
