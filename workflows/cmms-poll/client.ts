import {
  ScheduleAlreadyRunning,
  ScheduleNotFoundError,
  type ScheduleOptions,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { backSyncMinutes } from '../../domain/constants.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { PollKey } from './types.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

const prefixOf = ({ taskQueue }: Port): string => `${taskQueue}/cmms-poll/`;

/** Returns the id of a system's schedule in Temporal. */
export const pollScheduleIdOf = (temporal: Port, { customerId, systemId }: PollKey): string =>
  `${prefixOf(temporal)}${customerId}/${systemId}`;

function optionsOf(temporal: Port, key: PollKey): ScheduleOptions {
  const scheduleId = pollScheduleIdOf(temporal, key);
  return {
    scheduleId,
    spec: { intervals: [{ every: `${backSyncMinutes} minutes` }] },
    action: {
      type: 'startWorkflow',
      workflowType: 'cmmsPoll',
      args: [key],
      workflowId: `${scheduleId}/run`,
      taskQueue: temporal.taskQueue,
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '5 minutes' },
  };
}

/**
 * Creates missing schedules of the given systems, with a first run at once, and deletes those of other systems. A
 * schedule that an operator paused stays paused.
 */
export async function keepPollSchedules(temporal: Port, keys: readonly PollKey[]): Promise<void> {
  const { schedule } = temporal.client;
  const wanted = new Map(keys.map((key) => [pollScheduleIdOf(temporal, key), key]));
  const there = new Set<string>();
  for await (const { scheduleId } of schedule.list())
    if (scheduleId.startsWith(prefixOf(temporal))) there.add(scheduleId);
  for (const [id, key] of wanted) {
    if (there.has(id)) continue;
    try {
      await schedule.create({ ...optionsOf(temporal, key), state: { triggerImmediately: true } });
    } catch (error) {
      // the list of schedules is eventually consistent
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    }
  }
  for (const id of there) {
    if (wanted.has(id)) continue;
    try {
      await schedule.getHandle(id).delete();
    } catch (error) {
      if (!(error instanceof ScheduleNotFoundError)) throw error;
    }
  }
}
