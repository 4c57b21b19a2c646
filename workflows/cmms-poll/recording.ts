import { defineRecording } from '../histories/recording.ts';
import type { PollActivities } from './types.ts';
import type { cmmsPoll } from './workflow.ts';

export const recording = defineRecording<typeof cmmsPoll, PollActivities>(
  'cmmsPoll',
  [{ customerId: 1000, systemId: 5 }],
  { pollMaintenanceSystem: async () => ({ seen: 12, changed: 2, failure: null }) },
);
