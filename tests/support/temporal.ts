import { randomUUID } from 'node:crypto';
import { IllegalStateError } from '@temporalio/common';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { pino } from 'pino';
import { timeSkippingServerPath } from '../../engines/supervisor/index.ts';
import { fromRoot } from '../../platform/root.ts';
import { installTemporalRuntime } from '../../workflows/temporal-worker.ts';

/** Starts a separate Temporal in which timers and retries take no time. */
export async function timeSkippingTemporal(): Promise<TestWorkflowEnvironment> {
  const path = await timeSkippingServerPath(fromRoot('.data/tools'));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await TestWorkflowEnvironment.createTimeSkipping({
        server: { executable: { type: 'existing-path', path } },
      });
    } catch (error) {
      // the client waits five seconds for the server, which may be too short on a busy machine
      if (attempt === 5 || !String(error).includes('did not start within')) throw error;
    }
  }
}

/** Returns a task queue that no other test polls. */
export const newTaskQueue = (): string => `test-${randomUUID()}`;

/** Silences Temporal's logs. A process has one runtime, and test files share a process: the first installs it. */
export function quietTemporal(): void {
  try {
    installTemporalRuntime(pino({ level: 'silent' }));
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error;
  }
}
