import { invalid } from '../../../../platform/errors.ts';
import type { Moment } from '../../../timezone.ts';
import { type ColumnName, columns, type Value } from '../columns.ts';
import { type Expression, isIn, not, within } from '../expression.ts';
import { readNumbers, readTimes } from '../ranges.ts';

/** How the values of a field are chosen; the contract's words (LENS-085). */
export type FilterType =
  | 'alarmSource'
  | 'cmmsSource'
  | 'select'
  | 'multiLevelSelector'
  | 'dateTime'
  | 'number'
  | 'priority'
  | 'status'
  | 'bool'
  | 'customValueSelect'
  | 'customWorkSelect'
  | 'assetNames'
  | 'minMax'
  | 'durationMinMax'
  | 'timeMinMax'
  | 'text'
  | 'userSelect'
  | 'cmmsAssignee';

/** What a value asks of a row, settled at a moment. */
export type Asked = (moment: Moment) => Expression;

/** A field of the criteria language. Each value is a condition of its own; a row passes where any holds. */
export interface Field {
  label: string;
  type: FilterType;
  /** The values there are, where they are few and known. */
  options?: readonly string[];
  /** Times that are yet to come. */
  isAhead?: boolean;
  /** The alarm property whose values it takes. */
  property?: string;
  /** What (blanks) stands for; null where no row lacks it. */
  blank: ColumnName | null;
  /** Null where the value says nothing. @throws AppError INVALID for a value that no row can have. */
  read(value: string): Asked | null;
}

const maxInt = 2_147_483_647;

const always =
  (expression: Expression): Asked =>
  () =>
    expression;

/** Values of a column, compared as they are. */
export const valuesOf = (
  label: string,
  type: FilterType,
  column: ColumnName,
  { parse = (value): Value => value, isBlank = false }: { parse?(value: string): Value; isBlank?: boolean } = {},
): Field => ({
  label,
  type,
  blank: isBlank ? column : null,
  read: (value) => always(isIn(column, parse(value))),
});

/** Texts that a row may lack. */
export const textsOf = (label: string, column: ColumnName): Field =>
  valuesOf(label, 'customValueSelect', column, { isBlank: true });

/** Values of an alarm property. */
export const propertyOf = (label: string, column: ColumnName, type: FilterType = 'customValueSelect'): Field => ({
  ...valuesOf(label, type, column, { isBlank: true }),
  property: columns[column].property,
});

/** One of a few words, each with what it means. */
export const choiceOf = (label: string, type: FilterType, meanings: Record<string, Expression | Asked>): Field => ({
  label,
  type,
  options: Object.keys(meanings),
  blank: null,
  read(value) {
    const meaning = Object.hasOwn(meanings, value) ? meanings[value] : undefined;
    if (!meaning) throw invalid(`${label} takes ${Object.keys(meanings).join(', ')}`);
    return typeof meaning === 'function' ? meaning : always(meaning);
  },
});

/** True or false. */
export const flagOf = (label: string, isTrue: Expression): Field =>
  choiceOf(label, 'bool', { true: isTrue, false: not(isTrue) });

/** A number from and to. */
export const countOf = (label: string, column: ColumnName): Field => ({
  label,
  type: 'minMax',
  blank: null,
  read(value) {
    const bounds = readNumbers(label, value);
    return bounds && always(within(column, bounds));
  },
});

/** Times from and to; a row may lack one where `isBlank`. */
export const timesOf = (label: string, column: ColumnName, { isBlank = false, isAhead = false } = {}): Field => ({
  label,
  type: 'dateTime',
  isAhead,
  blank: isBlank ? column : null,
  read(value) {
    const bounds = readTimes(label, value);
    return bounds && ((moment) => within(column, bounds(moment)));
  },
});

/** Reads whole numbers up to `max`. */
export const whole =
  (label: string, max: number = maxInt) =>
  (value: string): number => {
    const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isSafeInteger(number) && number <= max) return number;
    throw invalid(`${label} takes a whole number up to ${max}`);
  };
