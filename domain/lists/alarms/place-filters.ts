import { entityToken } from '../../alarms/model/property.ts';
import { allOf, anyOf, isIn } from '../criteria/expression.ts';
import type { Filters } from '../criteria/filter.ts';
import { propertyColumn } from './alarm-columns.ts';
import type { AlarmRow } from './alarm-row.ts';

/** An alarm property with the values of which any will do. */
export interface PropertyValues {
  name: string;
  values: string[];
}

/** A place as a value of the filter `places`: `building=North&building=South`. One without properties holds nothing. */
export const placeValue = (properties: readonly PropertyValues[]): string =>
  new URLSearchParams(properties.flatMap(({ name, values }) => values.map((value) => [name, value]))).toString();

/** A place that nothing lies in: what a team without places sees. */
export const nowhere = placeValue([]);

function propertiesOf(value: string): Map<string, string[]> {
  const properties = new Map<string, string[]>();
  for (const [name, one] of new URLSearchParams(value))
    if (name && one) properties.set(name, [...(properties.get(name) ?? []), one]);
  return properties;
}

/** Places of a team (USR.15): AND between the properties of a place, OR between their values and between places. */
export const placeFilters = {
  // an asset or a place by its number: pages of assets list their alarms by it
  entity: {
    label: 'Asset',
    type: 'select',
    blank: null,
    scopeLabel: (value) => value,
    read(value) {
      const named = isIn(propertyColumn(entityToken), value);
      return () => named;
    },
  },
  places: {
    label: 'Places',
    type: 'select',
    blank: null,
    scopeLabel: (value) =>
      [...propertiesOf(value)].flatMap(([name, values]) => (name === entityToken ? [] : values)).join(', ') || '–',
    read(value) {
      const known = propertiesOf(value);
      const ids = known.get(entityToken);
      known.delete(entityToken);
      const properties = [...known].map(([name, values]) => isIn(propertyColumn(name), ...values));
      const named = properties.length > 0 ? allOf(...properties) : anyOf<AlarmRow>();
      // a building by its number as well: the name that an alarm has may be from before it was renamed
      const place = ids ? anyOf(isIn(propertyColumn(entityToken), ...ids), named) : named;
      return () => place;
    },
  },
} satisfies Filters<AlarmRow>;
