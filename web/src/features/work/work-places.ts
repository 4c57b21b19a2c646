const standardGroup = 'Standard Lenses';
export const activeWorkPath = '/alarms/work/list/active_work/Open%20Work/0';
export const newWorkPath = '/work/new';
export const mobileWorkPath = '/m/alarms/work/list/';
export const mobileActiveWorkPath = '/m/alarms/work/list/active_work/all/0';

/** Where the work explorer shows the list of a lens. */
export const workLensPath = ({ groupLabel, name }: { groupLabel: string; name: string }): string =>
  `/work/${encodeURIComponent(groupLabel)}/${encodeURIComponent(name)}`;

/** The list of a standard lens by its name. */
export const standardWorkLensPath = (name: string): string => workLensPath({ groupLabel: standardGroup, name });
export const allWorkPath = standardWorkLensPath('All Work');

const activeWork = 'active-work';

/** Where triage shows a list of work, as one of its tabs. */
export const triageWorkPath = ({ id, name }: { id: string; name: string }): string =>
  id === activeWork ? activeWorkPath : `/alarms/work/list/${id.replaceAll('-', '_')}/${encodeURIComponent(name)}/0`;

/** Of the address of such a tab, the id of its lens: that of active work has one of its own. */
export const triageWorkId = (part: string | undefined): string => part?.replaceAll('_', '-') ?? activeWork;

/** The link of a ticket: an open one in the list of active work, a closed one in that of all. */
export const workTicketPath = ({ id, state }: { id: string; state: 'OPEN' | 'CLOSED' }): string =>
  `${state === 'OPEN' ? activeWorkPath : allWorkPath}/${id}`;
