import { randomUUID } from 'node:crypto';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { timeSkippingServerPath } from '../../engines/index.ts';
import { fromRoot } from '../../platform/root.ts';

/** A Temporal of one's own in which timers and retries take no time. */
export async function timeSkippingTemporal(): Promise<TestWorkflowEnvironment> {
  const path = await timeSkippingServerPath(fromRoot('.data/tools'));
  return TestWorkflowEnvironment.createTimeSkipping({ server: { executable: { type: 'existing-path', path } } });
}

/** A task queue that no other test takes work from. */
export const newTaskQueue = (): string => `test-${randomUUID()}`;
