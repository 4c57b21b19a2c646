import { WorkflowNotFoundError } from '@temporalio/client';
import type { Temporal } from '../platform/temporal.ts';

/** Cancels a workflow: it stops after its current step. @returns false if none with this id runs. */
export async function cancelWorkflow({ client }: Pick<Temporal, 'client'>, workflowId: string): Promise<boolean> {
  try {
    await client.workflow.getHandle(workflowId).cancel();
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
