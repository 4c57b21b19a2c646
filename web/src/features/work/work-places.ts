/** The standard work lenses by their ids, in the order a menu shows them. */
export const workLenses = [
  { id: 'all-work', name: 'All Work', isLive: false },
  { id: 'active-work', name: 'Active Work', isLive: true },
  { id: 'my-work', name: 'My Work', isLive: true },
  { id: 'closed-work', name: 'Closed', isLive: true },
] as const;
export type WorkLens = (typeof workLenses)[number];

export const allWorkPath = '/work/Standard%20Lenses/All%20Work';
export const activeWorkPath = '/alarms/work/list/active_work/Open%20Work/0';
export const newWorkPath = '/work/new';
export const mobileWorkPath = '/m/alarms/work/list/';
export const mobileActiveWorkPath = '/m/alarms/work/list/active_work/all/0';

/** Where the list of a lens stands. */
export const workLensPath = ({ id, name }: Pick<WorkLens, 'id' | 'name'>): string =>
  id === 'active-work' ? activeWorkPath : `/work/Standard%20Lenses/${encodeURIComponent(name)}`;

/** The link of a ticket: an open one in the list of active work, a closed one in that of all. */
export const workTicketPath = ({ id, state }: { id: string; state: 'OPEN' | 'CLOSED' }): string =>
  `${state === 'OPEN' ? activeWorkPath : allWorkPath}/${id}`;
