import { failedTo, plural } from './common.ts';

/** The list of an organization's own alarm statuses. */
export const statusTexts = {
  title: 'Alarm statuses',
  subtitle: 'In addition to the built-in statuses',
  failed: failedTo('get alarms'),
  empty: 'There are no custom statuses yet.',
  newName: 'Name of a new status',
  renameLabel: (name: string) => `New name of ${name}`,
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removed: (name: string) => `${name} removed`,
  moved: (count: number) => `${plural(count, 'alarm')} moved`,
  alarms: (count: number) => plural(count, 'alarm'),
  consequence: (count: number) =>
    count > 0
      ? `${plural(count, 'alarm')} will move: to Dispatched with open work, otherwise to Intake if active or to Inactive.`
      : 'No alarms have this status.',
} as const;

/** The pages Profile and About. */
export const profileTexts = {
  name: 'Name',
  role: 'Role',
  customer: 'Customer',
  failed: failedTo('update user profile'),
  notifications: 'Notifications',
  statusAlerts: 'Integration status alerts',
  aboutHeading: (product: string) => `About ${product}`,
  aboutFailed: failedTo('fetch release info'),
  version: 'Version',
  commit: 'Commit',
  builtAt: 'Built at',
} as const;

/** Alarm properties: definitions and values. */
export const propertySettingsTexts = {
  title: 'Alarm properties',
  add: 'Add property',
  storedAs: 'Stored as',
  valuesOf: (label: string) => `Values of ${label}`,
  merge: (count: string) => `Merge ${count}`,
  mergeDetail:
    'One value stays. Alarms with another value get it, other texts map to it, and filters that use another value are changed.',
} as const;
