import { grouped, plural } from '../common.ts';
import { notFound } from './common.ts';

const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : other}`;

/** Sentences of issues in an integration's log; the database puts counts of times in. */
export const issueTexts = {
  notFound: notFound('Issue'),
  ofTicket: 'The failure of a ticket is dismissed on the ticket',
  isOver: 'The issue is already resolved or dismissed',
  noContact: { one: 'No contact for 1 minute', other: 'No contact for {count} minutes' },
  noAlarms: { one: 'No alarms for 1 hour', other: 'No alarms for {count} hours' },
  fewAlarms: (count: number, hours: number, usual: number) =>
    `${plural(count, 'alarm')} in ${grouped(hours)} hours, ${grouped(usual)} on average`,
  /** A license that runs out or has run out, in the customer's timezone. */
  license: { expires: 'License expires on {date}', expired: 'License expired on {date}' },
  /** A certificate of a connection, likewise; `name` is the source of a pump. */
  certificate: { expires: 'Certificate expires on {date}', expired: 'Certificate expired on {date}' },
  certificateOf: ' ({name})',
  /** The clock of a pump. */
  clock: {
    ahead: 'The clock of its pump is {minutes} min ahead',
    behind: 'The clock of its pump is {minutes} min behind',
  },
  /** Rows by which the warehouse differs from Postgres. */
  differing: {
    instances: counted('newest occurrence', 'newest occurrences'),
    entries: counted('previous status', 'previous statuses'),
    tickets: counted('work ticket', 'work tickets'),
    actionDays: counted('day of actions', 'days of actions'),
  },
  differs: (parts: readonly string[]): string => `Charts and reports differ from the lists: ${parts.join(', ')}`,
} as const;
