const standardWorkPath = '/work/Standard%20Lenses';
export const allWorkPath = `${standardWorkPath}/All%20Work`;
export const activeWorkPath = '/alarms/work/list/active_work/Open%20Work/0';
export const newWorkPath = '/work/new';
export const mobileWorkPath = '/m/alarms/work/list/';
export const mobileActiveWorkPath = '/m/alarms/work/list/active_work/all/0';

const activeWork = 'active-work';

/** Where the list of a lens stands. */
export const workLensPath = ({ id, groupLabel, name }: { id: string; groupLabel: string; name: string }): string =>
  id === activeWork ? activeWorkPath : `/work/${encodeURIComponent(groupLabel)}/${encodeURIComponent(name)}`;

/** The list of a standard lens by its name. */
export const standardWorkLensPath = (name: string): string => `${standardWorkPath}/${encodeURIComponent(name)}`;

/** The lens of an address; null where there is none that the person may open. */
export const workLensAt = <Lens extends { id: string; groupLabel: string; name: string }>(
  lenses: readonly Lens[],
  { pathname, group, name }: { pathname: string; group: string; name: string },
): Lens | null =>
  lenses.find((lens) =>
    pathname.startsWith('/alarms/work/') ? lens.id === activeWork : lens.groupLabel === group && lens.name === name,
  ) ?? null;

/** The link of a ticket: an open one in the list of active work, a closed one in that of all. */
export const workTicketPath = ({ id, state }: { id: string; state: 'OPEN' | 'CLOSED' }): string =>
  `${state === 'OPEN' ? activeWorkPath : allWorkPath}/${id}`;
