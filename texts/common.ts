/**
 * The catalogue of texts (SYS.6, policy messageCatalogue): every text that people read, on screens, in toasts, mails and
 * errors, a file per noun. Texts are constants, or functions of what they name. The contract's words stay exact.
 */

/** Locale of numbers: the browser's; mails, files and errors are American wherever the server runs. */
const locale = typeof document === 'undefined' ? 'en-US' : undefined;

/** Returns what writes numbers by locale, in digits of our fonts. Keep it: it costs as much as a thousand uses. */
export const numberFormat = (options?: Intl.NumberFormatOptions): ((value: number) => string) =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }).format;

/** "1,307" */
export const grouped = numberFormat();

/** "1 alarm", "2 alarms". */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : nouns}`;

/** "1,307", and "10,000+" for what is counted no further. */
export const upTo = (count: number, most: number): string => (count > most ? `${grouped(most)}+` : grouped(count));

/** "a Ticket", "an Alarm". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** Title of a toast for what could not be done: "Failed to create team". */
export const failedTo = (action: string): string => `Failed to ${action}`;

/** Toasts without words of their own (UI.9). */
export const toastTexts = {
  failure: 'System Failure',
  failureDetail: 'An error has occurred. Please try again later.',
  success: 'Successfully saved changes.',
} as const;

/** Words of controls that mean the same everywhere. */
export const actionTexts = {
  menu: 'Menu',
  tooltips: 'Tooltips',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  edit: 'Edit',
  save: 'Save',
  create: 'Create',
  loadMore: 'Load more',
  showMore: 'Show more',
  discard: 'Discard',
  undo: 'Undo',
  more: 'More',
  tryAgain: 'Try again',
  back: 'Back',
  search: 'Search',
  copy: 'Copy',
  copied: 'Copied',
  add: 'Add',
  remove: 'Remove',
  merge: 'Merge',
  moveUp: 'Move up',
  moveDown: 'Move down',
  loading: 'Loading...',
} as const;

/** Words of selects and lists of options (UI.6). */
export const selectTexts = {
  person: 'Choose a person',
  value: 'Choose a value',
  field: 'Choose a field',
  noResults: 'No results',
  failed: 'This could not be read.',
  select: 'Select',
  search: (what: string) => `Search ${what}`,
  open: (choice: string) => `Open ${choice}`,
  chosen: (count: number) => `${grouped(count)} chosen`,
  newValue: (value: string) => `${value} (new value)`,
} as const;

/** Dialog before a page with unsaved changes is left. */
export const unsavedTexts = {
  title: 'Leave page without saving?',
  detail: 'If you leave this page your changes will not be saved.',
  stay: 'Stay on page',
  leave: 'Leave',
} as const;

/** Refresh of a page, by hand or at an interval. */
export const refreshTexts = {
  refresh: 'Refresh',
  auto: 'Auto-refresh',
  autoIs: (interval: string) => `Auto-refresh: ${interval}`,
  off: 'Off',
  custom: 'Custom',
  interval: 'Minutes between',
  minutes: 'minutes',
  every: (minutes: number) => (minutes === 60 ? '1 hour' : plural(minutes, 'minute')),
} as const;

/** Range of time of a page. */
export const rangeTexts = {
  label: 'Range',
  days: (count: number) => plural(count, 'day'),
  custom: 'Custom',
  ends: 'From and to',
} as const;

/** Words of a password's field. */
export const passwordFieldTexts = { show: 'Show characters', hide: 'Hide characters' } as const;

/** Parts of an applied filter. */
export const pillTexts = {
  includes: 'includes',
  excludes: 'excludes',
  remove: (field: string) => `Remove filter ${field}`,
  locked: 'Locked by the lens',
} as const;

/** The choice of a timezone. */
export const timezoneWord = 'Timezone';

/** Answers to a question (UI-065). */
export const answerTexts = { yes: 'Yes', no: 'No' } as const;

/** A filter by two ends, either of which may be open. */
export const spanTexts = {
  between: (from: string, to: string) => `Between ${from} and ${to}`,
  from: (from: string) => `Greater than ${from}`,
  to: (to: string) => `Less than ${to}`,
} as const;

/** Detail of a page that the user may not open. */
export const noAccessDetail = 'Ask an admin of your organization for access.';

/** Words for screen readers after a required field's label. */
export const requiredWord = 'required';

/** Names of an alarm bell. */
export const bellTexts = { active: 'Active Alarm', inactive: 'Inactive Alarm' } as const;

/** Handle that moves a row. */
export const gripTexts = { label: (name: string) => `Move ${name}`, hint: 'Drag, or press ↑ ↓' } as const;

/** Mark of a tab that is still being tried. */
export const betaWord = 'BETA';

/** Pages of a list. */
export const pagerTexts = {
  /** "31 to 60 of 1,307" */
  page: (start: number, end: number, count: number) => `${grouped(start)} to ${grouped(end)} of ${grouped(count)}`,
  previous: 'Previous page',
  next: 'Next page',
} as const;

/** "100 of 1,307" */
export const shownOf = (shown: number, total: number): string => `${grouped(shown)} of ${grouped(total)}`;
