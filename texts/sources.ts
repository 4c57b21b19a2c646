import { plural } from './common.ts';

/** Alarms of a source whose connection is lost (INT.8). */
export const sourceTexts = {
  outOfDate: 'State may be out of date',
  /** Said at a ticket: states of its alarms, and what rests on them. */
  alarmsOutOfDate: 'Alarm states may be out of date',
  mayBeOutOfDate: (source: string, since: string | null) =>
    since === null
      ? `${source} lost connection. Its alarms may be out of date.`
      : `${source} lost connection. Last contact ${since}. Its alarms may be out of date.`,
  /** Takes the sentence of one source, and the number of others that are lost too. */
  statesMayBeOutOfDate: (source: string, others: number) =>
    others === 0
      ? `${source} States that rest on them may be too.`
      : `${source} So may those of ${plural(others, 'other source')}, and the states that rest on them.`,
  issueLog: 'Issue log',
} as const;
