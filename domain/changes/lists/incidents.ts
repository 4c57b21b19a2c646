import { changeList } from '../change-list.ts';

export interface IncidentChange {
  id: number;
  /** Alarms that have come into it or left it. */
  alarmIds: number[];
}

/** Incidents that changed, with the alarms that came or went; they are read where they are shown. */
export const incidents = changeList<IncidentChange>('incidents');
