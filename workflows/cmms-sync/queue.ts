import type { TaskQueue } from '../temporal-worker.ts';
import { syncQueueOf } from './client.ts';
import type { SyncActivities } from './types.ts';

/** Tickets under way in one process, enough for several systems. Others wait in Temporal, where they cost nothing. */
const atOnce = 32;

/** How a process works on the plans of tickets: their attempts are part of their tasks. */
export const syncQueue = (taskQueue: string, activities: SyncActivities): TaskQueue => ({
  taskQueue: syncQueueOf(taskQueue),
  activities,
  enableNonLocalActivities: false,
  maxConcurrentWorkflowTaskExecutions: atOnce,
  maxConcurrentLocalActivityExecutions: atOnce,
  // those that wait for their next attempt are read again
  maxCachedWorkflows: 2 * atOnce,
  workflowThreadPoolSize: 1,
  // nearly all of their tasks are first ones
  nonStickyToStickyPollRatio: 0.8,
});
