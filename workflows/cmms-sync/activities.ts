import { Context } from '@temporalio/activity';
import { createAttempts } from '../../domain/cmms/sync/attempt-ticket.ts';
import { failSync } from '../../domain/cmms/sync/fail-sync.ts';
import type { SyncDeps } from '../../domain/cmms/sync/sync-deps.ts';
import type { SyncActivities } from './types.ts';

const heartbeatMs = 10_000;

export function createActivities(deps: SyncDeps): SyncActivities {
  const attempt = createAttempts(deps);
  return {
    async attemptTicket(key) {
      const context = Context.current();
      // a call, or the turn before it, may take long: the worker is alive
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        return await attempt(key);
      } finally {
        clearInterval(beat);
      }
    },
    failTicket: (key, words) => failSync(deps, key, words),
  };
}
