import { pivotTexts as texts } from '../../texts/server/pivots.ts';
import { priorityOptions } from '../constants.ts';
import { ownOf } from '../own.ts';
import { isTimeDimension } from '../pivot-dimensions.ts';

/** Names of values of a dimension; those that speak for themselves are missing. */
export type Labels = (values: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Names that need no database. */
const fixed: Readonly<Record<string, (value: string) => string | undefined>> = {
  hour: (value) => `${value}:00`,
  weekday: (value) => texts.weekdays[Number(value) - 1],
  priority: (value) => priorityOptions[Number(value)]?.label,
  workState: (value) => ownOf(texts.states, value),
};

/** Returns the names of a dimension's values, in their order. */
export async function labelsOfDimension(
  dimension: string,
  values: ReadonlyArray<string | null>,
  labels: Labels,
): Promise<string[]> {
  const read = ownOf(fixed, dimension);
  const known = read ? new Map<string, string>() : await labels([...new Set(values.filter((value) => value !== null))]);
  return values.map((value) => (value === null ? texts.blank : (read?.(value) ?? known.get(value) ?? value)));
}

/** Returns the name of a dimension; of a property its label. */
export const nameOfDimension = (dimension: string, labelOfProperty: ReadonlyMap<string, string>): string =>
  ownOf<string>(texts.dimensions, dimension) ?? labelOfProperty.get(dimension) ?? dimension;

/** True if values of the dimension have an order of their own, and are not listed by name. */
export const isOrdered = (dimension: string): boolean => isTimeDimension(dimension) || dimension === 'priority';
