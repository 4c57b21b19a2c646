import { failedTo, grouped, plural } from './common.ts';
import { pageTexts } from './pages.ts';

/** The provider's page of the feeds of all customers. */
export const feedTexts = {
  title: pageTexts.feeds,
  failed: failedTo('get feeds'),
  old: 'Failed to get feeds again. They are shown as they were.',
  summary: ({
    troubled,
    troubledCustomers,
    customers,
  }: Record<'troubled' | 'troubledCustomers' | 'customers', number>) =>
    troubled === 0
      ? `No feed of ${plural(customers, 'customer')} is in trouble`
      : `${plural(troubled, 'feed')} in trouble, of ${grouped(troubledCustomers)} of ${plural(customers, 'customer')}`,
  shown: 'Shown feeds',
  troubled: 'In trouble',
  all: 'All',
  search: 'Search feeds',
  searchPlaceholder: 'Customer or integration',
  none: 'No feed is in trouble',
  noneDetail: 'Every active integration of every customer is in contact, and everything it sent was read.',
  noMatch: 'No feeds match',

  feed: 'Feed',
  state: 'State',
  since: 'Since',
  wrong: 'What is wrong',
  tried: 'What was tried',
  deadLetters: 'Dead letters',
  jobs: 'Jobs',
  lag: 'Lag',
  /** Delay of the customer's pipeline: what was received and is not shown everywhere yet. */
  pipeline: (lag: string) => `Pipeline ${lag}`,
  pump: (lag: string) => `Pump ${lag}`,
  undelivered: (count: number) => `${plural(count, 'payload')} to deliver`,
  reported: (at: string) => `As the pump reported at ${at}`,
  contact: 'Last contact',
  noContact: 'No contact yet',
  more: (count: number) => `and ${plural(count - 1, 'more ticket')}`,
  unread: (count: number) => `${plural(count, 'payload')} could not be read`,
  dismissed: '(dismissed)',
  mailed: (ago: string) => `Mailed ${ago}`,
  notMailed: 'Nobody mailed yet',
  nothingTried: 'Nothing yet',
  try: (what: string, status: string) => `${what}: ${status}`,
  by: (who: string, ago: string) => `${who}, ${ago}`,
  system: 'System',
  reparse: 'Reparse',
  statuses: {
    PENDING: 'pending',
    IN_PROGRESS: 'in progress',
    SETTLING: 'in progress',
    COMPLETE: 'complete',
    FAILED: 'failed',
    KILLED: 'stopped',
  },
  issueLogOf: (feed: string, customer: string) => `Issue log of ${feed}, ${customer}`,
  deadLettersOf: (count: string, feed: string) => `${count} dead letters of ${feed}`,
  jobsOf: (count: string, feed: string) => `${count} jobs of ${feed}`,
} as const;
