import { countFields } from './constants.ts';

/** Sources, dimensions and measures of pivots (ANA.7), for the server and the console. */

/** Counted things: occurrences of alarms, or work tickets. */
export const pivotSources = ['instances', 'tickets'] as const;
export type PivotSource = (typeof pivotSources)[number];

/** Parts of local time. */
export const timeDimensions = ['hour', 'weekday', 'day', 'week', 'month'] as const;
export type TimeDimension = (typeof timeDimensions)[number];

/**
 * Dimensions of each source besides properties of alarms, which are `property.` and a name. Attributes have the names of
 * their filters.
 */
export const pivotDimensions = {
  instances: [...countFields, ...timeDimensions],
  tickets: ['team', 'creator', 'assignee', 'maintenanceSystem', 'workState', ...timeDimensions, ...countFields],
} as const satisfies Record<PivotSource, readonly string[]>;

export const pivotMeasures = {
  instances: ['occurrences', 'alarms', 'timeInAlarm', 'averageDuration'],
  tickets: ['created', 'closed', 'resolvedShare', 'timeToResolution', 'repeat'],
} as const satisfies Record<PivotSource, readonly string[]>;
export type PivotMeasure = (typeof pivotMeasures)[PivotSource][number];

/** Returns the name of the property that a dimension names; null for other dimensions. */
export const propertyOfDimension = (dimension: string): string | null =>
  /^property\.([a-z][a-z0-9_]{0,49})$/.exec(dimension)?.[1] ?? null;
export const dimensionOfProperty = (name: string): string => `property.${name}`;
export const isTimeDimension = (name: string): name is TimeDimension =>
  (timeDimensions as readonly string[]).includes(name);
export const isMeasureOf = (source: PivotSource, measure: string): boolean =>
  (pivotMeasures[source] as readonly string[]).includes(measure);
/** True if rows of a source have such a dimension; whether the customer has the property is another question. */
export const isDimensionOf = (source: PivotSource, dimension: string): boolean =>
  (pivotDimensions[source] as readonly string[]).includes(dimension) || propertyOfDimension(dimension) !== null;
