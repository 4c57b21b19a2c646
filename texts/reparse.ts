import { failedTo, grouped, plural } from './common.ts';

/** Reparse of stored payloads: form, runs and their results (INT.16, INT.20). */
export const reparseTexts = {
  title: 'Reparse',
  failed: failedTo('get reparses'),
  failedToStart: failedTo('initiate reparse'),
  failedToStop: failedTo('issue kill command'),
  sent: 'Request has been sent',
  empty: 'No reparses yet',
  emptyDetail: 'A dry run shows what another version or field map would change, without changing anything.',

  form: 'New reparse',
  formTitle: 'Reparse stored payloads',
  version: 'Normalizer version',
  currentVersion: (version: string) => `${version} (current)`,
  otherVersion: (current: string | null) => `New payloads will still use ${current}.`,
  allPayloads: 'All stored payloads',
  from: 'Received from',
  until: 'Received until',
  firstPayload: 'First payload',
  now: 'Now',
  emptyRange: 'The start must be before the end',
  dryRunSwitch: 'Dry run: only show what would change',
  startDryRun: 'Start dry run',
  start: 'Start reparse',
  startQuestion: 'Reparse without a dry run?',
  startDetail: 'Events will change and may move to other alarms. A dry run shows which ones.',
  busy: 'A run is in progress. Wait for it to finish.',

  runs: 'Recent runs',
  run: 'Run',
  dryRun: 'Dry run',
  statuses: {
    IN_PROGRESS: 'In progress',
    SETTLING: 'Finishing',
    COMPLETE: 'Complete',
    KILLED: 'Stopped',
    FAILED: 'Failed',
  },
  range: (from: string | null, to: string) => `${from ?? 'First payload'} to ${to}`,
  started: (at: string) => `started ${at}`,
  progressBar: 'Payloads parsed',
  progress: (done: number, total: number) => `${grouped(done)} of ${plural(total, 'payload')} parsed`,
  finishing: 'Rebuilding alarm histories',
  took: (duration: string) => `Took ${duration}`,
  endedAfter: (duration: string) => `Ended after ${duration}`,
  counting: 'Counting payloads',
  estimating: 'Estimating time left',
  rate: (eventsPerSecond: number) => `${plural(eventsPerSecond, 'event')} per second`,
  left: (duration: string) => `About ${duration} left`,
  eventsParsed: (events: number) => `${plural(events, 'event')} parsed`,
  eventsDryRun: (events: number) => `${plural(events, 'event')} would be parsed`,

  stop: 'Stop',
  stopQuestion: 'Stop this run?',
  stopDetail: 'Stops after the current batch; you can resume later.',
  resume: 'Resume',
  apply: 'Apply changes',
  applyQuestion: 'Apply these changes?',

  unchanged: 'Unchanged',
  changed: 'Changed',
  moved: 'Moved to another alarm',
  added: 'Added',
  removed: 'Removed',
  newAlarms: 'New alarms',
  fixed: 'Now parsed',
  rejected: 'Rejected',
  dropped: 'Excluded by settings',
  noChanges: 'No changes',
  changes: (events: number, isDryRun: boolean) => `${plural(events, 'event')} ${isDryRun ? 'would change' : 'changed'}`,
  payloads: (done: number, total: number) => `${grouped(done)} of ${plural(total, 'payload')}`,
  /** "4 events change: 3 move to another alarm, 1 is removed. 2 new alarms." */
  changeSentence({ total, moved, added, removed, newAlarms }: Record<Effect, number>): string {
    const parts = [
      moved > 0 && `${grouped(moved)} ${moved === 1 ? 'moves' : 'move'} to another alarm`,
      added > 0 && `${grouped(added)} ${added === 1 ? 'is' : 'are'} added`,
      removed > 0 && `${grouped(removed)} ${removed === 1 ? 'is' : 'are'} removed`,
    ].filter(Boolean);
    const events = `${plural(total, 'event')} ${total === 1 ? 'changes' : 'change'}`;
    const alarms = newAlarms > 0 ? ` ${plural(newAlarms, 'new alarm')}.` : '';
    return `${events}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.${alarms}`;
  },

  differences: 'Differences',
  firstDifferences: (shown: number, total: number) => `First ${grouped(shown)} of ${grouped(total)}`,
  before: 'Before',
  after: 'After',
  noEvent: 'No event',
  newAlarm: (number: string) => `new alarm ${number}`,
} as const;

type Effect = 'total' | 'moved' | 'added' | 'removed' | 'newAlarms';
