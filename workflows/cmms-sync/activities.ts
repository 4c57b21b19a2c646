import { Context } from '@temporalio/activity';
import { attemptSync } from '../../domain/cmms/sync/attempt-sync.ts';
import { failSync } from '../../domain/cmms/sync/fail-sync.ts';
import type { SyncDeps } from '../../domain/cmms/sync/sync-deps.ts';
import type { SyncActivities } from './types.ts';

const heartbeatMs = 10_000;

export function createActivities(deps: SyncDeps): SyncActivities {
  return {
    async attemptTicketSync(key) {
      const context = Context.current();
      // a call, or the turn before it, may take long: the worker is alive (part of a plan's task it says nothing)
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        return await attemptSync(deps, key);
      } finally {
        clearInterval(beat);
      }
    },
    failTicketSync: (key, words) => failSync(deps, key, words),
  };
}
