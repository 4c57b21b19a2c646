import { failedTo } from './common.ts';

/** The activity of an alarm, line by line, and recent actions on any alarm. */
export const activityTexts = {
  title: 'Activity',
  empty: 'No activity yet.',
  show: 'Show',
  all: 'All activity',
  actions: 'Actions',
  sourceEvents: 'Source events',
  export: 'Export',
  exportFailed: failedTo('export activity'),
  recentActions: 'Recent actions',
  noActions: 'No actions yet.',
  deleted: 'deleted',
  showMore: 'Show more',
  automation: (rule: string) => `Automation · ${rule}`,
  system: 'System',
  yes: 'Yes',
  no: 'No',
  snoozeEnded: (status: string | null) => `snooze ended · back to ${status}`,
  verified: (label: string, value: string) => `verified ${label}: ${value}`,
  markedWrong: (label: string, value: string) => `marked ${label} as wrong: ${value}`,
  set: (label: string, value: string) => `set ${label}: ${value}`,
  changed: (label: string, from: string, to: string) => `changed ${label}: ${from} → ${to}`,
  lasting: (change: string, duration: string) => `${change} for ${duration}`,
  noteEdited: 'edited the note',
  pinned: 'pinned the alarm',
  unpinned: 'unpinned the alarm',
  alarmDeleted: 'deleted the alarm',
  restored: 'restored the alarm',
  reopened: 'reopened the occurrence',
  cleared: 'cleared the alarm',
  because: (change: string, cause: string) => `${change} (${cause})`,
} as const;

/** Causes of changes that are nobody's own decision. */
export const causeTexts: Record<string, string> = {
  REPLAY: 'replay',
  REPARSE: 'reparse',
  MERGE: 'values merged',
  UNDO: 'undo',
  TICKET: 'work on the alarm',
};

/** Events of a source, as its actions. */
export const sourceEventTexts: Record<string, string> = {
  started: 'activated',
  ended: 'returned to normal',
  acknowledged: 'acknowledged',
};

/** Names of changed fields that are no properties. */
export const activityFieldTexts: Record<string, string> = {
  isServiceImpacting: 'Is Service Failure Alarm',
  contextualName: 'name',
  pointEntityId: 'Alarm Point',
  snoozeExpiresAt: 'snooze end',
  alarmWasValid: 'valid alarm',
  informationWasEnough: 'enough information',
};
