import { ApplicationFailure, Context } from '@temporalio/activity';
import type { FindCmmsConnector } from '../../domain/cmms/connector.ts';
import { CmmsFailure } from '../../domain/cmms/connectors/failure.ts';
import { PullRefused, runPull } from '../../domain/cmms/pull/run-pull.ts';
import { type PollDeps, readOrdersBetween } from '../../domain/cmms-sync/poll-system.ts';
import { isPullCommand } from '../../domain/repair/commands/command.ts';
import { findCommand, finishCommand, takeCommand } from '../../domain/repair/commands/command-rows.ts';
import { commandTexts } from '../../texts/server/commands.ts';
import { reportProgress } from '../report-progress.ts';
import type { CommandActivities } from './types.ts';

/** Well below the heartbeat timeout of an attempt: a system may take long for one response. */
const heartbeatMs = 10_000;

export function createActivities(deps: PollDeps & { findConnector: FindCmmsConnector }): CommandActivities {
  const { db, clock } = deps;

  async function syncOrders(key: { customerId: number; id: string }): Promise<string> {
    const command = await findCommand(db, key);
    if (!command || command.from === null) throw ApplicationFailure.nonRetryable(commandTexts.notFound);
    const { customerId, systemId, from, to } = command;
    const range = { from, to: to ?? clock.now().getTime() };
    const read = await readOrdersBetween(
      { ...deps, progress: () => reportProgress() },
      { customerId, systemId },
      range,
    );
    if (!read) throw ApplicationFailure.nonRetryable(commandTexts.away);
    return commandTexts.synced(read.seen, read.changed);
  }

  return {
    takeCommand: (key) => takeCommand(db, key, clock.now()),
    finishCommand: (key, end) => finishCommand(db, key, end, clock.now()),
    async askMaintenanceSystem({ customerId, id, commandType, runId }) {
      const context = Context.current();
      const beat = setInterval(() => context.heartbeat(), heartbeatMs);
      try {
        if (commandType === 'GET_WORK_TICKETS') return await syncOrders({ customerId, id });
        if (!isPullCommand(commandType) || !runId) throw ApplicationFailure.nonRetryable(commandTexts.notRunnable);
        await runPull(deps, { customerId, id: runId }, context.cancellationSignal, () => reportProgress());
        return null;
      } catch (error) {
        // the same call would be refused again
        if (error instanceof PullRefused || (error instanceof CmmsFailure && error.kind === 'refused'))
          throw ApplicationFailure.nonRetryable(error.message);
        throw error;
      } finally {
        clearInterval(beat);
      }
    },
  };
}
