import { type Criterion, criterionParam } from '#features/criteria/criteria.ts';
import type { Range } from '#ui/days.ts';

export const criterionOf = (field: string, value: string | null): Criterion => ({
  field,
  isExclusion: false,
  values: [value],
});

/** Fields that tickets are grouped by and lists filter by; one that a ticket may lack is found where it is blank. */
const groupFields = ['team', 'creator', 'assignee', 'maintenanceSystem', 'workState'];
const withBlanks = ['creator', 'assignee', 'maintenanceSystem'];

/** Returns the filter that finds the tickets of a group; null where no list can show it: the provider's people, no team. */
export function groupCriterion(field: string, value: string | null): Criterion | null {
  if (!groupFields.includes(field) || value === 'provider') return null;
  return value === null && !withBlanks.includes(field) ? null : criterionOf(field, value);
}

/** Most characters of a value of a filter. */
const longestValue = 500;

/** Returns the filter that finds the tickets of a group by an attribute of alarms; null for a value too long for one. */
export function attributeCriterion(attribute: string, value: string | null): Criterion | null {
  const named = `${attribute}=${value ?? ''}`;
  return named.length > longestValue ? null : criterionOf('alarmAttribute', named);
}

interface History {
  /** Date that lies in the range: of closing or of creation. */
  of: 'closed' | 'created';
  range: Range;
  /** IANA name. */
  timezone: string;
  criteria: readonly Criterion[];
  searchTerm?: string;
}

const minute = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;

/** Returns the address of the work history that lists the tickets of a period. */
export function historyPath({ of, range, timezone, criteria, searchTerm }: History): string {
  // a filter has whole minutes, the last of which is included
  const within = `${minute(Date.parse(range.start))}..${minute(Date.parse(range.end) - 60_000)}`;
  const filters = [
    ...criteria,
    criterionOf(of === 'closed' ? 'workClosedDate' : 'workCreatedDate', within),
    ...(of === 'closed' ? [criterionOf('workState', 'CLOSED')] : []),
  ];
  const params = filters.map((criterion): [string, string] => ['filter', criterionParam(criterion)]);
  if (searchTerm) params.push(['search', searchTerm]);
  return `/analytics/work-history?${new URLSearchParams([...params, ['zone', timezone]])}`;
}
