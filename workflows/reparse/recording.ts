import { defineRecording, recordedKey } from '../histories/recording.ts';
import type { ReparseActivities } from './types.ts';
import type { reparse } from './workflow.ts';

export const recording = defineRecording<typeof reparse, ReparseActivities>('reparse', [recordedKey], {
  readPayloads: async () => {},
  settleHistories: async (_, end) => end,
});
