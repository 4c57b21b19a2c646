import type { Filter } from '../criteria/filter.ts';
import type { AlarmRow } from './alarm-row.ts';
import { cmmsFilters } from './filters/cmms.ts';
import { nuisanceFilters } from './filters/nuisance.ts';
import { placeFilters } from './filters/places.ts';
import { propertyFilters } from './filters/properties.ts';
import { sourceFilters } from './filters/source.ts';
import { timeFilters } from './filters/times.ts';
import { triageFilters } from './filters/triage.ts';

const known = {
  ...triageFilters,
  ...nuisanceFilters,
  ...timeFilters,
  ...propertyFilters,
  ...placeFilters,
  ...sourceFilters,
  ...cmmsFilters,
};

export type AlarmFilterName = keyof typeof known;

/** Every filter of alarms, by the name it has in GraphQL, sockets and URLs. */
export const alarmFilters: Record<AlarmFilterName, Filter<AlarmRow>> = known;

export const isAlarmFilter = (name: string): name is AlarmFilterName => Object.hasOwn(alarmFilters, name);
