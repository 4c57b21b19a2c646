import {
  ScheduleAlreadyRunning,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
  type ScheduleSpec,
  type WorkflowHandleWithFirstExecutionRunId,
} from '@temporalio/client';
import type { RecountScope } from '../../domain/alarms/list-for-recount.ts';
import {
  connectionSweepSeconds,
  escalationSweepSeconds,
  resolutionSweepSeconds,
  snoozeSweepSeconds,
} from '../../domain/constants.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { recountNuisance, sweepStale } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

/** Ids carry the task queue, so that installations that share a namespace keep apart. */
const idOf = (temporal: Port, name: string): string => `${temporal.taskQueue}/housekeeping/${name}`;

interface Plan {
  spec: ScheduleSpec;
  workflowType: string;
  args: unknown[];
}

const hourly: ScheduleSpec = { calendars: [{ minute: 5, hour: '*' }] };
const nightly: ScheduleSpec = { calendars: [{ minute: 15, hour: 2 }] };

/** When each runs (UTC), by the last part of its schedule's id. */
export const schedules = {
  'recount-counted': { spec: hourly, workflowType: 'recountNuisance', args: [{ scope: 'counted' }] },
  'recount-all': { spec: nightly, workflowType: 'recountNuisance', args: [{ scope: 'all' }] },
  'sweep-stale': { spec: hourly, workflowType: 'sweepStale', args: [] },
  'sweep-snoozes': {
    spec: { intervals: [{ every: snoozeSweepSeconds * 1_000 }] },
    workflowType: 'sweepSnoozes',
    args: [],
  },
  'sweep-overdue': {
    spec: { intervals: [{ every: escalationSweepSeconds * 1_000 }] },
    workflowType: 'sweepOverdue',
    args: [],
  },
  'sweep-resolutions': {
    spec: { intervals: [{ every: resolutionSweepSeconds * 1_000 }] },
    workflowType: 'sweepResolutions',
    args: [],
  },
  'sweep-connections': {
    spec: { intervals: [{ every: connectionSweepSeconds * 1_000 }] },
    workflowType: 'sweepConnections',
    args: [],
  },
  'sweep-throughput': { spec: { calendars: [{ minute: 35, hour: '*' }] }, workflowType: 'sweepThroughput', args: [] },
  'resume-work': { spec: { intervals: [{ every: '1 minute' }] }, workflowType: 'resumeWork', args: [] },
  'keep-cmms': { spec: { intervals: [{ every: '1 minute' }] }, workflowType: 'keepCmms', args: [] },
  'settle-cmms': { spec: { intervals: [{ every: '1 minute' }] }, workflowType: 'settleCmms', args: [] },
  'sync-cmms-values': { spec: { calendars: [{ minute: 30, hour: 1 }] }, workflowType: 'syncCmmsValues', args: [] },
  'keep-payloads': { spec: { calendars: [{ minute: 45, hour: 3 }] }, workflowType: 'keepPayloads', args: [] },
} satisfies Record<string, Plan>;
export type ScheduleName = keyof typeof schedules;

/** The id of a schedule in Temporal. */
export const scheduleIdOf = (temporal: Port, name: ScheduleName): string => idOf(temporal, name);

/**
 * Creates the schedules, those of NUIS.1, NUIS.6, SYS.8, SNZ.2, WORK.10, WORK.14, INT.3 and CMMS.12 among them, or brings them to this release. One that an operator paused stays paused.
 * A run that is still going is not joined by a second; one that was missed by less than an hour is made up for.
 */
export async function ensureSchedules(temporal: Port): Promise<void> {
  for (const name of Object.keys(schedules) as ScheduleName[]) {
    const options = optionsOf(temporal, name);
    try {
      await temporal.client.schedule.create(options);
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      const { spec, action, policies } = options;
      await temporal.client.schedule
        .getHandle(options.scheduleId)
        .update((before) => ({ ...before, spec, action, policies }));
    }
  }
}

function optionsOf(temporal: Port, name: ScheduleName): ScheduleOptions {
  const { spec, workflowType, args } = schedules[name];
  return {
    scheduleId: scheduleIdOf(temporal, name),
    spec: { ...spec, timezone: 'UTC' },
    action: {
      type: 'startWorkflow',
      workflowType,
      args: [...args],
      workflowId: idOf(temporal, `${name}/run`),
      taskQueue: temporal.taskQueue,
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 hour' },
  };
}

/** Recounts nuisances now; joins a recount of the same scope that was asked for before and still runs. */
export function startRecount(
  temporal: Port,
  scope: RecountScope,
): Promise<WorkflowHandleWithFirstExecutionRunId<typeof recountNuisance>> {
  return temporal.client.workflow.start<typeof recountNuisance>('recountNuisance', {
    args: [{ scope }],
    workflowId: idOf(temporal, `recount-${scope}/now`),
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}

/** Sweeps for stale alarms now; joins a sweep that was asked for before and still runs. */
export function startStaleSweep(temporal: Port): Promise<WorkflowHandleWithFirstExecutionRunId<typeof sweepStale>> {
  return temporal.client.workflow.start<typeof sweepStale>('sweepStale', {
    args: [],
    workflowId: idOf(temporal, 'sweep-stale/now'),
    taskQueue: temporal.taskQueue,
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
}
