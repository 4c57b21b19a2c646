import { priorityOptions, recentWorkDays, specialOptionValues } from '#domain/constants.ts';
import type { Filter } from '#domain/lists/criteria/filter.ts';
import { isInWarehouse } from '#domain/lists/criteria/in-warehouse.ts';
import { keepLetters } from '#domain/lists/criteria/keep-letters.ts';
import { filterNamed } from '#domain/lists/filters.ts';
import { type LensKind, listKindNames, listKinds } from '#domain/lists/list-kinds.ts';
import { ownOf } from '#domain/own.ts';
import { filterTexts, flagTexts, filterOptionTexts as texts } from '#texts/filters.ts';
import { blanks } from '#ui/format.ts';
import type { Option } from '#ui/option.ts';
import { rangeLabel } from './range-labels.ts';

export { criterionParam } from '#domain/lists/criteria/criterion-param.ts';

/** A filter of the list: any of the values, or none of them. null stands for (blanks). */
export interface Criterion {
  field: string;
  isExclusion: boolean;
  values: Array<string | null>;
}

/**
 * Every filter that people choose of a kind of list, by the contract's labels.
 * @param ofHistory true for those alone that the warehouse can answer.
 */
export const filterOptions = (kind: LensKind, ofHistory = false): Option[] =>
  Object.entries<Filter>(listKinds[kind].filters).flatMap(([value, filter]) =>
    filter.scopeLabel || (ofHistory && !isInWarehouse(filter)) ? [] : [{ value, label: filter.label }],
  );
export const filterLabel = (field: string): string => filterNamed(field)?.label ?? field;

/** Option that stands for null. */
export const blankOption: Option = { value: specialOptionValues.blank, label: blanks };

/** The current user's option. */
export const meOption: Option = { value: 'me', label: filterTexts.me };

const labels: Record<string, Record<string, string>> = {
  nuisanceBehavior: { CHATTERING_AND_FLEETING: texts.chatteringAndFleeting },
  recentWork: { closed: texts.closedWithin(recentWorkDays) },
};
const asWord = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
function optionsOf(field: string): Option[] | undefined {
  const [yes, no] = ownOf(flagTexts, field) ?? [];
  return filterNamed(field)?.options?.map((value) => ({
    value,
    label: (value === 'true' ? yes : value === 'false' ? no : ownOf(ownOf(labels, field), value)) ?? asWord(value),
  }));
}

/** Options known without a request; statuses, sources and people come from the server. */
export const fixedOptions: Partial<Record<string, Option[]>> = {
  ...Object.fromEntries(
    listKindNames.flatMap((kind) => filterOptions(kind).map(({ value }) => [value, optionsOf(value)])),
  ),
  priority: priorityOptions.map(({ value, label }) => ({ value: String(value), label })).reverse(),
  syncStatus: [...Object.entries(texts.syncStatuses).map(([value, label]) => ({ value, label })), blankOption],
};

/** Returns a value's label; `options` are the server's for the field. */
export function valueLabel(field: string, value: string | null, options: Option[] = []): string {
  if (value === null) return blanks;
  const known = [...(ownOf(fixedOptions, field) ?? []), ...options].find((option) => option.value === value);
  const filter = filterNamed(field);
  return known?.label ?? filter?.scopeLabel?.(value) ?? (filter && rangeLabel(filter, value)) ?? value;
}

const decode = (text: string) => (text === specialOptionValues.blank ? null : decodeURIComponent(text));

/** Cleaners of typed text by field: a keyword is letters and spaces, a point has no percent signs. */
const cleaned: Record<string, (typed: string) => string> = {
  text: keepLetters,
  point: (typed) => typed.replaceAll('%', '').trim(),
};

/** Cleans the values of a field and drops those that have no meaning for it. */
export const keptValues = <Value extends string | null>(field: string, values: Value[]): Value[] =>
  values
    .map((value) => (value === null ? value : ((ownOf(cleaned, field)?.(value) ?? value) as Value)))
    .filter((value) => value === null || value === blankOption.value || isMeaningful(field, value));

function isMeaningful(field: string, value: string): boolean {
  if (value === '') return false;
  try {
    return (filterNamed(field)?.read(value) ?? null) !== null;
  } catch {
    return false;
  }
}

/** Reads a `filter` parameter; null if it has no field of the kind, or no values. */
export function parseCriterion(param: string, kind: LensKind = 'alarm'): Criterion | null {
  const [, exclusion, field = '', list = ''] = /^(!?)([A-Za-z]+):(.+)$/.exec(param) ?? [];
  if (!ownOf(listKinds[kind].filters, field)) return null;
  try {
    const values = keptValues(field, list.split(',').map(decode));
    return values.length > 0 ? { field, isExclusion: exclusion === '!', values } : null;
  } catch {
    return null;
  }
}
