import { zeroThroughputHours } from '../constants.ts';
import type { Direction } from './external-schemas.ts';
import { hasOpenIssue, type OpenIssue } from './open-issues.ts';

export const healthStates = ['HEALTHY', 'MODERATELY_HEALTHY', 'UNHEALTHY', 'UNKNOWN', 'INACTIVE'] as const;
export type HealthState = (typeof healthStates)[number];

export interface IntegrationHealth {
  state: HealthState;
  label: 'Healthy' | 'Sync error' | 'Lost connection' | 'Waiting for first event' | 'Unknown' | 'Inactive';
  /** When the connection was last heard, if it is lost; null where it never was. */
  lostSince: Date | null;
}

/** Facts that decide the health of an integration. */
export interface HealthFacts {
  isActive: boolean;
  direction: Direction;
  lastContactAt: Date | null;
  openIssues: readonly OpenIssue[];
}

/**
 * Policy integrationHealth (INT.4): unhealthy while its connection is lost, else moderately healthy while a ticket could
 * not be brought to it. Before it was heard for the first time nobody knows. Low throughput is a warning beside it and
 * leaves health as it is. What is lost is decided by the sweep that opens the issue: health, log and mails say one thing.
 */
export function integrationHealth(system: HealthFacts, now: Date): IntegrationHealth {
  const { isActive, direction, lastContactAt, openIssues } = system;
  if (!isActive) return { state: 'INACTIVE', label: 'Inactive', lostSince: null };
  if (hasOpenIssue(openIssues, ['LOST_CONNECTION'], now))
    return { state: 'UNHEALTHY', label: 'Lost connection', lostSince: lastContactAt };
  if (hasOpenIssue(openIssues, ['CREATE_WORK_TICKET_FAILURE', 'UPDATE_WORK_TICKET_FAILURE'], now))
    return { state: 'MODERATELY_HEALTHY', label: 'Sync error', lostSince: null };
  if (lastContactAt !== null) return { state: 'HEALTHY', label: 'Healthy', lostSince: null };
  const label = direction === 'INBOUND' ? 'Waiting for first event' : 'Unknown';
  return { state: 'UNKNOWN', label, lostSince: null };
}

/** INT.3: whether an active source has brought no alarm for longer than it may. */
export const isThroughputLow = (system: Pick<HealthFacts, 'isActive' | 'openIssues'>, now: Date): boolean =>
  system.isActive && hasOpenIssue(system.openIssues, ['LOW_THROUGHPUT'], now);

/** Hours without an alarm after which throughput is low. */
export const throughputHours = (system: { alarmThroughputEmailThreshold: number | null }): number =>
  system.alarmThroughputEmailThreshold ?? zeroThroughputHours;
