import { syncAttemptMinutes } from '../../domain/constants.ts';
import type { TicketKey } from '../../domain/work/ticket.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { syncTicket } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

/**
 * Where plans of tickets are worked on: with attempts inside, they hold their places for as long as a maintenance system
 * takes to answer.
 */
export const syncQueueOf = (taskQueue: string): string => `${taskQueue}/cmms-sync`;

/** A task holds an attempt: a worker that is kept waiting by its machine is not given up, one that died is after this. */
const workflowTaskTimeout = '30 seconds';

/** Of the plan that brings a ticket to its maintenance system: one a ticket. */
export const syncIdOf = ({ taskQueue }: Port, { customerId, id }: TicketKey): string =>
  `${taskQueue}/cmms-sync/${customerId}/${id}`;

/** Brings a ticket to its maintenance system; a plan that is at it already looks again. */
export async function askForSync(
  temporal: Port,
  key: TicketKey,
  attemptMinutes: readonly number[] = syncAttemptMinutes,
): Promise<void> {
  await temporal.client.workflow.signalWithStart<typeof syncTicket>('syncTicket', {
    args: [{ key, attemptMinutes }],
    workflowId: syncIdOf(temporal, key),
    taskQueue: syncQueueOf(temporal.taskQueue),
    workflowTaskTimeout,
    signal: 'lookAgain',
  });
}

/** Sees to it that a ticket's plan is at work; one that is goes on undisturbed. */
export async function resumeSync(temporal: Port, key: TicketKey): Promise<void> {
  await temporal.client.workflow.start<typeof syncTicket>('syncTicket', {
    args: [{ key, attemptMinutes: syncAttemptMinutes }],
    workflowId: syncIdOf(temporal, key),
    taskQueue: syncQueueOf(temporal.taskQueue),
    workflowTaskTimeout,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}
