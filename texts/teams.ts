import { failedTo } from './common.ts';
import { pageTexts } from './pages.ts';

/** The page Teams: teams, their members and filters. */
export const teamTexts = {
  title: pageTexts.teams,
  subtitle: 'A team’s lenses are for its members and for admins',
  getFailed: failedTo('get teams'),
  createFailed: failedTo('create team'),
  updateFailed: failedTo('update team'),
  deleteFailed: failedTo('delete team'),
  membersFailed: failedTo('update team members'),
  filtersFailed: failedTo('update team filters'),
  created: 'Create team',
  deleted: 'Delete team',
  empty: 'There are no teams yet.',
  newName: 'Name of a new team',
  name: 'Name of the team',
  alarmFilter: 'alarm filter',
  members: 'Members',
  alarmFilters: 'Alarm filters',
  rename: 'Rename team',
  delete: 'Delete team',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteAction: (name: string) => `Delete ${name}`,
  deleteDetail: 'Its lenses go with it, for everybody in it. People and alarms stay.',
  renameTitle: (name: string) => `Rename ${name}`,
  filtersHint: (name: string) =>
    `A lens of ${name} shows alarms that match its own criteria and these. Standard lenses show all alarms.`,
  saveFilters: 'Save filters',
  admin: 'Admin',
  member: 'Member',
  noMembers: 'Nobody is in this team yet.',
  roleOf: (name: string) => `Role of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add somebody',
} as const;
