import { noPriorityLabel, priorityLabels, specialOptionValues } from '../../../../../domain/constants.ts';
import { keepLetters } from '../../../../../domain/criteria/keep-letters.ts';
import { blanks } from '../../../ui/format.ts';

/** A filter of the list: any of the values, or none of them. null stands for (blanks). */
export interface Criterion {
  field: string;
  isExclusion: boolean;
  values: Array<string | null>;
}

/** Fields that the filter popover offers, in their order, with the contract's labels. */
export const filterFields = {
  priority: 'Alarm Priority',
  status: 'Status',
  state: 'Alarm State',
  externalSystemId: 'Alarm Source',
  nuisance: 'Nuisance Status',
  pinned: 'Pinned',
  stale: 'Stale Status',
  snoozed: 'Snoozed',
  alarmId: 'Alarm ID',
  point: 'Source Alarm Point',
  text: 'Keyword',
} as const;
export type FilterField = keyof typeof filterFields;

export const isFilterField = (field: string): field is FilterField => field in filterFields;

/** Fields whose values are typed instead of chosen. */
const typedFields: readonly FilterField[] = ['alarmId', 'point', 'text'];
export const isTypedField = (field: FilterField): boolean => typedFields.includes(field);

export interface Option {
  value: string;
  label: string;
}

const words = (...values: string[]): Option[] =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
const yesNo = (yes: string, no: string): Option[] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

/** Options that need no reading; statuses and sources come from the server. */
export const fixedOptions: Partial<Record<string, Option[]>> = {
  priority: priorityLabels
    .map((label, value) => ({ value: String(value), label: value === 0 ? noPriorityLabel : label }))
    .reverse(),
  state: words('active', 'inactive'),
  nuisance: words('chattering', 'fleeting', 'both', 'either', 'none'),
  pinned: yesNo('Pinned', 'Not pinned'),
  stale: yesNo('Stale', 'Not stale'),
  snoozed: yesNo('Snoozed', 'Not snoozed'),
};

/** How one value reads; `options` are those the server gave for the field. */
export function valueLabel(field: string, value: string | null, options: Option[] = []): string {
  if (value === null) return blanks;
  return [...(fixedOptions[field] ?? []), ...options].find((option) => option.value === value)?.label ?? value;
}

const encode = (value: string | null) => (value === null ? specialOptionValues.blank : encodeURIComponent(value));
const decode = (text: string) => (text === specialOptionValues.blank ? null : decodeURIComponent(text));

/** `priority:5,4` or, for excludes, `!status:Snoozed`: one `filter` parameter of the address. */
export const criterionParam = ({ field, isExclusion, values }: Criterion): string =>
  `${isExclusion ? '!' : ''}${field}:${values.map(encode).join(',')}`;

/** Values without what their field leaves out (a keyword is letters and spaces), and without those of which nothing is left. */
export const keptValues = <Value extends string | null>(field: string, values: Value[]): Value[] =>
  field === 'text'
    ? values.map((value) => value && (keepLetters(value) as Value)).filter((value) => value !== '')
    : values;

/** Reads a `filter` parameter; null for an unknown field or one without values. */
export function parseCriterion(param: string): Criterion | null {
  const [, exclusion, field = '', list = ''] = /^(!?)([A-Za-z]+):(.+)$/.exec(param) ?? [];
  if (!isFilterField(field)) return null;
  try {
    const values = keptValues(field, list.split(',').map(decode));
    return values.length > 0 ? { field, isExclusion: exclusion === '!', values } : null;
  } catch {
    return null;
  }
}
