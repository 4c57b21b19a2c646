import { createContext, useContext } from 'react';
import { alarmPath, defaultLensPath } from '../lens-address.ts';
import {
  entityPath,
  floorPlanPath,
  floorsPath,
  mobileEntityPath,
  mobileFloorPlanPath,
  mobileFloorsPath,
} from './asset-places.ts';
import { mobileAlarmPath, mobileListPath } from './places.ts';
import { rulePath } from './rule-places.ts';
import { allWorkPath, mobileActiveWorkPath, mobileWorkPath, workTicketPath } from './work-places.ts';

/** Paths of records in the current shell: a phone cannot open the console's addresses. */
export interface ShellPlaces {
  alarms: string;
  alarm(id: string): string;
  work: string;
  ticket(ticket: { id: string; state: 'OPEN' | 'CLOSED' }): string;
  asset(id: string): string;
  floorPlan(floorId: string): string;
  /** The list of a building's floors. */
  floors(buildingId: string): string;
  /** The standard list of active alarms under a filter, as addresses have it. */
  activeAlarms(filter: string): string;
  /** Null where the shell has no page of rules. */
  rule(id: string): string | null;
}

const activeAlarmsName = 'Active Alarms';

export const consolePlaces: ShellPlaces = {
  alarms: defaultLensPath,
  alarm: alarmPath,
  work: allWorkPath,
  ticket: workTicketPath,
  asset: entityPath,
  floorPlan: floorPlanPath,
  floors: floorsPath,
  activeAlarms: (filter) => `${defaultLensPath}?${new URLSearchParams({ filter })}`,
  rule: rulePath,
};

export const mobilePlaces: ShellPlaces = {
  alarms: mobileListPath,
  alarm: mobileAlarmPath,
  work: mobileWorkPath,
  ticket: ({ id }) => `${mobileActiveWorkPath}/${id}`,
  asset: mobileEntityPath,
  floorPlan: mobileFloorPlanPath,
  floors: mobileFloorsPath,
  activeAlarms: (filter) => `${mobileListPath}?${new URLSearchParams({ filter, lens: activeAlarmsName })}`,
  rule: () => null,
};

export const ShellPlacesContext = createContext(consolePlaces);

/** Paths for links that both shells show. */
export const useShellPlaces = (): ShellPlaces => useContext(ShellPlacesContext);
