import { failedTo, grouped, plural } from './common.ts';
import { replayStartsLater, startsAfterEnd } from './refusals.ts';

/** Names of what commands read. */
export type ReadItem = 'payload' | 'field' | 'value' | 'work order';

/** Commands of an integration: the queue, its actions, and the replay of alarms (INT.13 to INT.17). */
export const integrationCommandTexts = {
  title: 'Commands',
  failed: failedTo('fetch external system commands'),
  failedToRetry: failedTo('retry command'),
  failedToDelete: failedTo('delete command'),
  failedToKill: failedTo('issue kill command'),
  failedToAsk: failedTo('issue command'),
  sent: 'Request has been sent',
  empty: 'No commands yet',
  emptyDetail: 'Replays, kills, sent tickets and reads of the maintenance system appear here with their results.',

  table: 'Commands',
  requested: 'Requested',
  command: 'Command',
  status: 'Status',
  response: 'Response',
  by: 'Requested by',
  actions: 'Actions',
  system: 'System',
  types: {
    HISTORICAL: 'Replay alarms',
    CONFIG: 'Send configuration',
    KILL: 'Kill',
    GET_ASSETS: 'Get assets',
    GET_FIELDS: 'Get fields',
    GET_DOMAIN_VALUES: 'Get values',
    GET_ASSIGNEES: 'Get assignees',
    GET_WORK_TICKETS: 'Sync work orders',
    CREATE_WORK_TICKET: 'Create work order',
    UPDATE_WORK_TICKET: 'Update work order',
    CLOSE_WORK_TICKET: 'Close work order',
  },
  statuses: { PENDING: 'Pending', IN_PROGRESS: 'In progress', COMPLETE: 'Complete', FAILED: 'Failed' },
  range: (from: string | null, to: string) => (from === null ? `Up to ${to}` : `${from} to ${to}`),
  forPump: 'Waiting for the pump',
  queued: 'Waiting for its turn',
  after: (commands: number) => `Waiting for its turn, after ${plural(commands, 'command')}`,
  progressBar: 'Payloads read',
  progressOf: (command: string) => `Progress of ${command}`,
  progress: (done: number, total: number) => `${grouped(done)} of ${plural(total, 'payload')} read`,

  haveRead: (what: ReadItem, done: number, total: number | null) =>
    total === null ? `${plural(done, what)} read` : `${grouped(done)} of ${plural(total, what)} read`,
  rate: (perSecond: number) =>
    perSecond >= 1 ? `${grouped(Math.round(perSecond))} a second` : `${grouped(Math.round(perSecond * 60))} a minute`,
  runningFor: 'Running for',
  atMost: (hours: number) => `Can take up to ${hours} hours`,

  retry: 'Retry',
  retryOf: (command: string) => `Retry ${command}`,
  deleteOf: (command: string) => `Delete ${command}`,
  deleteQuestion: 'Delete this command?',
  kill: 'Kill',
  killQuestion: 'Kill what runs?',
  killDetail:
    'Running replays, reparses and commands stop and the queue is cleared. The configuration stays, and tickets that are being sent go on.',
  getAssets: 'Get assets',
  read: 'Read again',
} as const;

/** The dialog that replays alarms. */
export const replayTexts = {
  title: 'Replay Alarms',
  open: 'Replay alarms',
  detail: 'Stored payloads are read again and missing alarms are added. Nothing that is stored is changed.',
  detailOfPump: 'The pump reads its sources again and missing alarms are added. Nothing that is stored is changed.',
  all: 'Replay all',
  start: 'Start date',
  end: 'End date',
  startsLater: replayStartsLater,
  submit: 'Replay',
  failed: failedTo('initiate alarm replay'),
} as const;

/** The dialog that reads changed work orders again. */
export const syncTexts = {
  title: 'Sync work orders',
  open: 'Sync work orders',
  detail: 'Work orders that changed in this range are read again, and their tickets follow. Without an end: up to now.',
  ends: { start: 'Start date', end: 'End date' },
  startsLater: startsAfterEnd,
  submit: 'Sync',
  failed: integrationCommandTexts.failedToAsk,
} as const;

/** Source mappings of an integration: where each field of its alarms is read from. */
export const sourceMappingTexts = {
  title: 'Source mappings',
  failed: failedTo('fetch external system source mappings'),
  empty: 'No source mappings',
  emptyDetail:
    'The format of this integration puts each field in a fixed place, so there is nothing to map. If it is sent by mail, its template decides what is read, and is edited in the parser.',
  openParser: 'Open the parser',
  table: 'Source mappings',
  field: 'Field',
  source: 'Source',
  origin: 'Set by',
  own: 'Integration',
  byDefault: 'Default',
  actions: 'Actions',
  notRead: 'Not read',
  add: 'Add source',
  addOf: (field: string) => `Add source for ${field}`,
  editOf: (field: string) => `Edit source of ${field}`,
  fields: {
    occurredAt: 'Time of the event',
    event: 'Kind of event',
    sourceRecordId: 'Record ID',
    pointPath: 'Point',
    pointName: 'Point name',
    stationPath: 'Station',
    condition: 'Condition',
    message: 'Message',
    fromState: 'State before',
    toState: 'State after',
    priority: 'Priority',
    alarmClass: 'Class',
    value: 'Value',
    units: 'Units',
    limitHigh: 'High limit',
    limitLow: 'Low limit',
    deadband: 'Deadband',
    hyperlink: 'Link',
    ackRequired: 'Acknowledgment required',
    ackedBy: 'Acknowledged by',
    ackedAt: 'Time of acknowledgment',
    normalAt: 'Time of return to normal',
    updatedAt: 'Time of update',
  },
  dialog: (field: string) => `Source of ${field}`,
  help: 'Path in the payload, column name or number, or label in an email. Leave empty to not read the field.',
  preview: 'Newest payloads',
  previewEmpty: 'No payloads yet',
  received: 'Received',
  before: 'Now',
  after: 'With this source',
  nothing: 'Nothing',
  savedDetail: 'New payloads are read by the new source. Earlier ones keep their values until you reparse them.',
  reparse: 'Reparse',
} as const;
