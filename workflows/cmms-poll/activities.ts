import { Context } from '@temporalio/activity';
import { type PollDeps, pollSystem } from '../../domain/cmms-sync/poll-system.ts';
import type { PollActivities } from './types.ts';

const heartbeatMs = 15_000;

export const createActivities = (deps: PollDeps): PollActivities => ({
  async pollMaintenanceSystem(key) {
    const context = Context.current();
    const beat = setInterval(() => context.heartbeat(), heartbeatMs);
    try {
      return await pollSystem(deps, key);
    } finally {
      clearInterval(beat);
    }
  },
});
