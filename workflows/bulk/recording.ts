import { defineRecording, recordedKey } from '../histories/recording.ts';
import type { BulkActivities } from './types.ts';
import type { bulk } from './workflow.ts';

export const recording = defineRecording<typeof bulk, BulkActivities>('bulk', [recordedKey], {
  runBulkJob: async () => {},
});
