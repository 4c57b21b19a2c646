import { canonicalTimezone } from '#domain/timezone.ts';
import { type Criterion, criterionParam, parseCriterion } from '#features/criteria/criteria.ts';
import type { WorkResolutionGroupBy } from '#generated/graphql.ts';
import { resolutionTexts as texts } from '#texts/work-resolution.ts';
import { lastDays, type Range } from '#ui/days.ts';
import { viewerTimezone } from '#ui/format.ts';

/** State of the page of work resolution, as its address has it. */
export interface ResolutionAddress {
  /** Last days; null between two times. */
  days: number | null;
  /** The times, where `days` is null. */
  ends: Range | null;
  /** IANA name. */
  timezone: string;
  groupBy: WorkResolutionGroupBy;
  /** Attribute of alarms; the building unless another is chosen. */
  attribute: string;
  criteria: Criterion[];
  searchTerm: string;
  sort: ResolutionSort;
  /** Number of the page of tickets, from 0. */
  page: number;
}

export const resolutionDays = [7, 30, 90, 365] as const;
const usualDays = 30;
export type ResolutionSort = keyof typeof texts.sorts;
const usualSort: ResolutionSort = 'CLOSED_AT.DESC';
const usualAttribute = 'building';
/** The longest range that the server takes. */
const longestMs = 400 * 86_400_000;
/** The furthest page that an offset reaches. */
const lastPage = 199;

const hasKey = <Key extends string>(of: Record<Key, unknown>, name: string | null): name is Key =>
  name !== null && Object.hasOwn(of, name);

function endsOf(params: URLSearchParams): Range | null {
  const [from, to] = [Date.parse(params.get('from') ?? ''), Date.parse(params.get('to') ?? '')];
  if (!(from < to) || to - from > longestMs) return null;
  return { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
}

/**
 * Reads an address; what is not understood is as if it were not there.
 * @param usual order of the page's tickets.
 */
export function readAddress(params: URLSearchParams, usual = usualSort): ResolutionAddress {
  const [groupBy, sort] = [params.get('by'), params.get('sort')];
  const days = resolutionDays.find((one) => String(one) === params.get('days')) ?? null;
  const ends = days === null ? endsOf(params) : null;
  const page = Number(params.get('page') ?? 0);
  return {
    days: ends ? null : (days ?? usualDays),
    ends,
    timezone: canonicalTimezone(params.get('zone') ?? '') ?? viewerTimezone(),
    groupBy: hasKey(texts.groups, groupBy) ? groupBy : 'team',
    attribute: params.get('attribute')?.slice(0, 50) || usualAttribute,
    criteria: params.getAll('filter').flatMap((param) => parseCriterion(param, 'work') ?? []),
    searchTerm: params.get('search')?.slice(0, 200) ?? '',
    sort: hasKey(texts.sorts, sort) ? sort : usual,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 0,
  };
}

/**
 * Writes an address; what is usual is left out.
 * @param usual order of the page's tickets.
 */
export function writeAddress(address: ResolutionAddress, usual = usualSort): URLSearchParams {
  const { days, ends, timezone, groupBy, attribute, criteria, searchTerm, sort, page } = address;
  const entries: Array<[string, string] | false> = [
    days !== null && days !== usualDays && ['days', String(days)],
    ends !== null && ['from', ends.start],
    ends !== null && ['to', ends.end],
    timezone !== viewerTimezone() && ['zone', timezone],
    groupBy !== 'team' && ['by', groupBy],
    groupBy === 'alarmAttribute' && attribute !== usualAttribute && ['attribute', attribute],
    ...criteria.map((criterion): [string, string] => ['filter', criterionParam(criterion)]),
    searchTerm !== '' && ['search', searchTerm],
    sort !== usual && ['sort', sort],
    page > 0 && ['page', String(page)],
  ];
  return new URLSearchParams(entries.filter((entry) => entry !== false));
}

/** Returns the range of an address. */
export const rangeOf = ({ days, ends, timezone }: ResolutionAddress, now: Date): Range =>
  ends ?? lastDays(days ?? usualDays, now, timezone);
