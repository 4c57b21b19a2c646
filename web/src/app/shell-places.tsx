import { createContext, useContext } from 'react';
import { alarmPath, defaultLensPath } from '../features/alarms/list/lens-address.ts';
import { allWorkPath, mobileActiveWorkPath, mobileWorkPath, workTicketPath } from '../features/work/work-places.ts';
import { mobileAlarmPath, mobileListPath } from './places.ts';

/** Where records stand in the shell that is shown: a phone has no way to the console's addresses. */
export interface ShellPlaces {
  alarms: string;
  alarm(id: string): string;
  work: string;
  ticket(ticket: { id: string; state: 'OPEN' | 'CLOSED' }): string;
}

const consolePlaces: ShellPlaces = {
  alarms: defaultLensPath,
  alarm: alarmPath,
  work: allWorkPath,
  ticket: workTicketPath,
};

export const mobilePlaces: ShellPlaces = {
  alarms: mobileListPath,
  alarm: mobileAlarmPath,
  work: mobileWorkPath,
  ticket: ({ id }) => `${mobileActiveWorkPath}/${id}`,
};

export const ShellPlacesContext = createContext(consolePlaces);

/** Links of what both shells show go by it. */
export const useShellPlaces = (): ShellPlaces => useContext(ShellPlacesContext);
