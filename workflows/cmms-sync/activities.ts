import { createAttempts } from '../../domain/cmms-sync/attempt-ticket.ts';
import { failSync } from '../../domain/cmms-sync/fail-sync.ts';
import type { SyncDeps } from '../../domain/cmms-sync/sync-deps.ts';
import type { SyncActivities } from './types.ts';

export const createActivities = (deps: SyncDeps): SyncActivities => ({
  attemptTicket: createAttempts(deps),
  failTicket: (key, words) => failSync(deps, key, words),
});
