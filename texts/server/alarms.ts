import { lengthBetween, reasonName, required, tooLong } from '../refusals.ts';
import { alreadyExists, changedSince, notFound } from './common.ts';

/** Alarms, decisions about them, and their properties. */
export const alarmTexts = {
  doesNotExist: (id: string | number) => `Alarm ${id} does not exist`,
  changed: (id: string | number) => changedSince(`Alarm ${id}`),
  sourceGone: 'The source of this alarm no longer exists',
  untitled: 'Untitled alarm',
  changeNotStarted: 'The change could not be started. Please try again in a few seconds.',
  tooManySelected: (count: number, what: string, max: number) =>
    `${count.toLocaleString('en-US')} ${what} are selected. Narrow the lens to ${max.toLocaleString('en-US')} or fewer.`,
  idsOrSelection: 'Provide either `ids` or a `selection`',
  oneVersionPerId: '`expectedVersions` must have one version per id',

  status: {
    nameRequired: required('Status name'),
    nameTooLong: (max: number) => tooLong('A name', max),
    nameTaken: (name: string) => `${alreadyExists('Custom system lens', name)}.`,
    builtIn: (name: string) => `${name} is a built-in status`,
    notFound: notFound('Status'),
    unknown: (name: string) => notFound(`Status "${name}"`),
  },

  reasonRequired: required(reasonName),
  useSnooze: 'Use Snooze to set an end time',
  onlySnooze: 'An inactive alarm with open work can only be snoozed',
  intakeIsActive: 'Only an active alarm can be in Intake',
  mayNotClear: 'You do not have permission to clear alarms',
  snoozeInPast: 'A snooze must end in the future',
  snoozeTooLong: (days: number) => `A snooze can last at most ${days} days`,
  snoozeOver: 'The end of the snooze has passed',
  nothingToUndo: 'There is nothing to undo',
  undoTooLate: (id: string | number) => `Alarm ${id} has changed since, so it was not undone.`,

  property: {
    unknown: (name: string) => notFound(`Property "${name}"`),
    notFound: notFound('Property'),
    automatic: (label: string) => `${label} is set automatically`,
    oneValue: (label: string) => `${label} can have only one value`,
    listedTwice: 'A property is listed more than once',
    definedTwice: 'A property is defined more than once',
    emptyValue: 'A value is empty',
    valueNotFound: notFound('Value'),
    mergeIntoItself: 'A value cannot be merged into itself',
    labelLength: (max: number) => lengthBetween('A label', max),
    nameFormat: 'A name must begin with a letter and have only lowercase letters, digits and _',
  },

  asset: {
    all: (header: string) => `All ${header}s`,
  },

  timeFormat: 'A time must look like 2026-05-01T08:00:00Z',
  timeRange: 'A time must be between 2000 and 2200',
} as const;
