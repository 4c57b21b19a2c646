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
  name: 'Display name',
  nameHelp: 'The stored name is derived from it',
  nameTaken: (name: string) => `A property "${name}" already exists`,
  nameWithoutLetter: 'The name needs at least one letter from A to Z',
  traits: {
    isVisible: { label: 'Shown', help: 'Values are kept when hidden', short: '' },
    isMulti: { label: 'Takes several values', help: 'Otherwise a new value replaces the old', short: 'Several values' },
    isEditable: {
      label: 'Set by people',
      help: 'Otherwise set only from sources, names and aliases',
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
  renamed: (value: string, to: string) => `${value} renamed to ${to}`,
  merged: (count: number, to: string) => `${plural(count, 'value')} merged into ${to}`,
  updated: (alarms: number) => `${plural(alarms, 'alarm')} updated`,
  updating: 'Alarms are being updated. Changes will appear momentarily.',
  merge: (count: string) => `Merge ${count}`,
  mergeTitle: (count: string, label: string) => `Merge ${count} values of ${label}`,
  kept: 'Value to keep',
  mergeDetail: 'One value is kept. Alarms, text mappings and filters that use another value are changed to it.',
} as const;
