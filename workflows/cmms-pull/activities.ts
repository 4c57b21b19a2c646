import { ApplicationFailure, Context } from '@temporalio/activity';
import type { FindCmmsConnector } from '../../domain/cmms/connector.ts';
import { failPull, PullRefused, runPull } from '../../domain/cmms/pull/run-pull.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { failIfRefused } from '../fail-for-good.ts';
import { orStopped, reportProgress } from '../report-progress.ts';
import type { CmmsPullActivities } from './types.ts';

/** Well below the heartbeat timeout of an attempt: a system may take long for one response. A kill arrives with one. */
const heartbeatMs = 5_000;

export function createActivities(deps: {
  db: Database;
  clock: Clock;
  findConnector: FindCmmsConnector;
}): CmmsPullActivities {
  return {
    async runCmmsPull(key) {
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        await orStopped(runPull(deps, key, context.cancellationSignal, () => reportProgress()));
      } catch (error) {
        if (error instanceof PullRefused) throw ApplicationFailure.nonRetryable(error.message);
        return failIfRefused(error);
      } finally {
        clearInterval(beat);
      }
    },
    failCmmsPull: (key, error) => failPull(deps, key, error),
  };
}
