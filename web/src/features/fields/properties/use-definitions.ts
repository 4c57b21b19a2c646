import { useQuery } from '@apollo/client/react';
import { builtInDefinitions } from '#domain/alarms/model/property.ts';
import type { AlarmConfigQuery } from '#generated/graphql.ts';
import { alarmConfigQuery } from './property-queries.ts';

export type Definition = Omit<AlarmConfigQuery['alarmConfig']['definitions'][number], '__typename'>;

/** The customer's alarm properties in their order; until they are read, those that every customer begins with. */
export function useDefinitions(): readonly Definition[] {
  const { data } = useQuery(alarmConfigQuery, { context: { quiet: true } });
  return data?.alarmConfig.definitions ?? builtInDefinitions;
}
