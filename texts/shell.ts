import { failedTo, grouped, plural } from './common.ts';
import { pageTexts } from './pages.ts';

/** The frame around pages: rail, bars, user menu, strips and dialogs of the session. */
export const shellTexts = {
  skip: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  primary: 'Primary',
  providerConsole: 'Provider console',
  providerHome: (product: string) => `${product}, to the customer's console`,
  customer: (name: string) => `Customer ${name}, switch`,
  collapseRail: 'Collapse rail ( [ )',
  expandRail: 'Expand rail ( [ )',
  offline: 'You are offline. Showing data from',
  reconnecting: 'Live updates paused. Reconnecting…',
  acting: 'Provider session',
  actingWithin: (customer: string, name: string) =>
    `You work within ${customer} as ${name}. Its people see that name; its audit log shows yours.`,
  triage: 'Triage',
  myWork: 'My work',
  search: 'Search',
  me: 'Me',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  keyboardHelp: 'Keyboard shortcuts ( ? )',
  reports: 'Reports',
  superUser: 'Super user',
  logOut: 'Log Out',
  downloaded: (file: string) => `${file} downloaded`,
} as const;

/** Dialogs at the end of a session. */
export const sessionEndTexts = {
  timedOut: 'Your session timed out',
  timedOutDetail: 'The connection to the server could not be restored. The page reloads as soon as it is back.',
  reload: 'Reload',
  expired: 'Session expired',
  expiredDetail:
    'For your protection, you have been automatically logged out. If you would like to reconnect, click OK',
  ok: 'OK',
} as const;

/** The menu of the signed-in user. */
export const userMenuTexts = {
  label: (name: string) => `${name}, user menu`,
  menu: 'user menu',
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  density: 'Density',
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
  startPage: 'Start page',
  startPageFailed: failedTo('set start page'),
  profile: pageTexts.profile,
  customer: 'Switch customer',
  help: 'Help',
  helpFailed: failedTo('open help'),
  logOut: 'Log Out',
} as const;

/** State of the live feed. */
export const feedTexts = {
  live: 'Live',
  connecting: 'Connecting…',
  lost: 'Paused',
  lastEvent: (ago: string) => `last event ${ago}`,
} as const;

/** Words for changes whose name does not begin with theirs. */
const jobVerbs: Partial<Record<string, string>> = {
  applyEntityAlias: 'Change',
  reassignAlarmPoints: 'Change',
  rewriteValues: 'Change values of',
  undoAlarms: 'Undo the change of',
  updateAlarmPriority: 'Set priority',
};

/** Returns the word for a bulk change by its name: `snoozeAlarm` is Snooze. */
function jobVerb(name: string): string {
  const known = Object.hasOwn(jobVerbs, name) ? jobVerbs[name] : undefined;
  const [first] = /^[a-z]+/.exec(name) ?? ['change'];
  return known ?? (first === 'update' ? 'Change' : first.charAt(0).toUpperCase() + first.slice(1));
}

/** The tray of bulk changes. */
export const jobTexts = {
  title: 'Bulk changes',
  inProgress: (count: number) => `${plural(count, 'change')} of many alarms in progress`,
  name: (verb: string, alarms: number) => `${jobVerb(verb)} ${plural(alarms, 'alarm')}`,
  updated: (count: number) => `${grouped(count)} updated`,
  skipped: (count: number) => `${grouped(count)} skipped`,
  notChanged: (count: number) => `${grouped(count)} not changed`,
  notFinished: 'Not finished',
  nameNotFinished: (name: string) => `${name}: not finished`,
  complete: 'Complete',
  undone: (alarms: number) => `Undone: ${plural(alarms, 'alarm')}`,
  failedUndo: failedTo('undo the change'),
} as const;

/** The command palette. */
export const paletteTexts = {
  title: 'Go to',
  field: 'Page, lens, asset, person, or number',
  hint: 'Page, lens, asset, person, or a number such as A15 or W5',
  results: 'Results',
  page: 'Page',
  empty: 'Nothing found',
} as const;

/** The list of keyboard shortcuts. */
export const keyboardTexts = {
  title: 'Keyboard shortcuts',
  search: 'Search',
  palette: 'Go to a page, lens, alarm, ticket, asset or person',
  rail: 'Collapse or expand the rail',
  help: 'This list',
} as const;

/** The tray of integrations. */
export const integrationTrayTexts = {
  title: 'Integrations',
  /** Begins as the button reads: "1 of 3". */
  label: ({ lost, failing, all }: Record<'lost' | 'failing' | 'all', number>) => {
    const of = ` of ${grouped(all)}`;
    if (lost + failing === 0) return `Integrations, ${plural(all, 'system')}`;
    if (failing === 0) return `Integrations, ${grouped(lost)}${of} lost connection`;
    if (lost === 0) return `Integrations, ${grouped(failing)}${of} with a sync error`;
    return `Integrations, ${grouped(lost + failing)}${of} broken: ${grouped(lost)} lost connection, ${grouped(failing)} with a sync error`;
  },
  brokenOf: (broken: number, all: number) => `${broken} of ${all}`,
  failed: 'Integrations could not be read.',
  empty: 'No integrations yet.',
  noContact: 'No contact yet',
} as const;

/** Notice to whoever was on a page as their access to it ended. */
export const accessChangeTexts = {
  changed: 'Your access has changed',
  changedDetail: 'You no longer have access to the page you were on.',
} as const;
