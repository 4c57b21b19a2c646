import type { TaskQueue } from '../temporal-worker.ts';
import { syncQueueOf } from './client.ts';
import type { SyncActivities } from './types.ts';

/** Tickets under way in one process: some of a dozen slow systems, and room for others. The rest waits in Temporal. */
const atOnce = 128;

/** How a process works on the plans of tickets. */
export const syncQueue = (taskQueue: string, activities: SyncActivities): TaskQueue => ({
  taskQueue: syncQueueOf(taskQueue),
  activities,
  maxConcurrentActivityTaskExecutions: atOnce,
  maxConcurrentWorkflowTaskExecutions: 16,
  // those that wait for their next attempt are read again
  maxCachedWorkflows: 2 * atOnce,
  workflowThreadPoolSize: 1,
});
