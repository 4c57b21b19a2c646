import { connectionLostMinutes, zeroThroughputHours } from '../constants.ts';
import type { ConnectionType } from './external-schemas.ts';
import type { OpenIssue } from './open-issues.ts';

export const healthStates = ['HEALTHY', 'MODERATELY_HEALTHY', 'UNHEALTHY', 'UNKNOWN', 'INACTIVE'] as const;
export type HealthState = (typeof healthStates)[number];

export interface IntegrationHealth {
  state: HealthState;
  label: 'Healthy' | 'Sync error' | 'Lost connection' | 'Unknown' | 'Inactive';
  /** When the connection was last heard, if it is lost; null where it never was. */
  lostSince: Date | null;
}

/** What the health of an integration is judged by. */
export interface HealthFacts {
  isActive: boolean;
  connectionType: ConnectionType;
  createdAt: Date;
  lastContactAt: Date | null;
  /** Minutes; null where the constant holds. */
  lastAccessOnSlackThreshold: number | null;
  /** Of a maintenance system, which is asked and does not call by itself. */
  openIssues?: readonly OpenIssue[];
}

const minuteMs = 60_000;
const hourMs = 3_600_000;

/**
 * Policy integrationHealth (INT.3, INT.4): without a valid connection for longer than its threshold an integration is
 * unhealthy. Mails come when there is something to say, so that none is missed by its absence. A maintenance system is
 * asked: it is unhealthy while it is known not to answer, else moderately healthy while a ticket could not be brought to
 * it; before it has answered for the first time nobody knows. Low throughput is a warning beside it and leaves health as it is.
 */
export function integrationHealth(system: HealthFacts, now: Date): IntegrationHealth {
  if (!system.isActive) return { state: 'INACTIVE', label: 'Inactive', lostSince: null };
  const issues = system.openIssues?.filter(({ opensAt }) => new Date(opensAt) <= now) ?? [];
  if (issues.some(({ type }) => type === 'LOST_CONNECTION'))
    return { state: 'UNHEALTHY', label: 'Lost connection', lostSince: system.lastContactAt };
  if (issues.length > 0) return { state: 'MODERATELY_HEALTHY', label: 'Sync error', lostSince: null };
  const isAsked = system.connectionType === 'OUTBOUND_API' || system.connectionType === 'OUTBOUND_RUNNER';
  if (isAsked && system.lastContactAt === null) return { state: 'UNKNOWN', label: 'Unknown', lostSince: null };
  if (isAsked) return { state: 'HEALTHY', label: 'Healthy', lostSince: null };
  const silentMs = now.getTime() - (system.lastContactAt ?? system.createdAt).getTime();
  const lostAfterMs = (system.lastAccessOnSlackThreshold ?? connectionLostMinutes) * minuteMs;
  if (system.connectionType === 'EMAIL' || silentMs <= lostAfterMs)
    return { state: 'HEALTHY', label: 'Healthy', lostSince: null };
  return { state: 'UNHEALTHY', label: 'Lost connection', lostSince: system.lastContactAt };
}

/** INT.3: an active source without an alarm for longer than its threshold, counted from its creation at the earliest. */
export function isThroughputLow(
  system: { isActive: boolean; createdAt: Date; alarmThroughputEmailThreshold: number | null },
  lastAlarmAt: number | null,
  now: Date,
): boolean {
  const quietMs = now.getTime() - Math.max(lastAlarmAt ?? 0, system.createdAt.getTime());
  return system.isActive && quietMs > throughputHours(system) * hourMs;
}

/** Hours without an alarm after which throughput is low. */
export const throughputHours = (system: { alarmThroughputEmailThreshold: number | null }): number =>
  system.alarmThroughputEmailThreshold ?? zeroThroughputHours;
