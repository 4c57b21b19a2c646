/** Sentences of issues in an integration's log; the database puts their counts in. */
export const issueTexts = {
  noContact: { one: 'No contact for 1 minute', other: 'No contact for {count} minutes' },
  noAlarms: { one: 'No alarms for 1 hour', other: 'No alarms for {count} hours' },
} as const;
