import { isAlarmFilter } from '../../../domain/lists/alarms/alarm-filters.ts';
import type { Criterion } from '../../../domain/lists/criteria/criteria.ts';
import type { Filter } from '../../../domain/lists/criteria/filter.ts';
import { filterNamed } from '../../../domain/lists/filters.ts';
import type { FilterCriterionResolvers, FilterCriterionSelection } from '../../generated/resolvers.ts';

const filterOf = ({ field }: Criterion): Filter | null => filterNamed(field);
const labelOf = (criterion: Criterion): string => filterOf(criterion)?.label ?? criterion.field;
const keywords = (criterion: Criterion): string | null =>
  filterOf(criterion)?.type === 'text' ? criterion.values.filter((value) => value !== null).join(' ') : null;

/** Filter types that accept values beyond the offered ones. */
const typed: ReadonlyArray<Filter['type']> = ['customValueSelect', 'customWorkSelect', 'multiLevelSelector'];

/** Resolves a criterion under its own names and the contract's names of its parts (LENS-025 to LENS-027). */
export const FilterCriterion: FilterCriterionResolvers = {
  name: labelOf,
  model: ({ field }) => field,
  blanks: ({ values }) => values.includes(null),
  newValues: (criterion) =>
    typed.includes(filterOf(criterion)?.type ?? 'text') ? criterion.values.filter((value) => value !== null) : [],
  query: keywords,
  detail: (criterion) => {
    const filter = filterOf(criterion);
    return {
      name: labelOf(criterion),
      dbName: criterion.field,
      category: isAlarmFilter(criterion.field) ? 'alarm' : 'work',
      type: filter?.type ?? 'text',
      isExclusion: criterion.isExclusion,
      selection: criterion.values.map((value) => selectionOf(criterion, filter, value)),
      selectValues: filter?.options ? [...filter.options] : null,
      query: keywords(criterion),
    };
  },
};

const ranges: ReadonlyArray<Filter['type']> = ['minMax', 'durationMinMax', 'timeMinMax', 'dateTime'];

function selectionOf(criterion: Criterion, filter: Filter | null, value: string | null): FilterCriterionSelection {
  const none = { minDays: null, minHrs: null, minMins: null, maxDays: null, maxHrs: null, maxMins: null };
  const base = { value, name: value ?? '(blanks)', fullValues: criterion.values, min: null, max: null, ...none };
  if (value === null || !filter || !ranges.includes(filter.type)) return base;
  const [min = '', max = min] = value.split('..');
  const bounds = { min: min || null, max: max || null };
  if (filter.type !== 'durationMinMax') return { ...base, ...bounds };
  const part = (bound: string, letter: string): number | null => {
    const found = [...bound.matchAll(/(\d{1,15})([dhm])/g)].find(([, , unit]) => unit === letter);
    return found ? Number(found[1]) : null;
  };
  return {
    ...base,
    ...bounds,
    minDays: part(min, 'd'),
    minHrs: part(min, 'h'),
    minMins: part(min, 'm'),
    maxDays: part(max, 'd'),
    maxHrs: part(max, 'h'),
    maxMins: part(max, 'm'),
  };
}
