import { WorkflowNotFoundError } from '@temporalio/client';
import type { SystemKey } from '../../domain/repair/commands/command.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { commands } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

const idOf = (temporal: Port, { customerId, systemId }: SystemKey): string =>
  `${temporal.taskQueue}/commands/${customerId}/${systemId}`;

/** Starts on the queue of an integration; joins a workflow that already does. */
export async function startCommands(temporal: Port, key: SystemKey): Promise<void> {
  await temporal.client.workflow.start<typeof commands>('commands', {
    args: [key],
    workflowId: idOf(temporal, key),
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
  });
}

/** Cancels the running command of an integration: it stops after its current step. Does nothing if none runs. */
export async function killCommands(temporal: Port, key: SystemKey): Promise<void> {
  try {
    await temporal.client.workflow.getHandle(idOf(temporal, key)).cancel();
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
