import type { TaskQueue } from '../temporal-worker.ts';
import { syncQueueOf } from './client.ts';
import type { SyncActivities } from './types.ts';

/** Tickets under way in one process: those of twenty slow systems, and room for others. The rest waits in Temporal. */
const atOnce = 256;

/** How a process works on the plans of tickets: their attempts are part of their tasks. */
export const syncQueue = (taskQueue: string, activities: SyncActivities): TaskQueue => ({
  taskQueue: syncQueueOf(taskQueue),
  activities,
  enableNonLocalActivities: false,
  maxConcurrentLocalActivityExecutions: atOnce,
  maxConcurrentWorkflowTaskExecutions: atOnce,
  // those that wait for their next attempt are read again
  maxCachedWorkflows: 2 * atOnce,
  workflowThreadPoolSize: 1,
  // nearly all of their tasks are first ones
  nonStickyToStickyPollRatio: 0.8,
});
