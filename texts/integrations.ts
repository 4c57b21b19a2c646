import { failedTo, grouped, plural } from './common.ts';
import { pageTexts } from './pages.ts';
import { required } from './refusals.ts';

/** The list of integrations, what all pages of an integration share, and its license key. */
export const integrationTexts = {
  title: pageTexts.integrations,
  failed: failedTo('get integrations'),
  failedToCreate: failedTo('create integration'),
  failedToUpdate: failedTo('update integration'),
  empty: 'No integrations yet',
  emptyDetail: 'An integration receives alarms from a building system, or sends work to a maintenance system.',
  noMatch: 'No integrations match',
  search: 'Search integrations',
  searchPlaceholder: 'Name or schema',
  missing: 'This integration does not exist',
  add: 'Add integration',

  integration: 'Integration',
  all: 'All integrations',
  done: 'Done',

  health: {
    UNHEALTHY: 'lost connection',
    MODERATELY_HEALTHY: 'with sync errors',
    HEALTHY: 'healthy',
    UNKNOWN: 'waiting for first event',
    INACTIVE: 'inactive',
  },
  healthColumn: 'Health',
  name: 'Name',
  schema: 'Schema',
  connection: 'Connection',
  lastContact: 'Last contact',
  noContact: 'No contact yet',
  eventsColumn: 'Events, last 24 h',
  events: 'Events',
  total: 'Total',
  dropped: 'Dropped',
  rejected: 'Rejected',
  /** "3 rejected": a link to dead letters. */
  countOf: (count: string, outcome: string) => `${count} ${outcome.toLowerCase()}`,
  actions: 'Actions',
  lowThroughput: 'Low throughput',
  lowThroughputDetail: 'No alarms for longer than the threshold, or far fewer than on average',
  issueLog: 'Issue log',
  issueLogOf: (name: string) => `Issue log of ${name}`,
  reparse: 'Reparse',
  reparseOf: (name: string) => `Reparse ${name}`,
  pump: 'Pump',
  pumpOf: (name: string) => `Pump of ${name}`,
  commands: 'Commands',
  commandsOf: (name: string) => `Commands of ${name}`,
  rawData: 'Raw data',
  rawDataOf: (name: string) => `Raw data of ${name}`,
  editOf: (name: string) => `Edit ${name}`,
  hourBars: (total: number, most: number) =>
    `${plural(total, 'event')} in the last 24 hours, up to ${grouped(most)} per hour`,
  hourBar: (time: string, events: number) => `From ${time}: ${plural(events, 'event')}`,
} as const;

/** The form of an integration. */
export const integrationFormTexts = {
  add: 'Add an Integration',
  edit: 'Edit Integration',
  failed: failedTo('load the form'),
  submit: 'Add',
  unchanged: 'No changes',
  direction: 'Direction',
  schema: 'Schema',
  required,
  chooseKind: 'Choose a direction and schema to see their settings.',
  locked: 'Locked',
  lockedValue: (label: string) => `${label} cannot be changed`,
  typeToAdd: 'Type and press Enter',
} as const;

/** The license key of an integration, and what whoever connects its source needs. */
export const connectTexts = {
  installPump: 'Install the pump and add its sources',
  ready: (name: string) => `${name} is ready`,
  licenseKey: 'License key',
  copyNow: 'Copy the license key now. It will be hidden afterwards.',
  endpoint: 'Send events to',
  sendMail:
    'Set up the source to email its alarms to this address. It also appears in the settings of the integration.',
  inboundAddress: 'Inbound address',
  senders: 'Allowed senders',
  onlySenders: (senders: readonly string[]) =>
    `${senders.join(', ')}. Emails from other addresses are held under Rejected.`,
  noSenders: 'None yet. Until you add a sender, all emails are held under Rejected.',

  show: 'Show license key',
  rotate: 'Rotate',
  rotateQuestion: 'Rotate the license key?',
  rotateDetail: 'Sources that use the current key will be rejected within seconds.',
  rotated: 'License key rotated',
  rotatedDetail: 'The previous key stops working within seconds.',
  failedToShow: failedTo('fetch license key'),
  failedToRotate: failedTo('rotate license key'),
} as const;

/** The issue log of an integration (INT.5). */
export const issueTexts = {
  title: 'Issue log',
  failed: failedTo('get issue logs'),
  empty: 'No issues',
  emptyDetail:
    'Lost connections, sources without alarms, and work tickets that failed to sync appear here after the delays set for the integration.',
  table: 'Issues',
  types: {
    LOST_CONNECTION: 'Lost connection',
    LOW_THROUGHPUT: 'Low throughput',
    LICENSE_EXPIRING: 'License expiring',
    CERTIFICATE_EXPIRING: 'Certificate expiring',
    CLOCK_SKEW: 'Clock skew',
    CREATE_WORK_TICKET_FAILURE: 'Work ticket not created',
    UPDATE_WORK_TICKET_FAILURE: 'Work ticket not updated',
    WAREHOUSE_DIFFERENCE: 'Reports differ',
  },
  since: 'Since',
  issue: 'Issue',
  details: 'Details',
  state: 'State',
  actions: 'Actions',
  open: 'Open',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
  dismissedDetail: 'Hidden until resolved: health stays as it is',
  retry: 'Retry sync',
  retryOf: (ticket: string) => `Retry sync of ${ticket}`,
  dismiss: 'Dismiss',
  dismissOf: (ticket: string) => `Dismiss ${ticket}`,
  dismissQuestion: 'Dismiss this issue?',
  dismissDetail:
    'It is hidden, and no emails are sent about it, until it is resolved. The integration’s health does not change.',
  failedToDismiss: failedTo('dismiss issue'),
  failedToSync: failedTo('sync work ticket to CMMS'),
} as const;
