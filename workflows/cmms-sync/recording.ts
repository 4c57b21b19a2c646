import type { SyncOutcome } from '../../domain/cmms-sync/attempt-ticket.ts';
import { defineRecording } from '../histories/recording.ts';
import type { SyncActivities } from './types.ts';
import type { syncTicket } from './workflow.ts';

const outcomes: SyncOutcome[] = [
  { kind: 'throttled', waitMs: 100, words: 'Too many requests' },
  { kind: 'crowded', waitMs: 100 },
];
export const recording = defineRecording<typeof syncTicket, SyncActivities>(
  'syncTicket',
  [{ key: { customerId: 1000, id: 12 }, attemptMinutes: [0, 0.02, 0.04] }],
  {
    // throttled and crowded, then failed each time until it has failed for good
    attemptTicket: async () =>
      outcomes.shift() ?? { kind: 'failed', isFinal: false, words: 'The maintenance system cannot be reached' },
    failTicket: async () => {},
  },
);
