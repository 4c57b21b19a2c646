import type { PollResult } from '../../domain/cmms/sync/poll-system.ts';

/** Which maintenance system. */
export interface PollKey {
  customerId: number;
  systemId: number;
}

export interface KeepResult {
  /** Systems that are polled. */
  polled: number;
  /** Tickets whose plans should be at work; those that are were left alone. */
  resumed: number;
}

/** The work that the plans in workflow.ts call for. */
export interface PollActivities {
  /** Reads what has changed there since the last poll. */
  pollMaintenanceSystem(key: PollKey): Promise<PollResult>;
  /** Gives each active system its schedule, takes it from others, and resumes tickets that nobody is at. */
  keepMaintenanceSystems(): Promise<KeepResult>;
}
