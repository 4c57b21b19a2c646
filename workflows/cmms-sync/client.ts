import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import pLimit from 'p-limit';
import { syncAttemptMinutes } from '../../domain/constants.ts';
import type { TicketKey } from '../../domain/work/model/ticket.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { syncTicket } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;
type AskPort = Port & Partial<Pick<Temporal, 'localClient'>>;

/** Returns the task queue for syncs of tickets: their waits do not delay other work. */
export const syncQueueOf = (taskQueue: string): string => `${taskQueue}/cmms-sync`;

/** Returns the id of the workflow that syncs a ticket to its maintenance system: one per ticket. */
export const syncIdOf = ({ taskQueue }: Port, { customerId, id }: TicketKey): string =>
  `${taskQueue}/cmms-sync/${customerId}/${id}`;

/** A task includes an attempt: long enough for a worker on a busy machine; detects a dead worker after this time. */
const workflowTaskTimeout = '30 seconds' as const;
const signalledAtOnce = 8;

const startOf = (temporal: Port, key: TicketKey, attemptMinutes: readonly number[]) => ({
  args: [{ key, attemptMinutes }] as Parameters<typeof syncTicket>,
  workflowId: syncIdOf(temporal, key),
  taskQueue: syncQueueOf(temporal.taskQueue),
  workflowTaskTimeout,
});

/** Starts the syncs of tickets to their maintenance systems; a running one is signalled to look again. */
export async function askForSync(
  temporal: AskPort,
  keys: readonly TicketKey[],
  attemptMinutes: readonly number[] = syncAttemptMinutes,
): Promise<void> {
  await pLimit(signalledAtOnce).map(keys, async (key) => {
    const options = startOf(temporal, key, attemptMinutes);
    if (temporal.localClient && (await beginsHere(temporal.localClient, options))) return;
    await temporal.client.workflow.signalWithStart<typeof syncTicket>('syncTicket', {
      ...options,
      signal: 'lookAgain',
    });
  });
}

/** Starts a workflow on a worker in this process, with half the calls. @returns false if it already runs. */
async function beginsHere(localClient: Client, options: ReturnType<typeof startOf>): Promise<boolean> {
  try {
    await localClient.workflow.start<typeof syncTicket>('syncTicket', { ...options, requestEagerStart: true });
    return true;
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw error;
  }
}

/** Starts the syncs of tickets that are not running; does not disturb running ones. */
export async function resumeSync(temporal: Port, keys: readonly TicketKey[]): Promise<void> {
  await pLimit(signalledAtOnce).map(keys, (key) =>
    temporal.client.workflow.start<typeof syncTicket>('syncTicket', {
      ...startOf(temporal, key, syncAttemptMinutes),
      workflowIdConflictPolicy: 'USE_EXISTING',
    }),
  );
}
