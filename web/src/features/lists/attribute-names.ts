import { useQuery } from '@apollo/client/react';
import { priorityOptions } from '#domain/constants.ts';
import { attributeOf } from '#domain/lists/tickets/alarm-attributes.ts';
import type { Criterion } from '#features/criteria/criteria.ts';
import { useDefinitions } from '#features/fields/properties/use-definitions.ts';
import { sourceSystemsQuery } from '#features/fields/systems-queries.ts';
import { reportTexts } from '#texts/reports.ts';
import { blanks } from '#ui/format.ts';
import type { Option } from '#ui/option.ts';

/** Attributes of alarms that tickets are grouped by: the customer's properties, then what every alarm has. */
export function useAttributes(): Option[] {
  const definitions = useDefinitions();
  return [
    ...definitions
      .filter(({ name }) => name !== 'external_system_id')
      .map(({ name, label }) => ({ value: name, label })),
    ...Object.entries(reportTexts.fields).map(([value, label]) => ({ value, label })),
  ];
}

/** Names of the attributes by which tickets are filtered, with their values: "Building: North". */
export function useAttributeNames(criteria: readonly Criterion[]): Option[] {
  const attributes = useAttributes();
  const values = criteria.flatMap((one) => (one.field === 'alarmAttribute' ? one.values : []));
  const isOfSource = values.some((value) => value?.startsWith('externalSystemId='));
  const { data } = useQuery(sourceSystemsQuery, { skip: !isOfSource, context: { quiet: true } });
  const nameOf = (attribute: string, value: string): string => {
    if (value === '') return blanks;
    if (attribute === 'priority') return priorityOptions[Number(value)]?.label ?? value;
    if (attribute !== 'externalSystemId') return value;
    return data?.sourceSystems.find(({ id }) => id === value)?.displayName ?? value;
  };
  return values.flatMap((given) => {
    const attribute = given === null ? null : attributeOf(given);
    if (given === null || attribute === null) return [];
    const { name, value } = attribute;
    const label = attributes.find((one) => one.value === name)?.label ?? name;
    return { value: given, label: `${label}: ${nameOf(name, value)}` };
  });
}
