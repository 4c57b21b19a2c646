import type { SystemKey } from '../../domain/repair/commands/command.ts';
import { queuesOfWorker } from '../../domain/repair/commands/queue.ts';
import type { Temporal } from '../../platform/temporal.ts';
import { cancelWorkflow } from '../cancel-workflow.ts';
import { defineUnfinished } from '../unfinished.ts';
import type { commands } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

const idOf = (temporal: Port, { customerId, systemId }: SystemKey): string =>
  `${temporal.taskQueue}/commands/${customerId}/${systemId}`;

const startOf = (temporal: Port, key: SystemKey) => ({
  args: [key] as Parameters<typeof commands>,
  workflowId: idOf(temporal, key),
  taskQueue: temporal.taskQueue,
});

/** Starts on the queue of an integration; a workflow that already does looks for one more command before it ends. */
export async function startCommands(temporal: Port, key: SystemKey): Promise<void> {
  await temporal.client.workflow.signalWithStart<typeof commands>('commands', {
    ...startOf(temporal, key),
    signal: 'lookAgain',
  });
}

/** Starts on a queue that nothing runs; does not disturb a running workflow. */
const resumeCommands = (temporal: Port, key: SystemKey, startDelay?: '3 seconds') =>
  temporal.client.workflow.start<typeof commands>('commands', {
    ...startOf(temporal, key),
    ...(startDelay && { startDelay }),
    workflowIdConflictPolicy: 'USE_EXISTING',
  });

/**
 * Cancels the running command of an integration: it stops after its current step. A queue that nothing runs, because its
 * worker has died or never started on it, is started for that: what is in progress is ended as any killed command is.
 */
export async function killCommands(temporal: Port, key: SystemKey): Promise<void> {
  const workflowId = idOf(temporal, key);
  if (await cancelWorkflow(temporal, workflowId)) return;
  // a start and a cancellation are two calls, between which a worker might complete the command
  await resumeCommands(temporal, key, '3 seconds');
  await cancelWorkflow(temporal, workflowId);
}

/** Queues whose next command waits for the worker, or is run by it. */
export const unfinished = defineUnfinished({
  find: queuesOfWorker,
  async start(temporal, key) {
    await resumeCommands(temporal, key);
  },
});
