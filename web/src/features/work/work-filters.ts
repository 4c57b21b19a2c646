/** A filter as the server takes it. */
export interface Criterion {
  field: string;
  isExclusion: boolean;
  values: Array<string | null>;
}

export interface WorkFilter {
  field: string;
  label: string;
  kind: 'choice' | 'number' | 'range' | 'text';
  options?: ReadonlyArray<{ value: string; label: string }>;
}

const back = [
  { value: '-24h..now', label: 'Last 24 hours' },
  { value: '-168h..now', label: 'Last 7 days' },
  { value: '-720h..now', label: 'Last 30 days' },
  { value: '-2160h..now', label: 'Last 90 days' },
] as const;
const ahead = [
  { value: 'now..+24h', label: 'Next 24 hours' },
  { value: 'now..+168h', label: 'Next 7 days' },
  { value: 'now..+720h', label: 'Next 30 days' },
  { value: 'now..+2160h', label: 'Next 90 days' },
] as const;

/** What work is filtered by, in the form's order. */
export const workFilters: readonly WorkFilter[] = [
  {
    field: 'workState',
    label: 'State',
    kind: 'choice',
    options: [
      { value: 'OPEN', label: 'Open' },
      { value: 'CLOSED', label: 'Closed' },
    ],
  },
  {
    field: 'resolution',
    label: 'Resolution',
    kind: 'choice',
    options: [
      { value: 'resolved', label: 'Resolved' },
      { value: 'unresolved', label: 'Unresolved' },
    ],
  },
  { field: 'assignee', label: 'Assigned to', kind: 'choice', options: [{ value: 'me', label: 'Me' }] },
  { field: 'overdue', label: 'Overdue', kind: 'choice', options: [{ value: 'true', label: 'Overdue' }] },
  { field: 'escalated', label: 'Escalated', kind: 'choice', options: [{ value: 'true', label: 'Escalated' }] },
  { field: 'workId', label: 'Work ID', kind: 'text' },
  { field: 'alarmCount', label: 'Associated Alarms Count', kind: 'range' },
  { field: 'ticketAge', label: 'Ticket Age (days)', kind: 'range' },
  { field: 'workCreatedDate', label: 'Created Date', kind: 'choice', options: back },
  { field: 'workDueDate', label: 'Due Date', kind: 'choice', options: [...back, ...ahead] },
  { field: 'workClosedDate', label: 'Closed Date', kind: 'choice', options: back },
];

const filterOf = (field: string): WorkFilter | undefined => workFilters.find((filter) => filter.field === field);

/** How a value reads in a pill. */
export const filterValue = (field: string, value: string | null): string =>
  filterOf(field)?.options?.find((option) => option.value === value)?.label ?? value ?? '(blanks)';
export const filterName = (field: string): string => filterOf(field)?.label ?? field;

/** The filters that an address names; what is none of them is left out. */
export function filtersOf(params: URLSearchParams): Criterion[] {
  return workFilters.flatMap(({ field }) => {
    const values = (params.get(field) ?? '').split(',').filter(Boolean);
    return values.length > 0 ? [{ field, isExclusion: false, values }] : [];
  });
}

/** The address with these filters in place of those it has. */
export function withFilters(params: URLSearchParams, criteria: readonly Criterion[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const { field } of workFilters) next.delete(field);
  for (const { field, values } of criteria) next.set(field, values.join(','));
  return next;
}
