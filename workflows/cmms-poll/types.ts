import type { PollResult } from '../../domain/cmms-sync/poll-system.ts';

/** Which maintenance system. */
export interface PollKey {
  customerId: number;
  systemId: number;
}

/** The work that the plans in workflow.ts call for. */
export interface PollActivities {
  /** Reads what has changed there since the last poll. */
  pollMaintenanceSystem(key: PollKey): Promise<PollResult>;
}
