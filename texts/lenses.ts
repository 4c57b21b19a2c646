import { failedTo, plural } from './common.ts';
import { required } from './refusals.ts';

/** Lenses: tabs, the rail, search, and the phone's list head. */
export const lensTexts = {
  lens: 'Lens',
  lenses: 'Lenses',
  standardLenses: 'Standard lenses',
  team: (name: string) => `Team · ${name}`,
  newLens: 'New lens',
  edit: 'Edit lens',
  copy: 'Copy lens',
  actions: (lens: string) => `Actions for ${lens}`,
  moreThan: (count: string) => `More than ${count}`,
  inIntake: 'in intake',
  open: 'open',
  searchAlarms: 'Search alarms',
  searchHint: 'Alarm, asset, point',
  search: 'Search',
  jump: (record: string) => `Open ${record}`,
  feed: { live: 'Live', connecting: 'Connecting…', lost: 'Paused' },
  searchIn: (rows: string) => `Search ${rows}`,
  count: (count: number, noun: string) => plural(count, noun),
  refreshing: 'Refreshing',
  releaseToRefresh: 'Release to refresh',
} as const;

/** The editor of a lens. */
export const lensEditorTexts = {
  newTitle: 'New lens',
  editTitle: (lens: string) => `Edit ${lens}`,
  create: 'Create lens',
  deleted: (lens: string) => `${lens} deleted`,
  name: 'Name',
  nameRequired: required('Name'),
  description: 'Description',
  visibleTo: 'Visible to',
  onlyMe: 'Only me',
  category: 'Category',
  criteria: 'Criteria',
  order: 'Order',
  columns: 'Columns',
  deleteTitle: (lens: string) => `Delete ${lens}?`,
  delete: (lens: string) => `Delete ${lens}`,
  deleteOwn: 'Only you can see this lens.',
  deleteOfTeam: (team: string) => `Everyone in ${team} will lose this lens.`,
  kept: (noun: string) => `Its ${noun}s are kept.`,
  /** ALM-126 to ALM-128 */
  failure: (action: 'create' | 'save' | 'delete') =>
    `${failedTo(`${action} custom system lens`)}. Please try again later.`,
} as const;

/** The dialog that orders and hides lenses. */
export const arrangeLensesTexts = {
  title: 'Arrange lenses',
  hint: (section: string) => `Only affects you. ${section} opens with the starred lens.`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  show: 'Show',
  hide: 'Hide',
  default: 'Default',
  setDefault: 'Set as default',
  orderFailed: failedTo('reorder lenses'),
  hideFailed: failedTo('hide lens'),
  defaultFailed: failedTo('set default lens'),
} as const;
