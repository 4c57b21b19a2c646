import { failedTo, plural } from './common.ts';
import { pageTexts } from './pages.ts';

/** Areas in plain words, in the groups in which the page Roles shows them; `detail` says what an action means there. */
export const areaGroups: ReadonlyArray<{ name: string; areas: Record<string, { name: string; detail?: string }> }> = [
  {
    name: 'Alarms',
    areas: {
      alarms: {
        name: 'Alarms',
        detail: 'Edit: move, snooze, decline, pin, priority, impact, name and properties. Close: clear.',
      },
      'alarms.notes': { name: 'Notes of alarms' },
      assets: { name: 'Assets' },
      commandCenter: { name: 'Command center', detail: 'Edit: snooze and cover.' },
    },
  },
  {
    name: 'Work',
    areas: {
      'work.myWork': { name: 'Own tickets', detail: 'Tickets they created or are assigned to.' },
      'work.teamWork': { name: 'Tickets of their teams' },
      'work.allWork': { name: 'All tickets', detail: 'Their permissions on team tickets apply to all tickets.' },
      'work.activity': { name: 'Comments on tickets' },
    },
  },
  {
    name: 'Lists, reports and analytics',
    areas: {
      'lenses.own': { name: 'Own lenses and notifications' },
      'lenses.team': { name: 'Lenses and notifications of teams' },
      savedViews: { name: 'Saved views' },
      reporting: { name: 'Reports' },
      'analytics.counts': { name: 'Counts' },
      'analytics.workResolution': { name: 'Work resolution' },
      'analytics.workHistory': { name: 'Work history' },
      'analytics.kpi': { name: 'KPI dashboard', detail: 'Edit: notes.' },
      'analytics.advancedAnalytics': { name: 'Advanced analytics' },
    },
  },
  {
    name: 'Maintenance systems and integrations',
    areas: {
      integrations: { name: 'State of integrations' },
      'integrations.alerts': { name: 'Emails about unhealthy integrations' },
      cmmsValues: { name: 'CMMS values of alarms and assets' },
      cmmsFields: { name: 'CMMS fields' },
    },
  },
  {
    name: 'Organization',
    areas: {
      users: { name: 'People', detail: 'Edit: access, second factor and roles.' },
      roles: { name: 'Roles' },
      teams: { name: 'Teams' },
      objectControl: { name: 'Object control' },
      automation: { name: 'Automation rules', detail: 'Edit: order and copy too.' },
      customerSettings: { name: 'Settings of the organization' },
    },
  },
];

/** The page Roles: what each role may do, and who has it. */
export const roleTexts = {
  title: pageTexts.roles,
  subtitle: 'What each role may do. Changes apply immediately to everybody with the role.',
  getFailed: failedTo('get roles'),
  createFailed: failedTo('create role'),
  updateFailed: failedTo('update role'),
  deleteFailed: failedTo('delete role'),
  assigned: 'Assigned roles',
  assignFailed: 'Failed to assign roles',
  assignAdvice: 'Please log in and try again.',
  created: 'Create role',
  deleted: 'Delete role',
  other: 'Other',
  area: 'Area',
  actions: { VIEW: 'View', CREATE: 'Create', EDIT: 'Edit', DELETE: 'Delete', REASSIGN: 'Reassign', CLOSE: 'Close' },
  nothing: 'Nothing',
  open: (role: string) => `Open ${role}`,
  people: (count: number) => (count === 1 ? '1 person' : plural(count, 'person', 'people')),
  noCustom: 'No custom roles yet. Copy a built-in role to create one.',
  builtIn: 'Built-in roles cannot be changed. Copy one to create a custom role.',
  new: 'New role',
  newTitle: 'New role',
  newDetail: 'It starts with the permissions of the copied role.',
  leftOut: 'Permissions that you do not have yourself are left out.',
  copyOf: (role: string) => `Copy of ${role}`,
  copy: 'Copy',
  copied: 'Copied from',
  name: 'Name of the role',
  description: 'Description',
  permissions: 'Permissions',
  holders: 'People',
  grantsMore: 'This role grants more than you have yourself. Somebody with all its permissions can change it.',
  notYours: 'You do not have this permission yourself, or your plan does not include it',
  yes: 'Yes',
  no: 'No',
  compare: 'Compare with',
  stored: 'Saved version',
  more: 'More',
  less: 'Less',
  moreThan: (other: string) => `Not in ${other}`,
  lessThan: (other: string) => `Only in ${other}`,
  differences: (count: number, other: string) =>
    count === 0 ? `No difference to ${other}` : `${plural(count, 'difference')} to ${other}`,
  changedTitle: 'Somebody else changed this role',
  changedDetail: 'Your changes are not saved. Use theirs, or keep yours and compare before you save.',
  takeTheirs: 'Use theirs',
  keepMine: 'Keep mine',
  delete: 'Delete role',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteAction: (name: string) => `Delete ${name}`,
  deleteDetail: 'Nobody has this role.',
  heldTitle: (name: string) => `${name} cannot be deleted yet`,
  heldDetail: (count: number) => `${roleHolders(count)} this role. Give them another one first.`,
  nobody: 'Nobody has this role.',
  notSeen: 'You do not have access to people.',
  furtherPeople: (count: number) => `and ${plural(count, 'more person', 'more people')}`,
  status: { pending: 'Pending', disabled: 'Disabled' },
  give: 'Give this role to people',
  giveTo: (count: number) => `Give to ${plural(count, 'person', 'people')}`,
  giveNone: 'Give to people',
} as const;

const roleHolders = (count: number): string =>
  count === 1 ? '1 person has' : `${plural(count, 'person', 'people')} have`;
