import { invalid } from '../../../platform/errors.ts';
import { listTexts } from '../../../texts/server/lists.ts';
import type { Moment } from '../../timezone.ts';
import type { Column, Value } from './column.ts';
import { type Expression, isIn, not, within } from './expression.ts';
import { readNumbers, readTimes } from './ranges.ts';

/** Way in which the values of a filter are chosen; the contract's words (LENS-085). */
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

/** Sets of options that the server has, by what is asked for (UI-029). */
export type OptionQuery =
  | 'workTickets'
  | 'alarmId'
  | 'entityManagement'
  | 'entityClass'
  | 'spaceTypes'
  | 'assetBuildings'
  | 'assetFloors'
  | 'assetRooms'
  | 'assetIds'
  | 'assetNames'
  | 'assetLabels';

/** The condition of a value, made for a moment. */
export type ConditionAt<Row extends object = object> = (moment: Moment) => Expression<Row>;

/** A filter of the criteria language. Each value is a condition of its own; a row passes where any holds. */
export interface Filter<Row extends object = object> {
  label: string;
  type: FilterType;
  /** The values there are, where they are few and known. */
  options?: readonly string[];
  /** Set for times that are yet to come. */
  isAhead?: boolean;
  /** The alarm property whose values it takes. */
  property?: string;
  /** The options that the server has for it (UI-029). */
  query?: OptionQuery | undefined;
  /** Set where no form offers it, since teams narrow their lenses or pages their links by it: returns how a value is shown. */
  scopeLabel?(value: string): string;
  /** The column that (blanks) is about; null where no row lacks it. */
  blank: Column<Row> | null;
  /** Null for a value without a condition. @throws AppError INVALID for a value that no row can have. */
  read(value: string): ConditionAt<Row> | null;
}
export type Filters<Row extends object = object> = Readonly<Record<string, Filter<Row>>>;

const maxInt = 2_147_483_647;

const always =
  <Row extends object>(expression: Expression<Row>): ConditionAt<Row> =>
  () =>
    expression;

/** Values of a column, compared as they are. */
export const valuesOf = <Row extends object>(
  label: string,
  type: FilterType,
  column: Column<Row>,
  { parse = (value): Value => value, isBlank = false }: { parse?(value: string): Value; isBlank?: boolean } = {},
): Filter<Row> => ({
  label,
  type,
  blank: isBlank ? column : null,
  read: (value) => always(isIn(column, parse(value))),
});

/** Texts that a row may lack. */
export const textsOf = <Row extends object>(label: string, column: Column<Row>): Filter<Row> =>
  valuesOf(label, 'customValueSelect', column, { isBlank: true });

/** Values of an alarm property. */
export const propertyOf = <Row extends object>(
  label: string,
  column: Column<Row>,
  type: FilterType = 'customValueSelect',
): Filter<Row> => ({
  ...valuesOf(label, type, column, { isBlank: true }),
  property: column.property,
});

/** One of a few words, each with its condition. */
export const choiceOf = <Row extends object>(
  label: string,
  type: FilterType,
  meanings: Record<string, Expression<Row> | ConditionAt<Row>>,
): Filter<Row> => ({
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
export const flagOf = <Row extends object>(label: string, isTrue: Expression<Row>): Filter<Row> =>
  choiceOf(label, 'bool', { true: isTrue, false: not(isTrue) });

/** A number from and to. */
export const countOf = <Row extends object>(label: string, column: Column<Row>): Filter<Row> => ({
  label,
  type: 'minMax',
  blank: null,
  read(value) {
    const bounds = readNumbers(label, value);
    return bounds && always(within(column, bounds));
  },
});

/** Times from and to; a row may lack one where `isBlank`. */
export const timesOf = <Row extends object>(
  label: string,
  column: Column<Row>,
  { isBlank = false, isAhead = false } = {},
): Filter<Row> => ({
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
    throw invalid(listTexts.wholeNumber(label, max));
  };
