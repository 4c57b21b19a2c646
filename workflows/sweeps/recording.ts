import { defineRecording } from '../histories/recording.ts';
import type { SweepResult } from './types.ts';
import type { sweep } from './workflow.ts';

export const recording = defineRecording<typeof sweep, { 'stale-alarms'(): Promise<SweepResult> }>(
  'sweep',
  [{ name: 'stale-alarms', plan: 'long' }],
  { 'stale-alarms': async () => ({ marked: 3 }) },
);
