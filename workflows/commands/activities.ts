import { ApplicationFailure, Context } from '@temporalio/activity';
import type { FindCmmsConnector } from '../../domain/cmms/connector.ts';
import { CmmsFailure } from '../../domain/cmms/connectors/failure.ts';
import { PullRefused, runPull } from '../../domain/cmms/pull/run-pull.ts';
import { type PollDeps, readOrdersBetween } from '../../domain/cmms-sync/poll-system.ts';
import { type CommandKey, isPullCommand, type QueuedCommand } from '../../domain/repair/commands/command.ts';
import { findCommand, finishCommand, takeCommand } from '../../domain/repair/commands/command-rows.ts';
import { countUpdated } from '../../domain/repair/commands/count-added.ts';
import { commandTexts } from '../../texts/server/commands.ts';
import { reportProgress } from '../report-progress.ts';
import type { CommandActivities } from './types.ts';

/** Well below the heartbeat timeout of an attempt: a system may take long for one response. */
const heartbeatMs = 10_000;

export function createActivities(deps: PollDeps & { findConnector: FindCmmsConnector }): CommandActivities {
  const { db, clock } = deps;

  async function queued(key: CommandKey): Promise<QueuedCommand> {
    const command = await findCommand(db, key);
    if (!command) throw ApplicationFailure.nonRetryable(commandTexts.notFound);
    return command;
  }

  async function syncOrders(key: CommandKey): Promise<string> {
    const { customerId, systemId, from, to } = await queued(key);
    const seen = await readOrdersBetween(
      { ...deps, progress: () => reportProgress(), updated: (trx) => countUpdated(trx, key) },
      { customerId, systemId },
      { from: from ?? 0, to: to ?? clock.now().getTime() },
    );
    if (seen === null) throw ApplicationFailure.nonRetryable(commandTexts.away);
    return commandTexts.synced(seen, (await queued(key)).updatedTickets);
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
