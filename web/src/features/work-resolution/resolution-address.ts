import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import type { WorkResolutionGroupBy } from '#generated/graphql.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { onlyRange } from '#ui/range-address.ts';

/** State of the page of work resolution, as its address has it beside the range. */
export interface ResolutionAddress {
  groupBy: WorkResolutionGroupBy;
  /** Attribute of alarms; the building unless another is chosen. */
  attribute: string;
  criteria: Criterion[];
  searchTerm: string;
  sort: ResolutionSort;
  /** Number of the page of tickets, from 0. */
  page: number;
}

export type ResolutionSort = keyof typeof texts.sorts;
const usualSort: ResolutionSort = 'CLOSED_AT.DESC';
const usualAttribute = 'building';
/** The furthest page that an offset reaches. */
const lastPage = 199;

const hasKey = <Key extends string>(of: Record<Key, unknown>, name: string | null): name is Key =>
  name !== null && Object.hasOwn(of, name);

/**
 * Reads an address; what is not understood is as if it were not there.
 * @param usual order of the page's tickets.
 */
export function readAddress(params: URLSearchParams, usual = usualSort): ResolutionAddress {
  const [groupBy, sort] = [params.get('by'), params.get('sort')];
  const page = Number(params.get('page') ?? 0);
  return {
    groupBy: hasKey(texts.groups, groupBy) ? groupBy : 'team',
    attribute: params.get('attribute')?.slice(0, 50) || usualAttribute,
    criteria: params.getAll('filter').flatMap((param) => parseCriterion(param, 'work') ?? []),
    searchTerm: params.get('search')?.slice(0, 200) ?? '',
    sort: hasKey(texts.sorts, sort) ? sort : usual,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 0,
  };
}

/**
 * Writes an address behind its range; what is usual is left out.
 * @param before the address, of which the range stays.
 * @param usual order of the page's tickets.
 */
export function writeAddress(before: URLSearchParams, address: ResolutionAddress, usual = usualSort): URLSearchParams {
  const { groupBy, attribute, criteria, searchTerm, sort, page } = address;
  const entries: Array<[string, string] | false> = [
    groupBy !== 'team' && ['by', groupBy],
    groupBy === 'alarmAttribute' && attribute !== usualAttribute && ['attribute', attribute],
    ...criteria.map((criterion): [string, string] => ['filter', criterionParam(criterion)]),
    searchTerm !== '' && ['search', searchTerm],
    sort !== usual && ['sort', sort],
    page > 0 && ['page', String(page)],
  ];
  return new URLSearchParams([...onlyRange(before), ...entries.filter((entry) => entry !== false)]);
}
