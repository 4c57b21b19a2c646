import { ApplicationFailure } from '@temporalio/activity';
import { defineRecording, recordedKey } from '../histories/recording.ts';
import type { CmmsPullActivities } from './types.ts';
import type { pullCmms } from './workflow.ts';

export const recording = defineRecording<typeof pullCmms, CmmsPullActivities>('pullCmms', [recordedKey], {
  runCmmsPull: async () => {
    throw ApplicationFailure.nonRetryable('The system is away');
  },
  failCmmsPull: async () => {},
});
