import {
  ActivityFailure,
  CancellationScope,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setHandler,
  sleep,
  TimeoutFailure,
} from '@temporalio/workflow';
import type { SystemKey } from '../../domain/repair/commands/command.ts';
import type { CommandEnd } from '../../domain/repair/commands/command-rows.ts';
import { commandTexts } from '../../texts/server/commands.ts';
import { lookAgain } from '../look-again.ts';
import { reasonOf } from '../reason-of.ts';
import { runToEnd } from '../reparse/run-to-end.ts';
import type { ReparseActivities } from '../reparse/types.ts';
import { stateQuery } from '../state.ts';
import type { CommandActivities, TakenCommand } from './types.ts';

/** INT.13: longest time of a replay. */
const replayMaxHours = 24;
/** Looks for the end of what the pump runs, two seconds apart; where the pump is away, the sweep looks from then on. */
const looksAtPump = 30;

const retry = { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' } as const;

const { takeCommand, finishCommand } = proxyActivities<CommandActivities>({
  startToCloseTimeout: '1 minute',
  retry,
});
/** A system that does not answer is asked a few times; then a person has to look. */
const { askMaintenanceSystem } = proxyActivities<CommandActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '4 hours',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { ...retry, maximumAttempts: 4 },
});
/** A replay that takes longer fails; an attempt after a crash continues from the last written window. */
const { readPayloads } = proxyActivities<ReparseActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: `${replayMaxHours} hours`,
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry,
});
const { settleHistories } = proxyActivities<ReparseActivities>({
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '7 days',
  retry,
});

/** Runs the commands of one integration in the order in which they were queued, until none waits (INT.13). */
export async function commands(key: SystemKey): Promise<void> {
  let isRequested = false;
  setHandler(lookAgain, () => {
    isRequested = true;
  });
  let state = 'looks for a command';
  setHandler(stateQuery, () => state);
  let looks = 0;
  for (;;) {
    isRequested = false;
    // cancelled before it has taken one: what was in progress is taken, and ends as killed
    const command = await CancellationScope.nonCancellable(() => takeCommand(key));
    if (!command) {
      // one that was queued after the last look would wait for the sweep
      if (isRequested) continue;
      return;
    }
    if (command === 'OTHERS') {
      looks += 1;
      if (looks > looksAtPump) return;
      state = 'waits for the pump';
      await CancellationScope.nonCancellable(() => sleep('2 seconds'));
    } else {
      looks = 0;
      state = `runs ${command.commandType}`;
      const end = await run(command);
      await CancellationScope.nonCancellable(() => finishCommand(command, end));
    }
    // a kill has cleared the queue: what was queued since is run at once, by a run that is not cancelled
    if (CancellationScope.current().consideredCancelled) return continueAsNew<typeof commands>(key);
  }
}

async function run(command: TakenCommand): Promise<CommandEnd> {
  const { customerId, commandType, runId } = command;
  if (commandType === 'HISTORICAL' && runId) {
    const activities = { readPayloads: limited(readPayloads), settleHistories };
    // all of it: what has been read up to then is derived again, but nothing waits for that
    const until = Date.now() + replayMaxHours * 3_600_000;
    const { status, error } = await runToEnd(activities, { customerId, id: runId }, () => {}, until);
    return { status: status === 'COMPLETE' ? status : 'FAILED', response: error };
  }
  try {
    return { status: 'COMPLETE', response: await askMaintenanceSystem(command) };
  } catch (error) {
    return { status: 'FAILED', response: isCancellation(error) ? commandTexts.killed : reasonOf(error) };
  }
}

/** Says in words of people that a replay was stopped for its length. */
const limited =
  (read: ReparseActivities['readPayloads']): ReparseActivities['readPayloads'] =>
  (key) =>
    read(key).catch((error: unknown) => {
      const isTooLong =
        error instanceof ActivityFailure && (error.retryState === 'TIMEOUT' || error.cause instanceof TimeoutFailure);
      throw isTooLong ? new Error(commandTexts.tookTooLong(replayMaxHours)) : error;
    });
