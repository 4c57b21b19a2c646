import type { Filter } from '../criteria/filter.ts';
import type { AlarmRow } from './alarm-row.ts';
import { cmmsFilters } from './cmms-filters.ts';
import { nuisanceFilters } from './nuisance-filters.ts';
import { placeFilters } from './place-filters.ts';
import { propertyFilters } from './property-filters.ts';
import { sourceFilters } from './source-filters.ts';
import { timeFilters } from './time-filters.ts';
import { triageFilters } from './triage-filters.ts';

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
