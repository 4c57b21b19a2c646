const standardGroup = 'Standard Lenses';
export const activeWorkPath = '/alarms/work/list/active_work/Open%20Work/0';
export const newWorkPath = '/work/new';
export const mobileWorkPath = '/m/alarms/work/list/';
export const mobileActiveWorkPath = '/m/alarms/work/list/active_work/all/0';

/** Returns a lens's path in the work explorer. */
export const workLensPath = ({ groupLabel, name }: { groupLabel: string; name: string }): string =>
  `/work/${encodeURIComponent(groupLabel)}/${encodeURIComponent(name)}`;

/** Returns a standard lens's path. */
export const standardWorkLensPath = (name: string): string => workLensPath({ groupLabel: standardGroup, name });
export const allWorkPath = standardWorkLensPath('All Work');

const activeWork = 'active-work';

/** Returns the path of a list of work as a tab of triage. */
export const triageWorkPath = ({ id, name }: { id: string; name: string }): string =>
  id === activeWork ? activeWorkPath : `/alarms/work/list/${id.replaceAll('-', '_')}/${encodeURIComponent(name)}/0`;

/** Returns the lens id from a part of such a path; without one, that of active work. */
export const triageWorkId = (part: string | undefined): string => part?.replaceAll('_', '-') ?? activeWork;

/** Returns a ticket's path: in the list of active work if open, in that of all if closed. */
export const workTicketPath = ({ id, state }: { id: string; state: 'OPEN' | 'CLOSED' }): string =>
  `${state === 'OPEN' ? activeWorkPath : allWorkPath}/${id}`;
