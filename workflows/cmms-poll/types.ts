import type { PollResult } from '../../domain/cmms-sync/poll-system.ts';

/** Key of a maintenance system. */
export interface PollKey {
  customerId: number;
  systemId: number;
}

/** Activities of the workflow in workflow.ts. */
export interface PollActivities {
  /** Reads the changes there since the last poll. */
  pollMaintenanceSystem(key: PollKey): Promise<PollResult>;
}
