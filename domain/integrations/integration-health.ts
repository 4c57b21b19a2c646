import { zeroThroughputHours } from '../constants.ts';
import type { Direction } from './external-schemas.ts';
import { hasOpenIssue, type OpenIssue } from './open-issues.ts';

export const healthStates = ['HEALTHY', 'MODERATELY_HEALTHY', 'UNHEALTHY', 'UNKNOWN', 'INACTIVE'] as const;
export type HealthState = (typeof healthStates)[number];

export interface IntegrationHealth {
  state: HealthState;
  label: 'Healthy' | 'Sync error' | 'Lost connection' | 'Waiting for first event' | 'Unknown' | 'Inactive';
  /** Time of the last contact, if the connection is lost; null if there was none. */
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
 * Policy integrationHealth (INT.4): unhealthy while its connection is lost, else moderately healthy while a ticket
 * could not be sent to it; unknown before the first contact. Low throughput is a separate warning and does not change
 * health. The sweep that opens the issue decides if a connection is lost, so that health, log and mails agree.
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

/** INT.3: returns true if an active source has sent no alarm for longer than its threshold. */
export const isThroughputLow = (system: Pick<HealthFacts, 'isActive' | 'openIssues'>, now: Date): boolean =>
  system.isActive && hasOpenIssue(system.openIssues, ['LOW_THROUGHPUT'], now);

const needs: Readonly<Record<HealthState, number>> = {
  UNHEALTHY: 0,
  MODERATELY_HEALTHY: 1,
  UNKNOWN: 2,
  HEALTHY: 3,
  INACTIVE: 4,
};

/** Rank of an integration by how soon somebody has to look at it, from 0: a quiet one counts as one with errors. */
export function needOf(system: HealthFacts, now: Date): number {
  const { state } = integrationHealth(system, now);
  return needs[state === 'HEALTHY' && isThroughputLow(system, now) ? 'MODERATELY_HEALTHY' : state];
}

/** Hours without an alarm after which throughput is low. */
export const throughputHours = (system: { alarmThroughputEmailThreshold: number | null }): number =>
  system.alarmThroughputEmailThreshold ?? zeroThroughputHours;
