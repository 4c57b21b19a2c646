/** Alarms of a source whose connection is lost (INT.8). */
export const sourceTexts = {
  outOfDate: 'State may be out of date',
  mayBeOutOfDate: (source: string, since: string | null) =>
    since === null
      ? `${source} lost connection. Its alarms may be out of date.`
      : `${source} lost connection. Last contact ${since}. Its alarms may be out of date.`,
  issueLog: 'Issue log',
} as const;
