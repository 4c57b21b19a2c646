import { randomUUID } from 'node:crypto';
import { IllegalStateError } from '@temporalio/common';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { pino } from 'pino';
import { timeSkippingServerPath } from '../../engines/index.ts';
import { fromRoot } from '../../platform/root.ts';
import { installTemporalRuntime } from '../../workflows/temporal-worker.ts';

/** A Temporal of one's own in which timers and retries take no time. */
export async function timeSkippingTemporal(): Promise<TestWorkflowEnvironment> {
  const path = await timeSkippingServerPath(fromRoot('.data/tools'));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await TestWorkflowEnvironment.createTimeSkipping({
        server: { executable: { type: 'existing-path', path } },
      });
    } catch (error) {
      // the client gives the server five seconds, which a busy machine may need more of
      if (attempt === 5 || !String(error).includes('did not start within')) throw error;
    }
  }
}

/** A task queue that no other test takes work from. */
export const newTaskQueue = (): string => `test-${randomUUID()}`;

/** Temporal's parts say nothing. A process has one runtime, and test files share a process: the first installs it. */
export function quietTemporal(): void {
  try {
    installTemporalRuntime(pino({ level: 'silent' }));
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error;
  }
}
