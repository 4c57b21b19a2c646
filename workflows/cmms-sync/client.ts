import { syncAttemptMinutes } from '../../domain/constants.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { SystemKey } from './types.ts';
import type { bringTickets } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

/** Where tickets are brought to maintenance systems: what waits there keeps nobody else waiting. */
export const syncQueueOf = (taskQueue: string): string => `${taskQueue}/cmms-sync`;

/** Of the plan that brings tickets to a maintenance system: one a system. */
export const syncIdOf = ({ taskQueue }: Port, { customerId, systemId }: SystemKey): string =>
  `${taskQueue}/cmms-systems/${customerId}/${systemId}`;

/** Brings tickets to their maintenance system; what is being tried is looked at again. */
export const askForSync = (
  temporal: Port,
  key: SystemKey,
  ticketIds: readonly number[],
  attemptMinutes: readonly number[] = syncAttemptMinutes,
): Promise<void> => tell(temporal, key, { signal: 'bring', ticketIds, attemptMinutes });

/** Sees to it that tickets are on their way; those that are go on undisturbed. */
export const resumeSync = (temporal: Port, key: SystemKey, ticketIds: readonly number[]): Promise<void> =>
  tell(temporal, key, { signal: 'keep', ticketIds, attemptMinutes: syncAttemptMinutes });

/** Tells the system's plan, which begins with that where there is none. */
async function tell(
  temporal: Port,
  key: SystemKey,
  told: { signal: 'bring' | 'keep'; ticketIds: readonly number[]; attemptMinutes: readonly number[] },
): Promise<void> {
  await temporal.client.workflow.signalWithStart<typeof bringTickets, [number[]]>('bringTickets', {
    args: [{ key, attemptMinutes: told.attemptMinutes }],
    workflowId: syncIdOf(temporal, key),
    taskQueue: syncQueueOf(temporal.taskQueue),
    signal: told.signal,
    signalArgs: [[...told.ticketIds]],
  });
}
