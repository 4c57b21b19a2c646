import { ApplicationFailure, Context } from '@temporalio/activity';
import type { FindCmmsConnector } from '../../domain/cmms/connector.ts';
import { CmmsFailure } from '../../domain/cmms/connectors/failure.ts';
import { PullRefused, runPull } from '../../domain/cmms/pull/run-pull.ts';
import { type PollDeps, readOrdersBetween } from '../../domain/cmms-sync/poll-system.ts';
import { type CommandKey, isPullCommand, type QueuedCommand } from '../../domain/repair/commands/command.ts';
import { progressRecorder } from '../../domain/repair/commands/command-progress.ts';
import { findCommand, finishCommand, takeCommand } from '../../domain/repair/commands/command-rows.ts';
import { countUpdated } from '../../domain/repair/commands/count-added.ts';
import { commandTexts } from '../../texts/server/commands.ts';
import { failIfRefused } from '../fail-for-good.ts';
import { orStopped, reportProgress } from '../report-progress.ts';
import type { CommandActivities, TakenCommand } from './types.ts';

/** Well below the heartbeat timeout of an attempt: a system may take long for one response. A kill arrives with one. */
const heartbeatMs = 5_000;

export function createActivities(deps: PollDeps & { findConnector: FindCmmsConnector }): CommandActivities {
  const { db, clock } = deps;

  async function queued(key: CommandKey): Promise<QueuedCommand> {
    const command = await findCommand(db, key);
    if (!command) throw ApplicationFailure.nonRetryable(commandTexts.notFound);
    return command;
  }

  async function syncOrders(key: CommandKey, report: Report, signal: AbortSignal): Promise<string> {
    const { customerId, systemId, from, to } = await queued(key);
    const seen = await readOrdersBetween(
      {
        ...deps,
        progress: (items, total) => report({ items, total, share: total === null ? null : items / Math.max(1, total) }),
        updated: (trx) => countUpdated(trx, key),
      },
      { customerId, systemId },
      { from: from ?? 0, to: to ?? clock.now().getTime() },
      signal,
    );
    if (seen === null) throw ApplicationFailure.nonRetryable(commandTexts.away);
    return commandTexts.synced(seen, (await queued(key)).updatedTickets);
  }

  async function ask(
    { customerId, id, commandType, runId }: TakenCommand,
    report: Report,
    signal: AbortSignal,
  ): Promise<string | null> {
    const key = { customerId, id };
    if (commandType === 'GET_WORK_TICKETS') return syncOrders(key, report, signal);
    if (!isPullCommand(commandType) || !runId) throw ApplicationFailure.nonRetryable(commandTexts.notRunnable);
    await runPull(deps, { customerId, id: runId }, signal, report);
    return null;
  }

  return {
    takeCommand: (key) => takeCommand(db, key, clock.now()),
    finishCommand: (key, end) => finishCommand(db, key, end, clock.now()),
    async askMaintenanceSystem(command) {
      const context = Context.current();
      const recorder = progressRecorder(deps, command, (error) =>
        context.log.warn('progress of a command was not recorded', { err: error }),
      );
      const beat = setInterval(() => {
        context.heartbeat();
        void recorder.flush();
      }, heartbeatMs);
      const report: Report = (progress) => {
        reportProgress();
        return recorder.note(progress);
      };
      try {
        return await orStopped(ask(command, report, context.cancellationSignal));
      } catch (error) {
        // the same call would be refused again
        if (error instanceof PullRefused || (error instanceof CmmsFailure && error.kind === 'refused'))
          throw ApplicationFailure.nonRetryable(error.message);
        return failIfRefused(error);
      } finally {
        clearInterval(beat);
      }
    },
  };
}
type Report = ReturnType<typeof progressRecorder>['note'];
