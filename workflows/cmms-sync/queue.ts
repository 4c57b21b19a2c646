import type { TaskQueue } from '../temporal-worker.ts';
import { syncQueueOf } from './client.ts';
import type { SyncActivities } from './types.ts';

/**
 * Maximum tickets in flight in one process: those of twenty slow systems, and some others. The rest waits in Temporal.
 */
const atOnce = 256;

/** Returns a process's worker options for syncs of tickets: attempts are local activities, part of workflow tasks. */
export const syncQueue = (taskQueue: string, activities: SyncActivities): TaskQueue => ({
  taskQueue: syncQueueOf(taskQueue),
  activities,
  enableNonLocalActivities: false,
  maxConcurrentLocalActivityExecutions: atOnce,
  maxConcurrentWorkflowTaskExecutions: atOnce,
  // workflows evicted while they wait for their next attempt are replayed
  maxCachedWorkflows: 2 * atOnce,
  workflowThreadPoolSize: 1,
  // nearly all tasks are the first of their workflow
  nonStickyToStickyPollRatio: 0.8,
});
