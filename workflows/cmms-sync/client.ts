import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import pLimit from 'p-limit';
import { syncAttemptMinutes } from '../../domain/constants.ts';
import type { TicketKey } from '../../domain/work/model/ticket.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { syncTicket } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;
type AskPort = Port & Partial<Pick<Temporal, 'near'>>;

/** Where tickets are brought to maintenance systems: what waits there keeps nobody else waiting. */
export const syncQueueOf = (taskQueue: string): string => `${taskQueue}/cmms-sync`;

/** Of the plan that brings a ticket to its maintenance system: one a ticket. */
export const syncIdOf = ({ taskQueue }: Port, { customerId, id }: TicketKey): string =>
  `${taskQueue}/cmms-sync/${customerId}/${id}`;

/** A task holds an attempt: a worker that is kept waiting by its machine is not given up, one that died is after this. */
const workflowTaskTimeout = '30 seconds';
const signalledAtOnce = 8;

const startOf = (temporal: Port, key: TicketKey, attemptMinutes: readonly number[]) => ({
  args: [{ key, attemptMinutes }] as Parameters<typeof syncTicket>,
  workflowId: syncIdOf(temporal, key),
  taskQueue: syncQueueOf(temporal.taskQueue),
  workflowTaskTimeout,
});

/** Brings tickets to their maintenance systems; a plan that is at one already looks again. */
export async function askForSync(
  temporal: AskPort,
  keys: readonly TicketKey[],
  attemptMinutes: readonly number[] = syncAttemptMinutes,
): Promise<void> {
  await pLimit(signalledAtOnce).map(keys, async (key) => {
    const options = startOf(temporal, key, attemptMinutes);
    if (temporal.near && (await beginsHere(temporal.near, options))) return;
    await temporal.client.workflow.signalWithStart<typeof syncTicket>('syncTicket', {
      ...options,
      signal: 'lookAgain',
    });
  });
}

/** Starts a plan in a process that works on plans, by half the calls. @returns false where there is one already. */
async function beginsHere(near: Client, options: ReturnType<typeof startOf>): Promise<boolean> {
  try {
    await near.workflow.start<typeof syncTicket>('syncTicket', { ...options, requestEagerStart: true });
    return true;
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw error;
  }
}

/** Sees to it that the plans of tickets are at work; those that are go on undisturbed. */
export async function resumeSync(temporal: Port, keys: readonly TicketKey[]): Promise<void> {
  await pLimit(signalledAtOnce).map(keys, (key) =>
    temporal.client.workflow.start<typeof syncTicket>('syncTicket', {
      ...startOf(temporal, key, syncAttemptMinutes),
      workflowIdConflictPolicy: 'USE_EXISTING',
    }),
  );
}
