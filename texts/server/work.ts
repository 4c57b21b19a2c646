import { required } from '../refusals.ts';
import { changedSince, notFound } from './common.ts';

/** Work tickets: their verbs, comments and reviews. */
export const workTexts = {
  doesNotExist: (id: string | number) => `Work Ticket ${id} does not exist`,
  changed: (id: string | number) => changedSince(`W${id}`),
  personNotFound: notFound('Person'),
  noSuchAlarm: (id: string | number) => `Alarm ${id} does not exist`,
  systemNotFound: notFound('Maintenance system'),
  alarmNotOnTicket: (alarm: string | number, ticket: string | number | null) => `Alarm ${alarm} is not on W${ticket}`,
  alarmLimit: (max: number) =>
    `Alarm limit reached - You can add up to ${max} alarms to this ticket. Please remove an alarm before adding another.`,
  alarmTwice: 'Alarm already attached - Duplicate alarms cannot be added to a work ticket.',

  required,
  objective: 'Objective',
  assigneeRequired: required('Assignee'),
  dueDateRequired: required('Due date'),
  dueInPast: 'Due date must be in the future',
  assigneeWithoutAccess: 'Tickets can be assigned only to people with access',
  problem: 'Problem',
  detailsTooLarge: 'The additional details are too large',

  closedElsewhere: (system: string) => `This ticket must be closed in ${system}`,
  isResolvedRequired: 'Select whether the work is resolved',
  completedWorkRequired: 'Describe the completed work',
  completedWork: 'Completed work',
  cause: 'Cause',
  action: 'Action',
  note: 'Note',
  comment: 'Comment',
  stillActive: (alarms: number) => (alarms === 1 ? 'An alarm is still active' : `${alarms} alarms are still active`),
  confirmActive: (active: string) => `${active}. Confirm to close anyway.`,
  activeReason: (active: string) => `${active}. Give a reason for closing.`,

  commentRequired: required('Comment'),
  commentNotFound: notFound('Comment'),
  missingRequired: 'Describe what is missing',
  reviewers: 'Only the creator or a team admin who did not do the work can review it',

  closed: (id: string | number) => `W${id} is closed. You can only comment on it or reopen it.`,
  open: (id: string | number) => `W${id} is open`,
  inReview: (id: string | number) => `W${id} is waiting for review`,
  notInReview: (id: string | number) => `W${id} is not waiting for review`,
  ownReview: 'You cannot review your own work',
  notAssignee: 'Only the assignee can submit a ticket for review',
  syncNotFailed: (id: string | number) => `The sync of W${id} has not failed`,
  systemInactive: 'The maintenance system of this ticket is inactive',

  isAsReset: (id: string | number) => `W${id} has nothing to reset`,
} as const;
