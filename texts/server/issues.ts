const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : other}`;

/** Sentences of issues in an integration's log; the database puts counts of times in. */
export const issueTexts = {
  noContact: { one: 'No contact for 1 minute', other: 'No contact for {count} minutes' },
  noAlarms: { one: 'No alarms for 1 hour', other: 'No alarms for {count} hours' },
  /** Rows by which the warehouse differs from Postgres. */
  differing: {
    instances: counted('newest occurrence', 'newest occurrences'),
    entries: counted('previous status', 'previous statuses'),
    tickets: counted('work ticket', 'work tickets'),
    actionDays: counted('day of actions', 'days of actions'),
  },
  differs: (parts: readonly string[]): string => `Charts and reports differ from the lists: ${parts.join(', ')}`,
} as const;
