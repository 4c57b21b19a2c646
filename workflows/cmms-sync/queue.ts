import type { TaskQueue } from '../temporal-worker.ts';
import { syncQueueOf } from './client.ts';
import type { SyncActivities } from './types.ts';

/** Batches of tickets under way in one process, enough for several systems. Others wait in Temporal, where they cost nothing. */
const atOnce = 16;

/** How a process works on the plans of maintenance systems. */
export const syncQueue = (taskQueue: string, activities: SyncActivities): TaskQueue => ({
  taskQueue: syncQueueOf(taskQueue),
  activities,
  maxConcurrentActivityTaskExecutions: atOnce,
  maxConcurrentLocalActivityExecutions: atOnce,
  maxConcurrentWorkflowTaskExecutions: atOnce,
  // those that wait for their next attempt are read again
  maxCachedWorkflows: 4 * atOnce,
  workflowThreadPoolSize: 1,
});
