import { failedTo, grouped, plural } from './common.ts';
import { pageTexts } from './pages.ts';

/** Names the dead letters of a filter: '12 dead letters marked "Unreadable" containing "AHU"'. */
const filtered = (count: number, kind: string | null, searchTerm: string): string =>
  [plural(count, 'dead letter'), kind && `marked "${kind}"`, searchTerm && `containing "${searchTerm}"`]
    .filter(Boolean)
    .join(' ');

/** Payloads that could not be processed. */
export const deadLetterTexts = {
  title: pageTexts.deadLetters,
  failed: failedTo('get dead letters'),
  empty: 'No dead letters',
  emptyDetail: 'Everything received was processed.',
  noMatch: 'No dead letters match',
  choose: 'Select a dead letter to see its payload.',
  one: 'Dead letter',
  search: 'Search dead letters',
  searchPlaceholder: 'Search reason and payload',
  newer: 'Newer',
  older: 'Older',
  page: (start: number, end: number, count: number) => `${grouped(start)} to ${grouped(end)} of ${grouped(count)}`,
  searchForOlder: ' · search to see older ones',

  reasons: 'Reasons',
  allReasons: 'All',
  kinds: {
    unreadable: 'Unreadable',
    no_event: 'No events',
    too_many_events: 'Too many events',
    unidentified: 'No point or text',
    sender: 'Unknown sender',
    record_id: 'Record ID too long',
    time: 'Invalid time',
    setting: 'Excluded by settings',
    integration: 'Integration not set up',
    failed: 'Parsing failed',
    refused: 'Rejected on storage',
  },
  steps: {
    door: 'On arrival',
    normalise: 'Parsing',
    project: 'Updating alarms',
    relay: 'Sending to the archive',
    load: 'Writing the archive',
  },
  hints: {
    sender: 'Resend to accept this email. To accept future ones, add the sender to the integration.',
    integration: 'Set up the integration first, then resend all of these.',
    unreadable: 'Fix the payload or field map, then resend.',
    time: "Fix the time or the integration's offset, then resend.",
  },
  notSendable: 'The original payload is not available, so it cannot be resent.',

  integration: 'Integration',
  failedAt: 'Failed at',
  received: 'Received',
  normalizer: 'Normalizer',
  openInParser: 'Open in parser',
  payload: 'Payload',
  mail: 'Email',
  rawJson: 'Raw JSON',
  invalidJson: 'Invalid JSON',
  noMail: 'The JSON is no longer an email. Fix it under Raw JSON.',
  from: 'From',
  to: 'To',
  date: 'Date',
  subject: 'Subject',
  text: 'Text',
  attachments: 'Attachments',
  attachmentSize: (size: string) => `${size} · not stored`,

  discardChanges: 'Discard changes',
  resend: 'Resend',
  resendEdited: 'Resend edited',
  resendAll: 'Resend all',
  resendQuestion: (count: number, kind: string | null, searchTerm: string) =>
    `Resend ${filtered(count, kind, searchTerm)}?`,
  resendDetail: "They will be parsed with the integration's current settings. Any that still fail return to this list.",
  resent: 'Resent',
  resentDetail: 'If it still fails, it returns to this list.',
  resentAllDetail: 'Any that still fail return to this list.',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  dismissQuestion: 'Dismiss this dead letter?',
  dismissDetail: 'It will be removed without processing; the original stays archived.',
  dismissAllQuestion: (count: number, kind: string | null, searchTerm: string) =>
    `Dismiss ${filtered(count, kind, searchTerm)}?`,
  dismissAllDetail: 'They will be removed without processing; the originals stay archived.',
  dismissed: 'Dismissed',
  gone: 'Already handled',
  goneDetail: 'Someone else has resent or dismissed it.',
  progressBar: 'Dead letters resolved',
  progress: (done: number, total: number) => `${grouped(done)} of ${grouped(total)}`,
  stop: 'Stop',
  /** By action: progress and result ("12 resent"), and title of a failure. */
  done: { send: 'resent', dismiss: 'dismissed' },
  failures: { send: failedTo('resend'), dismiss: failedTo('dismiss') },
} as const;
