import { noPriorityLabel, priorityLabels } from '#domain/constants.ts';
import { criterionParam } from '#features/criteria/criteria.ts';
import { alarmPath } from '#features/lists/lens-address.ts';
import type { AlarmCountField } from '#generated/graphql.ts';
import { performanceTexts } from '#texts/performance.ts';
import { reportTexts as texts } from '#texts/reports.ts';
import { blanks } from '#ui/format.ts';

/** Fields to count occurrences by. */
export const countFieldOptions = (Object.keys(texts.fields) as AlarmCountField[]).map((value) => ({
  value,
  label: texts.fields[value],
}));

/** Returns the field that an address names; else the alarm. */
export const countFieldOf = (name: string | null): AlarmCountField =>
  countFieldOptions.find(({ value }) => value === name)?.value ?? 'alarmId';

interface Counted {
  value: string | null;
  label: string | null;
}

/** Returns the display name of a row. */
export function countName(field: AlarmCountField, { value, label }: Counted): string {
  if (value === null || value === '') return blanks;
  if (field === 'priority') return value === '0' ? noPriorityLabel : (priorityLabels[Number(value)] ?? value);
  return label ?? (field === 'alarmId' ? `A${value}` : value);
}

/**
 * Returns the path of a row's alarms: the alarm, or the list of all alarms under a filter.
 * @param leads whether the person sees that list; without it there is no path but that of an alarm.
 */
export const countPath = (field: AlarmCountField, { value }: Counted, leads = true): string | undefined => {
  if (field === 'alarmId' && value !== null) return alarmPath(value);
  if (!leads) return undefined;
  return `/reports/allAlarms?${new URLSearchParams({ filter: criterionParam({ field, isExclusion: false, values: [value] }) })}`;
};

/** Returns the hour of the week of an address, from 0 to 167; null for none. */
export function hourOfAddress(params: URLSearchParams): number | null {
  const hour = params.get('hour') ?? '';
  return /^\d{1,3}$/.test(hour) && Number(hour) < 168 ? Number(hour) : null;
}

/** Returns the name of an hour of the week, as "Monday, 08:00". */
export const hourName = (hour: number): string =>
  `${performanceTexts.weekdays[Math.floor(hour / 24)]}, ${performanceTexts.hour(hour % 24)}`;
