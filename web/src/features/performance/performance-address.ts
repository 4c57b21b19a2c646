import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import { onlyRange } from '#ui/range-address.ts';

export const performancePath = '/analytics/alarm-performance';

/** Filters of an address; what is not understood is as if it were not there. */
export const readFilters = (params: URLSearchParams): Criterion[] =>
  params
    .getAll('filter')
    .map((param) => parseCriterion(param))
    .filter((criterion) => criterion !== null);

/** Address of alarm performance with these filters and the range of another address. */
export const withFilters = (params: URLSearchParams, criteria: readonly Criterion[]): Array<[string, string]> => [
  ...criteria.map((criterion): [string, string] => ['filter', criterionParam(criterion)]),
  ...onlyRange(params),
];
