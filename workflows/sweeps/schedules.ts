import {
  ScheduleAlreadyRunning,
  ScheduleNotFoundError,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
  type WorkflowHandleWithFirstExecutionRunId,
  WorkflowNotFoundError,
} from '@temporalio/client';
import type { Temporal } from '../../platform/temporal.ts';
import { sweeps } from '../generated/sweeps.ts';
import type { SweepName } from './activities.ts';
import type { Sweep } from './sweep.ts';
import type { sweep } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

/** Ids include the task queue, so that installations that share a namespace are separate. */
const prefixOf = ({ taskQueue }: Port): string => `${taskQueue}/sweeps/`;
/** Prefix of the schedules of earlier releases. */
const formerPrefixOf = ({ taskQueue }: Port): string => `${taskQueue}/housekeeping/`;

/** Returns the id of a sweep's schedule in Temporal. */
export const scheduleIdOf = (temporal: Port, name: SweepName): string => `${prefixOf(temporal)}${name}`;

/**
 * Creates or updates the schedules of all sweeps. One that an operator paused stays paused; those of removed sweeps are
 * deleted. No second run starts while one is running; a run missed by less than an hour is caught up.
 */
export async function ensureSchedules(temporal: Port): Promise<void> {
  const { schedule } = temporal.client;
  for (const one of sweeps) {
    const options = optionsOf(temporal, one);
    try {
      await schedule.create(options);
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      const { spec, action, policies } = options;
      await schedule.getHandle(options.scheduleId).update((before) => ({ ...before, spec, action, policies }));
    }
  }
  const wanted = new Set(sweeps.map(({ name }) => scheduleIdOf(temporal, name)));
  for await (const { scheduleId } of schedule.list()) {
    const isOurs = [prefixOf(temporal), formerPrefixOf(temporal)].some((prefix) => scheduleId.startsWith(prefix));
    if (isOurs && !wanted.has(scheduleId)) await deleteSchedule(temporal, scheduleId);
  }
}

/** Deletes a schedule and terminates its runs: no worker has its workflow any longer. */
async function deleteSchedule({ client }: Port, scheduleId: string): Promise<void> {
  try {
    await client.schedule.getHandle(scheduleId).delete();
  } catch (error) {
    if (!(error instanceof ScheduleNotFoundError)) throw error;
  }
  for await (const { workflowId } of client.workflow.list({ query: runsOf(scheduleId) }))
    await client.workflow
      .getHandle(workflowId)
      .terminate('Its sweep is no more')
      .catch((error: unknown) => {
        if (!(error instanceof WorkflowNotFoundError)) throw error;
      });
}

/** Returns the query for running workflows of a schedule. */
export const runsOf = (scheduleId: string): string =>
  `TemporalScheduledById = '${scheduleId}' and ExecutionStatus = 'Running'`;

function optionsOf(temporal: Port, { name, spec, plan }: Sweep<SweepName>): ScheduleOptions {
  const scheduleId = scheduleIdOf(temporal, name);
  return {
    scheduleId,
    spec: { ...spec, timezone: 'UTC' },
    action: {
      type: 'startWorkflow',
      workflowType: 'sweep',
      args: [{ name, plan }],
      workflowId: `${scheduleId}/run`,
      taskQueue: temporal.taskQueue,
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 hour' },
  };
}

/** Runs a sweep now; joins an earlier such run that is still running. */
export function startSweep(
  temporal: Port,
  name: SweepName,
): Promise<WorkflowHandleWithFirstExecutionRunId<typeof sweep>> {
  const { plan } = sweeps.find((one) => one.name === name) as Sweep<SweepName>;
  return temporal.client.workflow.start<typeof sweep>('sweep', {
    args: [{ name, plan }],
    workflowId: `${scheduleIdOf(temporal, name)}/now`,
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}
