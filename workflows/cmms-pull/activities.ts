import { ApplicationFailure, Context } from '@temporalio/activity';
import type { FindCmmsConnector } from '../../domain/cmms/connector.ts';
import { beginNightlyPulls } from '../../domain/cmms/pull/begin-nightly-pulls.ts';
import { failPull, PullRefused, runPull } from '../../domain/cmms/pull/run-pull.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { reportProgress } from '../report-progress.ts';
import { startCmmsPull } from './client.ts';
import type { CmmsPullActivities } from './types.ts';

/** Well within the time after which an attempt is given up: a system may take long over one answer. */
const heartbeatMs = 10_000;

export function createActivities(deps: {
  db: Database;
  clock: Clock;
  temporal: Pick<Temporal, 'client' | 'taskQueue'>;
  findConnector: FindCmmsConnector;
}): CmmsPullActivities {
  return {
    async runCmmsPull(key) {
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        await runPull(deps, key, context.cancellationSignal, () => reportProgress());
      } catch (error) {
        if (error instanceof PullRefused) throw ApplicationFailure.nonRetryable(error.message);
        throw error;
      } finally {
        clearInterval(beat);
      }
    },
    failCmmsPull: (key, error) => failPull(deps, key, error),
    async beginNightlyCmmsPulls() {
      const keys = await beginNightlyPulls(deps);
      // one that cannot be started now is found by whoever looks for unfinished work
      await Promise.allSettled(keys.map((key) => startCmmsPull(deps.temporal, key)));
      return { begun: keys.length };
    },
  };
}
