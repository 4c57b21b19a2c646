import { defineRecording } from '../histories/recording.ts';
import type { RuleActivities } from './types.ts';
import type { ruleTimers } from './workflow.ts';

const pauses = [100, 200, null];
export const recording = defineRecording<typeof ruleTimers, RuleActivities>(
  'ruleTimers',
  [{ customerId: 1000, ruleId: 12 }],
  {
    // something is due twice, then nothing waits
    fireRule: async () => pauses.shift() ?? null,
  },
);
