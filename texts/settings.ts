import { failedTo, plural } from './common.ts';

/** The list of an organization's own alarm statuses. */
export const statusTexts = {
  failedTo: (what: 'create' | 'save' | 'delete') =>
    `${failedTo(`${what} custom system lens`)}. Please try again later.`,
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
  failed: failedTo('update user profile'),
  statusAlerts: 'Integration status alerts',
  statusAlertsHelp: 'Email when an integration disconnects, reconnects or cannot take over tickets',
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
  configFailed: 'Failed to apply or update alarm configuration changes',
  editTitle: (label: string) => `Edit ${label}`,
  name: 'Name that people see',
  nameHelp: 'Its stored name comes from this one',
  nameTaken: (name: string) => `There is a property "${name}" already`,
  nameWithoutLetter: 'A name needs a letter from A to Z',
  traits: {
    isVisible: { label: 'Shown', help: 'Hiding deletes no value', short: '' },
    isMulti: { label: 'Takes several values', help: 'Else one replaces the other', short: 'Several values' },
    isEditable: {
      label: 'Set by people',
      help: 'Else by sources, names and aliases alone',
      short: 'Set automatically',
    },
    hasLocations: { label: 'Values are places', help: 'Buildings, floors, rooms', short: 'Places' },
  },
  show: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  moreFor: (label: string) => `More for ${label}`,
  storedAs: 'Stored as',
  valuesOf: (label: string) => `Values of ${label}`,
  back: 'Back to properties',
  closeValues: 'Close values',
  searchValues: 'Search values',
  valuesFailed: 'Values could not be read.',
  newValue: 'A new value',
  select: (value: string) => `Select ${value}`,
  rename: (value: string) => `Rename ${value}`,
  renameLabel: (value: string) => `New name of ${value}`,
  added: (value: string) => `${value} added`,
  renamed: (value: string, to: string) => `${value} is ${to} now`,
  merged: (count: number, to: string) => `${plural(count, 'value')} merged into ${to}`,
  updated: (alarms: number) => `${plural(alarms, 'alarm')} updated`,
  updating: 'Alarms are being updated. Changes will appear momentarily.',
  merge: (count: string) => `Merge ${count}`,
  mergeTitle: (count: string, label: string) => `Merge ${count} values of ${label}`,
  kept: 'The value that stays',
  mergeDetail:
    'One value stays. Alarms with another value get it, other texts map to it, and filters that use another value are changed.',
} as const;
