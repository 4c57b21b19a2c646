import { createContext, useContext } from 'react';
import { alarmPath, defaultLensPath } from '../lens-address.ts';
import { entityPath, mobileEntityPath } from './asset-places.ts';
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
  /** Null where the shell has no page of rules. */
  rule(id: string): string | null;
}

const consolePlaces: ShellPlaces = {
  alarms: defaultLensPath,
  alarm: alarmPath,
  work: allWorkPath,
  ticket: workTicketPath,
  asset: entityPath,
  rule: rulePath,
};

export const mobilePlaces: ShellPlaces = {
  alarms: mobileListPath,
  alarm: mobileAlarmPath,
  work: mobileWorkPath,
  ticket: ({ id }) => `${mobileActiveWorkPath}/${id}`,
  asset: mobileEntityPath,
  rule: () => null,
};

export const ShellPlacesContext = createContext(consolePlaces);

/** Paths for links that both shells show. */
export const useShellPlaces = (): ShellPlaces => useContext(ShellPlacesContext);
