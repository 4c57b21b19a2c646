import { failedTo, plural } from './common.ts';
import { reasonName, required } from './refusals.ts';

/** Actions on alarms: buttons, dialogs, and toasts. */
export const decisionTexts = {
  alarmToolbar: 'Alarm actions',
  selectionToolbar: 'Actions for the selected alarms',
  alarms: (count: number) => plural(count, 'alarm'),
  selected: (count: string) => `${count} selected`,
  allInLens: 'all in lens',
  allInLensBut: (excluded: string) => `all in lens, ${excluded} excluded`,
  tooMany: (max: string) => `Add filters: the limit is ${max} alarms`,
  clear: 'Clear',
  clearSelected: (count: string) => `Clear, ${count} selected`,
  more: 'More',
  createWork: 'Create work',
  work: 'Work',
  snooze: 'Snooze',
  changeSnooze: 'Change snooze',
  unsnooze: 'Unsnooze',
  decline: 'Decline',
  status: 'Status',
  priority: 'Priority',
  setPriority: 'Set priority',
  pin: 'Pin',
  unpin: 'Unpin',
  markServiceFailure: 'Mark as service failure',
  noServiceFailure: 'No service failure',
  rename: 'Rename',
  reason: reasonName,
  reasonRequired: required(reasonName),
  reasonMax: (max: string) => `At most ${max} characters`,
  name: 'Name',
  nameHint: 'Leave empty for the generated name',
  discard: 'Discard',
  note: 'Note',
  addNote: 'Add note',
  editNote: 'Edit note',
} as const;

/** Dialogs about alarms; `name` is "A48213" or "12 alarms". */
export const decisionDialogTexts = {
  decline: (name: string) => `Decline ${name}`,
  move: (name: string) => `Move ${name}`,
  moveTo: (status: string) => `Move to ${status}`,
  priority: (name: string) => `Set priority of ${name}`,
  snooze: (name: string) => `Snooze ${name}`,
  snoozeHours: (hours: number) => plural(hours, 'hour'),
  snoozeDays: (days: number) => plural(days, 'day'),
  untilDate: 'Until a date',
  snoozeUntil: 'Snooze until',
  delete: (name: string) => `Delete ${name}`,
  question: (action: string) => `${action}?`,
  deleteHint: 'Deleted alarms are removed from every list. An alarm comes back when it activates again.',
  background: 'This runs in the background. You can keep working.',
} as const;

/** Actions of a confirmation, which its title and button show: "Snooze 227 alarms until 10/14/2025 07:41 PM". */
export const bulkActionTexts = {
  pin: (name: string) => `Pin ${name}`,
  unpin: (name: string) => `Unpin ${name}`,
  decline: (name: string) => `Decline ${name}`,
  move: (name: string, status: string) => `Move ${name} to ${status}`,
  snooze: (name: string, until: string) => `Snooze ${name} until ${until}`,
  unsnooze: (name: string) => `Unsnooze ${name}`,
  priority: (name: string, priority: string | undefined) => `Set ${name} to priority ${priority}`,
  markServiceFailure: (name: string) => `Mark ${name} as service failure`,
  noServiceFailure: (name: string) => `Remove service failure from ${name}`,
  delete: (name: string) => `Delete ${name}`,
} as const;

/** Toasts after a decision. The contract fixes the failures and the words of an accepted update. */
export const decisionToastTexts = {
  done: (name: string, action: string) => `${name} ${action}`,
  pinned: 'pinned',
  unpinned: 'unpinned',
  declined: 'declined',
  moved: (status: string) => `moved to ${status}`,
  snoozed: (until: string) => `snoozed until ${until}`,
  unsnoozed: 'unsnoozed',
  prioritized: (priority: string | undefined) => `set to priority ${priority}`,
  serviceFailure: 'marked as service failure',
  noServiceFailure: 'no longer marked as service failure',
  deleted: 'deleted',
  restored: (name: string) => `${name} restored`,
  undone: (verb: string, name: string) => `${verb} undone: ${name}`,
  undoneInto: (verb: string, name: string, status: string) => `${verb} undone: ${name} is back in ${status}`,
  verbs: {
    pin: 'Pin',
    decline: 'Decline',
    move: 'Move',
    snooze: 'Snooze',
    unsnooze: 'Unsnooze',
    priority: 'Priority',
    impact: 'Service failure',
    delete: 'Delete',
  },
  reason: (reason: string) => `Reason: ${reason}`,
  skipped: (count: string) => `${count} skipped`,
  failed: (count: string, reason: string | undefined) => `${count} not changed: ${reason}`,
  updating: (count: string) => `${count} alarms are being updated`,
  updatingOne: 'Alarm is being updated.',
  soon: 'Changes will appear momentarily.',
  failures: {
    pin: failedTo('pin alarm(s)'),
    move: failedTo('change status'),
    snooze: failedTo('change status'),
    unsnooze: failedTo('change status'),
    priority: failedTo('change priority'),
    impact: 'Failed update alarms',
    delete: failedTo('delete alarms'),
  },
  nameFailed: failedTo('update contextual name'),
  notesFailed: failedTo('update alarm notes'),
  limit: 'Alarm limit reached',
  limitDetail: (max: number) =>
    `You can add up to ${max} alarms to this ticket. Please remove an alarm before adding another.`,
} as const;

/** Keys of the actions, as their buttons show them. */
export const verbKeys = {
  work: 'W',
  snooze: 'S',
  decline: 'D',
  move: 'M',
  clear: 'Esc',
  untilDate: 'U',
} as const;
