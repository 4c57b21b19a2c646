import { Context } from '@temporalio/activity';
import { type PollDeps, pollSystem } from '../../domain/cmms/sync/poll-system.ts';
import { listWorkSystems } from '../../domain/cmms/sync/read-work-system.ts';
import { findStrandedTickets } from '../../domain/cmms/sync/stranded-tickets.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { resumeSync } from '../cmms-sync/client.ts';
import { keepPollSchedules } from './client.ts';
import type { PollActivities } from './types.ts';

const heartbeatMs = 15_000;
/** A ticket whose transfer was asked for is taken up within this time, or nobody will. */
const takenUpWithinMs = 60_000;

export function createActivities(
  deps: PollDeps & { temporal: Pick<Temporal, 'client' | 'taskQueue'> },
): PollActivities {
  return {
    async pollMaintenanceSystem(key) {
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        return await pollSystem(deps, key);
      } finally {
        clearInterval(beat);
      }
    },
    async keepMaintenanceSystems() {
      const systems = await deps.db.transaction((trx) => listWorkSystems(trx));
      await keepPollSchedules(deps.temporal, systems);
      const before = new Date(deps.clock.now().getTime() - takenUpWithinMs);
      const stranded = await deps.db.transaction((trx) => findStrandedTickets(trx, before));
      await resumeSync(deps.temporal, stranded);
      return { polled: systems.length, resumed: stranded.length };
    },
  };
}
